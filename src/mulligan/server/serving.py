"""Starting the server: which address, which storage, and the browser of who plays alone."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Final

import uvicorn
from fastapi import FastAPI

from mulligan.kernel.errors import MulliganError
from mulligan.saves.disk import reason
from mulligan.server.app import make_app
from mulligan.server.bus import Bus
from mulligan.server.hall import Hall
from mulligan.server.limits import is_here
from mulligan.server.porter import Porter, make_room
from mulligan.server.tidying import keep_calm, tidy

MOST_MESSAGE: Final = 64 << 10  # bytes of what a client says at once
LOCAL: Final = "127.0.0.1"


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 is any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
        found.listen(2048)
    except OSError as error:
        found.close()
        raise MulliganError("no-port", host=host, port=port, reason=reason(error)) from None
    return found


def address_of(sock: socket.socket, host: str) -> str:
    """The address to be typed into a browser."""
    port = sock.getsockname()[1]
    shown = LOCAL if host in ("0.0.0.0", "::", "") else host
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"


def config_of(app: FastAPI) -> uvicorn.Config:
    """How the application is served."""
    return uvicorn.Config(
        app,
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=3,
        server_header=False,
        date_header=False,
    )


def serve(
    hall: Hall,
    sock: socket.socket,
    origins: list[str],
    begun: Callable[[], None] | None = None,
    make_bus: Callable[[], Bus] | None = None,
) -> None:
    """Serve until somebody ends it."""

    async def run() -> None:
        make_room()
        bus = make_bus() if make_bus is not None else None
        server = uvicorn.Server(config_of(make_app(hall, origins, bus, is_here(str(sock.getsockname()[0])))))
        serving = asyncio.ensure_future(server.serve(sockets=[sock]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        if begun is not None and not serving.done():
            begun()
        keep_calm()
        beside = [asyncio.ensure_future(tidy()), asyncio.ensure_future(Porter(server.server_state.connections).watch())]
        await serving
        for task in beside:
            task.cancel()

    asyncio.run(run())
