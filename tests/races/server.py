"""A PostgreSQL database on which races of two processes run, and its content before each of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from importlib import import_module
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from engine.store import Store, postgres, schema
from engine.store.postgres import Server
from tests.engine.store.postgres import emptied
from tests.patience import HANG_SECONDS
from tests.races.chance import Memory, connected, ended_tasks
from tests.races.processes import SHARDS, Ids, Process, started
from tests.races.turns import Resting, Turns, Watched


class Arena:
    """The connections of both processes, and one that puts the database back."""

    def __init__(self, loop: Resting, stores: dict[str, Store], connection: Any, ids: Ids) -> None:
        self.loop, self._stores, self._connection, self._ids = loop, stores, connection, ids
        self.turns = Turns(loop, connection.fetch)
        self.databases: dict[str, Any] = {}
        for name, store in stores.items():
            server = store._database
            assert isinstance(server, Server)
            self.databases[name] = Watched(server, name, self.turns)
        names = [table.name for table in schema.metadata.sorted_tables if table is not schema.leases]
        gone = [f"DELETE FROM {name}" for name in reversed(names)]
        back = [f"INSERT INTO {name} SELECT * FROM scene_{name}" for name in names]
        self._keep = "; ".join(f"CREATE TEMP TABLE scene_{name} AS SELECT * FROM {name}" for name in names)
        self._put_back = "; ".join([*gone, *back])

    async def fill(self, image: bytes) -> None:
        """Copy a database from memory, and keep it for `processes`."""
        with closing(connected(image)) as source:
            copied: Any = Memory(source, None)

            def read(connection: Connection) -> list[tuple[Any, list[dict[str, Any]]]]:
                tables = [schema.as_text(table) for table in schema.metadata.sorted_tables]
                return [(one, [row._asdict() for row in connection.execute(select(one))]) for one in tables]

            found = await copied.run(read)

        def write(connection: Connection) -> None:
            for table, rows in found:
                if rows:
                    connection.execute(insert(table), rows)

        await self._stores["one"]._run(write)
        await self._connection.execute(self._keep)

    async def renew(self) -> None:
        """Let the next transactions make new connections, which takes a moment."""
        for store in self._stores.values():
            server: Any = store._database
            await server._engine.dispose()

    async def processes(self) -> list[Process]:
        """Both processes, newly started on the kept content."""
        await self._connection.execute(self._put_back)
        found = []
        for name, database in self.databases.items():
            found.append(await started(name, Store(database, None, None, SHARDS[name]), self._ids[name]))
        await self.turns.rest()
        return found


@contextmanager
def arena(image: bytes, ids: Ids) -> Iterator[Arena]:
    """The database of these tests, with this content. Without a server the test is skipped."""
    loop, held = Resting(), AsyncExitStack()

    async def opened() -> Arena:
        url = await held.enter_async_context(emptied())
        stores = dict[str, Store]()
        for name, shards in SHARDS.items():
            stores[name] = await Store.open(url, shards=shards)
            held.push_async_callback(stores[name].close)
        address = url.replace("+asyncpg", "")
        connection = await import_module("asyncpg").connect(address)
        held.push_async_callback(connection.close)
        found = Arena(loop, stores, connection, ids)
        await found.fill(image)
        for database in found.databases.values():
            held.push_async_callback(database.end)
        return found

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(postgres, "LEASE_SECONDS", int(HANG_SECONDS))  # none is over because this machine is slow
        try:
            yield loop.run_until_complete(opened())
        finally:
            loop.run_until_complete(held.aclose())
            loop.run_until_complete(ended_tasks())
            loop.close()
