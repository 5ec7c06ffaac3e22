"""Ratings, one row a person of every rated match, and tables that do not count for them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Old tables count once they are finished; what was finished before stays unrated."""
    op.add_column("tables", sa.Column("casual", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index(op.f("ix_tables_guild_id"), "tables", ["guild_id"])
    op.create_table(
        "ratings",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("mu", sa.BigInteger(), nullable=False),
        sa.Column("sigma", sa.BigInteger(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["match_results.table_id"], name=op.f("fk_ratings_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_ratings")),
    )
    op.create_index(op.f("ix_ratings_guild_id"), "ratings", ["guild_id", "game", "user_id", "number"])
