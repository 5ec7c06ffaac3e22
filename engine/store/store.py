"""The store. Every change of a table is one transaction.

All methods raise `StoreUnavailable` when the database fails. A failed write may still have happened, so callers read
again before they trust their memory.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path
from time import time
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, and_, delete, make_url, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from engine.store import schema
from engine.store.background import Shielded
from engine.store.connect import (
    Database,
    Tell,
    add_up,
    check_format,
    existing,
    lock_file,
    logged,
    migrate,
    open_database,
    read_database,
)
from engine.store.database import database_path, is_sqlite, label
from engine.store.errors import (
    AlreadyStored,
    Conflict,
    Damaged,
    StoreProblem,
    StoreUnavailable,
    TooSlow,
    is_damage,
    is_interrupted,
    reason,
    wants_to_write,
)
from engine.store.files import FileLock, because, damage, drop_parts, missing, size, stamped
from engine.store.postgres import Leases, Server
from engine.store.questions import dailies, events, queries, ratings, rebuilding, results, statements, tallies
from engine.store.questions.ratings import Rate
from engine.store.questions.statements import add, columns
from engine.store.rows import DailyRow, MatchRow, PremovesRow, RoundRow, SeatRow, Shown, StepRow, StoredTable, TableRow
from engine.store.shards import Shards
from engine.store.sqlite import File

P = ParamSpec("P")
T = TypeVar("T")
log = logging.getLogger(__name__)
EVERYTHING = Shards()
SHOWN_LATE = 60
"""A board is redrawn if its deadline moves by more seconds than this."""
READ_SECONDS = 5
"""A question's time limit, unless it is `slow`."""


