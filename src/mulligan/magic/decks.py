"""Decks: reading and writing lists with sideboards, and what makes a deck legal."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from mulligan.kernel.decklists import ABOUT, LONGEST, Line, cards_of, deck_lines, heading_of, without_suffix
from mulligan.kernel.kinds import Complaint, Deck
from mulligan.kernel.pools import pool_complaints
from mulligan.magic.catalog import Catalog, catalog
from mulligan.magic.commander_decks import HEADINGS as LED
from mulligan.magic.commander_decks import check_commander, lead_from_aside, leader_of, unmarked
from mulligan.magic.formats import MODERN, STANDARD, dated_complaints
from mulligan.magic.mana import ManaCost
from mulligan.magic.printed import Facts
from mulligan.magic.supplement_decks import (
    HEADINGS,
    misplaced,
    planar_complaints,
    scheme_complaints,
    set_apart,
    written,
)
from mulligan.magic.terms import BASIC, BASIC_LAND_TYPES, COLOR_NAMES, COLORS, SUPPLEMENTAL
from mulligan.magic.ways import ARCHENEMY, COMMANDER, CONSTRUCTED, LIMITED, PLANECHASE, WAYS, Way, find_way

BASIC_LAND: Final = "basic land"  # what packs have one of
SIDEBOARD: Final = 15
LANDS: Final = 25  # of a deck that shall be able to play its cards
COPIES: Final = 2  # of each of them
MORE_LANDS: Final = 4  # for each further colour
MANY: Final = 20  # copies of a card of which a deck may have any number
MOST_COLORS: Final = 2
_SIDE_LINE: Final = re.compile(r"^\s*SB:\s*", re.IGNORECASE)
_PRINTING: Final = re.compile(r"\((\w+)\)\s+(\d{1,9})\b")
_WHOLE: Final = ("deck", "main", "main deck", "maindeck")
_TYPES: Final = ("creature", "land", "instant", "artifact", "enchantment", "planeswalker", "spell", "other spell")
_HEADINGS: Final = (
    ABOUT,
    *_WHOLE,
    *_TYPES,
    *(f"{one}s" for one in _TYPES),
    "sorcery",
    "sorceries",
    "companion",
    *HEADINGS,
    *LED,
)


def split_sideboard(text: str) -> tuple[str, str]:
    """The main deck and the sideboard of a list, each with its lines at their numbers.

    A sideboard is marked by `SB:` before its lines, by a heading, or follows the last blank line.
    """
    lines = text.splitlines()
    side = [False] * len(lines)
    heading = False
    marked = False
    for i, line in enumerate(lines):
        if is_side_heading(line):
            heading = True
            marked = True
            lines[i] = ""
        elif _SIDE_LINE.match(line):
            lines[i] = _SIDE_LINE.sub("", line)
            side[i] = True
            marked = True
        elif heading:
            side[i] = True
    if not marked:
        start = after_last_blank(lines)
        for i in range(start, len(lines)):
            side[i] = True
    main = "\n".join("" if side[i] else line for i, line in enumerate(lines))
    rest = "\n".join(line if side[i] else "" for i, line in enumerate(lines))
    return main, rest


def is_side_heading(line: str) -> bool:
    """Whether a line says that the sideboard follows."""
    text = " ".join(line.split()).removeprefix("//")
    return len(text) < LONGEST and heading_of(text.strip()).replace(" ", "") == "sideboard"


def after_last_blank(lines: list[str]) -> int:
    """Where a sideboard that only follows a blank line begins: a last, small block of cards behind a whole deck."""
    blocks: list[tuple[int, int]] = []  # first line, how many cards
    open_block = False
    for i, line in enumerate(lines):
        plain = line.strip()
        if not plain:
            open_block = False
            continue
        match = re.match(r"(\d{1,9})\s*[xX]?\s+\S", plain)
        if match is None:
            if not plain.startswith(("//", "#")) and plain.rstrip(":").lower() not in _WHOLE:
                return len(lines)  # headings: not that kind of list
            continue
        if not open_block:
            blocks.append((i, 0))
            open_block = True
        blocks[-1] = (blocks[-1][0], blocks[-1][1] + int(match[1]))
    if len(blocks) < 2:
        return len(lines)
    start, aside = blocks[-1]
    main = sum(count for _, count in blocks[:-1])
    enough = main >= WAYS[CONSTRUCTED].least or (len(blocks) == 2 and main >= WAYS[LIMITED].least)
    return start if aside <= SIDEBOARD and enough else len(lines)


def read_deck(text: str, where: str, cards: Catalog) -> Deck:
    """The deck a list tells of; an unknown card is an error that names its line."""
    deck = Deck(where)
    plain, marked = unmarked(text)
    main, side = split_sideboard(plain)
    lines = deck_lines(main, where, _HEADINGS)
    aside = deck_lines(side, where, _HEADINGS) if side.strip() else []
    found = cards_of([*lines, *aside], where, lambda line, hint: find(cards, line.name, hint))
    deck.cards = counted(found[: len(lines)])
    deck.side = counted(found[len(lines) :])
    set_apart(deck, cards)
    deck.leader = leader_of(found[: len(lines)], marked, where)
    lead_from_aside(deck, cards)
    return deck


def find(cards: Catalog, line: str, hint: bool) -> str:
    """The name of the card that a line names; where that is in another language or misspelled, by its printing."""
    name = line if cards.has(line) else without_suffix(line)
    printing = _PRINTING.search(line)
    if printing is not None and not cards.has(name):
        name = cards.numbered(printing[1], int(printing[2])) or name
    return cards.find(name, hint).name


def counted(found: list[tuple[Line, str]]) -> list[tuple[int, str]]:
    """How many of which card."""
    counts: dict[str, int] = {}
    for line, name in found:
        counts[name] = counts.get(name, 0) + line.count
    return [(count, name) for name, count in counts.items()]


def write_deck(deck: Deck) -> str:
    """A deck as `4 Name` lines; its commander, a planar deck or scheme deck and the sideboard under their headings."""
    text = ""
    listed = deck.cards
    if deck.leader:
        text = f"Commander\n1 {deck.leader}\n\nDeck\n"
        listed = [(count - (name == deck.leader), name) for count, name in deck.cards]
    text += "".join(f"{count} {name}\n" for count, name in listed if count)
    if deck.besides:
        text += written(deck.besides, catalog())
    if deck.side:
        text += "\nSideboard\n" + "".join(f"{count} {name}\n" for count, name in deck.side)
    return text


def check_deck(deck: Deck, cards: Catalog, format: str, date: str = "") -> list[Complaint]:
    """Everything that keeps a deck from being legal in a format, on a date where that matters, each with its rule."""
    way = find_way(format)
    check = CHECKS.get(way.name, check_constructed)
    found = [*check(deck, cards, way), *misplaced(deck, cards)]
    if way.name == LIMITED:
        found += pool_complaints(deck, lambda name: is_basic(cards, name), format, "decks.limited")
    if format in (STANDARD, MODERN):
        found += dated_complaints(deck, cards, format, date)
    return found


def check_limited(deck: Deck, cards: Catalog, way: Way) -> list[Complaint]:
    """A deck built from what was opened: large enough, with any number of basic lands."""
    # rule: decks.limited
    size = deck.size()
    return [] if size >= way.least else [Complaint("deck-too-small", "decks.limited", count=size, limit=way.least)]


def check_constructed(deck: Deck, cards: Catalog, way: Way) -> list[Complaint]:
    """A deck brought along: large enough, with at most four of a card, and a sideboard."""
    # rule: decks.constructed decks.deck decks.sideboard types.basic-land types.nonbasic-land
    found: list[Complaint] = []
    size = deck.size()
    if size < way.least:
        found.append(Complaint("deck-too-small", "decks.constructed", count=size, limit=way.least))
    aside = sum(count for count, _ in deck.side)
    if aside > SIDEBOARD:
        found.append(Complaint("sideboard-too-big", "decks.sideboard", count=aside, limit=SIDEBOARD))
    counts: dict[str, int] = {}
    for count, name in [*deck.cards, *deck.side]:
        name = cards.find(name).name
        counts[name] = counts.get(name, 0) + count
    for name, count in counts.items():
        facts = cards.find(name)
        if facts.limit and count > facts.limit and not facts.supertypes & BASIC:
            found.append(Complaint("deck-too-many-copies", "decks.constructed", name, count, facts.limit))
    return found


def check_planechase(deck: Deck, cards: Catalog, way: Way) -> list[Complaint]:
    """A deck as for constructed, and a planar deck beside it."""
    # rule: planechase.planes
    return [*check_constructed(deck, cards, way), *planar_complaints(deck, cards)]


def check_archenemy(deck: Deck, cards: Catalog, way: Way) -> list[Complaint]:
    """A deck as for constructed, and a scheme deck beside it."""
    # rule: archenemy.schemes
    return [*check_constructed(deck, cards, way), *scheme_complaints(deck, cards)]


# What the decks of a way to play must be, where that is not what constructed decks must be.
CHECKS: Final[dict[str, Callable[[Deck, Catalog, Way], list[Complaint]]]] = {
    LIMITED: check_limited,
    PLANECHASE: check_planechase,
    ARCHENEMY: check_archenemy,
    COMMANDER: check_commander,
}


def is_basic(cards: Catalog, name: str) -> bool:
    """Whether a card is a basic land, of which a deck may have any number."""
    # rule: types.basic-land
    return cards.find(name).supertypes & BASIC != 0


def basic_lands(cards: Catalog) -> dict[str, str]:
    """The basic land of each colour."""
    return {COLOR_NAMES[i]: cards.find(name).name for i, name in enumerate(BASIC_LAND_TYPES)}


def colour_needs(facts: Facts) -> dict[str, int]:
    """How many symbols of each colour a card's mana cost has; one that can be paid in two ways counts for neither."""
    colored = ManaCost(facts.cost).colored
    return {COLOR_NAMES[i]: int(colored[i]) for i in range(COLORS) if colored[i]}


