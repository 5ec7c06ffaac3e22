"""Two processes with two shards each on one PostgreSQL database. They are killed, stand still until another one has
taken their place, go on then, and lose the database: every table continues, no step is written by a process that does
not hold its server's shard, and each channel comes to show what the database holds."""

from __future__ import annotations

import asyncio
import random
import signal
import subprocess
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from tests.engine.store.postgres import emptied
from tests.patience import HANG_SECONDS
from tests.wire.conftest import Launcher, Process, kill
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, BO, buttons
from tests.wire.records import Gone, Interaction
from tests.wire.shapes import CHANNEL, GUILD, NEXT_SERVER, Json, Message, User
from tests.wire.test_kills import STEPS, TABLES, Marathon, differences, right

pytestmark = pytest.mark.postgres
SHARDS = 4
PARTS = ("0,1", "2,3")
LEASE = 2
"""Seconds. A process that stands still is woken when its lease has expired by the server's clock."""
CHANNELS = [CHANNEL + NEXT_SERVER * shard for shard in range(SHARDS)]
WITNESS = (
    "CREATE TABLE witness (number bigserial, table_id text, writer text, holder text)",
    "CREATE FUNCTION witnessed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
    "INSERT INTO witness (table_id, writer, holder) SELECT NEW.table_id, current_setting('application_name'), "
    "(SELECT 'boneyard ' || leases.holder FROM tables JOIN leases ON leases.shard = (guild_id >> 22) % shard_count "
    "WHERE tables.id = NEW.table_id); RETURN NEW; END $$",
    "CREATE TRIGGER witness AFTER INSERT ON steps FOR EACH ROW EXECUTE FUNCTION witnessed()",
)
"""Notes of each step which process has written it, and which one held the shard at that moment."""
HELD = "FROM leases WHERE shard IN ({})"
EXPIRED = f"SELECT pg_sleep(1 + (SELECT max(expires_at) {HELD}) - extract(epoch FROM clock_timestamp()))"
"""Waits until the leases of these shards are over; at once if they are."""
THEIRS = f"application_name IN (SELECT 'boneyard ' || holder {HELD})"
CUT = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {THEIRS}"
"""Ends every connection of the process that has these shards."""


FAULTS = ("kill", "kill both", "end", "stand still in the middle", "stand still before a move", "blink", "cut")


