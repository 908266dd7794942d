"""Moving a unit to the other row."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.cipher.acts import tap
from mulligan.cipher.procedures import Moving
from mulligan.cipher.refusals import EFFECT_FORBIDS_MOVING, NOT_A_UNIT, NOT_YOURS, OK, TAPPED_ALREADY
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import AS_TURN_ACTION, NO_MOVE
from mulligan.cipher.zones import change_row
from mulligan.kernel.rules import rule


def cannot_move(game: Cipher, player: i64, card: i64) -> str:
    """Why a player may not move a unit, if so."""
    if not game.is_unit(card):
        return NOT_A_UNIT
    if game.controller[card] != player:
        return NOT_YOURS
    if game.tapped[card] != 0:
        return TAPPED_ALREADY
    if game.has_bar(card, NO_MOVE):
        return EFFECT_FORBIDS_MOVING
    return OK


@rule("move.move", "move.other-row")
def move_unit(game: Cipher, moving: Moving) -> None:
    """The unit goes to its player's other row."""
    change_row(game, moving.unit, AS_TURN_ACTION)


@rule("move.tap")
def tap_moved(game: Cipher, moving: Moving) -> None:
    """Then it is tapped."""
    tap(game, moving.unit)