def printings(cards: Catalog) -> list[tuple[str, str, str]]:
    """Every card with each set that it is in, and its rarity there; basic lands are a rarity of their own."""
    # rule: limited.rarity
    found: list[tuple[str, str, str]] = []
    for facts in cards.cards.values():
        if facts.types & SUPPLEMENTAL:
            continue  # planes and schemes are in no packs
        for code, rarity in [(facts.set, facts.rarity), *facts.printings]:
            found.append((facts.name, code.lower(), BASIC_LAND if facts.supertypes & BASIC else rarity.lower()))
    return found


def playable_deck(names: list[str], cards: Catalog, colors: i64 = 0, least: int = 0) -> Deck:
    """A deck of the first of these cards that go together in two colours, with basic lands for them.

    With `colors` it is around the first card: of these colours in any case, with more lands for a third and further
    ones, and with many of it where a deck may have any number. It has `least` cards where the rules ask for fewer.
    """
    deck = Deck("random")
    around = colors != 0
    size = max(WAYS[CONSTRUCTED].least, least)
    many = max(MOST_COLORS, bin(colors).count("1"))
    lands = size * (LANDS + MORE_LANDS * (many - MOST_COLORS)) // WAYS[CONSTRUCTED].least
    spells = 0
    for name in names:
        facts = cards.find(name)
        own = ManaCost(facts.cost).colors
        if facts.types & SUPPLEMENTAL or facts.supertypes & BASIC:
            continue
        if own & ~colors and bin(own | colors).count("1") > many:
            continue
        colors |= own
        usual = COPIES
        if around and spells == 0:
            usual = MANY if facts.limit == 0 else facts.limit
        copies = min(usual, facts.limit or usual, size - lands - spells)
        deck.cards.append((copies, facts.name))
        spells += copies
        if spells >= size - lands:
            break
    kinds = [BASIC_LAND_TYPES[i] for i in range(COLORS) if (colors >> i) & 1] or [BASIC_LAND_TYPES[0]]
    for number, name in enumerate(kinds):
        deck.cards.append((lands // len(kinds) + (number < lands % len(kinds)), cards.find(name).name))
    missing = size - deck.size()
    if missing > 0:
        deck.cards[-1] = (deck.cards[-1][0] + missing, deck.cards[-1][1])
    return deck
