"""Why the tables refuse a request."""

from __future__ import annotations

from enum import StrEnum


class TableRefusal(StrEnum):
    """Refusals of lobby, host, turns and deals. `bot/words` has a sentence for each (`refusal.…`)."""

    STALE = "stale"
    DUPLICATE = "duplicate"
    NO_SUCH_TABLE = "no_such_table"
    NOT_SEATED = "not_seated"
    ALREADY_SEATED = "already_seated"
    ALREADY_WAITING = "already_waiting"
    REMOVED = "removed"
    NOT_ASKED = "not_asked"
    NOBODY_TO_ASK = "nobody_to_ask"
    SEAT_NOT_FREE = "seat_not_free"
    FORFEITED = "forfeited"
    NO_CLOCK = "no_clock"
    NOT_PAUSED = "not_paused"
    NO_TAKE_OVER = "no_take_over"
    NOT_NAMED = "not_named"
    NO_QUESTION = "no_question"
    CANNOT_UNDO = "cannot_undo"
    QUESTION_OPEN = "question_open"
    TABLE_FULL = "table_full"
    KNOWS_DEAL = "knows_deal"
    DEAL_CLOSED = "deal_closed"
    DEAL_FIXED = "deal_fixed"
    DEAL_HIDDEN = "deal_hidden"
    DEAL_SECRET = "deal_secret"
    NO_PRIVATE_THREADS = "no_private_threads"
    ALREADY_STARTED = "already_started"
    NOT_STARTED = "not_started"
    NOT_HOST = "not_host"
    NOT_MANAGER = "not_manager"
    TABLE_CLOSED = "table_closed"
    ELSEWHERE = "elsewhere"
    TOO_MANY_TABLES = "too_many_tables"
    TOO_MANY_HOSTED = "too_many_hosted"
    NOT_OVER = "not_over"
    # the program
    STORE_UNAVAILABLE = "store_unavailable"
    NOT_OPENED = "not_opened"
    """The store failed when a table was opened."""
    SHUTTING_DOWN = "shutting_down"
