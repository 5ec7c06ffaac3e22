"""Who was called to move last at a table, and by which message: a restart neither calls twice nor forgets."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """At old tables nobody counts as called: whoever is on turn is called once more."""
    op.add_column("tables", sa.Column("call_message_id", sa.BigInteger()))
    op.add_column("tables", sa.Column("called_user_id", sa.BigInteger()))
