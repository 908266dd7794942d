"""What happened this turn, kept for cards that look back on it."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.column import Numbers
from mulligan.kernel.events import Event
from mulligan.kernel.rows import as_int


class Happening:
    """An event that is past, and in which state its two cards were then. It never changes."""

    def __init__(
        self, kind: i64, card: i64, other: i64, player: i64, number: i64, flags: i64, mark: i64, other_mark: i64
    ) -> None:
        self.kind = kind
        self.card = card
        self.other = other
        self.player = player
        self.number = number
        self.flags = flags
        self.mark = mark  # the incarnation of the card
        self.other_mark = other_mark

    def event(self) -> Event:
        """The event as it was told."""
        return Event(self.kind, self.card, self.other, self.player, self.number, self.flags)

    def renamed(self, numbers: Numbers) -> Happening:
        """The same, where cards have other numbers now."""
        card, other = numbers.get(self.card, self.card), numbers.get(self.other, self.other)
        return Happening(self.kind, card, other, self.player, self.number, self.flags, self.mark, self.other_mark)

    def copy(self) -> Happening:
        """The same."""
        return self

    def row(self) -> list[object]:
        """As plain numbers."""
        return [self.kind, self.card, self.other, self.player, self.number, self.flags, self.mark, self.other_mark]

    @staticmethod
    def from_row(row: list[object]) -> Happening:
        """What a row tells of."""
        kind, card, other, player, number, flags, mark, other_mark = row
        return Happening(
            as_int(kind),
            as_int(card),
            as_int(other),
            as_int(player),
            as_int(number),
            as_int(flags),
            as_int(mark),
            as_int(other_mark),
        )
