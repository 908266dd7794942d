"""Suspended cards: exiled with time counters, one of which goes each upkeep of their owner; then they are cast."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.frames import scope
from mulligan.kernel.modifiers import FOR_GOOD
from mulligan.magic import acts
from mulligan.magic.castable import sorcery_time
from mulligan.magic.counting import add_counters
from mulligan.magic.refusals import CONDITION_FALSE, NOT_IN_HAND, OK, ONLY_OWN_MAIN_PHASE
from mulligan.magic.regulations import Regulation
from mulligan.magic.state import Magic
from mulligan.magic.terms import EXILE, HAND, SUSPENDED
from mulligan.magic.zones import move


def is_suspended(game: Magic, card: i64) -> bool:
    """Whether a card in exile is suspended: it has time counters, and will be cast when they are gone."""
    # rule: golden.card-over-rulebook
    if game.counters_of(card, game.own_match.counter("time")) <= 0:
        return False
    for one in game.modifiers:
        if one.kind == SUSPENDED and one.card == card and one.state == game.state[card]:
            return True
    return False


def cannot_suspend(game: Magic, player: i64, card: i64) -> str:
    """Why a player cannot suspend a card now, or nothing."""
    # rule: golden.card-over-rulebook casting.timing
    if game.zone[card] != HAND or game.owner[card] != player:
        return NOT_IN_HAND
    if suspending_rule(game, player, card) < 0:
        return CONDITION_FALSE
    return OK if sorcery_time(game, player) else ONLY_OWN_MAIN_PHASE


def suspending_rule(game: Magic, player: i64, card: i64) -> i64:
    """The rule of a card by which a player may suspend a card from their hand, by its number; -1 for none."""
    # rule: golden.card-over-rulebook
    for source, whose, node in game.rules_that("lets_suspend"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        if regulation.lets_suspend(game, scope(source, node, whose), player, card):
            return node
    return -1


def suspend(game: Magic, player: i64, card: i64) -> None:
    """A player exiles a card from their hand with as many time counters as its converted mana cost says."""
    # rule: golden.card-over-rulebook zones.exile cost.converted
    by = suspending_rule(game, player, card)
    game.reveal(card)
    move(game, [card], EXILE)
    add_counters(game, card, game.own_match.counter("time"), game.converted_of(card))
    acts.modify(game, SUSPENDED, card, 0, by, scope(card, by, player), FOR_GOOD)
    game.note("suspends", player, card, rule="golden.card-over-rulebook")
