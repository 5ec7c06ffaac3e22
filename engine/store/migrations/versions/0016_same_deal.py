"""The match whose deals a table has again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Old tables have deals of their own."""
    op.add_column("tables", sa.Column("deals_of", sa.Text()))
    op.create_index(op.f("ix_tables_deals_of"), "tables", ["deals_of"])
