"""How well a player stands: life, what is on the battlefield, cards in hand, mana to use them."""

from __future__ import annotations

from mulligan.magic.state import Magic
from mulligan.magic.terms import CREATURE, FLYING, LAND, NO_ATTACK, NO_BLOCK, PLANESWALKER

WON = 1_000_000


def score(game: Magic, player: int) -> int:
    """A player's own standing less that of the strongest opponent."""
    if game.over:
        if game.result < 0:
            return 0
        return WON if game.match.together(game.result, player) else -WON
    others = [standing(game, other) for other in game.opponents(player)]
    return standing(game, player) - max(others, default=0)


def standing(game: Magic, player: int) -> int:
    """What one player has, in points."""
    life = game.life_of(player)
    points = 20 * min(life, 10) + 8 * max(life - 10, 0)
    lands = 0
    for card in game.permanents(player):
        types = game.types[card]
        if types & CREATURE:
            worth = 15 + 18 * max(game.power[card], 0) + 10 * max(game.toughness[card] - game.damage[card], 0)
            worth += 12 * bin(game.keywords[card]).count("1") + (10 if (game.keywords[card] >> FLYING) & 1 else 0)
            points += worth // 3 if game.bars[card] & (NO_ATTACK | NO_BLOCK) else worth
        elif types & LAND:
            lands += 1
        elif types & PLANESWALKER:
            points += 40 + 15 * game.loyalty[card]
        else:
            points += 20 + 6 * game.card(card).converted
    return points + 30 * min(lands, 6) + 12 * max(lands - 6, 0) + 22 * len(game.hand(player))
