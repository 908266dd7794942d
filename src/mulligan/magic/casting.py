"""Casting: announce, mode, targets, X, costs, payment; and what may be cast when."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.nodes import Cards, Node
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Frame, Scope, scope
from mulligan.kernel.modifiers import Modifier
from mulligan.kernel.options import CHOOSE, Option
from mulligan.kernel.rules import rule
from mulligan.magic import acts, payment
from mulligan.magic.abilities import Activated, MagicCost
from mulligan.magic.alternatives import (
    EITHER_FLASHBACK,
    LENT_FLASHBACK,
    OWN_FLASHBACK,
    cost_to_cast,
    discount,
    spell_cost,
    toll,
    ways_besides,
    with_besides,
)
from mulligan.magic.choices import Divided
from mulligan.magic.facing import put_face_down
from mulligan.magic.mana import NO_COST, ManaCost
from mulligan.magic.printed import Printed
from mulligan.magic.procedures import (
    CHOOSE_TARGETS,
    HALVE,
    HELP,
    PAY,
    Announced,
    CastSpell,
    ChooseTargets,
    Halve,
    Help,
    Pay,
)
from mulligan.magic.purse import Purse
from mulligan.magic.refusals import (
    COST_CANNOT_BE_PAID,
    FORBIDDEN_TO_CAST,
    LAND_PLAYED,
    NO_MANA_COST,
    NO_TARGETS,
    NOT_A_LAND,
    NOT_A_SPELL,
    NOT_IN_HAND,
    OK,
    ONLY_OWN_MAIN_PHASE,
    TOO_LITTLE_MANA,
)
from mulligan.magic.regulations import NextSpell, Regulation
from mulligan.magic.state import Magic
from mulligan.magic.targets import (
    aims,
    can_target,
    chooser_of,
    has_targets,
    modal_of,
    named_targets,
    spell_scope,
    still_legal,
    target_nodes,
    tell_of_targets,
)
from mulligan.magic.terms import (
    BATTLEFIELD,
    CAST,
    COMMAND,
    ENTERS_PLUS,
    GONE,
    GRAVEYARD,
    HAND,
    KINDS_OF_MANA,
    MAIN_1,
    MAIN_2,
    MAY_PLAY,
    NEXT_SPELL,
    PLAYED_LAND,
    STACK,
)
from mulligan.magic.things import Thing, chosen_things
from mulligan.magic.tracing import trace_card
from mulligan.magic.triggers import tell
from mulligan.magic.words.nouns import fits_anywhere, things_of
from mulligan.magic.zones import enter, place

NOTHING_LASTS: Final[list[Modifier]] = []


def sorcery_time(game: Magic, player: i64) -> bool:
    """Whether a player could cast a sorcery now: in a main phase of their turn, with nothing on the stack."""
    # rule: types.sorcery casting.timing
    return (game.phase == MAIN_1 or game.phase == MAIN_2) and not game.waiting and game.is_active(player)


def cannot_play_land(game: Magic, player: i64, card: i64) -> str:
    """Why a player cannot play a land from where it is, or nothing."""
    # rule: types.land casting.play turn.main turn.second-main
    if not game.cards[game.face[card]].land:
        return NOT_A_LAND
    if not available(game, player, card):
        return NOT_IN_HAND
    if not sorcery_time(game, player):
        return ONLY_OWN_MAIN_PHASE
    if game.lands_played[player] >= lands_a_turn(game, player):
        return LAND_PLAYED
    return OK


def lands_a_turn(game: Magic, player: i64) -> i64:
    """How many lands a player may play this turn: one, unless cards say more."""
    # rule: types.land golden.card-over-rulebook
    number = 1
    for source, whose, node in game.rules_that("more_lands"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        number += regulation.more_lands(game, scope(source, node, whose), player)
    return number


def available(game: Magic, player: i64, card: i64) -> bool:
    """Whether a card is where a player may play it from: their hand, or wherever an effect or the format allows."""
    if game.zone[card] == HAND:
        return game.owner[card] == player
    if game.zone[card] == GRAVEYARD and castable_there(game, card):
        return game.owner[card] == player
    if game.zone[card] == COMMAND and game.is_commander(card):  # rule: commander.game
        return game.owner[card] == player
    for modifier in game.modifiers if game.lasts(MAY_PLAY) else NOTHING_LASTS:
        if modifier.kind == MAY_PLAY and modifier.card == card and modifier.player == player:
            if modifier.state == game.state[card]:
                return True
    for source, whose, node in game.rules_that("allows_cast"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        if regulation.allows_cast(game, scope(source, node, whose), player, card):
            return True
    return False


def castable_there(game: Magic, card: i64) -> bool:
    """Whether a card in a graveyard says itself that its owner may cast it from there, or has flashback."""
    # rule: golden.card-over-rulebook
    own = game.cards[game.face[card]].recast
    return flashback_of(game, card) != 0 or (own is not None and own.allows(game, card) and not game.is_hushed(card))


def flashback_of(game: Magic, card: i64) -> i64:
    """Which flashback a card in a graveyard has: its own, one for its mana cost by a rule of a card, either, or 0."""
    # rule: golden.card-over-rulebook
    own = game.cards[game.face[card]].flashback is not None and not game.is_hushed(card)
    found: i64 = OWN_FLASHBACK if own else 0
    for source, whose, node in game.rules_that("flashes_back"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        if regulation.flashes_back(game, scope(source, node, whose), card):
            return EITHER_FLASHBACK if found else LENT_FLASHBACK
    return found


def may_be_hastened(game: Magic) -> bool:
    """Whether an effect may let a player cast some cards as though they had flash."""
    if game.lasts(NEXT_SPELL):
        return True
    return len(game.rules_that("hastens")) > 0


def as_flash(game: Magic, player: i64, card: i64) -> bool:
    """Whether an effect lets a player cast a card as though it had flash."""
    for modifier in game.modifiers if game.lasts(NEXT_SPELL) else NOTHING_LASTS:
        if modifier.kind == NEXT_SPELL and modifier.player == player and fits_next(game, modifier, card):
            return True
    for source, whose, node in game.rules_that("hastens"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        if regulation.hastens(game, scope(source, node, whose), player, card):
            return True
    return False


def fits_next(game: Magic, modifier: Modifier, card: i64) -> bool:
    """Whether a card is the next one of a kind that an effect waits for."""
    if game.unreal[card]:
        return False  # a copy is not a card
    node = game.nodes[modifier.node]
    assert isinstance(node, NextSpell)
    return fits_anywhere(node.spell, game, scope(modifier.source, modifier.node, modifier.player), card)


def cannot_cast(game: Magic, player: i64, card: i64, purse: Purse | None = None) -> str:
    """Why a player cannot cast a card now, or nothing. `purse` is what the player could pay with, if known."""
    # rule: casting.timing casting.spell types.instant types.creature types.artifact
    # rule: types.enchantment types.planeswalker keyword.flash cost.mana-cost
    printed = game.cards[game.face[card]]
    if printed.halves:
        return cannot_cast_any_half(game, player, card, purse)
    if printed.land:
        return NOT_A_SPELL
    if game.own_match.hushes and hushed(game):
        return FORBIDDEN_TO_CAST
    cost = printed.cost if printed.flashback is None else cost_to_cast(game, card)
    held = game.zone[card] == HAND
    flashback = flashback_of(game, card) if game.zone[card] == GRAVEYARD else 0
    another = (len(printed.alternatives) > 0 and flashback == 0) or (held and len(game.rules_that("casts_free")) > 0)
    priced = bool(cost.text)
    if not priced and not another:
        return NO_MANA_COST
    if printed.besides is not NO_COST:
        cost = with_besides(printed, cost)
    if not printed.fast and not sorcery_time(game, player):
        if not as_flash(game, player, card):
            return ONLY_OWN_MAIN_PHASE
    if purse is None or game.spell_mana or printed.helped is not None:
        purse = payment.purse_of(game, player, -1, card)
    own_rules = len(printed.regulations) > 0 or len(game.rules_that("discount")) > 0
    forbidding = game.rules_that("forbids_cast")
    more = game.commander_tax(card) if game.zone[card] == COMMAND else 0
    if printed.helped is not None:
        more -= payment.exilable(game, player, card)
    another = another or flashback == EITHER_FLASHBACK
    if not own_rules and not forbidding and not another and not payment.affordable(purse, cost, 0, -more):
        return TOO_LITTLE_MANA
    if not held and not is_cast_down(game, card) and not available(game, player, card):
        return NOT_IN_HAND
    less = -more
    for source, whose, node in forbidding:
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        if regulation.forbids_cast(game, scope(source, node, whose), player, card):
            return FORBIDDEN_TO_CAST
    if own_rules:
        less += discount(game, player, card)
        for own_rule in printed.regulations:
            if not own_rule.allows_casting(game, scope(card, own_rule.id, player)):
                return FORBIDDEN_TO_CAST
    own = spell_scope(game, card, player)
    for additional in printed.additional:
        if not additional.cost.payable(game, own):
            return COST_CANNOT_BE_PAID
    affordable = payment.affordable(purse, cost, 0, less) if own_rules or forbidding or another else True
    if game.zone[card] == GRAVEYARD:
        payable = all(one.payable(game, own) for one in costs_there(printed, flashback))
        if flashback == EITHER_FLASHBACK and not (affordable and payable):
            cost = with_besides(printed, printed.cost)
            affordable = payment.affordable(purse, cost, 0, less)
        elif not payable:
            return COST_CANNOT_BE_PAID
    if flashback == 0 and another and not (priced and affordable):
        if not ways_besides(game, player, card, purse, less, held):
            return TOO_LITTLE_MANA if priced else NO_MANA_COST
    elif not affordable:
        return TOO_LITTLE_MANA
    most = most_x(purse, cost, less) if cost.x and affordable else -1
    most = least_of(most, x_of_costs(game, own, [one.cost for one in printed.additional]))
    if most >= 0:
        own.number = -1 - most
    if not has_targets(game, own):
        return NO_TARGETS
    if printed.overloads and not aims(game, own) and not ways_besides(game, player, card, purse, less, held):
        return NO_TARGETS
    return OK


def is_cast_down(game: Magic, card: i64) -> bool:
    """Whether a card is looked at as one to be cast face down; from where it may be cast was asked before."""
    # rule: golden.card-over-rulebook
    return game.own_match.morphs and game.face[card] == game.own_match.down_face


def cannot_cast_any_half(game: Magic, player: i64, card: i64, purse: Purse | None) -> str:
    """Why a player can cast no half of a split card now, or nothing."""
    # rule: golden.card-over-rulebook
    why = NOT_A_SPELL
    for half in game.cards[game.face[card]].halves:
        why = cannot_cast_half(game, player, card, half, purse)
        if not why:
            return OK
    return why


def cannot_cast_half(game: Magic, player: i64, card: i64, half: i64, purse: Purse | None = None) -> str:
    """Why a player cannot cast a half of a split card now, or nothing; both together are cast from a hand only."""
    # rule: golden.card-over-rulebook
    whole = game.face[card]
    if half not in game.cards[whole].alone and game.zone[card] != HAND:
        return NOT_IN_HAND
    game.face[card] = half
    why = cannot_cast(game, player, card, purse)
    game.face[card] = whole
    return why


def may_cast_half_free(game: Magic, player: i64, card: i64, half: i64) -> bool:
    """Whether a player may cast a half of a split card without paying its mana cost, as an effect lets them."""
    # rule: golden.card-over-rulebook
    whole = game.face[card]
    if half not in game.cards[whole].alone and game.zone[card] != HAND:
        return False
    game.face[card] = half
    found = may_cast_free(game, player, card)
    game.face[card] = whole
    return found


def costs_there(printed: Printed, flashback: i64) -> list[MagicCost]:
    """What a card costs besides mana where it is cast from a graveyard, by a flashback or else as it says itself."""
    # rule: golden.card-over-rulebook
    if flashback == 0:
        return printed.recast.costs if printed.recast is not None else []
    return printed.flashback.costs if printed.flashback is not None and flashback != LENT_FLASHBACK else []


def hushed(game: Magic) -> bool:
    """Whether a spell on the stack keeps players from casting others, and from activating what is no mana ability."""
    # rule: golden.card-over-rulebook
    for one in game.waiting:
        if one.source >= 0 and game.cards[game.face[one.source]].hushes and acts.is_spell(game, one):
            return True
    return False


def most_x(purse: Purse, cost: ManaCost, less: i64) -> i64:
    """The greatest X that can be paid from a purse."""
    # rule: cost.x
    x = 0
    while payment.affordable(purse, cost, x + 1, less):
        x += 1
    return x


def may_cast_free(game: Magic, player: i64, card: i64) -> bool:
    """Whether a player may cast a card without paying its mana cost, as an effect lets them."""
    printed = game.cards[game.face[card]]
    if printed.halves:
        return any(may_cast_half_free(game, player, card, half) for half in printed.halves)
    if printed.land or game.zone[card] == STACK or game.zone[card] == BATTLEFIELD or game.zone[card] == GONE:
        return False
    own = spell_scope(game, card, player)
    for source, whose, node in game.rules_that("forbids_cast"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        if regulation.forbids_cast(game, scope(source, node, whose), player, card):
            return False
    for own_rule in printed.regulations:
        if not own_rule.allows_casting(game, scope(card, own_rule.id, player)):
            return False
    for additional in printed.additional:
        if not additional.cost.payable(game, own):
            return False
    cost = toll(game, player, card)
    if cost.text and not payment.affordable(payment.purse_of(game, player, -1, card), cost, 0, 0):
        return False
    return has_targets(game, own) and (not printed.overloads or aims(game, own))


def may_cast_for(game: Magic, player: i64, card: i64, cost: ManaCost) -> bool:
    """Whether a player may cast a card for another cost than its mana cost, as an effect lets them."""
    # rule: golden.card-over-rulebook cost.mana-cost
    if not may_cast_free(game, player, card):
        return False
    own_rules = game.regulations or game.cards[game.face[card]].regulations
    less = discount(game, player, card) if own_rules else 0
    cost = with_besides(game.cards[game.face[card]], cost)
    return payment.affordable(payment.purse_of(game, player, -1, card), cost, 0, less)


def play_land(game: Magic, player: i64, card: i64) -> None:
    """A land goes from the hand to the battlefield; nobody can respond."""
    # rule: types.land casting.play
    game.lands_played[player] += 1
    game.reveal(card)
    game.note("plays-a-land", player, card, rule="types.land")
    trace_card(game, card)
    game.trace("casting.play", "casting.spell")
    if game.listening[PLAYED_LAND]:
        tell(game, Event(PLAYED_LAND, card, -1, player))
    enter(game, [card], player)


# -- The steps ---------------------------------------------------------------------------------------------------------


@rule("casting.order", at_work=("casting.spell", "stack.zone"))
def announce_spell(game: Magic, cast: CastSpell) -> None:
    """The card goes on the stack."""
    card = cast.card
    player = cast.player
    if cast.down:
        put_face_down(game, player, card)
    elif game.cards[game.face[card]].halves:
        game.go_again(cast)
        game.reveal(card)  # it is shown as it is announced
        game.begin(HALVE, Halve(card, player, cast.free))
        return
    own = spell_scope(game, card, player)
    game.stamp += 1
    own.tag = game.stamp
    cast.less = discount(game, player, card) if game.regulations or game.cards[game.face[card]].regulations else 0
    game.flashed[card] = flashback_of(game, card) if game.zone[card] == GRAVEYARD and not cast.free else 0
    game.kicked[card] = 0
    game.spent[card] = 0
    game.way[card] = -1 if cast.mad else 0
    cast.from_hand = game.zone[card] == HAND
    game.cast_from[card] = game.zone[card]
    place(game, card, STACK)
    game.controller[card] = player
    game.paid_x[card] = 0
    cast.scope = own
    game.note("announces", player, card)
    trace_card(game, card)


@rule("casting.modes")
def choose_mode(game: Magic, announced: Announced) -> None:
    """The mode is chosen, if there are modes: one that has its targets."""
    own = scope_of(announced)
    modal = modal_of(game, own)
    if modal is None:
        game.idle()
        game.go_past(announced, take_mode)
        return
    lists = game.own_match.targets_of(own.ability)
    offered = modal.offered(game, own.source)
    options = [Option(CHOOSE, text=str(i + 1)) for i in offered if can_target(game, own, lists[i])]
    game.ask(own.player, "casting.modes", options, about=own.source, topic="mode")


@rule("casting.modes")
def take_mode(game: Magic, frame: Frame) -> None:
    """The mode, of a triggered ability too, cannot be changed any more."""
    own = scope_of(frame)
    modal = modal_of(game, own)
    assert modal is not None
    own.have_room(modal.slot + 1)
    own.picks[modal.slot] = [int(game.answer.text) - 1]


@rule("targets.choose-and-check")
def begin_targets(game: Magic, announced: Announced) -> None:
    """Targets are chosen."""
    own = scope_of(announced)
    if game.own_match.targets_of(own.ability):
        price = price_of_targets(game, announced, own)
        most = x_at_most(game, announced, own) if price == 0 else targets_at_most(game, announced, own, price)
        if most >= 0:
            own.number = -1 - most
        game.begin(CHOOSE_TARGETS, ChooseTargets(), scope=own)
    else:
        game.idle()


def price_of_targets(game: Magic, announced: Announced, own: Scope) -> i64:
    """How much more a spell costs for each target beyond the first."""
    # rule: cost.additional
    more = 0
    if isinstance(announced, CastSpell):
        for own_rule in game.cards[game.face[own.source]].regulations:
            more += own_rule.per_target(game, own)
    return more


def targets_at_most(game: Magic, announced: Announced, own: Scope, price: i64) -> i64:
    """How many targets beyond the first can be paid for."""
    # rule: cost.additional
    cost = cost_of(game, announced, own)
    number: i64 = 0
    purse = payment.purse_of(game, own.player)
    while payment.affordable(purse, cost, 0, announced.less - price * (number + 1)):
        number += 1
    return number


@rule("casting.order", at_work=("targets.choose-and-check",))
def divide(game: Magic, announced: Frame) -> None:
    """What a spell divides among its targets is divided now: each gets at least one, the last the rest."""
    own = scope_of(announced)
    node = division(game, own)
    if node is None:
        game.idle()
        game.go_past(announced, take_share)
        return
    shares = node.shares(own)
    targets = things_of(node.among, game, own)
    done = len(shares)
    left = node.amount.value(game, own) - sum(shares)
    if done >= len(targets):
        game.idle()
        game.go_past(announced, take_share)
        return
    others = len(targets) - done - 1
    thing = targets[done]
    numbers = range(1, left - others + 1) if others else range(left, left + 1)
    options = [Option("assign", own.source, thing.card, player=thing.player, number=number) for number in numbers]
    player = chooser_of(game, node.among, own)
    game.ask(player, "targets.choose-and-check", options, about=own.source, topic="divide")


@rule("casting.order", at_work=("targets.choose-and-check",))
def take_share(game: Magic, announced: Frame) -> None:
    """One target's share."""
    own = scope_of(announced)
    node = division(game, own)
    assert node is not None
    answer = game.answer
    mark = game.state[answer.target] if answer.target >= 0 else 0
    node.give_share(own, Thing(answer.target, answer.player, mark=mark), answer.number)
    game.go_to(announced, divide)


