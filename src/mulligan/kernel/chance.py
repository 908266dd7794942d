"""Chance: the only source of luck in a game, four small integers that are part of its state."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF


class Chance:
    """A small fast generator (Bob Jenkins' jsf32). The same seed gives the same luck on every machine."""

    a: i64 = 0
    b: i64 = 0
    c: i64 = 0
    d: i64 = 0

    def next(self) -> i64:
        """The next 32 random bits. Every number on the way fits into 63, so that compiled and interpreted agree."""
        e: i64 = (self.a - (((self.b << 27) & MASK) | (self.b >> 5))) & MASK
        self.a = self.b ^ (((self.c << 17) & MASK) | (self.c >> 15))
        self.b = (self.c + self.d) & MASK
        self.c = (self.d + e) & MASK
        self.d = (e + self.a) & MASK
        return self.d

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        many: i64 = n
        return (self.next() * many) >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Put a pile in random order, in place."""
        i = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    def copy(self) -> Chance:
        """The same generator, about to say the same things."""
        other = Chance()
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.d = self.d
        return other

    def row(self) -> list[int]:
        """Its state as plain numbers."""
        return [self.a, self.b, self.c, self.d]


def chance(seed: int) -> Chance:
    """A generator for this seed, warmed up. A seed may be longer than a native number."""
    low: int = 0xFFFFFFFF
    new = Chance()
    new.a = 0xF1EA5EED
    new.b = seed & low
    new.c = (seed >> 32) & low
    new.d = (seed >> 64) & low
    for _ in range(20):
        new.next()
    return new


def chance_from_row(row: list[int]) -> Chance:
    """The generator a row tells of."""
    new = Chance()
    new.a = row[0]
    new.b = row[1]
    new.c = row[2]
    new.d = row[3]
    return new
