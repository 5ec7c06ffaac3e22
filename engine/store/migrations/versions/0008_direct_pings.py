"""A reminder may stand in its player's direct messages."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """All messages of before are in the channels of their tables."""
    op.add_column("tables", sa.Column("call_channel_id", sa.BigInteger()))
