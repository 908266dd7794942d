"""A file that grows line by line: each line is on the disk when it is written, and one process writes it at a time."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from mulligan.kernel.errors import MulliganError
from mulligan.saves.disk import reason, write_file


class Growing:
    """The file. If it cannot be written, what it tells of goes on without; `trouble` says why."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.trouble: MulliganError | None = None  # why nothing is written any more
        self.file = -1  # as the system knows it; -1 while nothing is written

    def begin(self, data: bytes) -> None:
        """Write all of it anew, and go on from there."""
        self.close()
        try:
            write_file(str(self.path), data)
            self.file = os.open(self.path, os.O_WRONLY | os.O_APPEND)
            lock(self.file)
        except MulliganError as error:
            self.trouble = error
        except OSError as error:
            self.fail(error)

    def write(self, text: bytes) -> None:
        """Put a line on the disk, now."""
        if self.file < 0:
            return
        try:
            while text:
                text = text[os.write(self.file, text) :]
            os.fsync(self.file)
        except OSError as error:
            self.fail(error)

    def close(self) -> None:
        """Write no more; somebody else may then go on with it."""
        if self.file >= 0:
            with suppress(OSError):
                os.close(self.file)
            self.file = -1

    def __del__(self) -> None:
        self.close()

    def fail(self, error: OSError) -> None:
        """Say why nothing is written any more."""
        self.close()
        self.trouble = MulliganError("no-journal", path=str(self.path), reason=reason(error))


def lock(file: int) -> None:
    """Say that this process writes a file; the system takes it back when the process is gone, however it went."""
    with suppress(ImportError, OSError):
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def is_locked(path: Path) -> bool:
    """Whether a living process writes a file; where the system cannot tell, nobody does."""
    try:
        import fcntl
    except ImportError:
        return False
    with path.open("rb") as file:
        try:
            fcntl.flock(file.fileno(), fcntl.LOCK_SH | fcntl.LOCK_NB)
        except OSError:
            return True
    return False
