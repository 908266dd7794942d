"""A grammar turns sentences into terms: each production is a pattern of words and slots, and the term it stands for.

A grammar file has rules; each rule is a name with a colon, and below it, indented, its productions, the best first:

    effect:
      draw <n:count> card|cards             => draw($n)
      deal <n:number> damage to <c:cards>   => deal($n, $c)
    count:
      a|an                                  => 1
      <number>

In a pattern, `a|b` is either word (`as^long^as|while`: or several words that mean the same), `[…]` may be missing,
`<slot:rule>` is what another rule understands (`<rule>` alone: the slot of that name), `<slot:rule+>` a list of one or
more: `a`, `a or b`, `a, b, and c`; `<slot:rule+or>` and `<slot:rule+and>` say how it ends; `<slot:one|other>` is what
either of two rules understands, the first before the second. In a term, `$slot` is what
the slot holds, `*$slot` all items of a list, `(a, b)` is a list; an argument whose slot is missing is left out. A
pattern of one slot without a term stands for what is in the slot.

Where a language writes no spaces, every letter is a token, and a word of a pattern is read letter by letter.
"""

from __future__ import annotations

import re
from importlib.resources import files
from typing import ClassVar, Final

from mulligan.cardlang.paths import Paths
from mulligan.cardlang.pattern import Found, Part, Phrases, Production, Terminal
from mulligan.cardlang.reading import Entry, Reading
from mulligan.cardlang.term import LIST, NUMBER, SLOT, SPLICE, TEXT, WORD, Term, Token, number, text, word
from mulligan.kernel.errors import MulliganError

__all__ = [
    "LIST",
    "NUMBER",
    "TEXT",
    "WORD",
    "Found",
    "Grammar",
    "NotUnderstood",
    "Part",
    "Phrases",
    "Production",
    "Term",
    "Terminal",
    "Token",
    "number",
    "text",
    "word",
]

# How long a phrase without parts is that says so much by itself that it counts like a line of the grammar.
LONG_WORDS: Final = 8
LONG_LETTERS: Final = 24

# How several things of a rule are told one after the other.
LISTED: Final = """
{name}:
  <a:{rule}>                                            => ($a)
  <a:{rule}> {joint} <b:{rule}>                         => ($a, $b)
  <a:{rule}> , <b:{name}-rest>                          => ($a, *$b)
{name}-rest:
  <a:{rule}> [ , ] {joint} <b:{rule}>                   => ($a, $b)
  <a:{rule}> , <b:{name}-rest>                          => ($a, *$b)
"""
JOINTS: Final = {"": "or|and|and^/^or", "or": "or|and^/^or", "and": "and"}

_TOKEN: Final = re.compile(
    r"""\s*(?:(?P<number>[+-]?\d+)|(?P<splice>\*\$\w+)|(?P<slot>\$\w+)"""
    r"""|(?P<word>\$?[A-Za-z_]\w*)|(?P<text>"[^"]*")|(?P<mark>[(),=]))"""
)


