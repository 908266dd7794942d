"""Single words that stand for words of the card language: numbers, keywords, adjectives, types (`lexicon.txt`)."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from mulligan.cardlang.grammar import LIST, NUMBER, WORD, Found, Phrases, Term, Token, text, word
from mulligan.magic.grammar_words import BASIC_TYPES, land_type, subtype, subtypes
from mulligan.magic.words.vocabulary import MAGIC

NEGATED: Final = (
    "type",
    "state",
    "adjective",
    "color",
)  # kinds of words that may begin with `non`; the last counts most
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


def single_words() -> dict[str, Phrases]:
    """The kinds of single words, by the slots that ask for them, and what each word stands for."""
    negative = {f"non{printed}": ours for kind in NEGATED for printed, ours in table(kind).items() if ours != "other"}
    found = {
        "state_word": as_words("state"),
        "adjective_word": as_words("type", "adjective", "state"),
        "type_word": as_words("card_type", "type"),
        "head_word": as_words("head"),
        "player_word": as_words("player"),
        "color_word": {**as_words("coloring", "color"), "colored": word("non", word("is_colorless"))},
        "negative_word": {printed: word("non", word(ours)) for printed, ours in negative.items()},
        "color": as_texts("color"),
        "other_type": as_texts("other_type"),
        "thing_word": as_texts("thing"),
        "things_word": {f"{printed}s": ours for printed, ours in as_texts("thing").items()},
        "number_word": {printed: Term(NUMBER, ours) for printed, ours in table("number").items()},
    }
    found["number_word"]["one hundred"] = Term(NUMBER, "100")
    return {slot: Phrases([(printed.split(), ours) for printed, ours in told.items()]) for slot, told in found.items()}


def as_words(*kinds: str) -> dict[str, Term]:
    """What words of some kinds stand for, as words of the card language; the last kind counts most."""
    return {printed: word(ours) for kind in kinds for printed, ours in table(kind).items()}


def as_texts(kind: str) -> dict[str, Term]:
    """What words of a kind stand for, as texts."""
    return {printed: text(ours) for printed, ours in table(kind).items()}


def low_at(words: list[Token], at: int) -> str:
    """The word at a place in small letters; nothing behind the last."""
    return words[at].low if at < len(words) else ""


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


def other_types() -> set[str]:
    """The subtypes of things that are no creatures and no lands."""
    return set(table("other_type").values())


def search_next(words: list[Token], at: int) -> Found:
    """Nothing more is said of a library that was searched, where the next sentence searches another."""
    told = [one.low for one in words[at:]]
    sentence = told[1 : told.index(".", 1)] if told[:2] == [".", "then"] and "." in told[1:] else []
    return [(at, Term(LIST, ""))] if "search" in sentence[:3] or "searches" in sentence[:4] else []


def subtype_thing(words: list[Token], at: int) -> Found:
    """A creature, called by its type."""
    return [(end, text("creature")) for end, _ in subtype(words, at)]


def land_type_thing(words: list[Token], at: int) -> Found:
    """A land, called by its type."""
    return [(end, text("land")) for end, _ in land_type(words, at)]