class Store:
    """An open database. Made by `open`; must be closed."""

    def __init__(self, database: Database, lock: FileLock | None, backup: Path | None, shards: Shards) -> None:
        self._database = database
        self._lock = lock
        self.shards = shards
        """The shards of this process. Queries for many tables are limited to them; queries by id are not."""
        self._shielded = Shielded()
        self.backup = backup
        """The backup made before a migration, or None."""

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        now: Callable[[], float] = time,
        shards: Shards = EVERYTHING,
        make: bool = True,
        folder: Path = Path(),
        tell: Tell = logged,
    ) -> Store:
        """Lock, back up, migrate and connect. `url` includes the driver. Processes with different `shards` may share a
        PostgreSQL database, but not a file; `folder` takes the backup of the former before an upgrade. Without `make`,
        the database must exist in this program's format. `tell` hears how far statistics are after an upgrade. Raises
        `StoreProblem` and leaves nothing open."""
        address = make_url(url)
        if is_sqlite(address) and not make:
            existing(address)
        lock = await lock_file(address)
        if lock and make and (gone := missing(database_path(address))):
            lock.release()
            raise StoreProblem(gone)

        async def ready(database: Database) -> Path | None:
            saved = None
            if make:
                saved = await migrate(database, address, now=now(), folder=folder)
            else:
                await check_format(database, label(address))
            await add_up(database.run, int(now()), tell)
            return saved

        try:
            database, backup = await open_database(address, shards, ready)
        except BaseException:
            if lock:
                lock.release()
            raise
        if lock:
            file = database_path(address)
            lock.note(file)
            drop_parts(file.parent, file.stem, now())
        return cls(database, lock, backup, shards)

    @classmethod
    async def read(cls, url: str) -> Store:
        """Open an existing database only to read it, also while a bot uses it. Nothing is locked, made or changed.
        Raises `StoreProblem`, and `OlderFormat` before an upgrade."""
        return cls(await read_database(make_url(url)), None, None, EVERYTHING)

    async def add_up(self, now: int, tell: Tell = logged) -> int:
        """Add up all matches for statistics anew. Return their number. If it is ended, the next start goes on."""
        await self._run(rebuilding.begin)
        return await add_up(self._run, now, tell)

    @property
    def leases(self) -> Leases | None:
        """The leases that must be kept renewed; None for a file."""
        return self._database.leases if isinstance(self._database, Server) else None

    async def damage(self, seconds: float = float("inf")) -> str | None:
        """A fault in the database file, or None. The check stops after `seconds`; PostgreSQL checks itself."""
        if not isinstance(self._database, File):
            return None
        return await asyncio.to_thread(damage, self._database.path, seconds)

    async def size(self) -> int:
        """The bytes of the database."""
        if isinstance(self._database, File):
            return await asyncio.to_thread(size, self._database.path)
        asked = text("SELECT pg_database_size(current_database())")
        return int(await self._read(lambda connection: connection.scalar(asked)) or 0)

    async def rescued(self) -> str | None:
        """If the database file was deleted or replaced meanwhile, refuse all work, save everything in a new file beside
        it, and return a sentence. Raises `StoreUnavailable` if that fails for now."""
        file = self._database
        if not isinstance(file, File) or not await asyncio.to_thread(file.lost):
            return None
        target = stamped(file.path, "rescued", time())
        try:
            await file.rescue(target)
        except (sqlite3.Error, OSError) as error:
            raise StoreUnavailable(
                f"the file {file.path} was deleted or replaced, and could not be saved in {target} "
                f"({because(error, target)})"
            ) from error
        return (
            f"The database {file.path} was deleted or replaced while the bot ran. Everything is saved in {target}: put "
            f"it in its place with `boneyard restore {target}`."
        )

    async def close(self) -> None:
        """Finish running transactions and close every connection. Safe to call twice."""
        await self._shielded.drain()
        await self._database.close()
        if self._lock:
            self._lock.release()

    async def settled(self) -> None:
        """Wait until no transaction runs."""
        await self._shielded.drain()

    async def _run(self, work: Callable[[Connection], T], *, together: bool = False, at_once: bool = False) -> T:
        """Run `work` in a transaction that goes on if the caller is cancelled. `together`: it may share a commit.
        `at_once`: the database stands still for it."""
        running = self._database.run(work, together=together, at_once=at_once)
        return await self._shielded.run(self._transaction(running))

    async def _read(self, work: Callable[[Connection], T], seconds: float | None = None) -> T:
        """Run `work`, which only reads, beside the writes. It raises `TooSlow` after `seconds`."""
        try:
            return await self._shielded.run(self._transaction(self._database.read(work, seconds)))
        except StoreUnavailable as error:
            if error.__cause__ is not None and wants_to_write(error.__cause__):
                raise TypeError("a question that changes rows must be marked with `writes`") from error
            raise

    async def _transaction(self, running: Awaitable[T]) -> T:
        try:
            return await running
        except IntegrityError as error:  # only if two processes share a database
            raise Conflict(str(error.orig)) from error
        except (SQLAlchemyError, OSError) as error:
            if is_interrupted(error):
                raise TooSlow("the answer took too long") from error
            raise (Damaged if is_damage(error) else StoreUnavailable)(reason(error)) from error
        except ValueError as error:  # a malformed value
            raise Damaged(str(error)) from error

    # -- tables --

    async def create(
        self,
        table: TableRow,
        seats: Sequence[SeatRow],
        daily: DailyRow | None = None,
        steps: Sequence[StepRow] = (),
        rounds: Sequence[RoundRow] = (),
    ) -> None:
        """Insert a table, maybe as a counted play of a `daily` deal, or with the steps and rounds of the match that it
        goes on with. Raises `Conflict` if its id is taken, or that play has been counted."""

        def work(connection: Connection) -> None:
            add(connection, schema.tables, [table], **asdict(table.shown))
            add(connection, schema.seats, seats, table_id=table.id)
            if daily is not None:
                dailies.put_counted(connection, daily)
            add(connection, schema.steps, steps, table_id=table.id)
            add(connection, schema.round_results, rounds, table_id=table.id)

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
        premoves: Sequence[PremovesRow] | None = None,
        shown: Shown | None = None,
    ) -> None:
        """Store a table's next version, with new seats, a step, a finished round, a finished match (rated by `rate`),
        the remaining premoves, or what is `shown`. `kept_steps` undoes all later steps. Raises `Conflict` unless the
        stored version is one less, and `AlreadyStored` for a repeated interaction."""

        def work(connection: Connection) -> None:
            given = None if step is None else step.interaction_id
            if given is not None and connection.execute(statements.STEP_OF, {"interaction": given}).first():
                raise AlreadyStored(f"interaction {given}")
            before = table.version - 1
            ends = (
                match is None
                and table.status in ("finished", "cancelled")
                and queries.status_of(connection, table.id) != table.status
            )
            values = columns(schema.tables, table) | (asdict(shown) if shown else {})
            _change(connection, table.id, before, values)
            if kept_steps is not None:
                at_step = schema.steps.c
                gone = delete(schema.steps).where(at_step.table_id == table.id, at_step.number > kept_steps)
                connection.execute(gone)
            if seats is not None:
                connection.execute(statements.NO_SEATS, {"of": table.id})
                add(connection, schema.seats, seats, table_id=table.id)
            if step:
                add(connection, schema.steps, [step], table_id=table.id)
            if round_:
                add(connection, schema.round_results, [round_], table_id=table.id)
            if match:
                ratings.one_at_a_time(connection)
                results.put_match(connection, match)
                tallies.book(connection, match.table_id)
            if ends:
                ratings.one_at_a_time(connection)
                results.note_unfinished(connection, table.id)
                tallies.book(connection, table.id)
            if match and rate:
                ratings.book(connection, match, rate)
            if premoves is not None:
                queries.put_premoves(connection, table.id, premoves)

        await self._run(work, together=True)

    async def set_premoves(
        self, table_id: str, version: int, premoves: Sequence[PremovesRow], on_turn: str | None
    ) -> None:
        """Replace a table's premoves and the column that depends on them. The version stays, so no board changes.
        Raises `Conflict` unless the table is at that version."""

        def work(connection: Connection) -> None:
            _change(connection, table_id, version, {"on_turn": on_turn})
            queries.put_premoves(connection, table_id, premoves)

        await self._run(work)

    async def set_columns(self, table_id: str, version: int, **values: int | str | None) -> None:
        """Set columns that make no new version: what Discord shows, or a deadline after an outage. Raises `Conflict`
        unless the table is at that version."""
        await self._run(lambda connection: _change(connection, table_id, version, values), together=True)

    async def load(self, table_id: str) -> StoredTable | None:
        """A table with its seats, steps and premoves, or None."""
        found = await self._read(lambda connection: queries.load(connection, (table_id,)))
        return found[0] if found else None

    async def load_many(self, table_ids: Sequence[str]) -> list[StoredTable]:
        """Up to some hundred tables, oldest first. Damaged ones are logged and left out."""
        return await self._many(queries.load, table_ids)

    async def rows(self, table_ids: Sequence[str]) -> list[TableRow]:
        """`load_many` without seats and steps."""
        return await self._many(queries.rows, table_ids)

    async def _many(
        self, question: Callable[[Connection, Sequence[str]], list[T]], table_ids: Sequence[str]
    ) -> list[T]:
        try:
            return await self._read(lambda connection: question(connection, table_ids))
        except Damaged as error:
            if len(table_ids) == 1:
                log.error("Table %s is damaged and will not be served: %s.", table_ids[0], error)
                return []
            middle = len(table_ids) // 2
            return [*await self._many(question, table_ids[:middle]), *await self._many(question, table_ids[middle:])]

    async def open_tables(self, statuses: Sequence[str]) -> list[str]:
        """The ids of all tables in one of these states, oldest first, except those on damaged pages."""
        try:
            return await self._read(lambda connection: queries.ids_by_status(connection, statuses, self.shards))
        except Damaged as error:
            log.error("The database is damaged (%s): put a backup in its place with `boneyard restore`.", error)
            return await self._readable(statuses)

    async def _readable(self, statuses: Sequence[str]) -> list[str]:
        """`open_tables` for a damaged database. Each table needs its own transaction, because SQLite neither writes nor
        commits after it has met a damaged page."""
        found = []
        for table_id in await self._read(queries.all_ids):
            try:
                if await self._read(partial(queries.status_of, table_id=table_id)) in statuses:
                    found.append(table_id)
            except Damaged as error:
                log.error("Table %s is damaged and will not be served: %s.", table_id, error)
        return found

    # -- time --

    async def alive(self, now: int) -> None:
        """Store that this process is running."""
        await self._run(lambda connection: queries.note_alive(connection, self.shards, now))

    async def resume_clocks(
        self, now: int, status: str, moved: Callable[[str, int, int, int], int], away: int | None = None
    ) -> int:
        """Move the deadlines of tables in `status` and the times of events by an outage, and store that the process is
        alive, in one transaction: the outage counts once. Return its seconds.

        The outage lasted `away` seconds, by default the time since the process was last alive; fewer than 0 if this
        computer's clock was ahead then. `moved` computes the
        deadline of a clock that does not always run from its text, its deadline, the outage's start and now.
        """

        at = schema.tables.c

        def work(connection: Connection, ids: Sequence[str] | None = None) -> int:
            last = queries.last_alive(connection, self.shards)
            # Below 0: the clock was ahead when the program was last alive, and all times with it.
            seconds = away if away is not None else now - last if last is not None else 0
            own = self.shards.where(at.guild_id)
            late: dict[str, Any] = {"shown_version": None} if abs(seconds) > SHOWN_LATE else {}
            for which in [and_(at.status == status, own)] if ids is None else [at.id == table_id for table_id in ids]:
                if not seconds:
                    break
                uneven = queries.uneven_clocks(connection, which)
                change = update(schema.tables).where(at.deadline.is_not(None), which)
                connection.execute(change.values(deadline=at.deadline + seconds, **late))
                for table_id, clock, deadline in uneven if seconds > 0 else ():
                    change = update(schema.tables).where(at.id == table_id)
                    connection.execute(change.values(deadline=moved(clock, deadline, now - seconds, now)))
            if abs(seconds) > SHOWN_LATE:
                events.move_times(connection, self.shards, seconds)
            queries.note_alive(connection, self.shards, now)
            return seconds

        try:
            return await self._run(work)
        except Damaged:
            return await self._run(partial(work, ids=await self._readable([status])))

    # -- all else --

    async def ask(self, question: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Ask a question of `engine.store.questions`. If it `writes`, it has a transaction of its own. Otherwise it
        waits for no write, and its time is limited unless it is `slow`."""

        def work(connection: Connection) -> T:
            return question(connection, *args, **kwargs)

        if statements.writing(question):
            return await self._run(work, at_once=statements.whole(question))
        return await self._read(work, None if statements.unlimited(question) else READ_SECONDS)


def _change(connection: Connection, table_id: str, version: int, values: dict[str, Any]) -> None:
    """Set columns of a table. Raises `Conflict` unless it is at that version."""
    if connection.execute(statements.NEXT, {**values, "of": table_id, "before": version}).rowcount != 1:
        raise Conflict(f"table {table_id} is not at version {version}")
