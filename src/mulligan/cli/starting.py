"""How this Mulligan was started, so that a person can be told a command that works for them."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path
from typing import Final

STARTED_BY: Final = "MULLIGAN_STARTED_BY"  # play.py says here how it was called


def play_command() -> str:
    """The command that begins a game, as this person began theirs."""
    return os.environ.get(STARTED_BY) or f"{mulligan_itself()} play"


def learn_command() -> str:
    """The command that goes on with the lessons."""
    return f"{os.environ.get(STARTED_BY) or mulligan_itself()} learn"


def mulligan_itself() -> str:
    """What is typed before the name of a command."""
    program = Path(sys.argv[0])
    if program.name == "__main__.py":
        return "python3 -m mulligan" if os.name != "nt" else "py -m mulligan"
    found = shutil.which(program.stem)
    if found is not None and Path(found).resolve() == program.resolve():
        return program.stem
    if program.is_file() and program.stem == "mulligan":
        return shlex.quote(str(program))
    return "mulligan"
