#!/usr/bin/env python3
"""How fast `mulligan sim` is, against another build: python3 tools/sim_speed.py BASE NEW

Builds are named as for tools/compare_builds.py. In one run, in rounds that the builds take in turn, seconds of the
processor, the quickest round of each (--part names one of these; all are printed otherwise):

sim     the engine's own random games, `sim --agents random`, the greedy agents, random games with a log
jobs    `mulligan sim --jobs 2` against one job, on runs of ten seconds and more; the last build, by the clock, alone
start   from the command to its end for one game, and to the first question of `play`; by the clock as well
growth  time a decision at tables with 20, 40 and 80 cards a side, by cards in play and options listed; the last build

The greedy agent of 0.1 is `greedy-0.1` where there is one of that name, else `greedy`.
"""

from __future__ import annotations

import argparse
import json
import os
import pty
import select
import subprocess
import sys
import tempfile
import time
from typing import Any

from compare_builds import GAMES, Build, Player, lay, work

PARTS = ("sim", "growth", "start", "jobs")
WAYS = ("engine", "random", "old greedy", "greedy", "logged")
QUICK = ("engine", "random")  # they play so many games that setting the tables of a series should not count
LONGER = 4
SIZES = (20, 40, 80)
LISTENS = b"\x1b[?2004h"  # what tells a terminal that a line may be typed now
PATIENCE = 60.0  # seconds until a command is taken to hang
LONG = 10.0  # seconds that a run with one job lasts at least
# What is laid for `growth`: a card of our own, where it lies, and how on the other side.
OWN: dict[str, tuple[dict[str, object], str, dict[str, object]]] = {
    "lorcana": (
        {"name": "Walker", "type": "character", "cost": 1, "strength": 1, "willpower": 9, "lore": 1, "notation": []},
        "play",
        {"exerted": True},
    ),
    "cipher": (
        {"title": "Own", "name": "Walker", "cost": 1, "attack": 40, "support": 10, "range": "1", "notation": []},
        "front",
        {},
    ),
    "magic": (
        {"name": "Walker", "mana_cost": "{R}", "type_line": "Creature — Bear", "power": "1", "toughness": "9"},
        "battlefield",
        {},
    ),
}
MOST = 120  # decisions at such a table


