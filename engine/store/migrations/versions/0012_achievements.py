"""What people have achieved on each server, each thing once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Rounds that are over are not looked through."""
    op.create_table(
        "achievements",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("achievement", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_achievements_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("guild_id", "user_id", "achievement", name="pk_achievements"),
    )
    op.create_index("ix_achievements_table_id", "achievements", ["table_id"])
