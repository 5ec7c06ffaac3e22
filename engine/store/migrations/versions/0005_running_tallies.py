"""Running tallies for leaderboards. The program adds them up at its next start."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One step forward."""
    key = (("guild_id", sa.BigInteger), ("period", sa.Text), ("kind", sa.Text), ("game", sa.Text))
    numbers = ("matches", "wins", "places", "points", "rounds", "ended_at")
    op.create_table(
        "tallies",
        *(sa.Column(name, kind(), primary_key=True, autoincrement=False) for name, kind in key),
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        *(sa.Column(name, sa.BigInteger(), nullable=False) for name in numbers),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Index("ix_tallies_user_id", "user_id"),
    )
    connection = op.get_bind()
    if connection.execute(sa.text("SELECT 1 FROM match_results LIMIT 1")).first() is not None:
        connection.execute(sa.text("INSERT INTO meta (name, value) VALUES ('tallies', 'stale')"))
