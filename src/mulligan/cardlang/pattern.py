"""What a grammar is made of: patterns with the terms they stand for, phrases, and functions that read a few words."""

from __future__ import annotations

from collections.abc import Callable

from mulligan.cardlang.term import Term, Token

Found = list[tuple[int, Term]]  # where it may end, and what it says
Terminal = Callable[[list[Token], int], Found]


class Part:
    """A part of a pattern: words to read, one of several phrases, a slot, or parts that may be missing."""

    def __init__(self, words: frozenset[str], slot: str, rule: str, parts: list[Part] | None) -> None:
        self.words = words
        self.phrases: list[list[str]] = []
        self.slot = slot
        self.rule = rule
        self.parts = parts


class Production:
    """A pattern, and the term it stands for."""

    def __init__(self, parts: list[Part], term: Term, line: str) -> None:
        self.parts = parts
        self.term = term
        self.line = line  # the file and the number; none where no file has it


class Phrases:
    """A kind of phrases, each of which stands for one term; the best first. One without words is always there."""

    def __init__(self, phrases: list[tuple[list[str], Term]], letters: bool = False) -> None:
        self.first = {words[0] for words, _ in phrases if words}
        self.empty = [one for one in phrases if not one[0]]
        self.beginning: dict[str, list[tuple[list[str], Term]]] = {}  # by first word, or letter in a language of those
        for start in {word[:1] if letters else word for word in self.first}:
            self.beginning[start] = [
                one for one in phrases if not one[0] or (one[0][0][:1] if letters else one[0][0]) == start
            ]

    def that_begin(self, first: str) -> list[tuple[list[str], Term]]:
        """The phrases that begin with a word or letter, and those without words."""
        return self.beginning.get(first, self.empty)
