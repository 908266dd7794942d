"""Why not: the rule that keeps a player from doing something now."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.kinds import Refusal
from mulligan.kernel.options import CHOOSE, DONE, Option
from mulligan.magic.activate import cannot_activate
from mulligan.magic.attacks import cannot_attack
from mulligan.magic.blocking import cannot_block
from mulligan.magic.castable import cannot_cast, cannot_play_land
from mulligan.magic.morphing import cannot_cast_down, cannot_turn_up
from mulligan.magic.planes import cannot_roll
from mulligan.magic.refusals import (
    MUST_ATTACK_FIRST,
    MUST_BLOCK_FIRST,
    NO_SUCH_ABILITY,
    NOT_A_TARGET,
    NOT_ASKED,
    NOT_IN_HAND,
    NOT_ON_BATTLEFIELD,
    NOT_YOUR_PRIORITY,
    NOT_YOURS,
    RULES,
)
from mulligan.magic.state import Magic
from mulligan.magic.suspending import cannot_suspend
from mulligan.magic.terms import BATTLEFIELD, DECLARE_ATTACKERS, DECLARE_BLOCKERS


def why_not(game: Magic, player: i64, option: Option) -> Refusal | None:
    """Why a player may not do this now; None if they may. It tells nothing of cards unknown to them."""
    if game.decision is not None and game.decision.offers(player, option):
        return None
    message = reason(game, player, option)
    return Refusal(message, RULES.get(message, "priority.passing"), option.card, option.target)


def reason(game: Magic, player: i64, option: Option) -> str:
    """The name of the reason."""
    verb = option.verb
    card = option.card
    if not game.fresh:
        game.refresh()
    if verb == DONE:
        if game.phase == DECLARE_ATTACKERS:
            return MUST_ATTACK_FIRST
        return MUST_BLOCK_FIRST if game.phase == DECLARE_BLOCKERS else NOT_ASKED
    if verb == "roll":
        why = cannot_roll(game, player)
        return why or (NOT_YOUR_PRIORITY if game.decision is None or game.decision.player != player else NOT_ASKED)
    if card < 0:
        return NOT_ASKED
    decision = game.decision
    if verb == CHOOSE and decision is not None and decision.player == player:
        return NOT_A_TARGET if decision.topic == "target" else NOT_ASKED
    if not game.knows(player, card):
        return NOT_IN_HAND
    why = ""
    if verb == "play":
        why = cannot_play_land(game, player, card)
    elif verb == "cast":
        why = cannot_cast(game, player, card)
    elif verb == "suspend":
        why = cannot_suspend(game, player, card)
    elif verb == "cast-face-down":
        why = cannot_cast_down(game, player, card)
    elif game.zone[card] != BATTLEFIELD:
        why = NOT_ON_BATTLEFIELD
    elif game.controller[card] != player:
        why = NOT_YOURS
    elif verb == "turn-face-up":
        why = cannot_turn_up(game, player, card)
    elif verb == "activate":
        why = why_not_activate(game, player, card, option.ability)
    elif verb == "attack":
        why = cannot_attack(game, card)
    elif verb == "block" and option.target >= 0 and game.zone[option.target] == BATTLEFIELD:
        why = cannot_block(game, player, card, option.target)
    if why:
        return why
    return NOT_YOUR_PRIORITY if game.decision is None or game.decision.player != player else NOT_ASKED


def why_not_activate(game: Magic, player: i64, card: i64, index: i64) -> str:
    """Why an ability of a permanent cannot be activated."""
    found = NO_SUCH_ABILITY
    for ability in game.activated_of(card):
        if index in (-1, ability.index):
            found = cannot_activate(game, player, card, ability)
            if found:
                return found
    return found
