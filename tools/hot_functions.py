"""Plays some games with the sources and prints how often they called which functions, for tools/native_build.py."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import CodeType, FrameType

from mulligan import games
from mulligan.kernel.chance import chance
from mulligan.sim.exercise import exercise

SOURCES = Path(__file__).resolve().parent.parent / "src"
GAMES, RANDOM = 2, 1  # with each pair of the built-in decks, and with random decks in each edition
THOUGHTS = 4  # of a search, in each of a few games


def main() -> None:
    calls: dict[CodeType, int] = {}

    def look(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            calls[frame.f_code] = calls.get(frame.f_code, 0) + 1

    for name in games.names():
        kind = games.kind(name)
        luck = chance(1)
        sys.setprofile(look)
        exercise(kind, luck, GAMES, RANDOM, THOUGHTS)
        sys.setprofile(None)
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
