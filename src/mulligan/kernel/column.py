"""Columns: one number for each card. Packed vectors where compiled, lists where interpreted; one source for both."""

from __future__ import annotations

from array import array
from typing import Final

from mypy_extensions import i64

COMPILED: Final = not __file__.endswith(".py")  # the type checker is told that this is true

if COMPILED:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
else:
    vec = list

    def append(cells, value):
        """A column with one more number."""
        cells.append(value)
        return cells


def column(size: i64, value: i64 = 0) -> vec[i64]:
    """A column of equal numbers."""
    return vec[i64]([value] * size)


def column_of(numbers: list[int]) -> vec[i64]:
    """A column of these numbers."""
    cells = column(len(numbers))
    for i in range(len(numbers)):
        cells[i] = numbers[i]
    return cells


def pack(cells: vec[i64]) -> bytes:
    """A column as bytes."""
    if COMPILED:
        return bytes(cells)
    return array("q", cells).tobytes()


def unpack(data: object) -> vec[i64]:
    """The column that bytes tell of."""
    assert isinstance(data, bytes)
    return vec[i64](memoryview(data).cast("q"))


def moved(cells: vec[i64], cards: vec[i64], order: vec[i64]) -> vec[i64]:
    """A column in which each of these cards has the number that another of them had; the same where all are alike.

    Compiled, most of it is done in C (tools/native_quick.py).
    """
    i: i64 = 0
    while i < len(cards) and cells[cards[i]] == cells[order[i]]:
        i += 1
    if i == len(cards):
        return cells
    new = cells[:]
    while i < len(cards):
        new[cards[i]] = cells[order[i]]
        i += 1
    return new


def sort_part(cells: vec[i64], start: i64, end: i64) -> None:
    """Put a part of a column in order. Compiled, small numbers are counted in C (tools/native_quick.py)."""
    numbers: list[int] = []
    for at in range(start, end):
        numbers.append(cells[at])
    numbers.sort()
    for i in range(len(numbers)):
        cells[start + i] = numbers[i]


class Numbers:
    """What number each card has now, where some have been given other ones."""

    def __init__(self, size: i64) -> None:
        self.cells = column(size)
        self.changed = False  # whether any has another
        for card in range(size):
            self.cells[card] = card

    def give(self, card: i64, number: i64) -> None:
        """A card has another number."""
        self.cells[card] = number
        self.changed = True

    def get(self, card: i64, other: i64) -> i64:
        """The number of a card; of what is none, this."""
        return self.cells[card] if 0 <= card < len(self.cells) else other


NO_CARDS: Final = column(0)  # what a column is before it is laid out; nobody changes it
