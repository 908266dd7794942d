"""Using activated skills."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cipher.abilities import Skill, Use
from mulligan.cipher.cost import costs_of, payable
from mulligan.cipher.printed import GAINED
from mulligan.cipher.procedures import PAY, Paying, UsingSkill
from mulligan.cipher.refusals import (
    COST_CANNOT_BE_PAID,
    EFFECT_FORBIDS_SKILL,
    NO_SUCH_SKILL,
    NOT_A_UNIT,
    NOT_USABLE_NOW,
    NOT_YOURS,
    OK,
    USED_ALREADY,
)
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import BY_SKILL, HAND, SKILL, USED_SKILL, WATCH_USED
from mulligan.cipher.tracing import trace_skill
from mulligan.cipher.triggers import tell
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Scope, scope
from mulligan.kernel.options import CHOOSE, Option
from mulligan.kernel.rules import rule


def skills_of(game: Cipher, card: i64) -> list[Use]:
    """The activated skills of a unit, those it has gained included; of another card those used where it lies."""
    if not game.is_unit(card):
        return game.card(card).far_uses
    found = game.looks(card).uses
    if not game.grants_some(1 << SKILL):
        return found
    for grant in game.grants:
        if grant.kind == SKILL and grant.card == card:
            gained = game.nodes[grant.node]
            if isinstance(gained, Use):
                found = [*found, gained]
    return found


def find_skill(game: Cipher, card: i64, index: i64) -> Use | None:
    """The activated skill that is printed as this one on the unit."""
    for ability in skills_of(game, card):
        if ability.index == index:
            return ability
    return None


def cannot_use(game: Cipher, player: i64, card: i64, ability: Use, scope: Scope) -> str:
    """Why a player may not use a skill of a unit now, if so. The scope is a spare one, filled for this skill."""
    # rule: action.used-up action.only-if action.cannot-choose action.cannot-pay skills.activated-only-if
    # rule: skills.class-change-activated
    if game.controller[card] != player:
        return NOT_YOURS
    if ability.once and (game.used[card] >> ability.index) & 1:
        return USED_ALREADY
    scope.source = card
    scope.ability = ability.id
    scope.player = player
    if ability.limits and not ability.allowed(game, scope):
        return NOT_USABLE_NOW
    if not game.usable(card, ability):
        return EFFECT_FORBIDS_SKILL
    if not payable(game, scope, ability.costs) and not game.is_free(card, ability):
        return COST_CANNOT_BE_PAID
    return OK


def why_not_use(game: Cipher, player: i64, card: i64, index: i64) -> str:
    """Why a player may not use the skill of that number on a unit, if so."""
    if not game.is_unit(card) and not skills_of(game, card):
        return NOT_A_UNIT
    ability = find_skill(game, card, index)
    if ability is None:
        return NO_SUCH_SKILL
    spare = scope(card, ability.id, player)
    reason = cannot_use(game, player, card, ability, spare)
    for other in skills_of(game, card):  # the same skill for another cost
        if reason != OK and other.index == index and cannot_use(game, player, card, other, spare) == OK:
            return OK
    return reason


OWN, OTHER = "own", "other"  # which of two costs a skill is used for
FULL: Final = 15  # no more is counted


def lost_by_copying(game: Cipher, card: i64, ability: Skill) -> bool:
    """Whether a unit has become a copy of another since, so that it has the skill printed on it no more."""
    # rule: keyword.copy
    return game.acts_as[card] != game.printed[card] and ability in game.card(card).skills


def mark_use(game: Cipher, card: i64, index: i64) -> None:
    """A unit remembers that it used a skill this turn; and how often, where some card of the match asks for that."""
    # rule: cards.once-per-turn-marks
    game.used[card] |= 1 << index
    if index < GAINED and game.own_match.counts_uses and uses_of(game, card, index) < FULL:
        game.uses[card] += 1 << 4 * index


def uses_of(game: Cipher, card: i64, index: i64) -> i64:
    """How often a unit has used a skill this turn."""
    return (game.uses[card] >> 4 * index) & FULL


# -- The steps --------------------------------------------------------------------------------------------------------


@rule("action.choose-skill", "skills.activated", at_work=("action.only-if",))
def choose_skill(game: Cipher, using: UsingSkill) -> None:
    """The turn player chooses an activated skill of one of their units; and for which cost, where it has two."""
    ways = ways_to_use(game, using)
    if len(ways) > 1:
        # rule: replacement.instead
        options = [Option(CHOOSE, text=OWN if way == 0 else OTHER) for way in range(2)]
        game.ask(game.active, "replacement.instead", options, about=using.unit, topic="way")
        return
    begin_skill(game, using, ways[0])
    game.go_past(using, take_way)


@rule("action.choose-skill")
def take_way(game: Cipher, using: UsingSkill) -> None:
    """It is used for the cost that was chosen."""
    begin_skill(game, using, ways_to_use(game, using)[1 if game.answer.text == OTHER else 0])


def ways_to_use(game: Cipher, using: UsingSkill) -> list[Use]:
    """The skill that is used, once for each cost it can be used for now."""
    spare = scope(using.unit, -1, game.active)
    found = [ability for ability in skills_of(game, using.unit) if ability.index == using.index]
    return [one for one in found if cannot_use(game, game.active, using.unit, one, spare) == OK] or found[:1]


def begin_skill(game: Cipher, using: UsingSkill, ability: Use) -> None:
    """The use of a skill begins."""
    acting = scope(using.unit, ability.id, game.active)
    acting.source_state = game.state[using.unit]
    using.scope = acting
    using.skill = ability.id
    if game.zone[using.unit] == HAND:  # who uses it shows it
        game.reveal(using.unit)
    game.note("uses", game.active, using.unit, text=ability.name)
    trace_skill(game, ability)


@rule("action.pay", at_work=("cost.when", "cost.all-or-nothing"))
def pay_for_skill(game: Cipher, using: UsingSkill) -> None:
    """Its cost is paid, all of it."""
    ability = game.nodes[using.skill]
    assert isinstance(ability, Use)
    if not costs_of(ability) or game.is_free(using.unit, ability):
        game.idle()
        return
    game.begin(PAY, Paying(using.skill), using.scope)


@rule(
    "action.effect",
    at_work=("skills.in-order", "skills.activated-condition", "cards.after-costs", "golden.do-what-is-possible"),
)
def carry_out_skill(game: Cipher, using: UsingSkill) -> None:
    """Its effect is carried out, as far as it can be."""
    if using.unpaid:  # rule: action.cannot-pay
        game.finish(using)
        return
    ability = game.nodes[using.skill]
    assert isinstance(ability, Use)
    assert using.scope is not None
    game.resolve(ability.effect.id, using.scope)


@rule("action.mark-used", at_work=("cards.once-per-turn-marks",))
def mark_used(game: Cipher, using: UsingSkill) -> None:
    """The unit remembers that it was used this turn."""
    scope = using.scope
    ability = game.nodes[using.skill]
    assert scope is not None
    assert isinstance(ability, Use)
    if game.state[scope.source] == scope.source_state:
        if not lost_by_copying(game, scope.source, ability):
            mark_use(game, scope.source, ability.index)
        if game.own_match.listened[USED_SKILL]:
            tell(game, Event(USED_SKILL, scope.source, -1, scope.player, ability.id, BY_SKILL))
        game.touch(WATCH_USED)
    if not ability.once:
        game.idle()
