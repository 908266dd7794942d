"""Words for damage and life."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mulligan.cardlang import binding, nodes, roles
from mulligan.cardlang.nodes import Cards, Node, Players, Quantity
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Resolve, Scope
from mulligan.magic.choices import Divided
from mulligan.magic.damage import deal, gain_life, lose_life
from mulligan.magic.packets import Packet
from mulligan.magic.purpose import STRIKES
from mulligan.magic.state import Magic
from mulligan.magic.things import Thing, among
from mulligan.magic.words.effects import Act, players_of
from mulligan.magic.words.nouns import OtherOne, things_of

DAMAGE: Final = Vocabulary()


def packet(game: Magic, scope: Scope, source: i64, thing: Thing, amount: i64) -> Packet:
    """Damage that a spell or ability is about to deal to a thing: by its own source, as it was, or by another."""
    if source != scope.source:
        return Packet(source, game.state[source], thing.card, thing.player, amount, game.controller[source])
    return Packet(source, game.incarnation(scope), thing.card, thing.player, amount, scope.player)


class Damage(Act):
    """A source, this one unless said otherwise, deals damage."""

    tallies: ClassVar[bool] = True

    # rule: damage.deal
    def __init__(self, amount: Quantity[Magic], to: Node, by: Cards[Magic] | None) -> None:
        self.amount = amount
        self.to = to
        self.by = by

    def act(self, game: Magic, scope: Scope) -> None:
        if isinstance(self.by, OtherOne):  # rule: stack.outlives-source
            sources = [int(self.by.then(game, scope).card)]
        else:
            sources = [scope.source] if self.by is None else self.by.cards(game, scope)
        amount = self.amount.value(game, scope)
        packets: list[Packet] = []
        for source in sources:
            packets.extend(packet(game, scope, source, thing, amount) for thing in things_of(self.to, game, scope))
        deal(game, packets, False, scope)


class DamageBoth(Act):
    """A source deals damage to one and other damage to another, at the same time."""

    tallies: ClassVar[bool] = True

    def __init__(self, amount: Quantity[Magic], to: Node, amount2: Quantity[Magic], to2: Node) -> None:
        self.amount = amount
        self.to = to
        self.amount2 = amount2
        self.to2 = to2

    def act(self, game: Magic, scope: Scope) -> None:
        packets: list[Packet] = []
        for quantity, node in ((self.amount, self.to), (self.amount2, self.to2)):
            amount = quantity.value(game, scope)
            packets.extend(packet(game, scope, scope.source, thing, amount) for thing in things_of(node, game, scope))
        deal(game, packets, False, scope)


class DamageDivided(Divided):
    """Damage divided as its controller chose among the targets, as the spell was cast."""

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        if frame.stage > 0:
            return False
        frame.stage = 1
        shares = self.shares(scope)
        legal = things_of(self.among, game, scope)
        packets: list[Packet] = []
        for i, thing in enumerate(self.served(scope)):
            if among(thing, legal):
                packets.append(packet(game, scope, scope.source, thing, shares[i]))
        deal(game, packets, False, scope)
        return True


class Fight(Act):
    """Two creatures deal damage equal to their power to each other."""

    tallies: ClassVar[bool] = True

    # rule: keyword.fight
    def __init__(self, one: Cards[Magic], two: Cards[Magic]) -> None:
        self.one = one
        self.two = two

    def act(self, game: Magic, scope: Scope) -> None:
        ones = [card for card in self.one.cards(game, scope) if game.is_creature(card)]
        twos = [card for card in self.two.cards(game, scope) if game.is_creature(card)]
        if ones and twos:
            game.cite("keyword.fight")
            a, b = ones[0], twos[0]
            packets = [
                Packet(a, game.state[a], b, -1, game.power_of(a), game.controller[a]),
                Packet(b, game.state[b], a, -1, game.power_of(b), game.controller[b]),
            ]
            deal(game, packets, False, scope)


class GainLife(Act):
    """Players gain life."""

    def __init__(self, amount: Quantity[Magic], who: Players[Magic] | None) -> None:
        self.amount = amount
        self.who = who

    def act(self, game: Magic, scope: Scope) -> None:
        amount = self.amount.value(game, scope)
        for player in players_of(self.who, game, scope):
            gain_life(game, player, amount)


class LoseLife(Act):
    """Players lose life; how much they lost in all is this way."""

    tallies: ClassVar[bool] = True

    def __init__(self, amount: Quantity[Magic], who: Players[Magic] | None) -> None:
        self.amount = amount
        self.who = who

    def act(self, game: Magic, scope: Scope) -> None:
        amount = self.amount.value(game, scope)
        done = 0
        for player in players_of(self.who, game, scope):
            lose_life(game, player, amount)
            done += amount
        scope.done = done


DAMAGE.add(
    "damage(amount: quantity, to: cards|players, by: cards = none) -> effect",
    Damage,
    "damage.deal",
    sets=binding.DONE,
    role=roles.SCALES,
    first="by",
    says=nodes.HARMS | STRIKES,
)
DAMAGE.add(
    "damage_both(amount: quantity, to: cards|players, amount2: quantity, to2: cards|players) -> effect",
    DamageBoth,
    says=STRIKES,
)
DAMAGE.add("damage_divided(amount: quantity, among: cards) -> effect", DamageDivided, says=nodes.HARMS)
DAMAGE.add("fight(one: cards, two: cards) -> effect", Fight, "keyword.fight", says=nodes.HARMS)
DAMAGE.add(
    "gain_life(amount: quantity, who: players = none) -> effect",
    GainLife,
    role=roles.SCALES | roles.NAMES_DOER,
    says=nodes.HELPS,
)
DAMAGE.add(
    "lose_life(amount: quantity, who: players = none) -> effect",
    LoseLife,
    "damage.life-loss",
    "damage.deal",
    sets=binding.DONE,
    role=roles.SCALES | roles.NAMES_DOER,
    says=nodes.HARMS,
)
