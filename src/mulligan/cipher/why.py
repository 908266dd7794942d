"""Why not: the rule that keeps a player from doing something now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cipher.battle import cannot_critical, cannot_evade
from mulligan.cipher.bond import cannot_bond
from mulligan.cipher.deployment import cannot_deploy, cannot_level_up
from mulligan.cipher.loops import is_barred
from mulligan.cipher.move import cannot_move
from mulligan.cipher.ranges import cannot_attack, cannot_attack_at_all, rule_of_range
from mulligan.cipher.refusals import (
    NO_SUCH_SKILL,
    NOT_ASKED,
    NOT_IN_HAND,
    OK,
    OTHER_NAME,
    OUT_OF_RANGE,
    STARTS_A_LOOP,
    rule_behind,
)
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import ACTION, BOND, DEPLOYMENT, HAND
from mulligan.cipher.use import skills_of, why_not_use
from mulligan.kernel.kinds import Refusal
from mulligan.kernel.options import Option

# By which rule the turn player is asked where they may do such a thing.
RULES_OF_TURN: Final = {
    "deploy": "deployment.actions",
    "level-up": "deployment.actions",
    "move": "action.actions",
    "attack": "action.actions",
    "use": "action.actions",
}


def why_not(game: Cipher, player: i64, option: Option) -> Refusal | None:
    """Why a player may not do this now; None if they may. Of a card they do not know it reveals nothing."""
    if game.decision is not None and game.decision.offers(player, option):
        return None
    message = reason(game, player, option)
    rule = rule_of_range(game, option.card) if message == OUT_OF_RANGE else rule_behind(message, option.verb)
    return Refusal(message, rule, option.card, option.target)


def reason(game: Cipher, player: i64, option: Option) -> str:
    """The name of the reason."""
    card = option.card
    if card < 0 or game.over:
        return NOT_ASKED
    if not game.knows(player, card):
        return NOT_IN_HAND
    verb = option.verb
    if verb in ("critical", "evade"):
        return battle_reason(game, player, option) or NOT_ASKED
    if player != game.active:
        return NOT_ASKED
    why = OK
    if verb == "bond" and game.phase == BOND:
        why = cannot_bond(game, player, card)
    elif verb == "deploy" and game.phase == DEPLOYMENT:
        why = cannot_deploy(game, player, card)
    elif verb == "level-up" and game.phase == DEPLOYMENT:
        if game.zone[card] != HAND:
            why = NOT_IN_HAND
        elif option.target >= 0:
            why = cannot_level_up(game, player, card, option.target)
    elif verb == "move" and game.phase == ACTION:
        why = cannot_move(game, player, card)
    elif verb == "attack" and game.phase == ACTION:
        target = option.target
        why = cannot_attack(game, player, card, target) if target >= 0 else cannot_attack_at_all(game, player, card)
    elif verb == "use" and game.phase == ACTION:
        why = use_reason(game, player, card, option.ability)
    if not why and game.barred and is_barred(game, player, RULES_OF_TURN.get(verb, ""), -1, option):
        why = STARTS_A_LOOP
    return why or NOT_ASKED


def use_reason(game: Cipher, player: i64, card: i64, ability: i64) -> str:
    """Why a skill of a unit cannot be used; where none is named, its first activated skill is meant."""
    if ability < 0 and card >= 0 and (game.is_unit(card) or skills_of(game, card)):
        skills = skills_of(game, card)
        return why_not_use(game, player, card, skills[0].index) if skills else NO_SUCH_SKILL
    return why_not_use(game, player, card, ability)


def battle_reason(game: Cipher, player: i64, option: Option) -> str:
    """Why a critical attack or an evasion is not possible with a card."""
    attack = option.verb == "critical"
    unit = game.attacking if attack else game.defending
    if unit < 0 or game.controller[unit] != player:
        return NOT_ASKED
    if game.zone[option.card] != HAND:
        return NOT_IN_HAND
    if not game.share_name(option.card, unit):
        return OTHER_NAME
    return cannot_critical(game) if attack else cannot_evade(game)
