"""Looking one action ahead, in copies of an imagined game: what greedy agents do before they choose.

A game that nobody looks at afterwards is played on itself instead of a copy: the last of several branches, and all of
those that have no other beside them. Copies are made of others that nobody looks at any more (kernel/spares.py). What
follows from the rest is computed before it is copied, once for all copies; and what may be done where an action has
ended is not listed, as nobody goes on from there (`Game.rests`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import Game
from mulligan.kernel.instincts import IDLE
from mulligan.kernel.options import Decision, Option
from mulligan.kernel.spares import copied, give_back
from mulligan.kernel.valuing import Value

MOST_OPTIONS: Final = 1 << 20  # more than any decision has
HEAVIEST: Final = 1 << 30  # more than any option weighs
SHORT: Final = 24  # so many weights are put in order one by one
FEW: Final = 8  # answers at most once no more games may be looked into, in version 0.1
UNKNOWN: Final[i64] = -1 << 40  # worse than any standing


class FirstForesight:
    """Sees actions through as the greedy agent of version 0.1 did: own choices one by one, others answer simply."""

    player: i64
    games: i64
    answers: i64
    width: i64
    passive: tuple[str, ...]
    score: Callable[[Game, int], int]

    def __init__(
        self,
        player: i64,
        games: i64,
        answers: i64,
        width: i64,
        passive: tuple[str, ...],
        score: Callable[[Game, int], int],
    ) -> None:
        self.player = player
        self.games = games  # that may still be looked into
        self.answers = answers  # given to see one action through to its end
        self.width = width  # options looked at in each decision on the way there
        self.passive = passive  # verbs that do nothing
        self.score = score

    def best(self, imagined: Game, options: list[Option]) -> i64:
        """Which of these options leads to the best standing, of equals the passive one; -1 if nobody can say it of any.

        The imagined game is played on.
        """
        best: i64 = -1
        most: i64 = UNKNOWN
        idle = False
        imagined.look_over()
        for i in range(len(options)):
            option = options[i]
            game = imagined if i == len(options) - 1 else copied(imagined)
            game.glancing = True
            game.looker = self.player
            self.games -= 1
            try:
                game.choose(option)
                value = self.see_through(game, self.answers)
            except MulliganError:
                continue
            if game is not imagined:
                give_back(game)
            if value < most or (value == most and idle):
                continue
            passive = option.verb in self.passive
            if value > most or passive:
                best = i
                most = value
                idle = passive
        return best

    def see_through(self, game: Game, answers: i64) -> i64:
        """Go on to the end of the action, and say how well the player stands there."""
        while answers > 0 and not game.over and not game.settled():
            decision = game.decision
            assert decision is not None
            answers -= 1
            if self.games > 0:
                mine = own_numbers(decision, self.player)
                if mine:
                    return self.best_branch(game, spread(mine, self.width), answers)
            game.choose_number(simple_answer(decision, self.passive))
        return self.score(game, self.player)

    def best_branch(self, game: Game, numbers: list[int], answers: i64) -> i64:
        """How well an action ends that goes on with the best of these options."""
        most: i64 = UNKNOWN
        if len(numbers) > 1:
            game.look_over()
        for i in range(len(numbers)):
            copy = game if i == len(numbers) - 1 else copied(game)
            copy.glancing = True
            copy.looker = self.player
            self.games -= 1
            copy.choose_number(numbers[i])
            value = self.see_through(copy, answers if self.games > 0 else min(answers, FEW))
            if copy is not game:
                give_back(copy)
            if value > most:
                most = value
        return most


class Foresight:
    """Sees actions through: own choices one by one, the weightiest first, while others answer by instinct.

    Once no more games may be looked into, what is left is seen through by instinct: an action that is not seen to its
    end cannot be compared with one that is.
    """

    player: i64
    games: i64
    answers: i64
    width: i64
    passive: tuple[str, ...]
    declaring: tuple[str, ...]
    score: Callable[[Game, int], int]
    instinct: Callable[[Game], list[int]]
    judge: Value | None
    trust: float

    def __init__(
        self,
        player: i64,
        games: i64,
        answers: i64,
        width: i64,
        passive: tuple[str, ...],
        declaring: tuple[str, ...],
        score: Callable[[Game, int], int],
        instinct: Callable[[Game], list[int]],
        judge: Value | None,
        trust: float,
    ) -> None:
        self.player = player
        self.games = games  # that may still be looked into
        self.answers = answers  # given to see one action through to its end
        self.width = width  # options looked at in each decision on the way there
        self.passive = passive  # verbs that do nothing
        self.declaring = declaring  # questions where to do nothing settles something
        self.score = score
        self.instinct = instinct
        self.judge = judge  # instead of the score, where there is one
        self.trust = trust  # what a point of instinct's weight counts

    def best(self, imagined: Game, weighed: list[tuple[int, Option]]) -> i64:
        """Which of these options promises most, by where it leads and by instinct; -1 if nobody can say it of any.

        To do nothing where nothing is going on leaves everything as it is, but for questions that settle what a
        standing takes for open until then. The imagined game is played on.
        """
        decision = imagined.decision
        assert decision is not None
        still = decision.topic not in self.declaring and imagined.settled()
        some_good = weighed[0][0] >= 0  # then what seems idle is left out
        best: i64 = -1
        most = 0.0
        imagined.look_over()
        for i in range(len(weighed)):
            weight, option = weighed[i]
            passive = option.verb in self.passive
            if some_good and weight < IDLE and not passive and best >= 0:
                continue
            if passive and still:
                value = self.standing(imagined)
            else:
                game = imagined if i == len(weighed) - 1 else copied(imagined)
                game.glancing = True
                self.games -= 1
                try:
                    game.choose(option)
                    value = self.see_through(game, self.answers)
                except MulliganError:
                    continue
                if game is not imagined:
                    give_back(game)
            value += self.trust * weight
            if best < 0 or value > most:
                best = i
                most = value
        return best

    def standing(self, game: Game) -> float:
        """How well the player stands, in points or in the logarithm of the odds."""
        judge = self.judge
        if judge is None or game.over:
            return float(self.score(game, self.player))
        return judge.balance(game, self.player)

    def see_through(self, game: Game, answers: i64) -> float:
        """Go on to the end of the action, and say how well the player stands there."""
        while answers > 0 and not game.over and not game.settled():
            decision = game.decision
            assert decision is not None
            answers -= 1
            if len(decision.options) == 1:
                game.choose_number(0)
            elif self.games > 0 and has_own(decision, self.player):
                return self.best_branch(game, answers)
            else:
                game.choose_number(weightiest(self.instinct(game)))
        return self.standing(game)

    def best_branch(self, game: Game, answers: i64) -> float:
        """How well an action ends that goes on with the best of the options, as far as they are looked at."""
        order = heaviest_first(self.instinct(game))
        count: i64 = min(len(order), self.width)
        most = 0.0
        if count > 1:
            game.look_over()
        for i in range(count):
            copy = game if i == count - 1 else copied(game)
            copy.glancing = True
            self.games -= 1
            copy.choose_number(order[i])
            value = self.see_through(copy, answers)
            if copy is not game:
                give_back(copy)
            if i == 0 or value > most:
                most = value
        return most


# -- Options -----------------------------------------------------------------------------------------------------------


def own_numbers(decision: Decision, player: i64) -> list[int]:
    """The numbers of the options that are a player's own."""
    found: list[int] = []
    options = decision.options
    for i in range(len(options)):
        if options[i].whose(decision.player) == player:
            found.append(i)
    return found


