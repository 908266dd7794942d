"""What soaks have shown: which games were played by which build, what went wrong, the longest, the slowest."""

from __future__ import annotations

import hashlib
import json
from bisect import bisect_right, insort
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import mulligan
from mulligan.kernel.errors import MulliganError
from mulligan.sim.bench import is_compiled
from mulligan.sim.soak import Watched

KIND: Final = "mulligan soak"
EARLY: Final = 200  # memory is compared with what a process had after so many games
SOURCES: Final = (".py", ".toml", ".json", ".ftl", ".txt")


def build() -> str:
    """Which Mulligan this is: its release, whether it is compiled, and a mark of its sources and data."""
    mark = hashlib.blake2b(digest_size=4)
    package = Path(mulligan.__file__).parent
    for path in sorted(package.rglob("*")):
        if path.suffix in SOURCES and path.is_file():
            mark.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes())
    return f"{mulligan.__version__} {'compiled' if is_compiled() else 'uncompiled'} {mark.hexdigest()}"


class Ranges:
    """Whole numbers, kept as ranges in order: each its first and its last."""

    def __init__(self, pairs: list[list[int]] | None = None) -> None:
        self.pairs = [[int(first), int(last)] for first, last in pairs or []]
        if any(first > last for first, last in self.pairs) or self.pairs != sorted(self.pairs):
            raise ValueError("ranges out of order")

    def add(self, number: int) -> None:
        """One more number; ranges that touch become one."""
        if number in self:
            return
        insort(self.pairs, [number, number])
        index = self.pairs.index([number, number])
        for i in (index, index - 1):
            if 0 <= i < len(self.pairs) - 1 and self.pairs[i][1] + 1 == self.pairs[i + 1][0]:
                self.pairs[i : i + 2] = [[self.pairs[i][0], self.pairs[i + 1][1]]]

    def drop(self, number: int) -> None:
        """One number less."""
        for i, (first, last) in enumerate(self.pairs):
            if first <= number <= last:
                parts = [[first, number - 1], [number + 1, last]]
                self.pairs[i : i + 1] = [part for part in parts if part[0] <= part[1]]
                return

    def __contains__(self, number: int) -> bool:
        index = bisect_right(self.pairs, number, key=first_of) - 1
        return index >= 0 and number <= self.pairs[index][1]

    def __len__(self) -> int:
        return sum(last - first + 1 for first, last in self.pairs)

    def __str__(self) -> str:
        return ", ".join(f"{first}–{last}" if first < last else f"{first}" for first, last in self.pairs)


def first_of(pair: list[int]) -> int:
    """Where a range begins."""
    return pair[0]


class Sitting:
    """What games of one format and number of players have shown by one edition of the rules."""

    def __init__(self, games: int = 0, decisions: int = 0, longest: int = 0) -> None:
        self.games = games
        self.decisions = decisions
        self.longest = longest

    def add(self, other: Sitting) -> None:
        """Those of another count too."""
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)


def by_number(name: str) -> list[tuple[int, str]]:
    """Sorts names that have numbers in them: two players before ten."""
    return [(int(word) if word.isdecimal() else 0, word) for word in name.replace(",", " ").split()]


