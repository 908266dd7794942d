"""How well a player stands: orbs first, then units, then cards in hand and bonds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cipher.printed import Printed
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import BACK, BONDS, FRONT, HAND, ORBS, RANGE_TWO, ZONES

WON: Final = 1_000_000


def score(game: Cipher, player: i64) -> i64:
    """A player's own standing less the opponent's."""
    if game.over:
        if game.result < 0:
            return 0
        return WON if game.result == player else -WON
    return standing(game, player) - standing(game, 1 - player)


def unit_points(printed: Printed) -> i64:
    """What a printed card is worth as a unit, by itself."""
    return fallen_points(printed) + (20 if printed.class_change >= 0 else 0)


def fallen_points(printed: Printed) -> i64:
    """What is lost where such a unit is destroyed."""
    return 60 + printed.attack + 10 * printed.cost


def standing(game: Cipher, player: i64) -> i64:
    """What one player has, in points."""
    piles = game.piles
    base = player * ZONES
    orbs: i64 = len(piles[base + ORBS])
    points: i64 = 260 * orbs
    if orbs == 0:
        points -= 400
    ready: i64 = 3 if player == game.active else 0
    match = game.own_match
    printed = game.printed
    for row in range(FRONT, BACK + 1):
        for card in piles[base + row]:
            points += match.points[printed[card]]
            reach = match.reaches[game.acts_as[card]] & RANGE_TWO
            if (row == FRONT) != (reach != 0):  # where it can fight, and no more in harm's way than need be
                points += 8
            if game.tapped[card] == 0:
                points += ready
            if game.destroyed[card] != 0:
                points -= 260 if game.main[card] != 0 else fallen_points(game.card(card))
    points += 42 * len(piles[base + HAND])
    bonds: i64 = len(piles[base + BONDS])
    points += 64 * bonds if bonds <= 5 else 220 + 20 * bonds
    for card in piles[base + BONDS]:
        if game.face_down[card] == 0:
            points += 9
    return points