def division(game: Magic, own: Scope) -> Divided | None:
    """The part of a spell or ability that divides something among targets."""
    return game.own_match.divided.get(own.ability)


@rule("cost.x")
def choose_x(game: Magic, announced: Announced) -> None:
    """X is chosen: no more than can be paid, and such that the targets are legal."""
    own = scope_of(announced)
    own.number = 0
    more = price_of_targets(game, announced, own)
    if more > 0:
        number = sum(len(chosen_things(own, node.slot)) for node in target_nodes(game, own))
        announced.less -= more * max(number - 1, 0)
    most = x_at_most(game, announced, own)
    if most < 0:
        game.idle()
        game.go_past(announced, take_x)
        return
    options: list[Option] = []
    for x in range(most + 1):
        own.number = x
        if targets_fit(game, own):
            options.append(Option(CHOOSE, number=x))
    own.number = 0
    if not options:
        options.append(Option(CHOOSE, number=0))
    game.ask(own.player, "cost.x", options, about=own.source, topic="x")


def x_at_most(game: Magic, announced: Announced, own: Scope) -> i64:
    """The greatest X that its costs can be paid for, mana and others; -1 if none of them has an X."""
    # rule: cost.x
    cost = cost_of(game, announced, own)
    most: i64 = -1
    if cost.x:
        spell = own.source if isinstance(announced, CastSpell) else -1
        less = announced.less + (payment.exilable(game, own.player, spell) if spell >= 0 else 0)
        source = own.source if spell < 0 else -1
        most = most_x(payment.purse_of(game, own.player, without(game, own), spell, source), cost, less)
    return least_of(most, x_of_costs(game, own, costs_of(game, own)))


