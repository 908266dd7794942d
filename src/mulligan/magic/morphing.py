"""Morph: when a card may be cast face down, and when a face-down permanent may be turned face up."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.frames import scope
from mulligan.magic import needs, sources
from mulligan.magic.castable import available, cannot_cast
from mulligan.magic.mana import NO_COST
from mulligan.magic.purse import Purse
from mulligan.magic.refusals import (
    CONDITION_FALSE,
    COST_CANNOT_BE_PAID,
    NOT_IN_HAND,
    NOT_ON_BATTLEFIELD,
    NOT_YOURS,
    OK,
    TOO_LITTLE_MANA,
)
from mulligan.magic.state import Magic
from mulligan.magic.terms import BATTLEFIELD


def cannot_cast_down(game: Magic, player: i64, card: i64, purse: Purse | None = None) -> str:
    """Why a player cannot cast a card face down now, or nothing. It is looked at as what it would be."""
    # rule: golden.card-over-rulebook casting.timing
    face = game.face[card]
    if game.cards[face].morph is None:
        return CONDITION_FALSE
    if not available(game, player, card):
        return NOT_IN_HAND
    game.face[card] = game.own_match.down_face
    why = cannot_cast(game, player, card, purse)
    game.face[card] = face
    return why


def cannot_turn_up(game: Magic, player: i64, card: i64, purse: Purse | None = None) -> str:
    """Why a player cannot turn a face-down permanent face up now, or nothing. It uses no stack."""
    # rule: golden.card-over-rulebook
    if game.zone[card] != BATTLEFIELD:
        return NOT_ON_BATTLEFIELD
    if game.controller[card] != player:
        return NOT_YOURS
    morph = game.cards[game.printed[card]].morph
    if game.down[card] == 0 or morph is None:
        return CONDITION_FALSE
    if purse is None:
        purse = sources.purse_of(game, player)
    if morph.mana.text and not needs.affordable(purse, morph.mana, 0, 0):
        return TOO_LITTLE_MANA
    own = scope(card, morph.id, player)
    for cost in morph.costs:
        if cost.mana is NO_COST and not cost.payable(game, own):
            return COST_CANNOT_BE_PAID
    return OK
