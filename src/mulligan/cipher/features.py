"""What tells who will win a game of Cipher: a number each, of one player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import BACK, BONDS, FRONT, HAND, ORBS, RANGE_ONE, RANGE_TWO, ZONES

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
    game.know_attacks()
    piles = game.piles
    base = player * ZONES
    orbs: i64 = len(piles[base + ORBS])
    left = orbs
    main: i64 = -1
    main_attack: i64 = 0
    main_cost: i64 = 0
    changed: i64 = 0
    others: i64 = 0
    other_attack: i64 = 0
    other_cost: i64 = 0
    attackers: i64 = 0
    in_front: i64 = 0
    for row in range(FRONT, BACK + 1):
        for unit in piles[base + row]:
            if game.main[unit] != 0:
                main = unit
                main_attack = game.attack[unit] // 10
                main_cost = game.card(unit).cost
                changed = 1 if game.is_class_changed(unit) else 0
                if game.destroyed[unit] != 0:
                    left -= 1
            elif game.destroyed[unit] != 0:
                continue
            else:
                others += 1
                other_attack += game.attack[unit] // 10
                other_cost += game.card(unit).cost
            reach = game.range_of(unit)
            if row == FRONT:
                in_front += 1
                if reach & (RANGE_ONE | RANGE_TWO):
                    attackers += 1
            elif reach & RANGE_TWO:
                attackers += 1
    hand: i64 = len(piles[base + HAND])
    namesakes: i64 = 0
    greater: i64 = 0
    if main >= 0:
        cost = game.card(main).cost
        for card in piles[base + HAND]:
            if game.share_name(card, main):
                namesakes += 1
                if game.card(card).cost > cost:
                    greater = 1
    bonds: i64 = len(piles[base + BONDS])
    open_bonds: i64 = 0
    for card in piles[base + BONDS]:
        if game.face_down[card] == 0:
            open_bonds += 1
    return [
        left,
        1 if orbs >= 1 else 0,
        1 if orbs >= 2 else 0,
        1 if orbs >= 3 else 0,
        main_attack,
        main_cost,
        changed,
        others,
        other_attack,
        other_cost,
        attackers,
        in_front,
        min(hand, 3),
        max(hand - 3, 0),
        namesakes,
        greater,
        min(bonds, 4),
        max(bonds - 4, 0),
        open_bonds,
    ]
