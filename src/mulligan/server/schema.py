"""What the database holds: servers, tables, and line by line what happened at them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table

METADATA: Final = MetaData()

# Who serves: each process, and until when it is taken to be alive.
SERVERS: Final = Table(
    "servers",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("address", String(200), nullable=False),
    Column("alive_until", Float, nullable=False),
)

# A table as `rows.TableRow` tells it, who serves it, and a number that counts up whenever it is taken over.
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("state", String(20), nullable=False),
    Column("changed", Float, nullable=False),
    Column("told", LargeBinary, nullable=False),
    Column("owner", String(40), nullable=False),
    Column("fence", Integer, nullable=False),
    Index("tables_by_state", "state"),
)

# What happened at a table: lines of save files, a game's first line before its choices.
RECORDS: Final = Table(
    "records",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("lines", LargeBinary, nullable=False),
)
