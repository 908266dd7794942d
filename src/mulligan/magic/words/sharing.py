"""Words for damage that is shared out: evenly among targets, by several creatures, or as somebody chooses now."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from mulligan.cardlang import binding, nodes
from mulligan.cardlang.nodes import Cards, Effect, Node, Players, Quantity
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Resolve, Scope
from mulligan.kernel.options import Option
from mulligan.magic.damage import deal
from mulligan.magic.packets import Packet
from mulligan.magic.regulations import Regulation
from mulligan.magic.state import Magic
from mulligan.magic.words.damage import packet
from mulligan.magic.words.effects import Act, players_of
from mulligan.magic.words.nouns import things_of

SHARING: Final = Vocabulary()


class DamageEvenly(Act):
    """Damage is divided evenly, rounded down, among the targets that are still legal."""

    # rule: damage.deal
    tallies: ClassVar[bool] = True

    def __init__(self, amount: Quantity[Magic], among: Cards[Magic]) -> None:
        self.amount = amount
        self.among = among

    def act(self, game: Magic, scope: Scope) -> None:
        things = things_of(self.among, game, scope)
        share = self.amount.value(game, scope) // max(len(things), 1)
        deal(game, [packet(game, scope, scope.source, thing, share) for thing in things], False, scope)


class PayableTargets(Quantity[Magic]):
    """As many targets as can be paid for, where each beyond the first costs more; as many as one likes once chosen."""

    # rule: cost.additional
    def value(self, game: Magic, scope: Scope) -> i64:
        return 1 + scope.limit if scope.limit >= 0 else 99


class PerTarget(Regulation):
    """The card costs so much more to cast for each target beyond the first."""

    # rule: cost.additional
    def __init__(self, amount: Quantity[Magic]) -> None:
        self.amount = amount

    def per_target(self, game: Magic, scope: Scope) -> i64:
        return self.amount.value(game, scope)


class DamageByPower(Act):
    """Each of several creatures deals damage equal to its own power, all at once."""

    # rule: damage.deal damage.power
    tallies: ClassVar[bool] = True

    def __init__(self, by: Cards[Magic], to: Node) -> None:
        self.by = by
        self.to = to

    def act(self, game: Magic, scope: Scope) -> None:
        packets: list[Packet] = []
        for source in self.by.cards(game, scope):
            for thing in things_of(self.to, game, scope):
                packets.append(packet(game, scope, source, thing, game.power_of(source)))
        deal(game, packets, False, scope)


class DamageSharedNow(Effect[Magic]):
    """A creature deals damage that a player divides among any number of others as it happens, at least 1 to each."""

    # rule: damage.deal stack.resolve
    def __init__(
        self, amount: Quantity[Magic], by: Cards[Magic], among: Cards[Magic], who: Players[Magic] | None
    ) -> None:
        self.amount = amount
        self.by = by
        self.among = among
        self.who = who

    def room(self) -> i64:
        return 1

    def advance(self, game: Magic, frame: Resolve, scope: Scope) -> bool:
        """One creature after the other gets its share, which may be none; the last one gets the rest."""
        if frame.stage == 0:
            frame.stage = 1
            scope.have_room(self.slot + 1)
            scope.picks[self.slot] = []
        shares = scope.picks[self.slot]
        if frame.stage == 2:
            frame.stage = 1
            shares.append(game.answer.number)
        if frame.stage > 2:
            return False
        sources = self.by.cards(game, scope)
        among = self.among.cards(game, scope)
        left = self.amount.value(game, scope) - sum(shares)
        choosers = players_of(self.who, game, scope)
        if sources and choosers and len(shares) < len(among):
            card = among[len(shares)]
            least = left if len(shares) == len(among) - 1 else 0
            options = [Option("assign", sources[0], card, number=number) for number in range(least, left + 1)]
            if options:
                frame.stage = 2
                game.ask(choosers[0], "stack.resolve", options, about=sources[0], topic="divide")
                return True
        frame.stage = 3
        packets: list[Packet] = []
        for i, share in enumerate(shares):
            for thing in things_of(self.among, game, scope):
                if thing.card == among[i]:
                    packets.append(packet(game, scope, sources[0], thing, share))
        deal(game, packets, False, scope)
        return True

    def possible(self, game: Magic, scope: Scope) -> bool:
        return True


SHARING.add("damage_evenly(amount: quantity, among: cards) -> effect", DamageEvenly, "damage.deal", says=nodes.HARMS)
SHARING.add("payable_targets -> quantity", PayableTargets, "cost.additional")
SHARING.add("costs_more_per_target(amount: quantity) -> regulation", PerTarget, "cost.additional")
SHARING.add(
    "damage_by_own_power(by: cards, to: cards|players) -> effect",
    DamageByPower,
    "damage.deal",
    "damage.power",
    sets=binding.DONE,
    says=nodes.HARMS,
)
SHARING.add(
    "damage_shared_now(amount: quantity, by: cards, among: cards, who: players = none) -> effect",
    DamageSharedNow,
    "damage.deal",
    "stack.resolve",
)
