"""A seat at the table: all that an agent is given. The true game stays out of its sight."""

from __future__ import annotations

from mulligan.kernel.chance import Chance, chance
from mulligan.kernel.game import Game
from mulligan.kernel.kinds import Kind
from mulligan.kernel.options import Decision, Option


def deciders(decision: Decision) -> list[int]:
    """The players who have an option in a decision; usually one, several where a team acts together."""
    return list(dict.fromkeys(actor_of(decision, option) for option in decision.options))


def actor_of(decision: Decision, option: Option) -> int:
    """Whose option it is."""
    return option.actor if option.actor >= 0 else decision.player


def options_of(decision: Decision, player: int) -> list[Option]:
    """The options that are a player's own."""
    return [option for option in decision.options if actor_of(decision, option) == player]


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

    def view(self) -> dict[str, object]:
        """All that the player may know."""
        return self.kind.view(self.__game, self.player)

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
