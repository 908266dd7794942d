"""What is known and what is not: a word that nobody knows is refused, with the one that comes nearest."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from mulligan.kernel.errors import BadScenario
from mulligan.kernel.values import shortly


def nearest(word: str, known: Iterable[str]) -> str | None:
    """What comes nearest to a word that is not known."""
    names = {name.lower(): name for name in known}
    found = difflib.get_close_matches(word.lower(), names, 1, 0.4)
    return names[found[0]] if found else None


def demand_known(what: str, word: object, known: Iterable[str]) -> None:
    """Refuse a word that is not among those known; `what` says what it is."""
    names = list(known)
    if word in names:
        return
    told = word if isinstance(word, str) else shortly(word)
    raise BadScenario("scenario-unknown", what=what, word=told, hint=nearest(told, names), known=names)
