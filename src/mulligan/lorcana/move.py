"""Moving a character to a location."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.events import Event
from mulligan.kernel.rules import rule
from mulligan.lorcana.bag import settle
from mulligan.lorcana.cost import pay_ink
from mulligan.lorcana.procedures import Move
from mulligan.lorcana.refusals import (
    ALREADY_THERE,
    NOT_A_CHARACTER,
    NOT_A_LOCATION,
    NOT_IN_PLAY,
    NOT_YOURS,
    OK,
    TOO_LITTLE_INK,
)
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import CHARACTER, FROM_LOCATION, LOCATION, MOVED, PLAY, WATCH_PLACES
from mulligan.lorcana.triggers import tell


def cannot_move(game: Lorcana, player: i64, card: i64, location: i64) -> str:
    """Why a character may not move to a location now, if so."""
    # rule: move.own-only move.declare cards.move-cost
    if game.zone[card] != PLAY or game.zone[location] != PLAY:
        return NOT_IN_PLAY
    if game.controller[card] != player or game.controller[location] != player:
        return NOT_YOURS
    if game.card(card).type != CHARACTER:
        return NOT_A_CHARACTER
    if game.card(location).type != LOCATION:
        return NOT_A_LOCATION
    if game.at[card] == location:
        return ALREADY_THERE
    return OK if move_cost(game, card, location) <= game.ready_ink(player) else TOO_LITTLE_INK


def move_cost(game: Lorcana, card: i64, location: i64) -> i64:
    """The ink it takes to move this character to that location now."""
    # rule: cards.move-cost
    cost = game.card(location).move_cost
    if not game.fresh:
        game.refresh()
    if game.conditional:
        for source in game.all_in_play():
            for ability in game.card(source).always:
                cost -= ability.effect.move_discount(game, source, ability, card, location)
    return max(cost, 0)


def arrive(game: Lorcana, card: i64, location: i64) -> None:
    """A character is at a location now, and nowhere else."""
    flags = FROM_LOCATION if game.at[card] >= 0 else 0
    game.at[card] = location
    game.touch(WATCH_PLACES)
    game.note("moves", game.controller[card], card, location)
    tell(game, Event(MOVED, card, location, game.controller[card], flags=flags))


@rule("move.declare", "move.turn-action", at_work=("move.own-only",))
def declare_move(game: Lorcana, move: Move) -> None:
    """The player names one of their characters and one of their locations, which says what the move costs."""
    move.cost = move_cost(game, move.card, move.location)


@rule("move.pay", at_work=("cards.move-cost",))
def pay_and_move(game: Lorcana, move: Move) -> None:
    """The player pays the location's move cost, and the character moves."""
    pay_ink(game, game.controller[move.card], move.cost)
    arrive(game, move.card, move.location)


@rule("move.triggers", "move.over")
def resolve_move(game: Lorcana, move: Move) -> None:
    """What the move triggered goes into the bag and resolves; then the move is complete."""
    settle(game)
