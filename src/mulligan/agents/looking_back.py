"""One moment of a game that is over, looked back on from a seat, with no more than its player could know.

A search names what it would have chosen. Where that is something else, both are played on by instinct from the same
games, imagined anew, and what they led to is compared: a choice cost something only where the difference is sure.
"""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import Final

from mulligan.agents.comparing import Comparison, Reason
from mulligan.agents.searching import SearchAgent
from mulligan.agents.seat import Seat
from mulligan.agents.valuing import value_of
from mulligan.kernel.chance import chance, one_way
from mulligan.kernel.game import Game
from mulligan.kernel.kinds import Kind
from mulligan.kernel.options import Option
from mulligan.kernel.views import options_of

SURE: Final = 3.290526731491926  # standard errors, 99.9 %: many choices are looked at, none must be blamed by chance
LEAST: Final = 0.02  # of chances of winning: what costs less is not worth telling
LOOKS: Final = 24  # games imagined for one point of the curve
FEWEST: Final = 8  # games that both choices must have been played on in


class Point:
    """How likely each player was to win when a turn began, as far as they could know."""

    def __init__(self, choice: int, turn: int, active: int, chances: list[float]) -> None:
        self.choice = choice  # how many choices had been made
        self.turn = turn
        self.active = active
        self.chances = chances


class TurningPoint:
    """A choice that cost something: what was chosen, what was better, and by how much."""

    def __init__(self, number: int, game: Game, player: int, chosen: Option, better: Option) -> None:
        self.number = number  # of the choice, from 1
        self.game = game
        self.player = player
        self.chosen = chosen
        self.better = better
        self.chance_chosen = 0.0
        self.chance_better = 0.0
        self.error = 0.0  # the standard error of the cost
        self.reasons: list[Reason] = []  # what speaks for the better one

    @property
    def cost(self) -> float:
        """What was given away, in chances of winning."""
        return self.chance_better - self.chance_chosen

    def interval(self, errors: float) -> tuple[float, float]:
        """What was given away at least and at most, within so many standard errors."""
        return self.cost - errors * self.error, self.cost + errors * self.error


def point(kind: Kind, game: Game, number: int, seed: int) -> Point:
    """A point of the curve: what each player could think of their chances, by the value of games they may imagine."""
    value = value_of(kind)
    chances: list[float] = []
    for player in range(int(game.match.seats)):
        luck = chance(one_way(seed, number, 0, player))
        known = kind.imagine(game, player, luck)
        chances.append(fmean(value.chance(kind.imagine(known, player, luck), player) for _ in range(LOOKS)))
    return Point(number, int(game.turn), int(game.active), chances)


class Look:
    """A look at one choice, from the seat of who made it."""

    def __init__(self, kind: Kind, game: Game, number: int, player: int, seed: int) -> None:
        self.kind = kind
        self.game = game
        self.number = number
        self.seat = Seat(kind, game, player, seed)
        assert game.decision is not None
        self.own = options_of(game.decision, player)

    def at(self, option: Option, rounds: int) -> TurningPoint | None:
        """What the choice cost, if it is sure that it cost something."""
        chosen = self.own.index(option)
        nominee = SearchAgent(rounds=rounds).choose(self.seat)
        better = next(index for index, one in enumerate(self.seat.options) if one is nominee)
        if better == chosen:
            return None
        comparison = Comparison(self.seat, chosen, better)
        comparison.play(rounds)
        pairs = comparison.pairs
        if len(pairs) < FEWEST:
            return None
        differences = [two - one for one, two in pairs]
        cost = fmean(differences)
        error = stdev(differences) / sqrt(len(differences))
        if cost < LEAST or cost - SURE * error <= 0.0:
            return None
        found = TurningPoint(self.number + 1, self.kind.clone(self.game), self.seat.player, option, self.own[better])
        found.chance_chosen = fmean(one for one, _ in pairs)
        found.chance_better = fmean(two for _, two in pairs)
        found.reasons = comparison.reasons()
        found.error = error
        return found