def main() -> int:
    asked = options()
    if asked.worker:
        work(Simulator(asked.worker), sys.stdin, sys.stdout)
        return 0
    builds = [Build(text) for text in asked.builds]
    parts = asked.part or PARTS
    games = asked.game or GAMES
    if "sim" in parts:
        for game in games:
            show_sim(game, builds, compare(game, builds, asked.rounds, asked.seconds))
    if "growth" in parts:
        for game in games:
            show_growth(game, builds[-1], asked.rounds)
    if "start" in parts:
        show_start(games, builds, asked.rounds)
    if "jobs" in parts:
        show_jobs(games, builds[-1])
    return 0


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("builds", nargs="*", metavar="BUILD", help="a folder, or NAME=FOLDER")
    parser.add_argument("--part", action="append", choices=PARTS, help="only this; may be given again")
    parser.add_argument("--game", action="append", help="only this game; may be given again")
    parser.add_argument("--rounds", type=int, default=6, help="how often every build plays (6)")
    parser.add_argument("--seconds", type=float, default=1.0, help="about how long a round of one build is (1)")
    parser.add_argument("--worker", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if not asked.worker and not asked.builds:
        parser.error("name at least one build")
    return asked


# -- The side that compares --------------------------------------------------------------------------------------------


def compare(game: str, builds: list[Build], rounds: int, seconds: float) -> list[dict[str, dict[str, float]]]:
    """The quickest round of each build in each way."""
    workers = [build.start(game, __file__) for build in builds]
    try:
        lay(game, workers)
        counts = {
            way: workers[0].ask({"do": "count", "way": way, "seconds": seconds * (LONGER if way in QUICK else 1)})
            for way in WAYS
        }
        best: list[dict[str, dict[str, float]]] = [{} for _ in workers]
        for number in range(rounds):
            turn = range(len(workers))
            for index in turn if number % 2 == 0 else reversed(turn):
                for way in WAYS:
                    once = workers[index].ask({"do": "play", "way": way, "count": counts[way]})
                    if way not in best[index] or once["seconds"] < best[index][way]["seconds"]:
                        best[index][way] = once
    finally:
        for worker in workers:
            worker.end()
    return best


def show_sim(game: str, builds: list[Build], best: list[dict[str, dict[str, float]]]) -> None:
    """Decisions and games a second in each way, and what that is of the first build and of the engine alone."""
    width = max(len(build.name) for build in builds)
    print(f"\n{game}\n{'':{width}}  {'':10}  {'games/s':>9}  {'×':>5}  {'decisions/s':>11}  {'×':>5}  of the engine")
    for build, one in zip(builds, best, strict=True):
        for way in WAYS:
            first = best[0]["old greedy" if way == "greedy" else way]
            cells = []
            for what in ("games", "decisions"):
                rate, other = one[way][what] / one[way]["seconds"], first[what] / first["seconds"]
                cells.append(f"{rate:{9 if what == 'games' else 11},.1f}  {rate / other:5.2f}")
            engine = one["engine"]["decisions"] / one["engine"]["seconds"]
            share = one[way]["decisions"] / one[way]["seconds"] / engine
            print(f"{build.name:{width}}  {way:10}  {'  '.join(cells)}  {share:6.3f}", flush=True)


def show_growth(game: str, build: Build, rounds: int) -> None:
    """Time a decision at growing tables, by what there is to look at."""
    print(
        f"\n{game}, {build.name}: cards a side; µs a decision; cards in play and options listed; ns for each of these"
    )
    worker = build.start(game, __file__)
    try:
        for size in SIZES:
            once = worker.ask({"do": "grow", "size": size, "rounds": rounds})
            each = once["seconds"] / once["decisions"]
            print(f"{size:4} {each * 1e6:9.1f} {once['things']:9.0f} {each * 1e9 / once['things']:9.1f}", flush=True)
    finally:
        worker.end()


def show_start(games: list[str], builds: list[Build], rounds: int) -> None:
    """Milliseconds until one game has been played, and until a person is asked for the first time."""
    print("\nms by the clock, quickest (median): one game of `sim --agents greedy`; the first question of `play`")
    for game in games:
        for build in builds:
            decks = decks_of(game, build)
            one = ["sim", game, *decks, "--games", "1", "--agents", "greedy", "--json"]
            asked = ["play", game, "--yes", "--deck", decks[0], "--opponent", "greedy"]
            found = [sorted(until(build, words, words is asked) for _ in range(rounds)) for words in (one, asked)]
            told = "   ".join(f"{times[0] * 1e3:6.0f} ({times[len(times) // 2] * 1e3:6.0f})" for times in found)
            print(f"{game:8} {build.name:12} {told}", flush=True)


def decks_of(game: str, build: Build) -> list[str]:
    """Two decks that a build knows."""
    worker = build.start(game, __file__)
    try:
        return list(worker.ask({"do": "decks"})[:2])
    finally:
        worker.end()


def until(build: Build, words: list[str], asked: bool) -> float:
    """Seconds until a command ends, or until it asks something of somebody at a terminal; what it keeps is thrown away.

    Only at a terminal are people asked: from a pipe a command reads without a word.
    """
    ours, theirs = pty.openpty()
    with tempfile.TemporaryDirectory() as folder:
        environment = {**surroundings(build), "MULLIGAN_DATA": folder, "TERM": "xterm", "PROMPT_TOOLKIT_NO_CPR": "1"}
        start = time.perf_counter()
        with subprocess.Popen(
            [build.python, "-m", "mulligan", *words], env=environment, stdin=theirs, stdout=theirs, stderr=theirs
        ) as process:
            os.close(theirs)
            told = b""
            while LISTENS not in told or not asked:
                left = start + PATIENCE - time.perf_counter()
                if left <= 0 or not select.select([ours], [], [], left)[0]:
                    process.kill()
                    sys.exit(
                        f"mulligan {' '.join(words)} came to nothing within {PATIENCE:.0f} seconds: {told[-200:]!r}"
                    )
                try:
                    piece = os.read(ours, 65536)
                except OSError:  # the command has ended
                    break
                told += piece
            if not asked:
                process.wait()
            spent = time.perf_counter() - start
            process.kill()
    os.close(ours)
    if (process.returncode != 0) is not asked or (LISTENS in told) is not asked:
        sys.exit(f"mulligan {' '.join(words)} went wrong: {told[-200:]!r}")
    return spent


def surroundings(build: Build) -> dict[str, str]:
    """The variables that a command of a build is called with."""
    return {**os.environ, "PYTHONPATH": build.path, "MULLIGAN_PURE": ""}


def show_jobs(games: list[str], build: Build) -> None:
    """How much faster two processes are than one, on long runs, by the time that the command itself tells."""
    print("\n`sim --jobs 2` against one job, by the clock; in brackets the seconds of each")
    for game in games:
        decks = decks_of(game, build)
        for agents in ("random", "greedy"):
            count = 40
            while (once := simulate(build, game, decks, agents, count, 1)) < LONG:
                count = round(count * max(1.2 * LONG / max(once, 0.1), 1.3))
            ones, twos = [once], [simulate(build, game, decks, agents, count, 2)]
            ones.append(simulate(build, game, decks, agents, count, 1))
            twos.append(simulate(build, game, decks, agents, count, 2))
            ratio = min(ones) / min(twos)
            print(f"{game:8} {agents:8} {count:7} games  {ratio:.2f}  ({min(ones):.1f}, {min(twos):.1f})", flush=True)


def simulate(build: Build, game: str, decks: list[str], agents: str, count: int, jobs: int) -> float:
    """Seconds that so many games take, as `sim` tells them."""
    call = [build.python, "-m", "mulligan", "sim", game, *decks, "--games", str(count), "--agents", agents]
    done = subprocess.run(
        [*call, "--jobs", str(jobs), "--json"], env=surroundings(build), capture_output=True, text=True, check=True
    )
    return float(json.loads(done.stdout)["seconds"])


# -- The side that plays, in the Python of a build; it uses only what builds of all commits have -----------------------


class Simulator(Player):
    """Plays games as `mulligan sim` does as well, and at large tables."""

    def play(self, way: str, count: int) -> dict[str, float]:
        """So many games with each pair."""
        if way in ("engine", "logged"):
            return super().play(way, count)
        from mulligan.agents import AGENTS
        from mulligan.sim.series import Series, play_series

        kind = self.kind
        name = {"random": "random", "greedy": "greedy"}.get(way) or (
            "greedy-0.1" if "greedy-0.1" in AGENTS else "greedy"
        )
        decisions = 0
        start = time.process_time()
        for pair in self.pairs:
            series = Series(kind.name, kind.newest(), kind.formats[0], list(pair), [name, name], 1)
            found = play_series(series, count, 1, lambda _: None)
            decisions += sum(one.decisions for one in getattr(found, "played", found))
        return self.told(count, decisions, start)

    def grow(self, size: int, rounds: int) -> dict[str, float]:
        """Seconds for some decisions where so many cards a side are in play, and how much there is to look at."""
        begun = self.big_table(size)
        numbers: list[int] = []
        things = 0
        from mulligan.kernel.chance import chance

        luck = chance(1)
        game = self.kind.clone(begun)
        where = int(game.zone[0])
        while not game.over and len(numbers) < MOST and game.turn == begun.turn:
            options = game.decision.options
            things += len(options) + sum(zone == where for zone in game.zone)
            aimed = [i for i, one in enumerate(options) if one.card >= 0 and (one.target >= 0 or one.player >= 0)]
            numbers.append(aimed[luck.below(len(aimed))] if aimed else 0)
            game.choose_number(numbers[-1])
        best = 1e9
        for _ in range(max(rounds, 3)):
            copies = [self.kind.clone(begun) for _ in range(20)]
            start = time.process_time()
            for copy in copies:
                for number in numbers:
                    copy.choose_number(number)
            best = min(best, (time.process_time() - start) / len(copies))
        return {"seconds": best, "decisions": len(numbers), "things": things / len(numbers)}

    def big_table(self, size: int) -> Any:
        """A game with so many cards of our own in play on each side, without a log."""
        from mulligan.scenarios.laying import lay_table

        card, zone, how = OWN[self.kind.name]
        players: dict[str, object] = {}
        cards: list[dict[str, object]] = [card]
        if "title" in card:  # no two units of one name, and one of them leads
            cards = [{**card, "number": f"W-{i}", "name": f"Walker {i}"} for i in range(size)]
            units = [{"card": f"W-{i}", "main": i == 0} for i in range(size)]
            players = {"a": {zone: units, "orbs": 5}, "b": {zone: units, "orbs": 5}}
        else:
            many = {"card": card["name"], "n": size}
            players = {"a": {zone: [many]}, "b": {zone: [{**many, **how}]}}
        scenario = {"game": self.kind.name, "cards": cards, "players": players}
        game = lay_table(scenario, self.kind).game
        game.log = game.choices = None
        return game


if __name__ == "__main__":
    sys.exit(main())
