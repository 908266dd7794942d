"""What tells who will win a game of Magic: a number each, of one player."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.magic.forecast import Forecast, forecast
from mulligan.magic.state import Magic
from mulligan.magic.terms import CREATURE, DEFENDER, FLYING, LAND, LIBRARY, NO_ATTACK, PLANESWALKER
from mulligan.magic.worth import borrowed, creature_worth

FEATURES: Final = (
    "life",
    "the last ten of life",
    "the last five of life",
    "creatures",
    "power",
    "toughness",
    "power of fliers",
    "worth of creatures",  # in tens
    "creatures that can attack",
    "unanswered power",  # of creatures beyond those that an opponent has
    "loyalty",
    "other permanents",
    "first lands",  # up to four
    "further lands",
    "first cards in hand",  # up to three
    "further cards in hand",
    "cost of cards in hand",
    "few cards in the library",
)


def features(game: Magic, player: i64) -> list[int]:
    """These numbers of one player. A combat counts as it will probably end."""
    if not game.fresh:
        game.refresh()
    combat = forecast(game)
    found: list[int] = [0] * len(FEATURES)
    life = max(game.life_of(player) - combat.life[game.account(player)], 0)
    found[0] = min(life, 40)
    found[1] = min(life, 10)
    found[2] = min(life, 5)
    lands = 0
    powers: list[int] = []
    for card in game.permanents(player):
        types = game.types[card]
        if combat.kills(card) or borrowed(game, card):
            continue
        if types & CREATURE:
            power = max(game.power[card], 0)
            found[3] += 1
            found[4] += power
            found[5] += max(game.toughness[card], 0)
            if (game.keywords[card] >> FLYING) & 1:
                found[6] += power
            found[7] += creature_worth(game, card) // 10
            if game.bars[card] & NO_ATTACK == 0 and (game.keywords[card] >> DEFENDER) & 1 == 0:
                found[8] += 1
                powers.append(power)
        if types & LAND:
            lands += 1
        elif types & PLANESWALKER:
            found[10] += max(game.loyalty[card] - combat.loyalty.get(card, 0), 0)
        elif types & CREATURE == 0:
            found[11] += 1
    walls = walls_against(game, player, combat)
    powers.sort(reverse=True)
    for i in range(walls, len(powers)):
        found[9] += powers[i]
    found[12] = min(lands, 4)
    found[13] = min(max(lands - 4, 0), 5)
    hand = game.hand(player)
    found[14] = min(len(hand), 3)
    found[15] = max(len(hand) - 3, 0)
    for card in hand:
        found[16] += min(game.cards[game.face[card]].converted, 6)
    found[17] = max(5 - len(game.piles[player * game.zones + LIBRARY]), 0)
    return found


def walls_against(game: Magic, player: i64, combat: Forecast) -> i64:
    """How many creatures the opponent with the fewest has."""
    fewest = -1
    for other in game.opponents(player):
        walls = 0
        for card in game.field[other]:
            if game.types[card] & CREATURE and not combat.kills(card):
                walls += 1
        if fewest < 0 or walls < fewest:
            fewest = walls
    return max(fewest, 0)
