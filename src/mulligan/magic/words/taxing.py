"""Words for what must be paid to attack."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.nodes import CardMatch, Cards, Players, Quantity
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.magic.printed import MagicMatch
from mulligan.magic.regulations import Regulation
from mulligan.magic.state import Magic

TAXING: Final = Vocabulary()


class AttackTax(Regulation):
    """Creatures can attack, or attack certain players and planeswalkers, only if so much mana is paid for each."""

    # rule: golden.card-over-rulebook combat.declare-attackers
    def __init__(
        self, amount: Quantity[Magic], who: Cards[Magic], whom: Players[Magic] | None, walkers: Cards[Magic] | None
    ) -> None:
        self.amount = amount
        self.who = who
        self.whom = whom
        self.walkers = walkers

    def bind(self, match: CardMatch) -> None:
        assert isinstance(match, MagicMatch)
        match.taxes = True

    def attack_tax(self, game: Magic, scope: Scope, card: i64, walker: i64, player: i64) -> i64:
        if not self.who.fits(game, scope, card):
            return -1
        if self.whom is not None:
            if walker >= 0:
                if self.walkers is None or not self.walkers.fits(game, scope, walker):
                    return -1
            elif player not in self.whom.who(game, scope):
                return -1
        return max(self.amount.value(game, scope), 0)


class BlockTax(Regulation):
    """Creatures can block only if so much mana is paid for each."""

    # rule: golden.card-over-rulebook combat.declare-blockers
    def __init__(self, amount: Quantity[Magic], who: Cards[Magic]) -> None:
        self.amount = amount
        self.who = who

    def bind(self, match: CardMatch) -> None:
        assert isinstance(match, MagicMatch)
        match.taxes = True

    def block_tax(self, game: Magic, scope: Scope, card: i64) -> i64:
        return max(self.amount.value(game, scope), 0) if self.who.fits(game, scope, card) else -1


TAXING.add(
    "block_tax(amount: quantity, who: cards) -> regulation",
    BlockTax,
    "golden.card-over-rulebook",
    "combat.declare-blockers",
)
TAXING.add(
    "attack_tax(amount: quantity, who: cards, whom: players = none, walkers: cards = none) -> regulation",
    AttackTax,
    "golden.card-over-rulebook",
    "combat.declare-attackers",
)
