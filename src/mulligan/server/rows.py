"""A table as it is kept: who sits there, what is agreed, how far it is. Its games are kept apart, as save files."""

from __future__ import annotations

from typing import Final

import msgspec

from mulligan.saves.setting import DeckRow

OPEN: Final = "open"  # seats are to be filled
PLAYING: Final = "playing"
BETWEEN: Final = "between"  # two games of a match
OVER: Final = "over"
CLOSED: Final = "closed"  # nobody can go on

PERSON: Final = "person"
COMPUTER: Final = "computer"
WATCHING: Final = -1  # the seat of who has none

QUICK: Final = "quick"  # automatic passes are made at once, and everybody at the table knows that
PACED: Final = "paced"  # they take their time, as a person's
OFF: Final = "off"  # there are none


class ClockRow(msgspec.Struct, omit_defaults=True):
    """A chess clock: seconds for each player, and what each choice adds; then what happens to who runs out."""

    seconds: int
    increment: int = 0
    answers: int = 0  # so many times somebody is answered for before they lose


class SeatRow(msgspec.Struct, omit_defaults=True):
    """A seat: who sits there, by which secret, with which deck."""

    sort: str = OPEN
    name: str = ""
    agent: str = ""
    deck: DeckRow | None = None
    secret: str = ""  # a hash of the seat's token
    left: float = 0.0  # seconds on the clock
    answered: int = 0  # how often somebody was answered for
    muted: bool = False


class TableRow(msgspec.Struct, omit_defaults=True):
    """A table as it is kept."""

    id: str
    game: str
    edition: str
    format: str
    seats: list[SeatRow]
    title: str = ""
    teams: list[int] | None = None
    wins: int = 1  # games to be won
    switches: list[str] = []
    state: str = OPEN
    listed: bool = False
    watching: bool = True
    delay: int = 0
    chat: bool = True
    clock: ClockRow | None = None
    passing: str = QUICK
    practice: bool = False
    reason: str = ""
    decks: list[DeckRow] = []  # as they are between two games of a match, if somebody has changed theirs
    scenario: dict[str, object] | None = None
    lesson: str = ""  # the name of the lesson that is learnt here
    evening: str = ""  # the id of the evening of limited play whose match is played here
    shared: bool = False  # people who do not sit here are concerned in how it ends: others of the same evening
    made: float = 0.0
    games: int = 0  # begun
    luck: int = 0  # what the computer players' luck follows from