class Soaked:
    """What the soaks of one game have shown."""

    def __init__(self) -> None:
        self.done: dict[str, Ranges] = {}  # by build
        self.sittings: dict[str, dict[str, Sitting]] = {}  # by table and edition
        self.failures: dict[int, list[str]] = {}  # by number: the sitting, what went wrong, the build
        self.longest: list[object] = [0, 0, 0, ""]  # decisions, turns, number, sitting
        self.slowest: list[object] = [0.0, "", 0, 0, ""]  # seconds, rule, decision, number, sitting
        self.early = 0.0
        self.memory = 0.0
        self.seconds = 0.0

    def to_do(self, numbers: Sequence[int], build: str) -> list[int]:
        """Those of these games that are not yet played; what went wrong with another build is played again."""
        again = {number for number, (_, _, other) in self.failures.items() if other != build}
        for number in again.intersection(numbers):
            del self.failures[number]
            for done in self.done.values():
                done.drop(number)
        return [number for number in numbers if not any(number in one for one in self.done.values())]

    def hear(self, watched: Watched, build: str) -> None:
        """A game has been played."""
        number = watched.number
        self.done.setdefault(build, Ranges()).add(number)
        self.memory = max(self.memory, watched.memory)
        if watched.nth <= EARLY:
            self.early = max(self.early, watched.memory)
        if watched.error:
            self.failures[number] = [watched.where(), watched.error, build]
            return
        editions = self.sittings.setdefault(watched.sitting, {})
        editions.setdefault(watched.edition, Sitting()).add(Sitting(1, watched.decisions, watched.decisions))
        self.longest = max(self.longest, [watched.decisions, watched.turns, number, watched.where()])
        slow = [round(watched.slowest, 4), watched.slowest_rule, watched.slowest_decision, number, watched.where()]
        self.slowest = max(self.slowest, slow)

    def games(self) -> int:
        """How many games were played."""
        return sum(len(done) for done in self.done.values())

    def decisions(self) -> int:
        """How many decisions they took."""
        return sum(sitting.decisions for _, sitting in self.tables())

    def tables(self) -> list[tuple[str, Sitting]]:
        """What each format and number of players has shown in all editions together."""
        found = []
        for name in sorted(self.sittings, key=by_number):
            sitting = Sitting()
            for one in self.sittings[name].values():
                sitting.add(one)
            found.append((name, sitting))
        return found

    def editions(self) -> list[str]:
        """By which editions games were played."""
        return sorted({edition for sitting in self.sittings.values() for edition in sitting})

    def row(self) -> dict[str, object]:
        """As plain data."""
        return {
            "done": {build: done.pairs for build, done in self.done.items()},
            "sittings": {
                name: {edition: [one.games, one.decisions, one.longest] for edition, one in sorted(editions.items())}
                for name, editions in sorted(self.sittings.items())
            },
            "failures": {str(number): told for number, told in sorted(self.failures.items())},
            "longest": self.longest,
            "slowest": self.slowest,
            "memory": [self.early, self.memory],
            "seconds": round(self.seconds, 1),
        }


def soaked_of(row: dict) -> Soaked:  # type: ignore[type-arg]  # as it comes out of a file
    """What plain data tells."""
    soaked = Soaked()
    soaked.done = {str(build): Ranges(pairs) for build, pairs in row["done"].items()}
    soaked.sittings = {
        str(name): {str(edition): Sitting(*map(int, told)) for edition, told in editions.items()}
        for name, editions in row["sittings"].items()
    }
    for number, (sitting, error, build) in row["failures"].items():
        soaked.failures[int(number)] = [str(sitting), str(error), str(build)]
    decisions, turns, number, sitting = row["longest"]
    soaked.longest = [int(decisions), int(turns), int(number), str(sitting)]
    seconds, rule, decision, number, sitting = row["slowest"]
    soaked.slowest = [float(seconds), str(rule), int(decision), int(number), str(sitting)]
    early, most = row["memory"]
    soaked.early, soaked.memory, soaked.seconds = float(early), float(most), float(row["seconds"])
    return soaked


class Report:
    """A file of soaks: what each game's have shown."""

    def __init__(self) -> None:
        self.games: dict[str, Soaked] = {}

    def __iter__(self) -> Iterator[tuple[str, Soaked]]:
        return iter(self.games.items())

    def of(self, game: str) -> Soaked:
        """What a game's soaks have shown."""
        return self.games.setdefault(game, Soaked())

    def to_bytes(self) -> bytes:
        """As a file."""
        row = {"kind": KIND, "games": {name: soaked.row() for name, soaked in self}}
        return (json.dumps(row, ensure_ascii=False) + "\n").encode("utf-8", "replace")


def read_report(data: bytes, path: str) -> Report:
    """The report in a file."""
    report = Report()
    try:
        row = json.loads(data)
        if row["kind"] != KIND:
            raise ValueError(row["kind"])
        for name, soaked in row["games"].items():
            report.games[str(name)] = soaked_of(soaked)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError, OverflowError):
        raise MulliganError("bad-soak-report", path=path) from None
    return report
