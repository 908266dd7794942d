"""Advice to a person: the options with their chances of winning as far as they can know, and why the best is better."""

from __future__ import annotations

from typing import Final

from mulligan.agents.comparing import Comparison, Reason
from mulligan.agents.greedily import weighed_options
from mulligan.agents.searching import SearchAgent
from mulligan.agents.seat import Seat
from mulligan.kernel.instincts import SURE
from mulligan.kernel.options import Option

SECONDS: Final = 1.0
COMPARED: Final = 30  # games in which the best two are compared
CLEAR: Final = 0.01  # of chances of winning: two that are closer are equally good, and nothing speaks for either


class Advice:
    """What a seat is advised; options are told by their indexes among the seat's."""

    def __init__(self) -> None:
        self.sure = -1  # what experience settles, without a search, or says where none can be made
        self.chances: list[tuple[int, float]] = []  # options and how often the game is won after them, best first
        self.rounds = 0  # games that were imagined
        self.reasons: list[Reason] = []  # what speaks for the best rather than the second


def advise(seat: Seat, seconds: float = SECONDS) -> Advice:
    """Think about a seat's options for so long."""
    advice = Advice()
    weighed = weighed_options(seat, seat.known)
    settled = [option for weight, option in weighed if weight >= SURE]
    if len(settled) == 1:
        advice.sure = index_of(seat, settled[0])
        return advice
    found = SearchAgent(seconds=seconds).chances(seat)
    advice.chances = [(index_of(seat, option), choice.mean()) for option, choice in found]
    if not found:  # no imagined game could be played on
        advice.sure = index_of(seat, weighed[0][1])
        return advice
    advice.rounds = sum(choice.tried for _, choice in found)
    if len(found) > 1 and advice.chances[0][1] - advice.chances[1][1] >= CLEAR:
        compared = Comparison(seat, advice.chances[1][0], advice.chances[0][0])
        compared.play(COMPARED)
        advice.reasons = compared.reasons()
    return advice


def index_of(seat: Seat, option: Option) -> int:
    """Which of a seat's options it is."""
    return next(index for index, one in enumerate(seat.options) if one is option)
