"""Purses: all the mana a player could have now, and which permanents may be tapped for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from mulligan.kernel.column import column, vec
from mulligan.magic.abilities import COMPLEX
from mulligan.magic.terms import CREATURE, HASTE, KINDS_OF_MANA

if TYPE_CHECKING:
    from mulligan.magic.state import Magic

NO_MANA: Final = column(KINDS_OF_MANA)


class Purse:
    """All the mana a player could have now, one unit a mana: in the pool, or from a permanent to be tapped."""

    cards: list[int]  # the permanent of each unit, or -1 for mana in the pool
    masks: list[int]  # the kinds of mana each unit may be
    tolls: list[int]  # what must be paid for a unit first
    added: list[bool]  # whether an ability adds the unit, of a type that the permanent has produced, still to be chosen
    filters: list[
        tuple[int, int, int]
    ]  # permanents that may turn other mana into another kind: which, its kinds, the toll
    plain: vec[i64]  # how many units are of just that kind
    mixed: i64  # how many units may be of several kinds
    total: i64
    open: bool  # its units are listed; else only counted, all of them plain


def blank_purse() -> Purse:
    """A purse without anything in it."""
    new = Purse()
    new.cards = []
    new.masks = []
    new.tolls = []
    new.added = []
    new.filters = []
    new.plain = NO_MANA[:]
    new.mixed = 0
    new.total = 0
    new.open = True
    return new


def counted_purse() -> Purse:
    """A purse whose units are only counted, without any."""
    new = Purse()
    new.plain = NO_MANA[:]
    new.mixed = 0
    new.total = 0
    new.open = False
    return new


def put_in(purse: Purse, card: i64, mask: i64, toll: i64 = 0, added: bool = False) -> None:
    """One more mana."""
    purse.cards.append(card)
    purse.masks.append(mask)
    purse.tolls.append(toll)
    purse.added.append(added)
    purse.total += 1
    if mask & (mask - 1) == 0:
        purse.plain[lowest(mask)] += 1
    else:
        purse.mixed += 1


def lowest(bits: i64) -> i64:
    """The lowest kind of mana among bits."""
    kind: i64 = 0
    while (bits >> kind) & 1 == 0:
        kind += 1
    return kind


def singles() -> vec[i64]:
    """By bits: the kind of mana that they stand for, if it is one and just one mana; else -1."""
    found = column(2 * COMPLEX, -1)
    for kind in range(KINDS_OF_MANA):
        found[1 << kind] = kind
    return found


SINGLE: Final = singles()


def may_tap_for_mana(game: Magic, card: i64) -> bool:
    """Whether a permanent may be tapped for mana now."""
    if game.tapped[card] != 0:
        return False
    if game.sick[card] == 0 or game.types[card] & CREATURE == 0:
        return True
    return (game.keywords[card] >> HASTE) & 1 != 0
