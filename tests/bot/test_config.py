"""Settings: from the environment or files, every problem a whole sentence, and no secret ever shown."""

import logging
from pathlib import Path

import pytest

from bot.config import SETTINGS, Secret, Settings, SettingsError, load_settings, misspelt
from engine.retention import Retention

ROOT = Path(__file__).parents[2]
# The shape of a token, with nothing behind it.
TOKEN = "MTAwMDAwMDAwMDAwMDAwMDAw.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789AB"


def problems(environ: dict[str, str]) -> tuple[str, ...]:
    with pytest.raises(SettingsError) as caught:
        load_settings(environ)
    return caught.value.problems


def test_an_empty_environment_gives_the_defaults() -> None:
    settings = load_settings({})
    assert settings == Settings(None, Secret("sqlite:///boneyard.db"), Path(), "INFO")


def test_an_empty_variable_counts_as_not_set() -> None:
    assert load_settings({setting.name: " " for setting in SETTINGS}) == load_settings({})


def test_the_database_file_lies_in_the_data_folder(tmp_path: Path) -> None:
    settings = load_settings({"DATA_DIR": str(tmp_path)})
    assert settings.database_url.reveal() == f"sqlite:///{tmp_path}/boneyard.db"


def test_a_token_is_read_from_its_variable() -> None:
    token = load_settings({"DISCORD_TOKEN": f" {TOKEN}\n"}).require_token()
    assert token.reveal() == TOKEN


def test_a_token_is_read_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "token"
    file.write_text(f"{TOKEN}\n", encoding="utf-8")
    assert load_settings({"DISCORD_TOKEN_FILE": str(file)}).require_token().reveal() == TOKEN


def test_a_missing_token_says_how_to_set_one() -> None:
    with pytest.raises(SettingsError, match="set DISCORD_TOKEN, or DISCORD_TOKEN_FILE"):
        load_settings({}).require_token()


@pytest.mark.parametrize("token", ["hunter2", f"Bot {TOKEN}", f'"{TOKEN}"', "a.b.c", f"{TOKEN}.extra"])
def test_a_malformed_token_is_refused_without_showing_it(token: str) -> None:
    (problem,) = problems({"DISCORD_TOKEN": token})
    assert "does not look like a bot token" in problem
    assert token not in problem


def test_a_setting_and_its_file_together_are_refused() -> None:
    (problem,) = problems({"DISCORD_TOKEN": TOKEN, "DISCORD_TOKEN_FILE": "token"})
    assert problem == "Both DISCORD_TOKEN and DISCORD_TOKEN_FILE are set; keep only one of them."


def test_a_missing_secret_file_is_named(tmp_path: Path) -> None:
    (problem,) = problems({"DISCORD_TOKEN_FILE": str(tmp_path / "nowhere")})
    assert "nowhere, which could not be read: No such file or directory." in problem


def test_an_empty_secret_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "token").touch()
    assert problems({"DISCORD_TOKEN_FILE": str(tmp_path / "token")})[0].endswith("token, which is empty.")


def test_a_secret_file_that_is_not_text_is_named(tmp_path: Path) -> None:
    (tmp_path / "token").write_bytes(b"\xff\xfe\xfd")
    assert "it is not a text file" in problems({"DISCORD_TOKEN_FILE": str(tmp_path / "token")})[0]


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("sqlite:///boneyard.db", "sqlite:///boneyard.db"),
        ("sqlite+aiosqlite:////data/b.db", "sqlite:////data/b.db"),
        ("postgres://ana:pw@db/boneyard", "postgresql+asyncpg://ana:pw@db/boneyard"),
        ("postgresql+psycopg://ana:pw@db:5432/boneyard", "postgresql+asyncpg://ana:pw@db:5432/boneyard"),
    ],
)
def test_the_database_address_gets_the_driver_that_is_used(written: str, meant: str) -> None:
    assert load_settings({"DATABASE_URL": written}).database_url.reveal() == meant


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("boneyard.db", "is not a database address"),
        ("mysql://ana:hunter2@db/boneyard", "asks for mysql"),
        ("sqlite://", "names no database"),
        ("sqlite:///:memory:", "names no database"),
        ("postgresql://ana:hunter2@db", "names no database"),
        ("postgresql://ana:hunter2@db:port/x", "is not a database address"),
    ],
)
def test_a_database_that_cannot_be_used_is_refused_without_its_password(written: str, said: str) -> None:
    (problem,) = problems({"DATABASE_URL": written})
    assert said in problem
    assert "hunter2" not in problem


