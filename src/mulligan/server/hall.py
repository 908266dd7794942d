"""The hall: all tables of this server, and what they share."""

from __future__ import annotations

import asyncio
import json
import secrets
import sys
import time
import traceback
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from mulligan import games
from mulligan.agents import AGENTS
from mulligan.decks import read_deck_file
from mulligan.kernel.chance import fresh_seed
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.kinds import Deck, Kind
from mulligan.kernel.visible import visible
from mulligan.saves.setting import DeckRow, deck_row
from mulligan.server.limits import Limits
from mulligan.server.metrics import Metrics
from mulligan.server.refusals import Refusal
from mulligan.server.replaying import Replays
from mulligan.server.restoring import restore
from mulligan.server.rows import CLOSED, COMPUTER, OPEN, OVER, PERSON, SeatRow, TableRow
from mulligan.server.store import Memory, Owner, Store
from mulligan.server.table import Table, hash_of
from mulligan.server.thinking import Thinkers
from mulligan.server.words import kept_words, speaker_for

if TYPE_CHECKING:
    from mulligan.server.relay import Relay

QUICKEST_PASS: Final = 0.6  # seconds
SLOWEST_PASS: Final = 1.8
ALIVE_EVERY: Final = 3.0
PUT_AWAY: Final = 600.0  # after so many seconds without anybody a table is put away
PUT_AWAY_OVER: Final = 60.0  # and one whose games are over
LONGEST_NAME: Final = 30
MOST_DECK: Final = 100_000  # letters of a list


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
        self.replays = Replays(self)
        self.limits = Limits()
        self.metrics = Metrics()
        self.troubles = 0
        self.thinkers = Thinkers(workers)
        self.warming: asyncio.Future[None] | None = None

    def now(self) -> float:
        """The time, by a clock that only goes on."""
        return time.monotonic()

    def pace(self) -> float:
        """How long an automatic pass takes that is to look like a person's: it depends on nothing but chance."""
        return SLOWEST_PASS - (SLOWEST_PASS - QUICKEST_PASS) * secrets.randbelow(1000) / 1000

    def log(self, what: str, **values: str | int | float) -> None:
        """A line for who runs the server: what happened, never a card."""
        print(json.dumps({"at": round(time.time(), 3), "what": what, **values}), file=sys.stderr)  # noqa: T201

    def trouble(self, what: str, error: Exception, **values: str | int | float) -> None:
        """Something is wrong with the server: where in the program, but nothing of what was in it."""
        self.troubles += 1
        frames = traceback.extract_tb(error.__traceback__)[-4:]
        places = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames]
        self.log(what, error=type(error).__name__, at_line=" ".join(places), **values)

    async def table(self, id: str) -> Table:
        """A table by its id, taken up again if it was left; one that another server has is refused with its address."""
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
            try:
                await self.store.be_alive()
                await self.sweep()
            except Refusal as refusal:
                self.log("storage", error=refusal.code)

    async def create(self, row: TableRow) -> Table:
        """A new table."""
        row.id = secrets.token_urlsafe(12)
        row.made = time.time()
        row.luck = fresh_seed()
        table = Table(row, self)
        await self.store.write(row.id, row)
        self.tables[row.id] = table
        self.log("made", table=row.id, game=row.game, seats=len(row.seats))
        return table

    async def sit_down(self, table: Table, seat: int, name: str, deck: DeckRow | None) -> str:
        """Give a seat to a person; its token."""
        async with table.lock:
            row = table.row
            if row.state != OPEN:
                raise Refusal("begun")
            places = [place for place, one in enumerate(row.seats) if one.sort == OPEN]
            place = places[0] if seat < 0 and places else seat
            if place not in places:
                raise Refusal("seat-taken")
            token = secrets.token_urlsafe(24)
            row.seats[place] = SeatRow(PERSON, self.free_name(row, name), deck=deck, secret=hash_of(token))
            await self.store.write(row.id, row)
            table.tell_table()
        if all(one.sort != OPEN for one in row.seats):
            await table.begin()
        return token

    def free_name(self, row: TableRow, name: str) -> str:
        """A name that nobody else at the table has."""
        name = visible(name.strip())[:LONGEST_NAME] or kept_words().say("server-somebody")
        others = {seat.name for seat in row.seats}
        number = 2
        found = name
        while found in others:
            found = f"{name} {number}"
            number += 1
        return found

    def check_agent(self, agent: str) -> None:
        """Refuse a computer player that is not here."""
        if agent not in AGENTS:
            raise MulliganError("no-agent", name=agent, agents=list(AGENTS))

    def games_of(self, id: str) -> int:
        """How many games have begun at a table that is here."""
        table = self.tables.get(id)
        return table.row.games if table is not None else 0

    def computer(self, row: TableRow, agent: str, deck: DeckRow | None) -> SeatRow:
        """A seat for a computer player."""
        self.check_agent(agent)
        name = kept_words().say("server-computer", agent=agent)
        return SeatRow(COMPUTER, self.free_name(row, name), agent, deck)

    async def fill(self, table: Table, agent: str) -> None:
        """Computer players take the seats that are left."""
        async with table.lock:
            if table.row.state != OPEN:
                raise Refusal("begun")
            for place, one in enumerate(table.row.seats):
                if one.sort == OPEN:
                    deck = await asyncio.to_thread(self.deck, table.kind, "", "", table.row.edition, table.row.format)
                    table.row.seats[place] = self.computer(table.row, agent, deck)
        await table.begin()

    def deck(self, kind: Kind, name: str, text: str, edition: str, format: str) -> DeckRow:
        """A deck that may be played: a built-in one by its name, one by its list, or any."""
        if text:
            deck = self.read(kind, text)
            deck.name = visible(name or deck.name)[:LONGEST_NAME]
        else:
            built_in = kind.built_in_decks()
            deck = kind.built_in_deck(name or secrets.choice(built_in))
            deck.name = deck.name or name
        complaints = kind.check_deck(deck, edition, format)
        if complaints:
            speaker = speaker_for(kind, edition, -1)
            raise Refusal("deck", 422, reason="; ".join(speaker.complaint(one) for one in complaints))
        return deck_row(deck)

    def read(self, kind: Kind, text: str) -> Deck:
        """The deck of a list that somebody sent."""
        if len(text) > MOST_DECK:
            raise Refusal("too-big", 413)
        return read_deck_file(kind, text.encode(), "deck.txt")

    def kind(self, game: str) -> Kind:
        """A game by its name."""
        if game not in games.names():
            raise Refusal("no-game", 404, name=game[:40], games=", ".join(games.names()))
        return games.kind(game)

    async def open(self) -> None:
        """The server comes up."""
        await self.store.be_alive()
        await self.store.tidy(self.days)
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
        if self.relay is not None:
            await self.relay.bus.close()
        await self.store.close()
