"""Finding rules by words: those of the ledger, those that the table uses for the same, and their other forms."""

from __future__ import annotations

import difflib
from typing import Final

from mulligan.cli.files import unmarked
from mulligan.cli.language import LANGUAGE
from mulligan.kernel.foreign import searchable
from mulligan.kernel.rules import Entry, Ledger
from mulligan.speech import Words

# Messages that call things of the game by name; the rest of their id is how the rules know the thing.
CALLED: Final = ("group-", "verb-", "zone-", "phase-", "keyword-", "type-", "also-")
ENDINGS: Final = ("ments", "ment", "ings", "ing", "ies", "ed", "es", "s")
SHORTEST: Final = 3  # letters that a word must keep


def entries_with(rulebook: Ledger, wanted: str) -> list[Entry]:
    """The entries that have all these words, in what they say or what they are called; or the words' likes."""
    if wanted[:1].isdecimal():
        return []  # a number there is not
    text = unmarked(wanted)
    words = LANGUAGE.words(rulebook.game)
    stems = " ".join(stem(part) for part in text.split())
    for one in [text, *in_rules_words(text, words), stems, *in_rules_words(stems, words)]:
        found = having_all(rulebook, one.split())
        if found:
            return found
    return []


def spelt_right(rulebook: Ledger, wanted: str) -> list[str]:
    """The words that somebody may have meant, if rules have them all: each is spelt almost like one of the rulebook."""
    known = sorted({word for entry in rulebook.entries for word in about(rulebook, entry).split() if word.isalpha()})
    meant = [difflib.get_close_matches(word, known, 1, 0.75) for word in unmarked(wanted).split()]
    text = " ".join(word for found in meant for word in found)
    return [text] if all(meant) and entries_with(rulebook, text) else []


def summary(rulebook: Ledger, entry: Entry) -> str:
    """What a rule says, in the language that is spoken."""
    return LANGUAGE.names(rulebook.game).summary(entry)


def about(rulebook: Ledger, entry: Entry) -> str:
    """All that a rule can be found by, in the language that is spoken and in English."""
    return searchable(unmarked(f"{entry.number} {entry.rule} {summary(rulebook, entry)} {entry.summary}"))


def having_all(rulebook: Ledger, parts: list[str]) -> list[Entry]:
    """The entries that have all these parts of words."""
    return [entry for entry in rulebook.entries if parts and all(part in about(rulebook, entry) for part in parts)]


def in_rules_words(text: str, words: Words) -> list[str]:
    """What somebody says, with things called as the rules call them instead of as the table does."""
    found: list[str] = []
    for phrase, known in sorted(table_words(words).items(), key=lambda one: -len(one[0])):
        if f" {phrase} " in f" {text} " and known != phrase:
            found.append(f" {text} ".replace(f" {phrase} ", f" {known} ").strip())
    return found


def table_words(words: Words) -> dict[str, str]:
    """How the table calls things, and how the rules do."""
    found: dict[str, str] = {}
    for message in words.ids:
        start = next((start for start in CALLED if message.startswith(start)), "")
        if not start:
            continue
        known = unmarked(message.removeprefix(start))
        for phrase in words.say(message).split(",") if start == "also-" else [words.say(message)]:
            if unmarked(phrase) and "{" not in phrase:
                found.setdefault(unmarked(phrase), known)
    return found


def stem(word: str) -> str:
    """A word without an ending."""
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= SHORTEST:
            return word.removesuffix(ending)
    return word
