"""An evening of limited play as it is kept: what is agreed, who is there, and what each has in hand to build."""

from __future__ import annotations

from typing import Final

import msgspec

from mulligan.server.rows import ClockRow

PICKING: Final = "picking"
BUILDING: Final = "building"
PICK_SECONDS: Final = 75  # for the first pick of a pack
BUILD_SECONDS: Final = 1200


class EveningSeat(msgspec.Struct, omit_defaults=True):
    """Who sits at a seat: a person by a secret, or a computer player; nobody yet if neither."""

    name: str = ""
    secret: str = ""  # a hash of the seat's token
    agent: str = ""
    gone: bool = False  # somebody who has left before the rounds: computer players pick and build for them
    deck: list[tuple[int, str]] = []  # the deck as far as its player has come with building it


class EveningRow(msgspec.Struct, omit_defaults=True):
    """What is agreed, who is there, and which table of the server each match has."""

    id: str
    game: str
    form: str
    set: str
    seats: list[EveningSeat]
    needed: int  # games that win a match
    agent: str  # who takes the seats that are left
    seed: int
    begun: bool = False
    clock: ClockRow | None = None  # of each match
    pick: int = 0  # seconds for the first pick of a pack; 0 for as long as anybody likes
    build: int = 0  # seconds for building a deck
    tables: dict[str, str] = {}  # by round and table of the event
    given: list[str] = []  # matches that somebody was given, likewise

    def people(self) -> list[int]:
        """The seats of people who are still there."""
        return [number for number, seat in enumerate(self.seats) if seat.secret and not seat.gone]
