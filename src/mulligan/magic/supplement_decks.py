"""Planar decks and scheme decks: what may be in them, whose they are, and those that come with the game."""

from __future__ import annotations

from typing import Final

from mulligan.kernel.errors import MulliganError
from mulligan.kernel.kinds import Complaint, Deck
from mulligan.magic.catalog import Catalog, built_in
from mulligan.magic.terms import PHENOMENON, PLANAR, PLANE, SCHEME, SUPPLEMENTAL
from mulligan.magic.ways import ARCHENEMY, PLANECHASE, Way, archenemy_of

PLANES: Final = "planechase.planes"
SCHEMES: Final = "archenemy.schemes"
LEAST_PLANES: Final = 10  # in a planar deck of one player; in one that all share, for each player
ENOUGH_PLANES: Final = 40  # in one that all share, however many they are
MOST_PHENOMENA: Final = 2  # in a planar deck of one player; in one that all share, for each player
MOST_PLAYERS: Final = 6
LEAST_SCHEMES: Final = 20
MOST_OF_A_SCHEME: Final = 2
HEADINGS: Final = ("planar deck", "planes", "phenomena", "scheme deck", "schemes")

Counts = list[tuple[int, str]]


def set_apart(deck: Deck, cards: Catalog) -> None:
    """Planes, phenomena and schemes of a list are no part of the deck, wherever they stand: they lie beside it."""
    # rule: planechase.planes archenemy.schemes
    apart = [one for one in [*deck.cards, *deck.side] if types_of(cards, one[1]) & SUPPLEMENTAL]
    if apart:
        deck.cards = [one for one in deck.cards if one not in apart]
        deck.side = [one for one in deck.side if one not in apart]
        deck.besides = [*deck.besides, *apart]


def types_of(cards: Catalog, name: str) -> int:
    """The types of a card, as bits."""
    return int(cards.find(name).types)


def of_types(deck: Counts, cards: Catalog, types: int) -> Counts:
    """The cards of a list that are of certain types, each once."""
    found: dict[str, int] = {}
    for count, name in deck:
        if types_of(cards, name) & types:
            found[name] = found.get(name, 0) + count
    return [(count, name) for name, count in found.items()]


def written(besides: Counts, cards: Catalog) -> str:
    """What lies beside a deck, as a list under its headings."""
    text = ""
    for heading, types in (("Planar deck", PLANAR), ("Schemes", SCHEME)):
        lines = of_types(besides, cards, types)
        if lines:
            text += f"\n{heading}\n" + "".join(f"{count} {name}\n" for count, name in lines)
    return text


# -- What they must be -------------------------------------------------------------------------------------------------


def misplaced(deck: Deck, cards: Catalog) -> list[Complaint]:
    """A plane, phenomenon or scheme is no card of a deck."""
    # rule: planechase.planes archenemy.schemes
    found: list[Complaint] = []
    for count, name in [*deck.cards, *deck.side]:
        types = types_of(cards, name)
        if types & SUPPLEMENTAL:
            found.append(Complaint("deck-not-a-card-of-it", SCHEMES if types & SCHEME else PLANES, name, count, 0))
    return found


def planar_complaints(deck: Deck, cards: Catalog) -> list[Complaint]:
    """Everything that keeps a planar deck from being legal; one of 40 or more may be one that all share.

    Whoever brings none plays with one that all share.
    """
    # rule: planechase.planes
    mine = of_types(deck.besides, cards, PLANAR)
    size = sum(count for count, _ in mine)
    found: list[Complaint] = []
    if not size:
        return found
    if size < LEAST_PLANES:
        found.append(Complaint("planar-deck-too-small", PLANES, count=size, limit=LEAST_PLANES))
    phenomena = sum(count for count, _ in of_types(mine, cards, PHENOMENON))
    most = MOST_PHENOMENA * (MOST_PLAYERS if size >= ENOUGH_PLANES else max(size // LEAST_PLANES, 1))
    if phenomena > most:
        found.append(Complaint("planar-deck-phenomena", PLANES, count=phenomena, limit=most))
    for count, name in mine:
        if count > 1:
            found.append(Complaint("planar-deck-copies", PLANES, name, count, 1))
    return found


def scheme_complaints(deck: Deck, cards: Catalog) -> list[Complaint]:
    """Everything that keeps a scheme deck from being legal; whoever brings none, as archenemy, plays with every scheme.

    The others need none.
    """
    # rule: archenemy.schemes
    mine = of_types(deck.besides, cards, SCHEME)
    size = sum(count for count, _ in mine)
    found: list[Complaint] = []
    if size and size < LEAST_SCHEMES:
        found.append(Complaint("scheme-deck-too-small", SCHEMES, count=size, limit=LEAST_SCHEMES))
    for count, name in mine:
        if count > MOST_OF_A_SCHEME:
            found.append(Complaint("scheme-deck-copies", SCHEMES, name, count, MOST_OF_A_SCHEME))
    return found


# -- Whose they are ----------------------------------------------------------------------------------------------------


def beside(way: Way, names: list[str], decks: list[Deck], teams: list[int], cards: Catalog) -> list[list[str]]:
    """What lies beside each player's deck in this way to play."""
    if way.name == PLANECHASE:
        return planar_decks(names, decks, cards)
    if way.name == ARCHENEMY:
        seat = archenemy_of(teams)
        own = listed(of_types(decks[seat].besides, cards, SCHEME)) or every_card(SCHEME)
        return [own if one == seat else [] for one in range(len(decks))]
    return []


def planar_decks(names: list[str], decks: list[Deck], cards: Catalog) -> list[list[str]]:
    """Each player's own planar deck; where one brings one, or nobody, it is shared, and lies with the first."""
    # rule: planechase.planes
    own = [listed(of_types(deck.besides, cards, PLANAR)) for deck in decks]
    there = [planes for planes in own if planes]
    if len(there) == len(own):
        return own
    if len(there) > 1:
        without = [name for name, planes in zip(names, own, strict=True) if not planes]
        raise MulliganError("planar-decks-missing", names=without)
    shared = there[0] if there else [*every_card(PLANE), *every_card(PHENOMENON, MOST_PHENOMENA * len(names))]
    return [shared, *([] for _ in own[1:])]


def listed(counts: Counts) -> list[str]:
    """Every card of a list by name."""
    return [name for count, name in counts for _ in range(count)]


def every_card(types: int, most: int = 0) -> list[str]:
    """Every card of a type that comes with the game, in alphabetical order; no more than so many."""
    found = sorted(facts.name for facts in built_in().cards.values() if facts.types & types)
    if not found:
        raise MulliganError("no-supplement")
    return found[:most] if most else found
