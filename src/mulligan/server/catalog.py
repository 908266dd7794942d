"""Games, cards, decks and rules as plain data, for those who ask over HTTP."""

from __future__ import annotations

from functools import lru_cache
from threading import Lock
from typing import Final

from mulligan import games
from mulligan.agents import AGENTS, LEVELS
from mulligan.cardlang.nodes import Node
from mulligan.decks import summary_of
from mulligan.kernel.catalog import plain
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.foreign import abroad, even, folded, searchable
from mulligan.kernel.kinds import LIMITED, Deck, Kind
from mulligan.kernel.rules import Entry, Ledger, ledger
from mulligan.limited.packs import pack_rules
from mulligan.server.words import speaker_for
from mulligan.speech import Names, Speaker, names
from mulligan.speech.cards import card_text
from mulligan.speech.sorting import sort_key
from mulligan.speech.tags import ENGLISH
from mulligan.speech.words import words

Row = dict[str, object]
MOST_FOUND: Final = 100
READING: Final = Lock()  # whoever asks first has cards and decks read; others wait for that instead of reading as well


def game_rows(language: str) -> list[Row]:
    """Every game."""
    with READING:
        return [game_row(name, language) for name in games.names()]


@lru_cache
def game_row(name: str, language: str) -> Row:
    """A game: what can be chosen before it is played."""
    kind = games.kind(name)
    told = words(language, name)
    return {
        "name": name,
        "title": told.say(f"game-{name}"),
        "editions": kind.editions,
        "newest": kind.newest(),
        "formats": [
            {
                "name": one,
                "title": told.say(f"format-{one}"),
                "players": kind.only_players(one),
                "fewest": kind.usual_players(one),
                "most": kind.most_players(one),
                "decks": kind.offered_decks(one),
            }
            for one in kind.formats
        ],
        "most_players": kind.most_players(),
        "switches": list(kind.switches),
        "stops": kind.stops(),
        "agents": list(AGENTS),
        "levels": [*LEVELS, "random"],
        "decks": kind.built_in_decks(),
        "deck_titles": {one: told.deck(one) for one in kind.every_deck()},
        "cards": len(kind.card_names()),
        "packs": packs_row(kind),
    }


def packs_row(kind: Kind) -> Row:
    """Which packs of a game can be opened, and to play what."""
    rules = pack_rules(kind)
    return {
        "formats": sorted(rules.packs),
        "sets": [{"code": code, "title": title} for code, title in rules.sets.items()],
    }


# -- Cards -------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=20_000)
def card_row(game: str, name: str, language: str) -> Row:
    """A card: its facts, what it is called, and what it says, each ability in words."""
    kind = games.kind(game)
    sheet = kind.card_sheet(name)
    title = names(language, game).card(str(sheet.get("name", name)))
    return {**sheet, "title": title, "text": card_words(kind, name, sheet, language)}


def card_row_if_any(game: str, name: str, language: str) -> Row | None:
    """A card, or None where nobody knows it: a token, a card of a collection that is gone."""
    try:
        return card_row(game, name, language) if games.kind(game).has_card(name) else None
    except MulliganError:
        return None


def card_words(kind: Kind, name: str, sheet: Row, language: str) -> list[str]:
    """What a card does in words; in notation where there are none."""
    trees = [tree for tree in kind.card_trees(name) if isinstance(tree, Node)]
    try:
        return card_text(trees, kind.name, str(sheet.get("type", "card")), language)
    except (MulliganError, LookupError):
        abilities = sheet.get("abilities")
        return [f"{title}: {text}" for title, text in abilities] if isinstance(abilities, list) else []


