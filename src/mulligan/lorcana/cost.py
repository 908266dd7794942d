"""Costs: what a card costs to play now, and paying ink."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.cardlang.nodes import Cards
from mulligan.kernel.frames import scope
from mulligan.kernel.modifiers import NEXT_USE
from mulligan.lorcana.abilities import ON_COSTS
from mulligan.lorcana.acts import exert
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import (
    BY_INK,
    BY_SHIFT,
    CHARACTER,
    FOR_FREE,
    INKWELL,
    NO_EXERT_COST,
    PAYS_LESS,
    PLAY,
    SHIFT,
    ZONES,
)


def total_cost(game: Lorcana, player: i64, card: i64, how: i64) -> i64:
    """The ink a player must pay to play a card so: its cost or alternate cost, then increases, then reductions."""
    # rule: cost.total static.outside-play
    printed = game.card(card)
    if how == BY_INK or how == FOR_FREE:  # what would be paid for a card that is free is ignored later
        cost = printed.cost
    elif how == BY_SHIFT:
        cost = printed.numbers[SHIFT]
    else:
        return 0  # it is sung
    if not game.fresh:
        game.refresh()
    if not game.modifiers and (game.special | printed.special) & ON_COSTS == 0:
        return cost  # as nearly always
    less = 0  # increases count as reductions below 0
    for modifier in game.modifiers:
        if (
            modifier.kind == PAYS_LESS
            and modifier.player == player
            and meant(game, modifier.node, modifier.source, player, card)
        ):
            less += modifier.amount
    for ability in printed.always:
        less += ability.effect.own_discount(game, card, ability)
        if how == BY_SHIFT:
            less += ability.effect.shift_discount(game, card, ability, player, card)
    if game.special & ON_COSTS:
        for pile in range(PLAY, len(game.piles), ZONES):
            for source in game.piles[pile]:
                for ability in game.card(source).always:
                    less += ability.effect.discount(game, source, ability, player, card)
                    if how == BY_SHIFT:
                        less += ability.effect.shift_discount(game, source, ability, player, card)
    return max(cost - less, 0)


def meant(game: Lorcana, node: i64, source: i64, player: i64, card: i64) -> bool:
    """Whether a discount speaks of this card."""
    what = game.nodes[node]
    assert isinstance(what, Cards)
    return what.fits(game, scope(source, -1, player), card)


def pay_ink(game: Lorcana, player: i64, amount: i64) -> None:
    """A player exerts ready ink cards."""
    # rule: cost.pay
    for card in game.pile(player, INKWELL):
        if amount == 0:
            break
        if game.exerted[card] == 0:
            exert(game, card, player)
            amount -= 1


def can_be_exerted(game: Lorcana, card: i64) -> bool:
    """Whether a card may be exerted to pay a cost: one in play that is ready, and a character must be dry."""
    # rule: use.dry cards.ready cards.exerted
    if game.zone[card] != PLAY or game.exerted[card] != 0 or game.barred(card, NO_EXERT_COST):
        return False
    return game.drying[card] == 0 or game.card(card).type != CHARACTER


def spend_discounts(game: Lorcana, player: i64, card: i64) -> None:
    """Discounts for the next card of a kind are used up by playing one."""
    if not game.modifiers:
        return
    game.modifiers = [
        one
        for one in game.modifiers
        if not (
            one.kind == PAYS_LESS
            and one.until == NEXT_USE
            and one.player == player
            and meant(game, one.node, one.source, player, card)
        )
    ]
