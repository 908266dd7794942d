"""Words for costs besides mana and tapping: sacrifice, discard, life, counters."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang import roles
from mulligan.cardlang.nodes import CardMatch, Cards, Quantity
from mulligan.cardlang.nouns import This
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.magic.abilities import MagicCost
from mulligan.magic.acts import is_spell, sacrifice, tap, untap
from mulligan.magic.blocking import defending_player
from mulligan.magic.counting import add_counters
from mulligan.magic.damage import deal, lose_life
from mulligan.magic.hands import discard
from mulligan.magic.mana import ManaCost
from mulligan.magic.needs import affordable
from mulligan.magic.packets import Packet
from mulligan.magic.payment import pay
from mulligan.magic.printed import counter_kind
from mulligan.magic.sources import purse_of
from mulligan.magic.state import Magic
from mulligan.magic.terms import BATTLEFIELD, EXILE, GRAVEYARD, HAND, HASTE, LIBRARY
from mulligan.magic.words.nouns import Noun
from mulligan.magic.words.picking import ChosenCards
from mulligan.magic.zones import move

COSTS: Final = Vocabulary()


def enough(game: Magic, scope: Scope, cards: Cards[Magic]) -> bool:
    """Whether there are as many cards as a cost asks for."""
    # rule: cost.pay-in-full
    if isinstance(cards, ChosenCards):
        most = cards.most.value(game, scope) if cards.most is not None else 0
        plain = type(cards) is ChosenCards and not cards.spares_source and not is_spell(game, scope)
        if most == 1 and plain and isinstance(cards.what, Noun):
            return cards.what.exists(game, scope)
        there = [card for card in cards.potential(game, scope) if card != scope.source or not is_spell(game, scope)]
        return len(there) >= most
    return len(cards.cards(game, scope)) > 0


class Paying(MagicCost):
    """Pay mana."""

    def __init__(self, text: str) -> None:
        self.mana = ManaCost(text)

    def payable(self, game: Magic, scope: Scope) -> bool:
        return affordable(purse_of(game, scope.player), self.mana, 0, 0)

    def pay(self, game: Magic, scope: Scope) -> None:
        pay(game, scope.player, self.mana, 0, 0, -1, -1)


class Tapping(MagicCost):
    """Tap this permanent: the tap symbol."""

    # rule: cost.tap-symbol cost.tap
    def __init__(self) -> None:
        self.taps = True

    def payable(self, game: Magic, scope: Scope) -> bool:
        return game.may_tap(scope.source)

    def pay(self, game: Magic, scope: Scope) -> None:
        tap(game, scope.source)


class LoyaltyCost(MagicCost):
    """Put loyalty counters on this planeswalker, or take them off."""

    # rule: counters.loyalty
    def __init__(self, amount: i64) -> None:
        self.amount = amount
        self.loyal = True

    def payable(self, game: Magic, scope: Scope) -> bool:
        return game.loyalty[scope.source] + self.amount >= 0

    def pay(self, game: Magic, scope: Scope) -> None:
        game.loyalty[scope.source] += self.amount
        game.unsettled = True
        game.touch()


class LoyaltyX(MagicCost):
    """Take X loyalty counters off this planeswalker."""

    # rule: counters.loyalty cost.x
    def __init__(self) -> None:
        self.loyal = True

    def payable(self, game: Magic, scope: Scope) -> bool:
        return True

    def most_x(self, game: Magic, scope: Scope) -> i64:
        return game.loyalty[scope.source]

    def pay(self, game: Magic, scope: Scope) -> None:
        game.loyalty[scope.source] -= scope.number
        game.unsettled = True
        game.touch()


class CardsCost(MagicCost):
    """Something is done to cards, of which there must be enough."""

    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def stand_beside(self, others: list[MagicCost]) -> None:
        if isinstance(self.cards, ChosenCards):
            for other in others:
                if isinstance(other, CardsCost) and type(other) is type(self) and isinstance(other.cards, This):
                    self.cards.spares_source = True

    def payable(self, game: Magic, scope: Scope) -> bool:
        return enough(game, scope, self.cards)


class Sacrificing(CardsCost):
    """Sacrifice permanents; this one only while it is yours."""

    # rule: keyword.sacrifice
    def payable(self, game: Magic, scope: Scope) -> bool:
        if isinstance(self.cards, This) and game.controller[scope.source] != scope.player:
            return False
        return super().payable(game, scope)

    def pay(self, game: Magic, scope: Scope) -> None:
        sacrifice(game, self.cards.cards(game, scope))


class Discarding(CardsCost):
    """Discard cards."""

    def pay(self, game: Magic, scope: Scope) -> None:
        discard(game, self.cards.cards(game, scope))


class Exiling(CardsCost):
    """Exile cards."""

    def pay(self, game: Magic, scope: Scope) -> None:
        move(game, self.cards.cards(game, scope), EXILE)


class UntappingOthers(CardsCost):
    """Untap other permanents, which are tapped."""

    # rule: cost.pay-in-full
    def pay(self, game: Magic, scope: Scope) -> None:
        for card in self.cards.cards(game, scope):
            untap(game, card)


class PuttingOnLibrary(CardsCost):
    """Put cards on top of their owner's library, or on the bottom."""

    # rule: zones.library
    def __init__(self, cards: Cards[Magic], top: bool) -> None:
        super().__init__(cards)
        self.top = top

    def pay(self, game: Magic, scope: Scope) -> None:
        move(game, self.cards.cards(game, scope), LIBRARY, self.top)


