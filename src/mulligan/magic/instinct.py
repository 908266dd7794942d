"""What an experienced player of Magic does without thinking: a land a turn, the curve, no tricks in quiet steps."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.instincts import SURE, plain_weight
from mulligan.kernel.options import CHOOSE, Decision, Option
from mulligan.magic.fighting import Assault, block_weight, may_attack
from mulligan.magic.forecast import kills
from mulligan.magic.printed import Printed
from mulligan.magic.purpose import ANY_TIME, TO_ATTACK_AT_ONCE, TO_SLIP_BY, TO_THE_RESCUE, Purpose
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    ANY_COLOR,
    BATTLEFIELD,
    COLORS,
    CREATURE,
    DECLARE_ATTACKERS,
    DECLARE_BLOCKERS,
    END,
    HAND,
    HASTE,
    LAND,
    MAIN_1,
    MAIN_2,
    STACK,
)
from mulligan.magic.worth import creature_worth, life_worth

ENOUGH_LANDS: Final = 7
WINS: Final = 900
WORTH_A_CARD: Final = 30  # a creature that is worth less is not worth a spell
KEPT: Final = -10  # what is better kept for now
DOUBTFUL: Final = -20  # what harms at first sight, and may be right all the same
MOST_FOR_A_ROLL: Final = 2  # of mana that would be lost otherwise


def instinct(game: Magic) -> list[int]:
    """A weight for each option of the pending decision."""
    decision = game.decision
    assert decision is not None
    topic = decision.topic
    if not game.fresh:
        game.refresh()
    if topic == "attack":
        return attack_weights(game, decision)
    weights: list[int] = []
    for option in decision.options:
        if topic == "priority":
            weights.append(priority_weight(game, decision, option))
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


def attack_weights(game: Magic, decision: Decision) -> list[int]:
    """What each attack is worth."""
    found: dict[int, Assault] = {}
    weights: list[int] = []
    for option in decision.options:
        if option.card < 0:
            weights.append(0)
            continue
        key: int = option.player * game.match.seats + game.controller[option.card]
        assault = found.get(key)
        if assault is None:
            assault = Assault(game, game.controller[option.card], option.player)
            found[key] = assault
        weights.append(assault.weight(option.card))
    return weights


def purpose_of(printed: Printed) -> Purpose:
    """What a card is for."""
    purpose = printed.purpose
    if purpose is None:
        purpose = Purpose(printed.abilities, printed.permanent)
        printed.purpose = purpose
    return purpose


def choice_weight(game: Magic, decision: Decision, option: Option) -> i64:
    """Whether an effect had better be for this: what is good for one's own, what is bad for the others'."""
    purpose = purpose_of(game.cards[game.face[decision.about]])
    helps = purpose.leaning > 0
    if option.card < 0:
        own = game.match.together(option.player, decision.player)
        if helps != own:
            return -12
        if own or purpose.harm <= 0:
            return 12
        life = game.life_of(option.player)
        return WINS if purpose.harm >= life else 12 + life_worth(life, purpose.harm) // 5
    card = option.card
    if game.zone[card] == BATTLEFIELD:
        own = game.match.together(game.controller[card], decision.player)
        if purpose.fights and purpose.creatures and game.types[card] & CREATURE:
            return (best_fight_of(game, card) if own else best_fight_with(game, decision.player, card)) // 5
        points = 10 + (creature_worth(game, card) if game.types[card] & CREATURE else 40) // 5
        if decision.topic == "chosen" and own:
            return -points  # mostly a sacrifice
        if helps != own:
            return -points
        return points if own or falls_to(game, card, purpose) else 3
    if game.zone[card] == STACK:
        own = game.match.together(game.controller[card], decision.player)
        points = 10 + game.card(card).converted
        return points if helps == own else -points
    return 5 + hand_worth(game, decision.player, card) // 8


def falls_to(game: Magic, card: i64, purpose: Purpose) -> bool:
    """Whether what a card does is probably the end of a creature."""
    if purpose.harm < 0 or game.types[card] & CREATURE == 0:
        return True
    return game.toughness[card] - game.damage[card] <= purpose.harm


def best_victim(game: Magic, player: i64, purpose: Purpose) -> i64:
    """What the best creature of an opponent is worth that a card could be the end of."""
    best: i64 = -1
    for other in game.opponents(player):
        for card in game.field[other]:
            if game.types[card] & CREATURE and falls_to(game, card, purpose):
                best = max(best, creature_worth(game, card))
    return best


def fight_gain(game: Magic, own: i64, other: i64) -> i64:
    """What a fight of two creatures brings: the other if it falls, less one's own if that does."""
    gain: i64 = 0
    if kills(game, own, other):
        gain += creature_worth(game, other)
    if kills(game, other, own):
        gain -= creature_worth(game, own)
    return gain


