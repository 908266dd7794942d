"""A table taken up again where it was: after a restart, under a new release, or by another server."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from mulligan.kernel.errors import MulliganError
from mulligan.saves.loading import load_session
from mulligan.saves.session import Session
from mulligan.saves.setting import deck_from
from mulligan.server.rows import BETWEEN, CLOSED, OVER, PLAYING
from mulligan.server.store import Kept
from mulligan.server.table import Table
from mulligan.speech.tags import ENGLISH
from mulligan.speech.words import words

if TYPE_CHECKING:
    from mulligan.server.hall import Hall


async def restore(kept: Kept, hall: Hall) -> Table:
    """The table that was kept; if its game cannot go on it is closed, and says why."""
    table = Table(kept.row, hall)
    table.number = kept.number
    games = kept.games()
    if not games:
        return table
    session, reason = await asyncio.to_thread(load, games[-1])
    if session is not None:
        table.sit(session)
        take_up(table, session)
    if reason and table.row.state in (PLAYING, BETWEEN):
        table.row.state, table.row.reason = CLOSED, reason
        await hall.store.write(table.row.id, table.row)
        hall.log.tell("closed", table=table.row.id)
    return table


def load(data: bytes) -> tuple[Session | None, str]:
    """The session of a save, and what is wrong with it, if anything is."""
    try:
        session = load_session(data)
    except MulliganError as error:
        return None, str(error)
    except Exception as error:  # noqa: BLE001  a game of an older release may trip the engine, which must not stop the server
        return None, words(ENGLISH).say("server-unreadable", error=type(error).__name__)
    return session, "" if session.trouble is None else str(session.trouble)


def take_up(table: Table, session: Session) -> None:
    """The match as it stands: who has won how many, and with which decks it goes on."""
    best_of = session.best_of
    if session.game.over and best_of is not None and table.row.state in (BETWEEN, OVER):
        best_of.count(session.game)
        if table.row.decks and table.row.state == BETWEEN:
            best_of.decks = [deck_from(row) for row in table.row.decks]
