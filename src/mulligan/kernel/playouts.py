"""Playing a game out by chance: the plainest player there is, for measuring and for guessing how a game may end."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.chance import Chance
from mulligan.kernel.game import Game


def play_out(game: Game, chance: Chance) -> i64:
    """Choose by chance until the game is over; how many decisions that took."""
    count = 0
    while not game.over:
        decision = game.decision
        assert decision is not None
        game.choose_number(chance.below(len(decision.options)))
        count += 1
    return count
