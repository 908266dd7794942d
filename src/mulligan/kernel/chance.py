"""Chance: the only source of luck in a game, four small integers that are part of its state."""

from __future__ import annotations

import hashlib
import secrets
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from mulligan.kernel.declared import record

MASK: Final[i64] = 0xFFFFFFFF
SEED_BITS: Final = 128  # of a seed from the system
LOW_BITS: Final = 60  # of a seed, which one native number has room for
LOW: Final = (1 << LOW_BITS) - 1
LONGEST_KEY: Final = 64  # bytes that the digest takes


@record
class Chance:
    """A small fast generator (Bob Jenkins' jsf32). The same seed gives the same luck on every machine."""

    a: i64 = 0
    b: i64 = 0
    c: i64 = 0
    d: i64 = 0

    # What follows from the fields (kernel/declared.py).
    if TYPE_CHECKING:

        def copy(self) -> Chance: ...
        def row(self) -> list[object]: ...
        @staticmethod
        def from_row(row: list[object]) -> Chance: ...

    def next(self) -> i64:
        """The next 32 random bits. Every number on the way fits into 63, so that compiled and interpreted agree."""
        e: i64 = (self.a - (((self.b << 27) & MASK) | (self.b >> 5))) & MASK
        self.a = self.b ^ (((self.c << 17) & MASK) | (self.c >> 15))
        self.b = (self.c + self.d) & MASK
        self.c = (self.d + e) & MASK
        self.d = (e + self.a) & MASK
        return self.d

    def skip(self, count: i64) -> None:
        """Go on as if so many numbers had been drawn."""
        for _ in range(count):
            self.next()

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        many: i64 = n
        return (self.next() * many) >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Put a pile in random order, in place."""
        i: i64 = len(cards) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1


def fresh_seed() -> int:
    """A seed that nobody can guess, from the system."""
    return secrets.randbits(SEED_BITS)


def next_seed(seed: int) -> int:
    """The seed of the next game between the same people: a fresh one after a fresh one, which a save tells."""
    return fresh_seed() if seed >> 64 else seed + 1


def one_way(secret: int, *numbers: int) -> int:
    """A seed that follows from a secret and some numbers, and from which nobody gets back to the secret.

    It is the digest of the numbers under the secret as key: whoever has many of them, for numbers of their own choice,
    knows no more of the secret or of another one than before.
    """
    key = secret.to_bytes(secret.bit_length() // 8 + 1, "little", signed=True)
    if len(key) > LONGEST_KEY:
        key = hashlib.blake2b(key, person=b"mulligan").digest()
    told = ",".join(map(str, numbers)).encode()
    return int.from_bytes(hashlib.blake2b(told, digest_size=12, key=key, person=b"mulligan").digest(), "little")


def chance(seed: int) -> Chance:
    """A generator for this seed, warmed up. A seed may be of any length: all of it counts."""
    high = seed >> LOW_BITS  # two native numbers, as long ones are slow
    if high >> (96 - LOW_BITS):  # more than the generator has room for
        seed = one_way(seed)
        high = seed >> LOW_BITS
    left: i64 = high
    right: i64 = seed & LOW
    new = Chance()
    new.a = 0xF1EA5EED
    new.b = right & MASK
    new.c = (right >> 32) | ((left & 15) << 28)
    new.d = (left >> 4) & MASK
    for _ in range(20):
        new.next()
    return new