def best_fight_of(game: Magic, own: i64) -> i64:
    """What the best fight of a creature brings its controller."""
    best = -creature_worth(game, own)
    for other in game.opponents(game.controller[own]):
        for card in game.field[other]:
            if game.types[card] & CREATURE:
                best = max(best, fight_gain(game, own, card))
    return best


def best_fight_with(game: Magic, player: i64, other: i64) -> i64:
    """What the best fight of a player's creatures with another brings."""
    best: i64 = -50
    for card in game.field[player]:
        if game.types[card] & CREATURE:
            best = max(best, fight_gain(game, card, other))
    return best


def best_fight(game: Magic, player: i64) -> i64:
    """What the best fight of a player's creatures brings."""
    best: i64 = -50
    for card in game.field[player]:
        if game.types[card] & CREATURE:
            best = max(best, best_fight_of(game, card))
    return best


def finishes(game: Magic, player: i64, purpose: Purpose) -> bool:
    """Whether the damage of a card is the end of an opponent."""
    for other in game.opponents(player):
        if game.life_of(other) <= purpose.harm:
            return True
    return False


def has_creature(game: Magic, player: i64, fighting: bool) -> bool:
    """Whether a player has a creature at all, or one in the fight."""
    for card in game.field[player]:
        if game.types[card] & CREATURE and (not fighting or game.attacking[card] >= 0 or game.blocking[card] >= 0):
            return True
    return False


# -- Hands and lands ---------------------------------------------------------------------------------------------------


def mulligan_weight(game: Magic, player: i64, option: Option) -> i64:
    """A hand is kept with two lands and something else; with one land if it is light, or small already."""
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
    kept = 2 <= lands < size or (lands == 1 and (early >= 4 or size <= 6)) or size <= 5
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
    player = option.whose(decision.player)
    verb = option.verb
    if verb == "pass":
        return 0
    if verb == "play":
        return land_weight(game, player, option.card)
    if verb == "roll":
        return roll_weight(game, decision, player, option.number)
    if verb == "cast":
        return cast_weight(game, player, option.card)
    if verb == "activate":
        return activate_weight(game, player, option)
    return 0


