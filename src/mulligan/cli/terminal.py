"""The terminal: what is printed, and what a person types; also through a pipe, and until the very end of it."""

from __future__ import annotations

import difflib
import shutil
from typing import Final, NoReturn

from rich.console import Console
from rich.text import Text

from mulligan.cli.language import in_a_row, say
from mulligan.cli.lines import Lines, at_keyboard
from mulligan.cli.wrapping import hang
from mulligan.kernel.foreign import folded
from mulligan.kernel.visible import visible
from mulligan.saves.disk import is_file

WIDEST: Final = 120  # longer lines are hard to read
HEIGHT: Final = 40  # of a page where nobody knows
CHOICE: Final = 6  # where the words of a numbered choice begin


class Gone(Exception):
    """Nobody is there any more to answer."""


class Terminal:
    """A console that also listens."""

    def __init__(self, console: Console | None = None, wraps: bool = False) -> None:
        self.console = console or Console(highlight=False, soft_wrap=True)
        self.wraps = wraps or self.console.is_terminal  # through a pipe a sentence is one line
        self.lines = Lines()
        self.interrupted = False

    @property
    def width(self) -> int:
        """How many letters a line has."""
        return min(self.size()[0], WIDEST)

    @property
    def height(self) -> int:
        """How many lines are seen at once."""
        return self.size()[1] if self.wraps else HEIGHT

    def size(self) -> tuple[int, int]:
        """Columns and lines, also of a terminal that knows no colours."""
        if self.console.is_dumb_terminal:
            size = shutil.get_terminal_size((80, HEIGHT))
            return size.columns, size.lines
        return self.console.width, self.console.height

    def print(self, text: str | Text = "", style: str = "") -> None:
        """Print a text as it is: brackets in it are no markup. On a screen its words wrap."""
        whole = Text(visible(text, lines=True)) if isinstance(text, str) else text.copy()
        whole.stylize(style)
        for line in whole.split("\n", allow_blank=True):
            self.print_lines(hang(line, self.width) if self.wraps else [line])

    def print_lines(self, lines: list[Text]) -> None:
        """Print lines that are no wider than they may be; what would steer the terminal is written out."""
        for line in lines:
            safe = visible(line.plain)
            self.console.print(line if safe == line.plain else Text(safe), soft_wrap=True)

    def clear(self) -> None:
        """Let nothing be seen of what was printed."""
        if self.console.is_dumb_terminal or not self.console.is_terminal:
            self.print_lines([Text()] * self.height)
        else:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()

    def ask(self, prompt: str) -> str:
        """A line that somebody types. The end of the input, or Ctrl-C twice, is being gone."""
        while True:
            try:
                line = self.read(prompt)
            except KeyboardInterrupt:
                self.print()
                if self.interrupted:
                    raise Gone from None
                self.interrupted = True
                self.print(say("interrupted"), "yellow")
                continue
            self.interrupted = False
            return line

    def read(self, prompt: str) -> str:
        """One line; from a pipe it is echoed."""
        try:
            line = self.lines.read(prompt)
        except EOFError:
            if at_keyboard():
                self.print()
            raise Gone from None
        if not at_keyboard():
            self.print(f"{prompt} {line}")
        return line

    def pick(self, question: str, choices: list[tuple[str, str]], default: str, files: bool = False) -> str:
        """One of several named things, by number or name, or the path of a file; Enter or nobody there: the default."""
        if len(choices) == 1 and not files:
            return choices[0][0]
        self.print(question, "bold")
        numbered = not all(name.isdecimal() for name, _ in choices)  # what is a number itself is not numbered
        listed = list(enumerate(choices, 1))
        lines = [Text(f"  {number:>2}  {words}" if numbered else f"  {words:>2}") for number, (_, words) in listed]
        if self.wraps and sum(len(hang(line, self.width, CHOICE)) for line in lines) + 2 > self.height:
            for line in lines:
                line.truncate(self.width, overflow="ellipsis")
        for line in lines:
            self.print_lines(hang(line, self.width, CHOICE) if self.wraps else [line])
        while True:
            try:
                answer = self.ask(f"{say('setup-default', default=default_words(choices, default))} {say('prompt')}")
            except Gone:
                if self.interrupted:
                    self.leave()
                return default
            if not answer:
                return default
            if answer.lower() in ("quit", "exit"):
                self.leave()
            if numbered and answer.isdecimal() and 1 <= int(answer) <= len(choices):
                return choices[int(answer) - 1][0]
            alike = meant([name for name, _ in choices], answer) or told_so(choices, answer)
            if len(alike) == 1:
                return alike[0]
            if files and is_file(answer):
                return answer
            near = alike or difflib.get_close_matches(answer.lower(), [name for name, _ in choices], 1, 0.7)
            self.print(say("setup-again", names=in_a_row(near) or "none"), "yellow")

    def confirm(self, question: str) -> bool:
        """Whether somebody says yes; whoever is gone does not."""
        self.print(question, "bold")
        try:
            answer = self.ask(f"{say('yes-or-no')} {say('prompt')}")
        except Gone:
            return False
        return answer.lower() in ("y", say("yes"), say("yes")[:1])

    def leave(self) -> NoReturn:
        """Go before the game has begun."""
        self.print(say("goodbye"))
        raise SystemExit(0)


def meant(names: list[str], answer: str) -> list[str]:
    """The names that somebody may mean: the one they say, else those that begin so, else those it is a part of."""
    wanted = answer.lower()
    exact = [name for name in names if name == answer]
    return (
        exact
        or [name for name in names if name.lower().startswith(wanted)]
        or [name for name in names if "-".join(wanted.split()) in name.lower()]
    )


def told_so(choices: list[tuple[str, str]], answer: str) -> list[str]:
    """The names of choices whose words have this, in whatever language they are told."""
    wanted = folded(answer)
    return [name for name, words in choices if wanted and wanted in folded(words)]


def default_words(choices: list[tuple[str, str]], default: str) -> str:
    """What Enter means, in few words."""
    return dict(choices).get(default, default).replace("：", ":").partition(":")[0]
