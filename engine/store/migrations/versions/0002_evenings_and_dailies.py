"""Breaks and check-ins of events, daily rows, arranged hands. Options of tables become pairs, as in plans of events."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One step forward."""
    op.add_column("events", sa.Column("break_ends", sa.BigInteger()))
    op.add_column("event_players", sa.Column("here_at", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("events", sa.Column("seed", sa.Text()))
    op.add_column("event_players", sa.Column("click", sa.BigInteger()))
    op.add_column("event_tables", sa.Column("clicks", sa.Text(), nullable=False, server_default="[]"))
    op.create_table(
        "dailies",
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("day", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Index("ix_dailies_day", "day"),
        sa.Index("ix_dailies_table_id", "table_id"),
    )
    op.create_table(
        "hands",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("arranged", sa.Text(), nullable=False),
    )
    tables = sa.table("tables", sa.column("options", sa.Text()))
    connection = op.get_bind()
    for (options,) in connection.execute(sa.select(tables.c.options).distinct()).all():
        pairs = json.dumps(sorted(json.loads(options).items()))
        connection.execute(tables.update().where(tables.c.options == options).values(options=pairs))
