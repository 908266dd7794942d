"""The agent that searches over imagined games, for so long or for so many rounds as it is given."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Final

from mulligan.agents.greedily import weighed_options
from mulligan.agents.seat import Agent, Seat
from mulligan.agents.together import found_by_others, may_share
from mulligan.agents.valuing import value_of
from mulligan.kernel.chance import Chance, chance
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.instincts import IDLE, NEVER, SURE
from mulligan.kernel.kinds import Kind
from mulligan.kernel.options import Option
from mulligan.kernel.searching import Choice, Search

NOISE: Final = 25  # how much chance there is in what is played on
DARING: Final = 0.35  # how much is tried that has not proved well yet
MOST_ROUNDS: Final = 1_000_000
LONGEST: Final = 60.0  # seconds, where rounds are counted
PLENTY: Final = 0.004  # seconds kept back of a limit, for what is not search
TURNS: Final[dict[str, int]] = {"lorcana": 2, "cipher": 2, "magic": 2}  # how far it plays on, with this turn
FAR: Final[dict[str, int]] = {"magic": 4}  # the same where there is time for it
TIME_FOR_IT: Final = 0.5  # seconds
# What an option must weigh to be looked at, however idle it seems: instinct is mistaken at times, above all about whom
# an effect is good for, and about blocks. Where a question comes again in every step, what is idle is left out.
UNTHINKABLE: Final = -100
LEAST: Final[dict[str, int]] = {"lorcana": UNTHINKABLE, "cipher": IDLE, "magic": UNTHINKABLE}
BY_HABIT: Final = ("priority",)
BUDGET: Final = re.compile(r"search-(?:(\d{1,2}(?:\.\d{1,3})?)s|(\d{1,7}))(?:x([1-9]\d?))?")


class SearchAgent(Agent):
    """Searches over imagined games. Remembers nothing from one decision to the next.

    Its time is what a person at the table waits. With `time.thread_time` as its clock it is time of a processor,
    which is the same however busy the machine is: for comparing agents, where nobody waits.
    """

    name = "search"
    clock: Callable[[], float] = staticmethod(time.perf_counter)

    def __init__(self, seconds: float = 0.0, rounds: int = 0, cores: int = 1) -> None:
        self.seconds = seconds
        self.rounds = rounds
        self.cores = cores  # how many it uses where it may; of the rounds each does its part
        if not seconds and not rounds:
            self.seconds = 0.1

    def choose(self, seat: Seat) -> Option:
        """The option that was tried most often; of what experience settles, the weightiest."""
        began = self.clock()
        if len(seat.options) == 1:
            return seat.options[0]
        weighed = weighed_options(seat, seat.known)
        greatest = weighed[0][0]
        floor = SURE if greatest >= SURE else (least_of(seat) if greatest >= 0 else NEVER)
        likely = [option for weight, option in weighed if weight >= floor or weight == greatest]
        if len(likely) == 1:
            return likely[0]
        found = self.search(seat, began) if self.cores == 1 else self.search_together(seat, began)
        best = likely[0]
        most = 0
        for option in likely:
            choice = found.found(seat.known, option)
            if choice is not None and choice.tried > most:
                best, most = option, choice.tried
        return best

    def search_together(self, seat: Seat, began: float) -> Search:
        """A search for the seat on several cores at once, each with games of its own; what they found is added up.

        Where it may not have more than one, it does the same rounds one part after the other, so that they come to the
        same; a search by time has no more than its time.
        """
        lucks = [chance(int(seat.chance.next())) for _ in range(self.cores)]
        parts: list[Search] = []

        def think(number: int) -> Search:
            start = self.clock() if number else began
            return self.search(seat, start, share=self.cores, luck=lucks[number])

        if may_share():
            others = found_by_others(
                self.cores - 1,
                lambda number: think(number).counts(seat.known, seat.options),
                lambda: parts.append(think(0)),
                limited=self.seconds > 0,
            )
            parts[0].add(seat.known, seat.options, others)
            return parts[0]
        parts = [think(number) for number in range(1 if self.seconds else self.cores)]
        for part in parts[1:]:
            parts[0].add(seat.known, seat.options, part.counts(seat.known, seat.options))
        return parts[0]

    def search(
        self, seat: Seat, began: float, to_the_end: bool = False, share: int = 1, luck: Chance | None = None
    ) -> Search:
        """A search for the seat, done; or one of several that share its rounds, each with luck of its own."""
        kind = seat.kind
        value = value_of(kind)
        weights = kind.instinct()(seat.known)
        if max(weights) >= 0:
            least = least_of(seat)
            weights = [max(weight, IDLE) if weight >= least else weight for weight in weights]
        found = Search(
            seat.known,
            seat.player,
            seat.imagine,
            kind.instinct(),
            weights,
            value,
            seat.chance if luck is None else luck,
            self.turns(seat),
            NOISE,
            DARING,
        )
        left = self.seconds - PLENTY * (self.seconds > 2 * PLENTY) - (self.clock() - began)
        found.think(-(-self.rounds_in(kind) // share), left if self.seconds else LONGEST, self.clock, to_the_end)
        return found

    def rounds_in(self, kind: Kind) -> int:
        """How many rounds it has at most for a decision of a game."""
        return self.rounds or MOST_ROUNDS

    def turns(self, seat: Seat) -> int:
        """How many turns it plays on: until the others have had theirs, or further."""
        seats = int(seat.known.match.seats)
        if seats > 2:
            return seats
        name = seat.kind.name
        return FAR.get(name, TURNS[name]) if self.seconds >= TIME_FOR_IT else TURNS[name]

    def chances(self, seat: Seat) -> list[tuple[Option, Choice]]:
        """Each option that was looked at with what came of it, the most tried first."""
        found = self.search(seat, self.clock(), to_the_end=True)
        told = [(option, found.found(seat.known, option)) for option in seat.options]
        looked = [(option, choice) for option, choice in told if choice is not None and choice.tried]
        return sorted(looked, key=lambda pair: (-pair[1].tried, -pair[1].mean()))


def least_of(seat: Seat) -> int:
    """What an option of the seat must weigh to be looked at."""
    decision = seat.known.decision
    assert decision is not None
    return IDLE if decision.topic in BY_HABIT else LEAST[seat.kind.name]


def search_agent(name: str) -> SearchAgent | None:
    """The search of which a name tells the budget: `search-0.5s` or `search-400` (rounds); None for another name.

    `x2` behind it has it use two cores where it may.
    """
    match = BUDGET.fullmatch(name)
    if match is None:
        return None
    seconds = float(match[1]) if match[1] else 0.0
    rounds = int(match[2]) if match[2] else 0
    if not seconds and not rounds:
        raise MulliganError("search-budget", name=name)
    made = SearchAgent(seconds, rounds, int(match[3] or 1))
    made.name = name
    return made
