"""What attacks and blocks are worth at a glance: the damage, what would block and fall, who is missed at home."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.options import DONE, Option
from mulligan.magic.blocking import OLD_EVASION, cannot_reach
from mulligan.magic.commander import DAMAGE_TO_LOSE
from mulligan.magic.forecast import beats, kills, strength
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    ARTIFACT,
    CREATURE,
    DEFENDER,
    FLYING,
    HASTE,
    INTIMIDATE,
    NO_ATTACK,
    NO_BLOCK,
    REACH,
    UNBLOCKABLE,
    VIGILANCE,
)
from mulligan.magic.worth import creature_worth, life_worth

WINS: Final = 900
MOST_FEARED: Final = 400  # what the answer to an attack counts at most
GREAT: Final = 99  # more life than anybody minds


class Assault:
    """One player's creatures against one defender, or all of them, before attackers are declared or while they are."""

    def __init__(self, game: Magic, player: i64, defender: i64) -> None:
        self.game = game
        self.player = player
        self.life: i64 = GREAT  # of the weakest who may be attacked
        self.walls: list[int] = []  # creatures that may block at all
        self.defenders: list[int] = []
        answer: list[int] = []  # what may strike back
        for other in game.opponents(player):
            if defender >= 0 and other != defender:
                if not (game.own_match.shared_turns and game.match.together(other, defender)):
                    continue  # only a team blocks for one another
            else:
                self.life = min(self.life, game.life_of(other))
                self.defenders.append(other)
            for card in game.field[other]:
                if game.types[card] & CREATURE == 0:
                    continue
                if (game.keywords[card] >> DEFENDER) & 1 == 0:
                    answer.append(max(game.power[card], 0))
                if game.tapped[card] == 0 and game.bars[card] & NO_BLOCK == 0:
                    self.walls.append(card)
        self.sent: i64 = 0  # attackers so far
        home: i64 = 0  # creatures that could still block
        army: list[int] = []
        for card in game.field[player]:
            if game.types[card] & CREATURE == 0:
                continue
            if game.attacking[card] >= 0:
                self.sent += 1
                army.append(strength(game, card))
            elif game.tapped[card] == 0:
                home += 1
                if may_attack(game, card):
                    army.append(strength(game, card))
        army.sort(reverse=True)
        self.wins = sum(army[len(self.walls) :]) >= self.life  # whatever is blocked
        answer.sort(reverse=True)
        life = game.life_of(player)
        now = life_worth(life, sum(answer[home:]))
        then = life_worth(life, sum(answer[max(home - 1, 0) :]))
        self.missed: i64 = min(then - now, MOST_FEARED) // 2  # what it costs to have one creature fewer at home

    def weight(self, card: i64) -> i64:
        """What it is worth that this creature attacks, too."""
        game = self.game
        power = strength(game, card)
        if power <= 0:
            return -30
        life = self.life
        if game.own_match.commanders and game.is_commander(card):
            for other in self.defenders:
                dealt = game.commander_damage.get(game.commander_mark(card) * game.match.seats + other, 0)
                life = min(life, DAMAGE_TO_LOSE - dealt)
        if self.wins:
            return WINS
        gain = life_worth(life, power)
        mine = creature_worth(game, card)
        blocked = False
        best: i64 = 0
        loss: i64 = 0
        for blocker in self.walls:
            if not may_block(game, blocker, card):
                continue
            blocked = True
            costs = 0
            if beats(game, blocker, card):
                costs += mine
            if kills(game, card, blocker):
                costs -= creature_worth(game, blocker)
            if costs + gain // 2 > best:  # what the defender has of this block
                best = costs + gain // 2
                loss = costs
        if not blocked and power >= life:
            return WINS
        weight: i64 = gain
        if best > 0:
            weight = gain - loss // 3 if self.sent >= len(self.walls) else -loss - 2
        if (game.keywords[card] >> VIGILANCE) & 1 == 0:
            weight -= self.missed
        return weight + 2


def may_attack(game: Magic, card: i64) -> bool:
    """Whether a creature could probably attack this turn."""
    if game.bars[card] & NO_ATTACK or (game.keywords[card] >> DEFENDER) & 1:
        return False
    return game.sick[card] == 0 or (game.keywords[card] >> HASTE) & 1 != 0


def may_block(game: Magic, blocker: i64, card: i64) -> bool:
    """Whether a creature could probably block another that does not attack yet."""
    bars = game.bars[blocker]
    if game.tapped[blocker] or bars & NO_BLOCK or game.bars[card] & UNBLOCKABLE:
        return False
    keywords = game.keywords[card]
    if (keywords >> FLYING) & 1 and game.keywords[blocker] & (1 << FLYING | 1 << REACH) == 0:
        return False
    if (keywords >> INTIMIDATE) & 1 and game.types[blocker] & ARTIFACT == 0:
        return game.colors[blocker] & game.colors[card] != 0
    return not (keywords & OLD_EVASION and cannot_reach(game, blocker, card))


def block_weight(game: Magic, option: Option) -> i64:
    """What a block is worth: what it kills and saves, less what it costs."""
    if option.verb == DONE:
        return 0
    blocker = option.card
    attacker = option.target
    if blocker < 0 or attacker < 0:
        return 0
    player = game.controller[blocker]
    already = 0
    attacked = player
    if game.own_match.shared_turns and game.attacking[attacker] >= 0:
        attacked = game.attacking[attacker]  # one of the team
    coming: i64 = 0
    together: i64 = 0  # damage that other blockers deal it
    for other in range(game.match.seats):
        for card in game.field[other]:
            if game.blocking[card] == attacker and card != blocker:
                already += 1
                together += strength(game, card)
            if game.attacking[card] == attacked and not is_blocked(game, player, card):
                coming += strength(game, card)
    life = game.life_of(attacked)
    weight: i64 = 0
    if already == 0:
        weight += life_worth(life, strength(game, attacker)) // 2
        if coming >= life:
            weight += 400
        if beats(game, blocker, attacker):
            weight += creature_worth(game, attacker)
    elif together < game.toughness[attacker] - game.damage[attacker] and kills(game, blocker, attacker, together):
        weight += creature_worth(game, attacker)  # the others alone could not
    if beats(game, attacker, blocker):
        weight -= creature_worth(game, blocker) if already == 0 else creature_worth(game, blocker) // 2
    return weight - 6


def is_blocked(game: Magic, player: i64, attacker: i64) -> bool:
    """Whether one of a player's creatures is about to block an attacker."""
    for card in game.field[player]:
        if game.blocking[card] == attacker:
            return True
    return False
