"""Paying mana: which permanents can make it, whether a cost can be paid, and a payment that spares the rest of the hand."""

from __future__ import annotations

from mulligan.cardlang.nodes import RESOLVE
from mulligan.kernel.events import Event
from mulligan.kernel.frames import scope
from mulligan.magic import acts
from mulligan.magic.abilities import Activated, AddMana, When
from mulligan.magic.layers import COMPLEX
from mulligan.magic.mana import ManaCost
from mulligan.magic.state import Magic
from mulligan.magic.terms import COLORLESS, COLORS, CREATURE, HASTE, KINDS_OF_MANA, LAND, TAPPED_FOR_MANA
from mulligan.magic.triggers import tell

ANY = (1 << COLORS) - 1
POOL = -1  # a source that is mana in the pool


class Source:
    """Something that pays one mana or more: a permanent to tap, or mana in the pool."""

    def __init__(self, card: int, kinds: int, amount: int, toll: int, ability: Activated | None, kind: int) -> None:
        self.card = card
        self.kinds = kinds  # bits of the kinds of mana it may make
        self.amount = amount  # how much of one kind it makes at once
        self.toll = toll  # how much generic mana must be paid for it
        self.ability = ability
        self.kind = kind  # of mana in the pool


class Need:
    """What is still to be paid: generic mana, and coloured or hybrid symbols as bits of their colours."""

    generic: int
    symbols: list[int]
    total: int


def need_of(cost: ManaCost, x: int, less: int) -> Need:
    """What a mana cost asks for."""
    new = Need()
    new.generic = max(cost.generic + cost.x * x - less, 0)
    new.symbols = []
    for color in range(COLORS):
        for _ in range(cost.colored[color]):
            new.symbols.append(1 << color)
    new.symbols.extend(cost.hybrid)
    new.total = new.generic + len(new.symbols)
    return new


def may_tap_for_mana(game: Magic, card: int) -> bool:
    """Whether a permanent may be tapped for mana now."""
    if game.tapped[card] != 0:
        return False
    if game.sick[card] == 0 or game.types[card] & CREATURE == 0:
        return True
    return (game.keywords[card] >> HASTE) & 1 != 0


def capacity(game: Magic, player: int) -> int:
    """The most mana a player could have: mana in the pool, and every permanent that can make some. A quick bound."""
    total = 0
    for kind in range(player * KINDS_OF_MANA, player * KINDS_OF_MANA + KINDS_OF_MANA):
        total += game.pool[kind]
    for card in game.permanents(player):
        produces = game.produces[card]
        if produces != 0 and may_tap_for_mana(game, card):
            total += 1 if produces & COMPLEX == 0 else 4
    if game.listening[TAPPED_FOR_MANA]:
        total *= 2
    return total


def sources(game: Magic, player: int, without: int) -> list[Source]:
    """Everything a player can pay with, the least flexible first."""
    found: list[Source] = []
    for kind in range(KINDS_OF_MANA):
        for _ in range(game.pool[player * KINDS_OF_MANA + kind]):
            found.append(Source(POOL, 1 << kind, 1, 0, None, kind))
    for card in game.permanents(player):
        produces = game.produces[card]
        if produces == 0 or card == without or not may_tap_for_mana(game, card):
            continue
        if produces & COMPLEX == 0:
            found.append(Source(card, produces, 1, 0, None, -1))
        else:
            complex_source(game, card, found)
        if game.listening[TAPPED_FOR_MANA] and game.types[card] & LAND:
            extra_mana(game, card, player, found)
    return found


