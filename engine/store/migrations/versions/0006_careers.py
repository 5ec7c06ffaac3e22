"""What a person's statistics and history are read from. The program adds it up at its next start."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def _numbers(*names: str) -> list[sa.Column[int]]:
    return [sa.Column(name, sa.BigInteger(), nullable=False) for name in names]


def _key(name: str, kind: type[sa.BigInteger | sa.Text] = sa.BigInteger) -> sa.Column[Any]:
    return sa.Column(name, kind(), primary_key=True, autoincrement=False)


def upgrade() -> None:
    """One step forward."""
    op.add_column("tallies", sa.Column("shared", sa.BigInteger(), nullable=False, server_default="0"))
    op.create_table(
        "pairs",
        *(_key("user_id"), _key("guild_id"), _key("other_user_id"), _key("game", sa.Text)),
        *_numbers("together", "together_won", "against", "won", "lost"),
        sa.Index("ix_pairs_other_user_id", "other_user_id"),
    )
    op.create_table(
        "careers",
        *(_key("guild_id"), _key("user_id"), _key("game", sa.Text)),
        *_numbers("ended_at"),
        *(sa.Column(name, sa.Text(), nullable=False) for name in ("table_id", "career")),
        sa.Index("ix_careers_user_id", "user_id"),
    )
    op.add_column("match_seats", sa.Column("ended_at", sa.BigInteger(), nullable=False, server_default="0"))
    connection = op.get_bind()
    ended = "SELECT ended_at FROM match_results WHERE match_results.table_id = match_seats.table_id"
    connection.execute(sa.text(f"UPDATE match_seats SET ended_at = ({ended})"))
    op.drop_index("ix_match_seats_user_id", "match_seats")
    op.create_index("ix_match_seats_user_id", "match_seats", ["user_id", "ended_at"])
    op.create_index("ix_match_results_channel_id", "match_results", ["channel_id", "ended_at"])
    op.create_index("ix_match_results_ended_at", "match_results", ["ended_at", "guild_id"])
    op.create_table(
        "unfinished",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        _key("user_id"),
        *_numbers("channel_id", "ended_at"),
        sa.Index("ix_unfinished_user_id", "user_id", "ended_at"),
        sa.Index("ix_unfinished_channel_id", "channel_id", "ended_at"),
    )
    over = (
        "FROM tables t {} WHERE NOT EXISTS (SELECT 1 FROM match_results m WHERE m.table_id = t.id)"
        " AND t.status IN ('finished', 'cancelled') AND EXISTS (SELECT 1 FROM steps s WHERE s.table_id = t.id)"
    )
    into = "INSERT INTO unfinished (table_id, user_id, channel_id, ended_at)"
    connection.execute(sa.text(f"{into} SELECT t.id, 0, t.channel_id, t.active_at {over.format('')}"))
    seats = over.format("JOIN seats c ON c.table_id = t.id AND c.user_id IS NOT NULL")
    connection.execute(sa.text(f"{into} SELECT t.id, c.user_id, t.channel_id, t.active_at {seats}"))
    if connection.execute(sa.text("SELECT 1 FROM tables WHERE status IN ('finished', 'cancelled') LIMIT 1")).first():
        connection.execute(sa.text("DELETE FROM meta WHERE name = 'tallies'"))
        connection.execute(sa.text("INSERT INTO meta (name, value) VALUES ('tallies', 'stale')"))
