"""`mulligan serve`: tables for a group, in the browser."""

from __future__ import annotations

import click

from mulligan.cli.language import say


@click.command(help=say("help-serve"))
@click.option("--host", default="127.0.0.1", show_default=True, help=say("help-option-host"))
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help=say("help-option-port"))
@click.option("--origin", "origins", multiple=True, help=say("help-option-origin"))
@click.option("--workers", type=click.IntRange(0, 256), default=0, help=say("help-option-workers"))
@click.option("--database", default="", help=say("help-option-database"))
def serve(host: str, port: int, origins: tuple[str, ...], workers: int, database: str) -> None:
    """Serve tables until somebody ends it."""
    from mulligan.server import serving  # a second of imports, which no other command needs
    from mulligan.server.database import Database
    from mulligan.server.hall import Hall

    sock = serving.listening(host, port)
    address = serving.address_of(sock, host)
    hall = Hall(Database(database, address), workers)
    click.echo(say("serve-begins", address=address))
    serving.serve(hall, sock, list(origins))
