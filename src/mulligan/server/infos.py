"""A table as everybody sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mulligan.server.messages import LessonInfo, SeatInfo, TableInfo
from mulligan.server.rows import CLOSED, COMPUTER, OVER, PERSON, WATCHING

if TYPE_CHECKING:
    from mulligan.server.table import Table


def info_of(table: Table) -> TableInfo:
    """What everybody may know of a table."""
    row = table.row
    return TableInfo(
        row.id,
        row.game,
        row.edition,
        row.format,
        row.title,
        row.state,
        seats_of(table),
        teams=row.teams,
        best_of=row.wins * 2 - 1,
        played=row.games,
        listed=row.listed,
        watching=row.watching,
        watchers=sum(1 for one in table.connections if one.seat == WATCHING),
        delay=row.delay,
        chat=row.chat,
        clock=[row.clock.seconds, row.clock.increment] if row.clock is not None else None,
        running=sorted(table.clocks.running),
        passing=row.passing,
        switches=row.switches,
        practice=row.practice,
        reason=row.reason,
        winner=winner_of(table),
        replay=row.state in (OVER, CLOSED),
        stops=table.kind.stops(),
        evening=row.evening,
        lesson=LessonInfo(row.lesson, table.teaching.state()) if row.lesson else None,
    )


def seats_of(table: Table) -> list[SeatInfo]:
    """Who sits where."""
    best_of = table.session.best_of if table.session is not None else None
    here = {connection.seat for connection in table.connections}
    met = sum(one.sort != COMPUTER for one in table.row.seats) > 1  # people meet, or may yet
    secret = met and table.row.state not in (OVER, CLOSED)
    return [
        SeatInfo(
            seat,
            one.name,
            one.sort,
            one.agent,
            one.deck.name if one.deck is not None and not (secret and one.sort == PERSON) else "",
            seat in here,
            seat in table.matches.ready,
            best_of.wins[seat] if best_of is not None else 0,
            table.clocks.left(seat),
            one.muted,
        )
        for seat, one in enumerate(table.row.seats)
    ]


def winner_of(table: Table) -> str | None:
    """Who has won the match, or the only game."""
    if table.session is None or table.row.state != OVER:
        return None
    best_of = table.session.best_of
    if best_of is not None:
        return table.row.seats[best_of.winner].name if best_of.winner >= 0 else None
    return table.session.game.winner