def shards(count: str, ids: str, **more: str) -> tuple[int, tuple[int, ...]]:
    settings = load_settings({"SHARD_COUNT": count, "SHARD_IDS": ids, **more})
    return settings.shard_count, settings.shard_ids


CLIENT_SECRET = "abcdefghijklmnopqrstuvwxyz012345"


def test_the_live_board_is_off_and_needs_a_port_and_the_client_secret(tmp_path: Path) -> None:
    assert load_settings({}).live is None
    file = tmp_path / "secret"
    file.write_text(f"{CLIENT_SECRET}\n", encoding="utf-8")
    settings = load_settings({"LIVE_PORT": "8080", "DISCORD_CLIENT_SECRET_FILE": str(file)})
    assert (settings.live, settings.client_secret) == (("127.0.0.1", 8080), Secret(CLIENT_SECRET))
    both = {"LIVE_PORT": "8080", "DISCORD_CLIENT_SECRET": CLIENT_SECRET}
    assert load_settings({**both, "LIVE_HOST": "::"}).live == ("::", 8080)
    some = {"DATABASE_URL": "postgresql://db/boneyard", "SHARD_COUNT": "2", "SHARD_IDS": "1"}
    assert load_settings(both | some).live == ("127.0.0.1", 8080)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"LIVE_PORT": "8080"}, "LIVE_PORT is set without DISCORD_CLIENT_SECRET: the live board needs both"),
        ({"DISCORD_CLIENT_SECRET": CLIENT_SECRET}, "DISCORD_CLIENT_SECRET is set without LIVE_PORT"),
        ({"LIVE_PORT": "0", "DISCORD_CLIENT_SECRET": CLIENT_SECRET}, "LIVE_PORT is '0', but must be a number from 1"),
        ({"LIVE_PORT": "8080", "DISCORD_CLIENT_SECRET": TOKEN}, "does not look like a client secret"),
    ],
)
def test_half_a_live_board_is_refused_in_a_sentence(given: dict[str, str], said: str) -> None:
    (problem,) = problems(given)
    assert said in problem


def test_shards_are_read() -> None:
    server = {"DATABASE_URL": "postgresql://db/boneyard"}
    assert shards("", "") == (1, (0,))
    assert shards("4", "") == (4, (0, 1, 2, 3)), "without a list it is all of them"
    assert shards("4", " 3, 0,3 ", **server) == (4, (0, 3))
    assert shards("2", "0,1") == (2, (0, 1)), "one process may serve all of them from a file"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"SHARD_COUNT": "0"}, "SHARD_COUNT is '0', but must be a whole number from 1 to 10000."),
        ({"SHARD_COUNT": "four"}, "SHARD_COUNT is 'four', but must be a whole number from 1 to 10000."),
        ({"SHARD_IDS": "1"}, "SHARD_IDS is '1', but must be numbers from 0 to 0, since SHARD_COUNT is 1"),
        ({"SHARD_COUNT": "4", "SHARD_IDS": "0-3"}, "SHARD_IDS is '0-3', but must be numbers from 0 to 3"),
        ({"SHARD_COUNT": "4", "SHARD_IDS": "0,1"}, "those can share a PostgreSQL database only"),
    ],
)
def test_shards_that_cannot_be_served_are_refused(given: dict[str, str], said: str) -> None:
    (problem,) = problems(given)
    assert said in problem


def test_what_an_address_asks_of_postgresql_is_kept_and_not_shown() -> None:
    for written in ("sslmode=require", "ssl=require"):
        settings = load_settings({"DATABASE_URL": f"postgres://ana:pw@db/b?{written}&sslpassword=hunter2"})
        assert "sslmode=require" in settings.database_url.reveal()
        assert settings.database_label() == "postgresql+asyncpg://ana:***@db/b"


