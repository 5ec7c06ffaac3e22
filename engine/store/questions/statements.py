"""The statements that nearly every click needs, made once and given their values when they are executed.

SQLAlchemy keeps what it has compiled under a key of the whole statement. Of one that is put together anew each time,
with a value for each column, that key is made anew too, which took half of the processor time of a transaction.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from sqlalchemy import (
    BindParameter,
    Delete,
    Executable,
    Insert,
    Select,
    Table,
    Update,
    bindparam,
    delete,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from engine.store import schema

_table, _step, _seat, _plan = schema.tables.c, schema.steps.c, schema.seats.c, schema.plans.c
_of: BindParameter[Any] = bindparam("of")
_ids: BindParameter[Any] = bindparam("ids", expanding=True)

STEP_OF: Final[Select[Any]] = select(_step.number).where(_step.interaction_id == bindparam("interaction"))
"""The step that was made by `interaction`."""
NEXT: Final[Update] = update(schema.tables).where(_table.id == _of, _table.version == bindparam("before"))
"""Set columns of the table `of`, if it is at the version `before`."""
CHANGE: Final[Update] = update(schema.tables).where(_table.id == _of)
"""Set columns of the table `of`."""
NO_SEATS: Final[Delete] = delete(schema.seats).where(_seat.table_id == _of)
NO_PLANS: Final[Delete] = delete(schema.plans).where(_plan.table_id == _of)
SEAT: Final[Insert] = insert(schema.seats)
STEP: Final[Insert] = insert(schema.steps)
PLAN: Final[Insert] = insert(schema.plans)

ROWS: Final[Select[Any]] = select(schema.tables).where(_table.id.in_(_ids)).order_by(_table.created_at, _table.id)
"""Tables by their `ids`, oldest first."""
SEATS: Final[Select[Any]] = select(schema.seats).where(_seat.table_id.in_(_ids)).order_by(_seat.table_id, _seat.seat)
STEPS: Final[Select[Any]] = select(schema.steps).where(_step.table_id.in_(_ids)).order_by(_step.table_id, _step.number)
PLANS: Final[Select[Any]] = select(schema.plans).where(_plan.table_id.in_(_ids)).order_by(_plan.user_id)

META: Final[Select[Any]] = select(schema.meta.c.value).where(schema.meta.c.name == _of)
GUILD: Final[Select[Any]] = select(schema.guild_settings.c.settings).where(schema.guild_settings.c.guild_id == _of)
PLAYER: Final[Select[Any]] = select(schema.players.c.settings).where(schema.players.c.user_id == _of)
PLAYERS: Final[Select[Any]] = select(schema.players.c.user_id, schema.players.c.settings).where(
    schema.players.c.user_id.in_(_ids)
)


@cache
def put(dialect: str, table: Table, names: tuple[str, ...], *, replacing: bool) -> Executable:
    """Insert a row with the columns `names`; of one with the same key they are replaced, or it stays as it is."""
    made = postgresql.insert(table) if dialect == "postgresql" else sqlite.insert(table)
    if not replacing:
        return made.on_conflict_do_nothing()
    keys = [column.name for column in table.primary_key]
    return made.on_conflict_do_update(index_elements=keys, set_={n: made.excluded[n] for n in names if n not in keys})
