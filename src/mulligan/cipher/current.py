"""What units and support cards are now: printed values, and what continuous skills and effects change of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from mulligan.cipher.abilities import Always, Continuous
from mulligan.cipher.printed import AIDS, EVERY_LAYER, LAST_LAYER, MAIN_LAYER, Printed
from mulligan.cipher.terms import (
    ATTACK,
    ATTACK_SET,
    BACK,
    BONDS,
    DEPLOY_COST,
    FAR_ZONES,
    FRONT,
    LOSES,
    RANGE,
    SIGN,
    SKILL,
    SUPPORT,
    WATCH_ALL,
    WATCH_UNITS,
    WORLD,
    ZONES,
)
from mulligan.kernel.frames import Scope, scope
from mulligan.kernel.modifiers import Modifier

if TYPE_CHECKING:
    from mulligan.cipher.state import Cipher

PRINTED_KINDS: Final[i64] = (1 << SIGN) | (1 << RANGE) | (1 << DEPLOY_COST)


def is_of_attack(kind: i64) -> bool:
    """Whether a change is one of attack: attacks are computed by themselves, as they change and matter in battle."""
    return kind == ATTACK or kind == ATTACK_SET


def brings_skills(game: Cipher, modifier: Modifier) -> bool:
    """Whether by an effect with a duration units may gain continuous skills."""
    if modifier.kind == SKILL:
        return isinstance(game.nodes[modifier.node], Always)
    effect = game.nodes[modifier.node]
    return not isinstance(effect, Continuous) or effect.brings_skills


def world_watched(game: Cipher, modifier: Modifier) -> i64:
    """What an effect outside of any card looks at: its words, and whether the unit is there that it goes with."""
    effect = game.nodes[modifier.node]
    return effect.watched | WATCH_UNITS if isinstance(effect, Continuous) else WATCH_ALL


def as_printed(game: Cipher, card: i64, printed: Printed) -> None:
    """A unit is what is printed on it, before anything changes it. What nothing can change is never looked up."""
    kinds = game.own_match.kinds
    if kinds >> SIGN & 1:
        game.signs[card] = printed.signs
    if kinds >> RANGE & 1:
        game.ranges[card] = printed.range
    if kinds >> DEPLOY_COST & 1:
        game.cost[card] = printed.cost


def refresh(game: Cipher) -> None:
    """Compute what units and support cards are now, but for attacks: printed values, then what changes them."""
    # rule: cards.information-changes skills.continuous skills.continuous-condition skills.continuous-only-if
    game.fresh = True
    game.attack_fresh = False
    if game.grants:
        game.grants = []
        game.granting = 0
    layers: i64 = 0
    watched: i64 = 0
    match = game.own_match
    changing = match.kinds & PRINTED_KINDS != 0
    working: list[int] = []
    layers_of = match.layers
    for base in range(0, 2 * ZONES, ZONES):
        for pile in range(base + FRONT, base + BACK + 1):
            for card in game.piles[pile]:
                number = game.acts_as[card]
                game.orbs_taken[card] = 1
                game.bars[card] = 0
                if changing:
                    as_printed(game, card, game.cards[number])
                if layers_of[number] != 0:
                    layers |= layers_of[number]
                    watched |= match.watched[number]
                    working.append(card)
        for card in game.piles[base + SUPPORT]:
            game.support[card] = game.cards[game.printed[card]].support
            game.bars[card] = 0
    gained = game.own_match.gives_skills
    if gained or game.own_match.bond_skills:
        watched = WATCH_ALL
        layers = EVERY_LAYER
    if game.own_match.far_signs:
        watched |= game.own_match.far_watched
        layers |= show_printed_signs(game)
    for modifier in game.modifiers:
        kind = modifier.kind
        if kind == WORLD:
            watched |= world_watched(game, modifier)
        if (kind == SKILL or kind == WORLD) and brings_skills(game, modifier):
            gained = True
            watched = WATCH_ALL
            layers = EVERY_LAYER
        if not is_of_attack(kind):
            apply_modifier(game, modifier, False)
    game.watched = watched
    if layers != 0:
        apply_skills(game, layers, working, gained, False)
        game.attack_fresh = False


def refresh_attack(game: Cipher) -> None:
    """Compute the attacks of all units now, when all else is fresh: printed on them, effects, continuous skills."""
    # rule: cards.attack cards.information-changes
    game.attack_fresh = True
    layers: i64 = 0
    watched: i64 = 0
    match = game.own_match
    working: list[int] = []
    for base in range(FRONT, 2 * ZONES, ZONES):
        for pile in range(base, base + 2):
            for card in game.piles[pile]:
                number = game.acts_as[card]
                game.attack[card] = game.cards[game.printed[card]].attack
                if match.strengthens[number] != 0:
                    layers |= match.strengthens[number]
                    watched |= match.attack_watched[number]
                    working.append(card)
    gained = game.own_match.gives_skills
    if gained or game.own_match.bond_skills:
        watched = WATCH_ALL
        layers = EVERY_LAYER
    for modifier in game.modifiers:
        kind = modifier.kind
        if kind == WORLD:
            watched |= world_watched(game, modifier)
        if (kind == SKILL or kind == WORLD) and brings_skills(game, modifier):
            gained = True
            watched = WATCH_ALL
            layers = EVERY_LAYER
        if kind == WORLD or is_of_attack(kind):
            apply_modifier(game, modifier, True)
    game.attack_watched = watched
    if layers != 0:
        apply_skills(game, layers, working, gained, True)


def apply_skills(game: Cipher, layers: i64, working: list[int], gained: bool, attack: bool) -> None:
    """Apply the continuous skills of the units that have some, layer by layer; then those gained, if any was."""
    scope = game.take_spare_scope()
    works_in = game.own_match.strengthens if attack else game.own_match.layers
    for layer in range(LAST_LAYER + 1):
        if (layers >> layer) & 1 == 0:
            continue
        known = len(game.grants)
        for card in working:
            if (works_in[game.acts_as[card]] >> layer) & 1:
                printed = game.looks(card)
                for ability in printed.strengthening if attack else printed.always:
                    if ability.layer == layer:
                        apply_skill(game, card, ability, scope, attack)
        if game.own_match.bond_skills:
            apply_bond_skills(game, layer, scope, attack)
        if game.own_match.far_signs and not attack:
            apply_far_skills(game, layer, scope)
        if gained:
            for i, grant in enumerate(game.grants[:]):
                if grant.kind == SKILL:
                    skill = game.nodes[grant.node]
                    if isinstance(skill, Always) and (
                        skill.layer == layer or (i >= known and skill.layer < layer)  # gained only now
                    ):
                        apply_skill(game, grant.card, skill, scope, attack)
    game.spare_scope = scope


def apply_bond_skills(game: Cipher, layer: i64, scope: Scope, attack: bool) -> None:
    """Apply the continuous skills of face-up bonds that work there."""
    # rule: skills.special zones.face-down-bonds-are-blank
    for base in range(0, 2 * ZONES, ZONES):
        for card in game.piles[base + BONDS]:
            if game.face_down[card] == 0:
                for ability in game.card(card).bond_always:
                    if ability.layer == layer:
                        apply_skill(game, card, ability, scope, attack)


def show_printed_signs(game: Cipher) -> i64:
    """Cards that are no units, where they may be referred to, show what is printed on them, before skills.

    A bit for each layer in which continuous skills of theirs are to be applied.
    """
    layers: i64 = 0
    far_layers = game.own_match.far_layers
    for base in range(0, 2 * ZONES, ZONES):
        for zone in FAR_ZONES:
            for card in game.piles[base + zone]:
                number = game.printed[card]
                printed = game.cards[number]
                game.signs[card] = printed.signs
                game.cost[card] = printed.cost
                layers |= far_layers[number]
    return layers


def apply_far_skills(game: Cipher, layer: i64, scope: Scope) -> None:
    """Apply the special continuous skills of cards that are no units, wherever they may be referred to."""
    # rule: skills.special zones.face-down-bonds-are-blank zones.who-sees-may-refer
    far_layers = game.own_match.far_layers
    for base in range(0, 2 * ZONES, ZONES):
        for zone in FAR_ZONES:
            for card in game.piles[base + zone]:
                if (far_layers[game.printed[card]] >> layer) & 1 == 0 or (zone == BONDS and game.face_down[card] != 0):
                    continue
                for ability in game.card(card).far_always:
                    if ability.layer == layer:
                        apply_skill(game, card, ability, scope, False)


def attack_alone(game: Cipher, card: i64) -> bool:
    """Compute the attack of one unit, which is all a battle wants to know; False where that takes all of them."""
    if game.own_match.bond_skills or game.own_match.gives_skills:
        return False
    game.attack[card] = game.cards[game.printed[card]].attack
    for modifier in game.modifiers:
        kind = modifier.kind
        if is_of_attack(kind):
            if modifier.card == card:
                apply_modifier(game, modifier, True)
        elif kind == WORLD or (kind == SKILL and brings_skills(game, modifier)):
            return False
    if game.bring() & AIDS == 0:
        return strengthened_by(game, card, card)
    brings = game.own_match.brings
    for base in range(FRONT, 2 * ZONES, ZONES):
        for pile in range(base, base + 2):
            for unit in game.piles[pile]:
                if unit == card or brings[game.acts_as[unit]] & AIDS:
                    if not strengthened_by(game, card, unit):
                        return False
    return True


def strengthened_by(game: Cipher, card: i64, unit: i64) -> bool:
    """Apply to the attack of one unit what the continuous skills of a unit, perhaps itself, do to it.

    False where all attacks have to be computed for that.
    """
    acts_as = game.acts_as[unit]
    layers = game.own_match.strengthens[acts_as]
    if layers == 0:
        return True
    if layers != MAIN_LAYER:
        return False
    scope = game.take_spare_scope()
    for ability in game.cards[acts_as].strengthening:
        if unit == card or not ability.only_this:
            strengthen(game, card, unit, ability, scope)
    game.spare_scope = scope
    return True


def strengthen(game: Cipher, card: i64, unit: i64, ability: Always, scope: Scope) -> None:
    """Apply a unit's continuous skill to the attack of one card, if it concerns it and works now."""
    # rule: skills.continuous skills.continuous-condition skills.continuous-only-if
    scope.source = unit
    scope.ability = ability.id
    scope.player = game.controller[unit]
    effect = ability.effect
    if not effect.concerns(game, scope, card) or (game.grants and game.loses(unit, ability, LOSES)):
        return
    if ability.only_if is not None and not ability.only_if.holds(game, scope):
        return
    if not ability.limits or ability.allowed(game, scope):
        effect.apply_to(game, scope, card, True)


