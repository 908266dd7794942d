"""A long soak: random games of random legal decks, looked at all the time: python -m mulligan.sim.soak GAME."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from mulligan import games
from mulligan.kernel.chance import Chance, chance
from mulligan.kernel.errors import Message, MulliganError
from mulligan.kernel.game import Game, Match
from mulligan.kernel.kinds import Kind
from mulligan.sim.invariants import (
    Cards,
    copies_are_exact,
    decision_is_sound,
    demand,
    refusals_are_told,
    view_is_blind,
)
from mulligan.sim.random_decks import random_deck
from mulligan.speech import words

MOST_DECISIONS = 50_000
GAMES_A_MATCH = 5  # so many games are played with the same decks
BATCH = 200


class Seats:
    """A way to sit down to a game: an edition, a format, how many players, which teams."""

    def __init__(self, edition: str, form: str, players: int, teams: list[int] | None) -> None:
        self.edition = edition
        self.form = form
        self.players = players
        self.teams = teams

    def told(self) -> Message:
        """For people."""
        return Message("soak-seats", edition=self.edition, format=self.form, players=self.players, teams=self.teams)


def seatings(kind: Kind) -> list[Seats]:
    """Every way to sit down to this game with two to four players."""
    found: list[Seats] = []
    for edition in kind.editions:
        for form in kind.formats:
            for players, teams in ((2, None), (3, None), (4, None), (4, [0, 1, 0, 1])):
                seats = Seats(edition, form, players, teams)
                try:
                    new_match(kind, seats, chance(0))
                except MulliganError:
                    continue
                found.append(seats)
    return found


def new_match(kind: Kind, seats: Seats, luck: Chance) -> Match:
    """A match of random legal decks."""
    names = ["Ada", "Bo", "Cy", "Di"][: seats.players]
    decks = [random_deck(kind, seats.edition, seats.form, luck) for _ in names]
    return kind.match(names, decks, seats.edition, seats.form, seats.teams)


def watch(kind: Kind, game: Game, luck: Chance, every: int) -> int:
    """Play a game out by chance and look at every decision; at one in `every` closely. How many decisions it took."""
    cards = Cards(game)
    count = 0
    while game.decision is not None:
        decision_is_sound(game)
        choice = luck.below(len(game.decision.options))
        if luck.below(every) == 0:
            cards.all_there(game)
            copies_are_exact(kind, game, choice)
            for player in range(game.match.seats):
                view_is_blind(kind, game, player, luck)
            for _ in range(5):
                refusals_are_told(kind, game, luck.below(game.match.seats), luck)
        game.choose_number(choice)
        count += 1
        demand(count < MOST_DECISIONS, "broken-endless", decisions=MOST_DECISIONS)
    decision_is_sound(game)
    cards.all_there(game)
    return count


def replays_exactly(kind: Kind, game: Game, seed: int) -> None:
    """A game that has been played, replayed from its choices, is the same game."""
    again = kind.new_game(game.match, seed, True)
    for choice in game.choices or []:
        again.choose_number(choice)
    demand(again.to_bytes() == game.to_bytes(), "broken-replay")


def soak(name: str, first: int, count: int, every: int) -> tuple[int, list[str]]:
    """Play so many games from a number on: how many decisions they took, and what went wrong."""
    kind = games.kind(name)
    ways = seatings(kind)
    decisions = 0
    wrong: list[str] = []
    match: Match | None = None
    for number in range(first, first + count):
        seats = ways[number // GAMES_A_MATCH % len(ways)]
        if match is None or number % GAMES_A_MATCH == 0:
            match = new_match(kind, seats, chance(number // GAMES_A_MATCH))
        try:
            watched = number % GAMES_A_MATCH == 0
            game = kind.new_game(match, number, watched)
            decisions += watch(kind, game, chance(number), every)
            if watched:
                replays_exactly(kind, game, number)
        except Exception as error:  # noqa: BLE001  whatever it is, the others are played too and all are told
            told = f"{type(error).__name__}: {error}"
            wrong.append(str(Message("soak-failed", number=number, seats=seats.told(), error=told)))
    return decisions, wrong


def batches(args: argparse.Namespace) -> Iterator[tuple[int, tuple[int, list[str]]]]:
    """The games in batches, from one process or several: how many, and how they went."""
    starts = range(args.first, args.first + args.games, BATCH)
    sizes = [min(BATCH, args.first + args.games - start) for start in starts]
    if args.jobs == 1:
        for start, size in zip(starts, sizes, strict=True):
            yield size, soak(args.game, start, size, args.every)
        return
    many = len(sizes)
    with ProcessPoolExecutor(args.jobs) as pool:
        results = pool.map(soak, [args.game] * many, starts, sizes, [args.every] * many)
        yield from zip(sizes, results, strict=True)


def main() -> int:
    """Soak a game, and say how it went."""
    say = words().say
    parser = argparse.ArgumentParser(prog="python -m mulligan.sim.soak", description=say("help-soak"))
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--games", type=int, default=1000, help=say("help-option-games"))
    parser.add_argument("--first", type=int, default=0, help=say("help-option-first"))
    parser.add_argument("--every", type=int, default=100, help=say("help-option-every"))
    parser.add_argument("--jobs", type=int, default=1, help=say("help-option-jobs"))
    args = parser.parse_args()
    started = time.monotonic()
    played = decisions = failures = 0
    for size, (took, wrong) in batches(args):
        played += size
        decisions += took
        failures += len(wrong)
        pace = round(played / (time.monotonic() - started))
        told = Message("soak-progress", games=played, decisions=decisions, failures=failures, pace=pace)
        sys.stdout.write("\n".join([*wrong, str(told)]) + "\n")
        sys.stdout.flush()
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
