"""A bot for a table: python examples/bot.py http://127.0.0.1:8000 lorcana

It does something whenever it can, by chance, and ends its turn last. What it knows is in docs/protocol.md.
"""

import random
import sys

from mulligan.client import Server


def main(address: str = "http://127.0.0.1:8000", game: str = "lorcana") -> None:
    """Play one game against the computer, and say how it ended."""
    with Server(address).new_table(game, name="Example bot", opponent="random") as seat:
        for view in seat.decisions():
            decision = view["decision"]
            ids = [option["id"] for option in decision["options"]]
            active = [one for one in ids if one not in decision["passive"]]
            seat.choose(random.choice(active or ids))
        print(f"after {seat.view['turn']} turns {seat.view['winner'] or 'nobody'} has won")


if __name__ == "__main__":
    main(*sys.argv[1:])