def test_an_unknown_log_level_names_the_known_ones() -> None:
    (problem,) = problems({"LOG_LEVEL": "loud"})
    assert problem == "LOG_LEVEL is 'loud', but must be one of DEBUG, INFO, WARNING, ERROR."


def test_a_log_level_may_be_written_small() -> None:
    assert load_settings({"LOG_LEVEL": "debug"}).log_level == "DEBUG"


def test_all_problems_are_said_at_once() -> None:
    wrong = {"DISCORD_TOKEN": "x", "DATABASE_URL": "y", "LOG_LEVEL": "z", "LOG_FORMAT": "xml", "METRICS_PORT": "http"}
    assert len(problems({**wrong, "ERROR_WEBHOOK": "hidden"})) == 6
    assert "hidden" not in str(problems({"ERROR_WEBHOOK": "hidden"}))


def test_links_and_days_are_read() -> None:
    settings = load_settings({"SUPPORT_URL": "https://example.org", "KEEP_SERVERS_DAYS": "60"})
    assert settings.links == (("support", "https://example.org"),)
    assert settings.retention == Retention(servers=60)


def test_a_link_without_an_address_and_days_without_a_number_are_refused() -> None:
    said = problems({"PRIVACY_URL": "example.org", "KEEP_SERVERS_DAYS": "0", "KEEP_CLICKS_DAYS": "a week"})
    assert [line.split()[0] for line in said] == ["PRIVACY_URL", "KEEP_SERVERS_DAYS", "KEEP_CLICKS_DAYS"]


def test_nothing_is_watched_by_default() -> None:
    settings = load_settings({})
    assert (settings.log_json, settings.metrics_port, settings.error_webhook) == (False, None, None)


def test_no_secret_shows_itself(caplog: pytest.LogCaptureFixture) -> None:
    settings = load_settings({"DISCORD_TOKEN": TOKEN, "DATABASE_URL": "postgresql://ana:hunter2@db/boneyard"})
    logging.getLogger("test").warning("%s %r %s", settings, settings, settings.token)
    shown = caplog.text + settings.database_label()
    assert TOKEN not in shown
    assert "hunter2" not in shown
    assert settings.database_label() == "postgresql+asyncpg://ana:***@db/boneyard"


