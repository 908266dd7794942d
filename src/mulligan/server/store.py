"""Where tables are kept: in a database, or for as long as the process runs."""

from __future__ import annotations

from typing import Final, Protocol

import msgspec

from mulligan.server.refusals import Refusal
from mulligan.server.rows import CLOSED, OVER, TableRow

ALIVE_FOR: Final = 10.0  # seconds that a server is taken to be alive without a word of it


class Kept(msgspec.Struct):
    """A table as it was written down: itself, and the lines of all its games."""

    row: TableRow
    number: int
    lines: list[bytes]

    def games(self) -> list[bytes]:
        """Each of its games as a save file; what was undone is told in it too."""
        found: list[bytes] = []
        for lines in self.lines:
            if lines.startswith(b'{"mulligan":'):
                found.append(lines)
            elif found:
                found[-1] += lines
        return found


class Owner(msgspec.Struct):
    """Another server that has a table."""

    id: str
    address: str


class Store(Protocol):
    """Somewhere that tables are written down."""

    async def write(self, id: str, row: TableRow | None, number: int = 0, lines: bytes = b"") -> None:
        """Write down a table, if it has changed, and what happened, if there is a number; when it returns, it lasts."""

    async def read(self, id: str) -> Kept | None:
        """A table by its id."""

    async def claim(self, id: str) -> Owner | None:
        """Take a table over, if nobody serves it; else who does. An unknown one is refused."""

    async def is_alive(self, server: str) -> bool:
        """Whether another server is taken to be alive."""

    async def rows(self) -> list[TableRow]:
        """Every table that is not over or closed."""

    async def be_alive(self) -> None:
        """Say that this server is alive, for a while."""

    async def tidy(self, days: float) -> None:
        """Forget tables at which nothing has happened for so long."""

    async def close(self) -> None:
        """Nothing more will be written."""


class Memory:
    """A store that forgets with its process."""

    def __init__(self) -> None:
        self.kept: dict[str, Kept] = {}

    async def write(self, id: str, row: TableRow | None, number: int = 0, lines: bytes = b"") -> None:
        """Keep it."""
        if row is not None:
            again = msgspec.convert(msgspec.to_builtins(row), TableRow)
            self.kept.setdefault(id, Kept(again, 0, [])).row = again
        kept = self.kept[id]
        if number:
            kept.number = number
            kept.lines.append(lines)

    async def read(self, id: str) -> Kept | None:
        """What is kept of it."""
        return self.kept.get(id)

    async def claim(self, id: str) -> Owner | None:
        """It is ours, if it is there."""
        if id not in self.kept:
            raise Refusal("no-table", 404)
        return None

    async def is_alive(self, server: str) -> bool:
        """There is no other."""
        return False

    async def rows(self) -> list[TableRow]:
        """Every one that is not over."""
        return [kept.row for kept in self.kept.values() if kept.row.state not in (OVER, CLOSED)]

    async def be_alive(self) -> None:
        """Nobody else asks."""

    async def tidy(self, days: float) -> None:
        """It is forgotten soon enough."""

    async def close(self) -> None:
        """Forget it."""
