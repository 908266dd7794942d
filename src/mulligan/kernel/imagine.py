"""Imagining: the faces a player does not know, dealt anew among the cards that could have them."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.chance import Chance
from mulligan.kernel.game import Game


def unknown_cards(game: Game, player: i64, zones: tuple[int, ...]) -> list[list[int]]:
    """Of each seat, the cards in these zones whose faces a player does not know."""
    found: list[list[int]] = []
    for seat in range(game.match.seats):
        cards: list[int] = []
        for zone in zones:
            for card in game.pile(seat, zone):
                if not game.knows(player, card):
                    cards.append(card)
        found.append(cards)
    return found


def deal_unknown(game: Game, hidden: list[list[int]], chance: Chance) -> None:
    """Exchange the faces of each group of unknown cards among themselves, and give the game a luck of its own.

    What lists the players brought is taken to be known to all; which of those cards lies where is not.
    """
    for cards in hidden:
        faces = [int(game.printed[card]) for card in cards]
        chance.shuffle(faces)
        for card, face in zip(cards, faces, strict=True):
            game.printed[card] = face
    game.chance = chance.copy()
    chance.next()
