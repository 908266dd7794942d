"""The greedy agent of version 0.1, kept as it was: what other agents are measured by."""

from __future__ import annotations

from typing import Final

from mulligan.agents.seat import Agent, Seat, deciders, options_of
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import Game
from mulligan.kernel.kinds import Kind
from mulligan.kernel.options import Decision, Option

MOST_TRIED: Final = 60  # options looked at in one decision; of more, a sample by chance
MOST_GAMES: Final = 400  # games looked into for one choice
MOST_ANSWERS: Final = 40  # answers given to see one action through to its end
WIDTH: Final = 12  # options looked at in each decision on the way to the end of an action


class FirstGreedyAgent(Agent):
    """For every option it imagines the game, sees the action through to its end, and compares where that leaves it."""

    name = "greedy-0.1"

    def choose(self, seat: Seat) -> Option:
        """The option that leads to the best standing; of equals the passive one, so that nothing goes on for ever."""
        if len(seat.options) == 1:
            return seat.options[0]
        imagined = seat.imagine()
        foresight = Foresight(seat.kind, seat.player, MOST_GAMES)
        best = seat.options[0]
        most: tuple[int, int] | None = None
        for option in candidates(seat):
            value = foresight.value(imagined, option)
            if value is None:
                continue
            rank = (value, 1 if option.verb in seat.kind.passive else 0)
            if most is None or rank > most:
                best, most = option, rank
        return best


def candidates(seat: Seat) -> list[Option]:
    """The options to look at: all, or where there are very many a sample together with every passive one."""
    if len(seat.options) <= MOST_TRIED:
        return seat.options
    order = list(range(len(seat.options)))
    seat.chance.shuffle(order)
    chosen = set(order[:MOST_TRIED])
    return [option for i, option in enumerate(seat.options) if i in chosen or option.verb in seat.kind.passive]


class Foresight:
    """Sees actions through in copies of an imagined game, as many as it may make."""

    def __init__(self, kind: Kind, player: int, games: int) -> None:
        self.kind = kind
        self.player = player
        self.games = games

    def value(self, imagined: Game, option: Option) -> int | None:
        """How well the player stands when the action that begins with this option is over; None if nobody can say."""
        game = self.kind.clone(imagined)
        self.games -= 1
        try:
            game.choose(option)
            return self.see_through(game, MOST_ANSWERS)
        except MulliganError:
            return None

    def see_through(self, game: Game, answers: int) -> int:
        """Go on to the end of the action: the player's own choices tried one by one, others answer simply."""
        while answers > 0 and not game.over and not self.kind.settled(game):
            decision = game.decision
            assert decision is not None
            answers -= 1
            mine = options_of(decision, self.player)
            if mine and self.games > 0:
                return max(self.branch(game, option, answers) for option in spread(mine))
            game.choose(simple_answer(decision, self.kind))
        return self.kind.score(game, self.player)

    def branch(self, game: Game, option: Option, answers: int) -> int:
        """How well an action ends that goes on with this option."""
        copy = self.kind.clone(game)
        self.games -= 1
        copy.choose(option)
        return self.see_through(copy, answers if self.games > 0 else min(answers, 8))


def spread(options: list[Option]) -> list[Option]:
    """Of many options some, evenly spread, the last among them."""
    if len(options) <= WIDTH:
        return options
    step = (len(options) - 1) / (WIDTH - 1)
    return [options[round(i * step)] for i in range(WIDTH)]


def simple_answer(decision: Decision, kind: Kind) -> Option:
    """What somebody chooses of whom nothing is known: nothing where that is offered, else the first."""
    player = deciders(decision)[0]
    options = options_of(decision, player)
    for option in options:
        if option.verb in kind.passive:
            return option
    return options[0]