class PuttingOn(CardsCost):
    """Put counters on chosen permanents."""

    # rule: counters.counter
    def __init__(self, count: Quantity[Magic], counter: str, cards: Cards[Magic]) -> None:
        super().__init__(cards)
        self.count = count
        self.counter = counter
        self.kind = 0

    def bind(self, match: CardMatch) -> None:
        self.kind = counter_kind(match, self.counter)

    def pay(self, game: Magic, scope: Scope) -> None:
        for card in self.cards.cards(game, scope):
            add_counters(game, card, self.kind, self.count.value(game, scope))


class PayingLife(MagicCost):
    """Pay life: no more than one has."""

    # rule: cost.pay-life
    def __init__(self, amount: Quantity[Magic]) -> None:
        self.amount = amount

    def payable(self, game: Magic, scope: Scope) -> bool:
        return game.life_of(scope.player) >= self.amount.value(game, scope)

    def pay(self, game: Magic, scope: Scope) -> None:
        lose_life(game, scope.player, self.amount.value(game, scope))


class BeingDealt(MagicCost):
    """Be dealt damage by this card or permanent: whoever has it do so has done so, though some may be prevented."""

    # rule: damage.deal cost.pay-in-full
    def __init__(self, amount: Quantity[Magic]) -> None:
        self.amount = amount

    def payable(self, game: Magic, scope: Scope) -> bool:
        return True

    def pay(self, game: Magic, scope: Scope) -> None:
        source = scope.source
        amount = self.amount.value(game, scope)
        whose = game.controller[source]
        deal(game, [Packet(source, game.incarnation(scope), -1, scope.player, amount, whose)], False, None)


class PayingLifeX(MagicCost):
    """Pay X life."""

    # rule: cost.pay-life cost.x
    def payable(self, game: Magic, scope: Scope) -> bool:
        return True

    def most_x(self, game: Magic, scope: Scope) -> i64:
        return max(game.life_of(scope.player), 0)

    def pay(self, game: Magic, scope: Scope) -> None:
        lose_life(game, scope.player, scope.number)


class CountedCost(MagicCost):
    """A cost of as much as a quantity says; where another player is to pay it, it is counted before for you."""

    counted: Quantity[Magic]

    # rule: players.you cost.pay-in-full
    def room(self) -> i64:
        return 1

    def settle(self, game: Magic, scope: Scope) -> None:
        """It will be as much as it is now, whoever pays."""
        scope.have_room(self.slot + 1)
        scope.picks[self.slot] = [int(self.counted.value(game, scope))]

    def owed(self, game: Magic, scope: Scope) -> i64:
        """How much it is."""
        settled = scope.picks[self.slot] if len(scope.picks) > self.slot else []
        return settled[0] if settled else self.counted.value(game, scope)


class PayingAmount(CountedCost):
    """Pay so much generic mana, as a quantity says."""

    # rule: cost.x
    def __init__(self, amount: Quantity[Magic]) -> None:
        self.amount = amount
        self.counted = amount

    def payable(self, game: Magic, scope: Scope) -> bool:
        cost = ManaCost(f"{{{self.owed(game, scope)}}}")
        return affordable(purse_of(game, scope.player), cost, 0, 0)

    def pay(self, game: Magic, scope: Scope) -> None:
        pay(game, scope.player, ManaCost(f"{{{self.owed(game, scope)}}}"), 0, 0, -1, -1)


