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
    """A word of the language: how it is written, what builds its node, and what it says of itself."""

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
        self.role = 0  # the part it plays in a text: bits of roles.py
        self.called: tuple[str, ...] = ()  # what its cards may be called when they are spoken of again
        self.lies = ""  # the trait that tells where its cards lie afterwards
        self.other = ""  # the word for the other card of its event
        self.event = ""  # the event that its act is
        self.first: tuple[str, ...] = ()  # of what it takes, what is spoken of before the rest
        self.unsaid = ""  # what goes without saying where it is said last
        self.rank = 0  # its place among the traits of a noun, from 1; those without one come last
        self.parameters: list[Parameter] = []
        listed = match[2]
        if listed:
            for text in _split(listed):
                parts = _PARAMETER.fullmatch(text.strip())
                if parts is None:
                    raise MulliganError("bad-parameter", signature=signature, parameter=text)
                many = parts[1] == "*"
                self.parameters.append(Parameter(str(parts[2]), str(parts[3]).split("|"), str(parts[4] or ""), many))

    def takes(self, name: str) -> bool:
        """Whether it takes something of this name."""
        return any(one.name == name for one in self.parameters)

    def holds_acts(self) -> bool:
        """Whether it holds acts, of which each chooses for itself."""
        return any(kind in ("effect", "cost", "ability", "put") for one in self.parameters for kind in one.kinds)

    def takes_kind(self, kind: str) -> bool:
        """Whether it takes something of this kind."""
        return any(kind in one.kinds for one in self.parameters)

    def copy(self) -> Word:
        """A word of its own that says the same."""
        new = Word(self.signature, self.builder, self.rules, self.looks, self.says, self.sets, self.inside, self.needs)
        new.role = self.role
        new.called = self.called
        new.lies = self.lies
        new.other = self.other
        new.event = self.event
        new.first = self.first
        new.unsaid = self.unsaid
        new.rank = self.rank
        return new


class Vocabulary:
    """The words of one game: the shared ones and its own."""

    def __init__(self, *shared: Vocabulary) -> None:
        self.words: dict[str, Word] = {}
        self.old_names: dict[str, str] = {}  # names that words had once, which collections may still hold
        for other in shared:
            self.words.update(other.words)
            self.old_names.update(other.old_names)

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
        role: int = 0,
        called: str = "",
        lies: str = "",
        other: str = "",
        event: str = "",
        first: str = "",
        unsaid: str = "",
        rank: int = 0,
    ) -> None:
        """Add a word: `name(parameter: kind = default, *rest: kind) -> kind`, the class that is its node, its rules.

        A word also tells what it looks at (what changes with nothing else need not be computed again), what it says
        about the ability it stands in, what it sets for other words to speak of, or needs to be set (binding.py), and
        what a grammar must know of it: its part in a text (roles.py), what its cards are called, where they lie.
        """
        word = Word(signature, builder, rules, looks, says, sets, inside, needs)
        word.role = role
        word.called = tuple(called.split())
        word.lies = lies
        word.other = other
        word.event = event
        word.first = tuple(first.split())
        word.unsaid = unsaid
        word.rank = rank
        if word.name in self.words and self.words[word.name].builder is not builder:
            raise MulliganError("word-twice", word=word.name)
        self.words[word.name] = word

    def rest(self, name: str, *rules: str) -> None:
        """Say which rules of this game a word rests on that it shares with other games."""
        own = self.find(name).copy()
        own.rules = rules
        self.words[name] = own

    def declare(
        self, name: str, sets: int = 0, role: int = 0, called: str = "", first: str = "", rank: int = 0
    ) -> None:
        """Say what a word that games share is besides in this game."""
        own = self.find(name).copy()
        own.sets |= sets
        own.role |= role
        own.called = tuple(called.split()) or own.called
        own.first = tuple(first.split()) or own.first
        own.rank = rank or own.rank
        self.words[name] = own

    def has_role(self, name: str, role: int) -> bool:
        """Whether a name is that of a word which plays a part, or one of several."""
        word = self.words.get(name)
        return word is not None and word.role & role != 0

    def sets(self, name: str, what: int) -> bool:
        """Whether a name is that of a word which sets something for others to speak of."""
        word = self.words.get(name)
        return word is not None and word.sets & what != 0

    def kind(self, name: str) -> str:
        """The kind of a word; nothing for what is no word."""
        word = self.words.get(name)
        return word.kind if word is not None else ""

    def rename(self, old: str, new: str) -> None:
        """A word has another name now; notation that was written before is still read."""
        self.old_names[old] = self.find(new).name

    def find(self, name: str) -> Word:
        """The word of this name; an unknown one is an error that names the nearest known."""
        word = self.words.get(self.old_names.get(name, name))
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