def x_of_costs(game: Magic, own: Scope, costs: list[MagicCost]) -> i64:
    """The greatest X that costs besides mana can be paid for; -1 if none of them has an X."""
    most: i64 = -1
    for cost in costs:
        most = least_of(most, cost.most_x(game, own))
    return most


def least_of(one: i64, other: i64) -> i64:
    """The smaller of two numbers of which -1 stands for none."""
    if one < 0 or other < 0:
        return max(one, other)
    return min(one, other)


def targets_fit(game: Magic, own: Scope) -> bool:
    """Whether every target chosen is legal with this X."""
    for node in target_nodes(game, own):
        for thing in chosen_things(own, node.slot):
            if not still_legal(game, node, own, thing):
                return False
    return True


@rule("cost.x")
def take_x(game: Magic, announced: Announced) -> None:
    """X is that number everywhere in the spell or ability."""
    own = scope_of(announced)
    own.number = game.answer.number
    if isinstance(announced, CastSpell):
        game.paid_x[own.source] = own.number


def cost_of(game: Magic, announced: Announced, own: Scope) -> ManaCost:
    """The mana cost of a spell or activated ability."""
    if isinstance(announced, CastSpell):
        return spell_cost(game, own.source, announced.free)
    ability = game.nodes[own.ability]
    assert isinstance(ability, Activated)
    return ability.mana


