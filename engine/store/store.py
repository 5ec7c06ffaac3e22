"""The store: every change of a table is one transaction, and every transaction is whole or not there.

SQLAlchemy 2 Core. All methods raise `StoreUnavailable` when the database fails; after that a write may or may
not be there, so the caller reads again before it trusts its memory.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Sequence
from dataclasses import asdict, fields
from functools import partial
from pathlib import Path
from time import time
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, and_, delete, insert, make_url, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from engine.store import schema
from engine.store.background import Shielded
from engine.store.connect import (
    Database,
    Server,
    database_path,
    is_damage,
    is_sqlite,
    migrate,
    open_database,
    reason,
)
from engine.store.errors import AlreadyStored, Conflict, Damaged, StoreUnavailable
from engine.store.leases import Leases
from engine.store.lock import FileLock
from engine.store.questions import alive, queries, ratings, seasons, statements
from engine.store.questions.ratings import Rate
from engine.store.questions.seasons import SeasonRow
from engine.store.rows import MatchRow, PlanRow, RoundRow, SeatRow, Shown, StepRow, StoredTable, TableRow
from engine.store.shards import Shards

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger(__name__)
EVERYTHING = Shards()
SHOWN_LATE = 60
"""Seconds by which a deadline may have moved without the board being shown again."""


class Store:
    """One database. Made by `open`; must be closed."""

    def __init__(self, database: Database, lock: FileLock | None, backup: Path | None, shards: Shards) -> None:
        self._database = database
        self._lock = lock
        self.shards = shards
        """Whose tables are taken up and looked after here; whatever is asked for by its id is found in any case."""
        self._shielded = Shielded()
        self._rating = asyncio.Lock()
        """Matches are rated one after the other: each from what the one before has left."""
        self.backup = backup
        """The copy made before a migration, if there was one."""

    @classmethod
    async def open(cls, url: str, *, now: Callable[[], float] = time, shards: Shards = EVERYTHING) -> Store:
        """Lock, back up, migrate, connect. `url` names its driver, as `bot.config` writes it. Raises
        `StoreProblem` with a sentence, and then has left nothing open. Programs that have different `shards` may share
        a PostgreSQL database; a file is one program's."""
        address = make_url(url)
        lock = FileLock.take(database_path(address)) if is_sqlite(address) else None
        try:
            database, backup = await open_database(address, shards, partial(migrate, now=now()))
        except BaseException:
            if lock:
                lock.release()
            raise
        return cls(database, lock, backup, shards)

    @property
    def leases(self) -> Leases | None:
        """What must be kept for the store to work; None: nothing."""
        return self._database.leases if isinstance(self._database, Server) else None

    async def close(self) -> None:
        """Finish what is under way and close every connection; safe to call twice."""
        await self._shielded.drain()
        await self._database.close()
        if self._lock:
            self._lock.release()

    async def settled(self) -> None:
        """Wait until nothing is being read or written."""
        await self._shielded.drain()

    async def _run(self, work: Callable[[Connection], T], *, together: bool = False) -> T:
        """Do `work` in one transaction that a cancelled caller cannot tear; `together`: it is short."""
        return await self._shielded.run(self._transaction(work, together))

    async def _transaction(self, work: Callable[[Connection], T], together: bool) -> T:
        try:
            return await (self._database.run_together(work) if together else self._database.run(work))
        except IntegrityError as error:  # only where two programs share a database
            raise Conflict(str(error.orig)) from error
        except (SQLAlchemyError, OSError) as error:
            raise (Damaged if is_damage(error) else StoreUnavailable)(reason(error)) from error
        except ValueError as error:  # a column that holds something else than its type
            raise Damaged(str(error)) from error

    # -- tables --

    async def create(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        """A new table. Raises `Conflict` if its id is taken."""

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.tables), _table_values(table) | asdict(table.shown))
            _put_seats(connection, table, seats)

        await self._run(work)

    async def write(
        self,
        table: TableRow,
        *,
        seats: Sequence[SeatRow] | None = None,
        step: StepRow | None = None,
        round_: RoundRow | None = None,
        match: MatchRow | None = None,
        rate: Rate | None = None,
        kept_steps: int | None = None,
        plans: Sequence[PlanRow] | None = None,
    ) -> None:
        """Store a table's next version with whatever came about in it: new seats, a step, the end of a round or match
        (rated by `rate`), the `plans` that are left, or that all steps after the `kept_steps` first ones are taken
        back. Raises `Conflict` unless the stored version is one less, `AlreadyStored` for a repeated interaction."""

        def work(connection: Connection) -> None:
            given = None if step is None else step.interaction_id
            if given is not None and connection.execute(statements.STEP_OF, {"interaction": given}).first():
                raise AlreadyStored(f"interaction {given}")
            at_version = {**_table_values(table), "of": table.id, "before": table.version - 1}
            if connection.execute(statements.NEXT, at_version).rowcount != 1:
                raise Conflict(f"table {table.id} is not at version {table.version - 1}")
            if kept_steps is not None:
                at_step = schema.steps.c
                gone = delete(schema.steps).where(at_step.table_id == table.id, at_step.number > kept_steps)
                connection.execute(gone)
            if seats is not None:
                connection.execute(statements.NO_SEATS, {"of": table.id})
                _put_seats(connection, table, seats)
            if step:
                connection.execute(statements.STEP, {"table_id": table.id, **asdict(step)})
            if round_:
                connection.execute(insert(schema.round_results), {"table_id": table.id, **_round_values(round_)})
            if match:
                queries.put_match(connection, match)
            if match and rate:
                ratings.book(connection, match, rate)
            if plans is not None:
                queries.put_plans(connection, table.id, plans)

        if rate is None:
            await self._run(work, together=True)
            return
        async with self._rating:
            await self._run(work)

    async def set_shown(self, table_id: str, shown: Shown) -> None:
        """Store what Discord shows of a table."""
        await self._set(table_id, **asdict(shown))

    async def set_plans(self, table_id: str, plans: Sequence[PlanRow], on_turn: str | None) -> None:
        """Replace what is planned at a table, with the column that depends on it. Makes no new version: nobody else is
        to know."""

        def work(connection: Connection) -> None:
            connection.execute(statements.CHANGE, {"of": table_id, "on_turn": on_turn})
            queries.put_plans(connection, table_id, plans)

        await self._run(work)

    async def set_deadline(self, table_id: str, deadline: int) -> None:
        """Move a deadline because the computer's clock was set or nobody could play."""
        await self._set(table_id, deadline=deadline)

    async def _set(self, table_id: str, **values: int | None) -> None:
        def work(connection: Connection) -> None:
            connection.execute(statements.CHANGE, {"of": table_id, **values})

        await self._run(work, together=True)

    async def load(self, table_id: str) -> StoredTable | None:
        """A table with its seats and steps; None if there is none."""
        found = await self._run(lambda connection: queries.load(connection, (table_id,)))
        return found[0] if found else None

    async def load_many(self, table_ids: Sequence[str]) -> list[StoredTable]:
        """Several tables at once, oldest first; at most some hundreds. One that is damaged is left out, with a line in
        the log."""
        return await self._many(queries.load, table_ids)

    async def rows(self, table_ids: Sequence[str]) -> list[TableRow]:
        """The same without seats and steps."""
        return await self._many(queries.rows, table_ids)

    async def seated(self, user_id: int, statuses: Sequence[str]) -> list[str]:
        """The ids of the tables in one of these states where somebody sits."""
        return await self._run(lambda connection: queries.seated(connection, user_id, statuses))

    async def _many(
        self, question: Callable[[Connection, Sequence[str]], list[T]], table_ids: Sequence[str]
    ) -> list[T]:
        try:
            return await self._run(lambda connection: question(connection, table_ids))
        except Damaged as error:
            if len(table_ids) == 1:
                log.error("Table %s is damaged and left alone: %s.", table_ids[0], error)
                return []
            middle = len(table_ids) // 2
            return [*await self._many(question, table_ids[:middle]), *await self._many(question, table_ids[middle:])]

    async def open_tables(self, statuses: Sequence[str]) -> list[str]:
        """The ids of all tables in one of these states, oldest first; not of those on damaged pages."""
        try:
            return await self._run(lambda connection: queries.ids_by_status(connection, statuses, self.shards))
        except Damaged as error:
            log.error("The database is damaged (%s): put a backup in its place with `boneyard restore`.", error)
            return await self._readable(statuses)

    async def open_beside(self, table_id: str, statuses: Sequence[str]) -> list[str]:
        """The ids of the tables in one of these states that stand in the same channel as this one, oldest first, itself
        included."""
        return await self._run(lambda connection: queries.ids_beside(connection, table_id, statuses))

    async def _readable(self, statuses: Sequence[str]) -> list[str]:
        """What `open_tables` gives, without the tables on damaged pages. A transaction each: SQLite neither writes nor
        commits any more in one that has met such a page."""
        found = []
        for table_id in await self._run(queries.all_ids):
            try:
                if await self._run(partial(queries.status_of, table_id=table_id)) in statuses:
                    found.append(table_id)
            except Damaged as error:
                log.error("Table %s is damaged and left alone: %s.", table_id, error)
        return found

    async def unshown_tables(self, statuses: Sequence[str], since: int) -> list[str]:
        """The ids of all tables in one of these states whose ping still stands, or whose public message is behind
        although it changed at `since` or later."""
        return await self._run(lambda connection: queries.unshown(connection, statuses, since, self.shards))

    async def forget_shown(self, statuses: Sequence[str]) -> None:
        """Discord has forgotten every message of the tables in these states."""
        await self._run(lambda connection: queries.forget_shown(connection, statuses))

    async def rematch_of(self, table_id: str, statuses: Sequence[str]) -> str | None:
        """The newest rematch of a table that is in one of these states."""
        return await self._run(lambda connection: queries.rematch_of(connection, table_id, statuses))

    # -- the program's own time --

    async def alive(self, now: int) -> None:
        """Note that the program is running."""
        await self._run(lambda connection: alive.note(connection, self.shards, now))

    async def resume_clocks(
        self, now: int, status: str, moved: Callable[[str, int, int, int], int], away: int | None = None
    ) -> int:
        """Give every clock of a table in `status` the time back in which nobody could play: so many seconds, or
        (None) those since the program was last alive. `moved` tells the new deadline where a clock does not always run:
        of its text, its deadline, when that time began, and now. In one transaction with noting that it is alive now,
        so nothing is given twice. Gives the seconds."""

        at = schema.tables.c

        def work(connection: Connection, ids: Sequence[str] | None = None) -> int:
            last = alive.last(connection, self.shards)
            off = max(0, now - last) if last is not None else 0
            seconds = off if away is None else away
            own = self.shards.where(at.guild_id)
            late: dict[str, Any] = {"shown_version": None} if seconds > SHOWN_LATE else {}
            for which in [and_(at.status == status, own)] if ids is None else [at.id == table_id for table_id in ids]:
                if not seconds:
                    break
                uneven = queries.uneven_clocks(connection, which)
                change = update(schema.tables).where(at.deadline.is_not(None), which)
                connection.execute(change.values(deadline=at.deadline + seconds, **late))
                for table_id, clock, deadline in uneven:
                    change = update(schema.tables).where(at.id == table_id)
                    connection.execute(change.values(deadline=moved(clock, deadline, now - seconds, now)))
            alive.note(connection, self.shards, now)
            return seconds

        try:
            return await self._run(work)
        except Damaged:
            return await self._run(partial(work, ids=await self._readable([status])))

    # -- people and servers --

    async def guild_settings(self, guild_id: int) -> dict[str, str]:
        """What a server has chosen; empty if nothing."""
        return await self._run(lambda connection: queries.guild_settings(connection, guild_id))

    async def set_guild_settings(self, guild_id: int, settings: dict[str, str]) -> None:
        """Replace what a server has chosen."""
        await self._run(lambda connection: queries.put_guild_settings(connection, guild_id, settings))

    async def player_settings(self, user_id: int) -> dict[str, str]:
        """What somebody has chosen; empty if nothing."""
        return await self._run(lambda connection: queries.player_settings(connection, user_id))

    async def settings_of_players(self, user_ids: Sequence[int]) -> dict[int, dict[str, str]]:
        """What these people have chosen, at most some hundreds; without those who have chosen nothing."""
        return await self._run(lambda connection: queries.settings_of_players(connection, user_ids))

    async def set_player_settings(self, user_id: int, name: str, settings: dict[str, str], now: int) -> None:
        """Replace what somebody has chosen, and note the name they go by."""
        await self._run(lambda connection: queries.put_player_settings(connection, user_id, name, settings, now))

    # -- results --

    async def begin_season(self, guild_id: int, now: int) -> SeasonRow | None:
        """Begin a server's next season, while no match is being rated; None: one goes on."""
        async with self._rating:
            return await self._run(lambda connection: seasons.begin(connection, guild_id, now))

    async def ask(self, question: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The answer to a question of `engine.store.questions`."""
        return await self._run(lambda connection: question(connection, *args, **kwargs))


def _table_values(table: TableRow) -> dict[str, Any]:
    values = {field.name: getattr(table, field.name) for field in fields(table) if field.name != "shown"}
    return {**values, "options": json.dumps(dict(table.options), sort_keys=True)}


def _round_values(row: RoundRow) -> dict[str, Any]:
    return {**asdict(row), "scores": json.dumps(row.scores), "totals": json.dumps(row.totals)}


def _put_seats(connection: Connection, table: TableRow, seats: Sequence[SeatRow]) -> None:
    if seats:
        connection.execute(statements.SEAT, [{"table_id": table.id, **asdict(seat)} for seat in seats])
