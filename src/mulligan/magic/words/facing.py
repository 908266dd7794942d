"""Words for cards face down: morph, turning up and down, what triggers then."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mulligan.cardlang import binding
from mulligan.cardlang.nodes import FICKLE, CardMatch, Cards, Effect, Node, Trait
from mulligan.cardlang.notation import read
from mulligan.cardlang.triggers import On
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.magic.abilities import Activated, MagicCost
from mulligan.magic.facing import turn_face_down, turn_face_up
from mulligan.magic.printed import MagicMatch
from mulligan.magic.state import Magic
from mulligan.magic.terms import HAND, TURNED_UP
from mulligan.magic.words.effects import Act, real
from mulligan.magic.words.keywords import parts

FACING: Final = Vocabulary()


class Morph(Activated):
    """This card may be cast face down as a 2/2 creature for {3}, and turned face up at any time for this cost."""

    # rule: golden.card-over-rulebook
    def __init__(self, cost: str, costs: list[MagicCost]) -> None:
        paying = read(f'pay("{cost}")', parts())
        assert isinstance(paying, MagicCost)
        effect = read("turn_up(this)", parts())
        assert isinstance(effect, Effect)
        self.inside: list[Node] = [paying, *costs, effect]
        super().__init__([paying, *costs], effect)
        self.special = True
        self.turns_up = True

    def children(self) -> list[Node]:
        return self.inside


class TurnUp(Act):
    """Face-down permanents are turned face up."""

    tallies: ClassVar[bool] = True

    # rule: golden.card-over-rulebook
    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def act(self, game: Magic, scope: Scope) -> None:
        cards = [card for card in real(game, self.cards.cards(game, scope)) if game.down[card]]
        turn_face_up(game, cards)
        scope.done = len(cards)
        scope.it = cards


class TurnDown(Act):
    """Permanents are turned face down: each is a 2/2 creature without anything else then."""

    tallies: ClassVar[bool] = True

    # rule: golden.card-over-rulebook
    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def bind(self, match: CardMatch) -> None:
        assert isinstance(match, MagicMatch)
        match.morphs = True

    def act(self, game: Magic, scope: Scope) -> None:
        cards = [card for card in real(game, self.cards.cards(game, scope)) if not game.down[card]]
        turn_face_down(game, cards)
        scope.done = len(cards)
        scope.it = cards


class FaceDown(Trait[Magic]):
    """Face down."""

    # rule: golden.card-over-rulebook
    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        if game.zone[card] == HAND:  # as what it would be cast
            return game.card(card).nameless
        return game.down[card] != 0


class WithMorph(Trait[Magic]):
    """With morph: a card that may be cast face down. What is face down has no abilities."""

    # rule: golden.card-over-rulebook
    def fits(self, game: Magic, scope: Scope, card: i64) -> bool:
        return game.card(card).morph is not None


FACING.add("morph(cost: text, *costs: cost) -> activated", Morph, "golden.card-over-rulebook")
FACING.add("turn_up(cards: cards) -> effect", TurnUp, "golden.card-over-rulebook", sets=binding.IT)
FACING.add("turn_down(cards: cards) -> effect", TurnDown, "golden.card-over-rulebook", sets=binding.IT)
FACING.add("face_down -> trait", FaceDown, "golden.card-over-rulebook", says=FICKLE)
FACING.add("with_morph -> trait", WithMorph, "golden.card-over-rulebook")
FACING.add("turned_up(who: cards) -> trigger", lambda card: On(TURNED_UP, card), sets=binding.CARD)