def costs_of(game: Magic, own: Scope) -> list[MagicCost]:
    """The costs of a spell or activated ability besides mana."""
    if acts.is_spell(game, own):
        printed = game.cards[game.face[own.source]]
        costs = [one.cost for one in printed.additional]
        if game.way[own.source] > 0:
            costs.extend(one for one in printed.alternatives[game.way[own.source] - 1].costs if one.mana is NO_COST)
        if printed.kicker is not None and game.kicked[own.source] > 0:
            costs.extend(printed.kicker.costs)
        if game.cast_from[own.source] == GRAVEYARD:
            costs.extend(costs_there(printed, game.flashed[own.source]))
        return costs
    ability = game.nodes[own.ability]
    assert isinstance(ability, Activated)
    return ability.besides


def without(game: Magic, own: Scope) -> i64:
    """The permanent that cannot be tapped for mana because its own ability taps it."""
    if acts.is_spell(game, own):
        return -1
    ability = game.nodes[own.ability]
    return own.source if isinstance(ability, Activated) and ability.taps else -1


@rule("cost.pay-in-full", at_work=("cost.additional",))
def choose_costs(game: Magic, announced: Announced) -> None:
    """What is to be sacrificed, discarded or exiled as a cost is chosen."""
    own = scope_of(announced)
    choices: list[Cards[Magic]] = []
    for cost in costs_of(game, own):
        choices.extend(cost.choices)
    if not choices:
        game.idle()
    while announced.choosing < len(choices):
        if choices[announced.choosing].ask(game, announced, own):
            game.go_again(announced)
            return
        announced.choosing += 1


