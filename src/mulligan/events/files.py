"""Events that are kept: one JSON file, written whole after each result."""

from __future__ import annotations

from typing import Final

import msgspec

from mulligan import games
from mulligan.events.event import BYE, KNOCKOUT, MOST_ROUNDS, SWISS, Event, Round, Table
from mulligan.kernel.errors import BadSave, MulliganError
from mulligan.kernel.kinds import Deck
from mulligan.kernel.visible import visible
from mulligan.saves.disk import read_file, write_file
from mulligan.saves.setting import DeckRow, check_size, deck_from, deck_row
from mulligan.version import __version__

VERSION: Final = 1
MOST_BYTES: Final = 32 << 20
LONGEST_NAME: Final = 100


class TableRow(msgspec.Struct):
    """A table in the file."""

    players: list[int]
    wins: list[int]
    draws: int
    played: bool


class RoundRow(msgspec.Struct):
    """A round in the file."""

    stage: str
    tables: list[TableRow]


class EventRow(msgspec.Struct):
    """The file."""

    event: int
    engine: str
    game: str
    edition: str
    format: str
    players: list[str]
    swiss: int
    cut: int
    needed: int
    seed: int
    rounds: list[RoundRow]
    dropped: dict[int, int]
    agents: list[str]
    decks: list[DeckRow]
    playing: dict[str, str] = {}


class KeptEvent:
    """An event of a game, with the decks and computer players of its players where they are known, and its file."""

    def __init__(self, event: Event, game: str, edition: str, format: str) -> None:
        self.event = event
        self.game = game
        self.edition = edition
        self.format = format
        self.agents: list[str] = []  # who plays for each; nothing for a person
        self.decks: list[Deck] = []
        self.playing: dict[str, str] = {}  # by round and table, where the game is kept that people play there
        self.path = ""  # where it is kept, if anywhere

    def save(self) -> None:
        """Write it down."""
        if self.path:
            write_file(self.path, self.whole())

    def whole(self) -> bytes:
        """The whole file."""
        event = self.event
        rounds = [
            RoundRow(one.stage, [TableRow(t.players(), t.wins, t.draws, t.played) for t in one.tables])
            for one in event.rounds
        ]
        row = EventRow(
            VERSION,
            __version__,
            self.game,
            self.edition,
            self.format,
            event.players,
            event.swiss,
            event.cut,
            event.needed,
            event.seed,
            rounds,
            event.dropped,
            self.agents,
            [deck_row(deck) for deck in self.decks],
            self.playing,
        )
        return msgspec.json.format(msgspec.json.encode(row), indent=1) + b"\n"


def read_event(path: str) -> KeptEvent:
    """The event of a file."""
    found = load_event(read_file(path, MOST_BYTES), path)
    found.path = path
    return found


def load_event(data: bytes, where: str) -> KeptEvent:
    """The event that a file tells of; whatever else it is, is said."""
    row = read_row(data, where)
    try:
        names = [visible(name)[:LONGEST_NAME] for name in row.players]
        event = Event(names, row.swiss, row.cut, row.needed, row.seed)
        for one in row.rounds:
            event.rounds.append(round_from(one, event, where))
        if any(not 0 <= player < len(names) for player in row.dropped):
            raise BadSave("event-unreadable", where=where)
        event.dropped = row.dropped
        found = KeptEvent(event, row.game, row.edition, row.format)
        found.agents = row.agents
        found.playing = row.playing
        found.decks = [deck_from(deck) for deck in row.decks]
        for deck in found.decks:
            check_size(deck)
    except BadSave:
        raise
    except MulliganError as error:
        raise BadSave("event-broken", where=where, why=error) from None
    return found


def read_row(data: bytes, where: str) -> EventRow:
    """The file, as far as it can be told to be one without looking at what it says."""
    try:
        whole = msgspec.json.decode(data) if len(data) <= MOST_BYTES else None
        version = whole.get("event") if isinstance(whole, dict) else None
        if not isinstance(version, int) or isinstance(version, bool):
            raise BadSave("event-unreadable", where=where)
        if version > VERSION:
            raise BadSave("event-of-later-version", where=where, version=__version__)
        row = msgspec.convert(whole, EventRow, strict=False)
    except (msgspec.MsgspecError, RecursionError, ValueError):
        raise BadSave("event-unreadable", where=where) from None
    known = row.game in games.names() and row.edition in games.kind(row.game).editions
    sides = (0, len(row.players))
    if not known or len(row.rounds) > 2 * MOST_ROUNDS or len(row.agents) not in sides or len(row.decks) not in sides:
        raise BadSave("event-unreadable", where=where)
    return row


def round_from(row: RoundRow, event: Event, where: str) -> Round:
    """A round of the file: everybody sits at one table at most, and no result is more than a match has."""
    tables: list[Table] = []
    seen: set[int] = set()
    for one in row.tables:
        right = len(one.players) in (1, 2) and len(one.wins) == 2 and not seen.intersection(one.players)
        right = right and all(0 <= player < len(event.players) for player in one.players)
        right = right and len(set(one.players)) == len(one.players)
        if not right or not 0 <= min(one.wins) <= max(one.wins) <= event.needed or not 0 <= one.draws < 100:
            raise BadSave("event-unreadable", where=where)
        seen.update(one.players)
        table = Table(one.players[0], one.players[1] if len(one.players) == 2 else BYE)
        table.wins = one.wins
        table.draws = one.draws
        table.played = one.played
        tables.append(table)
    if row.stage not in (SWISS, KNOCKOUT) or not tables:
        raise BadSave("event-unreadable", where=where)
    return Round(row.stage, tables)
