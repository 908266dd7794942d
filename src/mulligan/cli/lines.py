"""What somebody types: with editing, history and Tab at a keyboard, plainly at a dumb terminal or through a pipe."""

from __future__ import annotations

import os
import re
import sys
from collections import deque
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.history import History

LONGEST: Final = 1000  # letters of a line; nobody means more
KEYS: Final = re.compile(r"\x1b(\[[0-9;]*[A-Za-z~]|O[A-Z])")


class Lines:
    """Reads one line after the other."""

    def __init__(self) -> None:
        self.words: list[str] = []  # what Tab completes
        self.pasted: deque[str] = deque()  # lines that came at once
        self.who = 0  # who types: what somebody typed before is nobody else's business
        self.alone = False  # nobody else does: what they typed is there again next time
        self.sessions: dict[tuple[int, bool], PromptSession[str]] = {}

    def read(self, prompt: str) -> str:
        """The next line. The end of the input is an EOFError."""
        if self.pasted:
            return self.pasted.popleft()
        if not at_keyboard():
            line = sys.stdin.readline()
            if not line:
                raise EOFError
            return clean(line)
        typed = self.edited(prompt) if can_edit() else input(f"{prompt} ")
        first, *more = typed.splitlines() or [""]
        self.pasted.extend(clean(line) for line in more)
        return clean(first)

    def edited(self, prompt: str) -> str:
        """A line typed with the comforts of a keyboard."""
        from prompt_toolkit import PromptSession
        from prompt_toolkit.completion import WordCompleter

        typist = (self.who, self.alone)
        if typist not in self.sessions:
            self.sessions[typist] = PromptSession(complete_while_typing=False, history=self.history())
        completer = WordCompleter(self.words, ignore_case=True, sentence=True)
        return self.sessions[typist].prompt(f"{prompt} ", completer=completer)

    def history(self) -> History:
        """What was typed before: also in other sittings, where that is nobody else's."""
        from prompt_toolkit.history import InMemoryHistory

        from mulligan.cli.history import KeptHistory

        return KeptHistory() if self.alone else InMemoryHistory()


def at_keyboard() -> bool:
    """Whether somebody sits at a keyboard."""
    return sys.stdin.isatty()


def can_edit() -> bool:
    """Whether the terminal can move its cursor."""
    return sys.stdout.isatty() and os.environ.get("TERM", "dumb") not in ("", "dumb", "unknown")


def clean(line: str) -> str:
    """What was typed, without what a keyboard sends for keys that are no letters."""
    return "".join(letter for letter in KEYS.sub("", line) if letter.isprintable()).strip()[:LONGEST]
