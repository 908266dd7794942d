"""Whole games at the page in every way: python tools/browse.py [--game lorcana] [--way click]

For each game: by clicking, by keys, on a phone, two people in two browsers, three people where a game allows it.
Each game is played to its end.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "browser")]

from test_people import seat_people  # noqa: E402

from browsing import CHROMIUM, DESK, PHONE, Sitting, browser, play_together  # noqa: E402
from serving import running  # noqa: E402

GAMES = ("lorcana", "cipher", "magic")
WAYS = ("click", "keys", "phone", "two", "three")


def main() -> int:
    """Play what was asked for, and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=GAMES, action="append")
    parser.add_argument("--way", choices=WAYS, action="append")
    asked = parser.parse_args()
    if CHROMIUM is None:
        print("There is no chromium on this machine.")
        return 2
    for game in asked.game or GAMES:
        for way in asked.way or WAYS:
            if way == "three" and game == "cipher":
                continue
            start = time.monotonic()
            play(game, way)
            print(f"{game}, {way}: played to its end in {time.monotonic() - start:.0f} s", flush=True)
    return 0


def play(game: str, way: str) -> None:
    """One whole game."""
    with running() as server, browser() as opened:
        people = [
            Sitting(opened, server.address, PHONE if way == "phone" else DESK, seed)
            for seed in range(1, 1 + {"two": 2, "three": 3}.get(way, 1))
        ]
        if len(people) > 1:
            seat_people(people[0], people[1:], game)
            assert play_together(people), "the game did not end"
        else:
            people[0].sit_down(game)
            _ = people[0].play_by_keys() if way == "keys" else people[0].play_to_the_end()
        for one in people:
            one.leave()


if __name__ == "__main__":
    sys.exit(main())
