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
    _create(
        "events",
        "id",
        text="id kind status host title plan posting",
        integers=(
            "version guild_id channel_id host_id round round_at starts_at created_at active_at message_id "
            "shown_version shown_posts scheduled_id"
        ),
        null="round_at starts_at message_id shown_version posting scheduled_id",
        indexes=("status",),
    )
    _create("guild_settings", "guild_id", text="settings", integers="guild_id")
    _create("leases", "shard", text="holder", integers="shard shard_count term expires_at")
    _create("meta", "name", text="name value")
    _create("players", "user_id", text="name settings", integers="user_id seen_at", null="settings")
    _create("seasons", "guild_id number", integers="guild_id number started_at ended_at after", null="ended_at")
    _create(
        "tables",
        "id",
        text="id status game options rematch_of participants clock seed_chain deals_of on_turn posting",
        integers=(
            "version guild_id channel_id host_id rules_version capacity turn_seconds claim_seconds deadline "
            "created_at active_at awaited_since message_id shown_version shown_rounds call_message_id "
            "called_user_id call_channel_id pinged_since"
        ),
        flags="hints casual passes",
        null=(
            "guild_id turn_seconds deadline rematch_of seed_chain deals_of on_turn message_id shown_version "
            "posting call_message_id called_user_id call_channel_id"
        ),
        indexes=("deals_of", "guild_id", "rematch_of", "status"),
    )
    _create(
        "weekly_posts",
        "guild_id",
        text="zone nonce",
        integers="guild_id channel_id hour done tried_at",
        null="channel_id nonce",
    )
    _create(
        "achievements",
        "guild_id user_id achievement",
        text="achievement table_id",
        integers="guild_id user_id round at",
        refers=("table_id", "tables.id"),
        indexes=("table_id",),
    )
    _create(
        "event_players",
        "event_id user_id",
        text="event_id name vote",
        integers="user_id since until",
        null="until vote",
        refers=("event_id", "events.id"),
    )
    _create(
        "event_tables",
        "event_id round number",
        text="event_id table_id game people places",
        integers="round number channel_id",
        null="channel_id places",
        refers=("event_id", "events.id"),
        indexes=("table_id",),
    )
    _create(
        "match_results",
        "table_id",
        text="table_id game",
        integers="guild_id channel_id rounds ended_at",
        null="guild_id",
        refers=("table_id", "tables.id"),
        indexes=("guild_id game ended_at",),
    )
    _create(
        "premoves",
        "table_id user_id",
        text="table_id premoves",
        integers="user_id",
        refers=("table_id", "tables.id"),
    )
    _create(
        "round_results",
        "table_id number",
        text="table_id ending scores totals",
        integers="number winner at",
        null="winner",
        refers=("table_id", "tables.id"),
    )
    _create(
        "seats",
        "table_id seat",
        text="table_id name",
        integers="seat user_id",
        flags="robot resigned",
        null="user_id",
        refers=("table_id", "tables.id"),
        indexes=("user_id",),
    )
    _create(
        "steps",
        "table_id number",
        text="table_id move made_by",
        integers="number seat at interaction_id",
        null="interaction_id",
        refers=("table_id", "tables.id"),
        unique="interaction_id",
    )
    _create(
        "match_seats",
        "table_id seat",
        text="table_id name",
        integers="seat side user_id place total",
        flags="resigned",
        null="user_id",
        refers=("table_id", "match_results.table_id"),
        indexes=("user_id",),
    )
    _create(
        "ratings",
        "table_id seat",
        text="table_id game",
        integers="seat side user_id guild_id number mu sigma matches ended_at",
        refers=("table_id", "match_results.table_id"),
        indexes=("guild_id game user_id number",),
    )


def _create(
    table: str,
    key: str,
    *,
    text: str = "",
    integers: str = "",
    flags: str = "",
    null: str = "",
    refers: tuple[str, str] | None = None,
    indexes: tuple[str, ...] = (),
    unique: str = "",
) -> None:
    """Create a table: its primary key, and the names of its columns by type. The columns in `null` may be empty."""
    kinds = ((text, sa.Text), (integers, sa.BigInteger), (flags, sa.Boolean))
    columns = [
        sa.Column(name, kind(), autoincrement=False, nullable=name in null.split(), unique=name == unique)
        for names, kind in kinds
        for name in names.split()
    ]
    rules: list[sa.schema.SchemaItem] = [sa.PrimaryKeyConstraint(*key.split())]
    rules += [sa.Index(None, *index.split()) for index in indexes]
    if refers:
        column, target = refers
        rules.append(sa.ForeignKeyConstraint([column], [target], ondelete="CASCADE"))
    op.create_table(table, *columns, *rules)