def cost_asked(game: Magic, announced: Announced, topic: str) -> Node | None:
    """The cost for which something is being chosen."""
    at = announced.choosing
    for cost in costs_of(game, scope_of(announced)):
        if at < len(cost.choices):
            return cost if at >= 0 and cost.choices[at].word == topic else None
        at -= len(cost.choices)
    return None


@rule("cost.mana-cost", at_work=("cost.generic", "casting.order", "mana.produce"))
def pay_costs(game: Magic, announced: Announced) -> None:
    """Mana abilities are used, and the whole cost is paid: mana first, then the rest."""
    own = scope_of(announced)
    if isinstance(announced, CastSpell) and not announced.helped and not announced.free:
        announced.helped = True
        if game.cards[game.face[own.source]].helped is not None:
            game.go_again(announced)
            game.begin(HELP, Help(own.source, own.player, announced.less, []), scope=own)
            return
    cost = cost_of(game, announced, own)
    if isinstance(announced, CastSpell) and announced.rest:
        cost = ManaCost(announced.rest)
        announced.less = 0
    if cost.text or announced.less < 0:
        resolving = isinstance(announced, CastSpell) and announced.mad  # there is nothing to go back to
        if game.own_match.manual and not resolving:
            game.begin(PAY, Pay(announced.less, [0] * (KINDS_OF_MANA + 1), []), scope=own)
        else:
            payment.pay(game, own.player, cost, own.number, announced.less, without(game, own), own.source)
    else:
        game.idle()


