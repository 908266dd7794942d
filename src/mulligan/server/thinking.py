"""Computer players think in processes of their own, so that no table waits for another's.

A worker is `python -m mulligan.server.worker`: it reads questions from its standard input and ends with it, so that
none outlives the server, however that ends.
"""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from mulligan.server.worker import HEAD, Answer, Question

HOME: Final = str(Path(__file__).resolve().parent.parent.parent)  # where this very Mulligan is
LONGEST: Final = 60.0  # seconds for one choice
MOST_TRIES: Final = 2


class Worker:
    """A process that thinks."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def ask(self, question: bytes) -> Answer:
        """What is found out about a question."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(HEAD.pack(len(question)) + question)
        await self.process.stdin.drain()
        head = await self.process.stdout.readexactly(HEAD.size)
        written = await self.process.stdout.readexactly(HEAD.unpack(head)[0])
        return msgspec.msgpack.decode(written, type=Answer)

    def end(self) -> None:
        """It is no longer needed."""
        with suppress(ProcessLookupError):
            self.process.kill()

    async def gone(self) -> None:
        """Wait until it has ended."""
        with suppress(OSError):
            await self.process.communicate()


class Thinkers:
    """As many workers as there are processors to spare; questions wait for the next that is free."""

    def __init__(self, count: int = 0) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.room = asyncio.Semaphore(self.count)
        self.idle: list[Worker] = []
        self.busy: set[Worker] = set()
        self.ended: list[Worker] = []  # that gave no answer
        self.asked = 0
        self.failed = 0

    async def think(self, question: Question) -> Answer:
        """The answer to a question; one that says nothing if there is none."""
        told = msgspec.msgpack.encode(question)
        async with self.room:
            self.asked += 1
            for _ in range(MOST_TRIES):
                try:
                    worker = self.idle.pop() if self.idle else await start_worker()
                except OSError:
                    break
                self.busy.add(worker)
                try:
                    answer = await asyncio.wait_for(worker.ask(told), LONGEST)
                except (OSError, asyncio.IncompleteReadError, TimeoutError):
                    self.failed += 1
                    await self.let_go(worker)
                except asyncio.CancelledError:
                    worker.end()
                    self.ended.append(worker)
                    raise
                else:
                    self.idle.append(worker)
                    return answer
                finally:
                    self.busy.discard(worker)
        return Answer()

    async def warm(self) -> None:
        """Have one worker ready before anybody asks."""
        with suppress(OSError):
            self.idle.append(await start_worker())

    async def let_go(self, worker: Worker) -> None:
        """End a worker."""
        worker.end()
        await worker.gone()

    async def close(self) -> None:
        """End all workers."""
        for worker in [*self.idle, *self.busy, *self.ended]:
            await self.let_go(worker)
        self.idle = []


async def start_worker() -> Worker:
    """A new worker."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "mulligan.server.worker",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [HOME, os.environ.get("PYTHONPATH")]))},
    )
    return Worker(process)
