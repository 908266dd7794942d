"""The words of a printed text: symbols, numbers, names; reminders in brackets are no words."""

from __future__ import annotations

import re
from typing import Final

from mulligan.cardlang.grammar import Found, Term, Token, text

SYMBOLS: Final = {"⟳": "{E}", "⬡": "{I}", "¤": "{S}", "◊": "{L}", "⛉": "{W}"}
_WORD: Final = re.compile(
    r"\{[A-Z]\}|[+-]\d+|\d+|(?:Mr|Mrs|Dr|Jr|St)\.|['’]s\b|[^\W\d][\w!?/&-]*(?:['’](?!s\b)\w*)?|&|\S"
)
SMALL: Final = frozenset(("of", "the", "de", "von", "in", "a", "to", "from", "&", "and", "for", "on", "'s", "-"))


def tidy(printed: str) -> str:
    """A printed text in one line, with one kind of quotes, dashes and symbols, and without its reminders."""
    for symbol, usual in SYMBOLS.items():
        printed = printed.replace(symbol, usual)
    for odd, usual in (("’", "'"), ("‘", "'"), ("−", "-"), ("–", "—"), (" - ", " — "), ("\u00a0", " ")):
        printed = printed.replace(odd, usual)
    printed = re.sub(r'"([^"]*)"', r"“\1”", printed)
    printed = re.sub(r"\([^()]*\)", " ", printed)
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
                singular = self.between(tokens, at, end).word.removesuffix("s")
                if singular in self.known:
                    found.append((end, text(singular)))
        return found

    def fits(self, tokens: list[Token], at: int) -> bool:
        """Whether a word may be one of a classification."""
        return at < len(tokens) and tokens[at].raw[0].isupper() and tokens[at].low not in self.plain

    def shout(self, tokens: list[Token], at: int) -> Found:
        """The name of an ability."""
        return [(end, text(term.word.upper())) for end, term in self.name(tokens, at)]

    def between(self, tokens: list[Token], at: int, end: int) -> Term:
        """What is written from one word to another."""
        return text(self.printed[tokens[at].start : tokens[end - 1].end])
