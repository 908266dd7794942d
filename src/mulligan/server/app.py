"""The application: what is answered under which address."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI, Request, WebSocket
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

from mulligan.kernel.errors import MulliganError
from mulligan.server.bus import Bus
from mulligan.server.catalog import game_rows
from mulligan.server.hall import Elsewhere, Hall
from mulligan.server.refusals import Refusal
from mulligan.server.relay import Keeping, Relay
from mulligan.server.rest.evenings import evenings_router
from mulligan.server.rest.games import games_router
from mulligan.server.rest.lessons import lessons_router
from mulligan.server.rest.models import Problem
from mulligan.server.rest.readers import reader_of
from mulligan.server.rest.replays import replays_router
from mulligan.server.rest.tables import tables_router
from mulligan.server.rest.words import words_router
from mulligan.server.security import Guard
from mulligan.server.socket import serve_socket
from mulligan.server.wire import SocketWire
from mulligan.speech import sentence
from mulligan.speech.tags import ENGLISH
from mulligan.version import __version__


def make_app(hall: Hall, origins: list[str] | None = None, bus: Bus | None = None, local: bool = False) -> FastAPI:
    """The application of a hall; a local one is for this machine alone."""

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await hall.open()
        hall.begin(asyncio.to_thread(game_rows, ENGLISH))  # what the lobby asks for: read before anybody is there
        try:
            yield
        finally:
            await hall.close()

    app = FastAPI(
        title="Mulligan",
        version=__version__,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
        responses={
            code: {"model": Problem, "description": "not done, and why"} for code in (400, 403, 404, 409, 413, 422, 429)
        },
    )

    if bus is not None:
        hall.relay = Relay(hall, bus, serve_socket, app)

    @app.exception_handler(Elsewhere)
    async def handed_on(request: Request, error: Elsewhere) -> Response:
        if hall.relay is None or request.scope.get("mulligan.handed"):
            return problem(request, error)
        try:
            answer = await hall.relay.ask(error.owner, request.scope, request.scope.get("mulligan.body", b""))
        except Refusal as refusal:
            return problem(request, refusal)
        headers = {name.decode(): value.decode() for name, value in answer.headers}
        return Response(answer.body, answer.status, headers)

    @app.exception_handler(Refusal)
    async def refused(request: Request, error: Refusal) -> JSONResponse:
        return problem(request, error)

    @app.exception_handler(MulliganError)
    async def wrong(request: Request, error: MulliganError) -> JSONResponse:
        return JSONResponse({"code": error.message, "reason": sentence(error, reader_of(request))}, 422)

    @app.get("/api/health", tags=["server"])
    async def health() -> dict[str, object]:
        """Whether the server is well."""
        return {"well": True, "version": __version__, "tables": len(hall.tables)}

    @app.get("/api/metrics", tags=["server"], response_class=PlainTextResponse)
    async def metrics() -> str:
        """Numbers about the server, as Prometheus reads them."""
        return hall.metrics.text(hall)

    app.include_router(games_router(hall))
    app.include_router(lessons_router(hall))
    app.include_router(tables_router(hall))
    app.include_router(replays_router(hall))
    app.include_router(evenings_router(hall))
    app.include_router(words_router(hall))

    @app.websocket("/api/tables/{id}/socket")
    async def socket(websocket: WebSocket, id: str) -> None:
        await serve_socket(hall, id, SocketWire(websocket))

    app.mount("/", StaticFiles(directory=web_folder(), html=True))
    if bus is not None:
        app.add_middleware(Keeping)
    app.add_middleware(Guard, origins=origins or [], requests=hall.limits.requests, local=local)
    return app


def problem(request: Request, refusal: Refusal) -> JSONResponse:
    """Why something is not done, in the language of who asked."""
    return JSONResponse({"code": refusal.code, "reason": refusal.sentence(reader_of(request))}, refusal.status)


def web_folder() -> Path:
    """Where the page's files are."""
    return Path(str(files("mulligan").joinpath("web")))
