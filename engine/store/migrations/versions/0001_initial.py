"""The database of release 1.0.0."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create every table."""
    op.create_table(
        "events",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False, index=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.Column("round", sa.BigInteger(), nullable=False),
        sa.Column("round_at", sa.BigInteger()),
        sa.Column("starts_at", sa.BigInteger()),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("active_at", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("shown_version", sa.BigInteger()),
        sa.Column("shown_posts", sa.BigInteger(), nullable=False),
        sa.Column("posting", sa.Text()),
        sa.Column("scheduled_id", sa.BigInteger()),
    )
    op.create_table(
        "guild_settings",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("settings", sa.Text(), nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("shard", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("shard_count", sa.BigInteger(), nullable=False),
        sa.Column("holder", sa.Text(), nullable=False),
        sa.Column("term", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "meta",
        sa.Column("name", sa.Text(), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
    )
    op.create_table(
        "players",
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.Column("settings", sa.Text()),
    )
    op.create_table(
        "seasons",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("number", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("started_at", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger()),
        sa.Column("after", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False, index=True),
        sa.Column("guild_id", sa.BigInteger(), index=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules_version", sa.BigInteger(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("capacity", sa.BigInteger(), nullable=False),
        sa.Column("turn_seconds", sa.BigInteger()),
        sa.Column("claim_seconds", sa.BigInteger(), nullable=False),
        sa.Column("deadline", sa.BigInteger()),
        sa.Column("rematch_of", sa.Text(), index=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("active_at", sa.BigInteger(), nullable=False),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.Column("participants", sa.Text(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("awaited_since", sa.BigInteger(), nullable=False),
        sa.Column("casual", sa.Boolean(), nullable=False),
        sa.Column("passes", sa.Boolean(), nullable=False),
        sa.Column("seed_chain", sa.Text()),
        sa.Column("deals_of", sa.Text(), index=True),
        sa.Column("on_turn", sa.Text()),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("shown_version", sa.BigInteger()),
        sa.Column("shown_rounds", sa.BigInteger(), nullable=False),
        sa.Column("posting", sa.Text()),
        sa.Column("call_message_id", sa.BigInteger()),
        sa.Column("called_user_id", sa.BigInteger()),
        sa.Column("call_channel_id", sa.BigInteger()),
        sa.Column("pinged_since", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "weekly_posts",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger()),
        sa.Column("zone", sa.Text(), nullable=False),
        sa.Column("hour", sa.BigInteger(), nullable=False),
        sa.Column("done", sa.BigInteger(), nullable=False),
        sa.Column("nonce", sa.Text()),
        sa.Column("tried_at", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "achievements",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("achievement", sa.Text(), primary_key=True),
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("round", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "event_players",
        sa.Column("event_id", sa.Text(), sa.ForeignKey("events.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger()),
        sa.Column("vote", sa.Text()),
    )
    op.create_table(
        "event_tables",
        sa.Column("event_id", sa.Text(), sa.ForeignKey("events.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("round", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("number", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("table_id", sa.Text(), nullable=False, index=True),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("people", sa.Text(), nullable=False),
        sa.Column("channel_id", sa.BigInteger()),
        sa.Column("places", sa.Text()),
    )
    op.create_table(
        "match_results",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rounds", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.Index(None, "guild_id", "game", "ended_at"),
    )
    op.create_table(
        "premoves",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("premoves", sa.Text(), nullable=False),
    )
    op.create_table(
        "round_results",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("ending", sa.Text(), nullable=False),
        sa.Column("winner", sa.BigInteger()),
        sa.Column("scores", sa.Text(), nullable=False),
        sa.Column("totals", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger(), index=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("robot", sa.Boolean(), nullable=False),
        sa.Column("resigned", sa.Boolean(), nullable=False),
    )
    op.create_table(
        "steps",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("seat", sa.BigInteger(), nullable=False),
        sa.Column("move", sa.Text(), nullable=False),
        sa.Column("made_by", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("interaction_id", sa.BigInteger(), unique=True),
    )
    op.create_table(
        "match_seats",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("match_results.table_id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("side", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), index=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("place", sa.BigInteger(), nullable=False),
        sa.Column("total", sa.BigInteger(), nullable=False),
        sa.Column("resigned", sa.Boolean(), nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("match_results.table_id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("side", sa.BigInteger(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("mu", sa.BigInteger(), nullable=False),
        sa.Column("sigma", sa.BigInteger(), nullable=False),
        sa.Column("matches", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.Index(None, "guild_id", "game", "user_id", "number"),
    )
