"""The evenings of limited play of this server: begun, joined, found again after a restart."""

from __future__ import annotations

import asyncio
import re
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from mulligan.kernel.chance import fresh_seed
from mulligan.kernel.errors import MulliganError
from mulligan.kernel.kinds import DRAFT
from mulligan.kernel.shelves import data_folder
from mulligan.limited.draft import FEWEST, MOST
from mulligan.limited.packs import Sheets, pack_rules
from mulligan.server.evening import PICKS, SEATS, Evening
from mulligan.server.evening_rows import EveningRow, EveningSeat
from mulligan.server.refusals import Refusal
from mulligan.server.rounds import ROUNDS
from mulligan.server.rows import OPEN, OVER, WATCHING, TableRow
from mulligan.server.seating import check_agent, free_name, hash_of

if TYPE_CHECKING:
    from mulligan.server.hall import Hall

ID: Final = re.compile(r"[A-Za-z0-9_-]{16}")
MOST_OPEN: Final = 200  # evenings in memory
UNWRITTEN: Final = ("storage", "unwritable", "not-a-file", "no-path")  # what is said when a disk fails


class Evenings:
    """All evenings, by id; those that nobody has asked for lie on the disk."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.here: dict[str, Evening] = {}  # who was asked for last comes last
        self.coming: dict[str, asyncio.Future[Evening]] = {}  # evenings that are being taken up

    def folder(self, id: str) -> Path:
        """Where an evening is kept."""
        return data_folder() / "evenings" / id

    # -- At hand -----------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def at(self, id: str) -> AsyncIterator[Evening]:
        """An evening, for one at a time; should anything go wrong that is no mere refusal, what is on the disk counts.

        There is only ever one of an id, so that nobody's picks are written by two.
        """
        evening = await self.find(id)
        await evening.lock.acquire()
        while evening.closed:  # it was put away meanwhile
            evening.lock.release()
            evening = await self.find(id)
            await evening.lock.acquire()
        try:
            yield evening
        except (Refusal, MulliganError) as error:
            code = error.code if isinstance(error, Refusal) else error.message
            if code not in UNWRITTEN:
                raise
            self.forget(evening)
            raise Refusal("storage", 500) from error
        except BaseException:
            self.forget(evening)
            raise
        finally:
            evening.lock.release()

    async def find(self, id: str) -> Evening:
        """An evening by its id, taken up again if it was left."""
        found = self.here.pop(id, None)
        if found is not None:
            self.here[id] = found
            return found
        if id not in self.coming:
            self.coming[id] = asyncio.ensure_future(self.take_up(id))
            self.coming[id].add_done_callback(lambda _: self.coming.pop(id, None))
        return await asyncio.shield(self.coming[id])

    async def take_up(self, id: str) -> Evening:
        """Take up an evening that was left, and hear what has happened at its tables since."""
        evening = await asyncio.to_thread(self.read, id)
        async with evening.lock:
            try:
                await evening.go_on()
            except BaseException:
                evening.close()
                raise
        return self.add(evening)

    async def goes_on(self, id: str) -> bool:
        """Whether rounds of an evening are still to be played."""
        try:
            return (await self.find(id)).state != OVER
        except Refusal as refusal:
            return refusal.code != "no-evening"

    def read(self, id: str) -> Evening:
        """An evening as it lies on the disk."""
        path = self.folder(id) / SEATS
        if not ID.fullmatch(id) or not path.is_file():
            raise Refusal("no-evening", 404)
        try:
            row = msgspec.json.decode(path.read_bytes(), type=EveningRow)
            found = Evening(row, path.parent, self.hall)
            found.read()
        except (OSError, msgspec.MsgspecError, MulliganError) as error:
            raise Refusal("unreadable", 409, error=type(error).__name__) from None
        return found

    def add(self, evening: Evening) -> Evening:
        """Have one at hand, and put away what nobody has asked for the longest and nothing happens at."""
        self.here[evening.row.id] = evening
        idle = [one for one in self.here.values() if one is not evening and not one.busy()]
        for one in idle[: max(0, len(self.here) - MOST_OPEN)]:
            self.forget(one)
        return evening

    def forget(self, evening: Evening) -> None:
        """Have one no longer at hand: what is on the disk counts."""
        if self.here.get(evening.row.id) is evening:
            del self.here[evening.row.id]
        evening.close()

    def tidy(self, days: float) -> None:
        """Forget evenings at which nothing has happened for so many days."""
        before = time.time() - days * 86_400
        with suppress(OSError):
            for folder in [one for one in self.folder("").iterdir() if ID.fullmatch(one.name) and one.is_dir()]:
                if (
                    folder.name not in self.here
                    and max(one.stat().st_mtime for one in [folder, *folder.iterdir()]) < before
                ):
                    for name in (SEATS, PICKS, ROUNDS):
                        (folder / name).unlink(missing_ok=True)
                    folder.rmdir()

    # -- What people do ----------------------------------------------------------------------------------------------

    def new(self, game: str, form: str, code: str, seats: int, agent: str, needed: int) -> Evening:
        """A new evening at which nobody sits yet."""
        kind = self.hall.kind(game)
        check_agent(agent)
        forms: list[str] = [*pack_rules(kind).packs]
        if form not in forms:
            raise Refusal("no-format", 422, formats=forms)
        if form == DRAFT and not FEWEST <= seats <= MOST:
            raise MulliganError("draft-seats", count=seats, fewest=FEWEST, most=MOST)
        Sheets(kind, code)  # a set that has no packs is refused at once
        name = secrets.token_urlsafe(12)
        row = EveningRow(name, game, form, code, [EveningSeat() for _ in range(seats)], needed, agent, fresh_seed())
        return Evening(row, self.folder(name), self.hall)

    def sit_down(self, evening: Evening, name: str) -> tuple[int, str]:
        """Give the next free seat to a person: which it is, and its token. People sit as far apart as they can."""
        row = evening.row
        free = [seat for seat, one in enumerate(row.seats) if not one.secret]
        if evening.state != OPEN or not free:
            raise Refusal("begun" if evening.state != OPEN else "seat-taken")
        taken = [seat for seat, one in enumerate(row.seats) if one.secret]
        seat = max(free, key=lambda one: (min((apart(one, other, len(row.seats)) for other in taken), default=0), -one))
        token = secrets.token_urlsafe(24)
        row.seats[seat].name = free_name(name, [one.name for one in row.seats])
        row.seats[seat].secret = hash_of(token)
        evening.write()
        return seat, token

    def was_here(self, table: TableRow, seat: int) -> None:
        """Somebody has just left a table: from now on an evening whose match it is may wait for them in vain."""
        evening = self.here.get(table.evening)
        if evening is not None and seat != WATCHING:
            for number, one in enumerate(evening.row.seats):
                if one.secret == table.seats[seat].secret:
                    evening.waiting.hear(number)

    def heard(self, id: str) -> None:
        """A match of an evening is over: its result is taken in, and the next round begins if it was the last."""
        self.hall.begin(self.hear(id))

    async def hear(self, id: str) -> None:
        """Take in what has happened at the tables of an evening."""
        try:
            async with self.at(id) as evening:
                await evening.go_on()
        except Refusal as refusal:  # it is heard when somebody asks for the evening
            self.hall.log.tell("evening", evening=id, error=refusal.code)

    def close(self) -> None:
        """The server goes down."""
        for evening in list(self.here.values()):
            self.forget(evening)


def apart(one: int, other: int, seats: int) -> int:
    """How many seats lie between two at a round table."""
    between = abs(one - other)
    return min(between, seats - between)
