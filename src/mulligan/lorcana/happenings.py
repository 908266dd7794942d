"""What happened this turn, kept for cards that look back on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from mulligan.kernel.column import Numbers
from mulligan.kernel.declared import record
from mulligan.kernel.events import Event


@record
class Happening:
    """An event that is past, and in which state its two cards were then. It never changes."""

    kind: i64
    card: i64
    other: i64
    player: i64
    number: i64
    flags: i64
    mark: i64  # the incarnation of the card
    other_mark: i64

    # What follows from the fields (kernel/declared.py).
    if TYPE_CHECKING:

        def copy(self) -> Happening: ...
        def row(self) -> list[object]: ...
        @staticmethod
        def from_row(row: list[object]) -> Happening: ...

    def event(self) -> Event:
        """The event as it was told."""
        return Event(self.kind, self.card, self.other, self.player, self.number, self.flags)

    def renamed(self, numbers: Numbers) -> Happening:
        """The same, where cards have other numbers now."""
        new = self.copy()
        new.card, new.other = numbers.get(self.card, self.card), numbers.get(self.other, self.other)
        return new
