"""Words for rules by which effects make twice as many tokens, or put twice as many counters on permanents."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.nodes import CardMatch, Cards, Players
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.magic.printed import counter_kind
from mulligan.magic.regulations import Regulation
from mulligan.magic.state import Magic
from mulligan.magic.words.nouns import fits_anywhere

DOUBLING: Final = Vocabulary()


class DoubleTokens(Regulation):
    """An effect that would make tokens under certain players' control makes twice as many of them."""

    # rule: replacement.instead
    def __init__(self, who: Players[Magic]) -> None:
        self.who = who

    def tokens_made(self, game: Magic, scope: Scope, player: i64, number: i64) -> i64:
        return 2 * number if player in self.who.who(game, scope) else number


class DoubleCounters(Regulation):
    """An effect puts twice as many counters, perhaps of one kind, on certain permanents, also as they enter."""

    # rule: replacement.instead
    def __init__(self, what: Cards[Magic], counter: str) -> None:
        self.what = what
        self.counter = counter
        self.kind: i64 = -1

    def bind(self, match: CardMatch) -> None:
        self.kind = counter_kind(match, self.counter)

    def counters_put(self, game: Magic, scope: Scope, card: i64, kind: i64, number: i64) -> i64:
        if self.kind >= 0 and kind != self.kind:
            return number
        return 2 * number if fits_anywhere(self.what, game, scope, card) else number


DOUBLING.add(
    "twice_the_tokens(who: players = everyone) -> regulation",
    DoubleTokens,
    "replacement.instead",
    "golden.card-over-rulebook",
)
DOUBLING.add(
    "twice_the_counters(what: cards = permanent, counter: text = '') -> regulation",
    DoubleCounters,
    "replacement.instead",
    "golden.card-over-rulebook",
)
