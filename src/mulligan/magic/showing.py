"""What players show by rules of cards: the top card of a library, a hand, each card drawn."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.frames import scope
from mulligan.magic.procedures import Activate, CastSpell
from mulligan.magic.regulations import Regulation
from mulligan.magic.state import Magic


def show_openly(game: Magic) -> None:
    """Players show what they play with revealed: the top card of their library, their hand."""
    # rule: zones.reveal
    if not game.fresh:
        game.refresh()
    if game.rules_that("shows_top"):
        for player in game.in_turn_order():
            show_top(game, player)
    for source, whose, node in game.rules_that("shows_hand"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        for other in game.in_turn_order():
            if regulation.shows_hand(game, scope(source, node, whose), other):
                for card in game.hand(other):
                    game.reveal(card)


def show_top(game: Magic, player: i64) -> None:
    """A player who plays with the top card of the library revealed shows it, once nothing is being cast or activated.

    A card that has come to the top meanwhile is shown after that.
    """
    # rule: zones.reveal golden.card-over-rulebook
    if not game.library(player):
        return
    for frame in game.frames:
        if isinstance(frame, (CastSpell, Activate)):
            return
    for source, whose, node in game.rules_that("shows_top"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        if regulation.shows_top(game, scope(source, node, whose), player):
            game.reveal(game.library(player)[0])


def draws_openly(game: Magic, player: i64) -> bool:
    """Whether a rule of a card has a player reveal each card they draw."""
    # rule: zones.reveal golden.card-over-rulebook
    for source, whose, node in game.rules_that("shows_draws"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        if regulation.shows_draws(game, scope(source, node, whose), player):
            return True
    return False
