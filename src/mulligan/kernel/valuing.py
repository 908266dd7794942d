"""What a position is worth: how likely a player is to win, by numbers of each player and weights fitted to games."""

from __future__ import annotations

import math
from collections.abc import Callable

from mypy_extensions import i64

from mulligan.kernel.game import Game


class Value:
    """A linear value: the standing of one's own side less that of the strongest other, and whose turn it is."""

    features: Callable[[Game, int], list[int]]
    weights: list[float]
    tempo: float

    def __init__(self, features: Callable[[Game, int], list[int]], weights: list[float], tempo: float) -> None:
        self.features = features
        self.weights = weights
        self.tempo = tempo

    def standing(self, game: Game, player: i64) -> float:
        """How one player stands, by themselves."""
        return weighed_sum(self.weights, self.features(game, player))

    def balance(self, game: Game, player: i64) -> float:
        """How far a player, or their team, is ahead of the strongest other: the logarithm of the odds of winning."""
        own = 0.0
        mates = 0
        best = 0.0
        others = 0
        for one in range(game.match.seats):
            if not game.playing[one]:
                continue
            stands = self.standing(game, one)
            if game.match.together(one, player):
                own += stands
                mates += 1
            else:
                if others == 0 or stands > best:
                    best = stands
                others += 1
        if mates == 0:
            return -20.0
        if others == 0:
            return 20.0
        ahead = own / mates - best
        return ahead + self.tempo if game.match.together(game.active, player) else ahead - self.tempo

    def chance(self, game: Game, player: i64) -> float:
        """How likely a player wins, between 0 and 1."""
        if game.over:
            if game.result < 0:
                return 0.5
            return 1.0 if game.match.together(game.result, player) else 0.0
        ahead = self.balance(game, player)
        if ahead > 20.0:
            return 1.0
        if ahead < -20.0:
            return 0.0
        return 1.0 / (1.0 + math.exp(-ahead))


def weighed_sum(weights: list[float], numbers: list[int]) -> float:
    """The sum of numbers, each times its weight. Compiled, it is added up in C (tools/native_quick.py)."""
    total = 0.0
    for i in range(len(weights)):
        number: int = numbers[i]
        if number != 0:
            total += weights[i] * float(number)
    return total
