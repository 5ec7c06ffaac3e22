"""The chain of keys from which the deals of a table come, so that anybody can check them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Old tables are dealt as before."""
    op.add_column("tables", sa.Column("chain", sa.Text()))
