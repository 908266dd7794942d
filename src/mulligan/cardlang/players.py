"""Shared words for players: you, each opponent, everyone, the one an effect has come to."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.binding import PLAYER
from mulligan.cardlang.nodes import ABOUT_EVENT, Condition, G, Players
from mulligan.cardlang.roles import MANY
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope

PLAYERS: Final = Vocabulary()


class You(Players[G]):
    """The player whose ability it is."""

    def who(self, game: G, scope: Scope) -> list[int]:
        player = scope.player
        if not game.playing[player]:
            return []
        return game.match.alone[player] if player >= 0 else [player]


class Opponents(Players[G]):
    """Each opponent."""

    def who(self, game: G, scope: Scope) -> list[int]:
        return game.opponents(scope.player)


class Everyone(Players[G]):
    """Each player, the active player first."""

    def who(self, game: G, scope: Scope) -> list[int]:
        return game.in_turn_order()


class They(Players[G]):
    """The player that `each` has come to, or the player in the event."""

    def who(self, game: G, scope: Scope) -> list[int]:
        return [scope.someone] if scope.someone >= 0 and game.playing[scope.someone] else []


class PlayersWho(Players[G]):
    """Those of several players of whom something is so; inside, `they` is that player."""

    def __init__(self, among: Players[G], condition: Condition[G]) -> None:
        self.among = among
        self.condition = condition

    def who(self, game: G, scope: Scope) -> list[int]:
        before = scope.someone
        found: list[int] = []
        for player in self.among.who(game, scope):
            scope.someone = player
            if self.condition.holds(game, scope):
                found.append(player)
        scope.someone = before
        return found


PLAYERS.add("you -> players", You, looks=0)
PLAYERS.add("opponents -> players", Opponents, looks=0, role=MANY)
PLAYERS.add("everyone -> players", Everyone, looks=0, role=MANY)
PLAYERS.add("they -> players", They, says=ABOUT_EVENT, needs=PLAYER, looks=0)
