"""A real server in a thread, for tests: on a free port of this machine, with as little as a test needs."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn

from mulligan.client import Server
from mulligan.kernel.chance import SEED_BITS
from mulligan.server.app import make_app
from mulligan.server.hall import Hall
from mulligan.server.serving import address_of, config_of, listening


class Repeatable(Hall):
    """A hall where the same luck gives everybody the same decks and games, and the computer the same ideas."""

    def __init__(self, luck: random.Random) -> None:
        super().__init__()
        self.luck = luck

    def seed(self) -> int:
        """The next of a row of numbers that is always the same."""
        return self.luck.getrandbits(SEED_BITS)


@contextmanager
def running(make_hall: Callable[[], Hall] = Hall) -> Iterator[Server]:
    """A server that runs for as long as the test needs it."""
    sock = listening("127.0.0.1", 0)
    begun = threading.Event()
    servers: list[uvicorn.Server] = []

    async def serve() -> None:
        server = uvicorn.Server(config_of(make_app(make_hall())))
        servers.append(server)
        serving = asyncio.ensure_future(server.serve(sockets=[sock]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.005)
        begun.set()
        await serving

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    try:
        assert begun.wait(60)
        yield Server(address_of(sock, "127.0.0.1"), patience=60.0)
    finally:
        servers[0].should_exit = True
        thread.join(60)
        sock.close()
