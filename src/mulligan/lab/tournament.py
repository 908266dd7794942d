"""Tournaments of decks and agents: who meets whom, all of it played, and what that says."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import partial
from typing import Final

from mulligan.agents import SearchAgent, agent
from mulligan.kernel.chance import chance, one_way
from mulligan.lab.bouts import Bout, Plan, arena
from mulligan.lab.pairing import Pair, round_robin, swiss_round
from mulligan.sim.workers import share

ROUND_ROBIN: Final = "round-robin"
SWISS: Final = "swiss"
MATRIX: Final = "matrix"
FORMS: Final = (ROUND_ROBIN, SWISS, MATRIX)
BATCH: Final = 4
WIN: Final = 3.0  # points of a match in Swiss rounds
DRAW: Final = 1.0

Sharing = Callable[..., Generator[tuple[int, Bout | None], None, None]]


class Tournament:
    """A plan and in which form it is played."""

    def __init__(self, plan: Plan, form: str, matches: int, rounds: int = 0) -> None:
        self.plan = plan
        self.form = form
        self.matches = matches  # between any two who meet
        self.rounds = rounds or max(1, (len(plan.entrants) - 1).bit_length())  # of Swiss
        self.bouts: dict[int, Bout] = {}
        self.byes: list[int] = []
        self.lost: list[int] = []
        self.stopped = False

    def header(self) -> dict[str, object]:
        """What a file of results begins with."""
        rounds = self.rounds if self.form == SWISS else 0
        return {**self.plan.row(), "form": self.form, "matches": self.matches, "rounds": rounds}

    def size(self) -> int:
        """How many matches there will be."""
        count = len(self.plan.entrants)
        if self.form == SWISS:
            return self.rounds * (count // 2) * self.matches
        return len(self.all_pairs()) * self.matches

    def all_pairs(self) -> list[Pair]:
        """Who meets whom where that is known from the beginning; in a matrix a deck also meets itself."""
        count = len(self.plan.entrants)
        if self.form == MATRIX:
            return [(one, two) for one in range(count) for two in range(one, count)]
        return round_robin(count)

    def play(self, jobs: int, tell: Callable[[Bout], None], sharing: Sharing = share) -> None:
        """Play all that has not been played; `tell` hears of each match as it comes. Ctrl-C stops, and all stays."""
        try:
            if self.form != SWISS:
                self.play_pairs(self.all_pairs(), 0, jobs, tell, sharing)
                return
            for number in range(self.rounds):
                pairs = self.next_round(number)
                self.play_pairs(pairs, number * (len(self.plan.entrants) // 2) * self.matches, jobs, tell, sharing)
                if self.lost:
                    return  # who meets next depends on it
        except KeyboardInterrupt:
            self.stopped = True

    def play_pairs(
        self, pairs: Sequence[Pair], start: int, jobs: int, tell: Callable[[Bout], None], sharing: Sharing
    ) -> None:
        """Play matches between pairs, numbered from a start on."""
        numbered = {start + index: pair for index, pair in enumerate(one for one in pairs for _ in range(self.matches))}
        left = [number for number in numbered if number not in self.bouts]
        if not left:
            return
        coming = sharing(partial(arena, self.plan, numbered), left, jobs, BATCH)
        try:
            for number, bout in coming:
                if bout is None:
                    self.lost.append(number)
                    continue
                self.bouts[number] = bout
                tell(bout)
        finally:
            coming.close()

    def next_round(self, number: int) -> list[Pair]:
        """The pairs of a Swiss round, by all rounds before it."""
        per_round = (len(self.plan.entrants) // 2) * self.matches
        before = [self.bouts[one] for one in sorted(self.bouts) if one < number * per_round]
        met = {(min(bout.one, bout.two), max(bout.one, bout.two)) for bout in before}
        points = self.points(before, self.byes[:number])
        pairs, bye = swiss_round(points, met, set(self.byes[:number]), chance(one_way(self.plan.seed, number, 3)))
        if bye >= 0 and len(self.byes) == number:
            self.byes.append(bye)
        return pairs

    def points(self, bouts: Sequence[Bout], byes: Sequence[int]) -> list[float]:
        """What each entrant has earned."""
        found = [0.0] * len(self.plan.entrants)
        for bout in bouts:
            if bout.winner >= 0:
                found[bout.winner] += WIN
            else:
                found[bout.one] += DRAW
                found[bout.two] += DRAW
        for one in byes:
            found[one] += WIN * self.matches
        return found

    def played(self) -> list[Bout]:
        """All matches played so far, in their order."""
        return [self.bouts[number] for number in sorted(self.bouts)]

    def timed(self) -> list[str]:
        """The agents that think for a time, so that nobody can play the same tournament again."""
        names = dict.fromkeys(one.agent for one in self.plan.entrants)
        return [name for name in names if is_timed(name)]


def is_timed(name: str) -> bool:
    """Whether an agent thinks for a time instead of a number of rounds."""
    made = agent(name)
    if isinstance(made, SearchAgent):
        return made.seconds > 0
    return not getattr(made, "repeatable", True)
