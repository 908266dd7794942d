"""Activated abilities: when they may be activated, activating one, and mana abilities, which use no stack."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.events import Event
from mulligan.kernel.frames import scope
from mulligan.kernel.options import CHOOSE, Option
from mulligan.kernel.rules import rule
from mulligan.magic import needs, payment, sources
from mulligan.magic.abilities import Activated
from mulligan.magic.blocking import defending_player
from mulligan.magic.castable import as_flash, hushed, least_of, most_x, sorcery_time, x_of_costs
from mulligan.magic.casting import scope_of
from mulligan.magic.choices import ActivationCount
from mulligan.magic.mana import NO_COST
from mulligan.magic.procedures import Activate, MakeMana
from mulligan.magic.purse import Purse
from mulligan.magic.refusals import (
    CONDITION_FALSE,
    COST_CANNOT_BE_PAID,
    NO_TARGETS,
    OK,
    ONLY_OWN_MAIN_PHASE,
    TOO_LITTLE_MANA,
    USED_ALREADY,
)
from mulligan.magic.regulations import Regulation
from mulligan.magic.state import Magic
from mulligan.magic.targets import has_targets, named_targets, tell_of_targets
from mulligan.magic.terms import ACTIVATED, BATTLEFIELD, COLOR_NAMES, CYCLED, NO_ACTIVATION
from mulligan.magic.tracing import trace_words
from mulligan.magic.triggers import mark_source, tell

ANY_LOYALTY: Final = 65535  # stands for every loyalty ability of a planeswalker, of which one may be activated a turn


def cannot_activate(game: Magic, player: i64, card: i64, ability: Activated, purse: Purse | None = None) -> str:
    """Why a player cannot activate an ability of a permanent they control, or nothing."""
    # rule: activated.any-time activated.activate types.planeswalker keyword.equip cost.tap-symbol
    if game.zone[card] == BATTLEFIELD and game.bars[card] & NO_ACTIVATION:
        return CONDITION_FALSE
    if game.own_match.hushes and not ability.makes_mana and hushed(game):
        return CONDITION_FALSE
    if ability.taps and not game.may_tap(card):
        return COST_CANNOT_BE_PAID
    if ability.mana.text:
        if ability.taps and game.produces[card]:
            purse = sources.purse_of(game, player, card, -1, card)
        elif purse is None or game.spell_mana:
            purse = sources.purse_of(game, player, -1, -1, card)
        if not needs.affordable(purse, ability.mana, 0, 0):
            return TOO_LITTLE_MANA
    if ability.sorcery and not sorcery_time(game, player):
        if not ability.as_spell or not as_flash(game, player, card):
            return ONLY_OWN_MAIN_PHASE
    if ability.loyal:
        if card * 65536 + ANY_LOYALTY in game.used:
            return USED_ALREADY
    elif ability.times and game.used.count(card * 65536 + ability.id) >= ability.times:
        return USED_ALREADY
    if activation_forbidden(game, card, ability):
        return CONDITION_FALSE
    own = scope(card, ability.id, player)
    if ability.only_if is not None and not ability.only_if.holds(game, own):
        return CONDITION_FALSE
    for cost in ability.besides:
        if not cost.payable(game, own):
            return COST_CANNOT_BE_PAID
    if game.own_match.targets_of(ability.id):
        most = most_x(purse, ability.mana, 0) if purse is not None and ability.mana.x else -1
        most = least_of(most, x_of_costs(game, own, ability.costs))
        if most >= 0:
            own.limit = most
    if not has_targets(game, own):
        return NO_TARGETS
    return OK


def activation_forbidden(game: Magic, card: i64, ability: Activated) -> bool:
    """Whether a rule of a card keeps an ability from being activated."""
    # rule: golden.card-over-rulebook
    for source, whose, node in game.rules_that("forbids_activation"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        if regulation.forbids_activation(game, scope(source, node, whose), card, ability):
            return True
    return False


@rule("activated.activate", at_work=("activated.any-time",))
def announce_ability(game: Magic, activate: Activate) -> None:
    """The ability is announced."""
    card = activate.card
    ability = game.nodes[activate.ability]
    assert isinstance(ability, Activated)
    own = scope(card, ability.id, activate.player)
    game.stamp += 1
    own.stamp = game.stamp
    own.mark = game.state[card]
    own.subject = card
    own.someone = defending_player(game, card)  # whom it attacks, also if it attacks no more as this resolves
    mark_source(game, own)
    activate.scope = own
    if ability.loyal:
        game.used.append(card * 65536 + ANY_LOYALTY)
    elif ability.counted:
        game.used.append(card * 65536 + ability.id)
        for node in ability.effect.words_below():
            if isinstance(node, ActivationCount):
                node.keep(own, game.used.count(card * 65536 + ability.id))
    if game.listening[ACTIVATED] and not ability.makes_mana and not ability.special:
        tell(game, Event(ACTIVATED, card, -1, activate.player))


@rule("activated.activate", at_work=("stack.respond", "stack.outlives-source"))
def become_activated(game: Magic, activate: Activate) -> None:
    """The ability is on the stack and resolves whatever becomes of its source; one that makes mana does so at once."""
    own = scope_of(activate)
    ability = game.nodes[own.ability]
    assert isinstance(ability, Activated)
    game.before = b""
    game.given_up = []
    trace_words(game, ability)
    if ability.cycles:
        tell(game, Event(CYCLED, own.source, -1, own.player))
    if not ability.turns_up:
        game.note("activates", own.player, own.source, number=own.number, text=named_targets(game, own))
    if ability.makes_mana:  # rule: mana.pool
        game.resolve(ability.effect.id, own)
        if ability.taps and payment.makes_any(game, ability, own):
            kinds = payment.kinds_of_ability(ability)
            payment.note_tapped_for_mana(game, own.player, own.source, payment.UNCOUNTED, kinds)
        return
    if ability.special:  # rule: golden.card-over-rulebook
        game.resolve(ability.effect.id, own)
        return
    game.waiting.append(own.copy())
    tell_of_targets(game, own)


# -- Mana abilities ----------------------------------------------------------------------------------------------------


def usable_mana_abilities(game: Magic, player: i64, card: i64) -> list[Activated]:
    """The mana abilities of a permanent that a player can activate now."""
    found: list[Activated] = []
    for ability in game.mana_abilities_of(card):
        if ability.taps and not game.may_tap(card):
            continue
        own = scope(card, ability.id, player)
        if ability.only_if is not None and not ability.only_if.holds(game, own):
            continue
        if all(cost.payable(game, own) for cost in ability.costs if cost.mana is NO_COST):
            if not ability.mana.text or sum(game.pool[player * 6 : player * 6 + 6]) >= ability.mana.converted:
                found.append(ability)
    return found


@rule("mana.pool", at_work=("mana.produce", "mana.basic-lands", "types.basic-land-type"))
def choose_mana_ability(game: Magic, making: MakeMana) -> None:
    """Of several mana abilities of a permanent one is chosen, unless that is settled."""
    card = making.card
    if making.ability >= 0:
        game.answer = Option(CHOOSE, card, ability=making.ability)
        return
    abilities = usable_mana_abilities(game, making.player, card)
    options = [Option(CHOOSE, card, ability=ability.id, text=color_made(ability)) for ability in abilities]
    game.ask(making.player, "mana.pool", options, about=card, topic="mana-ability")


def color_made(ability: Activated) -> str:
    """The colour of the mana that an ability makes, if it makes one kind."""
    kinds = [kind for kind, number in enumerate(ability.makes) if number > 0]
    return COLOR_NAMES[kinds[0]] if len(kinds) == 1 else ""


@rule("mana.pool", at_work=("mana.produce", "cost.tap"))
def make_mana(game: Magic, making: MakeMana) -> None:
    """Its cost is paid and the mana is in the pool at once: mana abilities use no stack."""
    card = making.card
    player = making.player
    ability = game.nodes[game.answer.ability]
    assert isinstance(ability, Activated)
    own = scope(card, ability.id, player)
    game.cite("mana.produce")
    trace_words(game, ability)
    if ability.mana.text:
        payment.spend_generic(game, player, ability.mana.converted)
    for cost in ability.costs:
        if cost.mana is NO_COST:
            cost.pay(game, own)
    game.resolve(ability.effect.id, own)
    if ability.taps and payment.makes_any(game, ability, own):
        payment.note_tapped_for_mana(game, player, card, payment.UNCOUNTED, payment.kinds_of_ability(ability))
