"""Mana in a pool that can be spent only to cast spells of a kind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from mulligan.kernel.declared import record


@record
class SpellMana:
    """One mana, and the word that added it, which says for which spells. It never changes."""

    player: i64 = -1
    kind: i64 = 0
    word: i64 = -1

    # What follows from the fields (kernel/declared.py).
    if TYPE_CHECKING:

        def copy(self) -> SpellMana: ...
        def row(self) -> list[object]: ...
        @staticmethod
        def from_row(row: list[object]) -> SpellMana: ...
