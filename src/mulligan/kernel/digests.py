"""Digests: one number that tells a row of numbers from others, the same on every machine."""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

from mulligan.kernel.column import vec

PRIME: Final[i64] = 0x7FFFFFFF  # every number on the way fits into 63 bits, so that compiled and interpreted agree
ONE_FACTOR: Final[i64] = 0x5DEECE66
OTHER_FACTOR: Final[i64] = 0x2545F491
END: Final[i64] = 0x1F123BB5  # closes a list

_texts: Final[dict[str, int]] = {}


def number_of(text: str) -> i64:
    """The number that stands for a text, worked out once."""
    known = _texts.get(text)
    if known is None:
        known = int.from_bytes(hashlib.blake2b(text.encode(), digest_size=7).digest(), "big")
        _texts[text] = known
    return known


class Digest:
    """Numbers put together one by one, as two polynomials modulo a prime."""

    one: i64 = 1
    other: i64 = 1

    def add(self, value: i64) -> None:
        """Add a number."""
        self.one = (self.one * ONE_FACTOR + value) % PRIME
        self.other = (self.other * OTHER_FACTOR + (value ^ (value >> 31))) % PRIME

    def add_list(self, values: list[int]) -> None:
        """Add a list of numbers."""
        one, other = self.one, self.other
        for each in values:
            value: i64 = each
            one = (one * ONE_FACTOR + value) % PRIME
            other = (other * OTHER_FACTOR + (value ^ (value >> 31))) % PRIME
        self.one, self.other = one, other
        self.add(END)

    def add_column(self, cells: vec[i64], usual: i64) -> None:
        """Add a column, of which only those cells count that are not as usual."""
        card: i64 = 0
        while card < len(cells):
            if cells[card] != usual:
                self.add(card)
                self.add(cells[card])
            card += 1
        self.add(END)

    def add_other(self, cells: vec[i64], usual: vec[i64]) -> None:
        """Add a column, of which only those cells count that are not as in another."""
        card: i64 = 0
        while card < len(cells):
            if cells[card] != usual[card]:
                self.add(card)
                self.add(cells[card])
            card += 1
        self.add(END)

    def add_row(self, values: list[object]) -> None:
        """Add what a row tells, lists within it included."""
        for value in values:
            if isinstance(value, int):
                self.add(value)
            elif isinstance(value, list):
                self.add_row(value)
            else:
                self.add(number_of(str(value)))
        self.add(END)

    def number(self) -> i64:
        """All of it as one number."""
        return (self.one << 31) | self.other
