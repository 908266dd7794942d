"""How well a player stands: orbs first, then units, then cards in hand and bonds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import FRONT, RANGE_TWO

WON: Final = 1_000_000


def score(game: Cipher, player: i64) -> i64:
    """A player's own standing less the opponent's."""
    if game.over:
        if game.result < 0:
            return 0
        return WON if game.result == player else -WON
    return standing(game, player) - standing(game, 1 - player)


def standing(game: Cipher, player: i64) -> i64:
    """What one player has, in points."""
    orbs = len(game.orbs(player))
    points = 260 * orbs - (400 if orbs == 0 else 0)
    for card in game.units(player):
        printed = game.card(card)
        points += 60 + printed.attack + 10 * printed.cost
        if printed.class_change >= 0:
            points += 20
        front = game.zone[card] == FRONT
        reach = game.looks(card).range & RANGE_TWO != 0
        if front != reach:  # where it can fight, and no more in harm's way than need be
            points += 8
        if game.tapped[card] == 0 and player == game.active:
            points += 3
        if game.destroyed[card] != 0:
            points -= 260 if game.main[card] != 0 else 60 + printed.attack + 10 * printed.cost
    points += 42 * len(game.hand(player))
    bonds = game.bonds(player)
    points += 64 * min(len(bonds), 5) + 20 * max(len(bonds) - 5, 0)
    for card in bonds:
        if game.face_down[card] == 0:
            points += 9
    return points
