"""Paying mana: permanents are tapped for it, and it is spent."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cardlang.nodes import Quantity
from mulligan.kernel.events import Event
from mulligan.kernel.frames import Frame, Resolve, Scope
from mulligan.magic import acts
from mulligan.magic.abilities import ADDS_BY_NUMBER, Activated, AddMana, AddProduced
from mulligan.magic.mana import ManaCost, mana_made
from mulligan.magic.needs import Need, Payment, need_of, settle
from mulligan.magic.plain_paying import PlainWay, plain_way
from mulligan.magic.procedures import SURPLUS, Surplus
from mulligan.magic.purse import SINGLE, Purse, lowest
from mulligan.magic.sources import for_spell, made_bits, open_purse
from mulligan.magic.sparing import sparing
from mulligan.magic.spell_mana import SpellMana
from mulligan.magic.state import Magic
from mulligan.magic.terms import ANY_COLOR, COLORLESS, COLORS, KINDS_OF_MANA, SNOW_MANA, STACK, TAPPED_FOR_MANA
from mulligan.magic.triggers import tell

UNCOUNTED: Final = -1  # all that a permanent tapped for mana makes is still to be made


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
            elif mask == ANY_COLOR and i > 0 and purse.cards[i - 1] == card:
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
        add_surplus(game, player, ANY_COLOR)


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
