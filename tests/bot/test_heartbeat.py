"""The sign of life: written by the bot's own loop, judged by `boneyard health`."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from bot import cli, heartbeat
from bot.commands import health

NOON = 1_800_000_000.0


def test_a_heartbeat_is_as_old_as_the_time_since_it_was_written(tmp_path: Path) -> None:
    heartbeat.beat(tmp_path, NOON)
    heartbeat.beat(tmp_path, NOON + 15)
    assert heartbeat.last(tmp_path, NOON + 40) == (25, 0)
    assert [file.name for file in tmp_path.iterdir()] == ["heartbeat"]


def test_no_heartbeat_has_no_age(tmp_path: Path) -> None:
    assert heartbeat.last(tmp_path, NOON) is None


@pytest.mark.parametrize("damage", [b"", b"soon\n", b"\xff\xff"])
def test_a_damaged_heartbeat_has_no_age(damage: bytes, tmp_path: Path) -> None:
    (tmp_path / heartbeat.FILE).write_bytes(damage)
    assert heartbeat.last(tmp_path, NOON) is None


@pytest.mark.parametrize(
    ("last", "alive", "said"),
    [
        ((0, 0), True, "is alive: its last heartbeat is 0 seconds old"),
        ((59, 59), True, "is alive"),
        ((-2, 0), True, "0 seconds old"),
        ((60, 0), False, "has stopped or hangs: its last heartbeat is 60 seconds old"),
        ((3, 60), False, "has no lasting connection to Discord for 60 seconds"),
        ((-61, 0), False, "61 seconds ahead"),
        (None, False, "is not running here"),
    ],
)
def test_a_bot_is_alive_while_its_heartbeat_is_younger_than_a_minute(
    last: tuple[float, float] | None, alive: bool, said: str
) -> None:
    verdict, sentence = health.verdict(heartbeat.Heartbeat(*last) if last else None)
    assert verdict is alive
    assert said in sentence


async def test_the_loop_beats_at_once_and_takes_the_file_away_when_it_ends(tmp_path: Path) -> None:
    beating = asyncio.create_task(heartbeat.keep_beating(tmp_path, lambda: NOON))
    await asyncio.sleep(0)
    assert heartbeat.last(tmp_path, NOON + 1) == (1, 0)
    beating.cancel()
    with pytest.raises(asyncio.CancelledError):
        await beating
    assert heartbeat.last(tmp_path, NOON) is None


async def test_a_heartbeat_that_cannot_be_written_does_not_stop_the_bot(tmp_path: Path) -> None:
    beating = asyncio.create_task(heartbeat.keep_beating(tmp_path / "not there", lambda: NOON))
    await asyncio.sleep(0)
    assert not beating.done()
    beating.cancel()
    with pytest.raises(asyncio.CancelledError):
        await beating


def test_boneyard_health_reads_the_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATA_DIR", str(tmp_path))
    monkeypatch.setattr("bot.commands.health.time.time", lambda: NOON + 30)
    assert cli.main(["health"]) == 1
    heartbeat.beat(tmp_path, NOON)
    assert cli.main(["health"]) == 0
    assert capsys.readouterr().out.endswith("The bot is alive: its last heartbeat is 30 seconds old.\n")
    assert cli.main(["health", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["alive"], told["heartbeat_seconds"]) == (True, 30)


def test_boneyard_health_reads_little_in() -> None:
    """Docker asks twice a minute. What takes long to read in is not needed."""
    ask = "import sys; import bot.cli, bot.commands.health; print(*sys.modules)"
    root = Path(__file__).parents[2]
    told = subprocess.run((sys.executable, "-c", ask), cwd=root, check=True, capture_output=True, text=True).stdout
    assert not {"asyncio", "sqlalchemy", "discord", "dotenv", "prometheus_client", "PIL"} & set(told.split())
