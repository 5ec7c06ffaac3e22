"""Posts of a server's result of the daily row."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One step forward."""
    op.add_column("weekly_posts", sa.Column("daily_channel_id", sa.BigInteger()))
    op.add_column("weekly_posts", sa.Column("daily_done", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("weekly_posts", sa.Column("daily_nonce", sa.Text()))
    op.add_column("weekly_posts", sa.Column("daily_tried_at", sa.BigInteger(), nullable=False, server_default="0"))
