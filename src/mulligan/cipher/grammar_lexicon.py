"""Words of the game as a language has them, and the words of ours they stand for (`LANGUAGE-lexicon.txt`).

The grammars say how a sentence is built; which words may stand in a place is said here, so that a new word is known
everywhere at once: a row, a zone, a verb with its endings, a number that a card has.
"""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

from mulligan.cardlang.grammar import Found, Term, Terminal, Token, template

_ENTRY: Final = re.compile(r"""([^\s=]+)=((?:"[^"]*"|\S)+)""")
NOTHING: Final = "-"  # an entry that nothing need be printed for


class Entries:
    """The words of one kind."""

    def __init__(self, letters: bool) -> None:
        self.letters = letters  # of a language without spaces
        self.phrases: list[tuple[list[str], Term]] = []
        self.beginning: dict[str, list[tuple[list[str], Term]]] = {}  # those that may begin with a letter

    def add(self, printed: str, ours: str, where: str) -> None:
        """One word, or several joined by `_`, and what it stands for."""
        words = [] if printed == NOTHING else [printed] if self.letters else printed.split("_")
        self.phrases.append((words, template(ours, where)))

    def find(self, words: list[Token], at: int) -> Found:
        """The words of this kind that stand at a place."""
        found: Found = []
        first = words[at].raw[:1].lower() if at < len(words) else ""
        candidates = self.beginning.get(first)
        if candidates is None:
            candidates = [one for one in self.phrases if not one[0] or one[0][0][:1].lower() == first]
            self.beginning[first] = candidates
        for phrase, term in candidates:
            end = self.end(phrase, words, at)
            if end >= 0:
                found.append((end, term.copy()))
        return found

    def end(self, phrase: list[str], words: list[Token], at: int) -> int:
        """Where a phrase that begins at a place ends; -1 if it does not stand there."""
        if not self.letters:
            lows = [one.low for one in words[at : at + len(phrase)]]
            return at + len(phrase) if lows == phrase else -1
        left = phrase[0] if phrase else ""
        while left:
            if at >= len(words) or not left.startswith(words[at].raw):
                return -1
            left = left[len(words[at].raw) :]
            at += 1
        return at


def lexicon(language: str, letters: bool = False) -> tuple[dict[str, Terminal], set[str]]:
    """The kinds of words of a language, as a grammar's terminals, and all the words that are printed."""
    name = f"{language}-lexicon.txt"
    source = files("mulligan").joinpath("data", "cipher", "grammar", name).read_text("utf-8")
    kinds: dict[str, Entries] = {}
    printed: set[str] = set()
    for number, line in enumerate(source.splitlines(), 1):
        kind, _, told = line.partition(": ")
        if line.startswith("#") or not told:
            continue
        for one, ours in _ENTRY.findall(told):
            kinds.setdefault(kind, Entries(letters)).add(one, ours, f"{name}:{number}")
            printed.update(one.split("_"))
    return {kind: entries.find for kind, entries in kinds.items()}, printed
