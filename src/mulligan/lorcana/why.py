"""Why not: the rule that keeps a player from doing something now."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.kinds import Refusal
from mulligan.kernel.options import CHOOSE, Option
from mulligan.lorcana.challenge import cannot_challenge
from mulligan.lorcana.ink import cannot_ink
from mulligan.lorcana.move import cannot_move
from mulligan.lorcana.options import left_to_do
from mulligan.lorcana.play import cannot_play, within_reach
from mulligan.lorcana.players import acting
from mulligan.lorcana.quest import cannot_quest
from mulligan.lorcana.refusals import (
    NOT_ASKED,
    NOT_IN_HAND,
    NOT_IN_PLAY,
    NOT_YOUR_TURN,
    NOTHING_TO_SHIFT_ONTO,
    WARDED,
    rule_of,
)
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import BY_SHIFT, FOR_FREE, PLAY, WARD, WAY_NAMES
from mulligan.lorcana.use import why_not_use


def why_not(game: Lorcana, player: i64, option: Option) -> Refusal | None:
    """Why a player may not do this now; None if they may. Of a card they do not know it says only that they lack it."""
    if game.decision is not None and game.decision.offers(player, option):
        return None
    message = reason(game, player, option)
    return Refusal(message, rule_of(message, game.own_match.ledger, option.verb), option.card, option.target)


def reason(game: Lorcana, player: i64, option: Option) -> str:
    """The name of the reason."""
    verb = option.verb
    card = option.card
    if verb == CHOOSE and card >= 0 and game.zone[card] == PLAY and game.has(card, WARD):
        if not game.match.together(game.controller[card], player):
            return WARDED
    if player not in acting(game):
        return NOT_YOUR_TURN
    if card >= 0 and not game.knows(player, card):
        return NOT_IN_HAND
    why = ""
    if verb == "end":
        why = left_to_do(game, player)
    elif card < 0:
        why = NOT_ASKED
    elif verb == "ink":
        why = cannot_ink(game, player, card)
    elif verb == "play":
        how = WAY_NAMES.index(option.text) if option.text in WAY_NAMES else 0
        if not within_reach(game, player, card):
            why = NOT_IN_HAND
        elif how == FOR_FREE:
            why = NOT_ASKED
        elif how == BY_SHIFT and option.target < 0:
            why = cannot_play(game, player, card, how, -1) or NOTHING_TO_SHIFT_ONTO
        else:
            why = cannot_play(game, player, card, how, option.target)
    elif game.zone[card] != PLAY:
        why = NOT_IN_PLAY
    elif verb == "quest":
        why = cannot_quest(game, player, card)
    elif verb == "challenge":
        why = cannot_challenge(game, player, card, option.target) if option.target >= 0 else NOT_ASKED
    elif verb == "move":
        why = cannot_move(game, player, card, option.target) if option.target >= 0 else NOT_ASKED
    elif verb == "use":
        why = why_not_use(game, player, card, option.ability)
    return why or NOT_ASKED
