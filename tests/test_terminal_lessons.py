"""Lessons at the terminal: `mulligan learn GAME`, at 80 columns, each page on one screen."""

from __future__ import annotations

import io

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from mulligan import games
from mulligan.cli.commands import mulligan_command
from mulligan.cli.learning import LearnTable
from mulligan.cli.terminal import Gone, Terminal
from mulligan.lessons import DONE, lesson, lessons

WIDTH, HEIGHT = 80, 40


class Pupil(Terminal):
    """Somebody who does what each lesson would do, and goes on with Enter; every page is kept."""

    def __init__(self) -> None:
        self.page = io.StringIO()
        super().__init__(Console(file=self.page, width=WIDTH, height=HEIGHT, highlight=False), wraps=True)
        self.table: LearnTable | None = None
        self.pages: list[str] = []
        self.done: list[str] = []

    def read(self, prompt: str) -> str:
        assert self.table is not None
        assert len(self.pages) < 500
        self.pages.append(self.page.getvalue() + prompt)
        self.page.seek(0)
        self.page.truncate()
        if self.table.state() == DONE:
            self.done.append(self.table.coach.lesson.name)
        if self.table.state():
            return ""
        option = self.table.coach.answer(self.table.session.game, 0)
        for choice in self.table.told:
            if any(option in leaf.options for leaf in choice.leaves()):
                return str(choice.number)
        raise Gone


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
def test_a_whole_first_game_is_learnt_at_eighty_columns(game: str) -> None:
    pupil = Pupil()
    pupil.table = LearnTable(lesson(game, "1"), pupil)
    pupil.table.run()
    assert pupil.done == [one.name for one in lessons(game)]
    for page in pupil.pages:
        lines = page.split("\n")
        assert len(lines) <= HEIGHT, page
        assert max(map(len, lines)) <= WIDTH, page


def learn(*lines: str, arguments: tuple[str, ...] = ("lorcana",)) -> Result:
    result = CliRunner().invoke(mulligan_command, ["learn", *arguments], input="".join(f"{line}\n" for line in lines))
    assert "Traceback" not in result.output
    return result


def test_what_is_missed_is_told_and_begins_again() -> None:
    told = learn("end the turn", "", "hint", "lesson").output
    assert "Not yet.\nThe turn is over, and your inkwell is still empty." in told
    assert told.count("Your task: Put a card") == 3
    assert "The lesson would choose number 2: Mickey Mouse - True Friend." in told
    assert "learn lorcana --from 1" in told


def test_one_goes_on_where_one_was_and_leaves_out_what_one_knows() -> None:
    told = learn("next", "help", "again", arguments=("lorcana", "--from", "quest")).output
    assert "Lesson 3 of 13: Quest for lore" in told
    assert told.count("Lesson 4 of 13: Challenge") == 2
    assert "learn lorcana --from 4" in told


def test_an_unknown_lesson_is_one_clear_line() -> None:
    result = learn(arguments=("magic", "--from", "juggling"))
    assert result.exit_code == 2
    assert "there is no lesson 'juggling'; the lessons are land, creature" in result.output
