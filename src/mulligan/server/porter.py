"""The porter: connections that only stand in the door are let go, so that there is always room for others.

What is said over a connection has its limits elsewhere. Here it is about those over which nothing is said, or nothing
is read: without a request, with one that never ends, with an answer that nobody takes.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any, Final

from mulligan.server.limits import is_here, network_of

EVERY: Final = 5.0  # seconds from look to look
IDLE_FOR: Final = 40.0  # longer than connections are kept for another request
UNREAD_FOR: Final = 60.0
MOST_OF_ONE: Final = 400  # connections from one address
MOST_FILES: Final = 65_536


class Guest:
    """A connection as it was seen at the last look."""

    def __init__(self, now: float) -> None:
        self.asked_at = now  # when something was asked over it, or is being answered
        self.read_at = now  # when what was sent was being read
        self.unread = 0


class Porter:
    """Looks at all connections of a server from time to time."""

    def __init__(self, connections: Collection[Any], now: Callable[[], float] = time.monotonic) -> None:
        self.connections = connections  # uvicorn's protocols, of HTTP and of WebSockets
        self.now = now
        self.guests: dict[Any, Guest] = {}  # those who came first come first

    async def watch(self) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(EVERY)
            self.look()

    def look(self) -> None:
        """Let go who only takes room."""
        now = self.now()
        here = set(self.connections)
        guests = {one: guest for one, guest in self.guests.items() if one in here}
        self.guests = guests | {one: Guest(now) for one in here if one not in guests}
        crowd: Counter[str] = Counter()
        for one, guest in self.guests.items():
            address = one.client[0] if one.client else ""
            network = "" if is_here(address) or not address else network_of(address)
            crowd[network] += 1
            if self.is_idle(one, guest, now) or (network and crowd[network] > MOST_OF_ONE):
                one.transport.abort()

    def is_idle(self, one: Any, guest: Guest, now: float) -> bool:
        """Whether nothing has come of a connection for too long."""
        if not hasattr(one, "cycle") or (one.cycle is not None and not one.cycle.response_complete):
            guest.asked_at = now  # a WebSocket, or a request that is being answered
        unread = one.transport.get_write_buffer_size()
        if unread == 0 or unread != guest.unread:
            guest.read_at, guest.unread = now, unread
        return now - guest.asked_at > IDLE_FOR or now - guest.read_at > UNREAD_FOR


def make_room() -> None:
    """Have as many connections open at once as the system lets a program have that asks for it."""
    with suppress(ImportError, ValueError, OSError):
        import resource  # not on every system

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
