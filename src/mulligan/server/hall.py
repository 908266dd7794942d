"""The hall: all tables of this server, and what they share."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from mulligan import games
from mulligan.kernel.chance import fresh_seed
from mulligan.kernel.kinds import Kind
from mulligan.server.analysing import Analyses
from mulligan.server.evenings import Evenings
from mulligan.server.limits import Limits
from mulligan.server.logs import Log
from mulligan.server.metrics import Metrics
from mulligan.server.refusals import Refusal
from mulligan.server.replaying import Replays
from mulligan.server.restoring import restore
from mulligan.server.rows import CLOSED, OPEN, OVER, TableRow
from mulligan.server.store import ALIVE_FOR, Memory, Owner, Store
from mulligan.server.table import Table
from mulligan.server.thinking import Thinkers

if TYPE_CHECKING:
    from mulligan.server.relay import Relay

QUICKEST_PASS: Final = 0.6  # seconds
SLOWEST_PASS: Final = 1.8
ALIVE_EVERY: Final = 3.0
PUT_AWAY: Final = 600.0  # after so many seconds without anybody a table is put away
PUT_AWAY_OVER: Final = 60.0  # and one whose games are over


class Elsewhere(Refusal):
    """Another server has the table; its address."""

    def __init__(self, owner: Owner) -> None:
        super().__init__("elsewhere", 421, address=owner.address)
        self.owner = owner.id


class Hall:
    """Every table, by its id."""

    def __init__(self, store: Store | None = None, workers: int = 0, days: float = 90.0) -> None:
        self.store: Store = store if store is not None else Memory()
        self.tables: dict[str, Table] = {}
        self.coming: dict[str, asyncio.Future[Table]] = {}  # tables that are being taken up
        self.tasks: set[asyncio.Future[object]] = set()
        self.days = days  # after which a table is forgotten at which nothing happens
        self.relay: Relay | None = None  # to the other servers, if there may be any
        self.alive_at = self.now()  # when the others last heard that this one is alive
        self.replays = Replays(self)
        self.analyses = Analyses(self)
        self.evenings = Evenings(self)
        self.limits = Limits()
        self.metrics = Metrics()
        self.log = Log()
        self.thinkers = Thinkers(workers)
        self.warming: asyncio.Future[None] | None = None

    def now(self) -> float:
        """The time, by a clock that only goes on."""
        return time.monotonic()

    def pace(self) -> float:
        """How long an automatic pass takes that is to look like a person's: it depends on nothing but chance."""
        return SLOWEST_PASS - (SLOWEST_PASS - QUICKEST_PASS) * secrets.randbelow(1000) / 1000

    def seed(self) -> int:
        """The luck of what begins now, which nobody can guess."""
        return fresh_seed()

    async def table(self, id: str) -> Table:
        """A table by its id, taken up again if it was left; one that another server has is refused with its address."""
        self.wake()
        found = self.tables.get(id)
        if found is not None:
            return found
        if id not in self.coming:
            self.coming[id] = asyncio.ensure_future(self.take_up(id))
            self.coming[id].add_done_callback(lambda _: self.coming.pop(id, None))
        return await asyncio.shield(self.coming[id])

    async def expect(self, id: str) -> None:
        """Have a table ready at which people may sit down, unless another server has it."""
        with suppress(Refusal):
            await self.table(id)

    async def take_up(self, id: str) -> Table:
        """Take up a table that was left."""
        owner = await self.store.claim(id)
        if owner is not None:
            raise Elsewhere(owner)
        kept = await self.store.read(id)
        if kept is None:
            raise Refusal("no-table", 404)
        table = await restore(kept, self)
        self.tables[id] = table
        table.go_on()
        return table

    def let_go(self, table: Table) -> None:
        """Another server has taken a table over: who is here is sent away, to come again."""
        self.tables.pop(table.row.id, None)
        for connection in list(table.connections):
            connection.close()

    def wake(self) -> None:
        """After a pause so long that others took this server for dead, it serves no table that it has not asked for."""
        if self.relay is not None and self.now() - self.alive_at > ALIVE_FOR:
            self.alive_at = self.now()
            for table in list(self.tables.values()):
                self.let_go(table)

    async def sweep(self) -> None:
        """Put away tables at which nobody is: they are taken up again when somebody comes."""
        now = self.now()
        for table in list(self.tables.values()):
            if table.connections or table.lock.locked() or table.driving.tasks or not table.session:
                table.left_at = now
            elif now - table.left_at > (PUT_AWAY_OVER if table.row.state in (OVER, CLOSED) else PUT_AWAY):
                await table.driving.stop()
                if not table.connections:
                    self.tables.pop(table.row.id, None)

    async def live(self) -> None:
        """What is done again and again for as long as the server runs."""
        while True:
            await asyncio.sleep(ALIVE_EVERY)
            self.wake()
            try:
                await self.store.be_alive()
                self.alive_at = self.now()
                await self.sweep()
            except Refusal as refusal:
                self.log.tell("storage", error=refusal.code)

    async def create(self, row: TableRow) -> Table:
        """A new table."""
        row.id = secrets.token_urlsafe(12)
        row.made = time.time()
        row.luck = self.seed()
        table = Table(row, self)
        await self.store.write(row.id, row)
        self.tables[row.id] = table
        self.log.tell("made", table=row.id, game=row.game, seats=len(row.seats))
        return table

    def games_of(self, id: str) -> int:
        """How many games have begun at a table that is here."""
        table = self.tables.get(id)
        return table.row.games if table is not None else 0

    def kind(self, game: str) -> Kind:
        """A game by its name."""
        if game not in games.names():
            raise Refusal("no-game", 404, name=game[:40], games=games.names())
        return games.kind(game)

    async def open(self) -> None:
        """The server comes up."""
        await self.store.be_alive()
        await self.store.tidy(self.days)
        await asyncio.to_thread(self.evenings.tidy, self.days)
        if self.relay is not None:
            await self.relay.bus.open(self.relay.hear)
        for row in await self.store.rows():
            if row.state == OPEN:
                self.begin(self.expect(row.id))
        self.begin(self.live())
        self.warming = asyncio.ensure_future(self.thinkers.warm())

    def begin(self, work: Coroutine[None, None, object]) -> None:
        """Do something beside everything else."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        """The server goes down."""
        tasks: list[asyncio.Future[object] | asyncio.Future[Table]] = [*self.tasks, *self.coming.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for table in self.tables.values():
            await table.driving.stop()
            for connection in list(table.connections):
                connection.close()
        if self.warming is not None:
            await self.warming
        await self.thinkers.close()
        await self.analyses.close()
        self.evenings.close()
        if self.relay is not None:
            await self.relay.bus.close()
        await self.store.close()
