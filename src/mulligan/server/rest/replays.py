"""Games that are over: looked at, taken along, gone on with from any point; and scenarios."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Header, Path, Query, Request, Response

from mulligan.kernel.game import SEATS
from mulligan.scenarios.sessions import scenario_now
from mulligan.server.beginnings import Beginnings
from mulligan.server.catalog import Row
from mulligan.server.hall import Hall
from mulligan.server.refusals import Refusal
from mulligan.server.rest.models import FromReplayAsked, FromSaveAsked, FromScenarioAsked, Seated
from mulligan.server.rest.readers import Reader
from mulligan.server.rest.tables import Id, address_of, seated
from mulligan.server.rows import WATCHING

Game = Annotated[int, Path(ge=1, le=10_000)]
At = Annotated[int, Path(ge=0, le=1_000_000)]


def replays_router(hall: Hall) -> APIRouter:
    """What can be asked about games that are over."""
    router = APIRouter(prefix="/api", tags=["replays"])
    beginnings = Beginnings(hall)

    def check(request: Request) -> None:
        if not hall.limits.tables.take(address_of(request)):
            raise Refusal("too-fast", 429)

    @router.get("/replays/{id}/{game}/at/{at}")
    async def one_point(
        id: Id, game: Game, at: At, reader: Reader, seat: Annotated[int, Query(ge=-2, lt=SEATS)] = -2
    ) -> Row:
        """A game after so many choices: with every card (-2), as those who watched (-1) or a seat saw it."""
        return await hall.replays.view(id, game, at, seat, reader)

    @router.get("/replays/{id}/{game}/analysis")
    async def analysis(id: Id, game: Game, reader: Reader) -> Row:
        """How likely each player was to win when, and which choices turned the game: ask until `done` is `count`."""
        return await hall.analyses.look(id, game, reader)

    @router.get("/replays/{id}/{game}/file")
    async def file(id: Id, game: Game) -> Response:
        """A game as a save file, which `mulligan play --load` and this server take."""
        data = await hall.replays.record(id, game)
        name = f"mulligan-{id}-{game}.game"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(data, media_type="application/jsonl", headers=headers)

    @router.post("/replays/{id}/{game}/table", status_code=201)
    async def play_on(id: Id, game: Game, asked: FromReplayAsked, request: Request) -> Seated:
        """A new table at which one goes on from a point of a game, against the computer."""
        check(request)
        data = await hall.replays.record(id, game)
        table, token = await beginnings.from_save(data, asked.seat, asked.agent, asked.at)
        return seated(table, asked.seat, token)

    @router.post("/saves", status_code=201)
    async def from_save(asked: FromSaveAsked, request: Request) -> Seated:
        """A new table from a save file; a game that is over can be looked at there."""
        check(request)
        table, token = await beginnings.from_save(asked.text.encode(), asked.seat, asked.agent, asked.at)
        return seated(table, asked.seat, token)

    @router.post("/scenarios", status_code=201)
    async def from_scenario(asked: FromScenarioAsked, request: Request) -> Seated:
        """A new table as a scenario lays it."""
        check(request)
        table, token = await beginnings.from_scenario(asked.text, asked.seat, asked.agent)
        return seated(table, asked.seat, token)

    @router.get("/tables/{id}/scenario")
    async def as_scenario(id: Id, authorization: Annotated[str, Header(max_length=200)] = "") -> Row:
        """The table as a scenario: while people play, only what the seat of the token knows."""
        table = await hall.table(id)
        seat = table.seat_of(authorization.removeprefix("Bearer "))
        if seat == WATCHING or table.session is None:
            raise Refusal("only-watching", 403)
        if table.game.over:
            await hall.replays.check_told(table.row)
        return scenario_now(table.session, seat)

    return router
