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
from collections.abc import Callable
from importlib.resources import files
from typing import ClassVar, Final

from mulligan.cardlang.grammar_beginnings import Beginning, Beginnings, Choice, beginnings, that_may_begin
from mulligan.kernel.errors import MulliganError

WORD: Final = 0
NUMBER: Final = 1
TEXT: Final = 2
LIST: Final = 3
SLOT: Final = 4  # in a production's term only
SPLICE: Final = 5

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


class Term:
    """A word of a notation with its arguments; or a number, a text, a list."""

    def __init__(self, kind: int, word: str, items: list[tuple[str, Term]] | None = None) -> None:
        self.kind = kind
        self.word = word
        self.items: list[tuple[str, Term]] = [] if items is None else items

    def show(self) -> str:
        """The term in notation."""
        if self.kind == TEXT:
            return f'"{self.word}"'
        if self.kind == NUMBER:
            return self.word
        told = ", ".join(f"{name}={item.show()}" if name else item.show() for name, item in self.items)
        if self.kind == LIST:
            return f"({told})"
        return f"{self.word}({told})" if told else self.word

    def copy(self) -> Term:
        """A term of its own that says the same."""
        return Term(self.kind, self.word, [(name, item.copy()) for name, item in self.items])

    def inner(self) -> list[Term]:
        """The terms directly inside."""
        return [item for _, item in self.items]

    def everything(self) -> list[Term]:
        """This term and all below it, in the order written."""
        found: list[Term] = [self]
        for _, item in self.items:
            found.extend(item.everything())
        return found

    def mentions(self, word: str) -> bool:
        """Whether a word is in it."""
        return any(term.word == word for term in self.everything() if term.kind == WORD)


def word(name: str, *items: Term) -> Term:
    """A word with its arguments."""
    return Term(WORD, name, [("", item) for item in items])


def number(value: int) -> Term:
    """A number."""
    return Term(NUMBER, str(value))


def text(value: str) -> Term:
    """A text."""
    return Term(TEXT, value)


class Token:
    """A word of a sentence as it is written, and in small letters."""

    def __init__(self, raw: str, start: int, end: int) -> None:
        self.raw = raw
        self.low = raw.lower()
        self.start = start
        self.end = end


Found = list[tuple[int, Term]]
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


class Grammar:
    """The rules of one or more grammar files, and the terminals that are not rules but functions."""

    heard: ClassVar[set[str] | None] = None  # the lines that were of use, while somebody wishes to know
    said: ClassVar[set[str]] = set()  # and the long phrases

    def __init__(self, terminals: dict[str, Terminal], letters: bool = False, phrases: set[str] | None = None) -> None:
        self.letters = letters  # of a language without spaces
        self.phrases = phrases or set()  # those terminals that read phrases without parts
        self.rules: dict[str, list[Production]] = {}
        self.terminals: dict[str, Terminal] = {"number": plain_number, "signed": signed_number, **terminals}
        self.literals: set[str] = set()
        self.begins: dict[str, Beginning] = {}  # how what a rule reads may begin, once all rules are there
        self.choices: dict[frozenset[str], Choice] = {}
        self.beginning: dict[tuple[str, str], Beginnings] = {}  # the productions of a rule that may begin with a word

    def add(self, source: str, where: str) -> None:
        """Take in the rules of a grammar file."""
        rule = ""
        for number, written in enumerate(source.splitlines(), 1):
            text = written.partition("# ")[0].rstrip()
            if not text or text.startswith("#"):
                continue
            line = f"{where}:{number}" if where else ""
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
                        if rule not in self.rules and rule not in self.terminals:
                            raise MulliganError("grammar-no-rule", rule=name, other=rule)

    def productions(self, rule: str, low: str) -> Beginnings:
        """The productions of a rule that may begin with a word, the best first."""
        key = (rule, low)
        found = self.beginning.get(key)
        if found is None:
            if not self.begins:
                self.begins = beginnings(self)
            found = self.beginning[key] = that_may_begin(self, rule, low)
        return found

    def read(self, rule: str, tokens: list[Token]) -> Term:
        """What the tokens say as one of a rule; if nothing, an error that holds the words not understood."""
        reader = _Reading(self, tokens)
        for end, term in reader.find(rule, 0):
            if end == len(tokens):
                if Grammar.heard is not None:
                    told = reader.lines[id(term)]
                    Grammar.said |= {one for one in told if ": " in one}
                    Grammar.heard |= told - Grammar.said
                return term.copy()
        raise NotUnderstood(reader.furthest)


class NotUnderstood(MulliganError):
    """A sentence cannot be read: where it stops making sense."""

    def __init__(self, at: int) -> None:
        super().__init__("not-understood", word=at + 1)
        self.at = at


State = tuple[int, dict[str, Term]]  # how far a pattern was read, and what is in its slots


