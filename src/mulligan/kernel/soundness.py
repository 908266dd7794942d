"""What must be true of every decision, looked at while a game is played out by chance."""

from __future__ import annotations

from time import process_time

from mypy_extensions import i64

from mulligan.kernel.chance import Chance
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.game import Game
from mulligan.kernel.options import CONCEDE, Option


class Broken(MulliganError):
    """Something that must always be true is not."""


def decision_is_sound(game: Game) -> None:
    """Whoever is asked has an option, and no option twice; a game that is not over asks somebody."""
    decision = game.decision
    if (decision is None) != game.over:
        raise Broken("broken-end")
    if decision is None:
        return
    options = decision.options
    if not options:
        raise Broken("broken-no-option", rule=decision.rule)
    if not game.playing[decision.player]:
        raise Broken("broken-asked-left", rule=decision.rule)
    if len(options) > 1 and len(set(options)) != len(options):
        raise Broken("broken-option-twice", rule=decision.rule, options=options)


class Watch:
    """Plays a game out by chance and looks at every decision; at one in `every` somebody may look closely.

        while watch.goes_on():
            …                       # the game stands before a decision, and watch.choice is what will be chosen

    From `patience` decisions or `crowd` cards on whoever is asked concedes: chance alone may never end a game, and with
    cards that double what is there a table grows without end.
    """

    def __init__(self, game: Game, luck: Chance, eye: Chance, every: i64, patience: i64, crowd: i64) -> None:
        self.game = game
        self.luck = luck
        self.eye = eye  # what is looked at has no part in what is chosen
        self.every = every
        self.patience = patience
        self.crowd = crowd
        self.count: i64 = 0  # decisions made
        self.choice: i64 = -1  # the option that is taken next, if it is chosen already
        self.slowest = 0.0  # seconds of this process from a choice to the next question, the most there were
        self.slowest_decision: i64 = 0
        self.slowest_rule = ""

    def goes_on(self) -> bool:
        """Play until a decision is to be looked at closely; False when the game is over."""
        game = self.game
        if self.choice >= 0:
            self.take()
        while game.decision is not None:
            decision_is_sound(game)
            self.choice = self.luck.below(len(game.decision.options))
            if self.eye.below(self.every) == 0:
                return True
            self.take()
        return False

    def take(self) -> None:
        """Take what was chosen, and notice how long the game takes to ask again."""
        game = self.game
        decision = game.decision
        assert decision is not None
        if self.count > self.patience + len(game.playing):
            raise Broken("broken-endless", decisions=self.count)
        start = process_time()
        if self.count < self.patience and len(game.zone) < self.crowd:
            game.choose_number(self.choice)
        else:
            game.choose(Option(CONCEDE, actor=decision.player))
        seconds = process_time() - start
        if seconds > self.slowest:
            self.slowest, self.slowest_decision, self.slowest_rule = seconds, self.count, decision.rule
        self.choice = -1
        self.count += 1
