"""Spells that creatures are tapped for, or cards exiled, while they are paid for: convoke and delve."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.options import CHOOSE, DONE, Option
from mulligan.kernel.rules import rule
from mulligan.magic import acts, needs, sources
from mulligan.magic.alternatives import spell_cost
from mulligan.magic.casting import scope_of
from mulligan.magic.mana import ManaCost, symbols_told
from mulligan.magic.procedures import CastSpell, Help
from mulligan.magic.purse import Purse, put_in
from mulligan.magic.state import Magic
from mulligan.magic.terms import CREATURE
from mulligan.magic.zones import exiled

NOTHING: Final = "{0}"


def may_help(game: Magic, helping: Help) -> list[int]:
    """The creatures that may be tapped, or the cards that may be exiled, besides those chosen."""
    # rule: golden.card-over-rulebook
    helped = game.cards[game.face[helping.card]].helped
    assert helped is not None
    if helped.delves:
        return [card for card in game.graveyard(helping.player) if card not in helping.helpers]
    return [
        card
        for card in game.permanents(helping.player)
        if game.types[card] & CREATURE and not game.tapped[card] and card not in helping.helpers
    ]


def rest(game: Magic, helping: Help, helpers: list[int], more: bool) -> list[int]:
    """What is left to pay with the help of these, as generic mana and symbols; nothing if it cannot be paid then.

    With `more`, others may still help.
    """
    # rule: golden.card-over-rulebook cost.pay-in-full
    own = scope_of(helping)
    need = needs.need_of(spell_cost(game, helping.card), own.number, helping.less)
    helped = game.cards[game.face[helping.card]].helped
    assert helped is not None
    purse = sources.purse_without(game, helping.player, [] if helped.delves else helpers)
    for mana in sources.for_spell(game, helping.player, helping.card) if game.spell_mana else []:
        put_in(purse, -1, 1 << mana.kind)
    if helped.delves:
        if len(helpers) > need.generic:
            return []
        left = need.generic - len(helpers)
        free = len(may_help(game, helping)) if more else 0
        if not needs.affordable(purse, cost_of(max(left - free, 0), need.symbols), 0, 0):
            return []
        return [int(left), *need.symbols]
    if more:
        sources.put_in_creatures(game, purse, helping.player, helpers)
    return shared(game, purse, helpers, int(need.generic), need.symbols)


def cost_of(generic: i64, symbols: list[int]) -> ManaCost:
    """A cost of so much generic mana and these symbols."""
    return ManaCost(symbols_told(generic, symbols))


def shared(game: Magic, purse: Purse, helpers: list[int], generic: int, symbols: list[int]) -> list[int]:
    """Each creature pays a symbol of its colour or generic mana, such that the rest can be paid; what that is."""
    # rule: golden.card-over-rulebook
    if not helpers:
        return [generic, *symbols] if needs.affordable(purse, cost_of(generic, symbols), 0, 0) else []
    card = helpers[0]
    tried: list[int] = []
    for i, bits in enumerate(symbols):
        if bits & game.colors[card] and bits not in tried:
            tried.append(bits)
            found = shared(game, purse, helpers[1:], generic, [*symbols[:i], *symbols[i + 1 :]])
            if found:
                return found
    return shared(game, purse, helpers[1:], generic - 1, symbols) if generic > 0 else []


@rule("casting.order", at_work=("golden.card-over-rulebook", "cost.mana-cost"))
def ask_help(game: Magic, helping: Help) -> None:
    """The player says what is tapped or exiled, one by one; enough, so that the rest can be paid with mana."""
    player = helping.player
    cards = [one for one in may_help(game, helping) if rest(game, helping, [*helping.helpers, one], True)]
    options = [Option(CHOOSE, card) for card in game.distinct(cards, player)]
    if rest(game, helping, helping.helpers, False):
        options.append(Option(DONE))
    game.ask(player, "casting.order", options, about=helping.card, topic="help")


@rule("casting.order", at_work=("golden.card-over-rulebook", "cost.mana-cost"))
def take_help(game: Magic, helping: Help) -> None:
    """It helps; once all are told, creatures are tapped or cards exiled, and the rest is paid with mana."""
    if game.answer.verb != DONE:
        helping.helpers.append(game.answer.card)
        game.go_to(helping, ask_help)
        return
    cast = game.frames[-2]
    assert isinstance(cast, CastSpell)
    left = rest(game, helping, helping.helpers, False)
    cast.rest = symbols_told(left[0], left[1:]) or NOTHING
    helped = game.cards[game.face[helping.card]].helped
    assert helped is not None
    if helped.delves:
        exiled(game, helping.helpers)
    else:
        for card in helping.helpers:
            acts.tap(game, card)
