"""Who was asked to a table, waits for a seat or was sent away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """At old tables nobody was asked anything."""
    op.add_column("tables", sa.Column("company", sa.Text(), nullable=False, server_default="{}"))
