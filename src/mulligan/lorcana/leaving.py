"""A player gives up in the middle of something: what stops, what goes on, and who is asked what then."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.frames import Scope
from mulligan.kernel.options import DONE, Decision, Option
from mulligan.kernel.procedures import RESOLVING, TURN
from mulligan.lorcana.bag import settle
from mulligan.lorcana.challenge import call_off
from mulligan.lorcana.players import acting
from mulligan.lorcana.procedures import CHALLENGE
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import DISCARD, GONE, LIMBO
from mulligan.lorcana.turn import begin_end_phase
from mulligan.lorcana.zones import place


def go_on_without(game: Lorcana, player: i64) -> None:
    """What a player who left was doing stops, and their turn ends; whoever else was asked is still asked."""
    # rule: players.leave ending.empty-deck bag.empty-goes-on
    asked = game.decision
    game.decision = None
    for i, one in enumerate(game.frames):
        scope: Scope | None = one.scope
        if scope is not None:
            scope.it = still_here(game, scope.it)
            scope.picks = [still_here(game, picks) for picks in scope.picks]
            if scope.player == player:
                stop(game, i)
                settle(game)
                return
        if one.procedure == TURN and not acting(game):
            game.go_to(one, begin_end_phase)
            stop(game, i + 1)
            settle(game)
            return
    if asked is None:
        return
    asking = game.frames[-1]
    if asking.procedure != RESOLVING:
        game.go_again(asking)
        return
    options = [option for option in asked.options if concerns_nobody_gone(game, option)]
    if asked.player == player or not options:
        game.answer = Option(DONE)
    else:
        game.decision = Decision(asked.player, asked.rule, options, asked.about, asked.topic)


def still_here(game: Lorcana, cards: list[int]) -> list[int]:
    """Of these cards, those that have not left the game with their player."""
    return [card for card in cards if game.zone[card] != GONE]


def concerns_nobody_gone(game: Lorcana, option: Option) -> bool:
    """Whether an option is about cards and players that are still in the game."""
    for card in (option.card, option.target):
        if card >= 0 and game.zone[card] == GONE:
            return False
    return option.player < 0 or game.playing[option.player]


def stop(game: Lorcana, kept: i64) -> None:
    """Nothing but the lowest procedures in progress goes on; a card that was being played is discarded."""
    del game.frames[kept:]
    if all(frame.procedure != CHALLENGE for frame in game.frames):
        call_off(game)
    for player in game.in_turn_order():
        for card in game.pile(player, LIMBO)[:]:
            place(game, card, DISCARD)
