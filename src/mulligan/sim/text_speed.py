"""How long the printed texts of card databases take to be read. Run as a module it measures one variant, in JSON."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time

from mulligan.collections.reading import read_cards
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.imports import Imported
from mulligan.sim.bench import is_compiled


class TextSpeed:
    """What was measured of one variant: of each game how many cards were tried, and seconds of a processor."""

    def __init__(self, compiled: bool) -> None:
        self.compiled = compiled
        self.cards: dict[str, int] = {}  # in each language that they are in
        self.seconds: dict[str, float] = {}

    @property
    def total(self) -> float:
        """Seconds in all."""
        return sum(self.seconds.values())

    def row(self) -> dict[str, object]:
        """As plain data."""
        games = {game: {"cards": self.cards[game], "seconds": round(self.seconds[game], 3)} for game in self.seconds}
        return {"compiled": self.compiled, "games": games, "seconds": round(self.total, 3)}


class _Count:
    """Counts cards as they are tried."""

    def __init__(self) -> None:
        self.cards = 0

    def hear(self, name: str, card: Imported | None) -> None:
        """A card has been tried."""
        self.cards += 1


def measure_texts(paths: list[str]) -> TextSpeed:
    """Read the cards of some files, as an import does, in each language that they are in; loading grammars counts."""
    found = TextSpeed(is_compiled())
    for path in paths:
        count = _Count()
        start = time.process_time()
        game = read_cards(path, None, count.hear).kind.name
        found.seconds[game] = found.seconds.get(game, 0) + time.process_time() - start
        found.cards[game] = found.cards.get(game, 0) + count.cards
    return found


def measure_texts_both(paths: list[str]) -> list[TextSpeed]:
    """Measure compiled and uncompiled, each in a process of its own; only uncompiled where nothing is compiled."""
    found = [measure_texts_apart(paths, pure=False)]
    if found[0].compiled:
        found.append(measure_texts_apart(paths, pure=True))
    return found


def measure_texts_apart(paths: list[str], pure: bool) -> TextSpeed:
    """Measure in another process, which has read nothing yet."""
    environment = {**os.environ, "MULLIGAN_PURE": "1" if pure else ""}
    call = [sys.executable, "-m", "mulligan.sim.text_speed", *paths]
    answer = subprocess.run(call, env=environment, capture_output=True, text=True, check=False)
    if answer.returncode:
        raise MulliganError("bench-failed", reason=(answer.stderr.strip().splitlines() or ["?"])[-1])
    row = json.loads(answer.stdout)
    found = TextSpeed(row["compiled"])
    for game, told in row["games"].items():
        found.cards[game] = told["cards"]
        found.seconds[game] = told["seconds"]
    return found


if __name__ == "__main__":
    try:
        sys.stdout.write(json.dumps(measure_texts(sys.argv[1:]).row()))
    except MulliganError as error:
        sys.exit(str(error))
