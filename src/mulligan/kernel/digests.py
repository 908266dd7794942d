"""Digests: one number that tells a row of numbers from others, the same on every machine."""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

from mulligan.kernel.column import vec

PRIME: Final[i64] = 0x7FFFFFFF  # every number on the way fits into 63 bits, so that compiled and interpreted agree
ONE_FACTOR: Final[i64] = 0x5DEECE66
OTHER_FACTOR: Final[i64] = 0x2545F491
CARD_BITS: Final[i64] = 24  # for the number of a card and four bits more,
FEW_BITS: Final[i64] = 11  # and where there are fewer than 128 cards;
ROOM: Final[i64] = 60  # so many bits are added at a time
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

    def add_cards(self, cards: list[int], one: vec[i64], other: vec[i64]) -> None:
        """Add cards in their order, each with the two lowest bits of what two columns say of it; several at a time."""
        bits = FEW_BITS if len(one) < 1 << (FEW_BITS - 4) else CARD_BITS
        together: i64 = 0
        used: i64 = 0
        for each in cards:
            card: i64 = each
            together = (together << bits) | ((card + 1) << 4) | ((one[card] & 3) << 2) | (other[card] & 3)
            used += bits
            if used + bits > ROOM:
                self.add(together)
                together = 0
                used = 0
        self.add(together)
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
