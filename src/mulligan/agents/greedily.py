"""The agent that does at once what experience settles, and else looks one action ahead for what leaves it best off."""

from __future__ import annotations

from typing import Final

from mulligan.agents.seat import Agent, Seat, options_of
from mulligan.agents.valuing import value_of
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import Game
from mulligan.kernel.instincts import IDLE, SURE
from mulligan.kernel.kinds import Kind
from mulligan.kernel.options import Option

MOST_TRIED: Final = 24  # options looked at in one decision, the weightiest first
MOST_GAMES: Final = 120  # games looked into for one choice
MOST_ANSWERS: Final = 24  # answers given to see one action through to its end
WIDTH: Final = 8  # options looked at in each decision on the way to the end of an action
BY_VALUE: Final = ("lorcana", "cipher")  # where the fitted value judges better one action ahead; else the score does
TRUST: Final = 0.4  # what a point of instinct's weight counts, in points of the score,
TRUST_BY_VALUE: Final = 0.005  # or in the logarithm of the odds
WON: Final = 1_000_000.0


class GreedyAgent(Agent):
    """For each option it imagines the game, sees the action through to its end, and compares where that leaves it."""

    name = "greedy"

    def choose(self, seat: Seat) -> Option:
        """What experience settles; else the option that leads to the best standing, where doing nothing is one too."""
        if len(seat.options) == 1:
            return seat.options[0]
        imagined = seat.imagine()
        weighed = weighed_options(seat, imagined)
        weight, best = weighed[0]
        if weight >= SURE:
            return best
        foresight = Foresight(seat.kind, seat.player, MOST_GAMES)
        return max(foresight.values(imagined, weighed), key=lambda pair: pair[0], default=(0.0, best))[1]


def weighed_options(seat: Seat, imagined: Game) -> list[tuple[int, Option]]:
    """The seat's options with the weights that instinct gives them, the weightiest first."""
    decision = imagined.decision
    assert decision is not None
    weights = seat.kind.instinct()(imagined)
    mine = options_of(decision, seat.player)
    indexes = {id(option): index for index, option in enumerate(decision.options)}
    found = [(weights[indexes[id(one)]], own) for one, own in zip(mine, seat.options, strict=False)]
    found.sort(key=lambda pair: -pair[0])
    return found


class Foresight:
    """Sees actions through in copies of an imagined game, as many as it may make."""

    def __init__(self, kind: Kind, player: int, games: int) -> None:
        self.kind = kind
        self.player = player
        self.games = games
        self.instinct = kind.instinct()
        self.judge = value_of(kind) if kind.name in BY_VALUE else None
        self.trust = TRUST if self.judge is None else TRUST_BY_VALUE

    def values(self, imagined: Game, weighed: list[tuple[int, Option]]) -> list[tuple[float, Option]]:
        """What options promise by where they lead and by instinct; those that nobody can say it of are left out."""
        found: list[tuple[float, Option]] = []
        for weight, option in weighed[:MOST_TRIED]:
            passive = option.verb in self.kind.passive
            if weight < IDLE and not passive and found:
                continue
            value = self.value(imagined, option, passive)
            if value is not None:
                found.append((value + self.trust * weight, option))
        return found

    def value(self, imagined: Game, option: Option, passive: bool) -> float | None:
        """How well the player stands when the action that begins with this option is over; None if nobody can say.

        To do nothing where nothing is going on leaves everything as it is.
        """
        if passive and self.kind.settled(imagined):
            return self.standing(imagined)
        game = self.kind.clone(imagined)
        self.games -= 1
        try:
            game.choose(option)
            return self.see_through(game, MOST_ANSWERS)
        except MulliganError:
            return None

    def standing(self, game: Game) -> float:
        """How well the player stands, in points or in the logarithm of the odds."""
        if self.judge is None or game.over:
            return float(self.kind.score(game, self.player))
        return self.judge.balance(game, self.player)

    def see_through(self, game: Game, answers: int) -> float:
        """Go on to the end of the action: the player's own choices tried one by one, others answer by instinct."""
        while answers > 0 and not game.over and not self.kind.settled(game):
            decision = game.decision
            assert decision is not None
            answers -= 1
            if self.games > 0 and len(decision.options) > 1 and len(options_of(decision, self.player)):
                return self.best_of(game, answers)
            game.choose_number(weightiest(self.instinct(game)))
        return self.standing(game)

    def best_of(self, game: Game, answers: int) -> float:
        """How well an action ends that goes on with the best of the player's options, as far as they are looked at."""
        decision = game.decision
        assert decision is not None
        weights = self.instinct(game)
        order = sorted(range(len(weights)), key=lambda index: -weights[index])
        best = -2 * WON
        for index in order[:WIDTH]:
            copy = self.kind.clone(game)
            self.games -= 1
            copy.choose_number(index)
            best = max(best, self.see_through(copy, answers if self.games > 0 else min(answers, 8)))
        return best


def weightiest(weights: list[int]) -> int:
    """The index of the greatest weight."""
    return max(range(len(weights)), key=weights.__getitem__)
