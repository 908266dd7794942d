"""Words for shields that do more than prevent damage: they send it on, or something follows what they prevented."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mulligan.cardlang import binding, nodes
from mulligan.cardlang.nodes import Cards, Effect, Node, Quantity
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope, scope
from mulligan.kernel.modifiers import THIS_TURN, Modifier
from mulligan.magic.choices import Guard
from mulligan.magic.packets import Packet
from mulligan.magic.replacement import may_send
from mulligan.magic.state import Magic
from mulligan.magic.terms import SHIELD
from mulligan.magic.things import Thing
from mulligan.magic.words.abilities import meant
from mulligan.magic.words.nouns import incarnation_of_source, things_of

GUARDING: Final = Vocabulary()


def raise_shield(game: Magic, scope: Scope, thing: Thing, amount: i64, node: i64) -> None:
    """Have a card or player shielded this turn from so much damage, by what a word says."""
    # rule: replacement.prevention
    player, source = scope.player, scope.source
    made = game.add_modifier(SHIELD, thing.card, amount, THIS_TURN, player, source, node, thing.player)
    made.source_state = game.incarnation(scope)


class RedirectNext(Guard):
    """The next so much damage this turn, perhaps by one source, is dealt to another instead."""

    # rule: replacement.instead
    sends: ClassVar[bool] = True

    def __init__(
        self,
        amount: Quantity[Magic],
        whom: Node,
        to: Cards[Magic],
        also: Cards[Magic] | None,
        by: Cards[Magic] | None,
    ) -> None:
        self.amount = amount
        self.whom = whom
        self.to = to
        self.also = also
        self.by = by

    def act(self, game: Magic, scope: Scope) -> None:
        sources = [scope.source] if self.by is None else self.by.cards(game, scope)
        for thing in things_of(self.to, game, scope):
            for source in sources:
                made = game.add_modifier(
                    SHIELD,
                    thing.card,
                    self.amount.value(game, scope),
                    THIS_TURN,
                    scope.player,
                    source,
                    self.id,
                    thing.player,
                )
                made.source_state = game.incarnation(scope) if self.by is None else incarnation_of_source(game, source)

    def guards(self, game: Magic, modifier: Modifier, damage: Packet) -> bool:
        if self.by is not None:
            if (
                damage.source != modifier.source
                or not modifier.source_state <= damage.mark <= modifier.source_state + 1
            ):
                return False
        elif self.whom.word == "this" and game.state[modifier.source] != modifier.source_state:
            return False
        if modifier.card >= 0:
            same = game.state[modifier.card] == modifier.state
            if not same or damage.target == modifier.card or not may_send(game, modifier.card):
                return False
        elif damage.whom == modifier.whose or not game.playing[modifier.whose]:
            return False
        acting = scope(modifier.source, self.id, modifier.player)
        if meant(self.whom, game, acting, damage):
            return True
        return self.also is not None and meant(self.also, game, acting, damage)


class TakeNext(Guard):
    """The next so much damage to something this turn is dealt to this permanent, or to you, instead."""

    # rule: replacement.instead
    sends: ClassVar[bool] = True

    def __init__(self, amount: Quantity[Magic], whom: Node, to: Node) -> None:
        self.amount = amount
        self.whom = whom
        self.to = to

    def act(self, game: Magic, scope: Scope) -> None:
        for thing in things_of(self.whom, game, scope):
            raise_shield(game, scope, thing, self.amount.value(game, scope), self.id)

    def guards(self, game: Magic, modifier: Modifier, damage: Packet) -> bool:
        if self.to.word == "you":
            if damage.whom == modifier.player or not game.playing[modifier.player]:
                return False
        else:
            same = game.state[modifier.source] == modifier.source_state
            if not same or damage.target == modifier.source or not may_send(game, modifier.source):
                return False
        if modifier.card >= 0:
            return damage.target == modifier.card and game.state[modifier.card] == modifier.state
        return damage.whom == modifier.whose

    def receiver(self, modifier: Modifier) -> Thing:
        return Thing(-1, modifier.player) if self.to.word == "you" else Thing(modifier.source)


class PreventNextAnd(Guard):
    """The next so much damage this turn is prevented; then something follows, about so much and whom it was told of."""

    # rule: replacement.prevention
    def __init__(self, amount: Quantity[Magic], to: Node, effect: Effect[Magic], about: Node | None) -> None:
        self.amount = amount
        self.to = to
        self.effect = effect
        self.about = about

    def act(self, game: Magic, scope: Scope) -> None:
        things = [Thing()] if self.about is None else things_of(self.about, game, scope)
        for thing in things:
            raise_shield(game, scope, thing, self.amount.value(game, scope), self.id)

    def guards(self, game: Magic, modifier: Modifier, damage: Packet) -> bool:
        if self.to.word == "this" and game.state[modifier.source] != modifier.source_state:
            return False
        return meant(self.to, game, scope(modifier.source, self.id, modifier.player), damage)

    def follows(self) -> i64:
        return self.effect.id


GUARDING.add(
    "redirect_next(amount: quantity, whom: cards|players, to: cards, also: cards = none, by: cards = none) -> effect",
    RedirectNext,
    "replacement.instead",
)
GUARDING.add(
    "take_next(amount: quantity, whom: cards|players, to: cards|players = this) -> effect",
    TakeNext,
    "replacement.instead",
)
GUARDING.add(
    "prevent_next_and(amount: quantity, to: cards|players, effect: effect, about: cards|players = none) -> effect",
    PreventNextAnd,
    "replacement.prevention",
    inside=binding.AMOUNT | binding.DONE | binding.PLAYER,
    first="about",
    says=nodes.HELPS,
)
