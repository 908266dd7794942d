"""Shared words for what a card may be: another one, not so, any of these, in a zone."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.nodes import STEADY, Cards, Condition, G, Trait
from mulligan.cardlang.roles import LASTS
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope

TRAITS: Final = Vocabulary()


class Other(Trait[G]):
    """Not the card the ability is on."""

    def fits(self, game: G, scope: Scope, card: i64) -> bool:
        return card != scope.source


class Another(Trait[G]):
    """Not one that this ability has chosen or acted on last."""

    def fits(self, game: G, scope: Scope, card: i64) -> bool:
        return card not in scope.it


class Apart(Trait[G]):
    """Not one that this ability means already by other cards."""

    def __init__(self, cards: Cards[G]) -> None:
        self.others = cards

    def fits(self, game: G, scope: Scope, card: i64) -> bool:
        return card not in self.others.cards(game, scope)


class AnyOf(Trait[G]):
    """Any of several traits."""

    def __init__(self, traits: list[Trait[G]]) -> None:
        self.traits = traits

    def fits(self, game: G, scope: Scope, card: i64) -> bool:
        for trait in self.traits:
            if trait.fits(game, scope, card):
                return True
        return False


class AllOf(Trait[G]):
    """All of several traits."""

    def __init__(self, traits: list[Trait[G]]) -> None:
        self.traits = traits

    def fits(self, game: G, scope: Scope, card: i64) -> bool:
        for trait in self.traits:
            if not trait.fits(game, scope, card):
                return False
        return True


class Non(Trait[G]):
    """Without a trait."""

    def __init__(self, trait: Trait[G]) -> None:
        self.trait = trait

    def fits(self, game: G, scope: Scope, card: i64) -> bool:
        return not self.trait.fits(game, scope, card)


class InZone(Trait[G]):
    """In a zone other than where cards are in play."""

    def __init__(self, zone: i64) -> None:
        self.zone = zone

    def fits(self, game: G, scope: Scope, card: i64) -> bool:
        return game.zone[card] == self.zone


class ThereIs(Condition[G]):
    """There is at least one such card."""

    def __init__(self, cards: Cards[G]) -> None:
        self.cards = cards

    def holds(self, game: G, scope: Scope) -> bool:
        return self.cards.exists(game, scope)


class Are(Condition[G]):
    """Certain cards, at least one, all have a trait."""

    def __init__(self, cards: Cards[G], trait: Trait[G]) -> None:
        self.cards = cards
        self.trait = trait

    def holds(self, game: G, scope: Scope) -> bool:
        found = self.cards.cards(game, scope)
        for card in found:
            if not self.trait.fits(game, scope, card):
                return False
        return len(found) > 0


TRAITS.add("other -> trait", Other, looks=0, says=STEADY, role=LASTS)
TRAITS.add("any_of(*traits: trait) -> trait", AnyOf, looks=0, role=LASTS)
TRAITS.add("non(trait: trait) -> trait", Non, looks=0)
