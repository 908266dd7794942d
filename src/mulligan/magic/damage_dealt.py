"""What is kept of this turn's damage, for cards that look back on it. It never changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from mulligan.kernel.column import Numbers
from mulligan.kernel.declared import record


@record
class CreatureDamage:
    """A source has dealt damage to a creature."""

    source: i64 = -1
    source_state: i64 = 0  # the incarnation of the source
    creature: i64 = -1
    creature_state: i64 = 0

    # What follows from the fields (kernel/declared.py).
    if TYPE_CHECKING:

        def copy(self) -> CreatureDamage: ...
        def row(self) -> list[object]: ...
        @staticmethod
        def from_row(row: list[object]) -> CreatureDamage: ...

    def renamed(self, numbers: Numbers) -> CreatureDamage:
        """The same, where cards have other numbers now."""
        new = self.copy()
        new.source = numbers.get(self.source, self.source)
        new.creature = numbers.get(self.creature, self.creature)
        return new


@record
class PlayerDamage:
    """A source has dealt damage to a player."""

    source: i64 = -1
    source_state: i64 = 0
    player: i64 = -1
    combat: i64 = 0  # which combat phase of the turn it was combat damage of; 0 for other damage
    time: i64 = 0  # a number that damage dealt at the same time has in common

    if TYPE_CHECKING:

        def copy(self) -> PlayerDamage: ...
        def row(self) -> list[object]: ...
        @staticmethod
        def from_row(row: list[object]) -> PlayerDamage: ...

    def renamed(self, numbers: Numbers) -> PlayerDamage:
        """The same, where cards have other numbers now."""
        new = self.copy()
        new.source = numbers.get(self.source, self.source)
        return new