def has_own(decision: Decision, player: i64) -> bool:
    """Whether a player has an option of their own."""
    for option in decision.options:
        if option.whose(decision.player) == player:
            return True
    return False


def spread(numbers: list[int], width: i64) -> list[int]:
    """Of many numbers some, evenly spread, the last among them."""
    if len(numbers) <= width:
        return numbers
    count: int = width
    step = (len(numbers) - 1) / (count - 1)
    return [numbers[round(i * step)] for i in range(count)]


def simple_answer(decision: Decision, passive: tuple[str, ...]) -> i64:
    """What somebody chooses of whom nothing is known, by its number: nothing where that is offered, else the first."""
    options = decision.options
    player = options[0].whose(decision.player)
    for i in range(len(options)):
        if options[i].verb in passive and options[i].whose(decision.player) == player:
            return i
    return 0


def weightiest(weights: list[int]) -> i64:
    """The place of the greatest weight, of equals the first."""
    best: i64 = 0
    for i in range(len(weights)):
        if weights[i] > weights[best]:
            best = i
    return best


def heaviest_first(weights: list[int]) -> list[int]:
    """The places of weights, the greatest first; equals stay in their order."""
    if len(weights) <= SHORT:
        order: list[int] = []
        for i in range(len(weights)):
            place = len(order)
            while place > 0 and weights[order[place - 1]] < weights[i]:
                place -= 1
            order.insert(place, i)
        return order
    keys: list[int] = []
    for i in range(len(weights)):
        keys.append((HEAVIEST - weights[i]) * MOST_OPTIONS + i)
    keys.sort()
    return [key % MOST_OPTIONS for key in keys]


def weighed(decision: Decision, player: i64, own: list[Option], weights: list[int]) -> list[tuple[int, Option]]:
    """A player's options with their weights in a decision that has them in the same order, the weightiest first."""
    mine = own_numbers(decision, player)
    count: i64 = min(len(mine), len(own))
    heavy = heaviest_first([weights[mine[i]] for i in range(count)])
    return [(weights[mine[i]], own[i]) for i in heavy]
