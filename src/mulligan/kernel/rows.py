"""Rows: states told as plain numbers, words and lists, and what a row must hold where it is read back."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.column import vec

NO_LISTS: Final[list[list[int]]] = []  # what a blank game has; nobody changes it


def copied_lists(lists: list[list[int]], others: list[list[int]]) -> list[list[int]]:
    """Copies of lists. The others were copies of about the same, and nobody looks at them any more.

    Compiled, the others are made equal to the lists and taken for the copies (tools/native_quick.py).
    """
    return [one[:] for one in lists]


def as_int(value: object) -> i64:
    """The integer that a row must hold here."""
    assert isinstance(value, int)
    return value


def as_ints(value: object) -> list[int]:
    """The list of integers that a row must hold here."""
    assert isinstance(value, list)
    return [as_int(number) for number in value]


def as_list(value: object) -> list[object]:
    """The list that a row must hold here."""
    assert isinstance(value, list)
    return value


def as_lists(value: object) -> list[list[int]]:
    """The list of lists of integers that a row must hold here."""
    assert isinstance(value, list)
    return [as_ints(one) for one in value]


def as_bools(value: object) -> list[bool]:
    """The list of truths that a row must hold here."""
    assert isinstance(value, list)
    return [bool(one) for one in value]


def as_bytes(value: object) -> bytes:
    """The bytes that a row must hold here."""
    assert isinstance(value, bytes)
    return value


def counts(table: dict[int, int]) -> list[list[int]]:
    """What is counted, in a fixed order, without what there is none of."""
    return sorted([key, count] for key, count in table.items() if count)


def as_counts(value: object) -> dict[int, int]:
    """The counts that a row must hold here."""
    return {row[0]: row[1] for row in as_lists(value)}


def moved(numbers: list[int], cards: vec[i64], order: vec[i64]) -> list[int]:
    """A list with a number for each card in which each of these cards has the number that another had."""
    new = numbers[:]
    for i in range(len(cards)):
        new[cards[i]] = numbers[order[i]]
    return new


def wide(numbers: list[int]) -> list[bytes]:
    """Numbers as bytes; they may not fit into a machine's number."""
    return [one.to_bytes((one.bit_length() + 7) // 8, "little") for one in numbers]


def as_wide(value: object) -> list[int]:
    """The numbers that bytes tell of."""
    return [int.from_bytes(as_bytes(one), "little") for one in as_list(value)]
