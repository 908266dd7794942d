"""Who beats whom: `python tools/strength.py GAME A B --games N --seed S [--out FILE]`.

Every pair of the decks named (`--decks one,two`; the last four built-in ones unless said, `--decks house` for the house
decks, which no value was fitted to) is played, each game twice with the agents' seats swapped and the same luck. A
search by time has so much time of a processor, as nobody waits and a busy machine would make it weaker (`--clock wall`:
time on the wall, as at a table). Seed and number of games are fixed before the run and written into the file's first
line (docs/strength/GAME-A-B-S.jsonl unless said, `house` before the seed where these are played, `--out -` keeps
nothing); a run that was stopped goes on where it was, with a line of what it goes on with (commit, compiled or not,
load), and a file of another run is refused.

What is printed is the first agent's share of wins (a draw is half a win) with its 95 % interval by Wilson, how many
pairs of games with the same luck it won or lost whole (decks and luck decide the others), and how long choices took.
`python tools/strength.py --runs [FOLDER]` prints that of every run kept in a folder.
"""

from __future__ import annotations

import argparse
import filecmp
import json
import os
import subprocess
import sys
import time
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

import mulligan
from mulligan import games
from mulligan.agents import SearchAgent, agent, ask, deciders
from mulligan.kernel import column
from mulligan.kernel.chance import one_way
from mulligan.sim.statistics import wilson
from mulligan.sim.workers import share

MOST_DECISIONS = 20_000
HOUSE = "house"  # the sort of deck that is made for this
CLOCKS = {"processor": time.thread_time, "wall": time.perf_counter}
ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "docs" / "strength"

Head = dict[str, object]
Row = list[float]  # number of the game, won, turns, choices, their mean and slowest time in ms


class Duel:
    """Two agents, and the games between them."""

    def __init__(self, game: str, agents: list[str], decks: list[str], seed: int, clock: str) -> None:
        self.kind = games.kind(game)
        self.clock = CLOCKS[clock]
        self.agents = [agent(name) for name in agents]
        for one in self.agents:
            if isinstance(one, SearchAgent):
                one.clock = self.clock
        self.decks = [self.kind.built_in_deck(name) for name in decks]
        self.pairs = [(one, two) for one in range(len(decks)) for two in range(len(decks)) if one != two]
        self.seed = seed

    def play(self, number: int) -> Row:
        """One game: of each two with the same luck and decks, the second has the agents' seats swapped."""
        kind = self.kind
        luck = number // 2
        one, two = self.pairs[luck % len(self.pairs)]
        sides = [0, 1] if number % 2 == 0 else [1, 0]
        match = kind.match(["1", "2"], [self.decks[one], self.decks[two]], kind.newest(), kind.formats[0], None)
        game = kind.new_game(match, one_way(self.seed, luck), False)
        times: list[float] = []
        decisions = 0
        while not game.over and decisions < MOST_DECISIONS:
            decision = game.decision
            assert decision is not None
            player = deciders(decision)[0]
            began = self.clock()
            chosen = ask(self.agents[sides[player]], kind, game, player, one_way(self.seed, number, decisions))
            if sides[player] == 0 and len(decision.options) > 1:
                times.append(1000 * (self.clock() - began))
            game.choose(chosen)
            decisions += 1
        won = 0.5 if not game.over or game.result < 0 else float(sides[game.result] == 0)
        mean = sum(times) / max(1, len(times))
        return [number, won, int(game.turn), len(times), round(mean, 1), round(max(times, default=0.0))]


def duel(game: str, agents: list[str], decks: list[str], seed: int, clock: str) -> object:
    return Duel(game, agents, decks, seed, clock).play


# -- What is kept ------------------------------------------------------------------------------------------------------


