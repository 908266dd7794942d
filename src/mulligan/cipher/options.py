"""Everything a player may do in the action phase, in a fixed order."""

from __future__ import annotations

from mulligan.cipher.move import cannot_move
from mulligan.cipher.ranges import cannot_attack_at_all, cannot_be_target
from mulligan.cipher.state import Cipher
from mulligan.cipher.use import cannot_use, skills_of
from mulligan.kernel.frames import scope
from mulligan.kernel.options import Option


def action_options(game: Cipher, player: int) -> list[Option]:
    """Every attack, move and activated skill a player may take now."""
    options: list[Option] = []
    units = game.units(player)
    enemies = game.units(1 - player)
    place = scope(-1, -1, player)
    for unit in units:
        if not cannot_attack_at_all(game, player, unit):
            for enemy in enemies:
                if not cannot_be_target(game, unit, enemy):
                    options.append(Option("attack", unit, enemy))
        if not cannot_move(game, player, unit):
            options.append(Option("move", unit))
        for ability in skills_of(game, unit):
            if not cannot_use(game, player, unit, ability, place):
                options.append(Option("use", unit, ability=ability.place))
    return options
