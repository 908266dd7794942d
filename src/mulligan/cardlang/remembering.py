"""The same text on several cards is read once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from mulligan.cardlang.grammar import Grammar

MOST: Final = 4_096  # texts

Told = TypeVar("Told")


class Memory(Generic[Told]):
    """What texts say, by all that it depends on; when it is full it forgets. What is refused is read again."""

    def __init__(self) -> None:
        self.known: dict[tuple[object, ...], Told] = {}

    def of(self, key: tuple[object, ...], read: Callable[[], Told]) -> Told:
        """What a text says; whoever listens which lines of the grammar are of use hears all of them."""
        if Grammar.heard is not None:
            return read()
        found = self.known.get(key)
        if found is None:
            found = read()
            if len(self.known) >= MOST:
                self.known.clear()
            self.known[key] = found
        return found
