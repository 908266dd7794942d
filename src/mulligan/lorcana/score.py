"""How well a player stands: lore first, then what is in play, then cards and ink."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.lorcana.printed import LORE_TO_WIN
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import CHARACTER, INKWELL

WON: Final = 1_000_000


def score(game: Lorcana, player: i64) -> i64:
    """A player's own standing less that of the strongest opponent."""
    if game.over:
        if game.result < 0:
            return 0
        return WON if game.match.together(game.result, player) else -WON
    best: i64 = 0
    others = 0
    for other in range(game.match.seats):
        if game.playing[other] and not game.match.together(other, player):
            points = standing(game, other)
            if others == 0 or points > best:
                best = points
            others += 1
    return standing(game, player) - best


def standing(game: Lorcana, player: i64) -> i64:
    """What one player has, in points."""
    lore = game.lore[player]
    points = 60 * lore + (200 if lore >= LORE_TO_WIN - 4 else 0)
    for card in game.in_play(player):
        printed = game.card(card)
        if printed.type == CHARACTER:
            points += 20 + 12 * max(game.strength_of(card), 0) + 30 * max(game.lore_of(card), 0)
            points += 8 * max(game.willpower_of(card) - game.damage[card], 0)
        else:
            points += 15 + 10 * printed.cost
    points += 18 * len(game.hand(player))
    return points + 22 * min(len(game.pile(player, INKWELL)), 8)
