"""Which mana may be spent on which spells."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.frames import scope
from mulligan.magic.abilities import AddSpellMana
from mulligan.magic.spell_mana import SpellMana
from mulligan.magic.state import Magic
from mulligan.magic.words.nouns import fits_anywhere


def fitting(game: Magic, player: i64, card: i64) -> list[SpellMana]:
    """The mana of a player that may be spent on a card, besides what may be spent on anything."""
    # rule: mana.pool golden.card-over-rulebook
    found: list[SpellMana] = []
    for mana in game.spell_mana:
        adds = game.nodes[mana.word]
        assert isinstance(adds, AddSpellMana)
        if mana.player == player and fits_anywhere(adds.what, game, scope(card, mana.word, player), card):
            found.append(mana)
    return found
