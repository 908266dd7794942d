"""Tables: made, listed, joined, filled, looked at."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from fastapi import APIRouter, Header, Path, Request

from mulligan.saves.setting import DeckRow
from mulligan.server.catalog import Row, deck_view
from mulligan.server.hall import Hall
from mulligan.server.refusals import Refusal
from mulligan.server.rest.models import FillAsked, JoinAsked, SeatAsked, Seated, TableAsked
from mulligan.server.rest.readers import Reader
from mulligan.server.rows import CLOSED, OPEN, OVER, PACED, QUICK, WATCHING, ClockRow, SeatRow, TableRow
from mulligan.server.seating import computer, fill, legal_deck, sit_down
from mulligan.server.table import Table
from mulligan.server.words import with_names

Id = Annotated[str, Path(max_length=40)]


def tables_router(hall: Hall) -> APIRouter:
    """What can be asked about tables."""
    router = APIRouter(prefix="/api/tables", tags=["tables"])

    @router.get("")
    async def list_tables(reader: Reader) -> list[Row]:
        """The tables that anybody may join or watch."""
        here = [row_of(table, reader) for table in hall.tables.values() if is_listed(table)]
        rows = await hall.store.rows() if hall.relay is not None else []
        others = [Table(row, hall) for row in rows if row.listed and row.id not in hall.tables]
        return here + [row_of(table, reader) for table in others if is_listed(table)]

    @router.post("", status_code=201)
    async def new_table(asked: TableAsked, request: Request, reader: Reader) -> Seated:
        """A new table; the one who makes it sits at the seat `me`."""
        mine = [seat for seat, one in enumerate(asked.seats) if one.sort == "me"]
        if len(mine) != 1:
            raise Refusal("one-host", 422)
        if not hall.limits.tables.take(address_of(request)):
            raise Refusal("too-fast", 429)
        me = asked.seats[mine[0]]
        row = await asyncio.to_thread(new_row, hall, asked, reader)
        deck = await asyncio.to_thread(deck_of, hall, row, me, reader)
        table = await hall.create(row)
        token = await sit_down(table, mine[0], me.name, deck)
        return seated(table, mine[0], token)

    @router.get("/{id}")
    async def one_table(id: Id, reader: Reader) -> Row:
        """A table, as everybody sees it."""
        return row_of(await hall.table(id), reader)

    @router.get("/{id}/deck")
    async def own_deck(id: Id, reader: Reader, authorization: Annotated[str, Header(max_length=200)] = "") -> Row:
        """The deck of the seat of the token, with what lies aside: between two games of a match, that of the next."""
        table = await hall.table(id)
        seat = table.seat_of(authorization.removeprefix("Bearer "))
        if seat == WATCHING:
            raise Refusal("only-watching", 403)
        row = table.row
        deck = table.matches.deck_of(seat)
        return await asyncio.to_thread(deck_view, table.kind, deck, row.edition, row.format, reader)

    @router.post("/{id}/seats", status_code=201)
    async def join(id: Id, asked: JoinAsked, reader: Reader) -> Seated:
        """A seat at a table: the one named, or the first that is free."""
        table = await hall.table(id)
        row = table.row
        wanted = asked.deck
        deck = await asyncio.to_thread(
            legal_deck, table.kind, wanted.name, wanted.text, row.edition, row.format, reader, hall.seed()
        )
        token = await sit_down(table, asked.seat, asked.name, deck)
        return seated(table, table.seat_of(token), token)

    @router.post("/{id}/computers")
    async def fill_up(
        id: Id, asked: FillAsked, reader: Reader, authorization: Annotated[str, Header(max_length=200)] = ""
    ) -> Row:
        """Computer players take the seats that are left, and the game begins; only who sits there may say so."""
        table = await hall.table(id)
        if table.seat_of(authorization.removeprefix("Bearer ")) == WATCHING:
            raise Refusal("only-watching", 403)
        await fill(table, asked.agent, reader)
        return row_of(table, reader)

    return router


def new_row(hall: Hall, asked: TableAsked, language: str) -> TableRow:
    """The table that somebody asks for, nobody sitting there but computer players."""
    kind = hall.kind(asked.game)
    edition, form = asked.edition or kind.newest(), asked.format or kind.formats[0]
    if edition not in kind.editions:
        raise Refusal("no-edition", 422, editions=kind.editions)
    if form not in kind.formats:
        raise Refusal("no-format", 422, formats=kind.formats)
    players = len(asked.seats)
    fewest, most = kind.usual_players(form), kind.most_players(form)
    if not fewest <= players <= most:
        raise Refusal("players" if fewest < most else "players-exactly", 422, fewest=fewest, most=most)
    alone = sum(one.sort != "computer" for one in asked.seats) == 1
    clock = asked.clock
    row = TableRow(
        "",
        kind.name,
        edition,
        form,
        [SeatRow() for _ in asked.seats],
        asked.title,
        asked.teams,
        2 if asked.best_of == 3 else 1,
        asked.switches,
        listed=asked.listed,
        watching=asked.watching,
        delay=asked.delay,
        chat=asked.chat,
        clock=ClockRow(clock.seconds, clock.increment, clock.answers) if clock is not None else None,
        passing=asked.passing or (QUICK if alone else PACED),
    )
    for seat, one in enumerate(asked.seats):
        if one.sort == "computer":
            row.seats[seat] = computer(row, one.agent, deck_of(hall, row, one, language))
    return row


def deck_of(hall: Hall, row: TableRow, asked: SeatAsked, language: str) -> DeckRow:
    """The deck that somebody asks for."""
    deck = asked.deck
    return legal_deck(hall.kind(row.game), deck.name, deck.text, row.edition, row.format, language, hall.seed())


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client is not None else ""


def is_listed(table: Table) -> bool:
    """Whether strangers are told of a table."""
    row = table.row
    return row.listed and (row.state == OPEN or (row.watching and row.state not in (OVER, CLOSED)))


def row_of(table: Table, language: str) -> Row:
    """A table as plain data."""
    found = msgspec.to_builtins(table.watching.info())
    assert isinstance(found, dict)
    return with_names(found, language)


def seated(table: Table, seat: int, token: str) -> Seated:
    """A seat, and the links that lead to it."""
    table_id = table.row.id
    return Seated(
        table=table_id,
        seat=seat,
        token=token,
        socket=f"/api/tables/{table_id}/socket",
        link=f"/#/table/{table_id}/{token}",
        invitation=f"/#/table/{table_id}",
    )
