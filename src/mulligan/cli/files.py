"""Files and names that people give: decks, saved games, editions, formats. What is wrong with one is said."""

from __future__ import annotations

import difflib
import re
from pathlib import Path
from typing import Final

from mulligan.cli.language import LANGUAGE
from mulligan.decks import read_deck_file
from mulligan.kernel.decklists import no_deck
from mulligan.kernel.errors import BadDeck, MulliganError, UnknownCard
from mulligan.kernel.foreign import abroad, even, folded, foreign_names
from mulligan.kernel.kinds import Deck, Kind
from mulligan.kernel.visible import visible
from mulligan.saves.disk import is_file, read_file
from mulligan.speech import Speaker, words
from mulligan.speech.files import languages

MOST_HINTS: Final = 12
MOST_BYTES: Final = 64 << 20


def read_bytes(path: str, most: int = MOST_BYTES) -> bytes:
    """What is in a file, which may also be a pipe."""
    data = read_file(path, most)
    if len(data) > most:
        raise MulliganError("file-too-big", path=path, most=most >> 20)
    return data


def read_text(path: str, most: int = MOST_BYTES) -> str:
    """The text in a file."""
    try:
        return read_bytes(path, most).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise MulliganError("not-utf-8", path=path) from None


def find_deck(kind: Kind, name: str) -> Deck:
    """A built-in deck by its name (or the beginning of it), or one from a file."""
    built_in = kind.every_deck()
    if name in built_in:
        return kind.built_in_deck(name)
    if is_file(name):
        deck = read_deck_file(kind, read_bytes(name), name)
        deck.name = visible(deck.name if deck.name != name else Path(name).stem)
        return deck
    plain = name.lower().replace(" ", "-")
    alike = [one for one in built_in if one.lower().startswith(plain)] or [
        one for one in built_in if plain in one.lower()
    ]
    alike = alike or [one for one in built_in if folded(name) in deck_titles(kind.name, one)]
    if plain and len(alike) == 1:
        return kind.built_in_deck(alike[0])
    if any(mark in name for mark in "/\\."):
        raise MulliganError("no-file", path=name)
    raise no_deck(name, built_in)


def deck_titles(game: str, name: str) -> list[str]:
    """What a built-in deck is called in every language, without differences that nobody means."""
    return [folded(words(tag, game).name("deck-title", name)) for tag in languages()]


def find_legal_deck(kind: Kind, name: str, edition: str, form: str, speaker: Speaker) -> Deck:
    """A deck that may be played."""
    deck = find_deck(kind, name)
    complaints = kind.check_deck(deck, edition, form)
    if complaints:
        why = speaker.words.row((speaker.complaint(complaint) for complaint in complaints), "list-between-names")
        raise BadDeck("illegal-deck", deck=name, why=why)
    return deck


def find_edition(kind: Kind, edition: str | None) -> str:
    """An edition by its name, or the newest."""
    if not edition:
        return kind.newest()
    if edition not in kind.editions:
        raise MulliganError("no-edition", game=kind.name, edition=edition, editions=kind.editions)
    return edition


def find_format(kind: Kind, form: str | None) -> str:
    """A format by its name, also one that only says which decks may be played; or the ordinary one."""
    if not form:
        return kind.formats[0]
    if form not in kind.formats and form not in kind.deck_formats:
        raise MulliganError("no-format", game=kind.name, format=form, formats=[*kind.formats, *kind.deck_formats])
    return form


def find_date(text: str | None) -> str:
    """A date as people write it in files; nothing where none is given."""
    if text and not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
        raise MulliganError("not-a-date", text=text[:40])
    return text or ""


def find_card(kind: Kind, name: str) -> str | None:
    """The full name of the card somebody means: exact, or the only one that has all its words; None if unclear."""
    wanted = unmarked(name)
    names = {unmarked(full): full for full in kind.card_names()}
    if wanted in names:
        return names[wanted]
    try:  # a game may know its cards by other names too, as by a number
        return kind.listed_as(kind.card_sheet(name))
    except MulliganError:
        alike = cards_like(kind, name)
    meant = [full for full in alike if farness(unmarked(full), wanted.split()) == 0] or alike
    return meant[0] if len(meant) == 1 else None


def cards_like(kind: Kind, name: str) -> list[str]:
    """The full names of cards that have all the words somebody gives; first those that have them as words."""
    parts = unmarked(name).split()
    found = [full for full in kind.card_names() if parts and all(part in unmarked(full) for part in parts)]
    return sorted(found, key=lambda full: farness(unmarked(full), parts)) or cards_like_abroad(kind, name)


def farness(name: str, parts: list[str]) -> int:
    """How far a name that has all these parts is from them: they are words of it, they begin words, or neither."""
    words = name.split()
    if all(part in words for part in parts):
        return 0
    return 1 if all(any(word.startswith(part) for word in words) for part in parts) else 2


def cards_like_abroad(kind: Kind, name: str) -> list[str]:
    """The full names, in English, of cards that have all these words in their name in another language."""
    parts = [part for word in name.split() if (part := folded(word))]
    return [
        english
        for english in (kind.card_names() if parts else ())
        if any(all(part in one for part in parts) for one in abroad(kind.name, english))
    ]


def no_card(kinds: list[Kind], name: str) -> UnknownCard:
    """That there is no such card, or several; with those that may be meant."""
    alike = [(kind, one) for kind in kinds for one in cards_like(kind, name)][:MOST_HINTS]
    alike = alike or misspelt(kinds, name)
    if not alike:
        near = [(kind, one) for kind in kinds if (one := nearest_card(kind, name)) is not None]
        alike = sorted(near, key=lambda found: -likeness(found[1], name))[:1]
    told = [LANGUAGE.names(kind.name).card(one) for kind, one in alike]
    return UnknownCard("no-card-like", name=name, hint=LANGUAGE.words().row(told, "list-between-names") or None)


def misspelt(kinds: list[Kind], name: str) -> list[tuple[Kind, str]]:
    """The cards that have all the words of a name, each spelt almost so."""
    found: list[tuple[Kind, str]] = []
    for kind in kinds:
        known = sorted({word for full in kind.card_names() for word in unmarked(full).split()})
        meant = [difflib.get_close_matches(word, known, 1, 0.75) for word in unmarked(name).split()]
        if meant and all(meant):
            found.extend((kind, one) for one in cards_like(kind, " ".join(word[0] for word in meant)))
    return found[:MOST_HINTS]


def likeness(one: str, other: str) -> float:
    """How much two names are alike, up to 1."""
    return difflib.SequenceMatcher(None, unmarked(one), unmarked(other)).ratio()


def nearest_card(kind: Kind, name: str) -> str | None:
    """The card whose name is nearest to one that does not exist."""
    names = {unmarked(full): full for full in kind.card_names()}
    near = difflib.get_close_matches(unmarked(name), names, 1, 0.5)
    if near:
        return names[near[0]]
    known = foreign_names(kind.name)
    near = difflib.get_close_matches(folded(name), known, 1, 0.5)
    return known[near[0]][0] if near else None


def unmarked(name: str) -> str:
    """A name as it is typed in a hurry: in small letters, without marks. (Catalogs keep them: `catalog.plain`.)"""
    name = even(name)
    for odd in ",-–—'’‘“”\"!?.":
        name = name.replace(odd, " ")
    return " ".join(name.split())
