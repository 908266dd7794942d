"""Levels that people understand, each weaker one weaker as people are: it overlooks things, or does not think ahead."""

from __future__ import annotations

from typing import Final

from mulligan.agents.greedily import GreedyAgent, weighed_options
from mulligan.agents.searching import BY_HABIT, SearchAgent
from mulligan.agents.seat import Agent, Seat, on_lookout
from mulligan.kernel.instincts import SURE
from mulligan.kernel.kinds import Kind
from mulligan.kernel.options import Option

# How much chance there is in what a beginner does.
OVERSIGHT: Final = 60
# What weighs less nobody does by oversight where they are asked again in every step: sooner or later they would.
HARMFUL: Final = -15
# Of a hundred choices, how many somebody who knows the game makes without thinking ahead.
GLANCES: Final[dict[str, int]] = {"lorcana": 0, "cipher": 0, "magic": 50}
# Imagined games that a moment is enough for; where luck decides much, it takes more of them to be clearly better.
HARD_ROUNDS: Final[dict[str, int]] = {"lorcana": 40, "cipher": 60, "magic": 200}


class EasyAgent(Agent):
    """Plays as a beginner does who has read the rules: by instinct, not thinking ahead, overlooking the better half."""

    name = "easy"

    def choose(self, seat: Seat) -> Option:
        """What seems good at a glance."""
        if len(seat.options) == 1:
            return seat.options[0]
        weighed = weighed_options(seat, seat.known)
        if weighed[0][0] >= SURE:
            likely = [option for weight, option in weighed if weight >= SURE]
            return likely[seat.chance.below(len(likely))]
        decision = seat.known.decision
        assert decision is not None
        if decision.topic in BY_HABIT:
            weighed = [pair for pair in weighed if pair[0] >= HARMFUL] or weighed
        return max(weighed, key=lambda pair: pair[0] + int(seat.chance.below(OVERSIGHT)))[1]


@on_lookout
class NormalAgent(GreedyAgent):
    """Looks one action ahead, if not always: some choices are made at a glance."""

    name = "normal"

    def choose(self, seat: Seat) -> Option:
        """What one action promises, or what seems best at a glance."""
        glances = GLANCES[seat.kind.name]
        if glances and len(seat.options) > 1 and seat.chance.below(100) < glances:
            return weighed_options(seat, seat.imagine())[0][1]
        return super().choose(seat)


class HardAgent(SearchAgent):
    """Thinks a moment about what others may answer."""

    name = "hard"

    def __init__(self) -> None:
        super().__init__(seconds=0.3)

    def rounds_in(self, kind: Kind) -> int:
        """So many as make it clearly better than the level below."""
        return HARD_ROUNDS[kind.name]


class ExpertAgent(SearchAgent):
    """Thinks for as long as a person would wait."""

    name = "expert"

    def __init__(self) -> None:
        super().__init__(seconds=1.0)
