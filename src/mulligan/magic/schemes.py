"""Schemes: the scheme deck, schemes set in motion, those that go on, and those abandoned.

The rulebook names the variant; the official answers about scheme cards say its rules in full, and this follows them
as of July 2013.
"""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.events import Event
from mulligan.magic.placing import forget, place, remember
from mulligan.magic.planes import is_pending
from mulligan.magic.state import Magic
from mulligan.magic.terms import ABANDONED, COMMAND, ONGOING, SCHEME, SET_IN_MOTION, SUPPLEMENT, ZONES
from mulligan.magic.triggers import tell


def scheme_deck(game: Magic, player: i64) -> list[int]:
    """The scheme deck of a player, top first."""
    return game.piles[player * ZONES + SUPPLEMENT]


def schemes(game: Magic, player: i64) -> list[int]:
    """The face-up schemes of a player."""
    return [card for card in game.piles[player * ZONES + COMMAND] if game.cards[game.face[card]].types & SCHEME]


def is_ongoing(game: Magic, card: i64) -> bool:
    """Whether a scheme stays face up until it is abandoned."""
    # rule: archenemy.schemes
    return game.cards[game.face[card]].supertypes & ONGOING != 0


def set_in_motion(game: Magic, player: i64) -> None:
    """The top card of a scheme deck is moved off it and turned face up; what waits for that triggers."""
    # rule: archenemy.schemes
    deck = scheme_deck(game, player)
    if not deck or game.schemeless:
        return
    card = deck[0]
    place(game, card, COMMAND)
    game.stamp += 1
    game.since[card] = game.stamp
    game.under[card] = player
    game.controller[card] = player
    game.fresh = False
    game.unsettled = True
    game.note("sets-in-motion", player, card, rule="archenemy.schemes")
    tell(game, Event(SET_IN_MOTION, card, -1, player))


def put_away(game: Magic, card: i64) -> None:
    """A face-up scheme is turned face down and put on the bottom of its owner's scheme deck."""
    # rule: archenemy.schemes
    remember(game, card)
    forget(game, card)
    place(game, card, SUPPLEMENT, False)
    game.fresh = False
    game.unsettled = True


def abandon(game: Magic, card: i64) -> None:
    """An ongoing scheme that is face up is abandoned."""
    # rule: archenemy.schemes
    if game.zone[card] != COMMAND or not is_ongoing(game, card):
        return
    game.note("abandons", game.controller[card], card, rule="archenemy.schemes")
    tell(game, Event(ABANDONED, card, -1, game.controller[card]))
    put_away(game, card)


def passed_schemes(game: Magic) -> list[int]:
    """The face-up schemes that do not go on, and of which no triggered ability is on the stack or on its way to it."""
    # rule: archenemy.schemes
    found: list[int] = []
    for player in range(game.match.seats):
        for card in schemes(game, player):
            if not is_ongoing(game, card) and not is_pending(game, card):
                found.append(card)
    return found