class TappingOthers(MagicCost):
    """Tap other untapped permanents; creatures need not have been there since the turn began."""

    # rule: cost.tap
    def __init__(self, cards: Cards[Magic]) -> None:
        self.cards = cards

    def stand_beside(self, others: list[MagicCost]) -> None:
        if isinstance(self.cards, ChosenCards) and any(other.taps for other in others):
            self.cards.spares_source = True

    def payable(self, game: Magic, scope: Scope) -> bool:
        return enough(game, scope, self.cards) and all(
            game.tapped[card] == 0 for card in self.cards.cards(game, scope) if not isinstance(self.cards, ChosenCards)
        )

    def pay(self, game: Magic, scope: Scope) -> None:
        for card in self.cards.cards(game, scope):
            tap(game, card)


class Untapping(MagicCost):
    """Untap this permanent: the untap symbol."""

    # rule: golden.card-over-rulebook
    def payable(self, game: Magic, scope: Scope) -> bool:
        card = scope.source
        if game.zone[card] != BATTLEFIELD or game.tapped[card] == 0:
            return False
        return game.sick[card] == 0 or not game.is_creature(card) or game.has(card, HASTE)

    def pay(self, game: Magic, scope: Scope) -> None:
        untap(game, scope.source)


class Returning(CardsCost):
    """Return permanents to their owners' hands; what an attacker attacked is kept for whoever takes its place."""

    def pay(self, game: Magic, scope: Scope) -> None:
        cards = self.cards.cards(game, scope)
        for card in cards:
            if game.attacking[card] != -1:
                walker = game.attacked_walker[card]
                scope.someone = defending_player(game, card)
                scope.other = walker
                scope.other_mark = game.state[walker] if walker >= 0 else -1
        move(game, cards, HAND, False)


class Milling(MagicCost):
    """Put the top cards of your library into your graveyard."""

    def __init__(self, number: Quantity[Magic]) -> None:
        self.number = number

    def payable(self, game: Magic, scope: Scope) -> bool:
        return len(game.library(scope.player)) >= self.number.value(game, scope)

    def pay(self, game: Magic, scope: Scope) -> None:
        move(game, game.library(scope.player)[: self.number.value(game, scope)], GRAVEYARD)


class Revealing(CardsCost):
    """Reveal cards."""

    # rule: zones.reveal
    def pay(self, game: Magic, scope: Scope) -> None:
        for card in self.cards.cards(game, scope):
            game.reveal(card)


class Putting(MagicCost):
    """Put counters on this permanent."""

    # rule: counters.counter
    def __init__(self, number: Quantity[Magic], counter: str) -> None:
        self.number = number
        self.counter = counter
        self.kind = 0

    def bind(self, match: CardMatch) -> None:
        self.kind = counter_kind(match, self.counter)

    def payable(self, game: Magic, scope: Scope) -> bool:
        return game.zone[scope.source] == BATTLEFIELD

    def pay(self, game: Magic, scope: Scope) -> None:
        add_counters(game, scope.source, self.kind, self.number.value(game, scope))


class RemovingFrom(MagicCost):
    """Remove a counter from chosen permanents."""

    # rule: counters.counter
    def __init__(self, cards: Cards[Magic], counter: str) -> None:
        self.cards = cards
        self.counter = counter
        self.kind = 0

    def bind(self, match: CardMatch) -> None:
        self.kind = counter_kind(match, self.counter)

    def payable(self, game: Magic, scope: Scope) -> bool:
        return enough(game, scope, self.cards)

    def pay(self, game: Magic, scope: Scope) -> None:
        for card in self.cards.cards(game, scope):
            add_counters(game, card, self.kind, -1)


class Removing(MagicCost):
    """Remove counters from this permanent."""

    def __init__(self, number: Quantity[Magic], counter: str) -> None:
        self.number = number
        self.counter = counter
        self.kind = 0

    def bind(self, match: CardMatch) -> None:
        self.kind = counter_kind(match, self.counter)

    def payable(self, game: Magic, scope: Scope) -> bool:
        return game.counters_of(scope.source, self.kind) >= self.number.value(game, scope)

    def pay(self, game: Magic, scope: Scope) -> None:
        add_counters(game, scope.source, self.kind, -self.number.value(game, scope))


class RemovingX(MagicCost):
    """Remove X counters from this permanent."""

    # rule: counters.counter cost.x
    def __init__(self, counter: str) -> None:
        self.counter = counter
        self.kind = 0

    def bind(self, match: CardMatch) -> None:
        self.kind = counter_kind(match, self.counter)

    def payable(self, game: Magic, scope: Scope) -> bool:
        return True

    def most_x(self, game: Magic, scope: Scope) -> i64:
        return game.counters_of(scope.source, self.kind)

    def pay(self, game: Magic, scope: Scope) -> None:
        add_counters(game, scope.source, self.kind, -scope.number)