class Grammar:
    """The rules of one or more grammar files, and the terminals that are not rules but functions."""

    heard: ClassVar[set[str] | None] = None  # the lines that were of use, while somebody wishes to know
    said: ClassVar[set[str]] = set()  # and the long phrases

    def __init__(
        self, terminals: dict[str, Terminal], letters: bool = False, phrases: dict[str, Phrases] | None = None
    ) -> None:
        self.letters = letters  # of a language without spaces
        self.phrases = phrases or {}
        self.rules: dict[str, list[Production]] = {}
        self.terminals: dict[str, Terminal] = {"number": plain_number, "signed": signed_number, **terminals}
        self.literals: set[str] = set()
        self.ways: Paths | None = None  # the rules as they are read

    def add(self, source: str, where: str) -> None:
        """Take in the rules of a grammar file."""
        rule = ""
        for count, written in enumerate(source.splitlines(), 1):
            text = written.partition("# ")[0].rstrip()
            if not text or text.startswith("#"):
                continue
            line = f"{where}:{count}" if where else ""
            if not text.startswith(" "):
                rule = text.removesuffix(":")
                if rule not in self.rules:
                    self.rules[rule] = []
                continue
            pattern, arrow, told = text.partition("=>")
            parts, rest = self.pattern(pattern.split(), line)
            if rest:
                raise MulliganError("grammar-bracket-too-many", line=line, pattern=pattern.strip())
            if arrow:
                term = template(told.strip(), line)
            else:
                slots = [part.slot for part in parts if part.slot]
                if len(slots) != 1:
                    raise MulliganError("grammar-no-term", line=line, pattern=pattern.strip())
                term = Term(SLOT, slots[0])
            self.rules[rule].append(Production(parts, term, line))

    def pattern(self, pieces: list[str], line: str) -> tuple[list[Part], list[str]]:
        """The parts of a pattern, up to a closing bracket."""
        parts: list[Part] = []
        while pieces:
            piece = pieces.pop(0)
            if piece == "]":
                return parts, ["]", *pieces]
            if piece == "[":
                inside, rest = self.pattern(pieces, line)
                if not rest:
                    raise MulliganError("grammar-bracket-missing", line=line)
                pieces = rest[1:]
                parts.append(Part(frozenset(), "", "", inside))
            elif piece.startswith("<") and piece.endswith(">"):
                slot, _, rule = piece[1:-1].partition(":")
                parts.append(Part(frozenset(), slot, rule or slot, None))
            else:
                phrases = [one.split("^") for one in piece.split("|")]
                words = frozenset(word for phrase in phrases for word in phrase)
                self.literals |= words
                if "^" in piece:
                    parts.append(Part(frozenset(), "", "", None))
                    parts[-1].phrases = phrases
                else:
                    parts.append(Part(words, "", "", None))
        return parts, []

    def add_files(self, game: str, names: tuple[str, ...]) -> None:
        """Take in the grammar files of a game, and check that they fit together."""
        for name in names:
            path = files("mulligan").joinpath("data", game, "grammar", f"{name}.grammar")
            self.add(path.read_text("utf-8"), f"{name}.grammar")
        self.add_lists()
        self.check()

    def add_lists(self) -> None:
        """Add the rules for several things of a rule, wherever a slot asks for them."""
        asked = [part.rule for rule in self.rules.values() for one in rule for part in _flat(one.parts)]
        for name in sorted({one for rule in asked for one in rule.split("|") if "+" in one}):
            rule, _, joint = name.partition("+")
            self.add(LISTED.format(name=name, rule=rule, joint=JOINTS[joint]), "")

    def check(self) -> None:
        """Complain of slots whose rule nobody wrote."""
        for name, productions in self.rules.items():
            for production in productions:
                for part in _flat(production.parts):
                    for rule in part.rule.split("|") if part.rule else []:
                        if not any(rule in known for known in (self.rules, self.terminals, self.phrases)):
                            raise MulliganError("grammar-no-rule", rule=name, other=rule)

    def paths(self) -> Paths:
        """The rules as they are read, once all are there."""
        if self.ways is None:
            self.ways = Paths(self.rules, self.terminals, self.phrases, self.letters)
        return self.ways

    def read(self, rule: str, tokens: list[Token]) -> Term:
        """What the tokens say as one of a rule; if nothing, an error that holds the words not understood."""
        found = self.understood(rule, tokens)
        if found is None:
            paths = self.paths()
            thorough = Reading(paths, tokens, thorough=True)
            thorough.find(paths.rule(rule), 0)
            raise NotUnderstood(thorough.furthest)
        return found

    def understood(self, rule: str, tokens: list[Token]) -> Term | None:
        """What the tokens say as one of a rule, if anything."""
        paths = self.paths()
        if tokens and not paths.may_begin(rule, tokens[0].low):
            return None
        for entry in Reading(paths, tokens).find(paths.rule(rule), 0):
            if entry.end == len(tokens):
                if Grammar.heard is not None:
                    self.note(entry, tokens)
                return entry.build()
        return None

    def note(self, entry: Entry, tokens: list[Token]) -> None:
        """Let those who listen know which lines made a term, and which long phrases are in it."""
        if entry.leaf is None:
            Grammar.said |= self.phrase(entry, tokens)
        elif entry.leaf.line and Grammar.heard is not None:
            Grammar.heard.add(entry.leaf.line)
        for one in entry.parts():
            self.note(one, tokens)

    def phrase(self, entry: Entry, tokens: list[Token]) -> set[str]:
        """The name of a phrase, if it is a long one: as good as a line that says so much by itself."""
        if entry.rule.phrases is None:
            return set()
        words = [one.low for one in tokens[entry.start : entry.end] if one.low[-1].isalnum() and one.low != "'s"]
        long = LONG_LETTERS if self.letters else LONG_WORDS
        return {f"{entry.rule.name}: {' '.join(words)}"} if len(words) >= long else set()