class _Reading:
    """One reading of a sentence, with everything found so far kept."""

    def __init__(self, grammar: Grammar, tokens: list[Token]) -> None:
        self.grammar = grammar
        self.tokens = tokens
        self.lows = [token.low for token in tokens]
        self.known: list[dict[str, Found]] = [{} for _ in range(len(tokens) + 1)]  # by place and rule
        self.begun: list[dict[Choice, bool]] = [{} for _ in range(len(tokens) + 1)]  # does one of them read anything?
        self.furthest = 0
        self.lines: dict[int, frozenset[str]] = {}  # that made each term, while somebody wishes to know

    def find(self, rule: str, at: int) -> Found:
        """Everywhere that what is of this rule may end, with the best term for each."""
        here = self.known[at]
        known = here.get(rule)
        if known is not None:
            return known
        terminal = self.grammar.terminals.get(rule)
        if terminal is not None:
            found = here[rule] = terminal(self.tokens, at)
            if Grammar.heard is not None and rule in self.grammar.phrases:
                for end, term in found:
                    self.lines[id(term)] = self.phrase(rule, at, end)
            return found
        here[rule] = []  # a rule that begins with itself finds nothing
        ends: dict[int, Term] = {}
        if "|" in rule:
            for one in rule.split("|"):
                for end, term in self.find(one, at):
                    ends.setdefault(end, term)
            found = here[rule] = list(ends.items())
            return found
        low = self.lows[at] if at < len(self.lows) else ""
        self.furthest = max(self.furthest, at)
        for production, terminals in self.grammar.productions(rule, low):
            if terminals is not None and not self.may_begin(terminals, at):
                continue
            for end, slots in self.match(production.parts, at):
                if end not in ends:
                    ends[end] = _fill(production.term, slots)
                    if Grammar.heard is not None:
                        ends[end] = self.noted(production, ends[end], slots)
        found = here[rule] = list(ends.items())
        return found

    def may_begin(self, choice: Choice, at: int) -> bool:
        """Whether one of some terminals reads anything at a place."""
        known = self.begun[at].get(choice)
        if known is None:
            known = self.begun[at][choice] = any(self.find(one, at) for one in choice.terminals)
        return known

    def phrase(self, rule: str, at: int, end: int) -> frozenset[str]:
        """The name of a phrase, if it is a long one: as good as a line that says so much by itself."""
        words = [token.low for token in self.tokens[at:end] if token.low[-1].isalnum() and token.low != "'s"]
        long = LONG_LETTERS if self.grammar.letters else LONG_WORDS
        return frozenset({f"{rule}: {' '.join(words)}"} if len(words) >= long else ())

    def noted(self, production: Production, term: Term, slots: dict[str, Term]) -> Term:
        """A term, of which it is known which lines made it."""
        term = Term(term.kind, term.word, term.items)
        inner = [self.lines.get(id(slot), frozenset()) for slot in slots.values()]
        own = frozenset({production.line} if production.line else ())
        self.lines[id(term)] = own.union(*inner)
        return term

    def match(self, parts: list[Part], at: int, slots: dict[str, Term] | None = None) -> list[State]:
        """Where a pattern may end, and what is in its slots: what its parts read, one part after the other."""
        states: list[State] = [(at, slots or {})]
        for part in parts:
            states = self.go_on(part, states)
            if not states:
                break
        return states

    def go_on(self, part: Part, states: list[State]) -> list[State]:
        """Where the next part of a pattern may end, for each place where the parts before it do."""
        found: list[State] = []
        if part.words and self.grammar.letters:
            for at, slots in states:
                self.furthest = max(self.furthest, at)
                found += [(end, slots) for end in self.spell(part.words, at)]
        elif part.words:
            for at, slots in states:
                if at > self.furthest:
                    self.furthest = at
                if at < len(self.lows) and self.lows[at] in part.words:
                    found.append((at + 1, slots))
        elif part.phrases:
            for at, slots in states:
                found += [(at + len(phrase), slots) for phrase in part.phrases if self.says(phrase, at)]
        elif part.parts is not None:
            for at, slots in states:
                found += self.match(part.parts, at, slots)
                found.append((at, slots))
        else:
            for at, slots in states:
                for end, term in self.find(part.rule, at):
                    found.append((end, {**slots, part.slot: term}))
        return found

    def says(self, phrase: list[str], at: int) -> bool:
        """Whether some words stand one after the other from here on."""
        for i, one in enumerate(phrase, at):
            self.furthest = max(self.furthest, i)
            if i >= len(self.lows) or self.lows[i] != one:
                return False
        return True

    def spell(self, words: frozenset[str], at: int) -> list[int]:
        """Where any of some words ends that is spelt from here on."""
        ends: list[int] = []
        for word in words:
            end = at
            left = word
            while left and end < len(self.tokens) and left.startswith(self.tokens[end].raw):
                left = left[len(self.tokens[end].raw) :]
                end += 1
            if not left and end not in ends:
                ends.append(end)
        return ends


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


def _fill(term: Term, slots: dict[str, Term]) -> Term:
    """A production's term with its slots filled."""
    if term.kind == SLOT:
        return slots[term.word]
    if not term.items and not term.word.startswith("$"):
        return term
    items: list[tuple[str, Term]] = []
    for name, item in term.items:
        if item.kind == SPLICE:
            if item.word in slots:
                items.extend(("", inner) for inner in slots[item.word].inner())
        elif item.kind != SLOT or item.word in slots:
            items.append((name, _fill(item, slots)))
    if term.word.startswith("$"):
        return Term(WORD, slots[term.word[1:]].word, items)
    return Term(term.kind, term.word, items)


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
