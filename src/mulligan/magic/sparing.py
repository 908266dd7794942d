"""Which mana to spend, so that as much as possible of the rest of the hand can still be cast."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.magic.needs import Need, Payment, need_of, settle, suffices
from mulligan.magic.plain_paying import ALL
from mulligan.magic.purse import Purse, blank_purse, put_in
from mulligan.magic.state import Magic
from mulligan.magic.terms import CREATURE, KINDS_OF_MANA


def sparing(game: Magic, player: i64, purse: Purse, need: Need, card: i64) -> Payment | None:
    """A payment that leaves as many other cards of the hand castable as possible."""
    # rule: casting.order
    if purse.total == need.total:
        return settle(purse, need, None)
    if not varied(purse):
        return settle(purse, need, lands_first(game, purse, card))
    wishes: list[Need] = []
    for other in game.hand(player):
        if other != card:
            printed = game.cards[game.printed[other]]
            if not printed.land and printed.converted <= purse.total - need.total:
                wishes.append(need_of(printed.cost, 0, 0))
    base = cheapest_first(game, purse, card)
    best = settle(purse, need, base)
    if best is None or not wishes:
        return best
    wishes.sort(key=lambda one: one.total)
    best_score = left_castable(best, wishes)
    tried: list[list[int]] = []
    kinds: i64 = 0
    for mask in purse.masks:
        kinds |= mask
    present = [kind for kind in range(KINDS_OF_MANA) if (kinds >> kind) & 1]
    for first in present:
        for second in present:
            if best_score == ALL:
                return best
            order = kept_last(purse, base, first, second, card)
            if order in tried:
                continue
            tried.append(order)
            way = settle(purse, need, order)
            if way is not None:
                score = left_castable(way, wishes)
                if score > best_score:
                    best = way
                    best_score = score
    return best


def varied(purse: Purse) -> bool:
    """Whether it matters which units are used."""
    if purse.filters:
        return True
    first = purse.masks[0]
    for i in range(purse.total):
        if purse.masks[i] != first:
            return True
    return purse.cards[0] < 0 <= purse.cards[-1]


def lands_first(game: Magic, purse: Purse, own: i64) -> list[int] | None:
    """Where all units are of one kind: an order that taps creatures, and what is being paid for, last."""
    if not any(card >= 0 and (card == own or game.types[card] & CREATURE) for card in purse.cards):
        return None
    return cheapest_first(game, purse, own)


OWN: Final = 100  # comes after everything else


def cheapness(game: Magic, purse: Purse, i: i64, own: i64) -> i64:
    """What to use first: the pool, then what makes the fewest kinds, lands before creatures; last its own source."""
    card = purse.cards[i]
    if card < 0:
        return -1
    if card == own:
        return OWN
    number: i64 = 0
    for kind in range(KINDS_OF_MANA):
        number += (purse.masks[i] >> kind) & 1
    return number * 2 + (1 if game.types[card] & CREATURE else 0)


def cheapest_first(game: Magic, purse: Purse, own: i64) -> list[int]:
    """The units of a purse in the order of their cheapness, else as they are."""
    ranks = [0] * purse.total
    for i in range(purse.total):
        ranks[i] = cheapness(game, purse, i, own)
    return by_rank(list(range(purse.total)), ranks)


def kept_last(purse: Purse, units: list[int], first: i64, second: i64, own: i64) -> list[int]:
    """Units in an order in which those of two kinds come last, else as they are."""
    ranks = [0] * purse.total
    for i in range(purse.total):
        ranks[i] = keeping(purse, i, first, second, own)
    return by_rank(units, ranks)


def by_rank(units: list[int], ranks: list[int]) -> list[int]:
    """Units in the order of their ranks; those of the same rank as they are."""
    found: list[int] = []
    for unit in units:
        at = len(found)
        while at > 0 and ranks[found[at - 1]] > ranks[unit]:
            at -= 1
        found.insert(at, unit)
    return found


def keeping(purse: Purse, i: i64, first: i64, second: i64, own: i64) -> i64:
    """The rank of a unit in an order in which the units of two kinds come last."""
    if purse.cards[i] < 0:
        return -1
    if purse.cards[i] == own:
        return OWN
    return ((purse.masks[i] >> first) & 1) * 2 + ((purse.masks[i] >> second) & 1)


def left_castable(way: Payment, wishes: list[Need]) -> i64:
    """How many other cards could still be cast after a payment: all of them together, and each alone."""
    rest = blank_purse()
    used = [way.purse.cards[i] for i, kind in enumerate(way.kinds) if kind >= 0]
    for i, card in enumerate(way.purse.cards):
        if way.kinds[i] < 0 and (card < 0 or card not in used):
            put_in(rest, card, way.purse.masks[i])
    each = 0
    together = 0
    generic = 0
    symbols: list[int] = []
    for wish in wishes:
        if not suffices(rest, wish):
            continue
        each += 1
        both = Need()
        both.generic = generic + wish.generic
        both.symbols = symbols + wish.symbols
        both.total = both.generic + len(both.symbols)
        if suffices(rest, both):
            generic = both.generic
            symbols = both.symbols
            together += 1
    if together == len(wishes):
        return ALL
    return each * 64 + together
