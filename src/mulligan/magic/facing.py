"""Cards face down: what they are then, who knows what they are, and turning them face up."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.events import Event
from mulligan.kernel.unseen import lose_sight
from mulligan.magic.state import Magic
from mulligan.magic.terms import BATTLEFIELD, CAST_DOWN, HAND, TRANSFORM, TURNED_DOWN, TURNED_UP
from mulligan.magic.triggers import tell


def put_face_down(game: Magic, player: i64, card: i64) -> None:
    """A card is about to be cast face down: nobody but its player knows which one of the hand it is.

    Of another one everybody who has seen it there still knows what it is.
    """
    # rule: golden.card-over-rulebook
    if game.zone[card] == HAND:
        lose_sight(game, [card], HAND, 1 << player)
        game.known[card] &= 1 << player
    game.show(card, player)
    game.down[card] = CAST_DOWN
    game.face[card] = game.own_match.down_face


def turn_face_down(game: Magic, cards: list[int]) -> None:
    """Permanents are turned face down. Whoever has seen them still knows what they are."""
    # rule: golden.card-over-rulebook
    for card in cards:
        double = game.cards[game.printed[card]].layout == TRANSFORM  # it has no back to lie on
        if game.zone[card] == BATTLEFIELD and game.down[card] == 0 and game.own_match.down_face >= 0 and not double:
            game.down[card] = TURNED_DOWN
            game.turned_from[card] = game.face[card]
            game.face[card] = game.own_match.down_face
            game.fresh = False
            game.note("is-turned-down", game.controller[card], card, rule="golden.card-over-rulebook")


def turn_face_up(game: Magic, cards: list[int]) -> None:
    """Face-down permanents are turned face up: they are what they are, and did not enter the battlefield just now."""
    # rule: golden.card-over-rulebook
    turned: list[int] = []
    for card in cards:
        if game.zone[card] == BATTLEFIELD and game.down[card]:
            game.face[card] = game.printed[card] if game.down[card] == CAST_DOWN else game.turned_from[card]
            game.down[card] = 0
            game.way[card] = 0
            game.reveal(card)
            game.fresh = False
            game.unsettled = True
            game.note("is-turned-up", game.controller[card], card, rule="golden.card-over-rulebook")
            turned.append(card)
    if turned and not game.fresh:
        game.refresh()
    for card in turned:
        if game.listening[TURNED_UP]:
            tell(game, Event(TURNED_UP, card, -1, game.controller[card]))