def complex_source(game: Magic, card: int, found: list[Source]) -> None:
    """A permanent whose mana abilities are several, or make more than one mana, or cost mana."""
    plain = 0
    for ability in game.mana_abilities_of(card):
        if not ability.automatic:
            continue
        if ability.mana.text:
            kinds = ANY if ability.any_color else made_bits(ability)
            found.append(Source(card, kinds, 1, ability.mana.converted, ability, -1))
        elif sum(ability.makes) + ability.any_color > 1:
            kinds = ANY if ability.any_color else made_bits(ability)
            found.append(Source(card, kinds, sum(ability.makes) + ability.any_color, 0, ability, -1))
        else:
            plain |= ANY if ability.any_color else made_bits(ability)
    if plain:
        found.append(Source(card, plain, 1, 0, None, -1))


def extra_mana(game: Magic, card: int, player: int, found: list[Source]) -> None:
    """Mana that a triggered mana ability adds when this land is tapped for mana: it can be paid with once the land is."""
    for other in game.all_permanents():
        for ability in game.triggers_of(other):
            effect = ability.effect
            if isinstance(effect, AddMana) and TAPPED_FOR_MANA in ability.trigger.kinds():
                place = scope(other, ability.id, game.controller[other])
                if ability.trigger.fits(game, place, Event(TAPPED_FOR_MANA, card, -1, player)):
                    kinds = ANY if effect.any_color else 0
                    found.append(Source(card, kinds, -1, 0, None, -1))


def made_bits(ability: Activated) -> int:
    """The kinds of mana an ability makes."""
    bits = 0
    for kind in range(KINDS_OF_MANA):
        if ability.makes[kind]:
            bits |= 1 << kind
    return bits


def solve(need: Need, all_sources: list[Source]) -> list[tuple[Source, int]] | None:
    """Sources for a cost, each with the kind of mana it is to make; None if it cannot be paid."""
    plain = [one for one in all_sources if one.amount == 1 and one.toll == 0]
    if len(plain) == len(all_sources):
        return solve_plain(need, plain)
    return solve_any(need, all_sources)


def solve_plain(need: Need, all_sources: list[Source]) -> list[tuple[Source, int]] | None:
    """A payment where every source makes one mana: the symbols are matched to sources, then the rest pays generic mana."""
    if len(all_sources) < need.total:
        return None
    match = [-1] * len(all_sources)  # the symbol each source pays
    for symbol in range(len(need.symbols)):
        if not augment(symbol, need.symbols, all_sources, match, [False] * len(all_sources)):
            return None
    payment: list[tuple[Source, int]] = []
    generic = need.generic
    for i, one in enumerate(all_sources):
        if match[i] >= 0:
            payment.append((one, lowest(need.symbols[match[i]] & one.kinds)))
    for i, one in enumerate(all_sources):
        if match[i] < 0 and generic > 0:
            payment.append((one, generic_kind(one.kinds)))
            generic -= 1
    return payment


def augment(symbol: int, symbols: list[int], all_sources: list[Source], match: list[int], seen: list[bool]) -> bool:
    """Find a source for a symbol, moving other symbols to other sources if need be."""
    for i in range(len(all_sources)):
        if not seen[i] and all_sources[i].kinds & symbols[symbol]:
            seen[i] = True
            if match[i] < 0 or augment(match[i], symbols, all_sources, match, seen):
                match[i] = symbol
                return True
    return False


def lowest(bits: int) -> int:
    """The lowest kind of mana among bits."""
    kind = 0
    while (bits >> kind) & 1 == 0:
        kind += 1
    return kind


def generic_kind(bits: int) -> int:
    """The kind of mana to make for a generic cost: colourless where possible."""
    return COLORLESS if (bits >> COLORLESS) & 1 else lowest(bits)


def solve_any(need: Need, all_sources: list[Source]) -> list[tuple[Source, int]] | None:
    """A payment with sources that make more than one mana, cost mana themselves, or come along with another."""
    for one in all_sources:
        if one.amount != 1 or one.toll > 0:
            # Try without this source first, then with it.
            others = [other for other in all_sources if other is not one]
            found = solve(need, others)
            if found is not None:
                return found
            return solve_with(need, one, all_sources)
    return solve_plain(need, all_sources)


