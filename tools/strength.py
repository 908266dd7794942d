"""Who beats whom: `python tools/strength.py GAME A B --games N --seed S --out FILE`.

Every pair of the decks named (the last four built-in ones unless said) is played, each game twice with the agents'
seats swapped and the same luck. Seed and number of games are fixed before the run and written into the file's first
line; a run that was stopped goes on where it was, and a file of another run is refused. What is printed is the first
agent's share of wins (a draw is half a win) with its 95 % interval by Wilson, how many pairs of games with the same
luck it won or lost whole (decks and luck decide the others), and how long the slowest choices took.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from functools import partial
from pathlib import Path

from mulligan import games
from mulligan.agents import agent, ask, deciders
from mulligan.kernel import column
from mulligan.kernel.chance import one_way
from mulligan.sim.statistics import wilson
from mulligan.sim.workers import share

MOST_DECISIONS = 20_000


class Duel:
    """Two agents, and the games between them."""

    def __init__(self, game: str, agents: list[str], decks: list[str], seed: int) -> None:
        self.kind = games.kind(game)
        self.agents = [agent(name) for name in agents]
        self.decks = [self.kind.built_in_deck(name) for name in decks]
        self.pairs = [(one, two) for one in range(len(decks)) for two in range(len(decks)) if one != two]
        self.seed = seed

    def play(self, number: int) -> dict[str, object]:
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
            began = time.perf_counter()
            chosen = ask(self.agents[sides[player]], kind, game, player, one_way(self.seed, number, decisions))
            if sides[player] == 0 and len(decision.options) > 1:
                times.append(time.perf_counter() - began)
            game.choose(chosen)
            decisions += 1
        won = 0.5 if not game.over or game.result < 0 else float(sides[game.result] == 0)
        times.sort()
        slow = times[-max(1, len(times) // 1000)] if times else 0.0
        return {
            "number": number,
            "decks": [self.decks[one].name, self.decks[two].name],
            "won": won,
            "turns": int(game.turn),
            "choices": len(times),
            "mean": round(sum(times) / max(1, len(times)), 5),
            "slowest": round(max(times, default=0.0), 4),
            "slow": round(slow, 4),
        }


def duel(game: str, agents: list[str], decks: list[str], seed: int) -> object:
    return Duel(game, agents, decks, seed).play


def kept(path: Path, head: dict[str, object]) -> list[dict[str, object]]:
    """The games that a file has already; a file of another run is refused."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(head) + "\n", "utf-8")
        return []
    lines = path.read_text("utf-8").splitlines()
    if not lines or json.loads(lines[0]) != head:
        sys.exit(f"{path} holds another run: {lines[0] if lines else 'nothing'}\nThis one is  {json.dumps(head)}")
    found = []
    for line in lines[1:]:
        try:
            found.append(json.loads(line))
        except json.JSONDecodeError:  # the last one of a run that was killed
            break
    path.write_text("\n".join([lines[0], *[json.dumps(row) for row in found]]) + "\n", "utf-8")
    return found


def pairs(rows: list[dict[str, object]]) -> tuple[int, int]:
    """How many pairs of games with the same luck the first agent won, and how many it lost, from both seats."""
    won = {int(str(row["number"])): row["won"] for row in rows}
    whole = [(won[number], won[number + 1]) for number in won if number % 2 == 0 and number + 1 in won]
    return whole.count((1.0, 1.0)), whole.count((0.0, 0.0))


def main() -> None:
    parser = argparse.ArgumentParser(description="Who beats whom, with intervals.")
    parser.add_argument("game")
    parser.add_argument("agents", nargs=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--decks", default="")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", default="")
    asked = parser.parse_args()
    kind = games.kind(asked.game)
    decks = [name for name in asked.decks.split(",") if name] or kind.built_in_decks()[-4:]
    head = {"game": kind.name, "agents": asked.agents, "games": asked.games, "seed": asked.seed, "decks": decks}
    path = Path(asked.out) if asked.out else None
    rows = kept(path, head) if path is not None else []
    done = {row["number"] for row in rows}
    left = [number for number in range(asked.games) if number not in done]
    for _, row in share(partial(duel, kind.name, asked.agents, decks, asked.seed), left, asked.jobs, 1):
        if row is None:
            continue
        rows.append(row)
        if path is not None:
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
    won = sum(float(row["won"]) for row in rows)
    low, high = wilson(won, len(rows))
    choices = sum(int(row["choices"]) for row in rows)
    mean = sum(float(row["mean"]) * int(row["choices"]) for row in rows) / max(1, choices)
    first, second = asked.agents
    both, neither = pairs(rows)
    print(
        f"{kind.name}: {first} against {second}: {won:g} of {len(rows)} = {won / max(1, len(rows)):.0%}"
        f" ({low:.0%} to {high:.0%}), {both} pairs won whole and {neither} lost, seed {asked.seed}, {len(decks)} decks;"
        f" a choice {1000 * mean:.1f} ms, slowest"
        f" {1000 * max((float(row['slowest']) for row in rows), default=0):.0f} ms;"
        f" {'compiled' if column.COMPILED else 'uncompiled'}"
    )


if __name__ == "__main__":
    main()
