"""Words for numbers that are set, and for damage that is more than said or kept off."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import nodes
from mulligan.cardlang.lasting import Bar, Change, Stat
from mulligan.cardlang.nodes import Cards
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import (
    BAR,
    DEALS_MORE,
    KEPT_FROM,
    LORE_IS,
    NO_EFFECT_DAMAGE,
    STRENGTH_IS,
    TAKES_MORE,
    WILLPOWER_IS,
)

ALTERING: Final = Vocabulary()


class KeptFrom(Change[Lorcana]):
    """Cards of a kind deal it no damage."""

    # rule: golden.cannot-beats-can
    def __init__(self, who: Cards[Lorcana]) -> None:
        self.who = who

    def kind(self) -> i64:
        return KEPT_FROM

    def amount(self, game: Lorcana, scope: Scope) -> i64:
        return 0

    def inner(self) -> i64:
        return self.who.id


ALTERING.add(
    "strength_is(number: quantity) -> change",
    lambda number: Stat(STRENGTH_IS, number),
    "modifiers.all-together",
    looks=0,
)
ALTERING.add(
    "willpower_is(number: quantity) -> change",
    lambda number: Stat(WILLPOWER_IS, number),
    "modifiers.all-together",
    looks=0,
)
ALTERING.add(
    "lore_is(number: quantity) -> change",
    lambda number: Stat(LORE_IS, number),
    "modifiers.all-together",
    looks=0,
)
ALTERING.add("deals_more(by: quantity) -> change", lambda by: Stat(DEALS_MORE, by), "replacement.replaces", looks=0)
ALTERING.add(
    "takes_more(by: quantity) -> change",
    lambda by: Stat(TAKES_MORE, by),
    "replacement.replaces",
    looks=0,
    says=nodes.HARMS,
)
ALTERING.add("no_damage_by(who: cards) -> change", KeptFrom, "golden.cannot-beats-can", looks=0)
ALTERING.add("no_effect_damage -> change", lambda: Bar(BAR, NO_EFFECT_DAMAGE), "golden.cannot-beats-can", looks=0)
