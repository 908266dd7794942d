"""A packet: damage about to be dealt by one source to one creature, planeswalker or player."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from mulligan.kernel.rows import as_int, as_ints


@mypyc_attr(acyclic=True, free_list_len=1)
class Packet:
    """Damage about to be dealt. One of `target` and `whom` is set: a permanent, or a player."""

    def __init__(self, source: i64, mark: i64, target: i64, whom: i64, amount: i64, player: i64) -> None:
        self.source = source
        self.mark = mark  # the incarnation of the source that deals it
        self.target = target  # the creature or planeswalker it is dealt to, or -1
        self.whom = whom  # the player it is dealt to, or -1
        self.amount = amount
        self.player = player  # who controls the source
        self.certain = False  # it cannot be prevented
        self.redirected = False  # whether it has been asked if a planeswalker is dealt it instead
        self.settled: list[int] = []  # the indexes of the rules of cards that have changed it already
        self.shields: list[int] = []  # the time stamps of the shields that have

    def copy(self) -> Packet:
        """An equal, independent packet."""
        new = Packet(self.source, self.mark, self.target, self.whom, self.amount, self.player)
        new.certain = self.certain
        new.redirected = self.redirected
        new.settled = self.settled[:]
        new.shields = self.shields[:]
        return new

    def is_with(self, other: Packet) -> bool:
        """Whether both are damage by the same source to the same permanent or player."""
        if self.source != other.source or self.mark != other.mark or self.player != other.player:
            return False
        return self.target == other.target and self.whom == other.whom

    def row(self) -> list[object]:
        """The packet as plain numbers and lists."""
        return [
            self.source,
            self.mark,
            self.target,
            self.whom,
            self.amount,
            self.player,
            int(self.redirected),
            self.settled,
            self.shields,
            int(self.certain),
        ]

    @staticmethod
    def from_row(row: list[object]) -> Packet:
        """The packet a row tells of."""
        numbers = as_ints(row[:6])
        new = Packet(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
        new.redirected = as_int(row[6]) != 0
        new.settled = as_ints(row[7])
        new.shields = as_ints(row[8])
        new.certain = as_int(row[9]) != 0
        return new
