"""What games of Cipher remember of events: for skills that are drawn in time, and for cards that ask about a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from mulligan.kernel.column import Numbers
from mulligan.kernel.declared import listing, record
from mulligan.kernel.events import Event


@record
class PastEvent:
    """An event that skills wait for, with the special skills of cards that wait for it."""

    kind: i64
    card: i64
    other: i64
    player: i64
    number: i64
    flags: i64
    owners: list[int] = listing()  # of each special skill that waits for it: its card
    skills: list[int] = listing()  # and its number

    # What follows from the fields (kernel/declared.py).
    if TYPE_CHECKING:

        def copy(self) -> PastEvent: ...
        def row(self) -> list[object]: ...
        @staticmethod
        def from_row(row: list[object]) -> PastEvent: ...

    def event(self) -> Event:
        """The event as it was told."""
        return Event(self.kind, self.card, self.other, self.player, self.number, self.flags)

    def is_same(self, one: PastEvent) -> bool:
        """Whether both are the same event."""
        same_cards = self.card == one.card and self.other == one.other
        same_rest = self.player == one.player and self.number == one.number and self.flags == one.flags
        return self.kind == one.kind and same_cards and same_rest

    def renamed(self, numbers: Numbers) -> PastEvent:
        """The same, where cards have other numbers now."""
        new = self.copy()
        new.card, new.other = numbers.get(self.card, self.card), numbers.get(self.other, self.other)
        new.owners = [numbers.get(owner, owner) for owner in self.owners]
        return new


@record
class Occurrence:
    """Something that a card asks about has happened this turn, as a player or a unit sees it. It never changes."""

    word: i64 = -1  # what tells of it
    player: i64 = -1
    unit: i64 = -1  # for which unit, where it is told with regard to one
    unit_state: i64 = 0  # its incarnation

    # What follows from the fields (kernel/declared.py).
    if TYPE_CHECKING:

        def copy(self) -> Occurrence: ...
        def row(self) -> list[object]: ...
        @staticmethod
        def from_row(row: list[object]) -> Occurrence: ...

    def renamed(self, numbers: Numbers) -> Occurrence:
        """The same, where cards have other numbers now."""
        new = self.copy()
        new.unit = numbers.get(self.unit, self.unit)
        return new
