"""What a spell costs besides or instead of its mana cost: alternative costs, kicker and buyback, flashback."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.frames import scope
from mulligan.kernel.options import CHOOSE, NO, YES, Option
from mulligan.kernel.rules import rule
from mulligan.magic import needs, sources
from mulligan.magic.mana import NO_COST, ManaCost
from mulligan.magic.printed import Printed
from mulligan.magic.procedures import CastSpell
from mulligan.magic.purse import Purse
from mulligan.magic.regulations import Regulation
from mulligan.magic.state import Magic
from mulligan.magic.targets import aims, spell_scope
from mulligan.magic.terms import GRAVEYARD, HAND

FREE: Final = 99  # without paying the mana cost, among the ways to cast a card


OWN_FLASHBACK: Final = 1  # by which flashback a spell was cast: its own, or one for its mana cost by a rule of a card
LENT_FLASHBACK: Final = 2
EITHER_FLASHBACK: Final = 3  # it has both, and its player has not said by which yet


def cost_to_cast(game: Magic, card: i64) -> ManaCost:
    """The mana cost a card would be cast for from where it is, without what may be paid besides."""
    # rule: cost.mana-cost
    printed = game.cards[game.face[card]]
    if printed.flashback is not None and game.zone[card] == GRAVEYARD:
        return printed.flashback.mana
    return printed.cost


def with_besides(printed: Printed, cost: ManaCost) -> ManaCost:
    """A mana cost with the mana that must be paid besides in any case."""
    # rule: cost.additional
    return cost if printed.besides is NO_COST else ManaCost(cost.text + printed.besides.text)


def toll(game: Magic, player: i64, card: i64) -> ManaCost:
    """The mana that a player must pay for a spell whose mana cost is not paid: additional costs, what rules add."""
    # rule: cost.additional golden.card-over-rulebook
    printed = game.cards[game.face[card]]
    if not game.regulations and not printed.regulations:
        return printed.besides
    less = discount(game, player, card)
    return ManaCost(printed.besides.with_more(-less)) if less < 0 or printed.besides.text else NO_COST


def discount(game: Magic, player: i64, card: i64) -> i64:
    """How much less generic mana a spell costs a player."""
    less = 0
    for source, whose, node in game.rules_that("discount"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        less += regulation.discount(game, scope(source, node, whose), player, card)
    for own_rule in game.cards[game.face[card]].regulations:
        less += own_rule.own_discount(game, scope(card, own_rule.id, player))
    return less


def spell_cost(game: Magic, card: i64, free: bool = False) -> ManaCost:
    """The mana cost of a spell that is being cast, with its kicker as often as that is paid."""
    # rule: cost.mana-cost cost.additional
    printed = game.cards[game.face[card]]
    cost = NO_COST if free else own_cost(game, card, printed)
    if game.kicked[card] > 0 and printed.kicker is not None:
        cost = ManaCost(cost.text + printed.kicker.text(game.kicked[card]))
    return with_besides(printed, cost)


def own_cost(game: Magic, card: i64, printed: Printed) -> ManaCost:
    """The mana cost that a spell is cast for, or the one instead of it."""
    # rule: cost.mana-cost
    cost = printed.cost
    if game.flashed[card] == OWN_FLASHBACK and printed.flashback is not None:
        cost = printed.flashback.mana
    if game.way[card] < 0 and printed.madness is not None:
        cost = printed.madness.mana
    elif game.way[card] < 0 and printed.miracle is not None:
        cost = printed.miracle.mana
    if game.way[card] > 0:
        cost = printed.alternatives[game.way[card] - 1].mana
    return cost


def ways_besides(game: Magic, player: i64, card: i64, purse: Purse, less: i64, held: bool) -> list[int]:
    """The ways in which a player could pay for a card now instead of its mana cost: numbers, or FREE from a hand."""
    # rule: golden.card-over-rulebook cost.mana-cost cost.additional
    found: list[int] = []
    printed = game.cards[game.face[card]]
    own = spell_scope(game, card, player)
    for i, one in enumerate(printed.alternatives):
        if one.only_if is not None and not one.only_if.holds(game, own):
            continue
        if not needs.affordable(purse, with_besides(printed, one.mana), 0, less):
            continue
        if all(cost.payable(game, own) for cost in one.costs if cost.mana is NO_COST):
            found.append(i + 1)
    if not held or not needs.affordable(purse, printed.besides, 0, less):
        return found
    for source, whose, node in game.rules_that("casts_free"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        if FREE not in found and regulation.casts_free(game, scope(source, node, whose), player, card):
            found.append(FREE)
    return found


@rule("cost.mana-cost", at_work=("golden.card-over-rulebook",))
def choose_way(game: Magic, cast: CastSpell) -> None:
    """Where a card may be cast for another cost than its mana cost, its player says which is paid."""
    card = cast.card
    printed = game.cards[game.face[card]]
    ways: list[int] = []
    if cast.free or cast.mad:
        pass
    elif game.flashed[card]:
        ways = flashbacks(game, cast) if game.flashed[card] == EITHER_FLASHBACK else []
    elif printed.alternatives or (cast.from_hand and game.rules_that("casts_free")):
        purse = sources.purse_of(game, cast.player, -1, card)
        ways = ways_besides(game, cast.player, card, purse, cast.less, cast.from_hand)
        plain = not printed.overloads or aims(game, spell_scope(game, card, cast.player))
        cost = with_besides(printed, printed.cost)
        if ways and plain and printed.cost.text and needs.affordable(purse, cost, 0, cast.less):
            ways.insert(0, 0)
    if not ways:
        game.idle()
        game.go_past(cast, take_way)
        return
    options = [Option(CHOOSE, number=way) for way in ways]
    game.ask(cast.player, "cost.mana-cost", options, about=card, topic="way")


@rule("cost.mana-cost", at_work=("golden.card-over-rulebook",))
def take_way(game: Magic, cast: CastSpell) -> None:
    """That is what it costs."""
    if game.flashed[cast.card]:
        game.flashed[cast.card] = game.answer.number or LENT_FLASHBACK
    elif game.answer.number == FREE:
        cast.free = True
    else:
        game.way[cast.card] = game.answer.number


def flashbacks(game: Magic, cast: CastSpell) -> list[int]:
    """Of a card's own flashback and another for its mana cost those that can be paid; that one is 0."""
    # rule: golden.card-over-rulebook cost.mana-cost
    card = cast.card
    printed = game.cards[game.face[card]]
    found: list[int] = []
    purse = sources.purse_of(game, cast.player, -1, card)
    if needs.affordable(purse, with_besides(printed, printed.cost), 0, cast.less):
        found.append(0)
    own = spell_scope(game, card, cast.player)
    if printed.flashback is not None and all(cost.payable(game, own) for cost in printed.flashback.costs):
        if needs.affordable(purse, with_besides(printed, printed.flashback.mana), 0, cast.less):
            found.append(OWN_FLASHBACK)
    return found


