"""`mulligan learn`: a first game that teaches, lesson after lesson, in the terminal."""

from __future__ import annotations

from typing import Final

import click
from rich.text import Text

from mulligan import games
from mulligan.agents import Agent, agent
from mulligan.cli.keeping import Keeping
from mulligan.cli.language import LANGUAGE, in_a_row, say
from mulligan.cli.looking import HELP_COLUMN
from mulligan.cli.questions import Questions
from mulligan.cli.seats import DEFAULT
from mulligan.cli.starting import learn_command
from mulligan.cli.table import TerminalTable
from mulligan.cli.terminal import Terminal
from mulligan.cli.wrapping import hang
from mulligan.kernel.options import Option
from mulligan.lessons import DONE, Coach, Lesson, lesson, lessons
from mulligan.scenarios.sessions import scenario_session

HINT: Final = "hint"


class Unkept(Keeping):
    """A lesson is short and begins anew each time: nobody is offered later to go on with it."""

    def begin(self) -> None:
        """Nothing is written down."""

    def leave(self) -> None:
        """How to go on with the lessons."""
        table = self.table
        assert isinstance(table, LearnTable)
        command = f"{learn_command()} {table.kind.name} --from {table.following().number}"
        table.terminal.print(say("lesson-kept", command=command), "green")


class LearnTable(TerminalTable):
    """A table on which somebody learns: the lesson stands beside it, and the other side plays by the lesson."""

    keeps = Unkept

    def __init__(self, first: Lesson, terminal: Terminal) -> None:
        first = first.for_readers()
        self.coach = Coach(first)
        self.explained = False
        others: list[Agent | None] = [agent(DEFAULT) for _ in self.coach.table.players[1:]]
        super().__init__(scenario_session(first.scenario), [None, *others], terminal)
        self.commands |= {
            "next": self.go_on,
            "again": self.again_from_the_start,
            HINT: self.hint,
            "lesson": self.lesson,
            "help": self.help,
            "?": self.help,
        }

    def begin(self, which: Lesson) -> None:
        """Lay the table of a lesson."""
        which = which.for_readers()
        self.coach = Coach(which)
        self.explained = False
        self.sit_down(scenario_session(which.scenario))

    def state(self) -> str:
        """How the lesson stands."""
        return self.coach.state(self.session.game)

    def following(self) -> Lesson:
        """The lesson to go on with: the next when this one is done; after the last one the first."""
        every = lessons(self.kind.name)
        now = self.coach.lesson
        return every[now.number % len(every)] if self.state() == DONE else now

    # -- The course of the lesson ------------------------------------------------------------------------------------

    def asked(self) -> int:
        """The learner, also when the lesson is over: then nobody chooses."""
        return self.person if self.state() else super().asked()

    def ask_agent(self, player: int) -> Option:
        """What the lesson lets the other side do."""
        return self.coach.answer(self.session.game, player)

    def ask_anew(self) -> None:
        """When the lesson is over, nothing more is chosen."""
        super().ask_anew()
        if self.state():
            self.told, self.choices = [], None

    # -- What is shown -----------------------------------------------------------------------------------------------

    def show_table(self) -> None:
        """The table; what there is to learn stands there once, and then only the task."""
        super().show_table()
        self.explained = True

    def question_lines(self, width: int, level: int) -> list[Text]:
        """The lesson over the question; or how the lesson ended."""
        state = self.state()
        if not state:
            return [*self.lesson_lines(width, self.explained), Text(), *super().question_lines(width, level)]
        own = self.coach.lesson
        last = own.number == len(lessons(self.kind.name))
        after = ("lesson-all-done" if last else "lesson-after-done") if state == DONE else "lesson-after-missed"
        style = "bold green" if state == DONE else "bold yellow"
        told = [
            Text(say("lesson-well-done" if state == DONE else "lesson-not-yet"), style=style),
            Text(own.says(state, LANGUAGE.name)),
            Text(say(after, game=self.kind.name), style="dim"),
        ]
        return [line for text in told for line in hang(text, width, 0)]

    def lesson_lines(self, width: int, short: bool) -> list[Text]:
        """What the lesson says: its title, what there is to learn, the task and the rules."""
        own = self.coach.lesson
        count = len(lessons(self.kind.name))
        title = say("lesson-title", number=own.number, count=count, title=own.says("title", LANGUAGE.name))
        told = [Text(title, style="bold cyan")]
        if not short:
            told.append(Text(own.says("learn", LANGUAGE.name)))
        told.append(Text(say("lesson-task", task=own.says("task", LANGUAGE.name)), style="bold"))
        if not short:
            told.append(Text(say("lesson-rules", rules=in_a_row(own.rules)), style="dim"))
        return [line for text in told for line in hang(text, width, 0)]

    def prompt(self) -> str:
        """What Enter would do: also on to the next lesson, or this one again."""
        state = self.state()
        if not state:
            return super().prompt()
        default = say("lesson-next" if state == DONE else "lesson-again")
        return f"{say('setup-default', default=default)} {say('prompt')}"

    # -- What is typed -----------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Enter alone, when the lesson is over: on to the next, or this one again."""
        if self.state():
            self.go_on("")
        else:
            super().enter()

    def go_on(self, _: str) -> None:
        """The next lesson if this one is done or somebody wishes to skip it; after the last one, goodbye."""
        state = self.state()
        own = self.coach.lesson
        every = lessons(self.kind.name)
        if state and state != DONE:
            self.begin(own)
        elif own.number == len(every):
            self.quit("")
        else:
            self.begin(every[own.number])

    def again_from_the_start(self, _: str) -> None:
        """This lesson once more."""
        self.begin(self.coach.lesson)

    def hint(self, _: str) -> None:
        """What the lesson would do here."""
        game = self.session.game
        if self.state() or game.decision is None:
            return
        option = self.coach.answer(game, self.person)
        for choice in self.told:
            if any(option in leaf.options for leaf in choice.leaves()):
                self.terminal.print(say("lesson-hint", number=choice.number, words=choice.words), "green")
                return

    def help(self, _: str) -> None:
        """Name all commands, those of a lesson last."""
        self.looking.help("")
        for line in say("help-commands-lessons").splitlines():
            self.terminal.print_lines(hang(Text(line), self.looking.width(), HELP_COLUMN))

    def lesson(self, _: str) -> None:
        """What there is to learn, once more."""
        self.terminal.print_lines(self.lesson_lines(self.terminal.width, short=False))


@click.command(help=say("help-learn"))
@click.argument("game", required=False)
@click.option("--from", "first", default="1", help=say("help-option-from"))
def learn(game: str | None, first: str) -> None:
    """Learn a game, lesson after lesson."""
    terminal = Terminal()
    kind = games.kind(game or Questions(terminal).game())
    LearnTable(lesson(kind.name, first), terminal).run()
