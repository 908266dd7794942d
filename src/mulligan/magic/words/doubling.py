"""Words for rules by which effects make twice as many tokens, or put twice as many counters on permanents."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.magic.regulations import Regulation
from mulligan.magic.state import Magic

DOUBLING: Final = Vocabulary()


class DoubleTokens(Regulation):
    """An effect that would make tokens makes twice as many of them."""

    # rule: replacement.instead
    def tokens_made(self, game: Magic, scope: Scope, number: i64) -> i64:
        return 2 * number


class DoubleCounters(Regulation):
    """An effect that would put counters on a permanent, also as it enters, puts twice as many on it."""

    # rule: replacement.instead
    def counters_put(self, game: Magic, scope: Scope, number: i64) -> i64:
        return 2 * number


DOUBLING.add("twice_the_tokens -> regulation", DoubleTokens, "replacement.instead", "golden.card-over-rulebook")
DOUBLING.add("twice_the_counters -> regulation", DoubleCounters, "replacement.instead", "golden.card-over-rulebook")
