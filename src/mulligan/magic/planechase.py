"""Planechase, step by step: what it adds to setting up, to the turn, to the check and to what a player may do."""

from __future__ import annotations

from mulligan.kernel.events import Event
from mulligan.kernel.frames import Frame
from mulligan.kernel.options import CHOOSE, Option
from mulligan.kernel.rules import rule
from mulligan.magic import payment
from mulligan.magic.check import return_exiled
from mulligan.magic.planes import (
    PLANESWALK,
    face_up,
    phenomenon_passed,
    planar_deck,
    planeswalk,
    roll_cost,
    roll_die,
    take_over,
    turn_down,
    turn_up,
)
from mulligan.magic.procedures import Check, Roll, Tuck
from mulligan.magic.state import Magic
from mulligan.magic.terms import DIE_ROLLED, PLANE, SUPPLEMENT, ZONES
from mulligan.magic.triggers import trigger


@rule("planechase.planes", at_work=("setup.start",))
def shuffle_planar_decks(game: Magic, frame: Frame) -> None:
    """Each player shuffles the planar deck; whoever takes the first turn is the planar controller."""
    take_over(game, game.active)
    for player in game.in_turn_order():
        if not game.own_match.fixed_order:
            game.shuffle(player, SUPPLEMENT)


@rule("planechase.planes")
def turn_up_first_plane(game: Magic, frame: Frame) -> None:
    """The starting player turns up cards of the planar deck until one is a plane; nothing triggers by that."""
    settle_first_plane(game)


def settle_first_plane(game: Magic) -> None:
    """The first plane from the top of the planar controller's deck is face up; phenomena before it go to the bottom."""
    # rule: planechase.planes
    for card in planar_deck(game, game.planar)[:]:
        turn_up(game, card)
        if game.cards[game.printed[card]].types & PLANE:
            game.note("starting-plane", game.planar, card, rule="planechase.planes")
            return
        turn_down(game, card)


@rule("planechase.planes", at_work=("turn.order",))
def pass_control(game: Magic, frame: Frame) -> None:
    """The active player is the planar controller, and has not rolled the planar die in this turn."""
    if game.planar != game.active and game.playing[game.active]:
        take_over(game, game.active)
    else:
        game.idle()
    for player in range(game.match.seats):
        game.rolls[player] = 0


@rule("planechase.planes", at_work=("priority.passing",))
def walk_on(game: Magic, check: Check) -> None:
    """Once a phenomenon has no ability left on the stack, the planar controller planeswalks."""
    if phenomenon_passed(game):
        planeswalk(game, game.planar)
        game.go_to(check, return_exiled)
    else:
        game.idle()


@rule("planechase.planes", at_work=("priority.passing",))
def look_again(game: Magic, frame: Frame) -> None:
    """Whatever leaves the stack may have been the last that kept a phenomenon or scheme face up."""
    game.unsettled = True
    game.idle()


@rule("planechase.planes")
def ask_tuck(game: Magic, tuck: Tuck) -> None:
    """Which of the planes left together goes to the bottom next is asked while there are several."""
    if len(tuck.cards) < 2 or not game.playing[tuck.player]:
        game.idle()
        game.finish(tuck)
        return
    options = [Option(CHOOSE, card) for card in tuck.cards]
    game.ask(tuck.player, "planechase.planes", options, topic="tuck")


@rule("planechase.planes")
def take_tuck(game: Magic, tuck: Tuck) -> None:
    """It lies above those chosen after it."""
    card = game.answer.card
    tuck.cards.remove(card)
    deck = game.piles[game.owner[card] * ZONES + SUPPLEMENT]
    for other in tuck.cards:
        deck.remove(other)
        deck.append(other)
    game.go_to(tuck, ask_tuck)


@rule("planechase.planes", at_work=("casting.timing", "cost.generic"))
def pay_for_roll(game: Magic, roll: Roll) -> None:
    """The first roll of a turn is free, each further one costs one mana more."""
    player = roll.player
    cost = roll_cost(game, player)
    game.rolls[player] += 1
    if cost.text:
        payment.pay(game, player, cost, 0, 0, -1, -1)


@rule("planechase.planes", at_work=("stack.zone",))
def roll(game: Magic, roll: Roll) -> None:
    """The die is rolled at once, without the stack; what its face triggers goes on the stack."""
    face = roll_die(game, roll.player)
    up = face_up(game)
    if face == PLANESWALK and up:
        ability = game.nodes[game.own_match.planeswalking]
        trigger(game, up[0], ability, roll.player, Event(DIE_ROLLED, -1, -1, roll.player, face))
