#!/usr/bin/env python3
"""Compares the speed of several builds in one run: python3 tools/compare_builds.py BASE NEW [MORE…]

A build is the folder of a virtual environment that Mulligan is installed in, or a folder that holds the package
`mulligan`; NAME=FOLDER gives it a name. Every build plays the same random games with the same named decks, a round each
in turn, so that whatever else the machine does meets all of them; the quickest round of each counts, in seconds of the
processor. The first build is the one that others are compared with. Builds of other commits may play games of other
lengths: what compares them is decisions a second.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
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
        work(asked.worker, sys.stdin, sys.stdout)
        return 0
    builds = [Build(text) for text in asked.builds]
    rows: dict[str, object] = {}
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

    def start(self, game: str) -> Worker:
        """A process of this build that waits for orders."""
        return Worker([self.python, str(Path(__file__).resolve()), "--worker", game], self.path)


class Worker:
    """A process of one build that plays when it is told to."""

    def __init__(self, call: list[str], path: str) -> None:
        environment = {**os.environ, "PYTHONPATH": path, "MULLIGAN_PURE": "", "PYTHONDONTWRITEBYTECODE": "1"}
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
        known = [worker.ask({"do": "decks"}) for worker in workers]
        decks = [name for name in known[0] if all(name in names for names in known)][:DECKS]
        if not decks:
            sys.exit(f"the builds share no built-in deck of {game}")
        for worker in workers:
            worker.ask({"do": "lay", "decks": decks})
        plain = workers[0].ask({"do": "count", "log": False, "seconds": seconds})
        logged = workers[0].ask({"do": "count", "log": True, "seconds": seconds / 2})
        orders: dict[str, dict[str, object]] = {
            "plain": {"do": "play", "log": False, "count": plain},
            "logged": {"do": "play", "log": True, "count": logged},
            "copy": {"do": "copy", "seconds": seconds / 4},
        }
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


def figures(best: dict[str, dict[str, float]]) -> dict[str, float]:
    plain, logged, copy = best["plain"], best["logged"], best["copy"]
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


def work(game: str, orders: IO[str], answers: IO[str]) -> None:
    """Do what is asked for, line by line."""
    player = Player(game)
    for line in orders:
        order = json.loads(line)
        answer = getattr(player, order.pop("do"))(**order)
        answers.write(json.dumps(answer) + "\n")
        answers.flush()


class Player:
    """Plays random games of one kind with some decks, in pairs."""

    def __init__(self, game: str) -> None:
        from mulligan import games

        self.kind: Any = games.kind(game)
        self.matches: list[Any] = []
        self.states: list[Any] = []

    def decks(self) -> list[str]:
        return list(self.kind.built_in_decks())

    def lay(self, decks: list[str]) -> int:
        from mulligan.kernel.chance import chance

        kind = self.kind
        found = [kind.built_in_deck(name) for name in decks]
        pairs = list(combinations(found, 2)) or [(found[0], found[0])]
        for pair in pairs:
            self.matches.append(kind.match(["a", "b"], list(pair), kind.newest(), kind.formats[0], None))
        luck = chance(2)
        for seed, match in enumerate(self.matches):
            game = kind.new_game(match, seed, False)
            while not game.over and len(self.states) < 20 * (seed + 1):
                for _ in range(10):
                    if not game.over:
                        game.choose_number(luck.below(len(game.decision.options)))
                self.states.append(kind.clone(game))
        return len(self.matches)

    def count(self, log: bool, seconds: float) -> int:
        """How many games fill so many seconds."""
        count = len(self.matches)
        while (once := self.play(log, count))["seconds"] < seconds / 2:
            count *= 2
        return max(len(self.matches), round(count * seconds / once["seconds"]))

    def play(self, log: bool, count: int) -> dict[str, float]:
        from mulligan.kernel.chance import chance
        from mulligan.kernel.playouts import play_out

        luck = chance(1)
        decisions = 0
        start = time.process_time()
        for number in range(count):
            decisions += play_out(self.kind.new_game(self.matches[number % len(self.matches)], number, log), luck)
        return {"games": count, "decisions": decisions, "seconds": time.process_time() - start}

    def copy(self, seconds: float) -> dict[str, float]:
        """Seconds for a copy of a state from the midst of a game."""
        clone = self.kind.clone
        count = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            for state in self.states:
                clone(state)
            count += len(self.states)
        return {"seconds": spent / count}


if __name__ == "__main__":
    sys.exit(main())
