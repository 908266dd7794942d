"""The agent that does at once what experience settles, and else looks one action ahead for what leaves it best off."""

from __future__ import annotations

from typing import Final

from mulligan.agents.seat import Agent, Seat, on_lookout
from mulligan.agents.valuing import value_of
from mulligan.kernel.foresight import Foresight, weighed
from mulligan.kernel.game import Game
from mulligan.kernel.instincts import SURE
from mulligan.kernel.kinds import Kind
from mulligan.kernel.options import Option

MOST_TRIED: Final = 24  # options looked at in one decision, the weightiest first
MOST_GAMES: Final = 120  # games looked into for one choice
MOST_ANSWERS: Final = 60  # answers given to see one action through to its end, those of all players
WIDTH: Final = 8  # options looked at in each decision on the way to the end of an action
BY_VALUE: Final = ("lorcana", "cipher")  # where the fitted value judges better one action ahead; else the score does
TRUST: Final = 0.4  # what a point of instinct's weight counts, in points of the score,
TRUST_BY_VALUE: Final = 0.005  # or in the logarithm of the odds


@on_lookout
class GreedyAgent(Agent):
    """For each option it imagines the game, sees the action through to its end, and compares where that leaves it."""

    name = "greedy"
    looks_once = True

    def choose(self, seat: Seat) -> Option:
        """What experience settles; else the option that leads to the best standing, where doing nothing is one too."""
        if len(seat.options) == 1:
            return seat.options[0]
        imagined = seat.imagine()
        heavy = weighed_options(seat, imagined)
        weight, best = heavy[0]
        if weight >= SURE:
            return best
        tried = heavy[:MOST_TRIED]
        found = foresight_of(seat.kind, seat.player).best(imagined, tried)
        return tried[found][1] if found >= 0 else best


def weighed_options(seat: Seat, imagined: Game) -> list[tuple[int, Option]]:
    """The seat's options with the weights that instinct gives them, the weightiest first."""
    decision = imagined.decision
    assert decision is not None
    return weighed(decision, seat.player, seat.options, seat.kind.instinct()(imagined))


def foresight_of(kind: Kind, player: int) -> Foresight:
    """What looks ahead for a player."""
    judge = value_of(kind) if kind.name in BY_VALUE else None
    trust = TRUST if judge is None else TRUST_BY_VALUE
    scoring, instinct = kind.scoring(), kind.instinct()
    passive, declaring = kind.passive, kind.declaring
    return Foresight(player, MOST_GAMES, MOST_ANSWERS, WIDTH, passive, declaring, scoring, instinct, judge, trust)
