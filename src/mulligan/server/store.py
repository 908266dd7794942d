"""Where tables are kept."""

from __future__ import annotations

from typing import Protocol

import msgspec

from mulligan.server.rows import TableRow


class Kept(msgspec.Struct):
    """A table as it was written down: itself, and the lines of all its games."""

    row: TableRow
    number: int
    lines: list[bytes]


class Store(Protocol):
    """Somewhere that tables are written down."""

    async def write(self, row: TableRow, number: int = 0, lines: bytes = b"") -> None:
        """Write a table down, and if there is a number, what happened; when it returns, it lasts."""

    async def read(self, id: str) -> Kept | None:
        """A table by its id."""

    async def rows(self) -> list[TableRow]:
        """Every table that is not closed."""


class Memory:
    """A store that forgets with its process."""

    def __init__(self) -> None:
        self.kept: dict[str, Kept] = {}

    async def write(self, row: TableRow, number: int = 0, lines: bytes = b"") -> None:
        """Keep it."""
        kept = self.kept.setdefault(row.id, Kept(row, 0, []))
        kept.row = msgspec.convert(msgspec.to_builtins(row), TableRow)
        if number:
            kept.number = number
            kept.lines.append(lines)

    async def read(self, id: str) -> Kept | None:
        """What is kept of it."""
        return self.kept.get(id)

    async def rows(self) -> list[TableRow]:
        """Every one."""
        return [kept.row for kept in self.kept.values()]
