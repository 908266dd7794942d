"""Words for players: you, each opponent, the player of a card."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang.nodes import Cards, Condition, Players
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.lorcana.state import Lorcana

PLAYERS: Final = Vocabulary()


class You(Players[Lorcana]):
    """The player whose card it is."""

    # rule: players.you-is-the-card-player players.owner-decides
    def who(self, game: Lorcana, scope: Scope) -> list[int]:
        return [scope.player] if game.playing[scope.player] else []


class Opponents(Players[Lorcana]):
    """Each opponent."""

    # rule: players.opponents players.teammates
    def who(self, game: Lorcana, scope: Scope) -> list[int]:
        return game.opponents(scope.player)


class Everyone(Players[Lorcana]):
    """Each player, the active player first."""

    # rule: players.active-first
    def who(self, game: Lorcana, scope: Scope) -> list[int]:
        return game.in_turn_order()


class They(Players[Lorcana]):
    """The player that `each` has come to, or the player in the event."""

    def who(self, game: Lorcana, scope: Scope) -> list[int]:
        return [scope.someone] if scope.someone >= 0 and game.playing[scope.someone] else []


class PlayerOf(Players[Lorcana]):
    """The players whose cards those are."""

    # rule: players.their-is-the-card-player
    def __init__(self, cards: Cards[Lorcana]) -> None:
        self.of = cards

    def who(self, game: Lorcana, scope: Scope) -> list[int]:
        owners = [game.controller[card] for card in self.of.cards(game, scope)]
        return [player for player in game.in_turn_order() if player in owners]


class ChallengingPlayer(Players[Lorcana]):
    """The player whose character is challenging."""

    # rule: challenge.players

    def who(self, game: Lorcana, scope: Scope) -> list[int]:
        return [scope.someone] if scope.someone >= 0 and game.playing[scope.someone] else []


class PlayersWho(Players[Lorcana]):
    """Those of several players of whom something is so; inside, `they` is that player."""

    def __init__(self, among: Players[Lorcana], condition: Condition[Lorcana]) -> None:
        self.among = among
        self.condition = condition

    def who(self, game: Lorcana, scope: Scope) -> list[int]:
        before = scope.someone
        found: list[int] = []
        for player in self.among.who(game, scope):
            scope.someone = player
            if self.condition.holds(game, scope):
                found.append(player)
        scope.someone = before
        return found


PLAYERS.add("players_who(among: players, condition: condition) -> players", PlayersWho)
PLAYERS.add("you -> players", You, "players.you-is-the-card-player")
PLAYERS.add("opponents -> players", Opponents, "players.opponents", "players.teammates")
PLAYERS.add("everyone -> players", Everyone, "players.active-first")
PLAYERS.add("they -> players", They, "players.their-is-the-card-player")
PLAYERS.add("player_of(cards: cards) -> players", PlayerOf, "players.their-is-the-card-player")
PLAYERS.add("challenging_player -> players", ChallengingPlayer)
