"""Words for rules about damage and leaving: prevention that does more, damage sent elsewhere, a least life."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import binding
from mulligan.cardlang.nodes import Cards, Effect, Node, Quantity
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.magic.damage import deal
from mulligan.magic.packets import Packet
from mulligan.magic.regulations import ManaOnX, Regulation, Splice, SplitSecond, TotemArmor
from mulligan.magic.state import Magic
from mulligan.magic.terms import EXILE
from mulligan.magic.words.abilities import Prevent, meant
from mulligan.magic.words.damage import packet
from mulligan.magic.words.dealing import deals
from mulligan.magic.words.effects import Act
from mulligan.magic.words.nouns import Noun, things_of

SHIELDING: Final = Vocabulary()


class PreventAnd(Prevent):
    """Damage to certain permanents or players is prevented, and something else happens; inside, that much was."""

    # rule: replacement.prevention
    def __init__(self, to: Node, effect: Effect[Magic], by: Cards[Magic] | None) -> None:
        super().__init__(to, by, False)
        self.effect = effect

    def after_prevention(self) -> i64:
        return self.effect.id


class SendDamage(Regulation):
    """Damage that would be dealt to certain permanents or players is dealt to another permanent instead."""

    # rule: replacement.instead
    def __init__(self, whom: Node, to: Cards[Magic]) -> None:
        self.whom = whom
        self.to = to

    def sends(self, game: Magic, scope: Scope, damage: Packet) -> i64:
        there = self.to.cards(game, scope)
        if not there or damage.target == there[0] or not meant(self.whom, game, scope, damage):
            return -1
        return there[0]


class LeastLife(Regulation):
    """Damage that would reduce your life total to less than a number reduces it to that number instead."""

    # rule: damage.life-loss
    def __init__(self, number: Quantity[Magic]) -> None:
        self.number = number

    def least_life(self, game: Magic, scope: Scope, player: i64) -> i64:
        return self.number.value(game, scope) if player == scope.player else 0


class ExiledOnLeaving(Regulation):
    """Permanents that would leave the battlefield are exiled instead of going anywhere else."""

    # rule: replacement.instead
    def __init__(self, what: Cards[Magic]) -> None:
        self.what = what

    def instead_of_leaving(self, game: Magic, scope: Scope, card: i64) -> i64:
        return EXILE if self.what.fits(game, scope, card) else -1


class Hidden(Regulation):
    """Cards of a kind outside the battlefield cannot be the targets of spells or abilities."""

    # rule: targets.choose-and-check
    def __init__(self, what: Cards[Magic]) -> None:
        self.what = what

    def hides(self, game: Magic, scope: Scope, card: i64) -> bool:
        return isinstance(self.what, Noun) and self.what.fits(game, scope, card)


class Hushed(Regulation):
    """Cards of a kind outside the battlefield lose all abilities."""

    # rule: golden.card-over-rulebook
    def __init__(self, what: Cards[Magic]) -> None:
        self.what = what

    def hushes_card(self, game: Magic, scope: Scope, card: i64) -> bool:
        return self.what.fits(game, scope, card)


class NotCounteredBy(Regulation):
    """Spells of a kind cannot be countered by spells of another."""

    # rule: stack.counter
    def __init__(self, what: Cards[Magic], by: Cards[Magic]) -> None:
        self.what = what
        self.by = by

    def saves_from_counter(self, game: Magic, scope: Scope, spell: i64, by: i64) -> bool:
        return self.what.fits(game, scope, spell) and self.by.fits(game, scope, by)


class NotCountered(Regulation):
    """Spells of a kind cannot be countered."""

    # rule: stack.counter
    def __init__(self, what: Cards[Magic]) -> None:
        self.what = what

    def saves_from_counter(self, game: Magic, scope: Scope, spell: i64, by: i64) -> bool:
        return self.what.fits(game, scope, spell)


class SureDamage(Regulation):
    """Damage that sources of a kind would deal cannot be prevented."""

    # rule: replacement.prevention
    def __init__(self, by: Cards[Magic]) -> None:
        self.by = by

    def deals_surely(self, game: Magic, scope: Scope, damage: Packet) -> bool:
        return deals(self.by, game, scope, damage.source)


class DamageForSure(Act):
    """This source deals damage that cannot be prevented."""

    # rule: damage.deal replacement.prevention
    tallies = True

    def __init__(self, amount: Quantity[Magic], to: Node) -> None:
        self.amount = amount
        self.to = to

    def act(self, game: Magic, scope: Scope) -> None:
        amount = self.amount.value(game, scope)
        packets: list[Packet] = []
        for thing in things_of(self.to, game, scope):
            one = packet(game, scope, scope.source, thing, amount)
            one.certain = True
            packets.append(one)
        deal(game, packets, False, scope)


SHIELDING.add("mana_on_x(colors: text) -> regulation", ManaOnX, "cost.x", "mana.kinds")
SHIELDING.add(
    "prevent_and(to: cards|players, effect: effect, by: cards = none) -> regulation",
    PreventAnd,
    "replacement.prevention",
    inside=binding.AMOUNT | binding.DONE | binding.PLAYER,
)
SHIELDING.add(
    "send_damage(whom: cards|players, to: cards) -> regulation",
    SendDamage,
    "replacement.instead",
    "golden.card-over-rulebook",
)
SHIELDING.add("least_life(number: quantity) -> regulation", LeastLife, "damage.life-loss", "golden.card-over-rulebook")
SHIELDING.add(
    "exiled_instead_of_leaving(what: cards) -> regulation",
    ExiledOnLeaving,
    "replacement.instead",
    "golden.card-over-rulebook",
)
SHIELDING.add(
    "not_countered_by(what: cards, by: cards) -> regulation",
    NotCounteredBy,
    "stack.counter",
    "golden.card-over-rulebook",
)
SHIELDING.add("not_countered(what: cards) -> regulation", NotCountered, "stack.counter", "golden.card-over-rulebook")
SHIELDING.add(
    "no_prevention_of(by: cards) -> regulation", SureDamage, "replacement.prevention", "golden.card-over-rulebook"
)
SHIELDING.add("hushed(what: cards) -> regulation", Hushed, "golden.card-over-rulebook")
SHIELDING.add("hidden(what: cards) -> regulation", Hidden, "targets.choose-and-check", "golden.card-over-rulebook")
SHIELDING.add("split_second -> regulation", SplitSecond, "golden.card-over-rulebook")
SHIELDING.add(
    "splice(onto: text, mana: text, *costs: cost) -> regulation",
    Splice,
    "golden.card-over-rulebook",
    "cost.additional",
)
SHIELDING.add("totem_armor -> regulation", TotemArmor, "replacement.instead", "golden.card-over-rulebook")
SHIELDING.add(
    "damage_for_sure(amount: quantity, to: cards|players) -> effect",
    DamageForSure,
    "damage.deal",
    "replacement.prevention",
    sets=binding.DONE,
)
