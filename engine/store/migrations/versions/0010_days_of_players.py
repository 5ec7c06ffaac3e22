"""The days on which players asked for a daily row, by their own calendar."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One step forward."""
    for name in ("first_day", "last_day", "asked_at"):
        op.add_column("dailies", sa.Column(name, sa.BigInteger()))
