"""For whom a match waits."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Of old tables it is not known before their next change."""
    op.add_column("tables", sa.Column("on_turn", sa.Text()))
