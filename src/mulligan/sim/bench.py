"""How fast games are: random games, decisions, copies, loading. Run as a module it measures one variant, in JSON."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from itertools import combinations
from typing import Final

import mulligan.kernel.column
from mulligan import games
from mulligan.kernel.chance import chance
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import Game, Match
from mulligan.kernel.kinds import Kind
from mulligan.kernel.playouts import play_out
from mulligan.sim.random_decks import playable_deck

ROUNDS: Final = 5
WIDE: Final = 12  # matches of random decks over all cards
SEED: Final = 7
LATER: Final = re.compile(r"s\d-")  # decks of later sets


class Speed:
    """What was measured of one variant."""

    def __init__(
        self, compiled: bool, games: float, decisions: float, clone: float, wide: float = 0, wide_decisions: float = 0
    ) -> None:
        self.compiled = compiled
        self.games = games  # a second
        self.decisions = decisions  # a second
        self.clone = clone  # microseconds
        self.wide = wide  # games a second of random decks over all cards
        self.wide_decisions = wide_decisions
        self.load = Load()

    def row(self) -> dict[str, object]:
        """As plain data."""
        return {
            "compiled": self.compiled,
            "games_per_second": round(self.games, 1),
            "decisions_per_second": round(self.decisions),
            "clone_us": round(self.clone, 3),
            "random_decks_games_per_second": round(self.wide, 1),
            "random_decks_decisions_per_second": round(self.wide_decisions),
            **self.load.row(),
        }


class Load:
    """How long it takes until cards are there, in milliseconds; the modules have been brought in before."""

    def __init__(self, decks: float = 0, catalog: float = 0, cards: int = 0) -> None:
        self.decks = decks  # two decks and their match, in a process that has read no card yet
        self.catalog = catalog  # all cards
        self.cards = cards

    def row(self) -> dict[str, object]:
        """As plain data."""
        return {"load_decks_ms": round(self.decks, 1), "load_catalog_ms": round(self.catalog, 1), "cards": self.cards}


def is_compiled() -> bool:
    """Whether this process runs the compiled modules."""
    return not mulligan.kernel.column.__file__.endswith(".py")


def matches(kind: Kind) -> list[Match]:
    """The built-in decks in pairs, by the newest edition."""
    decks = [kind.built_in_deck(name) for name in bench_decks(kind)]
    pairs = list(combinations(decks, 2)) or [(decks[0], decks[0])]
    return [kind.match(["a", "b"], list(pair), kind.newest(), kind.formats[0], None) for pair in pairs]


def bench_decks(kind: Kind) -> list[str]:
    """The decks that are measured with, always the same: of the first set, four at most."""
    return [name for name in kind.built_in_decks() if not LATER.match(name)][:4]


def wide_matches(kind: Kind) -> list[Match]:
    """Random legal decks over all cards, each time the same."""
    luck = chance(SEED)
    edition, form = kind.newest(), kind.formats[0]
    found: list[Match] = []
    for _ in range(WIDE):
        decks = [playable_deck(kind, edition, form, luck) for _ in range(2)]
        found.append(kind.match(["a", "b"], decks, edition, form, None))
    return found


def load_times(kind: Kind) -> Load:
    """How long it takes until two decks are ready to be played with, and until all cards have been read."""
    names = bench_decks(kind)
    start = time.perf_counter()
    decks = [kind.built_in_deck(name) for name in (names[0], names[-1])]
    kind.match(["a", "b"], decks, kind.newest(), kind.formats[0], None)
    ready = time.perf_counter() - start
    times: list[float] = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        cards = kind.read_all()
        times.append(time.perf_counter() - start)
    return Load(ready * 1e3, min(times) * 1e3, cards)


def measure(kind: Kind, seconds: float) -> Speed:
    """Play the same random games several times over, for so long in all; then copy states from the middle of games.

    The quickest time counts: whatever else a machine does only makes it longer.
    """
    load = load_times(kind)
    table = matches(kind)
    games, decisions = rates(kind, table, seconds)
    wide, wide_decisions = rates(kind, wide_matches(kind), seconds)
    found = Speed(is_compiled(), games, decisions, clone_time(kind, table, seconds / 4), wide, wide_decisions)
    found.load = load
    return found


def rates(kind: Kind, table: list[Match], seconds: float) -> tuple[float, float]:
    """Games and decisions a second, at these tables."""
    luck = chance(1)
    count = decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds / ROUNDS or count < len(table):  # finds how many, and warms up
        decisions += play_out(kind.new_game(table[count % len(table)], count, False), luck)
        count += 1
    spent = min(play_time(kind, table, count) for _ in range(ROUNDS - 1))
    return count / spent, decisions / spent


def play_time(kind: Kind, table: list[Match], count: int) -> float:
    """Seconds for so many random games."""
    luck = chance(1)
    start = time.perf_counter()
    for number in range(count):
        play_out(kind.new_game(table[number % len(table)], number, False), luck)
    return time.perf_counter() - start


def clone_time(kind: Kind, table: list[Match], seconds: float) -> float:
    """Microseconds for a copy, over states from all along some games."""
    states: list[Game] = []
    luck = chance(2)
    for seed, match in enumerate(table):
        game = kind.new_game(match, seed, False)
        step = 0
        while not game.over and len(states) < 20 * (seed + 1):
            assert game.decision is not None
            game.choose_number(luck.below(len(game.decision.options)))
            step += 1
            if step % 10 == 0:
                states.append(kind.clone(game))
    return min(time_to_clone(kind, states, seconds / ROUNDS) for _ in range(ROUNDS)) * 1e6


def time_to_clone(kind: Kind, states: list[Game], seconds: float) -> float:
    """Seconds for a copy, by copying all states again and again for so long."""
    clone = kind.clone
    count = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        for state in states:
            clone(state)
        count += len(states)
    return spent / count


def measure_both(game: str, seconds: float) -> list[Speed]:
    """Measure compiled and uncompiled, each in a process of its own; only uncompiled where nothing is compiled."""
    found = [measure_apart(game, seconds, pure=False)]
    if found[0].compiled:
        found.append(measure_apart(game, seconds, pure=True))
    return found


def measure_apart(game: str, seconds: float, pure: bool) -> Speed:
    """Measure in another process."""
    environment = {**os.environ, "MULLIGAN_PURE": "1" if pure else ""}
    call = [sys.executable, "-m", "mulligan.sim.bench", game, str(seconds)]
    answer = subprocess.run(call, env=environment, capture_output=True, text=True, check=False)
    if answer.returncode:
        raise MulliganError("bench-failed", reason=(answer.stderr.strip().splitlines() or ["?"])[-1])
    row = json.loads(answer.stdout)
    found = Speed(row["compiled"], row["games_per_second"], row["decisions_per_second"], row["clone_us"])
    found.wide = row["random_decks_games_per_second"]
    found.wide_decisions = row["random_decks_decisions_per_second"]
    found.load = Load(row["load_decks_ms"], row["load_catalog_ms"], row["cards"])
    return found


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measure(games.kind(sys.argv[1]), float(sys.argv[2])).row()))
