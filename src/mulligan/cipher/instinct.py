"""What an experienced player of Cipher does without thinking: bonds in the right colours, the main character first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.leaning import UNKNOWN, leaning
from mulligan.cardlang.nodes import Node
from mulligan.cipher.abilities import OF_OTHERS
from mulligan.cipher.deployment import shown_symbols
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import BACK, FRONT, RANGE_ONE, SYMBOLS, ZONE_NAMES, ZONES
from mulligan.kernel.frames import Resolve
from mulligan.kernel.instincts import SURE, plain_weight
from mulligan.kernel.options import CHOOSE, DONE, YES, Decision, Option

ENOUGH_BONDS: Final = 6
ALWAYS_BONDS: Final = 4
WINS: Final = 900
GLADLY: Final = 15  # what may be done is a little better done
MOVE: Final = "move"


def instinct(game: Cipher) -> list[int]:
    """A weight for each option of the pending decision."""
    decision = game.decision
    assert decision is not None
    topic = decision.topic
    player = decision.player
    weights: list[int] = []
    for option in decision.options:
        if topic == "action":
            weights.append(action_weight(game, player, option))
        elif topic == "deployment":
            weights.append(deployment_weight(game, player, option))
        elif topic == "bond":
            weights.append(bond_weight(game, player, option))
        elif topic == "critical":
            weights.append(critical_weight(game, option))
        elif topic == "evade":
            weights.append(evade_weight(game, player, option))
        elif topic == "main":
            weights.append(SURE + promotions(game, player, option.card))
        elif topic == "redraw":
            weights.append(SURE if (option.verb == "keep") == is_kept(game, player) else 0)
        elif topic == "flip":
            weights.append(5 - bond_need(game, player, option.card))
        elif option.verb == YES and topic == "may":
            weights.append(may_weight(game, decision))
        elif option.verb == CHOOSE and option.card >= 0 and decision.about >= 0:
            weights.append(choice_weight(game, decision, option.card))
        else:
            weights.append(plain_weight(option))
    return weights


def choice_weight(game: Cipher, decision: Decision, card: i64) -> i64:
    """Whether a skill had better be for this card: what is good for one's own, what is bad for the enemy's."""
    printed = game.card(decision.about)
    if printed.leaning == UNKNOWN:
        printed.leaning = leaning([*printed.skills])
    if game.is_unit(card):
        own = game.controller[card] == decision.player
        effect = resolving(game)
        if own and effect is not None and effect.word == MOVE:
            return moving(game, card)
        points = 10 + worth(game, card) // 5
        return points if (printed.leaning >= 0) == own else -points
    return 5 + keeping(game, decision.player, card, len(game.bonds(decision.player))) // 8


def may_weight(game: Cipher, decision: Decision) -> i64:
    """Whether what a skill offers is done: to move allies only where that is good for one of them."""
    effect = resolving(game)
    if effect is None or not any(child.word == MOVE for child in effect.children()):
        return GLADLY
    own: list[int] = []
    for node in effect.everything():
        if node.says & OF_OTHERS:
            return GLADLY
        if node.word == MOVE and any(child.word == "this" for child in node.children()):
            own = [decision.about]
    for unit in own or game.units(decision.player):
        if unit != game.attacking and moving(game, unit) > 0:
            return GLADLY
    return -12


def resolving(game: Cipher) -> Node | None:
    """The part of a skill that asks, if one does."""
    if len(game.frames) == 0:
        return None
    frame = game.frames[-1]
    return game.nodes[frame.node] if isinstance(frame, Resolve) and frame.node >= 0 else None


def moving(game: Cipher, unit: i64) -> i64:
    """What it is worth that one's own unit goes to the other row.

    By what came of 1,000 such moves: who fights up close belongs in front, the main character behind once it has
    attacked, and who reaches the enemy from behind is better off there.
    """
    reach = game.range_of(unit)
    tapped = game.tapped[unit] != 0
    if game.main[unit] != 0:
        if game.zone[unit] == BACK:
            return 3 if reach == RANGE_ONE else -40
        if reach != RANGE_ONE:
            return 30
        return 10 if tapped else -10
    if game.zone[unit] == BACK:
        if reach != RANGE_ONE:
            return -2
        return 8 if tapped else 20
    if reach == RANGE_ONE:
        return -10
    return 6 if tapped and reach != 0 else -4


# -- Before the game ---------------------------------------------------------------------------------------------------


def promotions(game: Cipher, player: i64, main: i64) -> i64:
    """How many cards of a deck a main character could become."""
    count = 0
    for card in game.deck(player):
        if card != main and game.card(card).cost > 1 and game.share_name(card, main):
            count += 1
    return count


def is_kept(game: Cipher, player: i64) -> bool:
    """Whether a first hand is kept: something to become for the main character, or enough to deploy early."""
    main = game.main_of(player)
    early = 0
    for card in game.hand(player):
        printed = game.card(card)
        if main >= 0 and game.share_name(card, main) and 1 < printed.cost <= 4:
            return True
        if printed.cost <= 2:
            early += 1
    return early >= 3


# -- Bonds and units ---------------------------------------------------------------------------------------------------


def bond_weight(game: Cipher, player: i64, option: Option) -> i64:
    """Which card becomes a bond: what is missed least, of a colour that is needed."""
    bonds = len(game.bonds(player))
    hand = len(game.hand(player))
    if option.verb == DONE:
        return SURE if bonds >= ENOUGH_BONDS and hand <= 3 else 0
    if bonds >= ENOUGH_BONDS and hand <= 3:
        return 0
    printed = game.card(option.card)
    shown = shown_symbols(game, player)
    missing = 0
    for card in game.hand(player):
        if card != option.card:
            missing |= game.card(card).signs & SYMBOLS & ~shown
    weight: i64 = SURE + 200 - keeping(game, player, option.card, bonds + 1)
    if printed.signs & missing:
        weight += 60
    return weight


def bond_need(game: Cipher, player: i64, card: i64) -> i64:
    """How much a player needs a bond face up: others may show its colour too."""
    signs = game.card(card).signs & SYMBOLS
    for other in game.bonds(player):
        if other != card and game.face_down[other] == 0:
            signs &= ~game.card(other).signs
    return 4 if signs else 0


def keeping(game: Cipher, player: i64, card: i64, bonds: i64) -> i64:
    """How gladly a card is kept in hand with so many bonds."""
    printed = game.card(card)
    main = game.main_of(player)
    weight = 40 + printed.attack // 2 + 8 * printed.cost
    if main >= 0 and game.share_name(card, main):
        weight += 50 if printed.cost > game.card(main).cost else 25  # also for critical attacks and evasions
    else:
        for unit in game.units(player):
            if game.share_name(card, unit):
                weight += 5 if printed.cost > game.card(unit).cost else -15
                break
    away = printed.cost - bonds
    if printed.class_change >= 0:
        away = min(away, printed.class_change - bonds + 1)
    if away > 0:
        weight -= 12 * away
    for other in game.hand(player):
        if other != card and game.printed[other] == game.printed[card]:
            weight -= 12
            break
    return min(max(weight, 0), 190)


def deployment_weight(game: Cipher, player: i64, option: Option) -> i64:
    """What deploying or levelling up is worth: the main character first, then as much as the bonds allow."""
    if option.verb == DONE:
        return 0
    printed = game.card(option.card)
    if option.verb == "level-up":
        onto = game.card(option.target)
        gain = printed.attack - onto.attack + 10 * (printed.cost - onto.cost)
        if gain <= 0:
            return -20  # the card is worth more for an evasion or a critical attack
        return 150 + 2 * gain if game.main[option.target] != 0 else 60 + gain
    weight = 80 + 15 * printed.cost + printed.attack // 4
    if (option.text == ZONE_NAMES[FRONT]) == (printed.range & RANGE_ONE != 0 and printed.range != 3):
        weight += 12
    return weight


# -- Battles -----------------------------------------------------------------------------------------------------------


def worth(game: Cipher, unit: i64) -> i64:
    """What it is worth that a unit falls: of the main character, an orb or the game."""
    if game.main[unit] != 0:
        player = game.controller[unit]
        orbs = len(game.orbs(player))
        return WINS if orbs == 0 else 150 + 25 * (5 - min(orbs, 5))
    printed = game.card(unit)
    return 40 + printed.attack // 2 + 10 * printed.cost


def likelihood(game: Cipher, unit: i64, target: i64) -> i64:
    """How likely an attack succeeds before anybody knows the supports, in per cent."""
    ahead = game.attack_of(unit) - game.attack_of(target)  # the attacker wins if the two are equal
    if ahead >= 20:
        return 95
    if ahead >= 10:
        return 80
    if ahead >= 0:
        return 66
    if ahead >= -10:
        return 40
    if ahead >= -20:
        return 18
    return 6 if ahead >= -30 else 1


def action_weight(game: Cipher, player: i64, option: Option) -> i64:
    """What an action is worth: attacks that may succeed; moves only where they lead to one."""
    verb = option.verb
    if verb == "attack":
        return worth(game, option.target) * likelihood(game, option.card, option.target) // 100 - 6
    if verb == "use":
        return 40
    if verb == "move":
        reach = game.range_of(option.card)
        if game.zone[option.card] == BACK and reach == RANGE_ONE:
            return 12
        if game.zone[option.card] == FRONT and reach & RANGE_ONE == 0 and len(game.piles[player * ZONES + FRONT]) > 1:
            return 4
        return -40
    return 0


def critical_weight(game: Cipher, option: Option) -> i64:
    """Whether a card is worth a critical attack: where it turns the battle, and something falls that is worth it."""
    if option.verb == DONE:
        return 0
    attack = game.attack_of(game.attacking)
    defence = game.attack_of(game.defending)
    if attack >= defence or 2 * attack < defence:
        return -60
    return worth(game, game.defending) - keeping(game, game.active, option.card, len(game.bonds(game.active))) * 2 // 3


def evade_weight(game: Cipher, player: i64, option: Option) -> i64:
    """Whether a card is worth an evasion: where the unit would fall, and is worth more than the card."""
    if option.verb == DONE:
        return 0
    if game.attacking < 0 or game.attack_of(game.attacking) < game.attack_of(game.defending):
        return -60
    return worth(game, game.defending) - keeping(game, player, option.card, len(game.bonds(player))) * 2 // 3
