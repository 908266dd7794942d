"""Who sits beside the learner: sees whether the goal is reached, plays the other side by the lesson, shows how."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mulligan import games
from mulligan.kernel.errors import BadScenario
from mulligan.kernel.game import Game
from mulligan.kernel.options import Option
from mulligan.kernel.views import options_of
from mulligan.lessons.shelf import Lesson
from mulligan.scenarios.files import run_one
from mulligan.scenarios.laying import lay_table
from mulligan.scenarios.paths import Looker
from mulligan.scenarios.runner import PASSED

DONE: Final = "done"
MISSED: Final = "missed"


class Coach:
    """Looks at the game of one lesson. All it says follows from the game alone: what is taken back is forgotten."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.table = lay_table(lesson.scenario, games.kind(lesson.game))
        self.goal = lesson.goal()
        self.last = last_turn(lesson)

    def looker(self, game: Game) -> Looker:
        """Somebody who reads the game by the words of the scenario."""
        self.table.game = self.table.tabletop.game = game
        return Looker(self.lesson.scenario, self.table, [])

    def state(self, game: Game) -> str:
        """Whether the goal is reached, or missed because the turn or the game is over; empty while it is open."""
        looker = self.looker(game)
        if all(looker.compare(path, value)[0] for path, value in self.goal.items()):
            return DONE
        return MISSED if game.over or game.turn > self.last else ""

    def answer(self, game: Game, player: int) -> Option:
        """What the lesson lets a player choose here: what its steps tell, or else nothing that matters."""
        assert game.decision is not None
        looker = self.looker(game)
        own = options_of(game.decision, player)
        name = self.table.players[player]
        for step in self.lesson.steps():
            if "do" not in step or step.get("by") != name:
                continue
            for pick in looker.single_picks(step):
                for option in own:
                    if looker.fits(option, pick, player):
                        return option
        plain = looker.default()
        return plain if plain in own else own[0]


@lru_cache
def last_turn(lesson: Lesson) -> int:
    """The turn in which the steps of a lesson end."""
    outcome = run_one(lesson.scenario)
    if outcome.status != PASSED or outcome.table is None:
        raise outcome.error or BadScenario("scenario-not-json", reason=outcome.message)
    return int(outcome.table.game.turn)