def solve_with(need: Need, one: Source, all_sources: list[Source]) -> list[tuple[Source, int]] | None:
    """A payment that uses this source, for some of the symbols it can pay."""
    rest = [other for other in all_sources if other is not one and (other.card != one.card or one.card == POOL)]
    if one.amount < 0:  # extra mana beside the land's own
        rest = [other for other in all_sources if other is not one]
    amount = abs(one.amount)
    for kind in range(KINDS_OF_MANA):
        if (one.kinds >> kind) & 1 == 0 and one.kinds != 0:
            continue
        left = reduced(need, kind, amount, one.toll)
        if left.total >= need.total and one.toll == 0:
            continue
        found = solve(left, rest)
        if found is not None:
            if one.amount < 0:
                if not any(source.card == one.card for source, _ in found):
                    continue
                return found
            found.append((one, kind))
            return found
    return None


def reduced(need: Need, kind: int, amount: int, toll: int) -> Need:
    """What is left to pay after so much mana of a kind, and with a toll on top."""
    left = Need()
    left.generic = need.generic
    left.symbols = []
    for symbol in need.symbols:
        if amount > 0 and (symbol >> kind) & 1:
            amount -= 1
        else:
            left.symbols.append(symbol)
    left.generic = max(left.generic - amount, 0) + toll
    left.total = left.generic + len(left.symbols)
    return left


def can_pay(game: Magic, player: int, cost: ManaCost, x: int, less: int, without: int, bound: int = -1) -> bool:
    """Whether a player can pay a mana cost."""
    # rule: cost.pay-in-full cost.generic mana.kinds
    total = cost.converted + cost.x * x - less
    if total <= 0 and cost.colors == 0:
        return True
    if (bound if bound >= 0 else capacity(game, player)) < max(total, 1):
        return False
    need = need_of(cost, x, less)
    return solve(need, sources(game, player, without)) is not None


def pay(game: Magic, player: int, cost: ManaCost, x: int, less: int, without: int, card: int) -> None:
    """Pay a mana cost by itself, in a way that leaves the rest of the hand castable where that can be."""
    # rule: casting.order mana.produce cost.mana-cost
    need = need_of(cost, x, less)
    if need.total == 0:
        return
    everything = sources(game, player, without)
    payment = sparing(game, player, need, everything, card)
    assert payment is not None
    for one, kind in payment:
        if one.toll:
            continue
        make(game, player, one, kind)
    for one, kind in payment:
        if one.toll:
            spend_generic(game, player, one.toll)
            make(game, player, one, kind)
    spend(game, player, need, payment)


def sparing(game: Magic, player: int, need: Need, everything: list[Source], card: int) -> list[tuple[Source, int]] | None:
    """A payment that leaves as many other cards of the hand castable as possible."""
    # rule: casting.order
    wishes: list[ManaCost] = []
    for other in game.hand(player):
        if other != card:
            printed = game.cards[game.printed[other]]
            if not printed.land:
                wishes.append(printed.cost)
    if len(everything) == need.total or not wishes or not varied(everything):
        return solve(need, everything)
    best: list[tuple[Source, int]] | None = None
    best_score = -1
    for order in orders(everything):
        payment = solve(need, order)
        if payment is None:
            return None
        score = left_castable(need, everything, payment, wishes)
        if score > best_score:
            best = payment
            best_score = score
            if score == (1 << 20):
                break
    return best


def varied(everything: list[Source]) -> bool:
    """Whether it matters which sources are used."""
    first = everything[0].kinds
    for one in everything:
        if one.kinds != first or one.amount != 1 or one.toll != 0:
            return True
    return False


def orders(everything: list[Source]) -> list[list[Source]]:
    """Orders in which to use up sources: the fewest kinds first, and each way of keeping one colour to the last."""
    base = sorted(everything, key=flexibility)
    found = [base]
    for first in range(KINDS_OF_MANA):
        for second in range(KINDS_OF_MANA):
            if second != first:
                found.append(sorted(base, key=lambda one: keeping(one, first, second)))
    return found


