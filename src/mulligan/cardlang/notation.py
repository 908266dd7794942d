"""The notation: card trees as one line of function calls. A safe parser reads it, a printer writes it."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.nodes import Cards, Chosen, Cost, Effect, Node
from mulligan.cardlang.words import Parameter, Vocabulary, Word
from mulligan.kernel.errors import BadNotation
from mulligan.kernel.game import Game

_TOKEN: Final = re.compile(
    r"""\s*(?:(?P<number>[+-]?\d+)|(?P<name>[A-Za-z_][\w-]*)|(?P<text>"[^"]*"|'[^']*')|(?P<mark>[(),=]))"""
)

LONGEST: Final = 5_000  # letters of a line
DEEPEST: Final = 50  # brackets within brackets
DIGITS: Final = 7  # of a number, with its sign
REMEMBERED: Final = 4_096  # lines that need not be read again

SERVES_AS: Final = {"number": "quantity", "lasting": "effect"}  # a kind of value that will do where another is wanted


class Plan:
    """How a tree is made: a word, and what it takes, of which some was written and some is assumed.

    Whatever plays has trees of its own, as they are numbered and filled; the plan of a line is made once.
    """

    def __init__(self, word: Word, values: list[object], written: list[int], assumed: list[int]) -> None:
        self.word = word
        self.values = values  # numbers, texts, nothing, other plans, and lists of these
        self.written = written  # places of values
        self.assumed = assumed
        self.parameters = [parameter.name for parameter in word.parameters]

    def node(self) -> Node:
        """A tree of one's own."""
        word = self.word
        values = [_made(value) for value in self.values]
        node = word.builder(*values)
        node.word = word.name
        node.looks = word.looks
        node.says = word.says
        node.rules = word.rules
        node.arguments = [(self.parameters[i], values[i]) for i in self.written]
        node.assumed = [(self.parameters[i], values[i]) for i in self.assumed]
        node.parameters = self.parameters
        node.id = -1
        if isinstance(node, (Effect, Cost)):
            node.choices = _choices(values)
        return node


def _made(value: object) -> object:
    """What a part of a plan becomes."""
    if isinstance(value, Plan):
        return value.node()
    if isinstance(value, list):
        return [_made(one) for one in value]
    return value


class _Reader:
    """Reads one line of notation from left to right."""

    def __init__(self, text: str, vocabulary: Vocabulary) -> None:
        self.text = text
        self.vocabulary = vocabulary
        self.tokens: list[tuple[str, str]] = []
        self.depth = 0
        at = 0
        end = len(text.rstrip())
        if end > LONGEST:
            raise BadNotation("notation-too-big", text=text[:40], most=LONGEST)
        while at < end:
            match = _TOKEN.match(text, at)
            if match is None:
                raise BadNotation("notation-unreadable", text=text, rest=text[at : at + 12])
            kind = str(match.lastgroup)
            self.tokens.append((kind, str(match[kind])))
            at = match.end()
        self.at = 0

    def peek(self, ahead: i64 = 0) -> tuple[str, str]:
        """The next token, still to be read."""
        i = self.at + ahead
        return self.tokens[i] if i < len(self.tokens) else ("end", "")

    def take(self, mark: str) -> None:
        """Read this mark, or complain."""
        kind, value = self.peek()
        if value != mark or kind == "text":
            raise BadNotation("notation-expected", text=self.text, mark=mark, found=value or None)
        self.at += 1

    def value(self) -> object:
        """Read a number, a text or a word with its arguments."""
        kind, value = self.peek()
        self.at += 1
        if kind == "number":
            if len(value) > DIGITS:
                raise BadNotation("notation-number", text=self.text, number=value[:20])
            return int(value)
        if kind == "text":
            return value[1:-1]
        if kind != "name":
            raise BadNotation("notation-expected-word" if value else "notation-too-short", text=self.text, found=value)
        word = self.vocabulary.find(value)
        positional: list[object] = []
        named: dict[str, object] = {}
        if self.peek()[1] == "(":
            self.take("(")
            self.depth += 1
            if self.depth > DEEPEST:
                raise BadNotation("notation-too-deep", text=self.text[:40], most=DEEPEST)
            while self.peek()[1] != ")":
                if self.peek()[0] == "name" and self.peek(1) == ("mark", "="):
                    name = self.peek()[1]
                    self.at += 2
                    named[name] = self.value()
                else:
                    positional.append(self.value())
                if self.peek()[1] != ")":
                    self.take(",")
            self.take(")")
            self.depth -= 1
        return plan(word, positional, named, self.vocabulary)


