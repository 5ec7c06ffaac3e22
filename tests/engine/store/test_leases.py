"""Several programs on one PostgreSQL database: each shard is one program's, and who has lost it writes nothing."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from engine.store import Store, StoreProblem, connect
from engine.store.errors import LeaseLost
from engine.store.postgres import Leases, holders
from engine.store.questions.statements import writes
from engine.store.shards import Shards

from .stored import ROW, SEATS, newer_migrations, next_version

pytestmark = pytest.mark.postgres
LOW, HIGH = Shards((0, 1), 4), Shards((2, 3), 4)


def leases(store: Store) -> Leases:
    assert store.leases is not None
    return store.leases


async def run(store: Store, statement: str) -> None:
    """Do something to the database from outside."""

    @writes
    def work(connection: Connection) -> None:
        connection.execute(text(statement))

    await store.ask(work)


async def refused(url: str, shards: Shards) -> str:
    with pytest.raises(StoreProblem) as problem:
        await Store.open(url, shards=shards)
    assert not problem.value.lasting, "a supervisor is to try again"
    return str(problem.value)


async def test_programs_share_a_database_by_shards(server: str) -> None:
    low, high = await Store.open(server, shards=LOW), await Store.open(server, shards=HIGH)
    assert await low.ask(holders) == [LOW, HIGH]
    said = await refused(server, Shards((1,), 4))
    assert said.startswith("The database ")
    assert "is in use by another Boneyard (shards 0, 1 of 4): stop that one first" in said
    assert "(shards 0, 1 of 4)" in await refused(server, Shards()), "nor is all of it free"
    assert "(shards 0, 1 of 4)" in await refused(server, Shards((1,), 2)), "the same servers, dealt out otherwise"
    await low.close()
    low = await Store.open(server, shards=LOW)
    await low.close()
    await high.close()
    everything = await Store.open(server)
    assert "(shard 0 of 1)" in await refused(server, LOW)
    await everything.close()


async def expire(store: Store, other: Shards) -> None:
    """These shards have not been heard of for too long."""
    await run(store, f"UPDATE leases SET expires_at = 0 WHERE shard IN {other.ids}")


async def test_who_has_lost_a_shard_writes_nothing_any_more(server: str) -> None:
    old, witness = await Store.open(server, shards=LOW), await Store.open(server, shards=HIGH)
    await old.create(ROW, SEATS)
    await expire(witness, LOW)
    new = await Store.open(server, shards=LOW)
    for write in (
        old.write(next_version(ROW)),
        old.create(replace(ROW, id="another"), SEATS),
        old.alive(5),
        old.set_columns(ROW.id, ROW.version, deadline=7),
    ):
        with pytest.raises(LeaseLost, match=r"Another Boneyard serves shards 0, 1 of 4 now"):
            await write
    assert not leases(old).sure
    await leases(old).keep(asyncio.sleep)
    stored = await new.load(ROW.id)
    assert stored is not None
    assert stored.table == ROW
    await new.write(next_version(ROW))
    await old.close()
    await new.write(next_version(next_version(ROW)))
    assert leases(new).sure
    await new.close()
    await witness.close()


async def test_who_takes_a_shard_waits_for_what_is_being_written(server: str) -> None:
    """A transaction that has looked at its lease and not yet ended when another program comes."""
    old, witness = await Store.open(server, shards=LOW), await Store.open(server, shards=HIGH)
    await expire(witness, LOW)
    coming: list[asyncio.Task[Store]] = []

    @writes
    def work(connection: Connection) -> int:
        coming.append(loop.create_task(Store.open(server, shards=LOW)))
        connection.execute(text("INSERT INTO meta VALUES ('written', 'by the old one')"))
        # It stands still here for as long as it takes the other one to come to the lease, and to wait.
        waiting = text("SELECT count(*) FROM pg_locks WHERE NOT granted AND locktype = 'transactionid'")
        while not connection.scalar(waiting):
            assert not coming[0].done()
        return 1

    loop = asyncio.get_running_loop()
    assert await old.ask(work) == 1
    new = await coming[0]
    with pytest.raises(LeaseLost):
        await old.alive(1)
    for store in (old, new, witness):
        await store.close()


class Minutes:
    """A sleep that ends when it is told to."""

    def __init__(self) -> None:
        self.asleep = asyncio.Event()
        self.bell = asyncio.Event()

    async def __call__(self, seconds: float) -> None:
        self.asleep.set()
        await self.bell.wait()
        self.bell.clear()

    async def pass_(self) -> None:
        """Let one pause end, and wait for the next one."""
        await self.asleep.wait()
        self.asleep.clear()
        self.bell.set()
        await self.asleep.wait()


async def test_a_lease_is_renewed_also_when_its_connection_was_cut(server: str) -> None:
    store, witness = await Store.open(server, shards=LOW), await Store.open(server, shards=HIGH)
    minutes = Minutes()
    keeping = asyncio.create_task(leases(store).keep(minutes))
    await expire(witness, LOW)
    await minutes.pass_()
    assert "shards 0, 1" in await refused(server, LOW)
    cut = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objid = 0 AND objsubid = 2"
    await run(witness, cut)
    await minutes.pass_()  # finds it cut
    await minutes.pass_()
    assert "shards 0, 1" in await refused(server, LOW)
    await store.create(ROW, SEATS)
    assert leases(store).sure
    keeping.cancel()
    await store.close()
    await witness.close()


async def test_who_may_have_lost_its_shards_waits_until_it_knows(server: str) -> None:
    store, witness = await Store.open(server, shards=LOW), await Store.open(server, shards=HIGH)
    time, minutes = [10.0**9], Minutes()
    leases(store)._monotonic = lambda: time[0]
    keeping = asyncio.create_task(leases(store).keep(minutes))
    await minutes.asleep.wait()
    for lost in (False, True):
        time[0] += 10**6
        waiting = asyncio.create_task(leases(store).assured())
        await asyncio.sleep(0)
        assert not waiting.done()
        if lost:
            await run(witness, "DELETE FROM leases WHERE shard = 1")
            minutes.bell.set()
            with pytest.raises(LeaseLost):
                await waiting
        else:
            await minutes.pass_()
            await waiting
    await keeping
    await store.close()
    await witness.close()


async def test_waiting_for_leases_ends_with_their_renewal(server: str) -> None:
    store = await Store.open(server, shards=LOW)
    keeping = asyncio.create_task(leases(store).keep(Minutes()))
    await leases(store).assured()
    leases(store)._sure_until = 0
    waiting = asyncio.create_task(leases(store).assured())
    await asyncio.sleep(0)
    keeping.cancel()
    for ends in (waiting, leases(store).assured()):
        with pytest.raises(LeaseLost):
            await ends
    await store.close()


async def test_nothing_is_upgraded_under_a_program_that_runs(
    server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    low = await Store.open(server, shards=LOW)
    with monkeypatch.context() as patch:
        patch.setattr(connect, "MIGRATIONS", newer_migrations(tmp_path))
        assert "stop all of them first" in await refused(server, HIGH)
    high = await Store.open(server, shards=HIGH)
    await low.close()
    await high.close()


async def test_of_two_that_start_at_once_one_is_refused(server: str) -> None:
    before = threading.active_count()
    results = await asyncio.gather(*(Store.open(server, shards=LOW) for _ in range(3)), return_exceptions=True)
    opened = [result for result in results if isinstance(result, Store)]
    assert len(opened) == 1
    assert all(isinstance(result, Store | StoreProblem) for result in results)
    await opened[0].close()
    assert threading.active_count() == before
