"""Looks back on a game that is over: how likely each player was to win when, and which choices turned it.

What one choice cost is found out in agents/looking_back.py.
"""

from __future__ import annotations

from collections.abc import Callable

from mulligan.agents import options_of
from mulligan.agents.looking_back import Look, Point, TurningPoint, point
from mulligan.kernel.chance import one_way
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import Game
from mulligan.kernel.kinds import Kind
from mulligan.saves.session import Session, choose_again


class Analysis:
    """What was found: the curve, the turning points in the order of play, and how many choices were looked at."""

    def __init__(self, kind: Kind, game: Game) -> None:
        self.kind = kind
        self.game = game
        self.curve: list[Point] = []
        self.turning: list[TurningPoint] = []
        self.choices = [0] * int(game.match.seats)  # of each player, where there was something to choose

    def given_away(self, player: int) -> float:
        """What the choices of a player cost in all."""
        return sum(one.cost for one in self.turning if one.player == player)


def analyse(session: Session, rounds: int, seed: int, tell: Callable[[int], None]) -> Analysis:
    """Look back on a sitting whose game is over; `tell` hears how many choices have been looked at."""
    if not session.game.over:
        raise MulliganError("analyse-not-over")
    found = Analysis(session.kind, session.game)
    made = session.game.choices or []
    game = session.setting.begin(session.match)
    turn = -1
    for number, choice in enumerate(made):
        if game.turn != turn:
            turn = int(game.turn)
            found.curve.append(point(session.kind, game, number, seed))
        decision = game.decision
        if choice >= 0 and decision is not None:
            option = decision.options[choice]
            player = int(option.whose(decision.player))
            if len(options_of(decision, player)) > 1:
                found.choices[player] += 1
                turning = Look(session.kind, game, number, player, one_way(seed, number, 1)).at(option, rounds)
                if turning is not None:
                    found.turning.append(turning)
        choose_again(game, choice)
        tell(number + 1)
    found.curve.append(Point(len(made), int(game.turn), int(game.active), [ended(game, one) for one in seats(game)]))
    return found


def seats(game: Game) -> range:
    """All players by number."""
    return range(int(game.match.seats))


def ended(game: Game, player: int) -> float:
    """What a game that is over is worth to a player."""
    if game.result < 0:
        return 0.5
    return 1.0 if game.match.together(game.result, player) else 0.0
