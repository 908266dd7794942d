"""What tells who will win a game of Cipher: a number each, of one player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import BACK, FRONT, RANGE_ONE, RANGE_TWO

FEATURES: Final = (
    "orbs",
    "an orb left",
    "two orbs left",
    "three orbs left",
    "attack of the main character",  # in tens
    "cost of the main character",
    "main character class changed",
    "other units",
    "attack of other units",  # in tens
    "cost of other units",
    "attackers",  # units that can attack from where they stand
    "units in front",
    "first cards in hand",  # up to three
    "further cards in hand",
    "namesakes of the main character in hand",
    "greater namesakes in hand",
    "first bonds",  # up to four
    "further bonds",
    "open bonds",
)


def features(game: Cipher, player: i64) -> list[int]:
    """These numbers of one player. What is in hand is looked at: whoever imagines a game has dealt it."""
    found: list[int] = [0] * len(FEATURES)
    orbs = len(game.orbs(player))
    found[0] = orbs
    found[1] = 1 if orbs >= 1 else 0
    found[2] = 1 if orbs >= 2 else 0
    found[3] = 1 if orbs >= 3 else 0
    main = -1
    for unit in game.units(player):
        printed = game.card(unit)
        if game.destroyed[unit] != 0 and game.main[unit] == 0:
            continue
        if game.main[unit] != 0:
            main = unit
            found[4] = game.attack_of(unit) // 10
            found[5] = printed.cost
            found[6] = 1 if game.is_class_changed(unit) else 0
            if game.destroyed[unit] != 0:
                found[0] -= 1
        else:
            found[7] += 1
            found[8] += game.attack_of(unit) // 10
            found[9] += printed.cost
        front = game.zone[unit] == FRONT
        reach = game.range_of(unit)
        if (front and reach & (RANGE_ONE | RANGE_TWO)) or (game.zone[unit] == BACK and reach & RANGE_TWO):
            found[10] += 1
        if front:
            found[11] += 1
    hand = game.hand(player)
    found[12] = min(len(hand), 3)
    found[13] = max(len(hand) - 3, 0)
    if main >= 0:
        cost = game.card(main).cost
        for card in hand:
            if game.share_name(card, main):
                found[14] += 1
                if game.card(card).cost > cost:
                    found[15] = 1
    bonds = game.bonds(player)
    found[16] = min(len(bonds), 4)
    found[17] = max(len(bonds) - 4, 0)
    for card in bonds:
        if game.face_down[card] == 0:
            found[18] += 1
    return found
