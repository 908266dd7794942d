"""Paying mana: what can make it, whether a cost can be paid, and a payment that spares the rest of the hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.nodes import Quantity
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Frame, Resolve, Scope, scope
from mulligan.magic import acts
from mulligan.magic.abilities import ADDS_BY_NUMBER, COMPLEX, Activated, AddMana, AddProduced, When
from mulligan.magic.layers import emblems
from mulligan.magic.mana import ManaCost, mana_made
from mulligan.magic.plain_paying import ALL, PlainWay, plain_way
from mulligan.magic.procedures import SURPLUS, Surplus
from mulligan.magic.purse import SINGLE, Purse, blank_purse, counted_purse, lowest, may_tap_for_mana, put_in
from mulligan.magic.spell_mana import SpellMana
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    ANY_COLOR,
    COLORLESS,
    COLORS,
    CREATURE,
    FLOATING,
    KINDS_OF_MANA,
    OR_TWO,
    SNOW,
    SNOW_MANA,
    STACK,
    TAPPED_FOR_MANA,
)
from mulligan.magic.triggers import tell

ANY: Final = ANY_COLOR
OF_SAME_KIND: Final = 1 << COLORLESS  # mana of a kind still open, which pays generic mana only
UNCOUNTED: Final = -1  # all that a permanent tapped for mana makes is still to be made


def purse_of(game: Magic, player: i64, without: i64 = -1, spell: i64 = -1, ability_of: i64 = -1) -> Purse:
    """What a player could pay with now, without one permanent; for a spell or an ability with mana only for such."""
    # rule: mana.pool mana.produce mana.basic-lands
    if spell >= 0 and (game.spell_mana or game.cards[game.face[spell]].helped is not None):
        purse = open_purse(game, player, without)
        for mana in for_spell(game, player, spell) if game.spell_mana else []:
            put_in(purse, -1 - mana.kind, 1 << mana.kind)
        helped = game.cards[game.face[spell]].helped
        if helped is not None and not helped.delves:
            put_in_creatures(game, purse, player, [])
        return purse
    if ability_of >= 0 and game.spell_mana:
        purse = open_purse(game, player, without)
        for mana in for_spell(game, player, ability_of, True):
            put_in(purse, -1 - mana.kind, 1 << mana.kind)
        return purse
    counted = counted_purse()
    return counted if count_mana(game, counted, player, without) else open_purse(game, player, without)


def shared_purse(game: Magic, player: i64) -> Purse:
    """What a player could pay with now, for as long as options are listed: the purse is filled anew for the next."""
    counted = game.shared_purse
    if counted is None:
        counted = counted_purse()
        game.shared_purse = counted
    return counted if count_mana(game, counted, player, -1) else open_purse(game, player)


def count_mana(game: Magic, counted: Purse, player: i64, without: i64) -> bool:
    """Fill a purse by counting; False where the kinds of mana or what it costs must be looked at one by one."""
    if game.listening[TAPPED_FOR_MANA] or game.own_match.snows:
        return False
    if not game.fresh:
        game.refresh()
    counts = counted.plain
    total: i64 = 0
    for kind in range(KINDS_OF_MANA):
        floating: i64 = game.pool[player * KINDS_OF_MANA + kind]
        counts[kind] = floating
        total += floating
    limited = game.own_match.commanders
    makers = game.makers
    for i in range(game.makers_from[player], game.makers_from[player + 1]):
        card = makers[i]
        if card != without and may_tap_for_mana(game, card):
            produces = game.produces[card]
            single = SINGLE[game.kinds_of_mana(player, produces) if limited else produces]
            if single < 0:
                return False
            counts[single] += 1
            total += 1
    counted.total = total
    return True


def for_spell(game: Magic, player: i64, card: i64, ability: bool = False) -> list[SpellMana]:
    """The mana of a player that is only for spells like this one, or for abilities of such cards."""
    from mulligan.magic.spendable import fitting  # which knows nouns, and they what is paid

    return fitting(game, player, card, ability)


def pool_purse(game: Magic, player: i64) -> Purse:
    """What a player could pay with now without making mana."""
    # rule: mana.pool
    purse = blank_purse()
    for kind in range(KINDS_OF_MANA):
        for _ in range(game.pool[player * KINDS_OF_MANA + kind]):
            put_in(purse, -1 - kind, 1 << kind)
    return purse


def open_purse(game: Magic, player: i64, without: i64 = -1) -> Purse:
    """What a player could pay with now, unit by unit."""
    purse = pool_purse(game, player)
    extra = game.listening[TAPPED_FOR_MANA] > 0
    for card in game.permanents(player):
        produces = game.produces[card]
        if produces == 0 or card == without or not may_tap_for_mana(game, card):
            continue
        if produces & COMPLEX == 0:
            put_in(purse, card, game.kinds_of_mana(player, produces))
        else:
            put_in_complex(game, purse, card, player)
        if game.own_match.snows and game.cards[game.face[card]].supertypes & SNOW:
            mark_snow(purse, card)
        if extra:
            for mask in extra_mana(game, card, player):
                put_in(purse, card, game.kinds_of_mana(player, mask))
            put_in_produced(game, purse, card, player, produces)
    return purse


def put_in_creatures(game: Magic, purse: Purse, player: i64, without: list[int]) -> None:
    """Untapped creatures may be tapped for a spell, each for one mana of its colours or for generic mana."""
    # rule: golden.card-over-rulebook
    for card in game.permanents(player):
        if game.types[card] & CREATURE and not game.tapped[card] and card not in without:
            mask = game.colors[card] | 1 << COLORLESS
            if card in purse.cards:
                i = purse.cards.index(card)
                old = purse.masks[i]
                if old & (old - 1) == 0:
                    purse.plain[lowest(old)] -= 1
                    purse.mixed += 1
                purse.masks[i] = old | mask
            else:
                put_in(purse, card, mask)


def exilable(game: Magic, player: i64, card: i64) -> i64:
    """How many cards of the graveyard may be exiled for a spell, each for one generic mana."""
    # rule: golden.card-over-rulebook
    helped = game.cards[game.face[card]].helped
    if helped is None or not helped.delves:
        return 0
    return len([one for one in game.graveyard(player) if one != card])


def purse_without(game: Magic, player: i64, cards: list[int]) -> Purse:
    """What a player could pay with now, without several permanents."""
    whole = open_purse(game, player)
    new = blank_purse()
    for i in range(whole.total):
        if whole.cards[i] not in cards:
            put_in(new, whole.cards[i], whole.masks[i], whole.tolls[i], whole.added[i])
    new.filters = [one for one in whole.filters if one[0] not in cards]
    return new


def mark_snow(purse: Purse, card: i64) -> None:
    """The mana of a snow permanent pays for snow symbols, too."""
    # rule: golden.card-over-rulebook mana.kinds
    for i in range(purse.total):
        mask = purse.masks[i]
        if purse.cards[i] == card:
            if mask & (mask - 1) == 0:
                purse.plain[lowest(mask)] -= 1
                purse.mixed += 1
            purse.masks[i] = mask | SNOW_MANA


def put_in_complex(game: Magic, purse: Purse, card: i64, player: i64) -> None:
    """A permanent whose mana abilities make more than one mana, or cost mana themselves."""
    plain = 0
    most = most_at_once(game, card)
    for ability in game.mana_abilities_of(card):
        if ability.mana.text:
            purse.filters.append((card, game.kinds_of_mana(player, made_bits(ability)), ability.mana.converted))
        elif most is None:
            plain |= made_bits(ability)
    if most is not None:
        for kind in range(KINDS_OF_MANA):
            for _ in range(most.makes[kind]):
                put_in(purse, card, 1 << game.kind_of_mana(player, kind))
        for _ in range(most.any_color):
            put_in(purse, card, game.kinds_of_mana(player, ANY))
    elif plain:
        put_in(purse, card, game.kinds_of_mana(player, plain))


def most_at_once(game: Magic, card: i64) -> Activated | None:
    """Of the mana abilities of a permanent that cost no mana the one that makes most, if that is more than one."""
    most: Activated | None = None
    for ability in game.mana_abilities_of(card):
        total = sum(ability.makes) + ability.any_color
        if not ability.mana.text and total > 1 and (most is None or total > sum(most.makes) + most.any_color):
            most = ability
    return most


def put_in_produced(game: Magic, purse: Purse, card: i64, player: i64, produces: i64) -> None:
    """More mana of a type that a permanent tapped for mana has produced, for each ability that adds such.

    Of several mana at once it may be of any of their types. Where the permanent makes one of several kinds, it is of
    that kind: it is counted for generic mana only.
    """
    # rule: mana.produce mana.kinds
    told = Event(TAPPED_FOR_MANA, card, -1, player)
    for own, ability in waiting_for_mana(game):
        if isinstance(ability.effect, AddProduced) and ability.trigger.fits(game, own, told):
            if produces & COMPLEX == 0:
                mask = int(produces) if SINGLE[produces] >= 0 else OF_SAME_KIND
            else:
                most = most_at_once(game, card)
                if most is None:
                    continue  # it makes none but by turning other mana
                mask = OF_SAME_KIND if most.any_color else made_bits(most)
            put_in(purse, card, game.kinds_of_mana(player, mask), 0, SINGLE[produces] < 0)


def extra_mana(game: Magic, card: i64, player: i64) -> list[int]:
    """The mana of fixed kinds that triggered mana abilities add when this permanent is tapped for mana: each."""
    found: list[int] = []
    told = Event(TAPPED_FOR_MANA, card, -1, player)
    for own, ability in waiting_for_mana(game):
        effect = ability.effect
        if isinstance(effect, AddMana) and ability.trigger.fits(game, own, told):
            found.extend([ANY] * effect.any_color)
            for kind in range(KINDS_OF_MANA):
                found.extend([1 << kind] * effect.makes[kind])
    return found


def waiting_for_mana(game: Magic) -> list[tuple[Scope, When]]:
    """The abilities that wait for something to be tapped for mana, each with its scope."""
    found: list[tuple[Scope, When]] = []
    if not game.fresh:
        game.refresh()
    seats = game.match.seats
    for i in range(seats):
        for other in game.hearers[(game.active + i) % seats]:
            for ability in game.triggers_of(other):
                if TAPPED_FOR_MANA in ability.kinds:
                    found.append((scope(other, ability.id, game.controller[other]), ability))
    for player in range(game.match.seats):
        for other in emblems(game, player):
            for ability in game.cards[game.face[other]].triggers:
                if TAPPED_FOR_MANA in ability.kinds:
                    found.append((scope(other, ability.id, player), ability))
    for modifier in game.modifiers if game.floating else []:
        if modifier.kind == FLOATING:
            floating = game.nodes[modifier.node]
            if isinstance(floating, When) and TAPPED_FOR_MANA in floating.kinds:
                found.append((scope(modifier.source, floating.id, modifier.player), floating))
    return found


def made_bits(ability: Activated) -> i64:
    """The kinds of mana an ability makes."""
    if ability.any_color:
        return ANY
    bits = 0
    for kind in range(KINDS_OF_MANA):
        if ability.makes[kind]:
            bits |= 1 << kind
    return bits


# -- Whether a cost can be paid ----------------------------------------------------------------------------------------


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
            put_in(new, -1 - kind, 1 << kind)
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


# -- Paying ------------------------------------------------------------------------------------------------------------


def pay(game: Magic, player: i64, cost: ManaCost, x: i64, less: i64, without: i64, card: i64) -> None:
    """Pay a mana cost by itself, in a way that leaves the rest of the hand castable where that can be."""
    # rule: casting.order mana.produce cost.mana-cost
    spell = card >= 0 and game.zone[card] == STACK
    bound = card >= 0 and len(game.spell_mana) > 0
    if not bound and not (spell and game.own_match.spends):
        plain = plain_way(game, player, cost, x, less, without, card)
        if plain is not None:
            pay_plainly(game, player, plain)
            return
    need = need_of(cost, x, less)
    if need.total == 0:
        return
    special: list[SpellMana] = []
    if bound:
        special = for_spell(game, player, card, not spell)
        for mana in special:  # while it is paid, it is like any other mana
            game.spell_mana.remove(mana)
            game.pool[player * KINDS_OF_MANA + mana.kind] += 1
    purse = open_purse(game, player, without)
    wants: i64 = 0
    if game.own_match.spends and spell:
        wants = game.cards[game.face[card]].wants
        need = colorful(purse, need, wants)
    way = sparing(game, player, purse, need, card)
    assert way is not None
    if wants:
        for kind in way.kinds:
            if 0 <= kind < COLORS:
                game.spent[card] |= 1 << kind
    make_mana(game, player, way)
    at = player * KINDS_OF_MANA
    for kind in way.kinds:
        if kind >= 0:
            game.pool[at + kind] -= 1
    if special:
        keep_spell_mana(game, player, special, way)


def pay_plainly(game: Magic, player: i64, way: PlainWay) -> None:
    """Spend mana of the pool, and tap permanents that make one mana each, which is spent at once."""
    # rule: mana.pool mana.produce
    for kind in range(KINDS_OF_MANA):
        if way.pool[kind]:
            game.pool[player * KINDS_OF_MANA + kind] -= way.pool[kind]
    produced = False
    for i in range(len(way.cards)):
        if way.tapped[i]:
            if not produced:
                game.cite("mana.produce")
                produced = True
            acts.tap(game, way.cards[i])
            note_tapped_for_mana(game, player, way.cards[i], 0, 1 << way.kinds[i])


def keep_spell_mana(game: Magic, player: i64, special: list[SpellMana], way: Payment) -> None:
    """Of mana that is only for certain spells, what was not spent stays so."""
    # rule: mana.pool golden.card-over-rulebook
    spent = [0] * KINDS_OF_MANA
    for i, kind in enumerate(way.kinds):
        if kind >= 0 and way.purse.cards[i] < 0:
            spent[kind] += 1
    for mana in special:
        if spent[mana.kind] > 0:
            spent[mana.kind] -= 1
        else:
            game.pool[player * KINDS_OF_MANA + mana.kind] -= 1
            game.spell_mana.append(mana)


def colorful(purse: Purse, need: Need, wants: i64) -> Need:
    """The same need, with mana of as many of certain colours as can be: the spell asks what was spent on it."""
    # rule: golden.card-over-rulebook
    for color in range(COLORS):
        if (wants >> color) & 1 and need.generic > 0 and 1 << color not in need.symbols:
            more = Need()
            more.symbols = [*need.symbols, 1 << color]
            more.generic = need.generic - 1
            more.total = need.total
            more.doubles = need.doubles
            if settle(purse, more, None) is not None:
                need = more
    return need


def make_mana(game: Magic, player: i64, way: Payment) -> None:
    """Tap the permanents of a payment for mana: first those that cost nothing, then those that turn mana."""
    # rule: mana.pool mana.produce
    purse = way.purse
    at = player * KINDS_OF_MANA
    tapped: list[int] = []
    for i, kind in enumerate(way.kinds):
        card = purse.cards[i]
        if kind >= 0 and card >= 0 and card not in tapped and purse.tolls[i] == 0:
            tapped.append(card)
    left = 0  # mana of a colour to be chosen that this payment does not need
    for i, card in enumerate(purse.cards):
        if card in tapped:  # a permanent makes all its mana at once, used or not
            used = way.kinds[i]
            mask = purse.masks[i] & ~SNOW_MANA
            if used >= 0:
                game.pool[at + used] += 1
            elif purse.added[i]:
                continue  # its ability makes it, once it is known of which kind
            elif mask == ANY and i > 0 and purse.cards[i - 1] == card:
                left += 1
            else:
                add_surplus(game, player, mask)
    turning: list[int] = []  # what they make besides was not counted
    for i, kind in enumerate(way.kinds):
        card = purse.cards[i]
        if kind >= 0 and card >= 0 and purse.tolls[i] > 0:
            turning.append(card)
            game.pool[at + kind] += 1  # its toll is paid like the rest of the cost
    if tapped:
        game.cite("mana.produce")
    for card in tapped:
        acts.tap(game, card)
        left = note_tapped_for_mana(game, player, card, left, kinds_made(way, card), more_used(way, card))
    for card in turning:
        acts.tap(game, card)
        note_tapped_for_mana(game, player, card, UNCOUNTED, kinds_made(way, card))
    for _ in range(left):
        add_surplus(game, player, ANY)


def kinds_made(way: Payment, card: i64) -> i64:
    """The kinds of mana that a permanent makes in a payment, as bits."""
    bits: i64 = 0
    for i, other in enumerate(way.purse.cards):
        if other == card and not way.purse.added[i]:  # what is added is of a kind that it makes itself
            bits |= 1 << way.kinds[i] if way.kinds[i] >= 0 else way.purse.masks[i] & ~SNOW_MANA
    return bits


def more_used(way: Payment, card: i64) -> i64:
    """How much of the mana that others add of a type still open a payment uses, of one permanent."""
    found: i64 = 0
    for i, other in enumerate(way.purse.cards):
        if other == card and way.purse.added[i] and way.kinds[i] >= 0:
            found += 1
    return found


def kinds_of_ability(ability: Activated) -> i64:
    """The kinds of mana that a mana ability makes, as bits, also where its number is not fixed."""
    bits = made_bits(ability)
    for node in ability.effect.everything():
        if node.word == "add_much":
            bits |= kinds_in(str(node.arguments[0][1]))
        elif node.word == "add_mixed":
            bits |= kinds_in(str(node.arguments[1][1]) + str(node.arguments[2][1]))
        elif node.word == "add_one_color":
            bits |= (1 << COLORS) - 1
    return bits


def kinds_in(symbols: str) -> i64:
    """The kinds of mana of mana symbols, as bits."""
    bits: i64 = 0
    made = mana_made(symbols)
    for kind in range(KINDS_OF_MANA):
        if made[kind]:
            bits |= 1 << kind
    return bits


def makes_any(game: Magic, ability: Activated, own: Scope) -> bool:
    """Whether a mana ability makes any mana at all: by a number, it may make none."""
    # rule: mana.produce
    counted = False
    for node in ability.effect.everything():
        if node.says & ADDS_BY_NUMBER:
            numbers = [one for one in node.children() if isinstance(one, Quantity)]
            if not numbers or numbers[0].value(game, own) > 0:
                return True
            counted = True
        elif isinstance(node, AddMana):
            return True
    return not counted


def add_surplus(game: Magic, player: i64, kinds: i64) -> None:
    """Mana that a payment has left over is in the pool; of several kinds its player chooses one."""
    # rule: mana.pool mana.kinds
    if kinds & (kinds - 1):
        game.begin(SURPLUS, Surplus(player, kinds))
    else:
        game.pool[player * KINDS_OF_MANA + lowest(kinds)] += 1


def spend_generic(game: Magic, player: i64, amount: i64) -> None:
    """Spend mana of any kind, colourless first."""
    for kind in (COLORLESS, 0, 1, 2, 3, 4):
        at = player * KINDS_OF_MANA + kind
        used = min(game.pool[at], amount)
        game.pool[at] -= used
        amount -= used


def note_tapped_for_mana(game: Magic, player: i64, card: i64, left: i64, kinds: i64, more: i64 = 0) -> i64:
    """Whoever waits for a permanent to be tapped for mana is told. Of what they add only so much is still to be made.

    That is mana of any colour that a payment has left over: its player chooses the colour. The rest was counted
    before and is not made again. Returns how much is still left.
    """
    # rule: mana.pool mana.kinds
    if not game.listening[TAPPED_FOR_MANA]:
        return left
    before = len(game.frames)
    tell(game, Event(TAPPED_FOR_MANA, card, -1, player, kinds))
    if left == UNCOUNTED:
        return left
    kept: list[Frame] = []
    for one in game.frames[before:]:
        assert isinstance(one, Resolve)
        effect = game.nodes[one.node]
        if isinstance(effect, AddProduced) and SINGLE[game.produces[card]] < 0:
            more -= 1
            if more < 0:
                kept.append(one)  # the payment has not used it
        elif isinstance(effect, AddMana) and 0 < effect.any_color <= left:
            left -= effect.any_color
            kept.append(one)
    del game.frames[before:]
    game.frames.extend(kept)
    return left


# -- Sparing what the hand needs ---------------------------------------------------------------------------------------


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
