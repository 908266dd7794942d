"""The agent that leaves it all to chance."""

from __future__ import annotations

from mulligan.agents.seat import Agent, Seat
from mulligan.kernel.options import Option


class RandomAgent(Agent):
    """Takes any option, each as likely as the other."""

    name = "random"
    looks = False

    def choose(self, seat: Seat) -> Option:
        """One of the seat's options."""
        return seat.options[seat.chance.below(len(seat.options))]
