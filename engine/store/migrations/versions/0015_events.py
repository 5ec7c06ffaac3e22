"""Events of a server, such as game nights: who takes part, and who sits at which table in which round."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """There were none before."""
    op.create_table(
        "events",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("round_at", sa.BigInteger()),
        sa.Column("starts_at", sa.BigInteger()),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("active_at", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("shown_version", sa.Integer()),
        sa.Column("shown_posts", sa.Integer(), server_default="0", nullable=False),
        sa.Column("posting", sa.Text()),
        sa.Column("scheduled_id", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_events"),
    )
    op.create_index("ix_events_status", "events", ["status"])
    op.create_table(
        "event_players",
        sa.Column("event_id", sa.Text(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("until", sa.Integer()),
        sa.Column("vote", sa.Text()),
        sa.ForeignKeyConstraint(["event_id"], ["events.id"], name="fk_event_players_event_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("event_id", "user_id", name="pk_event_players"),
    )
    op.create_table(
        "event_tables",
        sa.Column("event_id", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("people", sa.Text(), nullable=False),
        sa.Column("channel_id", sa.BigInteger()),
        sa.Column("places", sa.Text()),
        sa.ForeignKeyConstraint(["event_id"], ["events.id"], name="fk_event_tables_event_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("event_id", "round", "number", name="pk_event_tables"),
    )
    op.create_index("ix_event_tables_table_id", "event_tables", ["table_id"])
