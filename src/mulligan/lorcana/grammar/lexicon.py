"""Phrases that have no parts: each stands for one word (`lexicon.txt`), and the grammar joins them."""

from __future__ import annotations

from importlib.resources import files

from mulligan.cardlang.grammar import Found, Terminal, Token, word

Phrases = list[tuple[list[str], str]]


class Phrase:
    """A kind of phrases: reads any of them, the longest first."""

    def __init__(self, phrases: Phrases) -> None:
        self.phrases = sorted(phrases, key=length, reverse=True)

    def read(self, tokens: list[Token], at: int) -> Found:
        """What a phrase stands for, for each that is here."""
        found: Found = []
        for phrase, ours in self.phrases:
            if [token.low for token in tokens[at : at + len(phrase)]] == phrase:
                found.append((at + len(phrase), word(ours)))
        return found


def length(one: tuple[list[str], str]) -> int:
    """How many words a phrase has."""
    return len(one[0])


def lexicon() -> tuple[dict[str, Terminal], set[str]]:
    """What reads each kind of phrases; and all their words."""
    kinds: dict[str, Phrases] = {}
    source = files("mulligan").joinpath("data", "lorcana", "grammar", "lexicon.txt").read_text("utf-8")
    for line in source.splitlines():
        kind, _, told = line.partition(":")
        if line and not line.startswith("#"):
            phrases = kinds.setdefault(kind, [])
            for entry in told.split():
                printed, _, ours = entry.partition("=")
                if printed.startswith("@"):  # all of another kind
                    phrases.extend(kinds[printed[1:]])
                else:
                    phrases.extend((one.split("^"), ours or one) for one in printed.split("|"))
    words = {one for phrases in kinds.values() for phrase, _ in phrases for one in phrase}
    return {kind: Phrase(phrases).read for kind, phrases in kinds.items()}, words