def cast_weight(game: Magic, player: i64, card: i64) -> i64:
    """What casting a spell is worth."""
    printed = game.cards[game.face[card]]
    purpose = purpose_of(printed)
    mine = game.is_active(player)
    own_main = mine and (game.phase == MAIN_1 or game.phase == MAIN_2)
    fight = game.phase == DECLARE_BLOCKERS
    tricks = purpose.gives and purpose.leaning > 0 and not printed.permanent
    aimed = purpose.creatures and not purpose.others and not printed.creature
    if aimed:
        if purpose.fights:
            gain = best_fight(game, player)
            return 60 + gain // 2 if gain >= WORTH_A_CARD else -40
        if purpose.leaning < 0:
            victim = best_victim(game, player, purpose)
            if victim < WORTH_A_CARD:
                return -40
            if not printed.fast:
                return 60 + victim // 2
        elif not has_creature(game, player, False):
            return -40
        elif not printed.fast and printed.permanent:
            return 50
    if not printed.fast:
        if not printed.permanent:
            return 60 + 8 * printed.converted
        if printed.creature and game.phase == MAIN_1 and (printed.keywords >> HASTE) & 1 == 0:
            return 60 + 10 * printed.converted  # as well after the combat, but mostly it is all the same
        return 90 + 10 * printed.converted
    if len(game.waiting) > 0:
        if game.match.together(game.waiting[-1].player, player):
            return -40
        if tricks:
            return KEPT  # for a fight, unless it saves something now
        return 15 if not purpose.spells or answers_a_spell(game, player) else DOUBTFUL
    if printed.permanent:
        if own_main:
            return 12 + 4 * printed.converted
        return 60 if not mine and (game.phase == END or fight) else -30
    burns = purpose.creatures and purpose.others and purpose.leaning < 0
    if burns:
        if finishes(game, player, purpose):
            return WINS
        if best_victim(game, player, purpose) < WORTH_A_CARD:
            return KEPT  # a player's life alone is not worth the card yet
    if burns or (aimed and purpose.leaning < 0):
        if own_main or (not mine and (fight or game.phase == END)):
            return 40
        return KEPT
    if fight:
        return 20 if not (aimed or tricks) or has_creature(game, player, True) else -30
    if tricks:
        return KEPT if own_main else -30
    if own_main:
        return 2 if purpose.others or (purpose.leaning != 0 and not aimed) else KEPT
    return 4 if game.phase == END and not mine else -30


def answers_a_spell(game: Magic, player: i64) -> bool:
    """Whether a spell of the others is to be answered, and none of one's own waits that could be met instead."""
    for one in game.waiting:
        if game.zone[one.source] == STACK and game.match.together(one.player, player):
            return False
    return game.zone[game.waiting[-1].source] == STACK


def activate_weight(game: Magic, player: i64, option: Option) -> i64:
    """What activating an ability is worth."""
    mine = game.is_active(player)
    own_main = mine and (game.phase == MAIN_1 or game.phase == MAIN_2)
    if game.zone[option.card] == HAND:
        return 5 if own_main else -5
    moment: i64 = ANY_TIME
    for ability in game.activated_of(option.card):  # those that something else gives it, too
        if ability.id == option.number:
            if ability.makes_mana:
                return -60
            if ability.loyal:
                return 80
            for cost in ability.costs:
                if not cost.plain():
                    return DOUBTFUL  # a sacrifice, say
            if ability.sorcery:
                return 15
            if not ability.mana.text and not ability.taps:
                return -10  # what costs neither could be done for ever
            moment = ability.moment
    if len(game.waiting) > 0:
        answers = not game.match.together(game.waiting[-1].player, player)
        if answers and moment == TO_THE_RESCUE and game.shields[option.card] == 0:
            return KEPT  # unless it is to be destroyed
        return 8 if answers and moment == ANY_TIME else -40
    if moment != ANY_TIME:
        return 12 if is_timely(game, option.card, moment) else -30
    if game.phase == DECLARE_BLOCKERS or (game.phase == END and not mine):
        return 12
    return 3 if own_main else -30


def is_timely(game: Magic, card: i64, moment: i64) -> bool:
    """Whether it counts now what changes a creature for this turn."""
    attacks = game.attacking[card] >= 0
    if moment == TO_ATTACK_AT_ONCE:
        return game.phase == MAIN_1 and game.is_active(game.controller[card]) and not may_attack(game, card)
    if moment == TO_SLIP_BY:
        return attacks and game.phase == DECLARE_ATTACKERS
    if moment == TO_THE_RESCUE and game.shields[card] > 0:
        return False  # once is enough
    return (attacks or game.blocking[card] >= 0) and game.phase == DECLARE_BLOCKERS


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