class NotUnderstood(MulliganError):
    """A sentence cannot be read: where it stops making sense."""

    def __init__(self, at: int) -> None:
        super().__init__("not-understood", word=at + 1)
        self.at = at


def plain_number(tokens: list[Token], at: int) -> Found:
    """A number in digits."""
    if at < len(tokens) and tokens[at].raw.isdigit():
        return [(at + 1, Term(NUMBER, tokens[at].raw))]
    return []


def signed_number(tokens: list[Token], at: int) -> Found:
    """A number with its sign."""
    if at < len(tokens) and re.fullmatch(r"[+-]\d+", tokens[at].raw):
        return [(at + 1, Term(NUMBER, str(int(tokens[at].raw))))]
    return []


def _flat(parts: list[Part]) -> list[Part]:
    found: list[Part] = []
    for part in parts:
        found.append(part)
        if part.parts is not None:
            found.extend(_flat(part.parts))
    return found


def template(source: str, line: str) -> Term:
    """The term of a production."""
    tokens: list[tuple[str, str]] = []
    at = 0
    while at < len(source):
        match = _TOKEN.match(source, at)
        if match is None:
            raise MulliganError("grammar-unreadable", line=line, rest=source[at:])
        kind = str(match.lastgroup)
        tokens.append((kind, str(match[kind])))
        at = match.end()
    term, rest = _value(tokens, line)
    if rest:
        raise MulliganError("grammar-too-long", line=line, rest=rest[0][1], source=source)
    return term


def _value(tokens: list[tuple[str, str]], line: str) -> tuple[Term, list[tuple[str, str]]]:
    if not tokens:
        raise MulliganError("grammar-too-short", line=line)
    (kind, value), rest = tokens[0], tokens[1:]
    if kind == "number":
        return Term(NUMBER, value), rest
    if kind == "text":
        return Term(TEXT, value[1:-1]), rest
    if kind == "splice":
        return Term(SPLICE, value[2:]), rest
    opens = bool(rest) and rest[0][1] == "("
    if kind == "slot" and not opens:
        return Term(SLOT, value[1:]), rest
    if kind == "mark":
        if value != "(":
            raise MulliganError("grammar-out-of-place", line=line, mark=value)
        term = Term(LIST, "")
        opens = True
        rest = tokens
    else:
        term = Term(WORD, value)
    if opens:
        rest = rest[1:]
        while rest and rest[0][1] != ")":
            name = ""
            if rest[0][0] == "word" and len(rest) > 1 and rest[1][1] == "=":
                name = rest[0][1]
                rest = rest[2:]
            item, rest = _value(rest, line)
            term.items.append((name, item))
            if rest and rest[0][1] == ",":
                rest = rest[1:]
        if not rest:
            raise MulliganError("grammar-parenthesis-missing", line=line)
        rest = rest[1:]
    return term, rest
