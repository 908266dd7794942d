"""The keywords, as abilities and as something an effect gives."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.words import Vocabulary
from mulligan.lorcana.abilities import Keyword
from mulligan.lorcana.terms import (
    ALERT,
    BODYGUARD,
    BOOST,
    CHALLENGER,
    EVASIVE,
    RECKLESS,
    RESIST,
    RUSH,
    SHIFT,
    SING_TOGETHER,
    SINGER,
    SUPPORT,
    VANISH,
    WARD,
)

KEYWORDS: Final = Vocabulary()

KEYWORDS.add(
    "bodyguard -> keyword", lambda: Keyword(BODYGUARD), "keyword.bodyguard", "keyword.bodyguard.challenge", looks=0
)
KEYWORDS.add(
    "challenger(number: quantity) -> keyword",
    lambda number: Keyword(CHALLENGER, number),
    "keyword.challenger",
    "keyword.challenger.not-while-challenged",
    "keyword.stacking",
    looks=0,
)
KEYWORDS.add("evasive -> keyword", lambda: Keyword(EVASIVE), "keyword.evasive", looks=0)
KEYWORDS.add(
    "reckless -> keyword",
    lambda: Keyword(RECKLESS),
    "keyword.reckless",
    "keyword.reckless.no-quest",
    "keyword.reckless.turn-goes-on",
    looks=0,
)
KEYWORDS.add(
    "resist(number: quantity) -> keyword",
    lambda number: Keyword(RESIST, number),
    "keyword.resist.replace",
    "keyword.resist.reduce",
    "keyword.resist.stacks",
    "keyword.stacking",
    looks=0,
)
KEYWORDS.add("rush -> keyword", lambda: Keyword(RUSH), "keyword.rush", looks=0)
KEYWORDS.add(
    "shift(cost: quantity|effect, onto: text = none) -> keyword",
    lambda cost, onto: Keyword(SHIFT, cost, onto or ""),
    "keyword.shift.cost",
)
KEYWORDS.add(
    "singer(cost: quantity) -> keyword",
    lambda cost: Keyword(SINGER, cost),
    "keyword.singer",
    "keyword.singer.only-when-singing",
    "cost.printed-stays",
    looks=0,
)
KEYWORDS.add(
    "sing_together(cost: quantity) -> keyword",
    lambda cost: Keyword(SING_TOGETHER, cost),
    "keyword.sing-together.cost",
    "keyword.sing-together.add-costs",
)
KEYWORDS.add("vanish -> keyword", lambda: Keyword(VANISH), looks=0)
KEYWORDS.add("alert -> keyword", lambda: Keyword(ALERT), looks=0)
KEYWORDS.add("boost(cost: quantity) -> keyword", lambda cost: Keyword(BOOST, cost), looks=0)
KEYWORDS.add("support -> keyword", lambda: Keyword(SUPPORT), "keyword.support", "keyword.stacking", looks=0)
KEYWORDS.add(
    "ward -> keyword", lambda: Keyword(WARD), "keyword.ward.not-chosen", "keyword.ward.not-chosen-by-effects", looks=0
)
