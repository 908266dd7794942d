"""Two options of a seat compared in the same imagined games, played on with the same luck; and why one is better."""

from __future__ import annotations

from statistics import fmean
from typing import Final

from mulligan.agents.searching import NOISE, TURNS
from mulligan.agents.seat import Seat
from mulligan.agents.valuing import value_of, weights_of
from mulligan.kernel.chance import chance
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import Game
from mulligan.kernel.playouts import play_on
from mulligan.kernel.views import options_of

MOST_CHOICES: Final = 160  # until the others have had their turn
TOLD: Final = 3  # reasons
SLIGHT: Final = 0.05  # of a number: a smaller difference is no reason


class Reason:
    """A number that the better option leaves a player ahead in, and how much more so."""

    def __init__(self, name: str, more: float, weight: float) -> None:
        self.name = name
        self.more = more
        self.weight = weight  # what it counts, in the logarithm of the odds


class Comparison:
    """What came of two options, the one and the other, in the same imagined games."""

    def __init__(self, seat: Seat, one: int, two: int) -> None:
        self.seat = seat
        self.kind = seat.kind
        self.indexes = (one, two)  # among the seat's options
        self.value = value_of(seat.kind)
        self.pairs: list[tuple[float, float]] = []  # how likely a win was after each
        self.standings: list[list[float]] = []  # by how much the second left the player further ahead, number by number

    def play(self, games: int) -> None:
        """Go on for so many games."""
        for _ in range(games):
            world = self.seat.imagine()
            luck = int(self.seat.chance.next())
            try:
                one, two = (self.after(world, index, luck) for index in self.indexes)
            except MulliganError:  # it cannot be done there
                continue
            self.pairs.append((self.value.chance(one, self.seat.player), self.value.chance(two, self.seat.player)))
            if not one.over and not two.over:
                ahead = zip(self.ahead(one), self.ahead(two), strict=True)
                self.standings.append([after - before for before, after in ahead])

    def after(self, world: Game, index: int, luck: int) -> Game:
        """A game after an option, played on by instinct until the others have had their turn."""
        game = self.kind.clone(world)
        assert game.decision is not None
        last = game.turn + (TURNS[self.kind.name] if game.match.seats == 2 else game.match.seats)
        game.choose(options_of(game.decision, self.seat.player)[index])
        play_on(game, chance(luck), self.kind.instinct(), NOISE, last, MOST_CHOICES)
        return game

    def ahead(self, game: Game) -> list[float]:
        """By how much the player is ahead of the others on average, in each number of the value."""
        features = self.kind.features()
        others = [one for one in range(int(game.match.seats)) if not game.match.together(one, self.seat.player)]
        theirs = [features(game, one) for one in others]
        own = features(game, self.seat.player)
        return [mine - fmean(one[index] for one in theirs) for index, mine in enumerate(own)]

    def reasons(self) -> list[Reason]:
        """What speaks most for the second option: the numbers that it leaves the player further ahead in.

        A weight below nothing corrects other numbers, and is no reason that means anything to a person.
        """
        if not self.standings:
            return []
        names = self.kind.feature_names()
        weights, _ = weights_of(self.kind.name, names)
        found: list[Reason] = []
        for index, name in enumerate(names):
            more = fmean(one[index] for one in self.standings)
            if more >= SLIGHT and weights[index] > 0.0:
                found.append(Reason(name, more, more * weights[index]))
        return sorted(found, key=lambda reason: -reason.weight)[:TOLD]
