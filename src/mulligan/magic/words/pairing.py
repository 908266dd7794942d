"""Words for paired creatures: soulbond."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.nodes import FICKLE, CardMatch, Cards, Condition, Trait
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.magic.choices import MagicCards
from mulligan.magic.printed import MagicMatch
from mulligan.magic.state import Magic
from mulligan.magic.terms import BATTLEFIELD
from mulligan.magic.words.effects import Act

PAIRING: Final = Vocabulary()


class Pair(Act):
    """Two unpaired creatures of a player are paired, for as long as that player controls both."""

    # rule: golden.card-over-rulebook
    def __init__(self, one: Cards[Magic], two: Cards[Magic]) -> None:
        self.one = one
        self.two = two

    def bind(self, match: CardMatch) -> None:
        assert isinstance(match, MagicMatch)
        match.pairs = True

    def act(self, game: Magic, scope: Scope) -> None:
        one = self.one.cards(game, scope)
        two = self.two.cards(game, scope)
        if not one or not two or one[0] == two[0]:
            return
        for card in (one[0], two[0]):
            if game.zone[card] != BATTLEFIELD or not game.is_creature(card) or game.paired[card] >= 0:
                return
            if game.controller[card] != scope.player:
                return
        game.paired[one[0]] = two[0]
        game.paired[two[0]] = one[0]
        game.fresh = False
        game.note("are-paired", scope.player, one[0], two[0], rule="golden.card-over-rulebook")


class Unpaired(Trait[Magic]):
    """Not paired with another creature."""

    # rule: golden.card-over-rulebook
    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.paired[card] < 0


class Couple(MagicCards):
    """This creature and the one that it is paired with."""

    # rule: golden.card-over-rulebook
    def cards(self, game: Magic, scope: Scope) -> list[int]:
        other = game.paired[scope.source]
        return [int(scope.source), int(other)] if other >= 0 and game.zone[other] == BATTLEFIELD else []


class IsPaired(Condition[Magic]):
    """This creature is paired with another creature."""

    # rule: golden.card-over-rulebook
    def holds(self, game: Magic, scope: Scope) -> bool:
        return scope.source >= 0 and game.paired[scope.source] >= 0


PAIRING.add("pair(one: cards, two: cards) -> effect", Pair, "golden.card-over-rulebook")
PAIRING.add("unpaired -> trait", Unpaired, "golden.card-over-rulebook", says=FICKLE)
PAIRING.add("couple -> cards", Couple, "golden.card-over-rulebook", says=FICKLE)
PAIRING.add("is_paired -> condition", IsPaired, "golden.card-over-rulebook", says=FICKLE)
