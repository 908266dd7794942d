"""What things are worth to simple agents, in points: creatures as they are beyond this turn, cards, life."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.modifiers import THIS_TURN
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    ADD_KEYWORD,
    BAR,
    CONTROL,
    DEFENDER,
    FLASH,
    FLYING,
    HASTE,
    NO_ATTACK,
    NO_BLOCK,
    NO_UNTAP,
    PUMP,
    power_of_pair,
    toughness_of_pair,
)

CARD: Final = 22  # a card in hand
KEYWORD: Final = 10
POINTS_OF_LIFE: Final = 16  # each of the last ten; of those above, half as much
LAST_LIFE: Final = 10


def creature_worth(game: Magic, card: i64) -> i64:
    """What a creature is worth, without what it has only for this turn."""
    power = game.power[card]
    toughness = game.toughness[card]
    keywords = game.keywords[card]
    bars = game.bars[card]
    for one in game.modifiers:
        if one.card == card and one.until == THIS_TURN and one.state == game.state[card]:
            if one.kind == PUMP:
                power -= power_of_pair(one.amount)
                toughness -= toughness_of_pair(one.amount)
            elif one.kind == ADD_KEYWORD:
                keywords &= ~one.amount | game.card(card).keywords
            elif one.kind == BAR:
                bars &= ~one.amount
    keywords &= ~(1 << HASTE | 1 << FLASH | 1 << DEFENDER)
    worth = 20 + 16 * max(power, 0) + 9 * max(toughness, 0) + KEYWORD * count_bits(keywords)
    if (keywords >> FLYING) & 1:
        worth += 4 * max(power, 0)
    printed = game.card(card)
    if printed.activated or printed.triggers or printed.always:
        worth += 10
    if bars & NO_ATTACK or (game.keywords[card] >> DEFENDER) & 1:
        worth = worth * 3 // 5
    if bars & NO_BLOCK:
        worth = worth * 3 // 5
    if bars & NO_UNTAP and game.tapped[card]:
        worth //= 4
    return worth


def count_bits(bits: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while bits > 0:
        bits &= bits - 1
        count += 1
    return count


def borrowed(game: Magic, card: i64) -> bool:
    """Whether its controller has it only for this turn."""
    for one in game.modifiers:
        if one.kind == CONTROL and one.card == card and one.until == THIS_TURN and one.state == game.state[card]:
            return True
    return False


def life_worth(life: i64, lost: i64) -> i64:
    """What it costs to lose so much life; to lose the last of it costs the game."""
    return life_points(life) - life_points(life - lost)


def life_points(life: i64) -> i64:
    """What a life total is worth; none is far below any other."""
    if life <= 0:
        return -5000 + 10 * life
    return POINTS_OF_LIFE * min(life, LAST_LIFE) + POINTS_OF_LIFE // 2 * max(life - LAST_LIFE, 0)
