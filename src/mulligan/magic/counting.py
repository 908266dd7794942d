"""Counters: put on cards and taken off them."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.events import Event
from mulligan.kernel.frames import scope
from mulligan.magic.regulations import Regulation
from mulligan.magic.state import Magic
from mulligan.magic.terms import (
    BATTLEFIELD,
    COUNTER_PUT,
    COUNTER_TAKEN,
    FIRST_COUNTER,
    LAST_COUNTER_TAKEN,
    MINUS,
    PLUS,
    WHILE_COUNTER,
)
from mulligan.magic.triggers import tell


def add_counters(game: Magic, card: i64, kind: i64, number: i64) -> None:
    """Counters are put on a permanent, or taken off it."""
    # rule: counters.counter
    if kind == 0:
        game.plus[card] += number
        game.fresh = False
    elif kind == 1:
        game.minus[card] += number
        game.fresh = False
    elif kind == 2:
        game.loyalty[card] += number
    else:
        game.counters[card * 64 + kind] = game.counters.get(card * 64 + kind, 0) + number
        if game.own_match.is_sized(kind):
            game.fresh = False
    game.unsettled = True
    game.cite("counters.counter")
    game.touch()
    tell_of_counters(game, card, kind, number)


def tell_of_counters(game: Magic, card: i64, kind: i64, number: i64) -> None:
    """Counters were put on a card or taken off it: who waits for that is told of each, and of the last."""
    # rule: counters.counter
    last = number < 0 and game.counters_of(card, kind) <= 0
    if last and game.modifiers:
        end_with_counters(game, card, kind)
    told = COUNTER_PUT if number > 0 else COUNTER_TAKEN
    if game.listening[told]:
        for i in range(number if number > 0 else -number):
            tell(game, Event(told, card, -1, game.controller[card], kind, FIRST_COUNTER if i == 0 else 0))
    if last and game.listening[LAST_COUNTER_TAKEN]:
        tell(game, Event(LAST_COUNTER_TAKEN, card, -1, game.controller[card], kind))


def cancel_counters(game: Magic, card: i64) -> None:
    """+1/+1 and -1/-1 counters on one permanent are taken off it in pairs, all at once."""
    # rule: counters.counter
    both = min(game.plus[card], game.minus[card])
    game.plus[card] -= both
    game.minus[card] -= both
    game.fresh = False
    for kind in (PLUS, MINUS):
        tell_of_counters(game, card, kind, -both)


def put_counters(game: Magic, card: i64, kind: i64, number: i64, entering: bool = False) -> None:
    """An effect puts counters on a card; on a permanent, or one that enters, as many as rules of cards make of it."""
    # rule: counters.counter
    permanent = entering or game.zone[card] == BATTLEFIELD
    add_counters(game, card, kind, counters_made(game, card, kind, number) if permanent else number)


def counters_made(game: Magic, card: i64, kind: i64, number: i64) -> i64:
    """How many counters of a kind are really put on a permanent by an effect."""
    # rule: replacement.instead golden.card-over-rulebook
    if game.regulations and number > 0:
        game.fresh = False  # it may have come this moment
        for source, whose, node in game.rules_that("counters_put"):
            regulation = game.nodes[node]
            assert isinstance(regulation, Regulation)
            number = regulation.counters_put(game, scope(source, node, whose), card, kind, number)
    return number


def end_with_counters(game: Magic, card: i64, kind: i64) -> None:
    """Effects end that last while there is a counter of a kind on a card: the last of them is gone."""
    # rule: layers.duration
    kept = [one for one in game.modifiers if one.until != WHILE_COUNTER or one.card != card or one.counter != kind]
    if len(kept) < len(game.modifiers):
        game.modifiers = kept
        game.fresh = False