def flexibility(one: Source) -> int:
    """How many kinds of mana a source makes; mana in the pool is used first, creatures after lands."""
    if one.card == POOL:
        return -1
    return bin(one.kinds).count("1") * 4 + one.toll + (one.amount if one.amount > 1 else 0)


def keeping(one: Source, first: int, second: int) -> int:
    """An order in which the sources of two kinds come last."""
    late = 0
    if (one.kinds >> first) & 1:
        late += 64
    if (one.kinds >> second) & 1:
        late += 32
    return late + flexibility(one) if one.card != POOL else -1


def left_castable(need: Need, everything: list[Source], payment: list[tuple[Source, int]], wishes: list[ManaCost]) -> int:
    """How many other cards could still be cast after a payment, one of them or several together."""
    used = [one for one, _ in payment]
    rest = [one for one in everything if not any(one is other or (one.card == other.card and one.card != POOL) for other in used)]
    each = 0
    together = 0
    spent = 0
    for cost in sorted(wishes, key=lambda one: one.converted):
        if solve(need_of(cost, 0, 0), rest) is not None:
            each += 1
            if spent + cost.converted <= len(rest):
                together += 1
                spent += cost.converted
    if each == len(wishes):
        return 1 << 20
    return each * 64 + together


def make(game: Magic, player: int, one: Source, kind: int) -> None:
    """Tap a source for mana; the mana goes to the pool."""
    # rule: mana.pool mana.produce
    if one.card == POOL:
        return
    made = [0] * KINDS_OF_MANA
    made[kind] = max(one.amount, 1)
    game.add_mana(player, made)
    acts.tap(game, one.card)
    note_tapped_for_mana(game, player, one.card)


def note_tapped_for_mana(game: Magic, player: int, card: int) -> None:
    """Whoever waits for a permanent to be tapped for mana is told; triggered mana abilities add theirs at once."""
    if not game.listening[TAPPED_FOR_MANA]:
        return
    before = len(game.frames)
    tell(game, Event(TAPPED_FOR_MANA, card, -1, player))
    while len(game.frames) > before and not game.book.manual:  # automatic payment does not wait for answers
        frame = game.frames.pop()
        node = game.nodes[frame.node]
        if frame.procedure == RESOLVE and isinstance(node, AddMana) and frame.scope is not None:
            made = node.makes[:]
            if node.any_color:
                made[ANY_COLOR_KIND] += node.any_color
            game.add_mana(node.player(game, frame.scope), made)


ANY_COLOR_KIND = COLORLESS  # until it is spent, mana of any colour that nobody has asked for yet counts as colourless


def spend_generic(game: Magic, player: int, amount: int) -> None:
    """Spend mana of any kind, colourless first."""
    for kind in (COLORLESS, 0, 1, 2, 3, 4):
        at = player * KINDS_OF_MANA + kind
        used = min(game.pool[at], amount)
        game.pool[at] -= used
        amount -= used


def spend(game: Magic, player: int, need: Need, payment: list[tuple[Source, int]]) -> None:
    """Take the mana of a payment out of the pool: symbols first, then generic mana."""
    at = player * KINDS_OF_MANA
    symbols = sorted(need.symbols, key=lambda bits: bin(bits).count("1"))
    short = 0
    for bits in symbols:
        paid = False
        for color in range(COLORS):
            if (bits >> color) & 1 and game.pool[at + color] > 0:
                game.pool[at + color] -= 1
                paid = True
                break
        if not paid:
            short += 1
    spend_generic(game, player, need.generic + short)


def is_mana_trigger(ability: When) -> bool:
    """Whether a triggered ability is a mana ability."""
    return isinstance(ability.effect, AddMana) and TAPPED_FOR_MANA in ability.trigger.kinds()
