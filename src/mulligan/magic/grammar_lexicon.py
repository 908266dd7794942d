"""Single words that stand for words of the card language: numbers, keywords, adjectives, types (`lexicon.txt`)."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from mulligan.cardlang.grammar import LIST, NUMBER, WORD, Found, Term, Token, text, word
from mulligan.magic.grammar_words import BASIC_TYPES, land_type, subtype, subtypes
from mulligan.magic.words.vocabulary import MAGIC

_TABLES: Final[dict[str, dict[str, str]]] = {}  # of each kind of word: what is printed, and the word for it


def table(kind: str) -> dict[str, str]:
    """What words of a kind stand for."""
    if not _TABLES:
        source = files("mulligan").joinpath("data", "magic", "grammar", "lexicon.txt").read_text("utf-8")
        for line in source.splitlines():
            name, _, told = line.partition(": ")
            if not line.startswith("#"):
                for one in told.split():
                    printed, _, ours = one.partition("=")
                    _TABLES.setdefault(name, {})[printed] = ours or printed
    return _TABLES[kind]


def low_at(words: list[Token], at: int) -> str:
    """The word at a place in small letters; nothing behind the last."""
    return words[at].low if at < len(words) else ""


def one_of(kind: str, words: list[Token], at: int) -> Found:
    """A word of a kind, as a word of the card language."""
    found = table(kind).get(low_at(words, at), "")
    return [(at + 1, word(found))] if found else []


def number_word(words: list[Token], at: int) -> Found:
    """A number in letters, more than one."""
    if low_at(words, at) == "one" and low_at(words, at + 1) == "hundred":
        return [(at + 2, Term(NUMBER, "100"))]
    found = table("number").get(low_at(words, at), "")
    return [(at + 1, Term(NUMBER, found))] if found else []


def keyword_name(words: list[Token], at: int) -> Found:
    """A keyword that is a word of the card language, one or two words long."""
    for end in (at + 2, at + 1):
        if end <= len(words):
            name = "_".join(one.low for one in words[at:end])
            if MAGIC.kind(name) == "keyword":
                return [(end, Term(WORD, name))]
    return []


def type_cycling(words: list[Token], at: int) -> Found:
    """Cycling for cards of a type, as one word: `wizardcycling`."""
    low = low_at(words, at)
    kind = low.removesuffix("cycling").capitalize()
    if low == kind.lower() or (kind not in subtypes() and kind.lower() not in BASIC_TYPES):
        return []
    return [(at + 1, text(subtypes().get(kind, kind)))]


def state_word(words: list[Token], at: int) -> Found:
    """How a permanent is just now."""
    return one_of("state", words, at)


def adjective_word(words: list[Token], at: int) -> Found:
    """What a card is, before its noun."""
    return one_of("state", words, at) or one_of("adjective", words, at) or one_of("type", words, at)


def type_word(words: list[Token], at: int) -> Found:
    """A type of card."""
    return one_of("type", words, at) or one_of("card_type", words, at)


def head_word(words: list[Token], at: int) -> Found:
    """What a permanent is called, one or many."""
    return one_of("head", words, at)


def color(words: list[Token], at: int) -> Found:
    """A colour, as a text."""
    found = table("color").get(low_at(words, at), "")
    return [(at + 1, text(found))] if found else []


def color_word(words: list[Token], at: int) -> Found:
    """What a card is by its colours."""
    if low_at(words, at) == "colored":
        return [(at + 1, word("non", word("is_colorless")))]
    return one_of("color", words, at) or one_of("coloring", words, at)


def other_type(words: list[Token], at: int) -> Found:
    """A subtype of things that are no creatures and no lands."""
    found = table("other_type").get(low_at(words, at), "")
    return [(at + 1, text(found))] if found else []


def other_types() -> set[str]:
    """The subtypes of things that are no creatures and no lands."""
    return set(table("other_type").values())


def player_word(words: list[Token], at: int) -> Found:
    """Players, as one word."""
    return one_of("player", words, at)


def search_next(words: list[Token], at: int) -> Found:
    """Nothing more is said of a library that was searched, where the next sentence searches another."""
    told = [one.low for one in words[at:]]
    sentence = told[1 : told.index(".", 1)] if told[:2] == [".", "then"] and "." in told[1:] else []
    return [(at, Term(LIST, ""))] if "search" in sentence[:3] or "searches" in sentence[:4] else []


def negative_word(words: list[Token], at: int) -> Found:
    """What a card is not: `nonland`, `nonwhite`."""
    low = low_at(words, at)
    if not low.startswith("non"):
        return []
    for kind in ("color", "adjective", "state", "type"):
        found = table(kind).get(low[3:], "")
        if found and found != "other":
            return [(at + 1, word("non", word(found)))]
    return []


def thing_word(words: list[Token], at: int) -> Found:
    """What one thing is called when it is spoken of again."""
    found = table("thing").get(low_at(words, at), "")
    return [(at + 1, text(found))] if found else []


def subtype_thing(words: list[Token], at: int) -> Found:
    """A creature, called by its type."""
    return [(end, text("creature")) for end, _ in subtype(words, at)]


def land_type_thing(words: list[Token], at: int) -> Found:
    """A land, called by its type."""
    return [(end, text("land")) for end, _ in land_type(words, at)]


def things_word(words: list[Token], at: int) -> Found:
    """What several things are called."""
    low = low_at(words, at)
    found = table("thing").get(low[:-1], "") if low.endswith("s") else ""
    return [(at + 1, text(found))] if found else []
