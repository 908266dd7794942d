"""The numbers by which one seat knows cards: its own, given in the order in which it first sees them.

The engine's numbers follow the deck lists, so that one of them would tell which card of a list it is and where it went.
A card that a seat no longer knows loses its number, and gets another when it is seen again; so does one that has left
its place and come back as a new card between two looks, as after a new hand was drawn.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from mulligan.kernel.game import ALIASES, Game
from mulligan.kernel.views import sees

# The fields of a view that are a card, if they are a number, or a list of cards; a game has its own besides.
CARDS: Final = frozenset(
    (
        "id",
        "card",
        "other",
        "target",
        "about",
        "by",
        "chosen",
    )
)
PART: Final = re.compile(r"([ct])(\d+)$")  # of an option's id: a card that the seat knows


class Numbering:
    """What a seat calls the cards that it knows."""

    def __init__(self, links: tuple[str, ...] = ()) -> None:
        self.links = CARDS.union(links)
        self.numbers: dict[int, int] = {}  # the seat's number of a card by the engine's
        self.cards: dict[int, int] = {}  # and back
        self.places: dict[int, tuple[int, int]] = {}  # where each lay at the last look, and as which new card
        self.fresh: list[int] = []  # those that have their numbers since
        self.next = 1

    def forget(self, game: Game, player: int) -> None:
        """Cards that the seat no longer knows, or that are not what they were, have no number any more."""
        for card, was in list(self.places.items()):
            if card >= len(game.known) or not sees(game, player, card):
                self.drop(card)
            else:
                place = (int(game.zone[card]), int(game.state[card]))
                if place[0] == was[0] and place[1] != was[1]:
                    self.drop(card)
                else:
                    self.places[card] = place

    def settle(self, game: Game, player: int) -> None:
        """After a look: remember where the cards lie that are new; one that was only told of is not known."""
        for card in self.fresh:
            if card < len(game.known) and sees(game, player, card):
                self.places[card] = (int(game.zone[card]), int(game.state[card]))
            elif card < ALIASES:  # what lies openly face down goes by the same number as long as it does
                self.drop(card)
        self.fresh = []

    def drop(self, card: int) -> None:
        """A card has no number any more."""
        self.cards.pop(self.numbers.pop(card, -1), None)
        self.places.pop(card, None)

    def number(self, card: int) -> int:
        """What the seat calls a card."""
        found = self.numbers.get(card)
        if found is None:
            found = self.next
            self.next += 1
            self.numbers[card] = found
            self.cards[found] = card
            self.fresh.append(card)
        return found

    def card(self, number: int) -> int:
        """The card that the seat calls so; -1 for none."""
        return self.cards.get(number, -1)

    def option(self, id: str) -> str:
        """The id of an option, with the seat's numbers."""
        head, mark, text = id.partition(".=")
        parts = [self.part(part) for part in head.split(".")]
        return ".".join(parts) + mark + text

    def part(self, part: str) -> str:
        """A part of an option's id."""
        found = PART.fullmatch(part)
        return f"{found[1]}{self.number(int(found[2]))}" if found else part

    def renumbered(self, row: Mapping[str, object]) -> dict[str, object]:
        """A row of plain data with the seat's numbers in place of the engine's."""
        found: dict[str, object] = {}
        for key, value in row.items():
            kind = type(value)
            if kind is int:
                found[key] = self.number(value) if key in self.links and value >= 0 else value  # type: ignore[arg-type,operator]
            elif kind is dict:
                found[key] = self.renumbered(value)  # type: ignore[arg-type]
            elif kind is list or kind is tuple:
                found[key] = self.several(value, key in self.links)  # type: ignore[arg-type]
            else:
                found[key] = value
        return found

    def several(self, values: Sequence[object], cards: bool) -> list[object]:
        """A list of such data; of cards, if it is a field of them."""
        found: list[object] = []
        for value in values:
            kind = type(value)
            if kind is dict:
                found.append(self.renumbered(value))  # type: ignore[arg-type]
            elif kind is list or kind is tuple:
                found.append(self.several(value, cards))  # type: ignore[arg-type]
            elif cards and kind is int and value >= 0:  # type: ignore[operator]
                found.append(self.number(value))  # type: ignore[arg-type]
            else:
                found.append(value)
        return found
