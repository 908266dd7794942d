"""`mulligan serve`: tables for a group, in the browser; and the server that `mulligan play` starts for one person."""

from __future__ import annotations

import os
import sys
import webbrowser
from functools import partial

import click

from mulligan.cli.language import say


@click.command(help=say("help-serve"))
@click.option("--host", default="127.0.0.1", show_default=True, help=say("help-option-host"))
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help=say("help-option-port"))
@click.option("--origin", "origins", multiple=True, help=say("help-option-origin"))
@click.option("--workers", type=click.IntRange(0, 256), default=0, help=say("help-option-workers"))
@click.option("--database", default="", help=say("help-option-database"))
@click.option("--redis", default="", help=say("help-option-redis"))
def serve(host: str, port: int, origins: tuple[str, ...], workers: int, database: str, redis: str) -> None:
    """Serve tables until somebody ends it."""
    from mulligan.server import serving  # a second of imports, which no other command needs
    from mulligan.server.bus import Bus
    from mulligan.server.database import Database
    from mulligan.server.hall import Hall

    sock = serving.listening(host, port)
    address = serving.address_of(sock, host)
    store = Database(database, address)
    click.echo(say("serve-begins", address=address))
    bus = partial(Bus, redis, store.me) if redis else None
    serving.serve(Hall(store, workers), sock, list(origins), make_bus=bus)


def play_in_browser(game: str, opens: bool) -> None:
    """Start a server for this machine alone, say its address, and show it in the browser where there is one."""
    from mulligan.server import serving
    from mulligan.server.database import Database
    from mulligan.server.hall import Hall

    sock = serving.listening(serving.LOCAL, 0)
    address = serving.address_of(sock, serving.LOCAL)
    page = f"{address}#/play/{game}" if game else address
    hall = Hall(Database("", address))
    click.echo(say("play-begins", address=page))

    def begun() -> None:
        if opens and has_browser():
            webbrowser.open(page)

    serving.serve(hall, sock, [], begun)


def has_browser() -> bool:
    """Whether a window can be opened here; a browser in the terminal would only be in the way."""
    if sys.platform in ("darwin", "win32") or os.environ.get("BROWSER"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
