"""What an experienced player of Magic does without thinking: a land a turn, the curve, no tricks in quiet steps."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.leaning import UNKNOWN, leaning
from mulligan.kernel.instincts import SURE, actor, plain_weight
from mulligan.kernel.options import CHOOSE, DONE, Decision, Option
from mulligan.magic.blocking import OLD_EVASION, cannot_reach
from mulligan.magic.commander import DAMAGE_TO_LOSE
from mulligan.magic.forecast import beats, kills, strength
from mulligan.magic.printed import Printed
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    ANY_COLOR,
    ARTIFACT,
    BATTLEFIELD,
    COLORS,
    CREATURE,
    DECLARE_BLOCKERS,
    DEFENDER,
    END,
    FLYING,
    HAND,
    HASTE,
    INTIMIDATE,
    LAND,
    MAIN_1,
    MAIN_2,
    NO_BLOCK,
    REACH,
    UNBLOCKABLE,
)
from mulligan.magic.worth import creature_worth, life_worth

ENOUGH_LANDS: Final = 7
WINS: Final = 900
MOST_FOR_A_ROLL: Final = 2  # of mana that would be lost otherwise


def instinct(game: Magic) -> list[int]:
    """A weight for each option of the pending decision."""
    decision = game.decision
    assert decision is not None
    topic = decision.topic
    if not game.fresh:
        game.refresh()
    weights: list[int] = []
    for option in decision.options:
        if topic == "priority":
            weights.append(priority_weight(game, decision, option))
        elif topic == "attack":
            weights.append(attack_weight(game, option))
        elif topic == "block":
            weights.append(block_weight(game, option))
        elif topic == "mulligan" or topic == "free-mulligan":
            weights.append(mulligan_weight(game, decision.player, option))
        elif topic == "discard" and option.card >= 0:
            weights.append(60 - hand_worth(game, decision.player, option.card))
        elif topic == "starting-player":
            weights.append(SURE if option.player == decision.player else 0)
        elif topic == "x":
            weights.append(option.number)
        elif option.verb == CHOOSE and decision.about >= 0 and (option.card >= 0 or option.player >= 0):
            weights.append(choice_weight(game, decision, option))
        else:
            weights.append(plain_weight(option))
    return weights


def choice_weight(game: Magic, decision: Decision, option: Option) -> i64:
    """Whether an effect had better be for this: what is good for one's own, what is bad for the others'."""
    printed = game.cards[game.face[decision.about]]
    if printed.leaning == UNKNOWN:
        printed.leaning = leaning(printed.abilities)
    if option.card < 0:
        own = game.match.together(option.player, decision.player)
        return 12 if (printed.leaning > 0) == own else -12
    card = option.card
    if game.zone[card] == BATTLEFIELD:
        own = game.match.together(game.controller[card], decision.player)
        points = 10 + (creature_worth(game, card) if game.types[card] & CREATURE else 40) // 5
        if decision.topic == "chosen" and own:
            return -points  # mostly a sacrifice
        return points if (printed.leaning > 0) == own else -points
    return 5 + hand_worth(game, decision.player, card) // 8


# -- Hands and lands ---------------------------------------------------------------------------------------------------


def mulligan_weight(game: Magic, player: i64, option: Option) -> i64:
    """A hand is kept with two to five lands and something to do; a small one with any land at all."""
    hand = game.hand(player)
    lands = 0
    early = 0
    for card in hand:
        printed = game.cards[game.face[card]]
        if printed.land:
            lands += 1
        elif printed.converted <= 3:
            early += 1
    size = len(hand)
    kept = (2 <= lands <= size - 2 and (lands >= 3 or early >= 2)) or (size <= 5 and 1 <= lands < size) or size <= 4
    return SURE if (option.verb == "keep") == kept else 0


def colors_made(printed: Printed) -> i64:
    """The colours of mana that a card makes, as bits."""
    found = (printed.subtypes >> 1) & ANY_COLOR if printed.land else 0  # those of the basic land types
    for ability in printed.mana:
        if ability.any_color:
            return ANY_COLOR
        for color in range(min(COLORS, len(ability.makes))):
            if ability.makes[color]:
                found |= 1 << color
    return found


def land_weight(game: Magic, player: i64, card: i64) -> i64:
    """Which land is played: the one that makes what the cards in hand want and the others do not make enough of."""
    makes = colors_made(game.cards[game.face[card]])
    sources: list[int] = [0] * COLORS
    for other in game.permanents(player):
        if game.types[other] & LAND:
            other_makes = colors_made(game.cards[game.face[other]])
            for color in range(COLORS):
                if (other_makes >> color) & 1:
                    sources[color] += 1
    weight = 0
    for other in game.hand(player):
        printed = game.cards[game.face[other]]
        if printed.land:
            continue
        for color in range(COLORS):
            wanted = printed.cost.colored[color]
            if wanted > sources[color] and (makes >> color) & 1:
                weight += 40 // max(printed.converted, 1)
    return SURE + min(weight, 300)


def hand_worth(game: Magic, player: i64, card: i64) -> i64:
    """How gladly a card is kept in hand."""
    printed = game.cards[game.face[card]]
    lands = 0
    for other in game.permanents(player):
        if game.types[other] & LAND:
            lands += 1
    if printed.land:
        return 30 if lands < 4 else (20 if lands < ENOUGH_LANDS else 2)
    return 25 + min(printed.converted, 6) - 4 * max(printed.converted - lands - 2, 0)


# -- Priority ----------------------------------------------------------------------------------------------------------


def priority_weight(game: Magic, decision: Decision, option: Option) -> i64:
    """What to do with priority: lands, then spells in one's own main phases; the rest where it can matter."""
    player = actor(decision, option)
    verb = option.verb
    if verb == "pass":
        return 0
    if verb == "play":
        return land_weight(game, player, option.card)
    if verb == "roll":
        return roll_weight(game, decision, player, option.number)
    mine = game.is_active(player)
    own_main = mine and (game.phase == MAIN_1 or game.phase == MAIN_2)
    theirs = len(game.waiting) > 0 and not game.match.together(game.waiting[-1].player, player)
    fight = game.phase == DECLARE_BLOCKERS
    if verb == "cast":
        printed = game.cards[game.face[option.card]]
        if printed.permanent and not printed.fast:
            if printed.creature and game.phase == MAIN_1 and (printed.keywords >> HASTE) & 1 == 0:
                return (
                    60 + 10 * printed.converted
                )  # it can as well be cast after the combat, but mostly it is all the same
            return 90 + 10 * printed.converted
        if not printed.fast:
            return 60 + 8 * printed.converted
        if len(game.waiting) > 0:
            return 15 if theirs else -40
        if fight:
            return 20
        if own_main:
            return 12 + 4 * printed.converted if printed.permanent else 2
        return 4 if game.phase == END and not mine else -30
    if verb == "activate":
        if game.zone[option.card] == HAND:
            return 5 if own_main else -5
        for ability in game.card(option.card).activated:
            if ability.id == option.number:
                if ability.makes_mana:
                    return -60
                if ability.loyal:
                    return 80
                if ability.sorcery:
                    return 15
                if not ability.mana.text and not ability.taps:
                    return -10  # what costs neither could be done for ever
        if len(game.waiting) > 0:
            return 8 if theirs else -40
        if fight or (game.phase == END and not mine):
            return 12
        return 3 if own_main else -30
    return 0


