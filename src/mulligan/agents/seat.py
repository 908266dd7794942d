"""A seat at the table: all that an agent is given. The true game stays out of its sight."""

from __future__ import annotations

from mulligan.kernel.chance import Chance, chance
from mulligan.kernel.game import Game
from mulligan.kernel.kinds import Kind
from mulligan.kernel.options import Decision, Option
from mulligan.kernel.views import View, actor_of, options_of

__all__ = ["Agent", "Seat", "actor_of", "deciders", "options_of"]


def deciders(decision: Decision) -> list[int]:
    """The players who have an option in a decision; usually one, several where a team acts together."""
    return list(dict.fromkeys(actor_of(decision, option) for option in decision.options))


class Seat:
    """What a player who must choose has before them: options, a view, and games that could be the true one."""

    def __init__(self, kind: Kind, game: Game, player: int, seed: int) -> None:
        decision = game.decision
        assert decision is not None
        self.kind = kind
        self.player = player
        self.options = options_of(decision, player)
        self.chance: Chance = chance(seed)
        self.__game = game

    def view(self, since: int = 0) -> View:
        """All that the player may know; of the log only what comes after its first `since` lines."""
        return self.kind.view(self.__game, self.player, since)

    def imagine(self) -> Game:
        """A game that could be the true one, for all that the player knows. It may be played with freely."""
        imagined = self.kind.imagine(self.__game, self.player, self.chance)
        imagined.log = None
        imagined.choices = None
        return imagined


class Agent:
    """Somebody who chooses. Remembers nothing between choices, so that a game can be undone and replayed."""

    name: str

    def choose(self, seat: Seat) -> Option:
        """One of the seat's options."""
        raise NotImplementedError
