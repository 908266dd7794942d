"""Range: whom a unit can attack from where it stands, and what effects say to that."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.nodes import Cards
from mulligan.cipher.refusals import (
    EFFECT_FORBIDS_ATTACK,
    EFFECT_PROTECTS_TARGET,
    FIRST_TURN,
    NOT_A_UNIT,
    NOT_AN_ENEMY,
    NOT_YOURS,
    OK,
    OUT_OF_RANGE,
    TAPPED_ALREADY,
)
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import (
    AIM_BAR,
    FRONT,
    NO_ATTACK,
    RANGE_ONE,
    RANGE_THREE,
    RANGE_TWO,
    REACH,
    REACHED,
    SHIELD,
)
from mulligan.kernel.frames import scope

# Effects that say whom a unit may attack.
AIMS: Final[i64] = (1 << REACH) | (1 << REACHED) | (1 << SHIELD) | (1 << AIM_BAR)
RULES_OF_RANGES: Final = ("none", "one", "two", "one-two")


def reaches(ranges: i64, row: i64, other: i64) -> bool:
    """Whether ranges reach from a row to an enemy row: front to front is 1, front to back 2, back to back 3."""
    # rule: range.reference range.front-one range.front-two range.front-one-two range.front-none
    # rule: range.back-one range.back-two range.back-one-two range.back-none
    if row != other:
        return ranges & RANGE_TWO != 0
    return ranges & (RANGE_ONE if row == FRONT else RANGE_THREE) != 0


def in_range(game: Cipher, unit: i64, target: i64) -> bool:
    """Whether a unit's range reaches a target."""
    return reaches(game.range_of(unit), game.zone[unit], game.zone[target])


def rule_of_range(game: Cipher, unit: i64, target: i64 = -1) -> str:
    """The rule that says whom a unit can attack from its row; that cards come first, for a target beyond that."""
    if target >= 0 and not in_range(game, unit, target):
        return "golden.card-over-rule"
    ranges = RULES_OF_RANGES[game.range_of(unit) & (RANGE_ONE | RANGE_TWO)]
    return ("range.front-" if game.zone[unit] == FRONT else "range.back-") + ranges


def granted(game: Cipher, kind: i64, card: i64, other: i64) -> bool:
    """Whether a continuous effect of a kind on a card speaks of the other card."""
    for grant in game.grants:
        if grant.kind == kind and grant.card == card:
            who = game.nodes[grant.node]
            assert isinstance(who, Cards)
            if who.fits(game, scope(grant.source, -1, grant.player), other):
                return True
    return False


def is_reached(game: Cipher, unit: i64, target: i64) -> bool:
    """Whether a continuous effect lets a unit attack a target whatever its range."""
    # rule: golden.card-over-rule
    if game.grants_some(1 << REACH) and granted(game, REACH, unit, target):
        return True
    return game.grants_some(1 << REACHED) and granted(game, REACHED, target, unit)


def cannot_attack_at_all(game: Cipher, player: i64, unit: i64) -> str:
    """Why a player may not attack with a unit, whoever the target, if so."""
    # rule: action.first-turn-no-attack
    if game.turn == 1:
        return FIRST_TURN
    if not game.is_unit(unit):
        return NOT_A_UNIT
    if game.controller[unit] != player:
        return NOT_YOURS
    if game.tapped[unit] != 0:
        return TAPPED_ALREADY
    if game.has_bar(unit, NO_ATTACK):
        return EFFECT_FORBIDS_ATTACK
    return OK


def cannot_be_target(game: Cipher, unit: i64, target: i64) -> str:
    """Why a unit may not attack a target, if so."""
    # rule: battle.choose-target battle.no-target golden.cannot-beats-can
    if not game.is_unit(target):
        return NOT_A_UNIT
    if game.controller[target] == game.controller[unit]:
        return NOT_AN_ENEMY
    if not in_range(game, unit, target) and not is_reached(game, unit, target):
        return OUT_OF_RANGE
    if game.grants_some(1 << SHIELD) and granted(game, SHIELD, target, unit):
        return EFFECT_PROTECTS_TARGET
    if game.grants_some(1 << AIM_BAR) and granted(game, AIM_BAR, unit, target):
        return EFFECT_PROTECTS_TARGET
    return OK


def cannot_attack(game: Cipher, player: i64, unit: i64, target: i64) -> str:
    """Why a player may not attack a target with a unit, if so."""
    return cannot_attack_at_all(game, player, unit) or cannot_be_target(game, unit, target)
