"""Servers, tables, and what happened at them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    """Forward."""
    op.create_table(
        "servers",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("alive_until", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("state", sa.String(20), nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("told", sa.LargeBinary, nullable=False),
        sa.Column("owner", sa.String(40), nullable=False),
        sa.Column("fence", sa.Integer, nullable=False),
    )
    op.create_index("tables_by_state", "tables", ["state"])
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("lines", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Back."""
    op.drop_table("records")
    op.drop_table("tables")
    op.drop_table("servers")