def roll_weight(game: Magic, decision: Decision, player: i64, cost: i64) -> i64:
    """Whether the planar die is rolled: for nothing at once, and else for mana that nothing else is there for."""
    if cost == 0:
        return SURE
    if game.phase != MAIN_2 or cost > MOST_FOR_A_ROLL:
        return -60
    for option in decision.options:
        if option.verb == "cast" or option.verb == "play":
            return -60
    for card in game.hand(player):
        if game.cards[game.face[card]].fast:
            return -60  # its mana is kept for another's turn
    return SURE


# -- Combat ------------------------------------------------------------------------------------------------------------


def attack_weight(game: Magic, option: Option) -> i64:
    """What an attack is worth: the damage, less the creature where somebody can stop it."""
    if option.verb == DONE:
        return 0
    card = option.card
    player = game.controller[card]
    power = strength(game, card)
    if power <= 0:
        return -30
    defender = option.player if option.player >= 0 else -1
    mine = creature_worth(game, card)
    best = 0
    free = 0
    life: i64 = 20
    strongest = 0
    mighty: i64 = 0
    for other in game.opponents(player):
        if defender >= 0 and other != defender:
            if not (game.own_match.shared_turns and game.match.together(other, defender)):
                continue  # only a team blocks for one another
        else:
            life = min(life, game.life_of(other))
        if game.own_match.commanders and game.is_commander(card):
            dealt = game.commander_damage.get(game.commander_mark(card) * game.match.seats + other, 0)
            life = min(life, DAMAGE_TO_LOSE - dealt)
        for blocker in game.field[other]:
            if game.types[blocker] & CREATURE == 0:
                continue
            mighty += max(game.power[blocker], 0)
            if not may_block(game, blocker, card):
                continue
            free += 1
            stops = beats(game, blocker, card)
            falls = kills(game, card, blocker)
            loss = 0
            if stops:
                loss = mine - (creature_worth(game, blocker) if falls else 0)
            elif not falls:
                loss = 4
            best = max(best, loss)
            strongest = max(strongest, game.power[blocker])
    gain = life_worth(life, power) if free == 0 else life_worth(life, power) // (1 + free)
    if free == 0 and power >= life:
        return WINS
    weight = 12 + gain - best * 2 // 3
    own_life = game.life_of(player)
    if mighty >= own_life and free > 0 and (game.keywords[card] >> DEFENDER) & 1 == 0:
        weight -= 25  # it is needed at home
    return weight


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
    for other in range(game.match.seats):
        for card in game.field[other]:
            if game.blocking[card] == attacker and card != blocker:
                already += 1
            if game.attacking[card] == attacked and not is_blocked(game, player, card):
                coming += strength(game, card)
    life = game.life_of(attacked)
    weight: i64 = 0
    if already == 0:
        weight += life_worth(life, strength(game, attacker)) // 2
        if coming >= life:
            weight += 400
    if beats(game, blocker, attacker):
        weight += creature_worth(game, attacker) if already == 0 else 10
    if beats(game, attacker, blocker):
        weight -= creature_worth(game, blocker)
    return weight - 6


def is_blocked(game: Magic, player: i64, attacker: i64) -> bool:
    """Whether one of a player's creatures is about to block an attacker."""
    for card in game.field[player]:
        if game.blocking[card] == attacker:
            return True
    return False
