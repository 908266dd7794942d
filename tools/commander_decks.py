"""How the Commander decks play against one another: python tools/commander_decks.py [--games 12] [--agent normal]

Every two of them meet so often, each going first in half of the games. For each deck it tells: lands, average cost,
how often its first hand was kept, how often its commander was cast by its third, fifth and seventh turn or at all,
how long its games were, and its share of wins, in all and against each other. A deck below a quarter or above three
quarters of all its games plays badly, or too well, and the answer is 1.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from itertools import combinations
from typing import Final

from mulligan import games
from mulligan.agents import Agent, agent, ask, deciders
from mulligan.kernel.kinds import Deck, Kind
from mulligan.sim.statistics import rate, wilson

TURNS: Final = (3, 5, 7)
LEAST: Final = 0.25
MOST: Final = 0.75
MOST_DECISIONS: Final = 20_000


class Tale:
    """What the games of one deck came to."""

    def __init__(self) -> None:
        self.games = 0
        self.won = 0
        self.kept = 0
        self.cast: list[int] = []  # in which of its own turns the commander was cast first, of the games where it was
        self.turns = 0
        self.against: Counter[str] = Counter()

    def share(self) -> float:
        """Of all games, how many were won."""
        return rate(self.won, self.games)


def play(kind: Kind, names: tuple[str, str], seed: int, bot: Agent, tales: dict[str, Tale]) -> None:
    """One game of two decks; the first of them sits first."""
    decks = [kind.built_in_deck(name) for name in names]
    game = kind.new_game(kind.match(list(names), decks, kind.newest(), "commander", None), seed, False)
    cast: dict[int, int] = {}
    again: set[int] = set()
    decisions = 0
    while not game.over and decisions < MOST_DECISIONS:
        decision = game.decision
        assert decision is not None
        player = deciders(decision)[0]
        option = ask(bot, kind, game, player, (seed << 20) + decisions)
        if option.verb == "mulligan":
            again.add(player)
        game.choose(option)
        decisions += 1
        for seat in range(len(names)):
            if seat not in cast and kind.tally(game, seat)["commander-casts"]:
                cast[seat] = (game.turn + 1) // 2  # both take a turn after the other
    for seat, name in enumerate(names):
        tale = tales[name]
        tale.games += 1
        tale.turns += game.turn
        tale.kept += seat not in again
        tale.cast += [cast[seat]] if seat in cast else []
        if game.over and game.result == seat:
            tale.won += 1
            tale.against[names[1 - seat]] += 1


def built(kind: Kind, deck: Deck) -> tuple[int, float]:
    """How many lands a deck has, and what its other cards cost on average."""
    sheets = [(count, kind.card_sheet(name)) for count, name in deck.cards]
    spells = [(count, sheet) for count, sheet in sheets if sheet["type"] != "land"]
    number = sum(count for count, _ in spells)
    return deck.size() - number, sum(count * int(str(sheet["converted"])) for count, sheet in spells) / number


def main() -> int:
    """Play, and tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=12, help="of any two decks")
    parser.add_argument("--agent", default="normal")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    kind = games.kind("magic")
    names = kind.decks_for("commander")
    tales = {name: Tale() for name in names}
    bot = agent(asked.agent)
    for place, (first, second) in enumerate(combinations(names, 2)):
        for number in range(asked.games):
            pair = (first, second) if number % 2 == 0 else (second, first)
            play(kind, pair, (asked.seed * 100 + place) * 1000 + number, bot, tales)
        print(f"{first} – {second}: {tales[first].against[second]} : {tales[second].against[first]}", flush=True)
    print(f"\n{'deck':10}{'lands':>6}{'cost':>6}{'kept':>7}" + "".join(f"{f'by {turn}':>7}" for turn in TURNS), end="")
    print(f"{'cast':>7}{'turns':>7}{'won':>7}   of them (95 %)")
    for name, tale in tales.items():
        lands, cost = built(kind, kind.built_in_deck(name))
        by = [rate(sum(one <= turn for one in tale.cast), tale.games) for turn in TURNS]
        least, most = wilson(tale.won, tale.games)
        shares = "".join(f"{one:7.0%}" for one in (rate(tale.kept, tale.games), *by, rate(len(tale.cast), tale.games)))
        print(f"{name:10}{lands:6}{cost:6.1f}{shares}{tale.turns / tale.games:7.1f}", end="")
        print(f"{tale.share():7.0%}   {least:.0%} to {most:.0%}")
    return 0 if all(LEAST <= tale.share() <= MOST for tale in tales.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
