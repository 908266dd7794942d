"""Plays some games with the sources and prints how long they are in which functions, for tools/native_build.py.

Of every function: how many millionths of the time are its own, in the game where they are most.
"""

from __future__ import annotations

import cProfile
import json
import re
from pathlib import Path
from types import CodeType

from mulligan import games
from mulligan.kernel.chance import chance
from mulligan.kernel.playouts import play_out
from mulligan.sim.bench import matches
from mulligan.sim.exercise import exercise

SOURCES = Path(__file__).resolve().parent.parent / "src"
GAMES = 1  # with each pair of the built-in decks, and one more with a log
RANDOM = 1  # with random decks in each edition
THOUGHTS = 4  # of a search, in each of a few games
MILLION = 1_000_000
WRITTEN = re.compile(r"<methods of ([\w.]+)\.(\w+)>")  # kernel/declared.py


def main() -> None:
    heat: dict[str, dict[str, int]] = {}
    for name in games.names():
        kind = games.kind(name)
        luck = chance(1)
        profile = cProfile.Profile(builtins=False)
        profile.enable()
        exercise(kind, luck, GAMES, RANDOM, THOUGHTS)
        for match in matches(kind):
            play_out(kind.new_game(match, GAMES, True), luck)
        profile.disable()
        spent = {one.code: one.inlinetime for one in profile.getstats() if isinstance(one.code, CodeType)}
        whole = sum(spent.values())
        for code, time in spent.items():
            if place := place_of(code):
                module, function = place
                own = heat.setdefault(module, {})
                own[function] = max(own.get(function, 0), int(time / whole * MILLION))
    print(json.dumps(heat))


def place_of(code: CodeType) -> tuple[str, str] | None:
    """The module of a function of ours, and its name there."""
    if written := WRITTEN.fullmatch(code.co_filename):
        return written[1], f"{written[2]}.{code.co_name}"
    file = Path(code.co_filename)
    if not file.is_relative_to(SOURCES):
        return None
    return file.relative_to(SOURCES).as_posix().removesuffix(".py").replace("/", "."), code.co_qualname


if __name__ == "__main__":
    main()