@rule("cost.additional")
def choose_kicker(game: Magic, cast: CastSpell) -> None:
    """Whether the kicker or buyback is paid, or how often the multikicker is, is announced."""
    card = cast.card
    kicker = game.cards[game.face[card]].kicker
    if kicker is None:
        game.idle()
        game.go_past(cast, take_kicker)
        return
    purse = sources.purse_of(game, cast.player, -1, card)
    base = spell_cost(game, card, cast.free).text
    most: i64 = 0
    own = spell_scope(game, card, cast.player)
    if kicker.other.text:
        some = [n for n in (1, 2, 3) if needs.affordable(purse, ManaCost(base + kicker.text(n)), 0, cast.less)]
        options = [Option(CHOOSE, number=number, text=kicker.text(number)) for number in [0, *some]]
        game.ask(cast.player, "cost.additional", options, about=card, topic="kicker")
        return
    if all(cost.payable(game, own) for cost in kicker.costs):
        while (kicker.many or most < 1) and needs.affordable(
            purse, ManaCost(base + kicker.mana.text * (most + 1)), 0, cast.less
        ):
            most += 1
    if most == 0:
        game.idle()
        game.go_past(cast, take_kicker)
        return
    options = [Option(YES), Option(NO)]
    if kicker.many:
        options = [Option(CHOOSE, number=number) for number in range(most + 1)]
    game.ask(cast.player, "cost.additional", options, about=card, topic="kicker")


@rule("cost.additional")
def take_kicker(game: Magic, cast: CastSpell) -> None:
    """It is paid as an additional cost."""
    answer = game.answer
    game.kicked[cast.card] = answer.number if answer.verb == CHOOSE else 1 if answer.verb == YES else 0


def bought_back(game: Magic, card: i64) -> bool:
    """Whether a spell that has resolved returns to its owner's hand because its buyback was paid."""
    kicker = game.cards[game.face[card]].kicker
    return kicker is not None and kicker.buyback and game.kicked[card] > 0


def destination(game: Magic, card: i64) -> i64:
    """Where an instant or sorcery goes once it has resolved."""
    # rule: stack.resolve-spell golden.card-over-rulebook
    return HAND if bought_back(game, card) and not game.flashed[card] else GRAVEYARD
