"""Words for what a skill costs: tapping, flipping bonds, discarding, doing something; and skills that have a cost."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.control import Sequence
from mulligan.cardlang.nodes import Cards, Chosen, Cost, Effect, Quantity
from mulligan.cardlang.players import You
from mulligan.cardlang.words import Vocabulary
from mulligan.cipher import acts, zones
from mulligan.cipher.abilities import ChoosingCost, DoingCost, Use
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import AS_COST, BONDS, PAID, PUT, ZONES
from mulligan.cipher.words.effects import tell_each, where_from
from mulligan.cipher.words.nouns import AtRandom, Choice, InZone
from mulligan.cipher.words.showing import flip
from mulligan.cipher.words.traits import FaceDown
from mulligan.kernel.frames import Scope
from mulligan.kernel.modifiers import THIS_TURN

COSTS: Final = Vocabulary()


def enough(game: Cipher, scope: Scope, cards: Cards[Cipher]) -> bool:
    """Whether there are as many cards as a cost asks for."""
    if isinstance(cards, Chosen):
        most = cards.most
        least = cards.least if cards.least is not None else most
        needed = least.value(game, scope) if least is not None else 1
        return len(cards.candidates(game, scope)) >= needed
    return len(cards.cards(game, scope)) > 0


class TapThis(Cost[Cipher]):
    """Tap this untapped unit."""

    # rule: cost.tap
    def payable(self, game: Cipher, scope: Scope) -> bool:
        if scope.source_state >= 0 and game.state[scope.source] != scope.source_state:
            return False
        return game.is_unit(scope.source) and game.tapped[scope.source] == 0

    def pay(self, game: Cipher, scope: Scope) -> None:
        game.cite("cost.tap")
        acts.tap(game, scope.source)


class Tap(Cost[Cipher]):
    """Tap untapped units."""

    # rule: golden.already-so skills.formation
    def __init__(self, cards: list[Cards[Cipher]]) -> None:
        self.cards = cards
        for one in cards:
            if isinstance(one, Choice):
                one.untapped = True

    def payable(self, game: Cipher, scope: Scope) -> bool:
        for cards in self.cards:
            if not enough(game, scope, cards):
                return False
            if not isinstance(cards, Choice):
                for card in cards.cards(game, scope):
                    if game.tapped[card] != 0:
                        return False
        return True

    def pay(self, game: Cipher, scope: Scope) -> None:
        for cards in self.cards:
            for card in cards.cards(game, scope):
                acts.tap(game, card)
                if (game.own_match.kinds >> PAID) & 1:
                    acts.modify(game, PAID, card, 0, THIS_TURN, scope.player, scope.source, scope.ability)


class FlipBonds(ChoosingCost):
    """Turn so many of your face-up bonds face down."""

    # rule: cost.flip
    def __init__(self, count: Quantity[Cipher], what: Cards[Cipher] | None) -> None:
        self.count = count
        self.any_bonds = what is None
        if what is None:
            what = InZone(BONDS, [FaceDown(0)], You[Cipher]())
        choice = Choice(what, None, count, None)
        choice.quiet = True
        self.inner = choice

    def payable(self, game: Cipher, scope: Scope) -> bool:
        if self.any_bonds:
            left = self.count.value(game, scope)
            bonds = game.piles[scope.player * ZONES + BONDS]
            if len(bonds) < left:
                return False
            for card in bonds:
                if left <= 0:
                    break
                if game.face_down[card] == 0:
                    left -= 1
            return left <= 0
        return len(self.inner.candidates(game, scope)) >= self.count.value(game, scope)

    def pay(self, game: Cipher, scope: Scope) -> None:
        game.cite("cost.flip")
        flip(game, self.inner.cards(game, scope), 1)


class Discard(Cost[Cipher]):
    """Put cards into the retreat area."""

    def __init__(self, cards: Cards[Cipher]) -> None:
        self.cards = cards

    def payable(self, game: Cipher, scope: Scope) -> bool:
        return enough(game, scope, self.cards)

    def pay(self, game: Cipher, scope: Scope) -> None:
        cards = self.cards.cards(game, scope)[:]
        came = [where_from(game, scope, card) | AS_COST for card in cards]
        zones.to_retreat(game, cards)
        tell_each(game, scope, PUT, cards, came)


class By(DoingCost):
    """Do something, all of it: destroy this unit, put cards somewhere."""

    def __init__(self, effect: Effect[Cipher]) -> None:
        self.effect = effect
        self.acts: list[Effect[Cipher]] = effect.effects if isinstance(effect, Sequence) else [effect]
        self.lots = [node for node in effect.everything() if isinstance(node, AtRandom)]

    def payable(self, game: Cipher, scope: Scope) -> bool:
        for choice in self.effect.choices:
            if not enough(game, scope, choice):
                return False
        for lot in self.lots:
            if not lot.enough(game, scope):
                return False
        return self.effect.possible(game, scope)

    def pay(self, game: Cipher, scope: Scope) -> None:
        for act in self.acts:
            act.act(game, scope)


COSTS.add("tap_this -> cost", TapThis)
COSTS.add("tapping(*cards: cards) -> cost", Tap)
COSTS.add("flip(count: quantity = 1, what: cards = none) -> cost", FlipBonds)
COSTS.add("discarding(cards: cards) -> cost", Discard)
COSTS.add("by(effect: effect) -> cost", By)


COSTS.add("use(*costs: cost, effect: effect, *limits: limit) -> ability", Use)
