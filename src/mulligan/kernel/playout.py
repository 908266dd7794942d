"""Playing on at random: what benchmarks, soaks and search agents do most."""

from __future__ import annotations

from mulligan.kernel.chance import Chance
from mulligan.kernel.game import Game


def play_out(game: Game, chance: Chance, most: int = 1 << 30) -> int:
    """Choose at random until the game is over, or so many times; how many choices that were."""
    made = 0
    while made < most:
        decision = game.decision
        if decision is None:
            break
        game.choose_number(chance.below(len(decision.options)))
        made += 1
    return made
