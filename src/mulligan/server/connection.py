"""One WebSocket at a table: what waits to be sent over it. Who does not read is let go."""

from __future__ import annotations

import asyncio
from typing import Final

from mulligan.server.messages import Told, write_told

MOST_WAITING: Final = 256  # messages; who is so far behind has gone, or means no good


class Connection:
    """Somebody who listens: at a seat, or only watching."""

    def __init__(self, seat: int, language: str) -> None:
        self.seat = seat
        self.language = language  # that who listens is spoken to in
        self.waiting: asyncio.Queue[str | None] = asyncio.Queue()
        self.closed = False

    def say(self, told: Told) -> None:
        """Say something, after all that waits to be said."""
        self.send(write_told(told))

    def send(self, text: str) -> None:
        """Send what is written already."""
        if self.closed:
            return
        if self.waiting.qsize() >= MOST_WAITING:
            self.close()
        else:
            self.waiting.put_nowait(text)

    def close(self) -> None:
        """Say no more."""
        if not self.closed:
            self.closed = True
            self.waiting.put_nowait(None)
