"""Words for cards in exile that are hidden, or that haunt a creature: hideaway, haunt."""

from __future__ import annotations

from typing import ClassVar, Final

from mulligan.cardlang import binding, roles
from mulligan.cardlang.nodes import Cards, Node
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.kernel.modifiers import FOR_GOOD
from mulligan.magic import acts
from mulligan.magic.state import Magic
from mulligan.magic.terms import BATTLEFIELD, EXILE, FLOATING, GRAVEYARD, REMEMBERED
from mulligan.magic.words.effects import Act, real
from mulligan.magic.zones import move

HIDING: Final = Vocabulary()


class ExileDown(Act):
    """Cards are exiled face down: nobody sees more of them than before; perhaps this permanent remembers them."""

    tallies: ClassVar[bool] = True

    # rule: zones.exile golden.card-over-rulebook
    def __init__(self, cards: Cards[Magic], remembered: bool) -> None:
        self.cards = cards
        self.remembered = remembered

    def act(self, game: Magic, scope: Scope) -> None:
        cards = [card for card in real(game, self.cards.cards(game, scope)) if card != scope.source]
        seen = [int(game.known[card]) for card in cards]
        mark = game.state[scope.source] + (0 if game.zone[scope.source] == BATTLEFIELD else 1)
        gone = move(game, cards, EXILE)
        for i, card in enumerate(cards):
            if game.zone[card] == EXILE:
                game.known[card] = seen[i]
            if self.remembered:
                acts.modify_there(game, REMEMBERED, card, mark, scope, gone)
        scope.it = cards
        scope.done = len(cards)


class Haunt(Act):
    """This card, in a graveyard now, is exiled haunting a creature: as that dies, an ability triggers."""

    # rule: golden.card-over-rulebook zones.exile
    def __init__(self, on: Cards[Magic], ability: Node) -> None:
        self.on = on
        self.ability = ability

    def act(self, game: Magic, scope: Scope) -> None:
        card = scope.source
        creatures = [one for one in self.on.cards(game, scope) if game.zone[one] == BATTLEFIELD]
        if not creatures or game.zone[card] != GRAVEYARD or game.unreal[card]:
            return
        move(game, [card], EXILE)
        if game.zone[card] == EXILE:
            acts.modify(game, FLOATING, creatures[0], 0, self.ability.id, scope, FOR_GOOD)
            game.note("haunts", scope.player, card, creatures[0], rule="golden.card-over-rulebook")


HIDING.add(
    "exile_down(cards: cards) -> effect",
    lambda cards: ExileDown(cards, False),
    "zones.exile",
    sets=binding.IT | binding.DONE,
    role=roles.MOVES | roles.FETCHES,
    called="card",
    lies="in_exile",
)
HIDING.add("exile_down_and_remember(cards: cards) -> effect", lambda cards: ExileDown(cards, True), "zones.exile")
HIDING.add("haunt(on: cards, ability: triggered) -> effect", Haunt, "golden.card-over-rulebook", role=roles.ENCLOSES)
