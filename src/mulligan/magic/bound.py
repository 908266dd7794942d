"""Mana that can be spent only to cast spells of a kind."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.frames import scope
from mulligan.magic.abilities import AddBound
from mulligan.magic.state import Magic
from mulligan.magic.words.nouns import fits_anywhere


def fitting(game: Magic, player: i64, card: i64) -> list[list[int]]:
    """The mana of a player that may be spent on a card, besides what may be spent on anything."""
    # rule: mana.pool golden.card-over-rulebook
    found: list[list[int]] = []
    for row in game.bound:
        adds = game.nodes[row[2]]
        assert isinstance(adds, AddBound)
        if row[0] == player and fits_anywhere(adds.what, game, scope(card, row[2], player), card):
            found.append(row)
    return found
