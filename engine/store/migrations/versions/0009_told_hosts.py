"""What hosts were told when Discord refused the bot, so that a restart tells them nothing twice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One step forward."""
    for table in ("tables", "events"):
        op.add_column(table, sa.Column("told", sa.Text()))
