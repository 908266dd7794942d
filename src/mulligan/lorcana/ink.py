"""Ink: putting a card into the inkwell as a turn action."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.rules import rule
from mulligan.lorcana.abilities import ON_INK
from mulligan.lorcana.bag import settle
from mulligan.lorcana.procedures import InkCard
from mulligan.lorcana.refusals import INKED_ALREADY, NO_SYMBOL, NOT_IN_HAND, OK
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import DISCARD, HAND, MORE_INK
from mulligan.lorcana.zones import to_inkwell


def ink_allowed(game: Lorcana, player: i64) -> i64:
    """How many cards a player may put into their inkwell this turn: one, and what effects add."""
    # rule: ink.once zones.additional-ink
    allowed = 1
    for modifier in game.modifiers:
        if modifier.kind == MORE_INK and modifier.player == player:
            allowed += modifier.amount
    if not game.fresh:
        game.refresh()
    if game.special & ON_INK:
        for card in game.in_play(player):
            for ability in game.card(card).always:
                allowed += ability.effect.more_ink(game, card, ability)
    return allowed


def has_inked(game: Lorcana, player: i64) -> bool:
    """Whether a player has put as many cards into their inkwell this turn as they may."""
    return game.inked[player] >= 1 and game.inked[player] >= ink_allowed(game, player)


def all_inkable(game: Lorcana, player: i64) -> bool:
    """Whether all cards in a player's hand count as having the inkwell symbol."""
    if not game.fresh:
        game.refresh()
    if game.special & ON_INK:
        for source in game.in_play(player):
            for ability in game.card(source).always:
                if ability.effect.makes_inkable(game, source, ability, player):
                    return True
    return False


def may_ink_from_discard(game: Lorcana, player: i64, card: i64) -> bool:
    """Whether something lets a player put this card of their discard into their inkwell."""
    # rule: golden.card-beats-rule
    if not game.fresh:
        game.refresh()
    for source in game.in_play(player):
        for ability in game.card(source).always:
            if ability.effect.lets_ink(game, source, ability, player, card):
                return True
    return False


def cannot_ink(game: Lorcana, player: i64, card: i64) -> str:
    """Why a player may not put a card into their inkwell now, if so."""
    # rule: cards.inkwell-symbol ink.once
    if game.owner[card] != player:
        return NOT_IN_HAND
    in_hand = game.zone[card] == HAND
    elsewhere = game.own_match.inks_discards and game.zone[card] == DISCARD
    if not in_hand and not (elsewhere and may_ink_from_discard(game, player, card)):
        return NOT_IN_HAND
    if not game.card(card).inkable and not (in_hand and all_inkable(game, player)):
        return NO_SYMBOL
    return INKED_ALREADY if has_inked(game, player) else OK


@rule("ink.reveal", "ink.once", at_work=("cards.inkwell-symbol",))
def reveal_ink(game: Lorcana, ink: InkCard) -> None:
    """The player shows a card that has the inkwell symbol, of their hand if nothing lets them ink others."""
    # rule: zones.additional-ink
    game.reveal(ink.card)
    player = game.owner[ink.card]
    game.inked[player] += 1
    if game.inked[player] > 1:
        game.cite("zones.additional-ink")
    game.note("inks", player, ink.card)


@rule("ink.facedown-ready", "zones.ink-enters-ready")
def put_into_inkwell(game: Lorcana, ink: InkCard) -> None:
    """The card goes into the inkwell face down and ready."""
    to_inkwell(game, [ink.card], exerted=False)


@rule("ink.triggers")
def resolve_ink(game: Lorcana, ink: InkCard) -> None:
    """What that triggers goes into the bag."""
    settle(game)