def read(text: str, vocabulary: Vocabulary) -> Node:
    """The tree that a line of notation tells of."""
    found = planned(text, vocabulary)
    if not isinstance(found, Plan):
        raise BadNotation("notation-not-a-word", text=text)
    return found.node()


@lru_cache(maxsize=REMEMBERED)
def planned(text: str, vocabulary: Vocabulary) -> object:
    """What a line of notation tells of: a number, a text or the plan of a tree."""
    reader = _Reader(text, vocabulary)
    found = reader.value()
    if reader.at < len(reader.tokens):
        raise BadNotation("notation-too-long", text=text, rest=reader.peek()[1])
    return found


def plan(word: Word, positional: list[object], named: dict[str, object], vocabulary: Vocabulary) -> Plan:
    """The plan of a word with its arguments, each of a kind the word takes."""
    values: list[object] = []
    written: list[int] = []
    assumed: list[int] = []
    rest = positional[:]
    for name in named:
        if not any(parameter.name == name for parameter in word.parameters):
            raise BadNotation("notation-no-parameter", word=word.name, name=name, signature=word.signature)
    for i, parameter in enumerate(word.parameters):
        if parameter.many:
            values.append([_fit(value, parameter, word, vocabulary) for value in rest if _fits(value, parameter)])
            rest = [value for value in rest if not _fits(value, parameter)]
            written.append(i)
            continue
        if parameter.name in named:
            value = _fit(named[parameter.name], parameter, word, vocabulary)
        elif rest and (_fits(rest[0], parameter) or not parameter.default):
            value = _fit(rest.pop(0), parameter, word, vocabulary)
        elif parameter.default == "none":
            value = None
        elif parameter.default:
            values.append(_fit(planned(parameter.default, vocabulary), parameter, word, vocabulary))
            assumed.append(i)
            continue
        else:
            raise BadNotation("notation-lacks", word=word.name, name=parameter.name, signature=word.signature)
        values.append(value)
        if value is not None:
            written.append(i)
    if rest:
        raise BadNotation("notation-takes-no", word=word.name, value=show(_made(rest[0])), signature=word.signature)
    return Plan(word, values, written, assumed)


def _kind(value: object) -> str:
    if isinstance(value, bool):
        return "flag"
    if isinstance(value, int):
        return "number"
    if isinstance(value, str):
        return "text"
    assert isinstance(value, Plan)
    return value.word.kind


def _fits(value: object, parameter: Parameter) -> bool:
    kind = _kind(value)
    return kind in parameter.kinds or SERVES_AS.get(kind, "") in parameter.kinds


def _fit(value: object, parameter: Parameter, word: Word, vocabulary: Vocabulary) -> object:
    """The value, as the parameter wants it; a bare number may stand for a quantity."""
    kind = _kind(value)
    if kind in parameter.kinds or (kind != "number" and SERVES_AS.get(kind, "") in parameter.kinds):
        return value
    if kind == "number" and "quantity" in parameter.kinds:
        return plan(vocabulary.find("number"), [value], {}, vocabulary)
    raise BadNotation(
        "notation-wrong-kind",
        word=word.name,
        name=parameter.name,
        count=len(parameter.kinds),
        wanted=parameter.kinds,
        kind=kind,
        value=show(_made(value)),
    )


def _choices(values: list[object]) -> list[Cards[Game]]:
    """The choices among an effect's own arguments, also inside other cards and quantities, in the order written."""
    found: list[Cards[Game]] = []
    for value in values:
        if isinstance(value, list):
            found.extend(_choices(value))
        elif isinstance(value, Chosen):
            found.extend(_choices([inner for _, inner in value.arguments]))
            found.append(value)
        elif isinstance(value, Node) and not isinstance(value, Effect):
            found.extend(_choices([inner for _, inner in value.arguments]))
    return found


def show(value: object) -> str:
    """A tree, or a part of one, in notation. What it reads back is the same tree."""
    if isinstance(value, str):
        return f"'{value}'" if '"' in value else f'"{value}"'
    if not isinstance(value, Node):
        return str(value)
    if value.word == "number":
        return show(value.arguments[0][1])
    told: list[str] = []
    for i, (name, argument) in enumerate(value.arguments):
        if isinstance(argument, list):
            told.extend(show(item) for item in argument)
        elif value.parameters[i] == name:
            told.append(show(argument))
        else:  # something before it was left out
            told.append(f"{name}={show(argument)}")
    return f"{value.word}({', '.join(told)})" if told else value.word
