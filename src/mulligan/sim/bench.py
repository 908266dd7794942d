"""How fast games are: random games, decisions, and copies. Run as a module it measures one variant and prints JSON."""

from __future__ import annotations

import json
import os
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

ROUNDS: Final = 5


class Speed:
    """What was measured of one variant."""

    def __init__(self, compiled: bool, games: float, decisions: float, clone: float) -> None:
        self.compiled = compiled
        self.games = games  # a second
        self.decisions = decisions  # a second
        self.clone = clone  # microseconds

    def row(self) -> dict[str, object]:
        """As plain data."""
        return {
            "compiled": self.compiled,
            "games_per_second": round(self.games, 1),
            "decisions_per_second": round(self.decisions),
            "clone_us": round(self.clone, 3),
        }


def is_compiled() -> bool:
    """Whether this process runs the compiled modules."""
    return not mulligan.kernel.column.__file__.endswith(".py")


def matches(kind: Kind) -> list[Match]:
    """The built-in decks in pairs, by the newest edition."""
    decks = [kind.built_in_deck(name) for name in kind.built_in_decks()[:4]]
    pairs = list(combinations(decks, 2)) or [(decks[0], decks[0])]
    return [kind.match(["a", "b"], list(pair), kind.newest(), kind.formats[0], None) for pair in pairs]


def measure(kind: Kind, seconds: float) -> Speed:
    """Play the same random games several times over, for so long in all; then copy states from the middle of games.

    The quickest time counts: whatever else a machine does only makes it longer.
    """
    table = matches(kind)
    luck = chance(1)
    count = decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds / ROUNDS or count < len(table):  # finds how many, and warms up
        decisions += play_out(kind.new_game(table[count % len(table)], count, False), luck)
        count += 1
    spent = min(play_time(kind, table, count) for _ in range(ROUNDS - 1))
    return Speed(is_compiled(), count / spent, decisions / spent, clone_time(kind, table, seconds / 4))


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
    return Speed(row["compiled"], row["games_per_second"], row["decisions_per_second"], row["clone_us"])


if __name__ == "__main__":
    sys.stdout.write(json.dumps(measure(games.kind(sys.argv[1]), float(sys.argv[2])).row()))
