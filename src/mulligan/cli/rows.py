"""A file of rows that grows: each is there as soon as it is written, and what was there before stays."""

from __future__ import annotations

import json
import os
import stat
from typing import Self

from mulligan.kernel.errors import MulliganError
from mulligan.saves.disk import PROBLEMS, path_of, reason


class Rows:
    """Appends rows of JSON to a file, or to nothing. Where that fails no more is written, and `trouble` says why."""

    def __init__(self, path: str | None) -> None:
        self.path = path or ""
        self.file = -1
        self.whole = True  # the file ends with a whole row
        self.trouble: MulliganError | None = None

    def __enter__(self) -> Self:
        if self.path:
            try:
                self.file = os.open(path_of(self.path), os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o666)
                self.whole = self.ends_whole()
            except PROBLEMS as error:
                raise MulliganError("unwritable", path=self.path, reason=reason(error)) from None
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def ends_whole(self) -> bool:
        """Whether what is there is nothing or ends a line; a row that a full disk cut off does not."""
        there = os.fstat(self.file)
        if not stat.S_ISREG(there.st_mode) or there.st_size == 0:
            return True
        return os.pread(self.file, 1, there.st_size - 1) == b"\n"

    def write(self, row: dict[str, object]) -> None:
        """One row, which is in the file when this returns."""
        if self.file < 0:
            return
        text = ("" if self.whole else "\n") + json.dumps(row, ensure_ascii=False) + "\n"
        data = text.encode("utf-8", "replace")
        self.whole = True
        try:
            while data:
                data = data[os.write(self.file, data) :]
        except OSError as error:
            self.trouble = MulliganError("unwritable", path=self.path, reason=reason(error))
            self.close()

    def close(self) -> None:
        """Write no more."""
        if self.file >= 0:
            os.close(self.file)
            self.file = -1


def row_of(line: str) -> dict[str, object] | None:
    """The row of a line; None for one that was cut off."""
    try:
        row = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return row if isinstance(row, dict) else None
