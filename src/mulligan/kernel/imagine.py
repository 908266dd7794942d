"""Imagining: the faces a player does not know, dealt anew among the cards that could have them."""

from __future__ import annotations

from mulligan.kernel.chance import Chance
from mulligan.kernel.game import Game


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
