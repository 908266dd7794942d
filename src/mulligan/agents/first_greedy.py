"""The greedy agent of version 0.1, kept as it was: what other agents are measured by."""

from __future__ import annotations

from typing import Final

from mulligan.agents.seat import Agent, Seat, on_lookout
from mulligan.kernel.foresight import FirstForesight
from mulligan.kernel.options import Option

MOST_TRIED: Final = 60  # options looked at in one decision; of more, a sample by chance
MOST_GAMES: Final = 400  # games looked into for one choice
MOST_ANSWERS: Final = 40  # answers given to see one action through to its end
WIDTH: Final = 12  # options looked at in each decision on the way to the end of an action


@on_lookout
class FirstGreedyAgent(Agent):
    """For every option it imagines the game, sees the action through to its end, and compares where that leaves it."""

    name = "greedy-0.1"
    looks_once = True

    def choose(self, seat: Seat) -> Option:
        """The option that leads to the best standing; of equals the passive one, so that nothing goes on for ever."""
        if len(seat.options) == 1:
            return seat.options[0]
        kind = seat.kind
        foresight = FirstForesight(seat.player, MOST_GAMES, MOST_ANSWERS, WIDTH, kind.passive, kind.scoring())
        tried = candidates(seat)
        best = foresight.best(seat.imagine(), tried)
        return tried[best] if best >= 0 else seat.options[0]


def candidates(seat: Seat) -> list[Option]:
    """The options to look at: all, or where there are very many a sample together with every passive one."""
    if len(seat.options) <= MOST_TRIED:
        return seat.options
    order = list(range(len(seat.options)))
    seat.chance.shuffle(order)
    chosen = set(order[:MOST_TRIED])
    return [option for i, option in enumerate(seat.options) if i in chosen or option.verb in seat.kind.passive]
