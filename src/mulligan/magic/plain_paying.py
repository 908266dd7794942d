"""Paying where every mana is of one kind and every permanent makes one: the same as payment.py finds, by counting."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from mulligan.kernel.column import append, column, vec
from mulligan.magic.mana import ManaCost
from mulligan.magic.purse import NO_MANA, SINGLE, may_tap_for_mana
from mulligan.magic.state import Magic
from mulligan.magic.terms import COLORS, CREATURE, KINDS_OF_MANA, TAPPED_FOR_MANA

NO_UNITS: Final = column(0)
ALL: Final = 1 << 20  # every other card of the hand can still be cast
# In which order permanents are tapped: those of two kinds that are to be kept come after the others, creatures after
# the rest, and the source of the ability that is paid for at the very last.
OWN: Final = 8
KEPT_MOST: Final = 4
KEPT: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class PlainWay:
    """A way to pay: how much of each kind in the pool is spent, and which permanents are tapped, each for one mana."""

    cards: vec[i64]
    kinds: vec[i64]
    ranks: vec[i64]  # where each comes in the order
    tapped: vec[i64]  # 1 for those that are tapped
    pool: vec[i64]
    wanted: vec[i64]  # what is to be paid with permanents: so much of each colour,
    generic: i64  # and so much of any kind
    left: vec[i64]  # the mana that is left when this is paid
    left_total: i64


def plain_way(game: Magic, player: i64, cost: ManaCost, x: i64, less: i64, without: i64, own: i64) -> PlainWay | None:
    """The way to pay that leaves most of the hand castable, if counting is enough to find it."""
    # rule: casting.order mana.produce cost.mana-cost cost.generic
    if game.listening[TAPPED_FOR_MANA] or game.own_match.snows or cost.hybrid or (cost.x_colors and x > 0):
        return None
    way = PlainWay()
    if not lay_out_units(game, way, player, without, own):
        return None
    total: i64 = len(way.kinds)
    needed: i64 = max(cost.generic + cost.x * x - less, 0)
    way.generic = needed
    way.wanted = NO_MANA[:]
    for color in range(COLORS):
        number: i64 = cost.colored[color]
        way.wanted[color] = number
        needed += number
    way.pool = NO_MANA[:]
    for kind in range(KINDS_OF_MANA):
        there: i64 = game.pool[player * KINDS_OF_MANA + kind]
        total += there
        spent: i64 = min(there, way.wanted[kind])
        way.wanted[kind] -= spent
        way.pool[kind] = spent
    for kind in range(KINDS_OF_MANA):
        more: i64 = min(game.pool[player * KINDS_OF_MANA + kind] - way.pool[kind], way.generic)
        way.generic -= more
        way.pool[kind] += more
    if not tap_in_order(way, -1, -1):
        return None
    if total > needed and varied(way):
        wishes = wished(game, player, own, total - needed)
        if wishes is None:
            return None
        if wishes:
            spare_hand(game, player, way, wishes, total - needed)
    return way


def lay_out_units(game: Magic, way: PlainWay, player: i64, without: i64, own: i64) -> bool:
    """The permanents a player may tap, each for one mana of one kind; False if one of them makes anything else."""
    way.cards = NO_UNITS[:]
    way.kinds = NO_UNITS[:]
    way.ranks = NO_UNITS[:]
    limited = game.own_match.commanders
    if not game.fresh:
        game.refresh()
    makers = game.makers
    for i in range(game.makers_from[player], game.makers_from[player + 1]):
        card = makers[i]
        if card != without and may_tap_for_mana(game, card):
            produces = game.produces[card]
            kind = SINGLE[game.kinds_of_mana(player, produces) if limited else produces]
            if kind < 0:
                return False
            rank: i64 = 1 if game.types[card] & CREATURE else 0
            way.cards = append(way.cards, card)
            way.kinds = append(way.kinds, kind)
            way.ranks = append(way.ranks, OWN if card == own else rank)
    return True


def tap_in_order(way: PlainWay, first: i64, second: i64) -> bool:
    """Tap what is needed, the permanents of two kinds after the others; False if there are too few."""
    wanted = way.wanted[:]
    generic = way.generic
    size: i64 = len(way.kinds)
    tapped = way.kinds[:]
    i: i64 = 0
    while i < size:
        tapped[i] = 0
        i += 1
    last: i64 = 1 if first < 0 else KEPT_MOST + KEPT + 1
    turn: i64 = 0
    while turn <= OWN:
        i = 0
        while i < size:
            kind = way.kinds[i]
            rank = way.ranks[i]
            if rank != OWN:
                rank += (KEPT_MOST if kind == first else 0) + (KEPT if kind == second else 0)
            if rank == turn:
                if wanted[kind] > 0:
                    wanted[kind] -= 1
                    tapped[i] = 1
                elif generic > 0:
                    generic -= 1
                    tapped[i] = 1
            i += 1
        turn = OWN if turn == last else turn + 1
    way.tapped = tapped
    for color in range(COLORS):
        if wanted[color] > 0:
            return False
    return generic == 0


# -- Sparing what the hand needs ---------------------------------------------------------------------------------------


def varied(way: PlainWay) -> bool:
    """Whether it matters which permanents are tapped."""
    i: i64 = 1
    while i < len(way.kinds):
        if way.kinds[i] != way.kinds[0]:
            return True
        i += 1
    return False


def wished(game: Magic, player: i64, own: i64, left: i64) -> list[ManaCost] | None:
    """What other cards of the hand cost that could be paid with so much mana, the cheapest first.

    None if one of them cannot be counted.
    """
    wishes: list[ManaCost] = []
    for other in game.hand(player):
        printed = game.cards[game.printed[other]]
        if other != own and not printed.land and printed.converted <= left:
            cost = printed.cost
            if cost.hybrid:
                return None
            at = len(wishes)
            while at > 0 and wishes[at - 1].converted > cost.converted:
                at -= 1
            wishes.insert(at, cost)
    return wishes


def spare_hand(game: Magic, player: i64, way: PlainWay, wishes: list[ManaCost], left: i64) -> None:
    """Tap such permanents that as many other cards as possible could still be cast."""
    way.left_total = left
    present = NO_MANA[:]
    for kind in range(KINDS_OF_MANA):
        present[kind] = game.pool[player * KINDS_OF_MANA + kind]
    i: i64 = 0
    while i < len(way.kinds):
        present[way.kinds[i]] += 1
        i += 1
    count_left(way, present)
    score = castable(way, wishes)
    best = way.tapped
    for first in range(KINDS_OF_MANA):
        if present[first] == 0:
            continue
        for second in range(KINDS_OF_MANA):
            if present[second] == 0:
                continue
            if score == ALL:
                way.tapped = best
                return
            tap_in_order(way, first, second)
            count_left(way, present)
            found = castable(way, wishes)
            if found > score:
                best = way.tapped
                score = found
    way.tapped = best


def count_left(way: PlainWay, present: vec[i64]) -> None:
    """The mana of each kind that is left."""
    left = present[:]
    for kind in range(KINDS_OF_MANA):
        left[kind] -= way.pool[kind]
    i: i64 = 0
    while i < len(way.kinds):
        left[way.kinds[i]] -= way.tapped[i]
        i += 1
    way.left = left


def castable(way: PlainWay, wishes: list[ManaCost]) -> i64:
    """How many other cards could still be cast: all of them together, and each alone."""
    together: i64 = 0
    each: i64 = 0
    total: i64 = 0
    both = NO_MANA[:]
    for wish in wishes:
        if not within(way, wish, NO_MANA, 0):
            continue
        each += 1
        if within(way, wish, both, total):
            total += wish.converted
            together += 1
            for color in range(COLORS):
                both[color] += wish.colored[color]
    if together == len(wishes):
        return ALL
    return each * 64 + together


def within(way: PlainWay, wish: ManaCost, others: vec[i64], total: i64) -> bool:
    """Whether a cost can be paid with what is left, besides others."""
    if total + wish.converted > way.left_total:
        return False
    for color in range(COLORS):
        if others[color] + wish.colored[color] > way.left[color]:
            return False
    return True
