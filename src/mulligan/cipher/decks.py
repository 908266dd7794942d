"""Decks: reading and writing lists, and what makes a deck legal."""

from __future__ import annotations

import re
from typing import Final

from mulligan.cipher.catalog import Catalog
from mulligan.cipher.printed import Facts
from mulligan.kernel.decklists import cards_of, deck_lines, without_comment, without_suffix
from mulligan.kernel.errors import BadDeck
from mulligan.kernel.kinds import Complaint, Deck

LEAST: Final = 50
COPIES: Final = 4
MAIN_COST: Final = 1
_MARKED: Final = re.compile(r"\s*(?:main(?: character)?\s*:|[*★])", re.IGNORECASE)
_MAIN: Final = re.compile(
    r"^(?:main(?: character)?\s*:\s*)|\s*(?:\*|★|\[main\]|\(main(?: character)?\)|<main>)\s*$", re.IGNORECASE
)


def read_deck(text: str, where: str, cards: Catalog) -> Deck:
    """The deck a list tells of; the main character is marked with a star, or the first under a heading of its own."""
    deck = Deck(where)
    counts: dict[str, int] = {}
    lines = deck_lines(marked(text), where, ("deck", "main character", "main deck"))
    headed = next((line for line in lines if line.section == "main character"), None)
    for line, facts in cards_of(lines, where, lambda line, hint: find(cards, unmarked(line.name), hint)):
        counts[facts.number] = counts.get(facts.number, 0) + line.count
        if line is headed or _MAIN.search(line.name):
            if deck.leader not in ("", facts.number):
                first = cards.find(deck.leader).full_name
                raise BadDeck("two-main-characters", where=where, line=line.number, card=facts.full_name, first=first)
            deck.leader = facts.number
    deck.cards = [(count, name) for name, count in counts.items()]
    return deck


def marked(text: str) -> str:
    """The list with the mark of the main character in front of its line's name taken to its end."""
    return "\n".join(marked_line(line) for line in text.splitlines())


def marked_line(line: str) -> str:
    """A line of it."""
    found = _MARKED.match(line)
    name = "" if found is None else without_comment(line[found.end() :])
    return f"{name} *" if name else line


def unmarked(name: str) -> str:
    """What a line names, without the mark of the main character."""
    while _MAIN.search(name):
        name = _MAIN.sub("", name).strip()
    return name


def find(cards: Catalog, name: str, hint: bool) -> Facts:
    """The card a line names: by number, by number with name behind it, or by title and name."""
    number = name.split(" ", 1)[0]
    for tried in (name, number if "-" in number else name, without_suffix(name), name.replace(" - ", ", ")):
        if cards.has(tried):
            return cards.find(tried)
    return cards.find(name, hint)


def write_deck(deck: Deck, cards: Catalog) -> str:
    """A deck as `4 B01-003` lines with the names behind them, the main character marked with a star."""
    told: list[str] = []
    for count, name in deck.cards:
        facts = cards.find(name)
        told.append(f"{count} {facts.number}{' *' if facts.number == deck.leader else ''}  # {facts.full_name}\n")
    return "".join(told)


def printings(cards: Catalog) -> list[tuple[str, str, str]]:
    """Every card with the set that it is in, and its rarity there."""
    return [(facts.number, facts.set.lower(), facts.rarity.lower()) for facts in cards.cards.values()]


def check_deck(deck: Deck, cards: Catalog) -> list[Complaint]:
    """Everything that keeps a deck from being legal, each with its rule."""
    # rule: decks.fifty decks.cost-one decks.four-of-a-name decks.no-markers cards.card-name
    found: list[Complaint] = []
    size = deck.size()
    if size < LEAST:
        found.append(Complaint("deck-too-small", "decks.fifty", count=size, limit=LEAST))
    listed = [(count, cards.find(name)) for count, name in deck.cards]
    if not any(facts.cost == MAIN_COST for _, facts in listed):
        found.append(Complaint("deck-without-main-character", "decks.cost-one", limit=MAIN_COST))
    if deck.leader and cards.find(deck.leader).cost != MAIN_COST:
        name = cards.find(deck.leader).full_name
        found.append(Complaint("deck-main-character-cost", "setup.main-character", name, limit=MAIN_COST))
    counts: dict[str, int] = {}
    shown: dict[str, str] = {}
    free: set[str] = set()
    names = card_names([facts for _, facts in listed])
    for count, facts in listed:
        name = names[facts.number]
        counts[name] = counts.get(name, 0) + count
        shown.setdefault(name, facts.full_name)
        if any(notation == "any_number_in_deck" for _, notations in facts.skills for notation in notations):
            free.add(name)
        if facts.marker:
            found.append(Complaint("deck-marker", "decks.no-markers", facts.full_name, count))
    for name, count in counts.items():
        if count > COPIES and name not in free:
            found.append(Complaint("deck-too-many-copies", "decks.four-of-a-name", shown[name], count, COPIES))
    return found


def card_names(cards: list[Facts]) -> dict[str, str]:
    """What says of each card, by number, which cards have its card name: the Japanese name, however English spells it.

    A card that is known in English only has the name of a card that is spelt the same.
    """
    # rule: cards.card-name decks.four-of-a-name
    originals = {one.full_name: f"{one.ja_title} {one.ja_name}" for one in cards if one.ja_name}
    found: dict[str, str] = {}
    for one in cards:
        original = f"{one.ja_title} {one.ja_name}" if one.ja_name else ""
        found[one.number] = original or originals.get(one.full_name, one.full_name)
    return found
