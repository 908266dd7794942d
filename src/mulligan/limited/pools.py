"""Pools: all the cards that a player got out of packs, and what is left of them beside a deck."""

from __future__ import annotations

from collections import Counter

from mulligan.kernel.kinds import Deck, Kind


def listed(cards: list[str]) -> list[tuple[int, str]]:
    """Cards as a list says them: how many of which, by name."""
    return [(count, name) for name, count in sorted(Counter(cards).items())]


def pool_deck(name: str, cards: list[str]) -> Deck:
    """A pool as a list of cards, to be written like a deck."""
    deck = Deck(name)
    deck.cards = listed(cards)
    return deck


def pool_of(deck: Deck) -> list[tuple[int, str]]:
    """The pool that a list tells of: all its cards, wherever they stand in it."""
    return [*deck.cards, *deck.side]


def with_rest(kind: Kind, deck: Deck, pool: list[str]) -> Deck:
    """A deck with its pool, of which all that it does not use is its sideboard; free cards are left out of that."""
    # rule: decks.sideboard
    left = Counter(pool)
    left.subtract(deck.names())
    deck.pool = listed(pool)
    deck.side = [(count, name) for name, count in sorted(left.items()) if count > 0 and not kind.is_free(name)]
    return deck
