"""What an experienced player of Lorcana does without thinking: ink first, spend it all, quest where it is safe."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.leaning import UNKNOWN, leaning
from mulligan.cardlang.nodes import Node
from mulligan.kernel.instincts import SURE, plain_weight
from mulligan.kernel.options import CHOOSE, DONE, Decision, Option
from mulligan.lorcana.printed import LORE_TO_WIN, Printed
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import ACTION, CHARACTER, INKWELL, LOCATION, PLAY

ENOUGH_INK: Final = 7
EARLY: Final = 3  # what costs no more is kept in the first hand
WINS: Final = 900


def instinct(game: Lorcana) -> list[int]:
    """A weight for each option of the pending decision."""
    decision = game.decision
    assert decision is not None
    topic = decision.topic
    if topic == "turn":
        return turn_weights(game, decision)
    weights: list[int] = []
    for option in decision.options:
        if topic == "alter":
            weights.append(alter_weight(game, decision, option))
        elif topic == "starting-player":
            weights.append(SURE if option.player == decision.player else 0)
        elif topic == "heal":
            weights.append(option.number)
        elif option.verb == CHOOSE and option.card >= 0 and decision.about >= 0:
            weights.append(choice_weight(game, decision, option.card))
        else:
            weights.append(plain_weight(option))
    return weights


def choice_weight(game: Lorcana, decision: Decision, card: i64) -> i64:
    """Whether an effect had better be for this card: what is good for one's own, what is bad for the others'."""
    printed = game.card(decision.about)
    if printed.leaning == UNKNOWN:
        printed.leaning = leaning_to_chosen(printed.abilities)
    if game.zone[card] == PLAY:
        own = game.match.together(game.controller[card], decision.player)
        points = 10 + worth(game, card) // 4
        return points if (printed.leaning >= 0) == own else -points
    return 5 + keeping(game.card(card), len(game.pile(decision.player, INKWELL))) // (8 if printed.leaning >= 0 else -8)


def leaning_to_chosen(abilities: list[Node]) -> i64:
    """1 where abilities are good for what is chosen for them, -1 where they are bad.

    What else they do is no sign of it: a card that is drawn besides makes damage no better. Without a word for what is
    chosen, all that they do counts.
    """
    balance: i64 = 0
    chosen = False
    for ability in abilities:
        for node in ability.everything():
            for child in node.children():
                if child.word == "chosen":
                    chosen = True
                    balance += leaning_of_act(node)
                    break
    if not chosen:
        return leaning(abilities)
    return 1 if balance > 0 else (-1 if balance < 0 else 0)


def leaning_of_act(act: Node) -> i64:
    """Whether a word is good or bad for what it is done to; to go back to the hand is good only from the discard."""
    if act.word != "return_to_hand":
        return leaning([act])
    for node in act.everything():
        if node.word == "in_discard":
            return 1
    return -1


def alter_weight(game: Lorcana, decision: Decision, option: Option) -> i64:
    """Whether to alter a card of the first hand: early characters are kept, and what may become ink in a light hand."""
    if option.verb == DONE:
        return SURE
    printed = game.card(option.card)
    hand = game.hand(option.whose(decision.player))
    early = 0
    for card in hand:
        if game.card(card).cost <= EARLY:
            early += 1
    if printed.cost <= EARLY:
        return 0
    heavy = printed.cost - EARLY + (0 if printed.inkable else 2)
    return SURE + heavy if heavy >= 3 or (early < 3 and heavy >= 2) else 0


def turn_weights(game: Lorcana, decision: Decision) -> list[int]:
    """What a turn action is worth."""
    weights: list[int] = []
    last = -2
    threat: i64 = 0
    ink: i64 = 0
    needs = False
    for option in decision.options:
        player = option.whose(decision.player)
        if player != last:
            last = player
            threat = greatest_threat(game, player)
            ink = len(game.pile(player, INKWELL))
            needs = needs_ink(game, player, ink)
        verb = option.verb
        if verb == "ink":
            weights.append(SURE + 200 - keeping(game.card(option.card), ink) if needs else -30)
        elif verb == "play":
            weights.append(play_weight(game, option))
        elif verb == "quest":
            weights.append(quest_weight(game, player, option.card, threat))
        elif verb == "challenge":
            weights.append(challenge_weight(game, option.card, option.target))
        elif verb == "use":
            weights.append(45)
        elif verb == "move":
            weights.append(5 + 10 * game.lore_of(option.target))
        else:
            weights.append(0)
    return weights


def needs_ink(game: Lorcana, player: i64, ink: i64) -> bool:
    """Whether another card in the inkwell is worth a card in hand."""
    hand = game.hand(player)
    if ink < 4:
        return True
    dearest = 0
    for card in hand:
        dearest = max(dearest, game.card(card).cost)
    if ink < ENOUGH_INK:
        return len(hand) > 1
    return (ink < dearest and len(hand) > 1) or len(hand) > 6


def keeping(printed: Printed, ink: i64) -> i64:
    """How gladly a card is kept in hand while there is so much ink: what can be played soon, the more it does."""
    if printed.type == CHARACTER:
        worth = 20 + 4 * (printed.strength + printed.willpower) + 10 * printed.lore
    else:
        worth = 25 + 8 * printed.cost
    if printed.abilities:
        worth += 8
    away = printed.cost - ink - 1
    if away > 0:
        worth -= 16 * away
    elif away < -3:
        worth -= 6 * (-3 - away)  # a small card when there is ink for greater ones
    return min(max(worth, 0), 190)


def play_weight(game: Lorcana, option: Option) -> i64:
    """What playing a card is worth: the dearer the better, and for free the best."""
    printed = game.card(option.card)
    weight = 120 + 14 * printed.cost if printed.type != ACTION else 70 + 10 * printed.cost
    if option.text != "ink":
        weight += 30
        if option.text == "shift":
            weight -= 8 * game.card(option.target).cost
        elif option.target >= 0:  # who sings does not quest
            weight -= 30 * game.lore_of(option.target)
    return weight


def worth(game: Lorcana, card: i64) -> i64:
    """What a card in play is worth."""
    printed = game.card(card)
    if printed.type == CHARACTER:
        points = 20 + 12 * max(game.strength_of(card), 0) + 25 * max(game.lore_of(card), 0)
        points += 6 * max(game.willpower_of(card) - game.damage[card], 0)
        return points + (10 if printed.abilities else 0)
    if printed.type == LOCATION:
        return 20 + 8 * printed.cost + 25 * max(game.lore_of(card), 0)
    return 15 + 10 * printed.cost


def greatest_threat(game: Lorcana, player: i64) -> i64:
    """The strength of the strongest character that could challenge a player's characters next turn."""
    most: i64 = 0
    for other in game.opponents(player):
        for card in game.in_play(other):
            if game.card(card).type == CHARACTER:
                most = max(most, game.strength_of(card))
    return most


def quest_weight(game: Lorcana, player: i64, card: i64, threat: i64) -> i64:
    """What questing is worth: its lore, less the danger in which it leaves the character."""
    lore = game.lore_of(card)
    if game.lore[player] + lore >= LORE_TO_WIN:
        return WINS
    weight = 50 * lore - 5
    if lore > 0 and threat >= game.willpower_of(card) - game.damage[card]:
        weight -= worth(game, card) // 4
        weight = max(weight, 8)
    return weight


def challenge_weight(game: Lorcana, card: i64, target: i64) -> i64:
    """What a challenge is worth: what is banished, less what is lost and what questing would have brought."""
    if not game.fresh:
        game.refresh()
    dealt = game.strength_of(card) + game.challenger[card] - game.resist[target]
    taken = game.strength_of(target) - game.resist[card] if game.card(target).type == CHARACTER else 0
    weight = -35 * max(game.lore_of(card), 0)
    if dealt >= game.willpower_of(target) - game.damage[target]:
        weight += worth(game, target) + 10
    else:
        weight += 6 * max(dealt, 0)
    if taken >= game.willpower_of(card) - game.damage[card]:
        weight -= worth(game, card)
    else:
        weight -= 4 * max(taken, 0)
    return weight