class RemovingAll(MagicCost):
    """Remove all counters of a kind from this permanent; their number is X."""

    # rule: counters.counter
    def __init__(self, counter: str) -> None:
        self.counter = counter
        self.kind = 0

    def bind(self, match: CardMatch) -> None:
        self.kind = counter_kind(match, self.counter)

    def payable(self, game: Magic, scope: Scope) -> bool:
        return True

    def pay(self, game: Magic, scope: Scope) -> None:
        scope.number = game.counters_of(scope.source, self.kind)
        add_counters(game, scope.source, self.kind, -scope.number)


class Several(MagicCost):
    """Several costs as one."""

    # rule: cost.pay-in-full
    def __init__(self, costs: list[MagicCost]) -> None:
        self.costs = costs

    def payable(self, game: Magic, scope: Scope) -> bool:
        return all(cost.payable(game, scope) for cost in self.costs)

    def pay(self, game: Magic, scope: Scope) -> None:
        for cost in self.costs:
            cost.pay(game, scope)


GIVEN_UP: Final = roles.TAKES_X | roles.MOVES  # what is paid with lies elsewhere afterwards
COSTS.add("pay(mana: text) -> cost", Paying, role=roles.TAKES_X)
COSTS.add("all_costs(*costs: cost) -> cost", Several, "cost.pay-in-full")
COSTS.add("loyalty_x -> cost", LoyaltyX, "counters.loyalty", "types.planeswalker", "cost.x", role=roles.ASKS_X)
COSTS.add("paying_life_x -> cost", PayingLifeX, "cost.pay-life", "cost.x", role=roles.ASKS_X)
COSTS.add("removing_x(counter: text) -> cost", RemovingX, "counters.counter", "cost.x", role=roles.ASKS_X)
COSTS.add("removing_all(counter: text) -> cost", RemovingAll, "counters.counter", role=roles.ASKS_X)
COSTS.add("pay_amount(amount: quantity) -> cost", PayingAmount)
COSTS.add("tapping -> cost", Tapping, "cost.tap-symbol", "cost.tap")
COSTS.add("loyalty(amount: number) -> cost", LoyaltyCost, "counters.loyalty", "types.planeswalker")
COSTS.add("sacrificing(cards: cards) -> cost", Sacrificing, "keyword.sacrifice", "cost.additional", role=GIVEN_UP)
COSTS.add("sacrificing_this -> cost", lambda: own(Sacrificing), "keyword.sacrifice")
COSTS.add("discarding(cards: cards) -> cost", Discarding, "zones.discard", "cost.additional", role=GIVEN_UP)
COSTS.add("exiling(cards: cards) -> cost", Exiling, role=GIVEN_UP, lies="in_exile")
COSTS.add("paying_life(amount: quantity) -> cost", PayingLife, "cost.pay-life")
COSTS.add("being_dealt(amount: quantity) -> cost", BeingDealt, "damage.deal", "cost.pay-in-full")
COSTS.add("tapping_others(cards: cards) -> cost", TappingOthers, "cost.tap", role=roles.TAKES_X)
COSTS.add("untapping -> cost", Untapping, "golden.card-over-rulebook")
COSTS.add("returning(cards: cards) -> cost", Returning, role=roles.MOVES)
COSTS.add("milling(count: quantity) -> cost", Milling)
COSTS.add("revealing(cards: cards) -> cost", Revealing, "zones.reveal")
COSTS.add("putting(count: quantity, counter: text) -> cost", Putting, "counters.counter")
COSTS.add("removing_from(cards: cards, counter: text) -> cost", RemovingFrom, "counters.counter")
COSTS.add("untapping_others(cards: cards) -> cost", UntappingOthers, "cost.pay-in-full")
COSTS.add("putting_on_top(cards: cards) -> cost", lambda cards: PuttingOnLibrary(cards, True), "zones.library")
COSTS.add("putting_on_bottom(cards: cards) -> cost", lambda cards: PuttingOnLibrary(cards, False), "zones.library")
COSTS.add("putting_on(count: quantity, counter: text, cards: cards) -> cost", PuttingOn, "counters.counter")
COSTS.add("removing(count: quantity, counter: text) -> cost", Removing)


def own(cost: type[Sacrificing]) -> Sacrificing:
    """A cost paid with this permanent itself."""
    return cost(This())
