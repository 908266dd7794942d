"""Cards that are drawn into a hand, and discarded from it."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.events import Event
from mulligan.kernel.frames import scope
from mulligan.magic.placing import place
from mulligan.magic.procedures import DREDGE, MARVEL, Dredging, Marvel
from mulligan.magic.regulations import Regulation
from mulligan.magic.showing import draws_openly, show_top
from mulligan.magic.state import Magic
from mulligan.magic.terms import DISCARDED, DREW, GRAVEYARD, HAND
from mulligan.magic.triggers import tell
from mulligan.magic.zones import move


def dredgers(game: Magic, player: i64) -> list[int]:
    """The cards that a player may take from their graveyard instead of drawing."""
    # rule: golden.card-over-rulebook
    size = len(game.library(player))
    return [
        card
        for card in game.graveyard(player)
        if 0 < game.cards[game.face[card]].dredge <= size and not game.is_hushed(card)
    ]


def instead_of_drawing(game: Magic, player: i64) -> list[tuple[int, int, int]]:
    """The rules of cards by which something else happens when a player would draw a card."""
    # rule: replacement.instead
    found: list[tuple[int, int, int]] = []
    for source, whose, node in game.rules_that("instead_of_draw"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        if regulation.instead_of_draw(game, scope(source, node, whose), player) >= 0:
            found.append((source, whose, node))
    return found


def draw(game: Magic, player: i64, count: i64, replaceable: bool = True) -> i64:
    """A player draws cards; from an empty library they cannot, and the next check will notice."""
    # rule: zones.draw
    drawn = 0
    if game.regulations and not game.fresh:
        game.refresh()
    for source, whose, node in game.rules_that("cards_drawn"):
        regulation = game.nodes[node]
        assert isinstance(regulation, Regulation)
        if replaceable:
            count *= regulation.cards_drawn(game, scope(source, node, whose), player)
    if (
        replaceable
        and count > 0
        and ((game.own_match.dredges and dredgers(game, player)) or instead_of_drawing(game, player))
    ):
        game.begin(DREDGE, Dredging(player, count))
        return 0
    shown = bool(game.regulations) and len(game.rules_that("shows_top")) > 0
    for _ in range(count):
        library = game.library(player)
        if not library:
            game.must_draw[player] = True
            game.trace("setup.start", "ending.win")
            game.unsettled = True
            break
        if shown:
            show_top(game, player)
        card = library[0]
        place(game, card, HAND, False)
        game.note("draws", player, card, rule="zones.draw")
        drawn += 1
        game.drawn[player] += 1
        if game.own_match.miracles and game.drawn[player] == 1 and game.turn > 0:
            if game.cards[game.printed[card]].miracle is not None:
                game.begin(MARVEL, Marvel(card, player))
        if game.regulations and draws_openly(game, player):
            game.reveal(card)
            game.note("is-revealed", player, card, rule="zones.reveal")
        if game.listening[DREW]:
            tell(game, Event(DREW, card, -1, player, 1))
    return drawn


def discard(game: Magic, cards: list[int], by: i64 = -1) -> None:
    """Cards go from hands to their owners' graveyards, all at once; by a player's spell or ability, if by one."""
    # rule: zones.discard
    if cards:
        move(game, cards, GRAVEYARD, True, by if by >= 0 else game.owner[cards[0]])
    for card in cards:
        player = game.owner[card]
        game.note("is-discarded", player, card, rule="zones.discard")
        if game.listening[DISCARDED]:
            tell(game, Event(DISCARDED, card, -1, player, by + 1))
