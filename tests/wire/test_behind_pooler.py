"""The bot behind PgBouncer: in session mode it plays, and its leases hold as without one; in transaction mode it says
what to do."""

from __future__ import annotations

import signal
import subprocess
from pathlib import Path

import pytest

from tests.engine.store.test_pooler import pooled
from tests.wire.conftest import Launcher, kill
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, BO, People

pytestmark = pytest.mark.postgres


async def test_a_match_goes_on_behind_a_pooler_after_a_kill_and_a_second_process_is_refused(
    line: subprocess.Popen[str], launcher: Launcher, wire: WireDiscord, people: People, tmp_path: Path
) -> None:
    other = Launcher(line, tmp_path / "other", wire)
    other.path.mkdir()
    async with pooled(tmp_path, "session") as url:
        first = await launcher.start(DATABASE_URL=url)
        await wire.connected()
        await people.begin(ANA, BO)
        await people.play(ANA, BO, moves=2)
        second = await other.start(DATABASE_URL=url)
        assert await second.status() == 1
        assert "in use by another Boneyard" in other.said()
        wire.gone = first.ended.done
        kill(first)
        assert await first.status() == -signal.SIGKILL
        begun = len(wire.identified)
        last = await launcher.start(DATABASE_URL=url)
        await wire.connected(begun + 1)
        await people.play(ANA, BO)
        kill(last, signal.SIGTERM)
        assert await last.status() == 0
        launcher.orderly()
        other.orderly()


async def test_a_pooler_that_shares_connections_ends_the_program_with_what_to_do(
    launcher: Launcher, wire: WireDiscord, tmp_path: Path
) -> None:
    async with pooled(tmp_path, "transaction") as url:
        process = await launcher.start(DATABASE_URL=url)
        assert await process.status() in (1, 2)
        assert "use its session mode" in launcher.said()
        assert not wire.requests
        launcher.orderly()
