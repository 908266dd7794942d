"""Which mana may be spent on which spells, and on which activated abilities."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.frames import scope
from mulligan.magic.abilities import AddSpellMana
from mulligan.magic.spell_mana import SpellMana
from mulligan.magic.state import Magic
from mulligan.magic.words.nouns import AbilitiesOf, AnyKind, fits_anywhere


def fitting(game: Magic, player: i64, card: i64, ability: bool) -> list[SpellMana]:
    """The mana of a player that may be spent on a spell or on an ability of a card, besides what may be so anywhere."""
    # rule: mana.pool golden.card-over-rulebook
    found: list[SpellMana] = []
    for mana in game.spell_mana:
        adds = game.nodes[mana.word]
        assert isinstance(adds, AddSpellMana)
        if mana.player == player and may_pay(game, adds, player, card, ability):
            found.append(mana)
    return found


def may_pay(game: Magic, adds: AddSpellMana, player: i64, card: i64, ability: bool) -> bool:
    """Whether what was added so may be spent on this spell, or on an ability of this card."""
    kinds = adds.what.nouns if isinstance(adds.what, AnyKind) else [adds.what]
    for kind in kinds:
        if isinstance(kind, AbilitiesOf):
            if ability and kind.what.fits(game, scope(card, adds.id, player), card):
                return True
        elif not ability and fits_anywhere(kind, game, scope(card, adds.id, player), card):
            return True
    return False
