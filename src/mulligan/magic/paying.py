"""Paying by hand: mana by mana, for those who want it; giving up takes the whole casting or activating back."""

from __future__ import annotations

import msgspec
from mypy_extensions import i64

from mulligan.kernel.frames import Scope
from mulligan.kernel.options import CHOOSE, Option
from mulligan.kernel.rows import as_list
from mulligan.kernel.rules import rule
from mulligan.magic import acts, needs, sources
from mulligan.magic.casting import cost_of, scope_of, without
from mulligan.magic.mana import ManaCost, symbols_told
from mulligan.magic.procedures import MAKE_MANA, Announced, CastSpell, MakeMana, Pay, Surplus
from mulligan.magic.purse import may_tap_for_mana
from mulligan.magic.state import Magic
from mulligan.magic.terms import COLOR_NAMES, COLORS, KINDS_OF_MANA, OR_TWO, SNOW, SNOW_MANA


@rule("casting.order", at_work=("mana.pool", "cost.mana-cost"))
def ask_payment(game: Magic, pay: Pay) -> None:
    """A player paying by hand names a source to tap or a mana of the pool; giving up takes everything back."""
    own = scope_of(pay)
    if game.spell_mana:
        spend_spell_mana(game, pay, own)
    spend_new_mana(game, pay, own)
    need = remaining(game, pay, own)
    if need.total == 0:
        if game.own_match.spends and acts.is_spell(game, own):
            game.spent[own.source] = sum(1 << color for color in range(COLORS) if pay.paid[color])
        game.idle()
        game.finish(pay)
        return
    options = payment_options(game, own, need)
    options.append(Option("done"))
    game.ask(own.player, "casting.order", options, about=own.source, topic="pay")


def spend_spell_mana(game: Magic, pay: Pay, own: Scope) -> None:
    """Mana that is only for such spells or abilities is spent first, as far as it is of use."""
    # rule: mana.pool golden.card-over-rulebook
    for mana in sources.for_spell(game, own.player, own.source, not acts.is_spell(game, own)):
        if useful(remaining(game, pay, own), mana.kind):
            game.spell_mana.remove(mana)
            pay.paid[mana.kind] += 1


def in_symbols(need: needs.Need) -> str:
    """What is to be paid, as cards write it."""
    return symbols_told(need.generic, need.symbols)


def spend_new_mana(game: Magic, pay: Pay, own: Scope) -> None:
    """Mana just made for this payment is spent on it."""
    if not pay.before:
        return
    at = own.player * KINDS_OF_MANA
    for kind in range(KINDS_OF_MANA):
        new = game.pool[at + kind] - pay.before[kind]
        while new > 0 and (useful(remaining(game, pay, own), kind) or (pay.snow and needs_snow(game, pay, own))):
            game.pool[at + kind] -= 1
            if pay.snow and needs_snow(game, pay, own):
                pay.paid[KINDS_OF_MANA] += 1
            else:
                pay.paid[kind] += 1
            new -= 1
    pay.before = []
    pay.snow = False


def needs_snow(game: Magic, pay: Pay, own: Scope) -> bool:
    """Whether mana of a snow permanent is still to be paid."""
    # rule: golden.card-over-rulebook
    return any(bits & SNOW_MANA for bits in remaining(game, pay, own).symbols)


def remaining(game: Magic, pay: Pay, own: Scope) -> needs.Need:
    """What is still to be paid."""
    below = game.frames[-2] if len(game.frames) > 1 else None
    if isinstance(below, CastSpell) and below.rest:
        need = needs.need_of(ManaCost(below.rest), 0, 0)
    else:
        assert isinstance(below, Announced)
        need = needs.need_of(cost_of(game, below, own), own.number, pay.less)
    for kind in range(KINDS_OF_MANA):
        for _ in range(pay.paid[kind]):
            take_symbol(need, kind)
    for _ in range(pay.paid[KINDS_OF_MANA]):
        need.symbols.remove(SNOW_MANA)
        need.total -= 1
    return need


