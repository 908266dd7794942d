"""Copies of games that nobody looks at any more: the next ones are made of them, with all the room that they have."""

from __future__ import annotations

from typing import Final

from mulligan.kernel.game import Game

MOST_SPARE: Final = 24  # games that a match keeps; who looks ahead rarely needs more at a time


def copied(game: Game) -> Game:
    """An equal, independent game, made of a spare one if there is one."""
    spare = game.match.spare
    if not spare:
        return game.clone()
    new = spare.pop()
    game.copy_into(new)
    return new


def give_back(game: Game) -> None:
    """Nobody looks at a copy any more."""
    spare = game.match.spare
    if len(spare) < MOST_SPARE:
        spare.append(game)
