"""Plays some games with the sources and prints how often they called which functions, for tools/native_build.py."""

from __future__ import annotations

import cProfile
import json
from pathlib import Path
from types import CodeType

from mulligan import games
from mulligan.kernel.chance import chance
from mulligan.sim.exercise import exercise

SOURCES = Path(__file__).resolve().parent.parent / "src"
GAMES, RANDOM = 2, 1  # with each pair of the built-in decks, and with random decks in each edition
THOUGHTS = 4  # of a search, in each of a few games


def main() -> None:
    profile = cProfile.Profile(builtins=False)
    for name in games.names():
        kind = games.kind(name)
        luck = chance(1)
        profile.enable()
        exercise(kind, luck, GAMES, RANDOM, THOUGHTS)
        profile.disable()
    calls = {one.code: one.callcount for one in profile.getstats() if isinstance(one.code, CodeType)}
    print(json.dumps(by_module(calls)))


def by_module(calls: dict[CodeType, int]) -> dict[str, dict[str, int]]:
    """The calls of our own functions, by module and name."""
    found: dict[str, dict[str, int]] = {}
    for code, count in calls.items():
        file = Path(code.co_filename)
        if file.is_relative_to(SOURCES):
            module = file.relative_to(SOURCES).as_posix().removesuffix(".py").replace("/", ".")
            found.setdefault(module, {})[code.co_qualname] = count
    return found


if __name__ == "__main__":
    main()
