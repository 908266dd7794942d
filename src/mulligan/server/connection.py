"""One WebSocket at a table: what waits to be sent over it. Who does not read is let go."""

from __future__ import annotations

import asyncio
from typing import Final

from mulligan.server.messages import Told, write_told
from mulligan.server.words import text_with_names

MOST_WAITING: Final = 256  # messages; who is so far behind has gone, or means no good
MOST_LETTERS: Final = 2 << 20  # of all that waits, but for one message, however long it is


class Connection:
    """Somebody who listens: at a seat, or only watching."""

    def __init__(self, seat: int, language: str) -> None:
        self.seat = seat
        self.language = language  # that who listens is spoken to in
        self.waiting: asyncio.Queue[str | None] = asyncio.Queue()
        self.letters = 0  # of what waits
        self.closed = False

    def say(self, told: Told) -> None:
        """Say something, after all that waits to be said."""
        self.send(write_told(told))

    def send(self, text: str) -> None:
        """Send what is written already, with names as the one who listens calls them."""
        if self.closed:
            return
        if self.waiting.qsize() >= MOST_WAITING or (self.letters and self.letters + len(text) > MOST_LETTERS):
            while not self.waiting.empty():  # nobody reads it
                self.waiting.get_nowait()
            self.close()
        else:
            written = text_with_names(text, self.language)
            self.letters += len(written)
            self.waiting.put_nowait(written)

    async def next(self) -> str | None:
        """What is to be sent next; None when no more is said."""
        text = await self.waiting.get()
        self.letters -= len(text or "")
        return text

    def close(self) -> None:
        """Say no more."""
        if not self.closed:
            self.closed = True
            self.waiting.put_nowait(None)
