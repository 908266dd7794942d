"""Casting: announce, mode, targets, X, costs, payment."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.cardlang.nodes import Cards, Node
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Frame, Scope, scope
from mulligan.kernel.modifiers import Modifier
from mulligan.kernel.options import CHOOSE, Option
from mulligan.kernel.rules import rule
from mulligan.magic import acts, needs, payment, sources
from mulligan.magic.abilities import Activated, MagicCost
from mulligan.magic.alternatives import discount, spell_cost
from mulligan.magic.arrival import enter
from mulligan.magic.castable import costs_there, fits_next, flashback_of, least_of, most_x, x_of_costs
from mulligan.magic.choices import Divided
from mulligan.magic.facing import put_face_down
from mulligan.magic.mana import NO_COST, ManaCost
from mulligan.magic.placing import place
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
from mulligan.magic.regulations import NextSpell
from mulligan.magic.state import Magic
from mulligan.magic.targets import (
    can_target,
    chooser_of,
    modal_of,
    named_targets,
    spell_scope,
    still_legal,
    target_nodes,
    tell_of_targets,
)
from mulligan.magic.terms import CAST, ENTERS_PLUS, GRAVEYARD, HAND, KINDS_OF_MANA, NEXT_SPELL, PLAYED_LAND, STACK
from mulligan.magic.things import Thing, chosen_things
from mulligan.magic.tracing import trace_card
from mulligan.magic.triggers import tell
from mulligan.magic.words.nouns import things_of


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
    own.stamp = game.stamp
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
            own.limit = most
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
    purse = sources.purse_of(game, own.player)
    while needs.affordable(purse, cost, 0, announced.less - price * (number + 1)):
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
    own.limit = -1
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
        less = announced.less + (sources.exilable(game, own.player, spell) if spell >= 0 else 0)
        source = own.source if spell < 0 else -1
        most = most_x(sources.purse_of(game, own.player, without(game, own), spell, source), cost, less)
    return least_of(most, x_of_costs(game, own, costs_of(game, own)))


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
