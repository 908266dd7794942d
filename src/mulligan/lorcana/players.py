"""Players: whose turn it is, teams that act together, and players who leave."""

from __future__ import annotations

from mypy_extensions import i64

from mulligan.kernel.game import DRAWN, NOBODY
from mulligan.lorcana.state import Lorcana
from mulligan.lorcana.terms import GONE, ZONES
from mulligan.lorcana.zones import place


def acting(game: Lorcana) -> list[int]:
    """The players whose turn it is: the active player, or with simultaneous turns the whole team."""
    # rule: players.simultaneous-turn players.active
    if not game.own_match.simultaneous:
        return game.match.alone[game.active] if game.playing[game.active] else []
    return [player for player in game.in_turn_order() if game.match.together(player, game.active)]


def next_to_act(game: Lorcana) -> i64:
    """The player, or the first of the team, to the left of whose turn it was."""
    # rule: players.turn-passes-left turn.next
    player = game.next_player(game.active)
    while game.own_match.simultaneous and game.match.together(player, game.active) and player != game.active:
        player = game.next_player(player)
    return player


def leave(game: Lorcana, players: list[int]) -> None:
    """Players leave, and everything of theirs with them: cards, effects, triggers that wait."""
    # rule: players.leave players.leave-with-triggers bag.player-leaves ending.empty-deck ending.empty-deck-cards-too
    for player in players:
        game.playing[player] = False
        game.note("leaves", player)
        game.cite("players.leave", "players.leave-with-triggers")
        if any(one.player == player for one in game.triggered + game.waiting):
            game.cite("bag.player-leaves")
        game.trace("bag.player-leaves")
        for zone in range(ZONES - 1):
            for card in game.piles[player * ZONES + zone][:]:
                place(game, card, GONE, top=False)
        for card in game.all_in_play():
            if game.at[card] >= 0 and game.zone[game.at[card]] == GONE:
                game.at[card] = -1
        game.modifiers = [one for one in game.modifiers if one.player != player]
        game.triggered = [one for one in game.triggered if one.player != player]
        game.waiting = [one for one in game.waiting if one.player != player]
        game.must_draw[player] = False
        game.fresh = False
    finish_if_alone(game)


def finish_if_alone(game: Lorcana) -> None:
    """The last player or team left wins."""
    # rule: ending.last-player-wins
    left = [player for player in range(game.match.seats) if game.playing[player]]
    if not left:
        finish(game, DRAWN)
    elif all(game.match.together(left[0], player) for player in left):
        game.cite("ending.last-player-wins")
        finish(game, left[0])


def finish(game: Lorcana, winner: i64) -> None:
    """The game is over."""
    if not game.over:
        game.over = True
        game.result = winner
        game.decision = None
        if winner == NOBODY or winner == DRAWN:
            game.note("is-drawn")
        else:
            game.note("wins", winner)
