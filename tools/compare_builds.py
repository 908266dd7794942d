#!/usr/bin/env python3
"""Compares the speed of several builds in one run: python3 tools/compare_builds.py BASE NEW [MORE…]

A build is the folder of a virtual environment that Mulligan is installed in, or a folder that holds the package
`mulligan`; NAME=FOLDER gives it a name. Every build plays the same random games with the same named decks, a round each
in turn, so that whatever else the machine does meets all of them; the quickest round of each counts, in seconds of the
processor. The first build is the one that others are compared with. Builds of other commits may play games of other
lengths: what compares them is decisions a second.

--instructions GAMES counts instructions a decision instead, with valgrind: they are the same whatever else a machine
does. Each build plays so many games with each pair of decks, and three times as many; what the second run takes more is
counted, so that starting and reading cards are not.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from itertools import combinations
from pathlib import Path
from typing import IO, Any

GAMES = ("lorcana", "cipher", "magic")
DECKS = 4  # of those that all builds know
COLUMNS = ("games/s", "decisions/s", "×", "logged decisions/s", "×", "µs a copy", "×")


def main() -> int:
    asked = options()
    if asked.worker:
        work(Player(asked.worker), sys.stdin, sys.stdout)
        return 0
    builds = [Build(text) for text in asked.builds]
    rows: dict[str, object] = {}
    if asked.instructions:
        return count_instructions(asked.game or GAMES, builds, asked.instructions)
    for game in asked.game or GAMES:
        measured = compare(game, builds, asked.rounds, asked.seconds)
        rows[game] = {build.name: one for build, one in zip(builds, measured, strict=True)}
        if not asked.json:
            table(game, builds, measured)
    if asked.json:
        print(json.dumps(rows, indent=1))
    return 0


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("builds", nargs="*", metavar="BUILD", help="a folder, or NAME=FOLDER")
    parser.add_argument("--game", action="append", help="only this game; may be given again")
    parser.add_argument("--rounds", type=int, default=8, help="how often every build plays the games (8)")
    parser.add_argument("--seconds", type=float, default=1.0, help="about how long a round of one build is (1)")
    parser.add_argument("--instructions", type=int, default=0, metavar="GAMES", help="count instructions, by valgrind")
    parser.add_argument("--json", action="store_true", help="for machines")
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if not asked.worker and not asked.builds:
        parser.error("name at least one build")
    return asked


# -- The side that compares --------------------------------------------------------------------------------------------


class Build:
    """An install, and how its Python is called."""

    def __init__(self, text: str) -> None:
        name, _, folder = text.rpartition("=")
        given = Path(folder).absolute()
        self.name = name or (given.parent.name if given.name.startswith(".venv") else given.name)
        pythons = [given / "bin" / "python", given / "Scripts" / "python.exe"]
        found = [path for path in pythons if path.exists()]
        if not found and not (given / "mulligan").is_dir():
            sys.exit(f"{given} is neither a virtual environment nor a folder with the package mulligan")
        self.python = str(found[0]) if found else sys.executable
        self.path = "" if found else str(given)

    def start(self, game: str, script: str = __file__, under: tuple[str, ...] = ()) -> Worker:
        """A process of this build that waits for orders, in which a script of these tools plays, under a program."""
        return Worker([*under, self.python, str(Path(script).resolve()), "--worker", game], self.path)


class Worker:
    """A process of one build that plays when it is told to."""

    def __init__(self, call: list[str], path: str) -> None:
        own = {"PYTHONPATH": path, "MULLIGAN_PURE": "", "PYTHONDONTWRITEBYTECODE": "1", "PYTHONHASHSEED": "0"}
        environment = {**os.environ, **own}
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(call, env=environment, stdin=pipe, stdout=pipe, text=True)

    def ask(self, order: dict[str, object]) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with suppress(BrokenPipeError):
            self.process.stdin.write(json.dumps(order) + "\n")
            self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            sys.exit("a build stopped; the lines above say why")
        return json.loads(answer)

    def end(self) -> None:
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):
            self.process.stdin.close()
        self.process.wait()


def compare(game: str, builds: list[Build], rounds: int, seconds: float) -> list[dict[str, float]]:
    """What every build does in a second, from rounds that they take in turn."""
    workers = [build.start(game) for build in builds]
    try:
        lay(game, workers)
        counts = {
            "engine": workers[0].ask({"do": "count", "way": "engine", "seconds": seconds}),
            "logged": workers[0].ask({"do": "count", "way": "logged", "seconds": seconds / 2}),
        }
        orders: dict[str, dict[str, object]] = {
            way: {"do": "play", "way": way, "count": count} for way, count in counts.items()
        }
        orders["copy"] = {"do": "copy", "seconds": seconds / 4}
        best: list[dict[str, dict[str, float]]] = [{} for _ in workers]
        for number in range(rounds):
            turn = list(range(len(workers)))
            for index in turn if number % 2 == 0 else reversed(turn):
                for what, order in orders.items():
                    once = workers[index].ask(order)
                    if what not in best[index] or once["seconds"] < best[index][what]["seconds"]:
                        best[index][what] = once
    finally:
        for worker in workers:
            worker.end()
    return [figures(one) for one in best]


COUNTED = re.compile(r"refs:\s+([\d,]+)")


def count_instructions(names: tuple[str, ...] | list[str], builds: list[Build], games: int) -> int:
    """Print how many instructions a decision takes in each build."""
    width = max(len(build.name) for build in builds)
    for game in names:
        least, most = (played_under_valgrind(game, builds, count) for count in (games, 3 * games))
        print(f"\n{game:{width}}  {'decisions':>11}  {'instructions each':>17}      ×")
        base = 0.0
        for build, one, other in zip(builds, least, most, strict=True):
            decisions = other[1] - one[1]
            each = (other[0] - one[0]) / decisions
            base = base or each
            print(f"{build.name:{width}}  {decisions:11,}  {each:17,.0f}  {base / each:5.2f}", flush=True)
    return 0


def played_under_valgrind(game: str, builds: list[Build], games: int) -> list[tuple[int, int]]:
    """Instructions of a whole process of each build that plays so many games with each pair, and their decisions."""
    with tempfile.TemporaryDirectory() as folder:
        files = [Path(folder, f"{number}.txt") for number in range(len(builds))]
        workers = [
            build.start(
                game, under=("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", f"--log-file={file}")
            )
            for build, file in zip(builds, files, strict=True)
        ]
        lay(game, workers)
        played = [worker.ask({"do": "play", "way": "engine", "count": games})["decisions"] for worker in workers]
        for worker in workers:
            worker.end()
        found = [COUNTED.search(file.read_text("utf-8")) for file in files]
    return [(int(one[1].replace(",", "")), count) for one, count in zip(found, played, strict=True) if one]


def lay(game: str, workers: list[Worker]) -> None:
    """Have all builds lay the tables of the first decks that all of them know."""
    known = [worker.ask({"do": "decks"}) for worker in workers]
    decks = [name for name in known[0] if all(name in names for names in known)][:DECKS]
    if not decks:
        sys.exit(f"the builds share no built-in deck of {game}")
    for worker in workers:
        worker.ask({"do": "lay", "decks": decks})


def figures(best: dict[str, dict[str, float]]) -> dict[str, float]:
    plain, logged, copy = best["engine"], best["logged"], best["copy"]
    return {
        "games": plain["games"] / plain["seconds"],
        "decisions": plain["decisions"] / plain["seconds"],
        "logged": logged["decisions"] / logged["seconds"],
        "copy": copy["seconds"] * 1e6,
    }


def table(game: str, builds: list[Build], measured: list[dict[str, float]]) -> None:
    """For a person; the first build is 1.00 in every column of ratios."""
    width = max(len(build.name) for build in builds)
    print(f"\n{game:{width}}  " + "  ".join(f"{head:>11}" if head != "×" else "    ×" for head in COLUMNS))
    base = measured[0]
    for build, one in zip(builds, measured, strict=True):
        cells = [f"{one['games']:11,.0f}"]
        for key, head in (("decisions", 11), ("logged", len(COLUMNS[3]))):
            cells += [f"{one[key]:{head},.0f}", f"{one[key] / base[key]:5.2f}"]
        cells += [f"{one['copy']:11.2f}", f"{base['copy'] / one['copy']:5.2f}"]
        print(f"{build.name:{width}}  " + "  ".join(cells), flush=True)


# -- The side that plays, in the Python of a build; it uses only what builds of all commits have -----------------------


def work(player: Player, orders: IO[str], answers: IO[str]) -> None:
    """Do what is asked for, line by line."""
    for line in orders:
        order = json.loads(line)
        answer = getattr(player, order.pop("do"))(**order)
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


class Player:
    """Plays games of one kind with some decks, in pairs."""

    def __init__(self, game: str) -> None:
        from mulligan import games

        self.kind: Any = games.kind(game)
        self.pairs: list[tuple[Any, Any]] = []
        self.matches: list[Any] = []
        self.states: list[Any] = []

    def decks(self) -> list[str]:
        return list(self.kind.built_in_decks())

    def lay(self, decks: list[str]) -> int:
        kind = self.kind
        found = [kind.built_in_deck(name) for name in decks]
        self.pairs = list(combinations(found, 2)) or [(found[0], found[0])]
        form = kind.formats[0]
        self.matches = [kind.match(["1", "2"], list(pair), kind.newest(), form, None) for pair in self.pairs]
        return len(self.pairs)

    def count(self, way: str, seconds: float) -> int:
        """How many games with each pair fill so many seconds; at least two, as seats may be taken in turn."""
        count = 2
        while (once := self.play(way, count))["seconds"] < seconds / 3 and count < 1 << 16:
            count *= 2
        return max(2, round(count * seconds / max(once["seconds"], 1e-6) / 2) * 2)

    def play(self, way: str, count: int) -> dict[str, float]:
        """So many random games with each pair, without anybody around them: of the engine alone, or logged."""
        from mulligan.kernel.chance import chance
        from mulligan.kernel.playouts import play_out

        luck = chance(1)
        decisions = 0
        start = time.process_time()
        for match in self.matches:
            for seed in range(count):
                decisions += play_out(self.kind.new_game(match, seed, way == "logged"), luck)
        return self.told(count, decisions, start)

    def told(self, count: int, decisions: int, start: float) -> dict[str, float]:
        return {"games": count * len(self.pairs), "decisions": decisions, "seconds": time.process_time() - start}

    def copy(self, seconds: float) -> dict[str, float]:
        """Seconds for a copy of a state from the midst of a game."""
        clone = self.kind.clone
        self.states = self.states or self.midst_of_games()
        count = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            for state in self.states:
                clone(state)
            count += len(self.states)
        return {"seconds": spent / count}

    def midst_of_games(self) -> list[Any]:
        """States from all along a game of each match."""
        from mulligan.kernel.chance import chance

        luck = chance(2)
        states: list[Any] = []
        for seed, match in enumerate(self.matches):
            game = self.kind.new_game(match, seed, False)
            while not game.over and len(states) < 20 * (seed + 1):
                for _ in range(10):
                    if not game.over:
                        game.choose_number(luck.below(len(game.decision.options)))
                states.append(self.kind.clone(game))
        return states


if __name__ == "__main__":
    sys.exit(main())
