"""The numbers by which one seat knows cards: its own, given in the order in which it first sees them.

The engine's numbers follow the deck lists, so that one of them would tell which card of a list it is and where it went.
A card that a seat no longer knows loses its number, and gets another when it is seen again; so does one that has left
its place and come back as a new card between two looks, as after a new hand was drawn.
"""

from __future__ import annotations

import re
from typing import Final

from mulligan.kernel.game import Game
from mulligan.kernel.views import sees

# The fields of a view that are a card, if they are a number, or a list of cards.
CARDS: Final = frozenset(
    (
        "id",
        "card",
        "other",
        "target",
        "about",
        "by",
        "at",
        "here",
        "chosen",
        "attached_to",
        "attachments",
        "attacking",
        "defending",
        "blocking",
        "targets",
    )
)
PART: Final = re.compile(r"([ct])(\d+)$")  # of an option's id: a card that the seat knows


class Numbering:
    """What a seat calls the cards that it knows."""

    def __init__(self) -> None:
        self.numbers: dict[int, int] = {}  # the seat's number of a card by the engine's
        self.cards: dict[int, int] = {}  # and back
        self.places: dict[int, tuple[int, int]] = {}  # where each lay at the last look, and as which new card
        self.next = 1

    def forget(self, game: Game, player: int) -> None:
        """Cards that the seat no longer knows have no number any more."""
        for card, number in list(self.numbers.items()):
            gone = card >= len(game.known) or not sees(game, player, card)
            place = (-1, -1) if gone else (int(game.zone[card]), int(game.state[card]))
            was = self.places.get(card, place)
            if gone or (place[0] == was[0] and place[1] != was[1]):
                del self.numbers[card]
                del self.cards[number]
                self.places.pop(card, None)
            else:
                self.places[card] = place

    def number(self, card: int) -> int:
        """What the seat calls a card."""
        found = self.numbers.get(card)
        if found is None:
            found = self.next
            self.next += 1
            self.numbers[card] = found
            self.cards[found] = card
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

    def told(self, value: object, field: str = "") -> object:
        """Plain data with the seat's numbers in place of the engine's."""
        if isinstance(value, dict):
            return {key: self.told(one, key) for key, one in value.items()}
        if isinstance(value, (list, tuple)):
            return [self.told(one, field) for one in value]
        if field in CARDS and isinstance(value, int) and not isinstance(value, bool):
            return self.number(value) if value >= 0 else value
        return value
