"""What tells who will win a game of Lorcana: a number each, of one player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.lorcana.printed import LORE_TO_WIN
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import BODYGUARD, CHARACTER, DECK, EVASIVE, INKWELL, LOCATION, WARD

FEATURES: Final = (
    "lore",
    "lore from 10",
    "lore from 15",
    "lore a turn",  # of all characters and locations
    "lore a turn late",
    "characters",
    "strength",
    "willpower",
    "evasive or ward",
    "bodyguards",
    "exerted characters",
    "exerted willpower",
    "items and locations",
    "first cards in hand",  # up to three
    "further cards in hand",
    "first ink",  # up to four
    "next ink",  # up to eight
    "further ink",
    "few cards in the deck",
)


def features(game: Lorcana, player: i64) -> list[int]:
    """These numbers of one player."""
    found: list[int] = [0] * len(FEATURES)
    lore = game.lore[player]
    found[0] = lore
    found[1] = max(lore - 10, 0)
    found[2] = max(lore - 15, 0)
    for card in game.in_play(player):
        printed = game.card(card)
        if printed.type == CHARACTER:
            gives = max(game.lore_of(card), 0)
            left = max(game.willpower_of(card) - game.damage[card], 0)
            found[3] += gives
            found[5] += 1
            found[6] += max(game.strength_of(card), 0)
            found[7] += left
            if game.has(card, EVASIVE) or game.has(card, WARD):
                found[8] += 1
            if game.has(card, BODYGUARD):
                found[9] += 1
            if game.exerted[card] != 0:
                found[10] += 1
                found[11] += left
        else:
            found[12] += printed.cost
            if printed.type == LOCATION:
                found[3] += max(game.lore_of(card), 0)
    if lore >= LORE_TO_WIN - 10:
        found[4] = found[3]
    hand = len(game.hand(player))
    found[13] = min(hand, 3)
    found[14] = max(hand - 3, 0)
    ink = len(game.pile(player, INKWELL))
    found[15] = min(ink, 4)
    found[16] = min(max(ink - 4, 0), 4)
    found[17] = max(ink - 8, 0)
    found[18] = max(8 - len(game.pile(player, DECK)), 0)
    return found
