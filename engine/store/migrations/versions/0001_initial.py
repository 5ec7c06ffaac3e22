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
        sa.Column("round_at", sa.BigInteger(), nullable=True),
        sa.Column("starts_at", sa.BigInteger(), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("active_at", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("shown_version", sa.Integer(), nullable=True),
        sa.Column("shown_posts", sa.Integer(), server_default="0", nullable=False),
        sa.Column("posting", sa.Text(), nullable=True),
        sa.Column("scheduled_id", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_events")),
    )
    op.create_index(op.f("ix_events_status"), "events", ["status"], unique=False)
    op.create_table(
        "guild_settings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_guild_settings")),
    )
    op.create_table(
        "leases",
        sa.Column("shard", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("shard_count", sa.Integer(), nullable=False),
        sa.Column("holder", sa.Text(), nullable=False),
        sa.Column("term", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("shard", name=op.f("pk_leases")),
    )
    op.create_table(
        "meta",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_meta")),
    )
    op.create_table(
        "players",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_players")),
    )
    op.create_table(
        "seasons",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.Column("after", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "number", name=op.f("pk_seasons")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("call_message_id", sa.BigInteger(), nullable=True),
        sa.Column("called_user_id", sa.BigInteger(), nullable=True),
        sa.Column("call_channel_id", sa.BigInteger(), nullable=True),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("capacity", sa.Integer(), nullable=False),
        sa.Column("turn_seconds", sa.Integer(), nullable=True),
        sa.Column("claim_seconds", sa.Integer(), nullable=False),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        sa.Column("rematch_of", sa.Text(), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("active_at", sa.BigInteger(), nullable=False),
        sa.Column("hints", sa.Boolean(), server_default=sa.text("1"), nullable=False),
        sa.Column("participants", sa.Text(), server_default="{}", nullable=False),
        sa.Column("clock", sa.Text(), server_default="{}", nullable=False),
        sa.Column("shown_version", sa.Integer(), nullable=True),
        sa.Column("shown_rounds", sa.Integer(), server_default="0", nullable=False),
        sa.Column("posting", sa.Text(), nullable=True),
        sa.Column("awaited_since", sa.Integer(), server_default="0", nullable=False),
        sa.Column("pinged_since", sa.Integer(), server_default="0", nullable=False),
        sa.Column("casual", sa.Boolean(), server_default=sa.text("0"), nullable=False),
        sa.Column("passes", sa.Boolean(), server_default=sa.text("1"), nullable=False),
        sa.Column("seed_chain", sa.Text(), nullable=True),
        sa.Column("deals_of", sa.Text(), nullable=True),
        sa.Column("on_turn", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index(op.f("ix_tables_deals_of"), "tables", ["deals_of"], unique=False)
    op.create_index(op.f("ix_tables_guild_id"), "tables", ["guild_id"], unique=False)
    op.create_index(op.f("ix_tables_rematch_of"), "tables", ["rematch_of"], unique=False)
    op.create_index(op.f("ix_tables_status"), "tables", ["status"], unique=False)
    op.create_table(
        "weekly_posts",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("zone", sa.Text(), nullable=False),
        sa.Column("hour", sa.Integer(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("nonce", sa.Text(), nullable=True),
        sa.Column("tried_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_weekly_posts")),
    )
    op.create_table(
        "achievements",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("achievement", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_achievements_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("guild_id", "user_id", "achievement", name=op.f("pk_achievements")),
    )
    op.create_index(op.f("ix_achievements_table_id"), "achievements", ["table_id"], unique=False)
    op.create_table(
        "event_players",
        sa.Column("event_id", sa.Text(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("since", sa.Integer(), nullable=False),
        sa.Column("until", sa.Integer(), nullable=True),
        sa.Column("vote", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(
            ["event_id"], ["events.id"], name=op.f("fk_event_players_event_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("event_id", "user_id", name=op.f("pk_event_players")),
    )
    op.create_table(
        "event_tables",
        sa.Column("event_id", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("people", sa.Text(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("places", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["event_id"], ["events.id"], name=op.f("fk_event_tables_event_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("event_id", "round", "number", name=op.f("pk_event_tables")),
    )
    op.create_index(op.f("ix_event_tables_table_id"), "event_tables", ["table_id"], unique=False)
    op.create_table(
        "match_results",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_match_results_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_match_results")),
    )
    op.create_index(op.f("ix_match_results_guild_id"), "match_results", ["guild_id", "game", "ended_at"], unique=False)
    op.create_table(
        "plans",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_plans_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "user_id", name=op.f("pk_plans")),
    )
    op.create_table(
        "round_results",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("ending", sa.Text(), nullable=False),
        sa.Column("winner", sa.Integer(), nullable=True),
        sa.Column("scores", sa.Text(), nullable=False),
        sa.Column("totals", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_round_results_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_round_results")),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("robot", sa.Boolean(), nullable=False),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_seats_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_user_id"), "seats", ["user_id"], unique=False)
    op.create_table(
        "steps",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("move", sa.Text(), nullable=False),
        sa.Column("made_by", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("interaction_id", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_steps_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_steps")),
        sa.UniqueConstraint("interaction_id", name=op.f("uq_steps_interaction_id")),
    )
    op.create_table(
        "match_seats",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["match_results.table_id"], name=op.f("fk_match_seats_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_match_seats")),
    )
    op.create_index(op.f("ix_match_seats_user_id"), "match_seats", ["user_id"], unique=False)
    op.create_table(
        "ratings",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("mu", sa.BigInteger(), nullable=False),
        sa.Column("sigma", sa.BigInteger(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["match_results.table_id"], name=op.f("fk_ratings_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_ratings")),
    )
    op.create_index(op.f("ix_ratings_guild_id"), "ratings", ["guild_id", "game", "user_id", "number"], unique=False)