def take_symbol(need: needs.Need, kind: i64) -> bool:
    """One mana of a kind pays a symbol of its colour, or generic mana."""
    for i, bits in enumerate(need.symbols):
        if (bits >> kind) & 1:
            need.symbols.pop(i)
            need.total -= 1
            return True
    if need.generic > 0:
        need.generic -= 1
        need.total -= 1
        return True
    for i, bits in enumerate(need.symbols):
        if bits & OR_TWO:  # the first of two; the second is generic then
            need.symbols.pop(i)
            need.generic += 1
            return True
    return False


def useful(need: needs.Need, kind: i64) -> bool:
    """Whether mana of a kind can pay something of what is left."""
    return need.generic > 0 or any((bits >> kind) & 1 or bits & OR_TWO for bits in need.symbols)


def payment_options(game: Magic, own: Scope, need: needs.Need) -> list[Option]:
    """What a player may pay with next."""
    options: list[Option] = []
    for kind in range(KINDS_OF_MANA):
        if game.pool[own.player * KINDS_OF_MANA + kind] > 0 and useful(need, kind):
            options.append(Option("pay", text=COLOR_NAMES[kind]))
    for card in game.permanents(own.player):
        if game.produces[card] and card != without(game, own) and may_tap_for_mana(game, card):
            options.append(Option("pay", card))
    return options


@rule("casting.order", at_work=("mana.pool", "mana.produce"))
def take_payment(game: Magic, pay: Pay) -> None:
    """The mana is spent, or the source is tapped for mana and asked again."""
    own = scope_of(pay)
    answer = game.answer
    if answer.verb == "done":
        take_back(game)
        return
    game.go_to(pay, ask_payment)
    if answer.card >= 0:
        at = own.player * KINDS_OF_MANA
        pay.before = game.pool[at : at + KINDS_OF_MANA]
        pay.snow = game.cards[game.face[answer.card]].supertypes & SNOW != 0
        ability = one_that_pays(game, own.player, answer.card, remaining(game, pay, own))
        game.begin(MAKE_MANA, MakeMana(answer.card, own.player, ability))
        return
    kind = COLOR_NAMES.index(answer.text)
    game.pool[own.player * KINDS_OF_MANA + kind] -= 1
    pay.paid[kind] += 1


def one_that_pays(game: Magic, player: i64, card: i64, need: needs.Need) -> i64:
    """The only mana ability of a permanent whose mana can pay something of what is left; -1 if it must be chosen."""
    fitting: list[int] = []
    if game.cards[game.face[card]].supertypes & SNOW and any(bits & SNOW_MANA for bits in need.symbols):
        return -1
    for ability in game.mana_abilities_of(card):
        made = [kind for kind in range(KINDS_OF_MANA) if ability.makes[kind] or (ability.any_color and kind < COLORS)]
        if ability.mana.text or any(useful(need, game.kind_of_mana(player, kind)) for kind in made):
            fitting.append(ability.id)
    return fitting[0] if len(fitting) == 1 else -1


# -- Mana that is left over --------------------------------------------------------------------------------------------


@rule("mana.pool", at_work=("mana.kinds",))
def choose_surplus(game: Magic, surplus: Surplus) -> None:
    """Mana that a payment has left over is of a kind that its player chooses."""
    kinds = [kind for kind in range(KINDS_OF_MANA) if (surplus.kinds >> kind) & 1]
    game.ask(surplus.player, "mana.pool", [Option(CHOOSE, text=COLOR_NAMES[kind]) for kind in kinds], topic="color")


@rule("mana.pool", at_work=("mana.kinds",))
def take_surplus(game: Magic, surplus: Surplus) -> None:
    """It stays in the pool until the step or phase ends."""
    game.pool[surplus.player * KINDS_OF_MANA + COLOR_NAMES.index(game.answer.text)] += 1


# -- Giving up ---------------------------------------------------------------------------------------------------------


def take_back(game: Magic) -> None:
    """Casting or activating that is not completed is taken back whole, also the mana abilities used for it."""
    # rule: casting.order
    before = game.before
    rows = as_list(msgspec.msgpack.decode(before))
    game.fill(rows)
    game.before = b""
    game.given_up.append(attempt(game.answer))


def attempt(option: Option) -> i64:
    """What a player tried, as a number: the same card or the same ability of it."""
    return option.card * 65536 + option.number + 1
