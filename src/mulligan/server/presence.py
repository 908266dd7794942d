"""Which servers of one machine are alive: each holds a lock on a file beside the database, which ends with it."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from mulligan.saves.growing import is_locked, lock


class Presence:
    """That this server is alive, for others on this machine."""

    def __init__(self, database: str, me: str) -> None:
        self.database = Path(database or "tables.sqlite")
        self.me = me
        self.tidy()
        self.file = os.open(self.path(me), os.O_WRONLY | os.O_CREAT, 0o600)
        lock(self.file)

    def path(self, server: str) -> Path:
        """The file of a server."""
        return self.database.with_name(f"{self.database.name}.{server}.lock")

    def of(self, server: str) -> bool:
        """Whether another server is alive."""
        try:
            return is_locked(self.path(server))
        except OSError:
            return False

    def tidy(self) -> None:
        """Take away the files of servers that are gone."""
        for path in self.database.parent.glob(f"{self.database.name}.*.lock"):
            with suppress(OSError):
                if not is_locked(path):
                    path.unlink()

    def end(self) -> None:
        """This server is gone."""
        os.close(self.file)
        with suppress(OSError):
            self.path(self.me).unlink()
