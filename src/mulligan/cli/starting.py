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
    started_by = os.environ.get(STARTED_BY)
    if started_by:
        return started_by
    program = Path(sys.argv[0])
    if program.name == "__main__.py":
        return "python3 -m mulligan play" if os.name != "nt" else "py -m mulligan play"
    found = shutil.which(program.stem)
    if found is not None and Path(found).resolve() == program.resolve():
        return f"{program.stem} play"
    if program.is_file() and program.stem == "mulligan":
        return f"{shlex.quote(str(program))} play"
    return "mulligan play"
