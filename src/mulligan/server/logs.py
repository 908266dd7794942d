"""What is told to whoever runs the server: a JSON object a line, never with a name, a card or a token."""

from __future__ import annotations

import json
import sys
import time
import traceback
from pathlib import Path

DEEP = 4  # lines of the program that an error is told with


class Log:
    """Lines on standard error, and a count of what went wrong."""

    def __init__(self) -> None:
        self.troubles = 0

    def tell(self, what: str, **values: str | int | float) -> None:
        """That something happened."""
        print(json.dumps({"at": round(time.time(), 3), "what": what, **values}), file=sys.stderr)  # noqa: T201

    def trouble(self, what: str, error: Exception, **values: str | int | float) -> None:
        """That something is wrong with the server: where in the program, but nothing of what was in it."""
        self.troubles += 1
        frames = traceback.extract_tb(error.__traceback__)[-DEEP:]
        lines = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames]
        self.tell(what, error=type(error).__name__, where=" ".join(lines), **values)
