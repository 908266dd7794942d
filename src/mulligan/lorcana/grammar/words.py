"""The words of a printed text: symbols, numbers, names; reminders in brackets are no words."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from mulligan.cardlang.grammar import (
    NUMBER,
    Found,
    Part,
    Production,
    Term,
    Token,
    number,
    plain_number,
    signed_number,
    text,
    word,
)
from mulligan.lorcana.words.vocabulary import LORCANA

SYMBOLS: Final = {"⟳": "{E}", "⬡": "{I}", "¤": "{S}", "◊": "{L}", "⛉": "{W}", "{IW}": "◉"}
_WORD: Final = re.compile(
    r"\{[A-Z]\}|[+-]\d+|\d+|(?:Mr|Mrs|Dr|Jr|St)\.|['’]s\b|[^\W\d][\w!?/&-]*(?:['’](?!s\b)\w*)?|&|\S"
)
SMALL: Final = frozenset(("of", "the", "by", "de", "von", "in", "a", "to", "from", "&", "and", "for", "on", "'s", "-"))

COUNTED: Final = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
INKS: Final = frozenset(("amber", "amethyst", "emerald", "ruby", "sapphire", "steel"))
KEYWORDS: Final = frozenset(
    part for name in LORCANA.words if LORCANA.kind(name) == "keyword" for part in name.split("_")
)
TYPES: Final = frozenset(("character", "item", "location", "action", "song", "card"))
KNOWN: Final = frozenset(
    (*INKS, "undamaged", *KEYWORDS, *COUNTED, *ORDINALS, *TYPES, *(f"{one}s" for one in TYPES))
)  # no names
PAST: Final = frozenset(("dealt", "drawn", "drew", "had", "left", "lost", "put", "sang", "sung", "taken", "took"))
TOLD_APART: Final = frozenset(("vanish", "boost"))  # keywords that are more than one line: not given by their name


def tidy(printed: str) -> str:
    """A printed text in one line, with one kind of quotes, dashes and symbols, and without its reminders."""
    for symbol, usual in SYMBOLS.items():
        printed = printed.replace(symbol, usual)
    for odd, usual in (("’", "'"), ("‘", "'"), ("−", "-"), ("–", "—"), (" - ", " — "), ("\u00a0", " ")):
        printed = printed.replace(odd, usual)
    printed = re.sub(r'"([^"]*)"', r"“\1”", printed)
    printed = re.sub(r"\([^()]*\)", " ", printed)
    printed = re.sub(r"([+-])X (\{\w\})([^.,]*?),? where X is ([^.,]*)", r"\1\2 equal to \4\3", printed)
    printed = re.sub(r"\bX (damage|lore|cards)\b([^.,]*?),? where X is ([^.,]*)", r"\1\2 equal to \3", printed)
    return " ".join(printed.split())


def tokens(printed: str) -> list[Token]:
    """The words of a text, the last sentence with its full stop."""
    found = [Token(match[0], match.start(), match.end()) for match in _WORD.finditer(printed)]
    done: list[Token] = []
    for token in found:
        if token.raw == "”" and done and done[-1].raw not in ".!":
            done.append(Token(".", token.start, token.start))
        done.append(token)
    if (done and done[-1].raw not in (".", "”")) or (done and done[-1].raw == "”"):
        done.append(Token(".", done[-1].end, done[-1].end))
    if any(token.raw == "•" for token in done):  # the last of several ways ends, and so does the sentence with them
        done.append(Token(".", done[-1].end, done[-1].end))
    return done


SENTENCE_ENDS: Final = frozenset((".", "—", "•", "“", ":"))


class Names:
    """Finds names and classifications: words with a capital letter that the grammar has no other use for."""

    def __init__(self) -> None:
        self.plain: set[str] = set()  # the words of the grammar itself
        self.known: frozenset[str] = frozenset()  # the classifications that cards have had so far
        self.printed = ""

    def name(self, tokens: list[Token], at: int) -> Found:
        """A name of a card: words with a capital, and small ones between them; the longest first."""
        ends: list[int] = []
        i = at
        while i < len(tokens) and i < at + 8:
            raw = tokens[i].raw
            if raw[0].isupper():
                ends.append(i + 1)
            elif i == at or (tokens[i].low not in SMALL and not raw.isdigit()):
                break
            i += 1
        return [(end, self.between(tokens, at, end)) for end in reversed(ends)]

    def title(self, tokens: list[Token], at: int) -> Found:
        """A name that ends with a mark of its own, and so needs no "named" before it: "a Hooray! card"."""
        begun = at > 0 and tokens[at - 1].raw[0].isupper() and not (at > 1 and tokens[at - 2].raw in SENTENCE_ENDS)
        return (
            [] if begun else [(end, term) for end, term in self.name(tokens, at) if term.word.endswith(("!", "?"))][:1]
        )

    def classification(self, tokens: list[Token], at: int) -> Found:
        """A classification: one or two words with a capital. A new one begins no sentence but before "characters"."""
        found = self.known_classification(tokens, at)
        begins = at == 0 or tokens[at - 1].raw in SENTENCE_ENDS
        if begins and at + 1 < len(tokens) and tokens[at + 1].low in ("character", "characters"):
            begins = False
        if not found and not begins and self.fits(tokens, at):
            if self.fits(tokens, at + 1):
                found.append((at + 2, self.between(tokens, at, at + 2)))
            found.append((at + 1, self.between(tokens, at, at + 1)))
        return found

    def known_classification(self, tokens: list[Token], at: int) -> Found:
        """A classification that cards have had."""
        found: Found = []
        if at >= len(tokens) or not tokens[at].raw[0].isupper():
            return found
        for end in (at + 2, at + 1):
            if end <= len(tokens):
                term = self.between(tokens, at, end)
                if term.word in self.known:
                    found.append((end, term))
        return found

    def several_of_class(self, tokens: list[Token], at: int) -> Found:
        """The plural of a classification that cards have had."""
        found: Found = []
        for end in (at + 2, at + 1):
            if end <= len(tokens):
                plural = self.between(tokens, at, end).word
                for singular in (plural.removesuffix("s"), plural.removesuffix("es")):
                    if singular in self.known and singular != plural:
                        found.append((end, text(singular)))
                        break
        return found

    def fits(self, tokens: list[Token], at: int) -> bool:
        """Whether a word may be one of a classification."""
        if at >= len(tokens) or tokens[at].raw[-1] in "!?":
            return False
        return tokens[at].raw[0].isupper() and tokens[at].low not in self.plain

    def other_than(self, tokens: list[Token], at: int) -> Found:
        """What a card is not: "non-character", "non-Floodborn"."""
        if at >= len(tokens) or not tokens[at].low.startswith("non-"):
            return []
        kind = tokens[at].raw[4:]
        if kind.lower() in TYPES:
            return [(at + 1, word("non", word(f"is_{kind.lower()}")))]
        return [(at + 1, word("non", word("of", text(kind))))] if kind in self.known else []

    def shout(self, tokens: list[Token], at: int) -> Found:
        """The name of an ability."""
        return [(end, text(term.word.upper())) for end, term in self.name(tokens, at)]

    def between(self, tokens: list[Token], at: int, end: int) -> Term:
        """What is written from one word to another."""
        return text(self.printed[tokens[at].start : tokens[end - 1].end])


def count_number(tokens: list[Token], at: int) -> Found:
    """A number, in digits or as a word."""
    if at >= len(tokens):
        return []
    if tokens[at].low in COUNTED:
        return [(at + 1, number(COUNTED.index(tokens[at].low) + 1))]
    return [(at + 1, Term(NUMBER, tokens[at].raw))] if tokens[at].raw.isdigit() else []


def value(tokens: list[Token], at: int) -> Found:
    """The number of a keyword, with its sign or without."""
    return signed_number(tokens, at) or plain_number(tokens, at)


def ordinal(tokens: list[Token], at: int) -> Found:
    """Which one in a row."""
    if at < len(tokens) and tokens[at].low in ORDINALS:
        return [(at + 1, number(ORDINALS.index(tokens[at].low) + 1))]
    return []


def place_in_row(tokens: list[Token], at: int) -> Found:
    """Which one in a row, or the next."""
    if at < len(tokens) and tokens[at].low == "next":
        return [(at + 1, word("next"))]
    return ordinal(tokens, at)


def ink(tokens: list[Token], at: int) -> Found:
    """The name of an ink."""
    return [(at + 1, text(tokens[at].low))] if at < len(tokens) and tokens[at].low in INKS else []


def keyword(tokens: list[Token], at: int) -> Found:
    """The name of a keyword, whatever its number."""
    found: Found = []
    for end in (at + 2, at + 1):
        name = "_".join(token.low for token in tokens[at:end])
        if end <= len(tokens) and LORCANA.kind(name) == "keyword":
            counted = LORCANA.words[name].parameters
            found.append((end, word(name, number(1)) if counted else word(name)))
    return found


def plain_keyword(tokens: list[Token], at: int) -> Found:
    """The name of a keyword without a number, as it is given to a card."""
    return [(end, term) for end, term in keyword(tokens, at) if not term.items and term.word not in TOLD_APART]


def type_of_card(tokens: list[Token], at: int) -> Found:
    """What sort of cards are meant, one or several: "character", "item cards"."""
    found: Found = []
    for end, singular in named_type(tokens, at):
        kind = singular if end == at + 1 else f"{singular}_card"
        plural = tokens[at].low.endswith("s") or tokens[end - 1].low == "cards"
        found.append((end, word(f"{kind}s" if plural else kind)))
    return found


def one_of_type(tokens: list[Token], at: int) -> Found:
    """One card of a sort that was spoken of: "item", "item card"."""
    return [(end, word(one)) for end, one in named_type(tokens, at) if not tokens[end - 1].low.endswith("s")]


def several_of_type(tokens: list[Token], at: int) -> Found:
    """Cards of a sort that were spoken of: "items", "item cards"."""
    return [(end, word(one)) for end, one in named_type(tokens, at) if tokens[end - 1].low.endswith("s")]


def of_type(tokens: list[Token], at: int) -> Found:
    """A sort of cards, as something that a card is or is not."""
    return [(end, word(f"is_{one}")) for end, one in named_type(tokens, at) if one != "card"]


def named_type(tokens: list[Token], at: int) -> list[tuple[int, str]]:
    """A sort of cards, and where its name ends, "cards" being part of it or not."""
    singular = tokens[at].low.removesuffix("s") if at < len(tokens) else ""
    if singular not in TYPES:
        return []
    follows = tokens[at + 1].low if at + 1 < len(tokens) else ""
    if singular != "card" and (follows == "cards" or (follows == "card" and tokens[at].low == singular)):
        return [(at + 2, singular), (at + 1, singular)]
    return [(at + 1, singular)]


def is_past(verb: str) -> bool:
    """Whether a verb tells of what was."""
    return verb.endswith("ed") or verb in PAST


def is_present(verb: str) -> bool:
    """Whether a verb tells of what is."""
    return not is_past(verb) or verb == "put"


def is_of_one(verb: str) -> bool:
    """Whether a verb tells what one does: "draws"."""
    return verb.endswith("s")


def is_order(verb: str) -> bool:
    """Whether a verb is an order: "draw"."""
    return not is_of_one(verb)


def in_form(productions: list[Production], wanted: Callable[[str], bool], others: bool = False) -> list[Production]:
    """Patterns that begin with a verb, with it in one of its forms only; and those that begin otherwise, or not."""
    found: list[Production] = []
    for one in productions:
        first, *rest = one.parts
        verbs = frozenset(verb for verb in first.words if wanted(verb))
        if verbs:
            found.append(Production([Part(verbs, "", "", None), *rest], one.term, one.line))
        elif others and not first.words:
            found.append(one)
    return found
