"""The lessons of each game: scenario files in data/GAME/lessons, in the order of their names, and their words."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from mulligan import games
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.values import as_dict, as_list, as_text
from mulligan.speech.files import data, message_file
from mulligan.speech.made import made
from mulligan.speech.tags import ENGLISH
from mulligan.speech.words import Words

PARTS: Final = ("title", "learn", "task", "done", "missed")  # what is said in a lesson


class Lesson:
    """One thing to learn: a table, what is done there, and by what it is known that it was done.

    Its scenario is the lesson: the first player learns, the steps are what is taught, the last `expect` is the goal.
    """

    def __init__(self, game: str, name: str, number: int, scenario: dict[str, object]) -> None:
        self.game = game
        self.name = name
        self.number = number  # from 1
        self.scenario = scenario

    def __repr__(self) -> str:
        return f"<Lesson {self.number} of {self.game}: {self.name}>"

    @property
    def learner(self) -> str:
        """The player who learns."""
        return next(iter(as_dict(self.scenario["players"])))

    @property
    def rules(self) -> list[str]:
        """The numbers of the rules that it is about."""
        return [as_text(number) for number in as_list(self.scenario.get("rules", []))]

    def steps(self) -> list[dict[str, object]]:
        """What is done at its table."""
        return [as_dict(step) for step in as_list(self.scenario["steps"])]

    def goal(self) -> dict[str, object]:
        """What is true once it is learnt."""
        return as_dict([step for step in self.steps() if "expect" in step][-1]["expect"])

    def with_players(self, names: Sequence[str]) -> Lesson:
        """The same lesson with players of these names."""
        return _with_players(self, tuple(names))

    def for_readers(self) -> Lesson:
        """The same lesson with players who are called as each reader's language calls learner and teacher."""
        return self.with_players([made("learner"), made("teacher")])

    def says(self, part: str, language: str = ENGLISH) -> str:
        """What is said in it: its title, what there is to learn, the task, and afterwards."""
        return lesson_words(self.game, language).say(f"{self.name}-{part}")


@lru_cache(maxsize=256)
def _with_players(lesson: Lesson, names: tuple[str, ...]) -> Lesson:
    """A lesson with players of other names, made once."""
    others = dict(zip(as_dict(lesson.scenario["players"]), names, strict=True))
    return Lesson(lesson.game, lesson.name, lesson.number, as_dict(renamed(lesson.scenario, others)))


def renamed(told: object, others: dict[str, str]) -> object:
    """What a scenario tells, with other names for its players: by themselves, or before a dot as in `You.lore`."""
    if isinstance(told, dict):
        return {renamed(key, others): renamed(value, others) for key, value in told.items()}
    if isinstance(told, list):
        return [renamed(one, others) for one in told]
    if isinstance(told, str):
        name, dot, rest = told.partition(".")
        return f"{others.get(name, name)}{dot}{rest}"
    return told


class LessonWords(Words):
    """The words of the lessons of a game."""

    def texts(self, language: str) -> list[str]:
        found = message_file(self.game, f"lessons-{language}")
        return [] if found is None else [found]


@lru_cache
def lesson_words(game: str, language: str) -> LessonWords:
    """The words of the lessons of a game, read once."""
    return LessonWords(language, game)


@lru_cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, the first first."""
    folder = data().joinpath(games.kind(game).name, "lessons")
    files = sorted((path for path in folder.iterdir() if path.name.endswith(".json")), key=lambda path: path.name)
    return tuple(
        Lesson(
            game,
            path.name.removesuffix(".json").partition("-")[2],
            number,
            as_dict(json.loads(path.read_text("utf-8"))),
        )
        for number, path in enumerate(files, 1)
    )


def lesson(game: str, name: str) -> Lesson:
    """A lesson by its name, or by its number."""
    all_of_them = lessons(game)
    for one in all_of_them:
        if name in (one.name, str(one.number)):
            return one
    raise MulliganError("no-lesson", name=name[:40], lessons=[one.name for one in all_of_them])
