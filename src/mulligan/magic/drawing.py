"""Draws that go otherwise than usual: a card revealed as the first one drawn, something else that happens instead."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.events import Event
from mulligan.kernel.frames import scope
from mulligan.kernel.options import CHOOSE, NO, YES, Option
from mulligan.kernel.rules import rule
from mulligan.magic.hands import draw, dredgers, instead_of_drawing
from mulligan.magic.procedures import Dredging, Marvel
from mulligan.magic.regulations import Regulation
from mulligan.magic.state import Magic
from mulligan.magic.terms import DREW, GRAVEYARD, HAND
from mulligan.magic.triggers import trigger
from mulligan.magic.zones import move


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
def ask_instead(game: Magic, dredging: Dredging) -> None:
    """For each card that a player would draw something else may happen: a rule of a card, or dredge."""
    player = dredging.player
    if dredging.left <= 0:
        game.idle()
        game.finish(dredging)
        return
    if not game.fresh:
        game.refresh()
    cards = dredgers(game, player) if game.own_match.dredges else []
    others = instead_of_drawing(game, player)
    forced = any(not rule_of(game, node).is_optional() for _, _, node in others)
    if not cards and not others:
        dredging.left -= 1
        game.go_again(dredging)
        draw(game, player, 1, False)
        return
    if not cards and forced and len(others) == 1:
        dredging.left -= 1
        game.go_again(dredging)
        happen_instead(game, player, *others[0])
        return
    options = [Option(CHOOSE, card) for card in game.distinct(cards, player)]
    options += [Option(CHOOSE, source) for source, _, _ in others]
    if not forced:
        options.append(Option(NO))
    game.ask(player, "zones.draw", options, topic="draw-instead" if others else "dredge")


@rule("replacement.instead", at_work=("golden.card-over-rulebook",))
def take_instead(game: Magic, dredging: Dredging) -> None:
    """What was chosen happens; the top cards of the library go to the graveyard for dredge; or a card is drawn."""
    player = dredging.player
    answer = game.answer
    dredging.left -= 1
    game.go_to(dredging, ask_instead)
    if answer.verb == NO:
        draw(game, player, 1, False)
        return
    for source, whose, node in instead_of_drawing(game, player):
        if source == answer.card:
            happen_instead(game, player, source, whose, node)
            return
    number = game.cards[game.face[answer.card]].dredge
    move(game, game.library(player)[:number], GRAVEYARD)
    if game.zone[answer.card] == GRAVEYARD:
        move(game, [answer.card], HAND, False)
    game.note("dredges", player, answer.card, number=number, rule="golden.card-over-rulebook")


def rule_of(game: Magic, node: i64) -> Regulation:
    """A rule of a card, by its number."""
    found = game.nodes[node]
    assert isinstance(found, Regulation)
    return found


def happen_instead(game: Magic, player: i64, source: i64, whose: i64, node: i64) -> None:
    """What a rule of a card has happen when a player would draw a card."""
    told = scope(source, node, whose)
    told.someone = player
    game.cite("replacement.instead")
    game.resolve(rule_of(game, node).instead_of_draw(game, told, player), told)
