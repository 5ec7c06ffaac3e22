"""Answers to weekly puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One step forward."""
    key = (("user_id", sa.BigInteger), ("game", sa.Text), ("week", sa.BigInteger))
    op.create_table(
        "puzzles",
        *(sa.Column(name, kind(), primary_key=True, autoincrement=False) for name, kind in key),
        sa.Column("tries", sa.BigInteger(), nullable=False),
        sa.Column("solved_at", sa.BigInteger(), nullable=True),
        sa.Column("shown", sa.Boolean(), nullable=False),
    )