@lru_cache
def searched(game: str, language: str) -> list[tuple[str, str]]:
    """The names of all cards, each with everything that it can be found by."""
    found: list[tuple[str, str]] = []
    called = names(language, game)
    for name in games.kind(game).card_names():
        row = card_row(game, name, language)
        facts = [str(one) for key, one in row.items() if key != "abilities"]
        found.append((name, f"{searchable(plain(' '.join(facts)))} {' '.join(abroad(game, name))}"))
    sort_key_of = sort_key(language)
    return sorted(found, key=lambda one: sort_key_of(called.card(one[0]))) if language != ENGLISH else found


def find_cards(game: str, text: str, language: str) -> list[str]:
    """The cards that have all these words, those first that have them in their name."""
    parts = {part: folded(part) for part in even(plain(text)).split()}
    found = [
        name
        for name, about in searched(game, language)
        if all(part in about or (short and short in about) for part, short in parts.items())
    ]
    said = names(language, game)
    called = {name: searchable(plain(f"{name} {said.card(name)}")) for name in found}
    return sorted(found, key=lambda name: not all(part in called[name] for part in parts))


# -- Decks -------------------------------------------------------------------------------------------------------------


def deck_view(kind: Kind, deck: Deck, edition: str, format: str, language: str) -> Row:
    """A deck: its cards, what it is like, and what is wrong with it."""
    speaker = speaker_for(kind, edition, -1, language)
    complaints = [
        {"code": one.message, "card": one.card, "rule": one.rule, "cites": speaker.cite(one.rule), "words": said}
        for one in kind.check_deck(deck, edition, format)
        if (said := speaker.complaint(one))
    ]
    return {
        "name": deck.name,
        "title": speaker.words.deck(deck.name),
        "cards": [card_line(speaker, count, name) for count, name in deck.cards],
        "side": [card_line(speaker, count, name) for count, name in deck.side],
        "leader": deck.leader,
        "size": deck.size(),
        "summary": summary_of(kind, deck).row(),
        "text": kind.write_deck(deck),
        "complaints": complaints,
        "legal": not complaints,
        "unlimited": free_cards(kind, format, speaker),
    }


def free_cards(kind: Kind, format: str, speaker: Speaker) -> list[Row]:
    """The cards of which any number may be added to a deck of a format."""
    names = kind.free_cards().values() if format in LIMITED else ()
    return [{"name": name, "title": speaker.names.card(name)} for name in names]


def card_line(speaker: Speaker, count: int, name: str) -> Row:
    """A line of a deck."""
    return {"count": count, "name": name, "title": speaker.names.card(name)}


# -- Rules -------------------------------------------------------------------------------------------------------------


def rule_rows(kind: Kind, edition: str, wanted: str, language: str) -> list[Row]:
    """The rules of this number or name, or all that have these words."""
    rulebook = ledger(kind.name, edition)
    said = names(language, kind.name)
    name = wanted.strip().rstrip(".").lower()
    found = [one for one in rulebook.entries if one.number.lower() == name]
    found = found or [one for one in rulebook.entries if one.rule and one.rule.lower() == name]
    if not found:
        parts = even(plain(wanted)).split()
        texts = {one: f"{one.number} {one.rule} {one.summary} {said.summary(one)}" for one in rulebook.entries}
        found = [one for one, text in texts.items() if all(part in searchable(plain(text)) for part in parts)]
    return [rule_row(kind, rulebook, entry, said) for entry in found[:MOST_FOUND]]


def rule_row(kind: Kind, rulebook: Ledger, entry: Entry, said: Names) -> Row:
    """A rule: its number, what it says, where else it is said."""
    editions = [other for other in kind.editions if other != rulebook.edition]
    others = {other: ledger(kind.name, other).numbers(entry.rule) for other in editions}
    return {
        "number": entry.number,
        "rule": entry.rule,
        "summary": said.summary(entry),
        "also": [number for number in rulebook.numbers(entry.rule) if number != entry.number] if entry.rule else [],
        "editions": others if entry.rule else {},
        "below": [one.number for one in rulebook.entries if one.number.rpartition(".")[0] == entry.number],
    }
