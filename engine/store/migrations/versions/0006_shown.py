"""What was last shown of a table on Discord, so that whatever a crash or an outage prevented is made good."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of old tables the boards of those that are over count as shown, and so do the accounts of all rounds."""
    op.add_column("tables", sa.Column("shown_version", sa.Integer()))
    op.add_column("tables", sa.Column("shown_rounds", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("posting", sa.Text()))
    op.add_column("tables", sa.Column("awaited_since", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("pinged_since", sa.Integer(), nullable=False, server_default="0"))
    op.execute("UPDATE tables SET shown_version = version WHERE status IN ('finished', 'cancelled')")
    rounds = "SELECT COUNT(*) FROM round_results WHERE round_results.table_id = tables.id"
    op.execute(f"UPDATE tables SET shown_rounds = ({rounds})")
