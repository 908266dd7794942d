"""Draws that go otherwise than usual: a card revealed as the first one drawn, one taken from the graveyard instead."""

from __future__ import annotations

from mulligan.kernel.events import Event
from mulligan.kernel.options import CHOOSE, NO, YES, Option
from mulligan.kernel.rules import rule
from mulligan.magic.procedures import Dredging, Marvel
from mulligan.magic.state import Magic
from mulligan.magic.terms import DREW, GRAVEYARD, HAND
from mulligan.magic.triggers import trigger
from mulligan.magic.zones import draw, dredgers, move


@rule("zones.draw", at_work=("golden.card-over-rulebook",))
def ask_reveal(game: Magic, marvel: Marvel) -> None:
    """Whoever has drawn a card with miracle as the first one this turn may reveal it."""
    if game.zone[marvel.card] != HAND:
        game.idle()
        game.finish(marvel)
        return
    game.ask(marvel.player, "zones.draw", [Option(YES), Option(NO)], about=marvel.card, topic="miracle")


@rule("zones.reveal", at_work=("golden.card-over-rulebook",))
def take_reveal(game: Magic, marvel: Marvel) -> None:
    """Revealed, it may be cast for its miracle cost once that ability resolves."""
    card = marvel.card
    miracle = game.cards[game.printed[card]].miracle
    if game.answer.verb == YES and miracle is not None:
        game.reveal(card)
        game.note("is-revealed", marvel.player, card, rule="zones.reveal")
        trigger(game, card, miracle.later, marvel.player, Event(DREW, card, -1, marvel.player))
    else:
        game.idle()


@rule("zones.draw", at_work=("replacement.instead",))
def ask_dredge(game: Magic, dredging: Dredging) -> None:
    """For each card that a player would draw they may take one from their graveyard instead."""
    player = dredging.player
    if dredging.left <= 0:
        game.idle()
        game.finish(dredging)
        return
    cards = dredgers(game, player)
    if not cards:
        dredging.left -= 1
        game.go_again(dredging)
        draw(game, player, 1, False)
        return
    options = [Option(CHOOSE, card) for card in game.distinct(cards, player)]
    options.append(Option(NO))
    game.ask(player, "zones.draw", options, topic="dredge")


@rule("replacement.instead", at_work=("golden.card-over-rulebook",))
def take_dredge(game: Magic, dredging: Dredging) -> None:
    """The top cards of the library go to the graveyard, and the card comes to the hand; or a card is drawn."""
    player = dredging.player
    answer = game.answer
    dredging.left -= 1
    game.go_to(dredging, ask_dredge)
    if answer.verb == NO:
        draw(game, player, 1, False)
        return
    number = game.cards[game.face[answer.card]].dredge
    move(game, game.library(player)[:number], GRAVEYARD)
    if game.zone[answer.card] == GRAVEYARD:
        move(game, [answer.card], HAND, False)
    game.note("dredges", player, answer.card, number=number, rule="golden.card-over-rulebook")
