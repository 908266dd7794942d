"""Finds functions in the C files that mypyc writes, quickly: these files are long (called by tools/native_build.py)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from native_docs import TOP_LEVEL

DEFINED = re.compile(r"CPyDef_(\w+)\(.*\) \{\n")  # begins with letters, which are found at once
BEFORE = re.compile(r"(?!static)[A-Za-z_][\w *]*")


class Defined(NamedTuple):
    """A function, and where it is in a text: all of it, and what is between its braces."""

    name: str
    start: int
    first: int
    last: int
    end: int


def definitions(text: str) -> Iterator[Defined]:
    """The functions that others can call, in their order."""
    for found in DEFINED.finditer(text):
        start = text.rfind("\n", 0, found.start()) + 1
        if BEFORE.fullmatch(text, start, found.start()):
            last = text.index("\n}\n", found.end() - 1)
            yield Defined(found[1], start, found.end(), last, last + len("\n}\n"))


def functions_in(text: str) -> dict[str, tuple[int, int]]:
    """Where the functions of a source are in its C file."""
    top = TOP_LEVEL.search(text)
    if not top:
        return {}
    return {
        one.name.removeprefix(f"{top[1]}___").replace("___", ".", 1): (one.start, one.end) for one in definitions(text)
    }
