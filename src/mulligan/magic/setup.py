"""Before the first turn: who starts, shuffling, seven cards, mulligans."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mulligan.kernel.frames import Frame
from mulligan.kernel.options import CHOOSE, DONE, Option
from mulligan.kernel.procedures import TURN
from mulligan.kernel.rules import rule
from mulligan.magic.arrival import enter
from mulligan.magic.hands import draw
from mulligan.magic.placing import place, shuffle_library
from mulligan.magic.players import next_to_act
from mulligan.magic.procedures import Opening
from mulligan.magic.regulations import InOpeningHand
from mulligan.magic.state import Magic
from mulligan.magic.terms import LIBRARY, SETUP
from mulligan.magic.tracing import trace_way

HAND_SIZE: Final = 7


@rule("setup.start")
def choose_starting_player(game: Magic, frame: Frame) -> None:
    """The loser of the last game decides who goes first; without one, chance says who decides."""
    game.phase = SETUP
    if game.own_match.starter >= 0:
        game.answer = Option(CHOOSE, player=game.own_match.starter)
        return
    chooser = game.own_match.chooser
    if chooser < 0:
        game.answer = Option(CHOOSE, player=game.chance.below(game.match.seats))
        return
    options = [Option(CHOOSE, player=player) for player in range(game.match.seats)]
    game.ask(chooser, "setup.start", options, topic="starting-player")


@rule("setup.start")
def take_starting_player(game: Magic, frame: Frame) -> None:
    """That player takes the first turn; in Two-Headed Giant the first of the team."""
    game.active = game.account(game.answer.player)
    game.first = game.active
    game.note("starts", game.active)


@rule("setup.start", at_work=("decks.deck", "zones.library"))
def shuffle_decks(game: Magic, frame: Frame) -> None:
    """Each player shuffles; the deck becomes the library."""
    for player in game.in_turn_order():
        if not game.own_match.fixed_order:
            shuffle_library(game, player)


@rule("setup.starting-life")
def set_life(game: Magic, frame: Frame) -> None:
    """Each player starts at 20 life, a team of Two-Headed Giant at 30; other ways to play say so themselves."""
    if game.traced is not None:
        trace_way(game)
    for player in range(game.match.seats):
        game.life[player] = game.own_match.starting_life[player]


@rule("setup.start", at_work=("zones.hand",))
def draw_first_hand(game: Magic, frame: Frame) -> None:
    """Each player draws seven cards."""
    for player in game.in_turn_order():
        draw(game, player, HAND_SIZE)


@rule("setup.mulligan", at_work=("multiplayer.mulligan-and-draw",))
def ask_to_keep(game: Magic, opening: Opening) -> None:
    """In turn order, each player who has not kept a hand keeps it or takes a mulligan."""
    for player in game.in_turn_order():
        if not game.kept[player] and (opening.asked >> player) & 1 == 0:
            if next_hand(game, player) < 0:
                game.kept[player] = True
                continue
            opening.player = player
            options = [Option("keep"), Option("mulligan")]
            topic = "mulligan" if next_hand(game, player) < HAND_SIZE else "free-mulligan"
            game.ask(player, "setup.mulligan", options, at_stake=True, topic=topic)
            return
    game.idle()
    game.go_past(opening, take_decision)


def next_hand(game: Magic, player: i64) -> i64:
    """How many cards a player would draw after another mulligan; with several players the first costs nothing."""
    # rule: setup.mulligan multiplayer.mulligan-and-draw
    free = 1 if game.own_match.multiplayer else 0
    return HAND_SIZE - max(game.mulligans[player] + 1 - free, 0)


@rule("setup.mulligan")
def take_decision(game: Magic, opening: Opening) -> None:
    """The decision stands; then the next player's."""
    player = opening.player
    if game.answer.verb == "keep":
        game.kept[player] = True
        game.note("keeps", player, number=len(game.hand(player)))
    opening.asked |= 1 << player
    game.go_to(opening, ask_to_keep)


@rule("setup.mulligan", at_work=("zones.shuffle",))
def redraw(game: Magic, opening: Opening) -> None:
    """Those who take a mulligan shuffle their hands back and draw one card fewer, and are asked again."""
    again = [player for player in game.in_turn_order() if not game.kept[player]]
    for player in again:
        for card in game.hand(player)[:]:
            place(game, card, LIBRARY)
        shuffle_library(game, player)
        number = next_hand(game, player)
        game.mulligans[player] += 1
        game.note("takes-a-mulligan", player, number=number)
        draw(game, player, number)
    if again:
        if game.own_match.multiplayer:
            game.cite("multiplayer.mulligan-and-draw")
        opening.asked = 0
        game.go_to(opening, ask_to_keep)
    else:
        opening.asked = 0
        game.idle()


@rule("golden.card-over-rulebook", at_work=("setup.start",))
def ask_to_begin(game: Magic, opening: Opening) -> None:
    """In turn order, players may begin the game with cards of their opening hands that say so on the battlefield."""
    for player in game.in_turn_order():
        cards = [card for card in game.hand(player) if begins_in_play(game, card)]
        if cards and (opening.asked >> player) & 1 == 0:
            opening.player = player
            options = [Option(CHOOSE, card) for card in game.distinct(cards, player)]
            options.append(Option(DONE))
            game.ask(player, "golden.card-over-rulebook", options, topic="begin")
            return
    game.idle()
    game.go_past(opening, take_beginning)


def begins_in_play(game: Magic, card: i64) -> bool:
    """Whether whoever has a card in the opening hand may begin the game with it on the battlefield."""
    return any(isinstance(one, InOpeningHand) for one in game.cards[game.face[card]].regulations)


@rule("golden.card-over-rulebook", at_work=("zones.enters-the-battlefield",))
def take_beginning(game: Magic, opening: Opening) -> None:
    """It is on the battlefield from the beginning."""
    game.go_to(opening, ask_to_begin)
    if game.answer.verb == DONE:
        opening.asked |= 1 << opening.player
    else:
        enter(game, [game.answer.card], opening.player)


@rule("turn.order")
def begin_first_turn(game: Magic, frame: Frame) -> None:
    """The first turn, of the next player if the first has left already."""
    if not game.playing[game.active]:
        game.active = next_to_act(game)
    game.turn = 1
    game.begin(TURN)


@rule("turn.next-turn")
def begin_next_turn(game: Magic, frame: Frame) -> None:
    """Turn follows turn until the game is over."""
    game.go_again(frame)
    game.begin(TURN)
