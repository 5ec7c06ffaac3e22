"""How time is given at a table, and what happens when it runs out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Old tables keep their time for a turn, and a robot plays every turn that takes longer."""
    op.add_column("tables", sa.Column("clock", sa.Text(), nullable=False, server_default="{}"))
