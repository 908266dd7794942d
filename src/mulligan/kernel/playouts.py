"""Playing a game out by chance: the plainest player there is, for measuring and for guessing how a game may end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.chance import Chance
from mulligan.kernel.game import Game

NEVER: Final[i64] = 1 << 40  # a turn that does not come, decisions that are never made


def play_out(game: Game, chance: Chance, turn: i64 = NEVER, most: i64 = NEVER) -> i64:
    """Choose by chance until the game is over, that turn has come or so many decisions are made; how many that took."""
    count: i64 = 0
    while not game.over and count < most and game.turn < turn:
        decision = game.decision
        assert decision is not None
        game.choose_number(chance.below(len(decision.options)))
        count += 1
    return count