def test_secrets_compare_by_their_text() -> None:
    assert Secret("a") == Secret("a")
    assert Secret("a") != Secret("b")
    assert len({Secret("a"), Secret("a")}) == 1


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with nothing of ours in it or in the environment."""
    monkeypatch.chdir(tmp_path)
    for setting in SETTINGS:
        for name in setting.variables:
            monkeypatch.delenv(name, raising=False)
    return tmp_path


def test_the_env_file_is_read_as_docker_compose_reads_it(folder: Path) -> None:
    (folder / ".env").write_text(
        f'\ufeff# mine\nDISCORD_TOKEN="{TOKEN}"\nexport LOG_LEVEL=debug # all of it\nDATA_DIR=\n'
    )
    assert load_settings() == Settings(Secret(TOKEN), Secret("sqlite:///boneyard.db"), Path(), "DEBUG")


def test_the_environment_wins_over_the_env_file(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / ".env").write_text("DISCORD_TOKEN=wrong\nLOG_LEVEL=DEBUG\nDATA_DIR=there\n")
    (folder / "token").write_text(TOKEN)
    for name, value in {"DISCORD_TOKEN_FILE": "token", "LOG_LEVEL": "ERROR", "DATA_DIR": ""}.items():
        monkeypatch.setenv(name, value)
    settings = load_settings()
    assert (settings.token, settings.log_level, settings.data_dir) == (Secret(TOKEN), "ERROR", Path("there"))


@pytest.mark.parametrize(
    ("text", "line"), [('LOG_LEVEL="INFO\nSHARD_COUNT=1\n', 1), ("# mine\nSHARD_COUNT=1\r\nsome words\r\n", 3)]
)
def test_a_line_of_the_env_file_that_is_none_is_named(folder: Path, text: str, line: int) -> None:
    (folder / ".env").write_text(text)
    with pytest.raises(SettingsError, match=rf"^Line {line} of the file \.env in this folder is not NAME=value, or "):
        load_settings()


def test_files_of_windows_editors_are_read(folder: Path) -> None:
    (folder / "token.txt").write_bytes(f"\ufeff{TOKEN}\r\n".encode())
    text = "\ufeff# a comment\r\nDISCORD_TOKEN_FILE='token.txt' # mine\r\nexport LOG_LEVEL=\"debug\"\r\n"
    (folder / ".env").write_bytes(text.encode())
    settings = load_settings()
    assert (settings.require_token().reveal(), settings.log_level) == (TOKEN, "DEBUG")


def test_an_env_file_that_is_not_text_is_named(folder: Path) -> None:
    (folder / ".env").write_bytes(b"LOG_LEVEL=\xff\xfe")
    with pytest.raises(
        SettingsError, match=r"^The file \.env in this folder could not be read: it is not a text file\.$"
    ):
        load_settings()


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("BONEYARD_DATABSE_URL", "DATABASE_URL"),
        ("BONEYARD_LOG_LEVEL", "LOG_LEVEL"),
        ("DISCORD_BOT_TOKEN", "DISCORD_TOKEN"),
        ("discord_token_file", "DISCORD_TOKEN_FILE"),
        ("DATADIR", "DATA_DIR"),
    ],
)
def test_a_misspelt_setting_is_warned_of(written: str, meant: str, caplog: pytest.LogCaptureFixture) -> None:
    load_settings({written: "secret"})
    assert caplog.messages == [f"{written} is no setting of Boneyard: did you mean {meant}?"]


def test_settings_and_other_programs_variables_are_not_warned_of() -> None:
    ours = [name for setting in SETTINGS for name in setting.variables]
    others = ["PATH", "HOME", "XDG_DATA_DIRS", "PGDATABASE", "LOGNAME", "TOKEN", "BONEYARD_CHROMIUM", "LOG_LEVELS_OF_X"]
    assert misspelt(dict.fromkeys([*ours, *others], "")) == []


@pytest.mark.parametrize(
    ("name", "nonsense", "said"),
    [
        ("PRIVACY_URL", "https://", "must be an address that begins with https://"),
        ("PRIVACY_URL", "https://x y", "must be an address that begins with https://"),
        ("ERROR_WEBHOOK", "https://x y", "ERROR_WEBHOOK is not an address"),
        ("ERROR_WEBHOOK", "https://", "ERROR_WEBHOOK is not an address"),
        ("DATABASE_URL", "sqlite:///file:x.db?uri=true", "has parameters, which a file does not take"),
        ("DATABASE_URL", "sqlite://data/x.db", "has two slashes, but a file needs three"),
        ("DATABASE_URL", "sqlite:///.", "names a folder"),
        ("DATABASE_URL", "sqlite:////", "names a folder"),
        ("DATABASE_URL", "sqlite:///x.db?mode=ro", "has parameters, which a file does not take"),
        ("DATABASE_URL", "postgresql://ana:p@ss@host/boneyard", "%40 for @"),
        ("SHARD_COUNT", "100000000000", "must be a whole number from 1 to 10000"),
        ("SHARD_COUNT", "9" * 5000, "must be a whole number from 1 to 10000"),
        ("ADMIN_SERVER", "9" * 31, "must be a server's id"),
        ("KEEP_CLICKS_DAYS", "9" * 5000, "must be a number of days"),
        ("LIVE_HOST", "everywhere", "must be an address of this computer, such as 127.0.0.1 or 0.0.0.0"),
        ("DATA_DIR", "~nobody-of-this-name/x", "there is no such user"),
        ("DATA_DIR", "https://x/y", "is not the path of a folder"),
    ],
)
def test_nonsense_is_refused_in_a_sentence(name: str, nonsense: str, said: str) -> None:
    (problem,) = problems({name: nonsense})
    assert said in problem


def test_a_folder_in_the_place_of_the_file_of_settings_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").mkdir()
    with pytest.raises(SettingsError, match="could not be read: it is a folder"):
        load_settings()
