"""Decks: reading and writing lists, and what makes a deck legal."""

from __future__ import annotations

from typing import Final

from mulligan.kernel.decklists import cards_of, deck_lines, without_suffix
from mulligan.kernel.kinds import LEARNING, LIMITED, Complaint, Deck
from mulligan.kernel.pools import LEAST as LEAST_LIMITED
from mulligan.kernel.pools import pool_complaints
from mulligan.lorcana.catalog import Catalog
from mulligan.lorcana.printed import Facts

DATED_FORMATS: Final = ("core", "infinity")  # which cards they have, and which are banned in them, changes with time
LEAST: Final = 60
LEAST_TO_LEARN: Final = 30  # not by the rules: for the two decks of a first game
INKS: Final = 2
COPIES_IN_A_PACK: Final = 2  # one of them a foil


def read_deck(text: str, where: str, cards: Catalog) -> Deck:
    """The deck a list tells of; an unknown card is an error that names its line."""
    deck = Deck(where)
    counts: dict[str, int] = {}
    lines = deck_lines(
        text,
        where,
        (
            "deck",
            "main deck",
            "maindeck",
            "character",
            "characters",
            "action",
            "actions",
            "song",
            "songs",
            "item",
            "items",
            "location",
            "locations",
        ),
    )
    for line, full_name in cards_of(lines, where, lambda line, hint: find(cards, line.name, hint)):
        counts[full_name] = counts.get(full_name, 0) + line.count
    deck.cards = [(count, name) for name, count in counts.items()]
    return deck


def find(cards: Catalog, name: str, hint: bool) -> str:
    """The full name of the card that a line names, with or without a set behind it."""
    return cards.find(name if cards.has(name) else without_suffix(name), hint).full_name


def write_deck(deck: Deck) -> str:
    """A deck as `4 Name - Version` lines."""
    return "".join(f"{count} {name}\n" for count, name in deck.cards)


def check_deck(deck: Deck, cards: Catalog, format: str = "", date: str = "9999") -> list[Complaint]:
    """Everything that keeps a deck from being legal on a date, each with its rule."""
    # rule: decks.requirements decks.sixty-cards decks.two-inks decks.four-copies decks.no-banned
    # rule: cards.full-name cards.ink-type
    found: list[Complaint] = []
    size = deck.size()
    if format in LIMITED:
        return limited_complaints(deck, format)
    least = LEAST_TO_LEARN if format == LEARNING else LEAST
    if size < least:
        found.append(Complaint("deck-too-small", "decks.sixty-cards", count=size, limit=least))
    brought = [(count, cards.find(name)) for count, name in deck.cards]
    inks = {ink for _, facts in brought for ink in facts.inks}
    if len(inks) > INKS:
        found.append(
            Complaint("deck-too-many-inks", "decks.two-inks", card="; ".join(sorted(inks)), count=len(inks), limit=INKS)
        )
    counts: dict[str, int] = {}
    printed = {facts.full_name: facts for _, facts in brought}
    for count, facts in brought:
        counts[facts.full_name] = counts.get(facts.full_name, 0) + count
    for name, count in counts.items():
        facts = printed[name]
        if facts.limit and count > facts.limit:
            found.append(Complaint("deck-too-many-copies", "decks.four-copies", name, count, facts.limit))
        if is_banned(facts, format, date):
            found.append(Complaint("deck-banned-card", "decks.no-banned", name, count))
        elif format in DATED_FORMATS and not is_allowed(facts, format, date):
            found.append(Complaint("deck-card-not-in-format", "decks.requirements", name, count))
    return found


def limited_complaints(deck: Deck, format: str) -> list[Complaint]:
    """What is wrong with a deck built from packs: forty cards of any inks, as many of each as there were.

    No rulebook here tells of it; this is how the publisher's events do it.
    """
    found: list[Complaint] = []
    if deck.size() < LEAST_LIMITED:
        found.append(Complaint("deck-too-small", "decks.requirements", count=deck.size(), limit=LEAST_LIMITED))
    return found + pool_complaints(deck, nothing_is_free, format, "decks.requirements", COPIES_IN_A_PACK)


def nothing_is_free(name: str) -> bool:
    """Every card of a deck must come out of a pack."""
    return False


def printings(cards: Catalog) -> list[tuple[str, str, str]]:
    """Every card with each set that it is in, and its rarity there."""
    return [
        (facts.full_name, code, rarity)
        for facts in cards.cards.values()
        for code, rarity in [(facts.set, facts.rarity), *facts.printings]
    ]


def is_banned(facts: Facts, format: str, date: str) -> bool:
    """Whether a card is banned on a date: in a format; or where none is named, in every format that is told of."""
    # rule: decks.no-banned
    banned = [one for one, since in facts.bans if since <= date]
    if format in DATED_FORMATS:
        return facts.banned or format in banned
    told = [one for one, _, _ in facts.allowed]
    return facts.banned or (bool(banned) and all(one in banned for one in told))


def is_allowed(facts: Facts, format: str, date: str) -> bool:
    """Whether a format has a card on a date; of a card that tells no dates it is taken to."""
    for one, since, until in facts.allowed:
        if one == format:
            return since <= date and (not until or date < until)
    return True
