"""Words of the game as a language has them, and the words of ours they stand for (`LANGUAGE-lexicon.txt`).

The grammars say how a sentence is built; which words may stand in a place is said here, so that a new word is known
everywhere at once: a row, a zone, a verb with its endings, a number that a card has.
"""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

from mulligan.cardlang.grammar import Phrases, Term, template

_ENTRY: Final = re.compile(r"""([^\s=]+)=((?:"[^"]*"|\S)+)""")
CHOSEN_SIGN: Final = "?"  # in the place of a sign: the one that was chosen before
NOTHING: Final = "-"  # an entry that nothing need be printed for


def lexicon(language: str, letters: bool = False) -> tuple[dict[str, Phrases], set[str]]:
    """The kinds of words of a language, and all the words that are printed."""
    name = f"{language}-lexicon.txt"
    source = files("mulligan").joinpath("data", "cipher", "grammar", name).read_text("utf-8")
    kinds: dict[str, list[tuple[list[str], Term]]] = {}
    printed: set[str] = set()
    for number, line in enumerate(source.splitlines(), 1):
        kind, _, told = line.partition(": ")
        if line.startswith("#") or not told:
            continue
        for one, ours in _ENTRY.findall(told):
            words = [] if one == NOTHING else [one] if letters else one.split("_")
            kinds.setdefault(kind, []).append((words, template(ours, f"{name}:{number}")))
            printed.update(one.split("_"))
    return {kind: Phrases(listed, letters) for kind, listed in kinds.items()}, printed
