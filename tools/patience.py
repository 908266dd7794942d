"""How long a search lets people wait: `python tools/patience.py GAME --seconds 0.1 --decisions 10000 --seed S`.

Games are played by instinct with some chance in it, so that many kinds of positions come up; in each decision with more
than one option the search is asked, too, and its answer is timed as whoever sits at the table would, from the question
to the answer. What is printed is the share of answers within the limit and 50 ms, and the slowest ones.
"""

from __future__ import annotations

import argparse
import os
import time

from mulligan import games
from mulligan.agents import SearchAgent, ask, deciders, options_of
from mulligan.kernel import column
from mulligan.kernel.chance import chance, one_way
from mulligan.kernel.kinds import Kind
from mulligan.kernel.playouts import play_on

GRACE = 0.05  # seconds beyond the limit
NOISE = 30


def waits(kind: Kind, seconds: float, decisions: int, seed: int) -> list[float]:
    """How long so many answers took, in games with every two of the built-in decks in turn."""
    searcher = SearchAgent(seconds=seconds)
    names = kind.built_in_decks()
    pairs = [(one, two) for one in names for two in names if one != two]
    found: list[float] = []
    number = 0
    while len(found) < decisions:
        decks = [kind.built_in_deck(name) for name in pairs[number % len(pairs)]]
        match = kind.match(["1", "2"], decks, kind.newest(), kind.formats[0], None)
        game = kind.new_game(match, one_way(seed, number), False)
        luck = chance(one_way(seed, number, 1))
        while not game.over and len(found) < decisions:
            assert game.decision is not None
            player = deciders(game.decision)[0]
            own = options_of(game.decision, player)
            if len(own) > 1:
                began = time.perf_counter()
                chosen = ask(searcher, kind, game, player, one_way(seed, number, len(found)))
                found.append(time.perf_counter() - began)
                if chosen not in own:
                    raise AssertionError(f"{chosen} is none of {own}")
            play_on(game, luck, kind.instinct(), NOISE, most=1)
        number += 1
    return found


def within(found: list[float], seconds: float) -> float:
    """The share of answers within a limit and a little more."""
    return sum(one <= seconds + GRACE for one in found) / max(1, len(found))


def main() -> None:
    parser = argparse.ArgumentParser(description="How long a search lets people wait.")
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--decisions", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    found = sorted(waits(games.kind(asked.game), asked.seconds, asked.decisions, asked.seed))
    slowest = ", ".join(f"{1000 * one:.0f}" for one in found[-5:])
    print(
        f"{asked.game}: {within(found, asked.seconds):.2%} of {len(found)} answers within {asked.seconds:g} s and"
        f" {1000 * GRACE:.0f} ms; mean {1000 * sum(found) / len(found):.0f} ms, the slowest five {slowest} ms;"
        f" seed {asked.seed}, {'compiled' if column.COMPILED else 'uncompiled'}, load {os.getloadavg()[0]:.1f}"
    )


if __name__ == "__main__":
    main()
