"""Before the first turn: main characters, shuffling, who goes first, the first hand, the orbs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.cipher.procedures import Setup
from mulligan.cipher.state import Cipher
from mulligan.cipher.terms import DECK, FRONT, ORBS, SETUP, ZONES
from mulligan.cipher.zones import draw, place, shuffle_deck
from mulligan.kernel.options import Option
from mulligan.kernel.procedures import TURN
from mulligan.kernel.rules import rule

HAND_SIZE: Final = 6
ORB_COUNT: Final = 5


@rule("setup.first-player")
def cast_first_player(game: Cipher, setup: Setup) -> None:
    """Chance decides who goes first; nobody is told yet."""
    game.phase = SETUP
    starter = game.own_match.starter
    game.active = starter if starter >= 0 else game.chance.below(2)
    setup.seat = 0


def candidates(game: Cipher, player: i64) -> list[int]:
    """The cards of a deck that may be its main character: of deployment cost 1, one of each."""
    found: list[int] = []
    seen: list[int] = []
    named = game.own_match.mains[player]
    for card in game.deck(player):
        printed: i64 = game.printed[card]
        if game.cards[printed].cost == 1 and printed not in seen and (named < 0 or named == printed):
            seen.append(printed)
            found.append(card)
    return found


@rule("setup.main-character", at_work=("golden.turn-player-chooses-first", "cards.deploy-cost"))
def ask_main_character(game: Cipher, setup: Setup) -> None:
    """Each player chooses a main character of cost 1 from their deck, whoever will go first before the other."""
    player = (game.active + setup.seat) % 2
    for card in game.deck(player):
        game.show(card, player)
    options = [Option("main", card) for card in candidates(game, player)]
    game.ask(player, "setup.main-character", options, topic="main")


@rule("setup.main-character", "cards.main-character")
def place_main_character(game: Cipher, setup: Setup) -> None:
    """It lies face down in the front line."""
    player = (game.active + setup.seat) % 2
    card = game.answer.card
    place(game, card, FRONT)
    game.main[card] = 1
    game.face_down[card] = 1
    game.known[card] = 1 << player
    setup.seat += 1
    if setup.seat < 2:
        game.go_to(setup, ask_main_character)


@rule("setup.shuffle")
def shuffle_decks(game: Cipher, setup: Setup) -> None:
    """Both players shuffle their decks."""
    for i in range(2):
        player = (game.active + i) % 2
        if game.own_match.fixed_order:
            for card in game.deck(player):
                game.known[card] = 0
        else:
            shuffle_deck(game, player)


@rule("setup.first-player")
def tell_first_player(game: Cipher, setup: Setup) -> None:
    """Now everybody knows who goes first."""
    game.note("starts", game.active)


@rule("setup.draw-six")
def draw_first_hand(game: Cipher, setup: Setup) -> None:
    """Both players draw 6 cards."""
    for i in range(2):
        draw(game, (game.active + i) % 2, HAND_SIZE)
    setup.seat = 0


@rule("setup.redraw-order", at_work=("setup.redraw-once",))
def ask_to_redraw(game: Cipher, setup: Setup) -> None:
    """The first player, then the other, may draw a new hand, once."""
    player = (game.active + setup.seat) % 2
    game.ask(player, "setup.redraw", [Option("keep"), Option("redraw")], topic="redraw")


@rule("setup.redraw", at_work=("setup.redraw-once",))
def redraw_hand(game: Cipher, setup: Setup) -> None:
    """Whoever redraws puts the whole hand back, shuffles and draws 6 cards."""
    player = (game.active + setup.seat) % 2
    if game.answer.verb == "redraw":
        game.note("redraws", player)
        for card in game.hand(player)[:]:
            place(game, card, DECK)
        shuffle_deck(game, player)
        draw(game, player, HAND_SIZE)
    else:
        game.idle()
    setup.seat += 1  # rule: setup.redraw-once
    if setup.seat < 2:
        game.go_to(setup, ask_to_redraw)


@rule("setup.orbs", "zones.orbs-face-down")
def lay_orbs(game: Cipher, setup: Setup) -> None:
    """Both players lay 5 cards from the top of their decks as orbs, unseen."""
    for i in range(2):
        player = (game.active + i) % 2
        for _ in range(ORB_COUNT):
            deck = game.piles[player * ZONES + DECK]
            if deck:
                place(game, deck[0], ORBS)


@rule("setup.reveal-main-character")
def reveal_main_characters(game: Cipher, setup: Setup) -> None:
    """Both main characters are turned face up."""
    for player in range(2):
        card = game.main_of(player)
        game.face_down[card] = 0
        game.reveal(card)
        game.note("reveals-main", player, card)


@rule("setup.begin", "turn.alternate")
def begin_first_turn(game: Cipher, setup: Setup) -> None:
    """The first player's turn begins the game."""
    game.turn = 1
    game.begin(TURN)


@rule("turn.alternate")
def begin_next_turn(game: Cipher, setup: Setup) -> None:
    """Turn follows turn until the game is over."""
    game.go_again(setup)
    game.begin(TURN)
