"""What a person typed in earlier sittings: a file that only they read, kept while nobody else shares their keyboard."""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final

from prompt_toolkit.history import History

from mulligan.kernel.errors import MulliganError
from mulligan.kernel.shelves import data_folder
from mulligan.saves.disk import make_folder, write_file

MOST: Final = 500  # lines that are kept
LARGEST: Final = 1 << 20  # bytes of a file that this wrote
PRIVATE: Final = 0o600


def history_file() -> Path:
    """Where it lies: under the data folder of the user."""
    return data_folder() / "history"


def earlier() -> list[str]:
    """What was typed, the oldest first; nothing if there is no such file, or one that nobody here wrote."""
    try:
        path = history_file()
        if path.is_symlink() or not path.is_file() or path.stat().st_size > LARGEST:
            return []
        return [line for line in path.read_text("utf-8").split("\n") if line and line.isprintable()][-MOST:]
    except (OSError, ValueError, MulliganError):
        return []


def keep(line: str) -> None:
    """Add a line, unless it is the last one again. Where that cannot be, the game goes on without."""
    lines = earlier()  # another terminal may have added to it
    if not line or not line.isprintable() or lines[-1:] == [line]:
        return
    with suppress(OSError, ValueError, MulliganError):
        path = history_file()
        make_folder(path.parent)
        if not path.exists():
            os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
        write_file(str(path), "".join(f"{one}\n" for one in [*lines, line][-MOST:]).encode())


class KeptHistory(History):
    """The history of a line that is edited, as such a file."""

    def load_history_strings(self) -> Iterable[str]:
        """The newest first."""
        return reversed(earlier())

    def store_string(self, string: str) -> None:
        """Somebody has typed a line."""
        keep(string.strip())
