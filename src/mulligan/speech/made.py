"""Names that nobody gave: a computer player's, a guest's. They are kept as what they are, and everybody who reads
them is told them in their own language: `@normal 2` is Normal bot 2, ふつうCPU 2, 普通电脑 2.

People's own names do not begin so.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

SIGN: Final = "@"
MADE: Final = re.compile(r"@([^\s\"\\]{1,60})(?: ([0-9]{1,4}))?")
YOU: Final = "@you"  # somebody who plays alone
# What can be called so besides computer players: there is a message `made-…` for each.
OTHERS: Final = ("you", "player", "guest", "bot", "learner", "teacher", "list")


def made(what: str, number: int = 0) -> str:
    """The name of a computer player by its kind, or of one of OTHERS; with a number where there are several."""
    return f"{SIGN}{what} {number}" if number else f"{SIGN}{what}"


def made_of(name: str) -> tuple[str, int] | None:
    """What a name says that nobody gave, and its number, 0 for none; None if somebody gave it."""
    found = MADE.fullmatch(name) if name.startswith(SIGN) else None
    return (found[1], int(found[2] or 0)) if found is not None else None


def own(name: str) -> str:
    """A name that somebody gives themselves."""
    return name.strip().lstrip(SIGN).lstrip()


def retold(data: object, called: Callable[[str], str]) -> object:
    """Plain data with the names in it that nobody gave as somebody is told them."""
    if isinstance(data, str):
        return called(data) if data.startswith(SIGN) else data
    if isinstance(data, dict):
        return {retold(key, called): retold(value, called) for key, value in data.items()}
    if isinstance(data, (list, tuple)):
        return [retold(one, called) for one in data]
    return data
