"""Everything a player may do in the action phase, in a fixed order."""

from __future__ import annotations

from typing import Final

from mulligan.cipher.move import cannot_move
from mulligan.cipher.ranges import cannot_attack_at_all, targets
from mulligan.cipher.state import Cipher
from mulligan.cipher.use import cannot_use, skills_of
from mulligan.kernel.frames import scope
from mulligan.kernel.options import Option, Stock

ATTACKS: Final = Stock("attack")
MOVES: Final = Stock("move")


def action_options(game: Cipher, player: int) -> list[Option]:
    """Every attack, move and activated skill a player may take now."""
    options: list[Option] = []
    place = scope(-1, -1, player)
    for unit in game.units(player):
        if game.tapped[unit] == 0:
            if not cannot_attack_at_all(game, player, unit):
                for enemy in targets(game, player, unit):
                    options.append(ATTACKS.at(unit, enemy))
            if not cannot_move(game, player, unit):
                options.append(MOVES.of(unit))
        for ability in skills_of(game, unit):
            if not cannot_use(game, player, unit, ability, place):
                options.append(Option("use", unit, ability=ability.place))
    return options
