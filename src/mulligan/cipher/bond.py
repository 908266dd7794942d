"""The bond phase."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cipher.refusals import CANNOT_BE_BOND, NOT_IN_HAND, OK
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import BOND, BOND_STARTED, HAND
from mulligan.cipher.triggers import tell
from mulligan.cipher.zones import can_be_bond, to_bonds
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Frame
from mulligan.kernel.options import DONE, ENOUGH, Stock
from mulligan.kernel.rules import rule

BONDING: Final = Stock("bond")


def cannot_bond(game: Cipher, player: i64, card: i64) -> str:
    """Why a player may not put a card into their bond area, if so."""
    if game.zone[card] != HAND or game.controller[card] != player:
        return NOT_IN_HAND
    if not can_be_bond(game, card):
        return CANNOT_BE_BOND
    return OK


@rule("turn.phases")
def begin_phase(game: Cipher, phase: Frame) -> None:
    """The bond phase begins."""
    game.phase = BOND
    if game.own_match.listened[BOND_STARTED]:
        tell(game, Event(BOND_STARTED, -1, -1, game.active))


@rule("bond.place", at_work=("bond.may-skip",))
def ask_bond(game: Cipher, phase: Frame) -> None:
    """The turn player may put a card of their hand into their bond area."""
    player = game.active
    if game.rests(player, "bond.place", "bond"):
        return
    options = [
        BONDING.of(card) for card in game.distinct(game.hand(player), player) if not cannot_bond(game, player, card)
    ]
    options.append(ENOUGH)  # rule: bond.may-skip
    game.ask(player, "bond.place", options, at_stake=True, topic="bond")


@rule("bond.place", at_work=("zones.bonds-face-up",))
def place_bond(game: Cipher, phase: Frame) -> None:
    """The card chosen becomes a bond."""
    if game.answer.verb == DONE:
        game.cite("bond.may-skip")
        game.idle()
    else:
        to_bonds(game, [game.answer.card])
