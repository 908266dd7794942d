"""Words for players: you, each opponent, the player of a card."""

from __future__ import annotations

from typing import Final

from mulligan.cardlang import roles
from mulligan.cardlang.binding import PLAYER
from mulligan.cardlang.nodes import ABOUT_EVENT, Cards, Players
from mulligan.cardlang.players import PlayersWho
from mulligan.cardlang.words import Vocabulary
from mulligan.kernel.frames import Scope
from mulligan.lorcana.state import Lorcana

PLAYERS: Final = Vocabulary()


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


class ThosePlayers(Players[Lorcana]):
    """The players who were chosen, however many."""

    def who(self, game: Lorcana, scope: Scope) -> list[int]:
        return [player for player in game.in_turn_order() if (scope.players >> player) & 1]


PLAYERS.add("those_players -> players", ThosePlayers, needs=PLAYER)
PLAYERS.add("players_who(among: players, condition: condition) -> players", PlayersWho, inside=PLAYER, role=roles.MANY)
PLAYERS.add("player_of(cards: cards) -> players", PlayerOf, "players.their-is-the-card-player")
PLAYERS.add("challenging_player -> players", ChallengingPlayer, says=ABOUT_EVENT, needs=PLAYER)
