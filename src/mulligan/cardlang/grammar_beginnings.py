"""What a text of each rule of a grammar may begin with, so that a rule is not tried where none of it can begin.

A rule begins with words, or with what a terminal reads (a function, of which only a sentence tells whether it reads
anything). What may be missing lets the next part begin.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mulligan.cardlang.grammar import Grammar, Part, Production

# The productions of a rule that may begin with a word: the best first, each with the terminals of which one must read
# something there; None where the word is enough.
Beginnings = list[tuple["Production", "Choice | None"]]


class Choice:
    """Terminals of which one must read something; one object for all productions that have the same."""

    def __init__(self, terminals: list[str]) -> None:
        self.terminals = terminals


class Beginning:
    """The words and the terminals that something may begin with, and whether it may also be nothing at all."""

    def __init__(self) -> None:
        self.words: set[str] = set()
        self.terminals: set[str] = set()
        self.nothing = False

    def add(self, other: Beginning) -> None:
        """Begin as something else does, too; whether it may be nothing is for the caller to say."""
        self.words |= other.words
        self.terminals |= other.terminals

    def size(self) -> int:
        """It only grows: so this tells whether it has."""
        return len(self.words) + len(self.terminals) + self.nothing


def beginnings(grammar: Grammar) -> dict[str, Beginning]:
    """How what each rule reads may begin, by rule and terminal."""
    found = {name: Beginning() for name in (*grammar.rules, *grammar.terminals)}
    for name in grammar.terminals:
        found[name].terminals.add(name)
    growing = True
    while growing:
        growing = False
        for name, productions in grammar.rules.items():
            if name in grammar.terminals:  # which are asked first
                continue
            before = found[name].size()
            for production in productions:
                of_one = beginning(production.parts, found)
                found[name].add(of_one)
                found[name].nothing |= of_one.nothing
            growing |= found[name].size() > before
    return found


def beginning(parts: list[Part], known: dict[str, Beginning]) -> Beginning:
    """How what parts of a pattern read, one after the other, may begin."""
    found = Beginning()
    for part in parts:
        missing = False
        if part.phrases:
            found.words.update(phrase[0] for phrase in part.phrases)
        elif part.words:
            found.words |= part.words
            missing = "" in part.words
        elif part.parts is not None:
            found.add(beginning(part.parts, known))
            missing = True
        else:
            for rule in part.rule.split("|"):
                found.add(known[rule])
                missing |= known[rule].nothing
        if not missing:
            return found
    found.nothing = True
    return found


def that_may_begin(grammar: Grammar, rule: str, low: str) -> Beginnings:
    """The productions of a rule that may begin with a word, the best first."""
    found: Beginnings = []
    for production in grammar.rules[rule]:
        one = beginning(production.parts, grammar.begins)
        if one.nothing or says(one.words, low, grammar.letters):
            found.append((production, None))
        elif one.terminals:
            key = frozenset(one.terminals)
            if key not in grammar.choices:
                grammar.choices[key] = Choice(sorted(key))
            found.append((production, grammar.choices[key]))
    return found


def says(words: set[str], low: str, letters: bool) -> bool:
    """Whether one of some words stands here, or may begin here where words are read letter by letter."""
    return low in words or (letters and any(one.lower().startswith(low) for one in words))
