"""How well a player stands: life, what is on the battlefield, cards in hand; in combat, as it will probably end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.magic.commander import DAMAGE_TO_LOSE
from mulligan.magic.forecast import Forecast, forecast
from mulligan.magic.printed import AURA
from mulligan.magic.state import Magic
from mulligan.magic.terms import COMMAND, CONTROL, CREATURE, LAND, PLANESWALKER, ZONES
from mulligan.magic.worth import CARD, borrowed, creature_worth, life_points, life_worth

WON: Final = 1_000_000
ENOUGH_LANDS: Final = 7


def score(game: Magic, player: i64) -> i64:
    """A player's own standing less that of the strongest opponent."""
    if game.over:
        if game.result < 0:
            return 0
        return WON if game.match.together(game.result, player) else -WON
    if not game.fresh:
        game.refresh()
    combat = forecast(game)
    best: i64 = 0
    others = 0
    for other in range(game.match.seats):
        if game.playing[other] and not game.match.together(other, player):
            points = standing(game, other, combat)
            if others == 0 or points > best:
                best = points
            others += 1
    return standing(game, player, combat) - best


def standing(game: Magic, player: i64, combat: Forecast) -> i64:
    """What one player has, in points."""
    life = game.life_of(player) - combat.life[game.account(player)]
    points = life_points(life) - danger(game, player, life, combat)
    if game.own_match.commanders:
        points += command_points(game, player)
    lands = 0
    dying = len(combat.dying) > 0
    lent = game.lasts(CONTROL)
    for card in game.permanents(player):
        types = game.types[card]
        if (dying and combat.kills(card)) or (lent and borrowed(game, card)):
            continue
        if types & CREATURE:
            points += creature_worth(game, card)
        if types & LAND:
            lands += 1
        elif types & PLANESWALKER:
            loyalty = game.loyalty[card] - combat.loyalty.get(card, 0)
            points += 40 + 15 * loyalty if loyalty > 0 else 0
        elif types & CREATURE == 0:
            points += 8 if game.subtypes[card] & AURA else 20 + 6 * game.card(card).converted
    points += 32 * min(lands, ENOUGH_LANDS) + 8 * max(lands - ENOUGH_LANDS, 0)
    for card in game.hand(player):
        points += card_worth(game, card, lands)
    return points


def command_points(game: Magic, player: i64) -> i64:
    """What a commander that waits is worth, the less the more it costs; less what commanders have done to a player."""
    points = 0
    for card in game.piles[player * ZONES + COMMAND]:
        if game.is_commander(card):
            points += max(CARD + 10 - 3 * game.commander_tax(card), 5)
    worst = 0
    for key, amount in game.commander_damage.items():
        if key % game.match.seats == player:
            worst = max(worst, amount)
    return points - (life_points(DAMAGE_TO_LOSE) - life_points(max(DAMAGE_TO_LOSE - worst, 0))) // 2


def card_worth(game: Magic, card: i64, lands: i64) -> i64:
    """What a card in hand is worth: the more it costs the more it may do; lands while there are too few of them."""
    printed = game.cards[game.face[card]]
    if printed.land:
        return CARD if lands < ENOUGH_LANDS else 2
    return CARD + min(printed.converted, 6) - (3 if printed.converted > lands + 2 else 0)


def danger(game: Magic, player: i64, life: i64, combat: Forecast) -> i64:
    """What the strongest opponent's next attack could cost: the creatures that are left to block stop the greatest."""
    walls = 0
    mine = game.is_active(player)
    dying = len(combat.dying) > 0
    for card in game.field[player]:
        if game.types[card] & CREATURE and (not mine or game.tapped[card] == 0):
            if not dying or not combat.kills(card):
                walls += 1
    worst: i64 = 0
    for other in range(game.match.seats):
        if game.playing[other] and not game.match.together(other, player):
            worst = max(worst, unstopped(game, other, combat, walls))
    return min(life_worth(life, worst), 300) // 3 if life > 0 else 0


def unstopped(game: Magic, player: i64, combat: Forecast, walls: i64) -> i64:
    """The power of the creatures that could attack on a player's next turn, but for so many of the strongest."""
    count: i64 = 0
    left: i64 = 0
    for card in game.field[player]:
        if attacks_next(game, card, combat):
            count += 1
            left += max(game.power[card], 0)
    if count <= walls:
        return 0
    if walls == 0:
        return left
    powers: list[int] = []
    for card in game.field[player]:
        if attacks_next(game, card, combat):
            powers.append(-max(game.power[card], 0))
    powers.sort()
    left = 0
    for i in range(walls, len(powers)):
        left -= powers[i]
    return left


def attacks_next(game: Magic, card: i64, combat: Forecast) -> bool:
    """Whether a creature could attack on its controller's next turn."""
    return game.types[card] & CREATURE != 0 and (len(combat.dying) == 0 or not combat.kills(card))
