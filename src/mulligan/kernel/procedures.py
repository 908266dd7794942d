"""Procedures: an edition is the full list of them, each a list of steps; and the rules each step carries."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from mulligan.kernel.column import append, column, vec
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.frames import Frame, Resolve, Scope
from mulligan.kernel.rows import as_int, as_list
from mulligan.kernel.rules import rules_at_work, rules_of

# What every game has; its own procedures have the numbers after these.
RESOLVING: Final = 0  # resolves a part of a card's tree
GAME: Final = 1  # from setting up to the end
TURN: Final = 2

OVER: Final = 1 << 20  # beyond the last step of any procedure: where one goes on that is over

# A step in the plan of all procedures: its number among its game's calls, and above that how many steps from it on are
# passed over in quiet games.
PASSED: Final[i64] = 16  # from this bit on
NUMBERS: Final[i64] = 1 << PASSED
BY_PYTHON: Final[i64] = NUMBERS - 1  # instead of the number of a step that has none
ENDS: Final[i64] = -1  # behind the last step of a procedure

Step = Callable[..., None]  # of the game and the frame


class Calls:
    """Calls steps by number. Compiled, each game has its own, which calls them natively (native_steps.py writes it)."""

    def count(self) -> i64:
        """How many steps have a number."""
        return 0

    def number_of(self, step: Step) -> i64:
        """The number of a step; -1 if it can only be called through Python."""
        return -1

    def take(self, number: i64, game: object, frame: Frame) -> None:
        """Take the step of this number."""
        raise NotImplementedError


def under(rule: str, name: str) -> bool:
    """Whether a rule's name is that of a rule, or of one under it: `check.point.moved` is under `check.point`."""
    return name == rule or (rule != "" and name.startswith(rule + "."))


class Procedure:
    """The steps of a procedure, in order."""

    def __init__(self, steps: tuple[Step, ...], skipped: str) -> None:
        self.steps = list(steps)
        self.positions: dict[Step, int] = {}  # where each step is; OVER where it is more than once
        for position, step in enumerate(steps):
            self.positions[step] = OVER if step in self.positions else position
        self.rules = [rules_of(step) for step in steps]
        self.at_work = [rules_at_work(step) for step in steps]
        self.onward: vec[i64] = column(0)  # of each step, it or the first after it that is not passed over
        self.numbers: vec[i64] = column(len(steps), -1)  # of each step, among its game's calls
        self.by_number: vec[i64] = column(
            0
        )  # where the step of each number is; OVER where it is not, or more than once
        for number in range(len(steps)):
            after = number
            while after < len(steps) and any(under(skipped, name) for name in self.rules[after]):
                after += 1
            self.onward = append(self.onward, after)

    def position_of(self, step: Step) -> i64:
        """Where a step is that somebody goes on with; it must be there, and only once."""
        position = self.positions.get(step, OVER)
        if position == OVER:
            raise MulliganError("no-such-step", step=str(step), steps=len(self.steps))
        return position

    def position_of_number(self, number: i64) -> i64:
        """Where the step of a number is that somebody goes on with; it must be there, and only once."""
        position = self.by_number[number]
        if position == OVER:
            raise MulliganError("no-such-step", step=str(number), steps=len(self.steps))
        return position

    def call_by(self, calls: Calls) -> None:
        """From now on, steps are called like this."""
        self.by_number = column(calls.count(), OVER)
        for position, step in enumerate(self.steps):
            number = calls.number_of(step)
            self.numbers[position] = number
            if number >= 0:
                self.by_number[number] = self.positions[step]


class Procedures:
    """An edition's procedures by number. Steps with a rule `skipped` or one under it are passed over in quiet games."""

    def __init__(
        self,
        edition: str,
        named: dict[int, tuple[Step, ...]],
        skipped: str = "",
        frames: dict[int, type[Frame]] | None = None,
    ) -> None:
        self.edition = edition
        self.skipped = skipped
        self.frames: dict[int, type[Frame]] = {RESOLVING: Resolve, **(frames or {})}  # of procedures with registers
        self.all = [Procedure(named.get(number, ()), skipped) for number in range(max(named) + 1)]
        self.steps = [one.steps for one in self.all]
        self.calls = Calls()
        self.plan: vec[i64] = column(0)  # the steps of all procedures, one after the other
        self.first: vec[i64] = column(0)  # where each procedure begins there
        self.count: i64 = 0  # how many steps have a number
        self.places: vec[i64] = column(0)  # by procedure and number of a step where it is; OVER as in `by_number`
        self.make_plan()

    def new_frame(self, procedure: i64) -> Frame:
        """A frame for a procedure that begins with none of its registers set."""
        return self.frames.get(procedure, Frame)()

    def frame_from_row(self, row: list[object]) -> Frame:
        """The frame a row tells of, without its scope."""
        frame = self.frames.get(as_int(row[0]), Frame).from_row(row)
        steps = self.all[frame.procedure].steps
        if frame.procedure < 0 or not 0 <= frame.pc <= len(steps):  # no step of another procedure is taken
            frame.pc = OVER
        return frame

    def call_by(self, calls: Calls) -> None:
        """From now on, steps are called like this."""
        self.calls = calls
        for procedure in self.all:
            procedure.call_by(calls)
        self.make_plan()

    def make_plan(self) -> None:
        """Lay out the steps of all procedures, as they are called and passed over now."""
        self.plan = column(0)
        self.first = column(0)
        for procedure in self.all:
            self.first = append(self.first, len(self.plan))
            for position in range(len(procedure.steps)):
                number = procedure.numbers[position]
                passed = procedure.onward[position] - position
                self.plan = append(self.plan, (passed << PASSED) + (BY_PYTHON if number < 0 else number))
            self.plan = append(self.plan, ENDS)
        self.count = self.calls.count()
        self.places = column(len(self.all) * self.count, OVER)
        for which, procedure in enumerate(self.all):
            for position in range(len(procedure.steps)):
                number = procedure.numbers[position]
                if number >= 0:
                    self.places[which * self.count + number] = procedure.by_number[number]


def with_steps(
    procedures: Procedures, put_in: list[tuple[int, Step, tuple[Step, ...]]], more: dict[int, tuple[Step, ...]]
) -> Procedures:
    """Procedures with steps put in, each time before a step of one of them; and with more procedures."""
    named = {number: tuple(one.steps) for number, one in enumerate(procedures.all)}
    for number, before, steps in put_in:
        position = procedures.all[number].position_of(before) + len(named[number]) - len(procedures.all[number].steps)
        named[number] = (*named[number][:position], *steps, *named[number][position:])
    named.update(more)
    return Procedures(procedures.edition, named, procedures.skipped, procedures.frames)


def frames_from_rows(procedures: Procedures, rows: object) -> list[Frame]:
    """The frames that rows tell of."""
    frames: list[Frame] = []
    for row in as_list(rows):
        mine, scope, same = as_list(row)
        one = procedures.frame_from_row(as_list(mine))
        if scope is not None:
            shared = as_int(same)
            one.scope = frames[shared].scope if shared >= 0 else Scope.from_row(as_list(scope))
        frames.append(one)
    return frames
