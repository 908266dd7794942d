"""What a cost asks for, and whether and how a purse can pay it."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.magic.mana import ManaCost
from mulligan.magic.purse import Purse, blank_purse, lowest, put_in
from mulligan.magic.terms import COLORLESS, COLORS, KINDS_OF_MANA, OR_TWO, SNOW_MANA


class Need:
    """What is still to be paid: generic mana, and coloured or hybrid symbols as bits of their colours."""

    generic: i64
    symbols: list[int]
    total: i64
    doubles: i64 = 0  # how many of the symbols may be two mana of any kind instead


def need_of(cost: ManaCost, x: i64, less: i64) -> Need:
    """What a mana cost asks for."""
    # rule: cost.mana-cost cost.generic cost.hybrid cost.x
    new = Need()
    new.symbols = cost.symbols[:]
    if cost.x_colors:
        new.generic = max(cost.generic - less, 0)
        new.symbols.extend([cost.x_colors] * (cost.x * x))
    else:
        new.generic = max(cost.generic + cost.x * x - less, 0)
    new.total = new.generic + len(new.symbols)
    new.doubles = cost.doubles
    return new


def variants(need: Need) -> list[Need]:
    """What is to be paid where some symbols may be two mana of any kind: each way, the fewest mana first."""
    # rule: golden.card-over-rulebook cost.hybrid
    either = [i for i, bits in enumerate(need.symbols) if bits & OR_TWO]
    found: list[Need] = []
    for chosen in range(1 << len(either)):
        double = [one for k, one in enumerate(either) if (chosen >> k) & 1]
        new = Need()
        new.symbols = [bits & ~OR_TWO for i, bits in enumerate(need.symbols) if i not in double]
        new.generic = need.generic + 2 * len(double)
        new.total = new.generic + len(new.symbols)
        new.doubles = 0
        found.append(new)
    found.sort(key=total_of)
    return found


def total_of(need: Need) -> i64:
    """What ways to pay are ordered by."""
    return need.total


def affordable(purse: Purse, cost: ManaCost, x: i64, less: i64) -> bool:
    """Whether a mana cost can be paid from a purse."""
    # rule: cost.pay-in-full cost.generic mana.kinds
    if cost.x_colors and x > 0:
        return settle(purse if purse.open else listed(purse), need_of(cost, x, less), None) is not None
    generic = cost.generic + cost.x * x - less
    if generic < 0:
        generic = 0
    if generic + len(cost.symbols) > purse.total:
        return False
    if not cost.symbols:
        return True
    if not purse.open and cost.hybrid:
        purse = listed(purse)
    if purse.mixed == 0 and not cost.hybrid:
        short = False
        for color in range(COLORS):
            if cost.colored[color] > purse.plain[color]:
                short = True
                break
        if not short:
            return True
        if not purse.open or not purse.filters:
            return False
    return settle(purse, need_of(cost, x, less), None) is not None


def listed(purse: Purse) -> Purse:
    """A counted purse with its units listed, though not by name."""
    new = blank_purse()
    for kind in range(KINDS_OF_MANA):
        for _ in range(purse.plain[kind]):
            put_in(new, -1, 1 << kind)
    return new


class Payment:
    """A way to pay: the purse, and the kind of mana each unit is used as; -1 for units that are not used."""

    purse: Purse
    kinds: list[int]


def settle(purse: Purse, need: Need, order: list[int] | None) -> Payment | None:
    """A way to pay, using units in an order; as few permanents that turn mana into another kind as possible."""
    if need.doubles:
        for variant in variants(need):
            way = settle(purse, variant, order)
            if way is not None:
                return way
        return None
    kinds = match(purse, need, order)
    if kinds is not None:
        return payment(purse, kinds)
    for count in range(1, len(purse.filters) + 1):
        turned = with_filters(purse, count)
        more = Need()
        more.symbols = need.symbols
        more.generic = need.generic + sum(turned.tolls)
        more.total = more.generic + len(more.symbols)
        kinds = match(turned, more, None)
        if kinds is not None:
            return payment(turned, kinds)
    return None


def payment(purse: Purse, kinds: list[int]) -> Payment:
    """A payment."""
    new = Payment()
    new.purse = purse
    new.kinds = kinds
    return new


def with_filters(purse: Purse, count: i64) -> Purse:
    """The same purse, with some permanents used to turn mana into another kind instead of making their own."""
    new = blank_purse()
    turning = [card for card, _, _ in purse.filters[:count]]
    for i, card in enumerate(purse.cards):
        if card not in turning:
            put_in(new, card, purse.masks[i], 0, purse.added[i])
    for card, mask, toll in purse.filters[:count]:
        put_in(new, card, mask, toll)
    return new


def match(purse: Purse, need: Need, order: list[int] | None) -> list[int] | None:
    """The kind each unit is used as: the symbols are matched to units, then other units pay generic mana, in order."""
    if need.total > purse.total:
        return None
    size = purse.total
    if order is None:
        order = list(range(size))
    taken = [-1] * size  # the symbol each unit pays
    for symbol in range(len(need.symbols)):
        if not augment(symbol, need.symbols, purse.masks, order, taken, [False] * size):
            return None
    kinds = [-1] * size
    generic = need.generic
    for i in order:
        if taken[i] >= 0:
            used = need.symbols[taken[i]] & purse.masks[i]
            kinds[i] = lowest(used if used & ~SNOW_MANA else purse.masks[i])
        elif generic > 0 and purse.tolls[i] == 0:
            mask = purse.masks[i]
            kinds[i] = COLORLESS if (mask >> COLORLESS) & 1 else lowest(mask)
            generic -= 1
    return kinds if generic == 0 else None


def suffices(purse: Purse, need: Need) -> bool:
    """Whether a purse whose units cost nothing has what is needed; where each is of one kind, counting is enough."""
    if need.total > purse.total:
        return False
    if purse.mixed > 0:
        return match(purse, need, None) is not None
    left = purse.plain[:]
    for symbol in need.symbols:
        if symbol & (symbol - 1) or symbol == SNOW_MANA:
            return match(purse, need, None) is not None
        kind = lowest(symbol)
        left[kind] -= 1
        if left[kind] < 0:
            return False
    return True


def augment(
    symbol: i64, symbols: list[int], masks: list[int], order: list[int], taken: list[int], seen: list[bool]
) -> bool:
    """Find a unit for a symbol, moving other symbols to other units if need be."""
    wanted = symbols[symbol]
    for i in order:
        if not seen[i] and masks[i] & wanted:
            seen[i] = True
            if taken[i] < 0 or augment(taken[i], symbols, masks, order, taken, seen):
                taken[i] = symbol
                return True
    return False