def apply_skill(game: Cipher, card: i64, ability: Always, scope: Scope, attack: bool) -> None:
    """Apply a continuous skill, if it works now: what it does to attacks, or all else."""
    # rule: skills.continuous skills.continuous-condition skills.continuous-only-if
    if game.grants and game.loses(card, ability, LOSES):
        return
    scope.source = card
    scope.ability = ability.id
    scope.player = game.controller[card]
    if ability.only_if is not None and not ability.only_if.holds(game, scope):
        return
    if not ability.limits or ability.allowed(game, scope):
        ability.effect.apply(game, scope, attack)


def apply_modifier(game: Cipher, modifier: Modifier, attack: bool) -> None:
    """Apply a continuous effect with a duration."""
    if not game.in_force(modifier):
        return
    card = modifier.card
    if modifier.kind == WORLD:
        if card >= 0 and (game.state[card] != modifier.state or not game.is_unit(card)):
            return
        effect = game.nodes[modifier.node]
        if isinstance(effect, Continuous):
            acting = scope(modifier.source, -1, modifier.player)
            acting.named = modifier.amount
            effect.apply(game, acting, attack)
        return
    if card < 0 or game.state[card] != modifier.state:
        return
    zone = game.zone[card]
    if zone == FRONT or zone == BACK or zone == SUPPORT:
        game.change(card, modifier.kind, modifier.amount, modifier.node, modifier.source, modifier.player)
