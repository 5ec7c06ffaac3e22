"""What people have chosen for themselves, and whether a table's board gives hints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has chosen anything yet; the boards of old tables gave hints, and go on doing so."""
    op.add_column("players", sa.Column("settings", sa.Text()))
    op.add_column("tables", sa.Column("hints", sa.Boolean(), nullable=False, server_default=sa.true()))
