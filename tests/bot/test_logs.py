"""The log hides every secret at every level, in tracebacks too."""

import ast
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from bot.config import Settings, load_settings
from bot.logs import CAPPED, start_logging
from engine.rules.tiles import Tile
from engine.store.sqlite import File

TOKEN = "MTAwMDAwMDAwMDAwMDAwMDAw.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789AB"
ADDRESS = "postgresql+asyncpg://ana:hunter2@db/boneyard"
ROOT = Path(__file__).parents[2]
LOOKED_AT = {
    *(
        "act.by",
        "away",
        "change.snapshot.id",
        "closed",
        "done",
        "error",
        "event.id",
        "event_id",
        "guild.id",
        "guild_id",
    ),
    *("illegal.refusal", "item", "jump", "kind", "known", "len(text)", "match", "name", "pause", "problem"),
    *("problem or ''", "process.pid", "reason(error)", "reference", "refused", "refused.__cause__ or refused"),
    *("row.guild_id", "said", "self._store.backup", "self._what", "self.fullest", "self.id", "self.shards", "sentence"),
    *(
        "server",
        "shard",
        "shards",
        "snapshot.id",
        "table.id",
        "table_id",
        "table_ids[0]",
        "thread",
        "total",
        "type(edit).__name__",
    ),
    *("unfair", "view.game", "what", "wrong"),
    'client.loss or "Another Boneyard has this one\'s shards: closing."',
    "str(error) or f'nothing within {seconds:g} s'",
}
"""What the program's log is given. None of it holds a person's id or a tile."""


@pytest.fixture(autouse=True)
def _logging_as_it_was() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    capped = {name: logging.getLogger(name).level for name in CAPPED}
    root.handlers = []
    yield
    root.handlers = handlers
    root.setLevel(level)
    for name, before in capped.items():
        logging.getLogger(name).setLevel(before)


def settings(level: str = "INFO") -> Settings:
    return load_settings({"DISCORD_TOKEN": TOKEN, "DATABASE_URL": ADDRESS, "LOG_LEVEL": level})


@pytest.mark.logs("ValueError")
@pytest.mark.parametrize(
    "secret",
    [
        TOKEN,
        ADDRESS,
        "MTIzNDU2Nzg5MDEyMzQ1Njc4.AAAAAA.another-bots-token-of-this-shape",
        "https://discord.com/api/v10/interactions/123/aW50ZXJhY3Rpb246/callback",
        "https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb246/messages/@original?with_components=1",
    ],
)
def test_a_secret_is_hidden_in_messages_arguments_and_tracebacks(
    secret: str, capsys: pytest.CaptureFixture[str]
) -> None:
    start_logging(settings().voice)
    log = logging.getLogger("bot.test")
    log.warning(f"in a message: {secret}")
    log.warning("in an argument: %s", secret)
    try:
        raise ValueError(f"in an error: {secret}")
    except ValueError:
        log.exception("it failed")
    err = capsys.readouterr().err
    assert err.count("[hidden]") >= 3
    for part in (TOKEN, "hunter2", "another-bots-token", "aW50ZXJhY3Rpb246"):
        assert part not in err


def test_the_rest_of_a_line_stays_readable(capsys: pytest.CaptureFixture[str]) -> None:
    start_logging(settings().voice)
    logging.getLogger("bot.tables").info("Table %s of guild %s: round 3 begins.", "t1", 100000000000000000)
    line = capsys.readouterr().err
    assert line.endswith("INFO    bot.tables: Table t1 of guild 100000000000000000: round 3 begins.\n")


@pytest.mark.parametrize("name", ["discord.http", "discord.gateway", "aiosqlite", "sqlalchemy.engine"])
def test_libraries_never_log_at_debug(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    start_logging(settings("DEBUG").voice)
    logging.getLogger(name).debug("what must not be written")
    logging.getLogger("bot.test").debug("what may be written")
    err = capsys.readouterr().err
    assert "must not" not in err
    assert "what may be written" in err


def test_a_higher_level_is_kept_for_libraries_too(capsys: pytest.CaptureFixture[str]) -> None:
    start_logging(settings("ERROR").voice)
    logging.getLogger("discord.client").warning("a warning")
    assert capsys.readouterr().err == ""


def test_an_address_without_a_password_is_no_secret(capsys: pytest.CaptureFixture[str]) -> None:
    start_logging(load_settings({}).voice)
    logging.getLogger("bot.test").info("Opened %s.", "sqlite:///boneyard.db")
    assert "sqlite:///boneyard.db" in capsys.readouterr().err


@pytest.mark.logs("OperationalError")
@pytest.mark.parametrize("level", ["DEBUG", "INFO"])
async def test_no_level_logs_the_values_of_a_statement(
    level: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """SQLAlchemy writes statements with their values at INFO; a failing one carries them in its message."""
    start_logging(settings(level).voice)
    deal = f"deal {Tile.of(5, 6)}"
    database = File(tmp_path / "some.db")
    await database.run(lambda connection: connection.execute(text("select :deal"), {"deal": deal}))
    with pytest.raises(OperationalError) as failed:
        await database.run(lambda connection: connection.execute(text("select :deal from nowhere"), {"deal": deal}))
    logging.getLogger("bot.test").error("It failed.", exc_info=failed.value)
    await database.close()
    assert "5|6" not in capsys.readouterr().err


@pytest.mark.parametrize(
    "address",
    ["https://discord.com/api/v10/guilds/100000000000000000/members/234567890123456789", "/members/2345678901234567"],
)
def test_a_person_s_id_in_an_address_of_the_library_is_hidden(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    start_logging(settings().voice)
    log = logging.getLogger("discord.http")
    log.warning("We are being rate limited. %s %s responded with 429. Retrying in %.2f seconds.", "GET", address, 1.5)
    err = capsys.readouterr().err
    assert "/members/[hidden] responded" in err
    assert "2345678901234567" not in err


@pytest.mark.slow
def test_nothing_is_logged_that_nobody_has_looked_at() -> None:
    """A new value in a line of the log: may it hold a person's id or a tile? If not, add it to LOOKED_AT."""
    found: dict[str, str] = {}
    for file in [*ROOT.glob("bot/**/*.py"), *ROOT.glob("engine/**/*.py")]:
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and (values := logged_values(call)):
                found |= {ast.unparse(value): file.name for value in values if not isinstance(value, ast.Constant)}
    assert {value: file for value, file in found.items() if value not in LOOKED_AT} == {}
    assert set(found) >= LOOKED_AT, "and these are logged no more"


def logged_values(call: ast.Call) -> list[ast.expr]:
    """What a call gives the log, beside the text with their places."""
    name = ast.unparse(call.func).rpartition(".")
    if name[0] == "log" and name[2] in ("debug", "info", "warning", "error", "exception", "critical"):
        return [value for value in call.args[1:] if ast.unparse(value) != "*facts"]
    return call.args[2:] if name[2] == "logged" else []
