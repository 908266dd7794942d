"""Words for damage: dealt, put, removed, moved."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import binding, nodes, roles
from mulligan.cardlang.binding import BOTH
from mulligan.cardlang.nodes import Cards, Effect, Quantity
from mulligan.cardlang.quantities import Number
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.options import CHOOSE, Option
from mulligan.lorcana import damage
from mulligan.lorcana.damage import removable
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import NAMES_HIT, UNREDUCED
from mulligan.lorcana.words.replaceable import Replaceable

DAMAGE: Final = Vocabulary()
IN_PLAY: Final = roles.ON_BATTLEFIELD  # of cards in play, and of no others


class Deal(Replaceable):
    """Damage is dealt to cards."""

    def __init__(self, amount: Quantity[Lorcana], to: Cards[Lorcana], flags: i64 = 0) -> None:
        self.amount = amount
        self.to = to
        self.flags = flags

    def begin(self, game: Lorcana, scope: Scope) -> bool:
        amount = self.amount.value(game, scope)
        scope.it = self.to.cards(game, scope)[:]
        return damage.deal(game, [(card, amount, scope.source) for card in scope.it], self.flags, scope)

    def possible(self, game: Lorcana, scope: Scope) -> bool:
        return len(self.to.potential(game, scope)) > 0


class DealDivided(Effect[Lorcana]):
    """Damage is divided among cards as the player likes, one after the other, and then dealt to all at once."""

    # rule: players.owner-decides
    def __init__(self, amount: Quantity[Lorcana], among: Cards[Lorcana]) -> None:
        self.amount = amount
        self.among = among

    def advance(self, game: Lorcana, frame: Resolve, scope: Scope) -> bool:
        while frame.stage < len(self.choices):
            if self.choices[frame.stage].ask(game, frame, scope):
                return True
            frame.stage += 1
        if frame.stage > len(self.choices):
            return False
        cards = self.among.cards(game, scope)
        if frame.index < 0:
            frame.index = 0  # so much of it is divided; `it` has a card once for each damage
            frame.asking = 0
            scope.it = []
        elif frame.asking == 1:
            frame.asking = 0
            scope.it = [*scope.it, game.answer.card]
        amount = self.amount.value(game, scope)
        while cards and len(scope.it) < amount:
            if len(cards) == 1:
                scope.it = [*scope.it, cards[0]]
                continue
            frame.asking = 1
            options = [Option(CHOOSE, card) for card in cards]
            game.ask(scope.player, "players.owner-decides", options, about=scope.source, topic="divide")
            return True
        frame.stage += 1
        divided = scope.it
        scope.it = cards[:]
        return damage.deal(game, [(card, divided.count(card), scope.source) for card in cards], 0, scope)

    def possible(self, game: Lorcana, scope: Scope) -> bool:
        return len(self.among.potential(game, scope)) > 0


class PutDamage(Effect[Lorcana]):
    """Damage counters are put on cards; that is not dealing damage."""

    def __init__(self, amount: Quantity[Lorcana], on: Cards[Lorcana]) -> None:
        self.amount = amount
        self.on = on

    def act(self, game: Lorcana, scope: Scope) -> None:
        amount = self.amount.value(game, scope)
        scope.it = self.on.cards(game, scope)[:]
        scope.done = amount * len(scope.it)
        for card in scope.it:
            damage.put(game, card, amount)


class Heal(Effect[Lorcana]):
    """Up to so much damage is removed from each of certain cards; the player says how much from each."""

    # rule: resolve.up-to
    def __init__(self, amount: Quantity[Lorcana], cards: Cards[Lorcana], names_healed: bool = False) -> None:
        self.amount = amount
        self.cards = cards
        self.names_healed = names_healed  # `it` is only those that damage was removed from

    def advance(self, game: Lorcana, frame: Resolve, scope: Scope) -> bool:
        while frame.stage < len(self.choices):
            if self.choices[frame.stage].ask(game, frame, scope):
                return True
            frame.stage += 1
        if frame.index < 0:
            frame.index = 0
            frame.asking = 0
            scope.done = 0
            scope.it = []
        cards = self.cards.cards(game, scope)[:]
        if not self.names_healed:
            scope.it = cards
        while frame.index < len(cards):
            card = cards[frame.index]
            if frame.asking == 0:
                most = min(self.amount.value(game, scope), removable(game, card))
                if most == 0:
                    frame.index += 1
                    continue
                frame.asking = 1
                options = [Option(CHOOSE, card, number=i) for i in range(most, -1, -1)]
                game.ask(scope.player, "resolve.up-to", options, about=scope.source, topic="heal")
                return True
            removed = damage.remove(game, card, game.answer.number, scope.player)
            scope.done += removed
            if self.names_healed and removed > 0:
                scope.it = [*scope.it, card]
            frame.asking = 0
            frame.index += 1
        return False

    def possible(self, game: Lorcana, scope: Scope) -> bool:
        for card in self.cards.potential(game, scope):
            if removable(game, card) > 0:
                return True
        return False


class HealAll(Effect[Lorcana]):
    """All damage, or just so much, is removed from cards."""

    def __init__(self, cards: Cards[Lorcana], amount: Quantity[Lorcana] | None) -> None:
        self.cards = cards
        self.amount = amount
        self.least: Quantity[Lorcana] = Number(1) if amount is None else amount  # as a cost, of each

    def act(self, game: Lorcana, scope: Scope) -> None:
        scope.done = 0
        scope.it = self.cards.cards(game, scope)[:]
        for card in scope.it:
            most: i64 = game.damage[card]
            amount = most if self.amount is None else min(self.amount.value(game, scope), most)
            scope.done += damage.remove(game, card, amount, scope.player)

    def in_full(self, game: Lorcana, scope: Scope) -> bool:
        """As a cost, there must be so much damage to remove."""
        # rule: resolve.to-is-a-cost
        least = self.least.value(game, scope)
        cards = self.cards.potential(game, scope)
        return super().in_full(game, scope) and bool(cards) and all(removable(game, card) >= least for card in cards)


class MoveDamage(Effect[Lorcana]):
    """Damage counters move from each of some cards to another; up to so many of each, unless all of them must."""

    def __init__(
        self, amount: Quantity[Lorcana], source: Cards[Lorcana], target: Cards[Lorcana], exact: bool = False
    ) -> None:
        self.amount = amount
        self.source = source
        self.target = target
        self.exact = exact

    def advance(self, game: Lorcana, frame: Resolve, scope: Scope) -> bool:
        while frame.stage < len(self.choices):
            if self.choices[frame.stage].ask(game, frame, scope):
                return True
            frame.stage += 1
        sources = self.source.cards(game, scope)
        targets = self.target.cards(game, scope)
        if not sources or not targets:
            scope.done = 0
            return False
        if self.exact:
            scope.done = 0
            for source in sources:
                each = self.amount.value(game, scope)
                scope.done += damage.move(game, source, targets[0], each, scope.player)
            return False
        if frame.index < 0:
            frame.index = 0
            frame.asking = 0
            scope.done = 0
        while frame.index < len(sources):
            source = sources[frame.index]
            if frame.asking == 0:
                most = min(self.amount.value(game, scope), removable(game, source))
                if most == 0 or source == targets[0]:
                    frame.index += 1
                    continue
                frame.asking = 1
                options = [Option(CHOOSE, source, number=i) for i in range(most, -1, -1)]
                game.ask(scope.player, "resolve.up-to", options, about=scope.source, topic="move-damage")
                return True
            scope.done += damage.move(game, source, targets[0], game.answer.number, scope.player)
            frame.asking = 0
            frame.index += 1
        return False

    def possible(self, game: Lorcana, scope: Scope) -> bool:
        if not self.target.potential(game, scope):
            return False
        for card in self.source.potential(game, scope):
            if removable(game, card) > 0:
                return True
        return False


DAMAGE.add("deal(amount: quantity, to: cards) -> effect", Deal, sets=BOTH, role=IN_PLAY, says=nodes.HARMS)
DAMAGE.add(
    "deal_some(amount: quantity, to: cards) -> effect",
    lambda amount, to: Deal(amount, to, NAMES_HIT),
    sets=BOTH,
    role=IN_PLAY,
)
DAMAGE.add("deal_divided(amount: quantity, among: cards) -> effect", DealDivided, sets=BOTH, role=IN_PLAY)
DAMAGE.add(
    "deal_fully(amount: quantity, to: cards) -> effect",
    lambda amount, to: Deal(amount, to, UNREDUCED),
    sets=BOTH,
    role=IN_PLAY,
)
DAMAGE.add(
    "put_damage(amount: quantity, on: cards) -> effect",
    PutDamage,
    "damage.put-is-not-dealt",
    sets=BOTH,
    role=IN_PLAY,
    says=nodes.HARMS,
)
DAMAGE.add(
    "heal(amount: quantity, cards: cards) -> effect", Heal, "resolve.up-to", sets=BOTH, role=IN_PLAY, says=nodes.HELPS
)
DAMAGE.add(
    "heal_some(amount: quantity, cards: cards) -> effect",
    lambda amount, cards: Heal(amount, cards, True),
    "resolve.up-to",
    sets=BOTH,
    role=IN_PLAY,
)
DAMAGE.add(
    "heal_fully(cards: cards, amount: quantity = none) -> effect", HealAll, sets=BOTH, role=IN_PLAY, says=nodes.HELPS
)
DAMAGE.add(
    "move_damage(amount: quantity, source: cards, target: cards) -> effect",
    MoveDamage,
    "damage.move",
    "resolve.up-to",
    sets=binding.DONE,
    role=IN_PLAY,
)
DAMAGE.add(
    "move_exactly(amount: quantity, source: cards, target: cards) -> effect",
    lambda amount, source, target: MoveDamage(amount, source, target, True),
    "damage.move",
    sets=binding.DONE,
    role=IN_PLAY,
)
DAMAGE.add(
    "move_all_damage(source: cards, target: cards) -> effect",
    lambda source, target: MoveDamage(Number(1 << 30), source, target, True),
    "damage.move",
    sets=binding.DONE,
    role=IN_PLAY,
)