@rule("cost.pay-in-full", at_work=("cost.additional", "cost.tap", "cost.pay-life"))
def pay_other_costs(game: Magic, announced: Announced) -> None:
    """The other costs are paid."""
    own = scope_of(announced)
    costs = costs_of(game, own)
    for cost in costs:
        cost.pay(game, own)
        if game.log is not None:
            game.cite(*cost.rules)
    if not costs:
        game.idle()


@rule("casting.order", at_work=("stack.respond",))
def become_cast(game: Magic, announced: Announced) -> None:
    """The spell is cast: it waits on the stack, and whoever waits for that is told."""
    own = scope_of(announced)
    game.before = b""
    game.given_up = []
    card = own.source
    game.waiting.append(own.copy())
    before: i64 = 0
    for cast in game.spells:
        before += cast
    game.spells_before[card] = before
    game.spells[own.player] += 1
    game.last_cast[own.player] = game.turn
    game.touch()
    game.note("casts", own.player, card, number=game.paid_x[card], text=named_targets(game, own))
    if game.lasts(NEXT_SPELL):
        use_next_spell(game, own.player, card)
    tell(game, Event(CAST, card, -1, own.player, game.converted_of(card)))
    tell_of_targets(game, own)


def use_next_spell(game: Magic, player: i64, card: i64) -> None:
    """Effects that waited for the next spell of a kind do what they do to it."""
    kept: list[Modifier] = []
    used: list[Modifier] = []
    for modifier in game.modifiers:
        if modifier.kind == NEXT_SPELL and modifier.player == player and fits_next(game, modifier, card):
            used.append(modifier)
        else:
            kept.append(modifier)
    if not used:
        return
    game.modifiers = kept
    for modifier in used:
        node = game.nodes[modifier.node]
        assert isinstance(node, NextSpell)
        own = scope(modifier.source, modifier.node, player)
        for change in node.changes:
            acts.modify(game, change.kind(), card, change.amount(game, own), change.inner(), own)
        if node.plus is not None:
            acts.modify(game, ENTERS_PLUS, card, node.plus.value(game, own), -1, own)


def scope_of(frame: Frame) -> Scope:
    """The scope of the spell or ability a frame is about."""
    assert frame.scope is not None
    return frame.scope
