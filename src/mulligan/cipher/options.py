"""Everything a player may do in the action phase, in a fixed order."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cipher.abilities import Use
from mulligan.cipher.ranges import AIMS, cannot_be_target, reaches
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import BACK, BONDS, FREE, FRONT, HAND, NO_ATTACK, NO_MOVE, SKILL, ZONES
from mulligan.cipher.use import cannot_use, skills_of
from mulligan.kernel.frames import Scope
from mulligan.kernel.options import Option, Stock

ATTACKS: Final = Stock("attack")
MOVES: Final = Stock("move")
USES: Final = Stock("use")


def action_options(game: Cipher, player: i64) -> list[Option]:
    """Every attack, move and activated skill a player may take now."""
    # rule: action.first-turn-no-attack battle.choose-target battle.no-target golden.cannot-beats-can
    options: list[Option] = []
    scope = game.take_spare_scope()
    # What may be said by effects is asked once for all units; `cannot_attack` and `cannot_move` say the same of one.
    attacking = game.turn != 1
    no_attacks = game.may_bar(NO_ATTACK)
    no_moves = game.may_bar(NO_MOVE)
    aimed = attacking and game.grants_some(AIMS)
    gained = game.grants_some(1 << SKILL)
    tapped = game.tapped
    size: i64 = len(tapped)
    bars = game.bars
    uses = game.own_match.uses
    front = game.piles[(1 - player) * ZONES + FRONT]
    back = game.piles[(1 - player) * ZONES + BACK]
    for row in range(FRONT, BACK + 1):
        for unit in game.piles[player * ZONES + row]:
            if tapped[unit] == 0:
                if attacking and not (no_attacks and bars[unit] & NO_ATTACK):
                    if aimed:
                        add_targets(game, unit, options)
                    else:
                        attacks = ATTACKS.at(unit, size)
                        ranges = game.range_of(unit)
                        if reaches(ranges, row, FRONT):
                            for target in front:
                                attack = attacks[target]
                                options.append(attack if attack is not None else ATTACKS.aim(unit, target, size))
                        if reaches(ranges, row, BACK):
                            for target in back:
                                attack = attacks[target]
                                options.append(attack if attack is not None else ATTACKS.aim(unit, target, size))
                if not (no_moves and bars[unit] & NO_MOVE):
                    options.append(MOVES.of(unit))
            if gained or uses[game.acts_as[unit]] != 0:
                skills = skills_of(game, unit) if gained else game.looks(unit).uses
                add_uses(game, player, unit, skills, scope, options)
    if game.own_match.far_uses:
        for zone in (HAND, BONDS):
            for card in game.distinct(game.piles[player * ZONES + zone], player):
                for ability in game.card(card).far_uses:
                    if not cannot_use(game, player, card, ability, scope):
                        options.append(USES.using(card, ability.index))
    game.spare_scope = scope
    return options


def add_targets(game: Cipher, unit: i64, options: list[Option]) -> None:
    """Attacks of a unit on each enemy that it may attack, where effects say something to that."""
    base = (1 - game.controller[unit]) * ZONES
    for pile in range(base + FRONT, base + BACK + 1):
        for target in game.piles[pile]:
            if not cannot_be_target(game, unit, target):
                options.append(ATTACKS.aim(unit, target, len(game.tapped)))


def add_uses(game: Cipher, player: i64, unit: i64, skills: list[Use], scope: Scope, options: list[Option]) -> None:
    """The activated skills that a player may use of a unit. One with another cost is there twice, and offered once."""
    offered: i64 = 0
    paid = game.tapped[unit] != 0 and (game.own_match.kinds >> FREE) & 1 == 0  # no cost is left out
    for ability in skills:
        if paid and ability.taps:
            continue
        if (offered >> ability.index) & 1 == 0 and not cannot_use(game, player, unit, ability, scope):
            offered |= 1 << ability.index
            options.append(USES.using(unit, ability.index))