class Run:
    """The games of one run that were played so far, and with what they were played."""

    def __init__(self, head: Head) -> None:
        self.head = head
        self.sessions: list[dict[str, object]] = []
        self.rows: list[Row] = []
        self.lines = [json.dumps(head)]

    @staticmethod
    def read(path: Path) -> Run:
        """The run of a file, without the last line of one that was killed while it wrote."""
        lines = path.read_text("utf-8").splitlines()
        run = Run(json.loads(lines[0]))
        for line in lines[1:]:
            try:
                run.add(json.loads(line))
            except json.JSONDecodeError:
                break
        return run

    def add(self, entry: dict[str, object] | Row) -> None:
        """With what is played from here on, or a game."""
        if isinstance(entry, dict):
            self.sessions.append(entry)
        else:
            self.rows.append(entry)
        self.lines.append(json.dumps(entry))

    def pairs(self) -> tuple[int, int]:
        """How many pairs of games with the same luck the first agent won, and how many it lost, from both seats."""
        won = {int(row[0]): row[1] for row in self.rows}
        whole = [(won[number], won[number + 1]) for number in won if number % 2 == 0 and number + 1 in won]
        return whole.count((1.0, 1.0)), whole.count((0.0, 0.0))

    def told(self) -> str:
        """What came of it."""
        won = sum(row[1] for row in self.rows)
        low, high = wilson(won, len(self.rows))
        choices = sum(row[3] for row in self.rows)
        mean = sum(row[4] * row[3] for row in self.rows) / max(1, choices)
        both, neither = self.pairs()
        first, second = self.head["agents"]  # type: ignore[misc, str-unpack]
        fixed = int(str(self.head["games"]))
        house = " with house decks" if self.head["decks"] == games.kind(str(self.head["game"])).decks_for(HOUSE) else ""
        missing = "" if len(self.rows) == fixed else f" of the {fixed} fixed"
        with_what = sorted({f"{one['commit']}{'' if one['compiled'] else ' uncompiled'}" for one in self.sessions})
        loads = sorted(float(str(one["load"])) for one in self.sessions)
        return (
            f"{self.head['game']}: {first} against {second}{house}, seed {self.head['seed']}: {won:g} of"
            f" {len(self.rows)}{missing} = {won / max(1, len(self.rows)):.0%} ({low:.0%} to {high:.0%}), {both} pairs"
            f" won whole and {neither} lost; a choice {mean:.1f} ms of the {self.head['clock']}, slowest"
            f" {max((row[5] for row in self.rows), default=0):.0f} ms; {', '.join(with_what)}, load"
            f" {' to '.join(dict.fromkeys(f'{one:.0f}' for one in (loads[:1] + loads[-1:])))}"
        )


def taken_up(path: Path, head: Head) -> Run:
    """The run of a file, or a new one; a file of another run is refused."""
    run = Run.read(path) if path.exists() else Run(head)
    if run.head != head:
        sys.exit(f"{path} holds another run: {json.dumps(run.head)}\nThis one is {json.dumps(head)}")
    return run


def session() -> dict[str, object]:
    """With what games are played from here on."""
    return {
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M"),
        "commit": commit(),
        "compiled": column.COMPILED,
        "load": round(os.getloadavg()[0], 1),
    }


def commit() -> str:
    """The commit of these sources; with a plus where what is installed, or what lies here, is not quite that."""
    call = ["git", "-C", str(ROOT), "rev-parse", "--short=10", "HEAD"]
    try:
        found = subprocess.run(call, capture_output=True, text=True, check=True).stdout.strip()
        changed = subprocess.run(
            ["git", "-C", str(ROOT), "status", "--porcelain", "src"], capture_output=True, text=True, check=True
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return found + ("+" if changed or other_sources() else "")


def other_sources() -> list[str]:
    """The modules of the installed package that are not as they are here."""
    here, there = ROOT / "src" / "mulligan", Path(mulligan.__file__).parent
    names = [str(path.relative_to(here)) for path in here.rglob("*") if path.suffix in (".py", ".toml")]
    _, different, missing = filecmp.cmpfiles(here, there, names, shallow=False)
    return [*different, *missing]


# -- The command -------------------------------------------------------------------------------------------------------


def main() -> None:
    parser = argparse.ArgumentParser(description="Who beats whom, with intervals.")
    parser.add_argument("game", nargs="?")
    parser.add_argument("agents", nargs="*")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--decks", default="")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--clock", choices=sorted(CLOCKS), default="processor")
    parser.add_argument("--out", default="")
    parser.add_argument("--runs", nargs="?", const=str(KEPT), default="")
    asked = parser.parse_args()
    if asked.runs:
        for file in sorted(Path(asked.runs).glob("*.jsonl")):
            print(Run.read(file).told())
        return
    if not asked.game or len(asked.agents) != 2:
        parser.error("a game and two agents are needed")
    kind = games.kind(asked.game)
    decks = [name for name in asked.decks.split(",") if name] or kind.built_in_decks()[-4:]
    house = decks == [HOUSE]
    if house:
        decks = kind.decks_for(HOUSE)
    head = {"game": kind.name, "agents": asked.agents, "games": asked.games, "seed": asked.seed, "decks": decks}
    head["clock"] = asked.clock
    first, second = asked.agents
    with_what = f"-{HOUSE}" if house else ""
    path = Path(asked.out) if asked.out else KEPT / f"{kind.name}-{first}-{second}{with_what}-{asked.seed}.jsonl"
    kept = asked.out != "-"
    run = taken_up(path, head) if kept else Run(head)
    done = {int(row[0]) for row in run.rows}
    left = [number for number in range(asked.games) if number not in done]
    if left:
        run.add(session())
    if kept:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("\n".join(run.lines) + "\n", "utf-8")
    make = partial(duel, kind.name, asked.agents, decks, asked.seed, asked.clock)
    for _, row in share(make, left, asked.jobs, 1):
        if row is None:
            continue
        run.add(row)
        if kept:
            with path.open("a", encoding="utf-8") as out:
                out.write(run.lines[-1] + "\n")
    print(run.told())


if __name__ == "__main__":
    main()
