"""Words for spells that are encoded on creatures: cipher."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.nodes import Cards, Node
from mulligan.cardlang.notation import read
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.kernel.modifiers import FOR_GOOD
from mulligan.magic import acts
from mulligan.magic.abilities import When
from mulligan.magic.choices import MagicCards
from mulligan.magic.state import Magic
from mulligan.magic.terms import ADD_ABILITY, BATTLEFIELD, ENCODED, EXILE, STACK
from mulligan.magic.words.effects import Act
from mulligan.magic.words.keywords import parts
from mulligan.magic.zones import move

ENCODING: Final = Vocabulary()


class Encode(Act):
    """This spell is exiled encoded on a creature: whenever that deals combat damage to a player, a copy may be cast."""

    # rule: golden.card-over-rulebook zones.exile
    def __init__(self, on: Cards[Magic]) -> None:
        self.on = on
        ability = read("when(deals_combat_damage(this), seq(copy_card(encoded), cast_free(it)))", parts())
        assert isinstance(ability, When)
        self.ability = ability

    def children(self) -> list[Node]:
        return [self.on, self.ability]

    def act(self, game: Magic, scope: Scope) -> None:
        card = scope.source
        creatures = [one for one in self.on.cards(game, scope) if game.zone[one] == BATTLEFIELD]
        if not creatures or game.zone[card] != STACK or game.unreal[card]:
            return
        move(game, [card], EXILE)
        if game.zone[card] != EXILE:
            return
        gift = acts.modify(game, ADD_ABILITY, creatures[0], 0, self.ability.id, scope, FOR_GOOD)
        gift.state = game.state[creatures[0]]
        mark = acts.modify(game, ENCODED, card, 0, self.ability.id, scope, FOR_GOOD)
        mark.source = creatures[0]
        game.note("is-encoded", scope.player, card, creatures[0], rule="golden.card-over-rulebook")


class Encoded(MagicCards):
    """The card that is encoded on this creature by this ability."""

    # rule: golden.card-over-rulebook
    def cards(self, game: Magic, scope: Scope) -> list[int]:
        for one in game.modifiers:
            if one.kind == ENCODED and one.source == scope.source and one.node == scope.ability:
                if game.zone[one.card] == EXILE and game.state[one.card] == one.state:
                    return [int(one.card)]
        return []


ENCODING.add("encode(on: cards) -> effect", Encode, "golden.card-over-rulebook", "zones.exile")
ENCODING.add("encoded -> cards", Encoded, "golden.card-over-rulebook")
