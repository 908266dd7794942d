"""Tables kept in a database. One thread writes, and everything that waits to be written is one transaction."""

from __future__ import annotations

import asyncio
import queue
import secrets
import threading
import time
from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy import Connection, Engine, bindparam, delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from mulligan.server.connecting import open_engine
from mulligan.server.presence import Presence
from mulligan.server.refusals import Refusal
from mulligan.server.rows import CLOSED, OVER, TableRow
from mulligan.server.schema import RECORDS, SERVERS, TABLES
from mulligan.server.store import ALIVE_FOR, Kept, Owner

MOST_AT_ONCE: Final = 1000
DAY: Final = 86_400.0


# What is done with every choice, made once.
HELD: Final = select(TABLES.c.fence).where(TABLES.c.id == bindparam("table")).with_for_update(read=True)
KEEP: Final = insert(RECORDS)
CHANGE: Final = update(TABLES).where(TABLES.c.id == bindparam("table"))


class Fenced(Exception):
    """Somebody else has taken the table over."""


class Job:
    """Something to be written, and who waits for it."""

    def __init__(self, work: Callable[[Connection], None], done: Callable[[Exception | None], None]) -> None:
        self.work = work
        self.done = done


class Database:
    """A store in a database; the address says which."""

    def __init__(self, url: str = "", address: str = "") -> None:
        self.engine: Engine = open_engine(url)
        self.me = secrets.token_urlsafe(12)
        self.address = address
        in_file = self.engine.dialect.name == "sqlite"
        self.presence = Presence(self.engine.url.database or "", self.me) if in_file else None
        self.fences: dict[str, int] = {}  # the number under which each of our tables is ours
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.commits = 0
        self.written = 0
        self.thread = threading.Thread(target=self.write_all, name="writer", daemon=True)
        self.thread.start()

    # -- The thread that writes --------------------------------------------------------------------------------------

    def write_all(self) -> None:
        """Write what there is to be written, as much as there is at a time."""
        with self.engine.connect().execution_options(writes=True) as connection:
            while True:
                batch: list[Job] = []
                job = self.jobs.get()
                while job is not None:
                    batch.append(job)
                    if len(batch) >= MOST_AT_ONCE or self.jobs.empty():
                        break
                    job = self.jobs.get()
                if batch:
                    self.commit(connection, batch)
                if job is None:
                    return

    def commit(self, connection: Connection, batch: list[Job]) -> None:
        """Write several things in one transaction; if one of them cannot be written, each in its own."""
        try:
            with connection.begin():
                for job in batch:
                    job.work(connection)
            trouble = None
        except (SQLAlchemyError, Fenced) as error:
            if len(batch) > 1:
                for job in batch:
                    self.commit(connection, [job])
                return
            trouble = error
        self.commits += 1
        self.written += len(batch)
        for job in batch:
            job.done(trouble)

    async def do(self, work: Callable[[Connection], None]) -> None:
        """Have something written; when this returns, it is on the disk."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()

        def settle(trouble: Exception | None) -> None:
            if future.done():
                return
            if trouble is None:
                future.set_result(None)
            else:
                future.set_exception(trouble)

        def done(trouble: Exception | None) -> None:
            loop.call_soon_threadsafe(settle, trouble)

        self.jobs.put(Job(work, done))
        try:
            await future
        except Fenced:
            raise Refusal("moved", 409) from None
        except SQLAlchemyError:
            raise Refusal("storage", 503) from None

    # -- Tables ------------------------------------------------------------------------------------------------------

    async def write(self, id: str, row: TableRow | None, number: int = 0, lines: bytes = b"") -> None:
        """Write down a table, if it has changed, and what happened, if there is a number."""
        told = msgspec.json.encode(row) if row is not None else b""
        state = row.state if row is not None else ""
        fence = self.fences.get(id)

        def work(connection: Connection) -> None:
            if fence is None:
                values = {"id": id, "state": state, "changed": time.time(), "told": told, "owner": self.me, "fence": 1}
                connection.execute(insert(TABLES).values(**values))
            else:
                if connection.execute(HELD, {"table": id}).scalar() != fence:
                    raise Fenced
                if told:
                    connection.execute(CHANGE, {"table": id, "state": state, "changed": time.time(), "told": told})
            if number:
                connection.execute(KEEP, {"table_id": id, "number": number, "lines": lines})

        await self.do(work)
        self.fences.setdefault(id, 1)

    async def read(self, id: str) -> Kept | None:
        """A table by its id, whoever serves it."""
        return await asyncio.to_thread(self.read_now, id)

    def read_now(self, id: str) -> Kept | None:
        """The same, in this thread."""
        with self.engine.connect() as connection:
            told = connection.execute(select(TABLES.c.told).where(TABLES.c.id == id)).scalar()
            if told is None:
                return None
            wanted = select(RECORDS.c.number, RECORDS.c.lines).where(RECORDS.c.table_id == id)
            found = connection.execute(wanted.order_by(RECORDS.c.number)).all()
        number = int(found[-1][0]) if found else 0
        return Kept(msgspec.json.decode(told, type=TableRow), number, [bytes(lines) for _, lines in found])

    async def claim(self, id: str) -> Owner | None:
        """Take a table over, if nobody serves it; else who does. An unknown one is refused."""
        elsewhere: Owner | None = None

        def work(connection: Connection) -> None:
            nonlocal elsewhere
            wanted = select(TABLES.c.owner, TABLES.c.fence).where(TABLES.c.id == id).with_for_update()
            found = connection.execute(wanted).first()
            if found is None:
                raise Fenced
            owner, fence = found
            elsewhere = self.owner(connection, str(owner)) if owner != self.me else None
            if elsewhere is not None:
                return
            connection.execute(update(TABLES).where(TABLES.c.id == id).values(owner=self.me, fence=fence + 1))
            self.fences[id] = int(fence) + 1

        try:
            await self.do(work)
        except Refusal as refusal:
            if refusal.code == "moved":
                raise Refusal("no-table", 404) from None
            raise
        return elsewhere

    def owner(self, connection: Connection, server: str) -> Owner | None:
        """Another server, if it is alive."""
        wanted = select(SERVERS.c.address, SERVERS.c.alive_until).where(SERVERS.c.id == server)
        found = connection.execute(wanted).first()
        if found is None:
            return None
        alive = self.presence.of(server) if self.presence is not None else found[1] > self.now(connection)
        return Owner(server, str(found[0])) if alive else None

    def now(self, connection: Connection) -> float:
        """The time, for all servers the same: the database's."""
        if self.presence is not None:
            return time.time()
        told = connection.execute(select(func.extract("epoch", func.clock_timestamp()))).scalar()
        return float(told or 0)

    async def is_alive(self, server: str) -> bool:
        """Whether another server is taken to be alive."""
        return await asyncio.to_thread(self.is_alive_now, server)

    def is_alive_now(self, server: str) -> bool:
        """The same, in this thread."""
        with self.engine.connect() as connection:
            return self.owner(connection, server) is not None

    async def rows(self) -> list[TableRow]:
        """Every table that is not over or closed."""
        return await asyncio.to_thread(self.rows_now)

    def rows_now(self) -> list[TableRow]:
        """The same, in this thread."""
        wanted = select(TABLES.c.told).where(TABLES.c.state.not_in([OVER, CLOSED]))
        with self.engine.connect() as connection:
            return [msgspec.json.decode(told, type=TableRow) for (told,) in connection.execute(wanted)]

    # -- Being alive -------------------------------------------------------------------------------------------------

    async def be_alive(self) -> None:
        """Say that this server is alive, for a while."""

        def work(connection: Connection) -> None:
            now = self.now(connection)
            row = {"address": self.address, "alive_until": now + ALIVE_FOR}
            told = connection.execute(update(SERVERS).where(SERVERS.c.id == self.me).values(**row))
            if not told.rowcount:
                connection.execute(insert(SERVERS).values(id=self.me, **row))
                connection.execute(delete(SERVERS).where(SERVERS.c.alive_until < now - DAY))

        await self.do(work)

    async def tidy(self, days: float) -> None:
        """Forget tables at which nothing has happened for so long."""

        def work(connection: Connection) -> None:
            connection.execute(delete(TABLES).where(TABLES.c.changed < time.time() - days * DAY))

        await self.do(work)

    async def close(self) -> None:
        """Write what is left to be written, and say that this server is gone."""

        def work(connection: Connection) -> None:
            connection.execute(delete(SERVERS).where(SERVERS.c.id == self.me))

        await self.do(work)
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)
        self.engine.dispose()
        if self.presence is not None:
            self.presence.end()
