"""The tables of the database. Times are integer seconds UTC, the application makes ids, JSON is text.

SQLite and PostgreSQL share these definitions. The migrations build them; a test compares the two.
"""

from collections.abc import Mapping
from dataclasses import is_dataclass
from types import UnionType
from typing import Any, Final, get_args, get_type_hints

from sqlalchemy import BigInteger, Boolean, Column, Dialect, ForeignKey, Index, MetaData, Table, Text, TypeDecorator

from engine.store import event_rows, rows
from engine.store.codec import from_text, to_text
from engine.store.errors import Damaged

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)


class Json(TypeDecorator[Any]):
    """Text with the JSON of a value (`engine.store.codec`)."""

    impl = Text
    cache_ok = True

    def __init__(self, kind: Any) -> None:
        super().__init__()
        self.kind = kind

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        return None if value is None else to_text(value)

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        try:
            return None if value is None else from_text(self.kind, value)
        except (ValueError, TypeError, KeyError, AttributeError) as error:
            raise Damaged(f"{value[:40]!r} is unreadable") from error


TYPES: Final[dict[Any, Any]] = {int: BigInteger, bool: Boolean, str: Text}
"""Column types by field type; everything else is JSON."""
OF_TABLE: Final = {"table_id": "tables.id"}
OF_MATCH: Final = {"table_id": "match_results.table_id"}
OF_EVENT: Final = {"event_id": "events.id"}


def _columns(row: type | dict[str, Any]) -> dict[str, Any]:
    """The columns of a row class with their types. `Shown` adds its own columns; lists of rows add none, because they
    have a table of their own."""
    columns: dict[str, Any] = {}
    for name, hint in (row if isinstance(row, dict) else get_type_hints(row)).items():
        if hint is rows.Shown:
            columns |= _columns(hint)
        elif not any(map(is_dataclass, get_args(hint))):
            columns[name] = hint
    return columns


def _stored(
    name: str,
    row: type | dict[str, Any],
    key: str,
    *indexes: str,
    refers: Mapping[str, str] | None = None,
    unique: str | None = None,
) -> Table:
    """The table of a row class, or of columns with their types.

    `key` and each of the `indexes` name columns. `refers` maps columns to the columns they refer to; a column that the
    row class lacks comes first. `unique` is a column that has each value once.
    """
    refers = refers or {}
    own, made = _columns(row), []
    for column, hint in ({name: str for name in refers if name not in own} | own).items():
        kinds = get_args(hint) if isinstance(hint, UnionType) else (hint,)
        target = [ForeignKey(refers[column], ondelete="CASCADE")] if column in refers else []
        options: dict[str, Any] = {"primary_key": column in key.split(), "nullable": type(None) in kinds}
        options |= {"autoincrement": False, "unique": True if column == unique else None}
        made.append(Column(column, TYPES.get(kinds[0]) or Json(kinds[0]), *target, **options))
    return Table(name, metadata, *made, *(Index(None, *columns.split()) for columns in indexes))


meta = _stored("meta", {"name": str, "value": str}, "name")
"""Small facts about this database, such as when the program was last alive."""
leases = _stored("leases", {"shard": int, "shard_count": int, "holder": str, "term": int, "expires_at": int}, "shard")
"""On PostgreSQL: the program that serves each shard; see `engine.store.postgres`."""
guild_settings = _stored("guild_settings", {"guild_id": int, "settings": str}, "guild_id")
players = _stored("players", {"user_id": int, "name": str, "seen_at": int, "settings": str | None}, "user_id")
"""Each person's last known name, for leaderboards, and their settings. `seen_at` is 0: only 1.0.0 used it."""
weekly_posts = _stored("weekly_posts", rows.WeeklyRow, "guild_id")
tables = _stored("tables", rows.TableRow, "id", "status", "guild_id", "rematch_of", "deals_of")
seats = _stored("seats", rows.SeatRow, "table_id seat", "user_id", refers=OF_TABLE)
steps = _stored("steps", rows.StepRow, "table_id number", refers=OF_TABLE, unique="interaction_id")
premoves = _stored("premoves", rows.PremovesRow, "table_id user_id", refers=OF_TABLE)
hands = _stored("hands", {"user_id": int, "arranged": str}, "table_id user_id", refers=OF_TABLE)
"""How each player arranges their hand (`engine.tables.keeping.arranging`), for their eyes alone."""
round_results = _stored("round_results", rows.RoundRow, "table_id number", refers=OF_TABLE)
match_results = _stored(
    "match_results",
    rows.MatchRow,
    "table_id",
    "guild_id game ended_at",
    "ended_at guild_id",
    "channel_id ended_at",
    refers=OF_TABLE,
)
match_seats = _stored("match_seats", rows.MatchSeatRow, "table_id seat", "user_id ended_at", refers=OF_MATCH)
unfinished = _stored(
    "unfinished", rows.UnfinishedRow, "table_id user_id", "user_id ended_at", "channel_id ended_at", refers=OF_TABLE
)
"""For the history: matches that ended without a result."""
tallies = _stored("tallies", rows.TallyRow, "guild_id period kind game user_id", "user_id")
"""What leaderboards show, added up when a match is stored, voided or deleted."""
pairs = _stored("pairs", rows.PairRow, "user_id guild_id other_user_id game", "other_user_id")
careers = _stored("careers", rows.CareerRow, "guild_id user_id game", "user_id")
"""The rest of a person's statistics, at the same times."""
seasons = _stored("seasons", rows.SeasonRow, "guild_id number")
ratings = _stored("ratings", rows.RatingRow, "table_id seat", "guild_id game user_id number", refers=OF_MATCH)
achievements = _stored("achievements", rows.AchievementRow, "guild_id user_id achievement", "table_id", refers=OF_TABLE)
dailies = _stored("dailies", rows.DailyRow, "user_id day", "day", "table_id", refers=OF_TABLE)
puzzles = _stored("puzzles", rows.PuzzleRow, "user_id game week")
events = _stored("events", event_rows.EventRow, "id", "status")
event_players = _stored("event_players", event_rows.EventPlayerRow, "event_id user_id", refers=OF_EVENT)
event_tables = _stored("event_tables", event_rows.EventTable, "event_id round number", "table_id", refers=OF_EVENT)


_texts: Final = MetaData()


def as_text(table: Table) -> Table:
    """The table with its JSON as text."""
    if table.name not in _texts.tables:
        for column in table.to_metadata(_texts).c:
            column.type = Text() if isinstance(column.type, Json) else column.type
    return _texts.tables[table.name]
