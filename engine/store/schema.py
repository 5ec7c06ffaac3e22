"""The tables of the database. Times are integer seconds UTC, ids are made by the application, JSON is text.

The same definitions serve SQLite and PostgreSQL. The migrations build them; a test compares the two.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, Table, Text, false, true

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


def _table_key() -> Column[Any]:
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


meta = Table(
    "meta",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""Small facts about this database, such as when the program was last alive."""

leases = Table(
    "leases",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("shard_count", Integer, nullable=False),
    Column("holder", Text, nullable=False),
    Column("term", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)
"""On PostgreSQL: which program has which shards; see `engine.store.leases`."""

guild_settings = Table(
    "guild_settings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("settings", Text, nullable=False),
)

weekly_posts = Table(
    "weekly_posts",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger),
    Column("zone", Text, nullable=False),
    Column("hour", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("nonce", Text),
    Column("tried_at", BigInteger, nullable=False),
)
"""Where and when a server has its leaderboard posted each week, and which Monday's it has got."""

players = Table(
    "players",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("settings", Text),
)
"""The name somebody was last seen under, for leaderboards, and what they have chosen for themselves."""

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("call_message_id", BigInteger),
    Column("called_user_id", BigInteger),
    Column("call_channel_id", BigInteger),
    Column("host_id", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("capacity", Integer, nullable=False),
    Column("turn_seconds", Integer),
    Column("claim_seconds", Integer, nullable=False),
    Column("deadline", BigInteger),
    Column("rematch_of", Text),
    Column("created_at", BigInteger, nullable=False),
    Column("active_at", BigInteger, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("participants", Text, nullable=False, server_default="{}"),
    Column("clock", Text, nullable=False, server_default="{}"),
    Column("shown_version", Integer),
    Column("shown_rounds", Integer, nullable=False, server_default="0"),
    Column("posting", Text),
    Column("awaited_since", Integer, nullable=False, server_default="0"),
    Column("pinged_since", Integer, nullable=False, server_default="0"),
    Column("casual", Boolean, nullable=False, server_default=false()),
    Column("passes", Boolean, nullable=False, server_default=true()),
    Column("seed_chain", Text),
    Column("deals_of", Text),
    Column("on_turn", Text),
    Index(None, "status"),
    Index(None, "guild_id"),
    Index(None, "rematch_of"),
    Index(None, "deals_of"),
)

seats = Table(
    "seats",
    metadata,
    _table_key(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("robot", Boolean, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Index(None, "user_id"),
)

steps = Table(
    "steps",
    metadata,
    _table_key(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("made_by", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("interaction_id", BigInteger, unique=True),
)
"""The moves of every match in order; -1 is the house. A match is rebuilt from these alone."""

plans = Table(
    "plans",
    metadata,
    _table_key(),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("plan", Text, nullable=False),
)
"""What somebody wants to play at an open table when their turn comes."""

round_results = Table(
    "round_results",
    metadata,
    _table_key(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("ending", Text, nullable=False),
    Column("winner", Integer),
    Column("scores", Text, nullable=False),
    Column("totals", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

match_results = Table(
    "match_results",
    metadata,
    _table_key(),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Index(None, "guild_id", "game", "ended_at"),
)

match_seats = Table(
    "match_seats",
    metadata,
    Column("table_id", Text, ForeignKey("match_results.table_id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("side", Integer, nullable=False),
    Column("user_id", BigInteger),
    Column("name", Text, nullable=False),
    Column("place", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Index(None, "user_id"),
)

seasons = Table(
    "seasons",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("started_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Column("after", Integer, nullable=False),
)
"""A server's seasons. `after` is the number of the last match that was rated before the start: it tells for ever which
ratings were reckoned from softened ones."""

ratings = Table(
    "ratings",
    metadata,
    Column("table_id", Text, ForeignKey("match_results.table_id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("side", Integer, nullable=False),
    Column("user_id", BigInteger, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("mu", BigInteger, nullable=False),
    Column("sigma", BigInteger, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Index(None, "guild_id", "game", "user_id", "number"),
)
"""The rating of each person after each match that counts, in millionths; never changed."""

achievements = Table(
    "achievements",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("achievement", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index(None, "table_id"),
)
"""What people have achieved on each server, and in which round for the first time."""

events = Table(
    "events",
    metadata,
    Column("id", Text, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("host", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("plan", Text, nullable=False),
    Column("round", Integer, nullable=False),
    Column("round_at", BigInteger),
    Column("starts_at", BigInteger),
    Column("created_at", BigInteger, nullable=False),
    Column("active_at", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("shown_version", Integer),
    Column("shown_posts", Integer, nullable=False, server_default="0"),
    Column("posting", Text),
    Column("scheduled_id", BigInteger),
    Index(None, "status"),
)
"""Game nights and other events of several tables."""

event_players = Table(
    "event_players",
    metadata,
    Column("event_id", Text, ForeignKey("events.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("name", Text, nullable=False),
    Column("since", Integer, nullable=False),
    Column("until", Integer),
    Column("vote", Text),
)
"""Who takes part in an event: from round `since` to round `until`."""

event_tables = Table(
    "event_tables",
    metadata,
    Column("event_id", Text, ForeignKey("events.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("people", Text, nullable=False),
    Column("channel_id", BigInteger),
    Column("places", Text),
    Index(None, "table_id"),
)
"""Which table is which of an event's round, who sits there, and once it is over, in which places they ended."""
