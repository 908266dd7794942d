"""What rule tests are written with: naming the rule they show, and telling small stories at a table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest
from _pytest.mark import ParameterSet

from mulligan import games
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import Game
from mulligan.kernel.kinds import Deck, Kind, Refusal
from mulligan.kernel.options import Option
from mulligan.kernel.rules import ledger
from mulligan.scenarios import Runner, Table, lay_table

TESTS = Path(__file__).parent
PARCEL, NEWEST_PARCELS = 20, 10

Test = TypeVar("Test", bound=Callable[..., None])
Row = TypeVar("Row")

QUARTERS = 4  # of what is older: the whole of `check.py` runs all of them compiled, and one of them on the sources too


def rule(game: str, *names: str) -> Callable[[Test], Test]:
    """Say which rules a test shows. `mulligan rules` reads it from the source; a name no ledger has is an error."""
    known = {name for edition in games.kind(game).editions for name in ledger(game, edition).by_rule}
    for name in names:
        if name not in known:
            raise AssertionError(f"{name!r} is not the name of a rule of {game}")

    def keep(test: Test) -> Test:
        return test

    return keep


class Story:
    """A table set as in a scenario file, to which things can be done step by step, and which can be looked at."""

    def __init__(self, game: str, players: dict[str, object], **keys: object) -> None:
        self.kind: Kind = games.kind(game)
        self.table: Table = lay_table({"game": game, "players": players, **keys}, self.kind)
        self.game: Game = self.table.game
        self.runner = Runner({}, self.table, [])

    def do(self, by: str, verb: str, **fields: object) -> Story:
        """Somebody takes the one option that fits."""
        self.runner.take({"by": by, "do": verb, **fields})
        return self

    def until(self, **wanted: object) -> Story:
        """Every decision gets its default answer until then."""
        self.runner.take({"until": wanted})
        return self

    def expect(self, **paths: object) -> Story:
        """Compare; a path's dots are written as double underscores."""
        self.runner.take({"expect": {path.replace("__", "."): value for path, value in paths.items()}})
        return self

    def may(self, by: str, verb: str, **fields: object) -> bool:
        """Whether some option fits."""
        return bool(self.runner.fitting(by, {"do": verb, **fields}))

    def why_not(self, by: str, verb: str, card: str = "", target: str = "", text: str = "") -> Refusal | None:
        """Why somebody may not do this now."""
        option = Option(verb, self.card(card), self.card(target), text)
        return self.kind.why_not(self.game, self.table.players.index(by), option)

    def card(self, alias: str) -> int:
        """The number of the card of an alias; -1 for none."""
        return self.table.aliases[alias] if alias else -1

    def view(self, player: str) -> dict:
        """What a player sees; `""` only watches."""
        return self.kind.view(self.game, self.table.players.index(player) if player else -1)

    def seat(self, player: str, seen_by: str) -> dict:
        """What one player sees of another's seat."""
        return self.view(seen_by)["players"][self.table.players.index(player)]

    def knows(self, player: str, alias: str) -> bool:
        """Whether a player knows a card's face."""
        return self.game.knows(self.table.players.index(player), self.card(alias))

    def log(self, *kinds: str) -> list[tuple[str, str, str, str, int]]:
        """The log's lines of these kinds (or all): what, who, which card, which other card, how much."""
        told = []
        for note in self.game.log or []:
            if note.what and (not kinds or note.what in kinds):
                who = self.table.players[note.player] if note.player >= 0 else ""
                told.append((note.what, who, self.name(note.card), self.name(note.other), note.number))
        return told

    def name(self, card: int) -> str:
        """A card's alias, or its name."""
        return str(self.table.called(card)) if card >= 0 else ""


def parcels(rows: list[Row]) -> list[list[Row]]:
    """Rows by the score, as pytest takes longer to begin a test than most sentences take to be read."""
    return [rows[start : start + PARCEL] for start in range(0, len(rows), PARCEL)]


def in_parcels(rows: list[Row]) -> list[ParameterSet]:
    """The same, of which the newest, at the end, are looked at also where there is little time."""
    made = parcels(rows)
    older = len(made) - NEWEST_PARCELS
    return [pytest.param(parcel, marks=marks_of_older(i) if i < older else []) for i, parcel in enumerate(made)]


def marks_of_older(quarter: int) -> list[pytest.MarkDecorator]:
    """How something older is marked, by the quarter that it is in: `check.py --fast` leaves it out."""
    return [pytest.mark.slow] if quarter % QUARTERS else [pytest.mark.slow, pytest.mark.sources]


def result_of(function: Callable[..., object], *arguments: object) -> object:
    """What a function returns, or the error that says why it refuses, so that what comes after it is looked at too."""
    try:
        return function(*arguments)
    except MulliganError as error:
        return error


def deck_of(**copies: int) -> Deck:
    """A deck of so many copies of each name; a name's blanks are written as underscores."""
    return deck_with({name.replace("_", " "): count for name, count in copies.items()})


def deck_with(cards: dict[str, int]) -> Deck:
    """A deck of so many copies of each name."""
    deck = Deck("test")
    deck.cards = [(count, name) for name, count in cards.items()]
    return deck
