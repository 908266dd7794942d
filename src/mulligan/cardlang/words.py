"""Vocabularies: which words there are, what each takes, and how it is written."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable
from typing import Final

from mulligan.cardlang.nodes import ANYTHING, Node
from mulligan.kernel.errors import BadNotation, MulliganError

Builder = Callable[..., Node]

_SIGNATURE: Final = re.compile(r"(\w+)(?:\((.*)\))? -> (\w+)")
_PARAMETER: Final = re.compile(r"(\*?)(\w+): ([\w|]+)(?: = (.+))?")


class Parameter:
    """One thing a word takes: its name, the kinds it accepts, its default in notation ("" for none)."""

    def __init__(self, name: str, kinds: list[str], default: str, many: bool) -> None:
        self.name = name
        self.kinds = kinds
        self.default = default
        self.many = many


class Word:
    """A word of the language: how it is written and what builds its node."""

    def __init__(
        self,
        signature: str,
        builder: Builder,
        rules: tuple[str, ...] = (),
        looks: int = ANYTHING,
        says: int = 0,
        sets: int = 0,
        inside: int = 0,
        needs: int = 0,
    ) -> None:
        match = _SIGNATURE.fullmatch(signature)
        if match is None:
            raise MulliganError("bad-signature", signature=signature)
        self.signature = signature
        self.name = str(match[1])
        self.kind = str(match[3])
        self.builder = builder
        self.rules = rules  # what it rests on; the first is the rule by which it asks
        self.looks = looks  # what it looks at besides what the words in it look at: bits of the game's own
        self.says = says  # about the ability it stands in: bits of nodes.py
        self.sets = sets  # what may be spoken of once it has been said: bits of binding.py
        self.inside = inside  # what may be spoken of in the words inside it only
        self.needs = needs  # what must be there to be spoken of
        self.parameters: list[Parameter] = []
        listed = match[2]
        if listed:
            for text in _split(listed):
                parts = _PARAMETER.fullmatch(text.strip())
                if parts is None:
                    raise MulliganError("bad-parameter", signature=signature, parameter=text)
                many = parts[1] == "*"
                self.parameters.append(Parameter(str(parts[2]), str(parts[3]).split("|"), str(parts[4] or ""), many))


class Vocabulary:
    """The words of one game: the shared ones and its own."""

    def __init__(self, *shared: Vocabulary) -> None:
        self.words: dict[str, Word] = {}
        for other in shared:
            self.words.update(other.words)

    def add(
        self,
        signature: str,
        builder: Builder,
        *rules: str,
        looks: int = ANYTHING,
        says: int = 0,
        sets: int = 0,
        inside: int = 0,
        needs: int = 0,
    ) -> None:
        """Add a word: `name(parameter: kind = default, *rest: kind) -> kind`, the class that is its node, its rules.

        A word also tells what it looks at (what changes with nothing else need not be computed again), what it says
        about the ability it stands in, and what it sets for other words to speak of, or needs to be set (binding.py).
        """
        word = Word(signature, builder, rules, looks, says, sets, inside, needs)
        if word.name in self.words and self.words[word.name].builder is not builder:
            raise MulliganError("word-twice", word=word.name)
        self.words[word.name] = word

    def rest(self, name: str, *rules: str) -> None:
        """Say which rules of this game a word rests on that it shares with other games."""
        shared = self.find(name)
        self.words[name] = Word(
            shared.signature,
            shared.builder,
            rules,
            shared.looks,
            shared.says,
            shared.sets,
            shared.inside,
            shared.needs,
        )

    def find(self, name: str) -> Word:
        """The word of this name; an unknown one is an error that names the nearest known."""
        word = self.words.get(name)
        if word is None:
            near = difflib.get_close_matches(name, self.words, 1, 0.5)
            raise BadNotation("no-word", name=name, hint=near[0] if near else None)
        return word


def _split(inside: str) -> list[str]:
    """Split a parameter list at the commas that are not inside brackets."""
    parts: list[str] = []
    depth = 0
    part = ""
    for letter in inside:
        if letter == "," and depth == 0:
            parts.append(part)
            part = ""
            continue
        if letter == "(":
            depth += 1
        elif letter == ")":
            depth -= 1
        part += letter
    parts.append(part)
    return parts
