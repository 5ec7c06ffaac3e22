"""Notices that ask players a question. When a person was last seen is not kept any more."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One step forward."""
    op.add_column("tables", sa.Column("notice_message_id", sa.BigInteger()))
    op.add_column("tables", sa.Column("noticed_since", sa.BigInteger(), nullable=False, server_default="0"))
    op.execute("UPDATE players SET seen_at = 0")
