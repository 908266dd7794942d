"""The way to the database: SQLite in a file unless told otherwise, brought up to date when the server begins."""

from __future__ import annotations

import os
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import platformdirs
from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from mulligan.kernel.errors import MulliganError

NEWEST: Final = "1"  # the last step of migrations/versions


def default_url() -> str:
    """A file in the data folder of the user, or under MULLIGAN_DATA."""
    own = os.environ.get("MULLIGAN_DATA")
    folder = Path(own).expanduser() if own else platformdirs.user_data_path("mulligan", appauthor=False)
    return f"sqlite:///{folder / 'tables.sqlite'}"


def open_engine(url: str) -> Engine:
    """The engine for an address, its database up to date."""
    try:
        found = make_url(url or default_url())
    except ArgumentError:
        raise MulliganError("no-database", url=url, reason="sqlite:///FILE, postgresql://…") from None
    if found.get_backend_name() == "postgresql" and found.get_driver_name() != "psycopg":
        found = found.set(drivername="postgresql+psycopg")
    try:
        engine = sqlite_engine(found) if found.get_backend_name() == "sqlite" else create_engine(found)
        with engine.begin() as connection:
            bring_up_to_date(connection)
    except (SQLAlchemyError, OSError, ImportError) as error:
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        shown = found.render_as_string(hide_password=True)
        raise MulliganError("no-database", url=shown, reason=reason) from None
    return engine


def sqlite_engine(url: URL) -> Engine:
    """SQLite that loses nothing: a write-ahead log, each commit on the disk before it is one."""
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, connect_args={"check_same_thread": False, "timeout": 20.0})

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions are begun by us, below
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get("writes") else "BEGIN")

    return engine


def bring_up_to_date(connection: Connection) -> None:
    """Take every step that the database has not seen yet."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(7261)"))
    seen = None
    if inspect(connection).has_table("alembic_version"):
        seen = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if seen == NEWEST:
        return
    from alembic import command  # a third of a second, which only a new database is worth
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files("mulligan.server").joinpath("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
