"""Tables that begin in the middle: from a save, from a point of a replay, from a scenario."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

from mulligan.kernel.errors import MulliganError
from mulligan.lessons import Coach, lesson
from mulligan.saves.loading import load_session
from mulligan.saves.session import Session
from mulligan.scenarios.sessions import first_scenario, scenario_session
from mulligan.server.refusals import Refusal
from mulligan.server.rows import COMPUTER, OPEN, OVER, PERSON, SeatRow, TableRow
from mulligan.server.seating import check_agent, hash_of
from mulligan.server.table import Table

if TYPE_CHECKING:
    from mulligan.server.hall import Hall


class Beginnings:
    """Makes tables of games that have begun already."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def from_save(self, data: bytes, seat: int, agent: str, at: int = -1) -> tuple[Table, str]:
        """A table from a save file, perhaps only so many choices of it; and the token of the seat."""
        session = await asyncio.to_thread(load_part, data, at)
        return await self.table(session, seat, agent, practice=True)

    async def from_scenario(self, text: str, seat: int, agent: str) -> tuple[Table, str]:
        """A table as a scenario lays it."""
        session = await asyncio.to_thread(lay, text)
        return await self.table(session, seat, agent, practice=False)

    async def from_lesson(self, game: str, name: str, language: str) -> tuple[Table, str]:
        """A table at which somebody learns."""
        found = lesson(game, name).for_readers()
        coach = await asyncio.to_thread(Coach, found)
        session = await asyncio.to_thread(scenario_session, found.scenario)
        title = found.says("title", language)
        return await self.table(session, 0, "greedy", practice=False, coach=coach, title=title)

    async def table(
        self, session: Session, seat: int, agent: str, practice: bool, coach: Coach | None = None, title: str = ""
    ) -> tuple[Table, str]:
        """A table at which this game goes on, between one person and the computer."""
        setting = session.setting
        if not 0 <= seat < len(setting.names):
            raise Refusal("no-seat", 422)
        check_agent(agent)
        token = secrets.token_urlsafe(24)
        seats = [SeatRow(COMPUTER, name, agent) for name in setting.names]
        seats[seat] = SeatRow(PERSON, setting.names[seat], secret=hash_of(token))
        row = TableRow("", setting.kind.name, setting.edition, setting.format, seats, teams=setting.teams)
        row.switches = setting.switches
        row.practice = practice
        row.scenario = setting.scenario()
        row.state = OPEN
        session.best_of = None
        if coach is not None:
            row.lesson, row.title, row.watching = coach.lesson.name, title, False
        table = await self.hall.create(row)
        table.teaching.coach = coach
        async with table.lock:
            await table.start(session)
            if session.game.over:
                table.row.state = OVER
                await self.hall.store.write(table.row.id, table.row)
        return table, token


def load_part(data: bytes, at: int) -> Session:
    """The session of a save, back to a point of it; one that cannot be read to its end is refused."""
    session = sat_down(lambda: load_session(data))
    if session.trouble is not None and at < 0:
        raise session.trouble
    if at >= 0:
        session.undo(max(len(session.chosen) - at, 0))
    session.undone = []
    return session


def lay(text: str) -> Session:
    """The session of the first scenario in a text."""
    return sat_down(lambda: scenario_session(first_scenario(text, "scenario")))


def sat_down(begin: Callable[[], Session]) -> Session:
    """A session that is made of what somebody sent; whatever goes wrong with it is no fault of the server."""
    try:
        return begin()
    except MulliganError:
        raise
    except Exception as error:
        raise Refusal("unreadable", 422, error=type(error).__name__) from error
