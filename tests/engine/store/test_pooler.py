"""A PostgreSQL database behind PgBouncer."""

from __future__ import annotations

import asyncio
import os
import shutil
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import make_url

from engine.store import Store, StoreProblem

from .postgres import emptied


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@asynccontextmanager
async def pooled(folder: Path, mode: str) -> AsyncIterator[str]:
    """The address of an empty database behind a pooler."""
    program = shutil.which("pgbouncer", path=f"{os.environ['PATH']}:/usr/sbin")
    if program is None:
        pytest.skip("needs a PostgreSQL server and PgBouncer")
    async with emptied() as url:
        server, port, settings = make_url(url), free_port(), folder / "pgbouncer.ini"
        settings.write_text(
            f"[databases]\n{server.database} = host={server.host} port={server.port} user={server.username}\n"
            f"[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {port}\nunix_socket_dir =\n"
            f"auth_type = any\npool_mode = {mode}\n"
        )
        user = ["-u", "nobody"] if os.getuid() == 0 else []  # it refuses to run as root
        process = await asyncio.create_subprocess_exec(program, *user, settings, stderr=asyncio.subprocess.PIPE)
        try:
            assert process.stderr
            while b"process up" not in (line := await process.stderr.readline()):
                assert line, "it ended"
            yield server.set(host="127.0.0.1", port=port).render_as_string(hide_password=False)
        finally:
            process.terminate()
            await process.wait()


@pytest.mark.postgres
async def test_a_pooler_with_a_connection_for_each_client_serves_one_process_after_another(tmp_path: Path) -> None:
    async with pooled(tmp_path, "session") as url:
        for _ in range(2):
            store = await Store.open(url)
            assert await store.size() > 0
            await store.close()


@pytest.mark.postgres
async def test_a_pooler_that_shares_connections_is_refused_with_what_to_do(tmp_path: Path) -> None:
    async with pooled(tmp_path, "transaction") as url:
        with pytest.raises(StoreProblem, match="use its session mode"):
            await Store.open(url)
