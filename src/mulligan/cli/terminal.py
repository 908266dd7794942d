"""The terminal: what is printed, and what a person types; also through a pipe, and until the very end of it."""

from __future__ import annotations

import re
import sys
from typing import Final, NoReturn

from rich.console import Console
from rich.text import Text

from mulligan.cli.language import say
from mulligan.kernel.visible import visible
from mulligan.saves.disk import is_file

LONGEST: Final = 1000  # letters of a line; nobody means more
KEYS: Final = re.compile(r"\x1b(\[[0-9;]*[A-Za-z~]|O[A-Z])")


class Gone(Exception):
    """Nobody is there any more to answer."""


class Terminal:
    """A console that also listens."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, soft_wrap=True)
        self.interrupted = False

    def print(self, text: str | Text = "", style: str = "") -> None:
        """Print a line as it is: brackets in it are no markup."""
        self.console.print(Text(visible(text, lines=True)) if isinstance(text, str) else text, style=style or None)

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
        """One line, with the comforts of a keyboard where there is one; from a pipe it is echoed."""
        if sys.stdin.isatty():
            try:
                return clean(input(f"{prompt} "))
            except EOFError:
                self.print()
                raise Gone from None
        line = sys.stdin.readline()
        if not line:
            raise Gone
        self.print(f"{prompt} {clean(line)}")
        return clean(line)

    def pick(self, question: str, choices: list[tuple[str, str]], default: str, files: bool = False) -> str:
        """One of several named things, by number or name, or the path of a file; Enter or nobody there: the default."""
        if len(choices) == 1 and not files:
            return choices[0][0]
        self.print(question, "bold")
        numbered = not all(name.isdecimal() for name, _ in choices)  # what is a number itself is not numbered
        for number, (_, words) in enumerate(choices, 1):
            self.print(f"  {number:>2}  {words}" if numbered else f"  {words:>2}")
        shown = dict(choices).get(default, default)
        while True:
            try:
                answer = self.ask(f"{say('setup-default', default=shown)} {say('prompt')}")
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
            alike = [name for name, _ in choices if name == answer] or [
                name for name, _ in choices if name.lower().startswith(answer.lower())
            ]
            if len(alike) == 1:
                return alike[0]
            if files and is_file(answer):
                return answer
            self.print(say("setup-again"), "yellow")

    def leave(self) -> NoReturn:
        """Go before the game has begun."""
        self.print(say("goodbye"))
        raise SystemExit(0)


def clean(line: str) -> str:
    """What was typed, without what a keyboard sends for keys that are no letters."""
    return "".join(letter for letter in KEYS.sub("", line) if letter.isprintable()).strip()[:LONGEST]
