"""What is told of many games, what going first was worth, how long they took; and pages of all that."""

from __future__ import annotations

from rich.console import Console

from mulligan.cli.language import percent, say
from mulligan.kernel.errors import MulliganError
from mulligan.saves.disk import PROBLEMS, path_of, reason
from mulligan.sim.statistics import rate, spread, wilson


def show_going_first(console: Console, wins: int, games: int) -> None:
    """How often whoever went first won."""
    low, high = wilson(wins, games)
    console.print(say("sim-first", rate=percent(rate(wins, games), 1), low=percent(low, 1), high=percent(high, 1)))


def show_lengths(console: Console, turns: list[int], decisions: list[int]) -> None:
    """How many turns and decisions they had."""
    of_turns, of_decisions = spread(turns), spread(decisions)
    console.print(
        say(
            "sim-length",
            mean=f"{of_turns['mean']:.1f}",
            median=f"{of_turns['median']:g}",
            least=f"{of_turns['least']:g}",
            most=f"{of_turns['most']:g}",
            decisions=f"{of_decisions['mean']:.0f}",
        )
    )


def write_page(path: str, text: str) -> None:
    """Write a page to a file."""
    try:
        path_of(path).write_text(text, "utf-8")
    except PROBLEMS as error:
        raise MulliganError("unwritable", path=path, reason=reason(error)) from None
