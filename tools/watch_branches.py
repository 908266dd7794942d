#!/usr/bin/env python3
"""Counts which way games go at each branch of the compiled engine: .venv/bin/python tools/watch_branches.py

Compiles all modules with counters, quickly, plays games of each kind with them, and writes down what it saw for every
build to come (tools/native_branches.txt, read by tools/native_branches.py). It takes some minutes, and is worth it when
builds say that they know little: they go on without, somewhat slower.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from array import array
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
OUTPUT = ROOT / "build" / "branches"
KINDS = ("lorcana", "cipher", "magic")
GAMES = 20  # with each pair of the built-in decks, and one more with a log
RANDOM = 10  # with random decks in each edition
THOUGHTS = 40  # of a search, in each of a few games


def main() -> int:
    if sys.argv[1:]:
        play(sys.argv[1])
        return 0
    sys.path.insert(0, str(ROOT))
    from hatch_build import compiled_sources
    from native_branches import TABLE, written_marks

    counters = build_counting(compiled_sources(ROOT))
    shutil.copytree(ROOT / "src" / "mulligan", OUTPUT / "lib" / "mulligan", dirs_exist_ok=True)
    seen = [shares(watched(kind)) for kind in KINDS]
    TABLE.write_text(written_marks(marks_of(counters, seen)), "utf-8")
    return 0


def build_counting(sources: list[str]) -> dict[tuple[str, str], range]:
    """Compile all sources, with counters in what games come to; returns which are of which module and function."""
    from native_branches import COUNTED, COUNTERS, counted
    from native_build import GROUP, QUICK, UNIX, build, build_shims, write_all
    from native_docs import c_file, module_of
    from native_hot import in_parcels
    from native_text import functions_in
    from native_times import Times

    times = Times(ROOT, OUTPUT / "copy")
    library, *shims = write_all(ROOT, sources, OUTPUT, times)
    counters: dict[tuple[str, str], range] = {}
    count = 0
    for source in sources:
        file = c_file(OUTPUT / "c", source)
        own = times.of(source)
        text = file.read_text("utf-8")
        made = [COUNTERS]
        done = 0
        for name, (start, end) in functions_in(text).items():
            if own.comes_to(name):
                function, more = counted(text[start:end], count)
                counters[module_of(source), name] = range(count, count + more)
                count += more
                made += [text[done:start], function]
                done = end
        file.write_text("".join([*made, text[done:]]), "utf-8")
    with (OUTPUT / "c" / f"__native_{GROUP}.c").open("a", encoding="utf-8") as whole:
        whole.write(COUNTED.format(count=count))
    library.sources = in_parcels(OUTPUT / "c", library.sources)
    build([library], OUTPUT, [*UNIX, *QUICK])
    build_shims(shims, OUTPUT, [*UNIX, *QUICK])
    return counters


def watched(kind: str) -> array[int]:
    """How often each condition did not hold, and held, in games of a kind."""
    file = OUTPUT / f"seen-{kind}"
    library = {"PYTHONPATH": str(OUTPUT / "lib"), "PYTHONDONTWRITEBYTECODE": "1", "MULLIGAN_PURE": ""}
    call = [sys.executable, str(Path(__file__).resolve()), kind]
    subprocess.run(call, cwd=OUTPUT, env={**os.environ, **library, "MULLIGAN_SEEN": str(file)}, check=True)
    return array("Q", file.read_bytes())


def shares(seen: array[int]) -> list[float]:
    """The same as shares of all, so that games of each kind count as much."""
    whole = sum(seen)
    return [one / whole for one in seen]


def marks_of(counters: dict[tuple[str, str], range], seen: list[list[float]]) -> dict[str, dict[str, str]]:
    """Which way games go, of all functions that they come to a branch of."""
    from native_branches import UNSEEN, mark_of

    found: dict[str, dict[str, str]] = {}
    for (module, name), numbers in counters.items():
        ways = [[sum(one[2 * number + way] for one in seen) for way in (0, 1)] for number in numbers]
        marks = "".join(mark_of(no, yes) for no, yes in ways)
        if marks.strip(UNSEEN):
            found.setdefault(module, {})[name] = marks
    return found


def play(name: str) -> None:
    """Play games of a kind with the modules that count."""
    from mulligan import games
    from mulligan.kernel.chance import chance
    from mulligan.kernel.playouts import play_out
    from mulligan.sim.bench import matches
    from mulligan.sim.exercise import exercise

    kind = games.kind(name)
    luck = chance(1)
    exercise(kind, luck, GAMES, RANDOM, THOUGHTS)
    for match in matches(kind):
        play_out(kind.new_game(match, 1, True), luck)


if __name__ == "__main__":
    sys.exit(main())
