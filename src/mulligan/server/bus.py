"""Several servers, one hall: what one server says to another, over Redis.

A table is served by one process. A client that comes to another is handed on: what it says goes over the bus to the
process that has the table, which answers over the bus, as if the client were its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import msgspec

from mulligan.kernel.errors import MulliganError

if TYPE_CHECKING:
    from redis.asyncio import Redis

CHANNEL: Final = "mulligan:"
WAIT: Final = 1.0  # seconds after which a lost Redis is tried again


class Opened(msgspec.Struct, tag="opened"):
    """A client has come for a table of yours."""

    line: str
    table: str
    address: str
    by: str
    languages: str = ""


class Said(msgspec.Struct, tag="said"):
    """Something was said, by a client or to it."""

    line: str
    text: str


class Closed(msgspec.Struct, tag="closed"):
    """The connection has ended, at this end or that."""

    line: str


class Asked(msgspec.Struct, tag="asked"):
    """A request that is about a table of yours."""

    line: str
    by: str
    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Answered(msgspec.Struct, tag="answered"):
    """The answer to a request."""

    line: str
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


Word = Opened | Said | Closed | Asked | Answered
_decoder: Final[msgspec.msgpack.Decoder[Word]] = msgspec.msgpack.Decoder(Word)


class Bus:
    """The way to the other servers."""

    def __init__(self, url: str, me: str) -> None:
        try:
            from redis.asyncio import Redis
        except ImportError:
            raise MulliganError("no-redis", url=url, reason="pip install 'mulligan[postgres]'") from None
        self.redis: Redis = Redis.from_url(url)
        self.me = me
        self.hear: Callable[[Word], Awaitable[None]] | None = None
        self.listening: asyncio.Task[None] | None = None

    async def open(self, hear: Callable[[Word], Awaitable[None]]) -> None:
        """Listen from here on."""
        self.hear = hear
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        """Hear what the others say; a Redis that is gone is waited for."""
        from redis.exceptions import RedisError

        while True:
            try:
                async with self.redis.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL + self.me)
                    async for message in pubsub.listen():
                        if message["type"] == "message" and self.hear is not None:
                            with suppress(msgspec.MsgspecError):
                                await self.hear(_decoder.decode(message["data"]))
            except (RedisError, OSError):
                await asyncio.sleep(WAIT)

    async def say(self, server: str, word: Word) -> bool:
        """Say something to another server; whether it heard."""
        from redis.exceptions import RedisError

        try:
            return bool(await self.redis.publish(CHANNEL + server, msgspec.msgpack.encode(word)))
        except (RedisError, OSError):
            return False

    async def close(self) -> None:
        """Hear and say no more."""
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
        await self.redis.aclose()
