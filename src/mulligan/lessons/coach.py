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


class Pick:
    """A choice that a lesson tells of: whose it is, what fits it, and whether time passes before it."""

    def __init__(self, player: int, step: dict[str, object], later: bool) -> None:
        self.player = player
        self.step = step
        self.later = later


class Coach:
    """Looks at the game of one lesson. All it says follows from the game alone: what is taken back is forgotten."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.table = lay_table(lesson.scenario, games.kind(lesson.game))
        self.goal = lesson.goal()
        self.picks = self.told_choices()
        self.last = last_turn(lesson)

    def told_choices(self) -> list[Pick]:
        """Every choice that the steps tell of."""
        looker = self.looker(self.table.game)
        found: list[Pick] = []
        later = False
        for step in self.lesson.steps():
            later = later or "until" in step or "resolve" in step
            if "do" in step:
                for single in looker.single_picks(step):
                    found.append(Pick(self.table.player(step["by"]), single, later and "try" not in step))
                    later = False
        return found

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
        """What the lesson lets a player choose here: the next of its steps, or else nothing that matters."""
        assert game.decision is not None
        made = self.made(game)
        looker = self.looker(game)
        own = options_of(game.decision, player)
        for pick in self.picks:
            if pick.player != player or pick in made:
                continue
            for option in own:
                if looker.fits(option, pick.step, player):
                    return option
            if pick.later:
                break  # its time comes, and what is told after it waits
        plain = looker.default()
        return plain if plain in own else own[0]

    def made(self, game: Game) -> list[Pick]:
        """The choices of the lesson that have been made in a game."""
        again = self.table.tabletop.load(self.table.start)
        found: list[Pick] = []
        for choice in game.choices or []:
            if choice < 0 or again.decision is None:
                break  # somebody has given up
            looker = self.looker(again)
            option = again.decision.options[choice]
            by = int(option.whose(again.decision.player))
            for pick in self.picks:
                if pick.player == by and pick not in found and looker.fits(option, pick.step, by):
                    found.append(pick)
                    break
            again.choose_number(choice)
        return found


@lru_cache
def last_turn(lesson: Lesson) -> int:
    """The turn in which the steps of a lesson end."""
    outcome = run_one(lesson.scenario)
    if outcome.status != PASSED or outcome.table is None:
        raise outcome.error or BadScenario("scenario-not-json", reason=outcome.message)
    return int(outcome.table.game.turn)
