"""The keywords, as abilities and as something an effect gives."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.words import Vocabulary
from mulligan.lorcana.abilities import Keyword
from mulligan.lorcana.terms import (
    BODYGUARD,
    CHALLENGER,
    EVASIVE,
    RECKLESS,
    RESIST,
    RUSH,
    SHIFT,
    SING_TOGETHER,
    SINGER,
    SUPPORT,
    WARD,
)

KEYWORDS: Final = Vocabulary()

KEYWORDS.add("bodyguard -> keyword", lambda: Keyword(BODYGUARD))
KEYWORDS.add("challenger(number: quantity) -> keyword", lambda number: Keyword(CHALLENGER, number))
KEYWORDS.add("evasive -> keyword", lambda: Keyword(EVASIVE))
KEYWORDS.add("reckless -> keyword", lambda: Keyword(RECKLESS))
KEYWORDS.add("resist(number: quantity) -> keyword", lambda number: Keyword(RESIST, number))
KEYWORDS.add("rush -> keyword", lambda: Keyword(RUSH))
KEYWORDS.add(
    "shift(cost: quantity|effect, onto: text = none) -> keyword", lambda cost, onto: Keyword(SHIFT, cost, onto or "")
)
KEYWORDS.add("singer(cost: quantity) -> keyword", lambda cost: Keyword(SINGER, cost))
KEYWORDS.add("sing_together(cost: quantity) -> keyword", lambda cost: Keyword(SING_TOGETHER, cost))
KEYWORDS.add("support -> keyword", lambda: Keyword(SUPPORT))
KEYWORDS.add("ward -> keyword", lambda: Keyword(WARD))
