"""Rows: states told as plain numbers, words and lists, and what a row must hold where it is read back."""

from __future__ import annotations

from mypy_extensions import i64


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
