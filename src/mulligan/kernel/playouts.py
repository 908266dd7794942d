"""Playing a game on, by chance or by instinct: for measuring, and for guessing how a game may go."""

from __future__ import annotations

from collections.abc import Callable
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


def play_alone(game: Game, turn: i64 = NEVER, most: i64 = NEVER) -> i64:
    """Take the only option again and again, until somebody has a choice, the game is over or that turn has come.

    How many decisions that took; no more than `most`.
    """
    count: i64 = 0
    while not game.over and count < most and game.turn < turn:
        decision = game.decision
        assert decision is not None
        if len(decision.options) > 1:
            break
        game.choose_number(0)
        count += 1
    return count


def play_on(
    game: Game,
    chance: Chance,
    instinct: Callable[[Game], list[int]],
    noise: i64,
    turn: i64 = NEVER,
    most: i64 = NEVER,
) -> i64:
    """Choose by instinct, by chance where options weigh about the same, until the game is over or that turn has come.

    How many decisions that took; no more than `most`.
    """
    count: i64 = 0
    while not game.over and count < most and game.turn < turn:
        decision = game.decision
        assert decision is not None
        if len(decision.options) == 1:
            game.choose_number(0)
        else:
            game.choose_number(likeliest(instinct(game), chance, noise))
        count += 1
    return count


def likeliest(weights: list[int], chance: Chance, noise: i64) -> i64:
    """The place of the greatest weight, where to each a number below `noise` is added by chance."""
    best: i64 = 0
    most: i64 = -NEVER
    for i in range(len(weights)):
        weight: i64 = weights[i] + chance.below(noise)
        if weight > most:
            most = weight
            best = i
    return best
