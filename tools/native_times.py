"""How long games are in which functions, as counted before (called by tools/native_build.py).

native_times.txt has it of every function that games come to: millionths of the time, of each game in turn with the
built-in decks, with random ones over all cards, of all else that is done with it (searches, other formats, logs), and
where greedy agents play.
tools/hot_functions.py writes that file. It may be older than the sources: a function that it does not know is taken for
one that games never come to, and works as well, only slower.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

from native_branches import read_marks
from native_docs import module_of

TABLE = Path(__file__).with_suffix(".txt")
TITLE = "# Millionths of the time of each game: written by tools/hot_functions.py, explained in tools/native_times.py"
# Games never come to what reads card texts, and thousands of them are read when cards are imported.
READERS = {f"mulligan.cardlang.{name}" for name in ("reading", "paths", "term", "pattern")}
SHARE = 4  # what is written for a function, and only called with it, has so much less of its time
WRITTEN = ("class _Native(", "_mypyc_attr")  # in sources that tools/native_steps.py wrote functions into
MADE_FOR = (  # what is written for a function, and the function
    (re.compile(r"(.+)__[A-Za-z]\w*_glue"), r"\1"),
    (re.compile(r"(.+)_number"), r"\1"),  # tools/native_steps.py
)


class Times:
    """How long games are in the functions of each source."""

    def __init__(self, root: Path, copy: Path, table: Path = TABLE) -> None:
        self.root, self.copy = root, copy
        read = read_marks(table)
        self.known = {
            module: {name: tuple(map(int, times.split(","))) for name, times in own.items()}
            for module, own in read.items()
        }

    def of(self, source: str) -> Within:
        """How long they are in those of a source."""
        added = added_functions((self.root / source).read_text("utf-8"), (self.copy / source).read_text("utf-8"))
        own = self.known.get(module_of(source), {})
        if module_of(source) in READERS:
            added |= functions_of((self.root / source).read_text("utf-8"))
        return Within(own, added)


class Within:
    """How long games are in the functions of a source."""

    def __init__(self, own: dict[str, tuple[int, ...]], added: set[str]) -> None:
        self.own, self.added = own, added

    def is_always_called(self, name: str) -> bool:
        """Whether games call one of them all the time: what calls their steps."""
        return name in self.added and name[0] == "_"

    def times_in(self, name: str) -> tuple[int, ...] | None:
        """In one of them; nothing where that is not known."""
        if name in self.own:
            return self.own[name]
        for made, function in MADE_FOR:
            if (found := made.fullmatch(name)) and (times := self.own.get(found.expand(function))) is not None:
                return tuple(time // SHARE for time in times)
        return None

    def comes_to(self, name: str) -> bool:
        """Whether games come to one of them, as far as is known."""
        return name in self.added or self.times_in(name) is not None


def added_functions(source: str, copy: str) -> set[str]:
    """The functions and methods that tools/native_steps.py wrote into the copy of a source."""
    return functions_of(copy) - functions_of(source) if any(sign in copy for sign in WRITTEN) else set()


def functions_of(source: str) -> set[str]:
    """The functions and methods of a source."""
    found: set[str] = set()
    for one in ast.parse(source).body:
        if isinstance(one, ast.FunctionDef):
            found.add(one.name)
        elif isinstance(one, ast.ClassDef):
            found.update(f"{one.name}.{inner.name}" for inner in one.body if isinstance(inner, ast.FunctionDef))
    return found