class Farm:
    """The processes, and a table on a server of each shard."""

    def __init__(self, launchers: Sequence[Launcher], wire: WireDiscord, url: str, rng: random.Random) -> None:
        self.free = list(launchers)
        self.launchers = launchers
        self.wire = wire
        self.url = url
        self.rng = rng
        self.engine: AsyncEngine = create_async_engine(url)
        self.serving: dict[str, Launcher] = {}
        self.played = [Marathon(launchers[0], wire, rng, ANA, BO, channel=channel) for channel in CHANNELS]

    def tables(self, part: str) -> list[Marathon]:
        """Those on the servers of these shards."""
        return [self.played[int(shard)] for shard in part.split(",")]

    async def ask(self, statement: str) -> Sequence[Any]:
        """Look at the database."""
        async with self.engine.begin() as connection:
            found = await connection.execute(text(statement))
            return found.all() if found.returns_rows else []

    def _let_in_or_over(self, sessions: int, process: Process) -> bool:
        """Whether `begun` sessions have begun, or the process has ended."""
        return len(self.wire.identified) >= sessions or process.ended.done()

    async def start(self, part: str) -> None:
        """Start a process for these shards, again and again until it is let in, as a supervisor does."""
        launcher = self.free.pop(0)
        while True:
            begun = len(self.wire.identified)
            process = await launcher.start(
                lease_seconds=LEASE, DATABASE_URL=self.url, SHARD_COUNT=str(SHARDS), SHARD_IDS=part
            )
            self.wire.gone = lambda: False
            two = begun + len(part.split(","))
            await self.wire.until(partial(self._let_in_or_over, two, process))
            if not process.ended.done():
                break
            assert await process.status() == 1, launcher.said()
        self.serving[part] = launcher

    def process(self, part: str) -> Process:
        """The process that serves these shards."""
        process = self.serving[part].running
        assert process
        return process

    async def gone(self, part: str, launcher: Launcher, status: int) -> None:
        """Wait until the process of a launcher has ended like this."""
        assert launcher.running
        assert await launcher.running.status() == status, launcher.said()
        self.free.append(launcher)

    async def play(self, table: Marathon, times: int) -> None:
        """Act several times at a table. Raises `Gone` when its process ends."""
        part = next(part for part in PARTS if table in self.tables(part))
        self.wire.gone = self.process(part).ended.done
        for _ in range(times):
            await table.go_on()

    @asynccontextmanager
    async def in_the_middle(self, table: Marathon) -> AsyncIterator[None]:
        """While a person acts there. The action fails and is repeated later."""
        seen = len(self.wire.requests) + self.rng.randrange(8)
        self.wire.gone = lambda: False
        playing = asyncio.create_task(self.play(table, 3))
        await self.wire.until(lambda: len(self.wire.requests) > seen or playing.done())
        yield
        playing.cancel()
        with suppress(Gone, asyncio.CancelledError):
            await playing
        self.wire.gone = lambda: False

    async def before_a_move(self, table: Marathon) -> tuple[User, Message, Json]:
        """Play until a person has a button that moves at once. Gives the person, the message and the button."""
        self.wire.gone = lambda: False
        while True:
            found = None if table.unanswered else await table.people.turn(table.users, table.channel)
            if found and (moves := buttons(found[1], "do")):
                return *found, moves[0]
            await self.play(table, 1)

    async def succeeded(self, part: str, tables: Sequence[Marathon]) -> None:
        """A second process replaces one that stands still, and people play at these tables. Then the first one wakes
        and ends."""
        launcher, still = self.serving[part], self.process(part)
        await self.ask(EXPIRED.format(part))
        await self.start(part)
        for table in tables:
            await self.play(table, 2)
        kill(still, signal.SIGCONT)
        await self.gone(part, launcher, 1)
        assert "Another Boneyard " in launcher.said()

    async def round(self, fault: str) -> None:
        """Let something happen to a process, and see that every table goes on."""
        part = self.rng.choice(PARTS)
        launcher, table = self.serving[part], self.rng.choice(self.tables(part))
        match fault:
            case "kill":
                async with self.in_the_middle(table):
                    kill(self.process(part))
                await self.gone(part, launcher, -signal.SIGKILL)
                await self.start(part)
            case "end":
                kill(self.process(part), signal.SIGTERM)
                await self.gone(part, launcher, 0)
                await self.start(part)
            case "kill both":
                async with self.in_the_middle(table):
                    for other in PARTS:
                        kill(self.process(other))
                for other in PARTS:
                    await self.gone(other, self.serving[other], -signal.SIGKILL)
                for other in PARTS:
                    await self.start(other)
            case "stand still in the middle":
                async with self.in_the_middle(table):
                    kill(self.process(part), signal.SIGSTOP)
                await self.succeeded(part, self.tables(part))
            case "stand still before a move":
                user, panel, button = table.unanswered = await self.before_a_move(table)
                kill(self.process(part), signal.SIGSTOP)
                # It gets this when it wakes. There was no move meanwhile.
                table.clicks.append(table.people.push(user, panel, button))
                await self.succeeded(part, [other for other in self.tables(part) if other is not table])
            case "blink":
                async with self.in_the_middle(table):
                    kill(self.process(part), signal.SIGSTOP)
                kill(self.process(part), signal.SIGCONT)
            case _:  # cut off from the database
                async with self.in_the_middle(table):
                    await self.ask(CUT.format(part))
        for other_table in self.played:
            await self.play(other_table, 1)
        await self.right()

    async def right(self) -> None:
        """What the database holds is right, and what the channels show."""
        async with asyncio.timeout(HANG_SECONDS):
            for shard, channel in enumerate(CHANNELS):
                here = f"{TABLES} WHERE guild_id = {GUILD + (shard << 22)}"
                while differences(await self.ask(here), self.played[shard].people):
                    await self.wire.answered(self.wire.slash(ANA, "domino help", channel))
        clicks: list[Interaction] = [click for table in self.played for click in table.clicks]
        right(await self.ask(STEPS), clicks)
        written = await self.ask("SELECT table_id, writer, holder FROM witness ORDER BY number")
        assert [row for row in written if row.writer != row.holder] == []
        turns: dict[str, list[str]] = {}
        for row in written:
            writers = turns.setdefault(row.table_id, [])
            if row.writer not in writers[-1:]:
                assert row.writer not in writers, "who has lost a table came back to it"
                writers.append(row.writer)
        for launcher in self.launchers:
            launcher.orderly()


@pytest.fixture
async def farm(line: subprocess.Popen[str], wire: WireDiscord, tmp_path: Path) -> AsyncIterator[Farm]:
    """Both processes, and a board on each server."""
    wire.servers = SHARDS
    async with emptied(bare=True) as url:
        launchers = [Launcher(line, tmp_path / name, wire) for name in ("one", "other", "spare")]
        for launcher in launchers:
            launcher.path.mkdir()
        farm = Farm(launchers, wire, url, random.Random(tmp_path.name))
        try:
            await farm.start(PARTS[0])
            for statement in WITNESS:
                await farm.ask(statement)
            await farm.start(PARTS[1])
            for table in farm.played:
                await farm.play(table, 4)
            yield farm
        finally:
            for launcher in launchers:
                await launcher.end()
            await farm.engine.dispose()


async def test_every_table_goes_on_whatever_happens_to_its_process(farm: Farm) -> None:
    for fault in ("kill", "stand still before a move", "cut", "end"):
        await farm.round(fault)
    written = await farm.ask("SELECT DISTINCT writer FROM witness")
    assert len(written) >= 3
    emojis = [emoji["name"] for emoji in farm.wire.emojis.values()]
    assert len(emojis) == len(set(emojis)), "both have uploaded them"


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
async def test_every_table_goes_on_whatever_happens_for_long(farm: Farm, seed: int) -> None:
    farm.rng.seed(seed)
    for _ in range(20):
        await farm.round(farm.rng.choice(FAULTS))
