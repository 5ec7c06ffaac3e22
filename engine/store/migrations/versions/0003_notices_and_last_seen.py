"""Notices that ask players a question. When a person was last seen is not kept any more. Deleted people, whom 1.0.0
called `Deleted player 3`, get the mark by which each reader's language names them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


BEFORE = "Deleted player "
NAMES = (
    ("seats", "name", "user_id"),
    ("match_seats", "name", "user_id"),
    ("event_players", "name", "user_id"),
    ("events", "host", "host_id"),
)


def upgrade() -> None:
    """One step forward."""
    op.add_column("tables", sa.Column("notice_message_id", sa.BigInteger()))
    op.add_column("tables", sa.Column("noticed_since", sa.BigInteger(), nullable=False, server_default="0"))
    op.execute("UPDATE players SET seen_at = 0")
    for table, column, user in NAMES:
        name: sa.ColumnClause[str] = sa.column(column, sa.Text)
        who: sa.ColumnClause[int] = sa.column(user, sa.BigInteger)
        marked = sa.literal("\x1a").concat(sa.func.substr(name, len(BEFORE) + 1))
        deleted = sa.and_(who < 0, name.like(f"{BEFORE}%"))
        op.execute(sa.table(table, name, who).update().where(deleted).values({column: marked}))
