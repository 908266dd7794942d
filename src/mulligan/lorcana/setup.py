"""Before the first turn: who starts, shuffling, the first hand, altering it once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.options import CHOOSE, DONE, ENOUGH, Option, Stock
from mulligan.kernel.procedures import TURN
from mulligan.kernel.rules import rule
from mulligan.lorcana.procedures import Setup
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import DECK, SETUP
from mulligan.lorcana.zones import draw, place, shuffle_deck

HAND_SIZE: Final = 7
ALTERS: Final = Stock("alter")


@rule("setup.starting-player")
def choose_starting_player(game: Lorcana, setup: Setup) -> None:
    """Chance (or the last game's loss) says who chooses the starting player, and that player chooses."""
    game.phase = SETUP
    if game.own_match.starter >= 0:
        game.answer = Option(CHOOSE, player=game.own_match.starter)
        return
    players = [player for player in range(game.match.seats) if game.playing[player]]
    chooser = game.own_match.chooser
    if chooser not in players:
        chooser = players[game.chance.below(len(players))]
    options = [Option(CHOOSE, player=player) for player in players]
    game.ask(chooser, "setup.starting-player", options, topic="starting-player")


@rule("setup.starting-player")
def take_starting_player(game: Lorcana, setup: Setup) -> None:
    """The starting player takes the first turn."""
    game.active = game.answer.player
    game.note("starts", game.active)


@rule("setup.shuffle")
def shuffle_decks(game: Lorcana, setup: Setup) -> None:
    """Each player shuffles; the cut is part of the same chance."""
    for player in game.in_turn_order():
        if not game.own_match.fixed_order:
            shuffle_deck(game, player)


@rule("setup.zero-lore")
def begin_without_lore(game: Lorcana, setup: Setup) -> None:
    """Each player begins with 0 lore."""
    for player in range(game.match.seats):
        game.lore[player] = 0


@rule("setup.draw-seven")
def draw_first_hand(game: Lorcana, setup: Setup) -> None:
    """Each player draws 7 cards."""
    for player in game.in_turn_order():
        draw(game, player, HAND_SIZE)


@rule("setup.alter-once", "setup.alter-in-turn-order")
def ask_to_alter(game: Lorcana, setup: Setup) -> None:
    """In turn order, each player may pick cards of their hand to put away; done ends it."""
    player = who_alters(game, setup)
    if player < 0:
        game.go_past(setup, alter_hand)  # everybody has had their chance
        return
    options = [ALTERS.of(card) for card in game.distinct(game.hand(player), player)]
    options.append(ENOUGH)
    game.ask(player, "setup.alter-bottom", options, at_stake=True, topic="alter")


def who_alters(game: Lorcana, setup: Setup) -> i64:
    """Whose turn it is to alter their hand, or -1 when all are done."""
    for player in game.in_turn_order():
        if (setup.altered >> player) & 1 == 0:
            return player
    return -1


@rule("setup.alter-bottom", "setup.alter-refill")
def alter_hand(game: Lorcana, setup: Setup) -> None:
    """The cards picked go unseen to the bottom of the deck, and the player draws up to 7."""
    player = who_alters(game, setup)
    if game.answer.verb == DONE:
        draw(game, player, HAND_SIZE - len(game.hand(player)))
        setup.altered |= 1 << player
    else:
        card = game.answer.card
        place(game, card, DECK, top=False)
        game.altered[player] += 1
        game.note("alters", player, card)
    game.go_to(setup, ask_to_alter)


@rule("setup.alter-shuffle")
def shuffle_altered_decks(game: Lorcana, setup: Setup) -> None:
    """Whoever altered their hand shuffles their deck and has it cut."""
    for player in game.in_turn_order():
        if game.altered[player] > 0:
            shuffle_deck(game, player)


@rule("setup.begin")
def begin_first_turn(game: Lorcana, setup: Setup) -> None:
    """The game starts with the starting player's first turn, which the next step begins."""
    game.turn = 1


@rule("turn.next")
def begin_next_turn(game: Lorcana, setup: Setup) -> None:
    """Turn follows turn until the game is over."""
    game.go_again(setup)
    game.begin(TURN)
