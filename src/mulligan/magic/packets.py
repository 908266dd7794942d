"""A packet: damage about to be dealt by one source to one creature, planeswalker or player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from mulligan.kernel.declared import listing, record


@record
class Packet:
    """Damage about to be dealt. One of `target` and `whom` is set: a permanent, or a player."""

    source: i64
    mark: i64  # the incarnation of the source that deals it
    target: i64  # the creature or planeswalker it is dealt to, or -1
    whom: i64  # the player it is dealt to, or -1
    amount: i64
    player: i64  # who controls the source
    certain: bool = False  # it cannot be prevented
    redirected: bool = False  # whether it has been asked if a planeswalker is dealt it instead
    settled: list[int] = listing()  # the indexes of the rules of cards that have changed it already
    shields: list[int] = listing()  # the time stamps of the shields that have

    # What follows from the fields (kernel/declared.py).
    if TYPE_CHECKING:

        def copy(self) -> Packet: ...
        def row(self) -> list[object]: ...
        @staticmethod
        def from_row(row: list[object]) -> Packet: ...

    def is_with(self, other: Packet) -> bool:
        """Whether both are damage by the same source to the same permanent or player."""
        if self.source != other.source or self.mark != other.mark or self.player != other.player:
            return False
        return self.target == other.target and self.whom == other.whom
