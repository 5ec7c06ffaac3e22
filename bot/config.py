"""Settings from the environment and from `.env` in the current folder, read and checked once at start.

Secrets may also come from a file named by `NAME_FILE`, as Docker and systemd hand them over. Every setting is
in `SETTINGS`, in `.env.example` and in `docs/hosting.md`; a test keeps the three alike.
"""

import errno
import logging
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from bot.addresses import database_url, has_password, is_address, is_number, is_web
from bot.hiding import hide, keep_secret, shown, shown_path
from engine.retention import Retention

if TYPE_CHECKING:
    from sqlalchemy.engine import URL

log = logging.getLogger(__name__)

MOST_DAYS = 3650
ENV_FILE = ".env"
UNICODE = "utf-8-sig"
"""Also of files by Windows' editors, which put a mark before the text."""
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
LOG_FORMATS = ("text", "json")
LINKS = ("privacy", "terms", "support")
RELEASES = "releases"
MOST_SHARDS = 10_000
KEPT = {name: f"KEEP_{name.upper()}_DAYS" for name in Retention.__slots__}

# A bot's token has three parts: its id, the time it was made, and a signature. Their lengths have grown over
# the years, so only the shape is checked; Discord itself says whether the token is good.
TOKEN_SHAPE = re.compile(r"[\w-]{17,}\.[\w-]{5,}\.[\w-]{25,}", re.ASCII)

CLIENT_SECRET_SHAPE = r"[\w-]{20,}"


class Setting(NamedTuple):
    """An environment variable. A secret is never shown, and `NAME_FILE` can name a file with it."""

    name: str
    default: str
    meaning: str
    secret: bool = False

    @property
    def variables(self) -> tuple[str, ...]:
        """The names of the variables for this setting."""
        return (self.name, f"{self.name}_FILE") if self.secret else (self.name,)


SETTINGS = (
    Setting("DISCORD_TOKEN", "", "The bot's token from Discord's developer portal.", secret=True),
    Setting("DATABASE_URL", "", "The database; if empty, boneyard.db in DATA_DIR.", secret=True),
    Setting("DATA_DIR", ".", "The folder for the database file, its backups and the heartbeat."),
    Setting("SHARD_COUNT", "1", "The number of shards of all processes together."),
    Setting("SHARD_IDS", "", "The shards of this process, such as 0,1; if empty, all."),
    Setting("LOG_LEVEL", "INFO", f"The log level: {', '.join(LOG_LEVELS)}."),
    Setting("LOG_FORMAT", "text", "How the log is written: text or json."),
    Setting("METRICS_PORT", "", "The port for Prometheus on this computer; if empty, none."),
    Setting("LIVE_PORT", "", "The port of the live board; if empty, there is no live board."),
    Setting("LIVE_HOST", "127.0.0.1", "The address that the live board's port is opened at."),
    Setting("DISCORD_CLIENT_SECRET", "", "The application's client secret, for the live board.", secret=True),
    Setting("ERROR_WEBHOOK", "", "A webhook of Discord's that gets errors; if empty, none.", secret=True),
    Setting("ADMIN_SERVER", "", "The id of your own server, which gets /admin; if empty, none."),
    Setting("PRIVACY_URL", "", "The host's privacy policy, linked in the help."),
    Setting("TERMS_URL", "", "The host's terms of service, linked in the help."),
    Setting("SUPPORT_URL", "", "Where the host answers questions: an address or a server invite, linked in the help."),
    Setting("RELEASES_URL", "", "A changelog that is read once a day for a newer release; if empty, none."),
    Setting("KEEP_SERVERS_DAYS", "30", "Days until a departed server's data is deleted."),
    Setting("KEEP_CLICKS_DAYS", "7", "Days until click ids that prove no deal are deleted."),
    Setting("KEEP_SOLITAIRES_DAYS", "90", "Days until a private solitaire is deleted."),
)


class SettingsError(Exception):
    """Problems with the settings, each a sentence. `told`: the log has them."""

    told = False

    def __init__(self, *problems: str) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class Secret:
    """A text hidden from logs, errors and debuggers."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    def reveal(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return "Secret('…')"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and self._text == other._text

    def __hash__(self) -> int:
        return hash(self._text)


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings. `token` is None if it is not set."""

    token: Secret | None
    database_url: Secret
    data_dir: Path
    log_level: str
    shard_count: int = 1
    shard_ids: tuple[int, ...] = (0,)
    log_json: bool = False
    metrics_port: int | None = None
    live: tuple[str, int] | None = None
    """Host and port of the live board."""
    client_secret: Secret | None = None
    """The application's: set where `live` is."""
    error_webhook: Secret | None = None
    admin_server: int | None = None
    links: tuple[tuple[str, str], ...] = ()
    """The host's addresses for the help, by name."""
    releases_url: str = ""
    retention: Retention = field(default_factory=Retention)

    def require_token(self) -> Secret:
        """The token. Raises SettingsError if there is none."""
        if self.token is None:
            raise SettingsError(
                "There is no Discord token: set DISCORD_TOKEN, or DISCORD_TOKEN_FILE to a file that holds it "
                "(`boneyard try` plays on this computer without one)."
            )
        return self.token

    @property
    def voice(self) -> "Voice":
        """How the program speaks."""
        return Voice(self.log_level, self.log_json, self.error_webhook)

    @property
    def url(self) -> "URL":
        """The database's address."""
        from sqlalchemy.engine import make_url  # a quarter of a second, which `boneyard health` saves

        return make_url(self.database_url.reveal())

    def database_label(self) -> str:
        """The database's address without secrets."""
        return hide(self.url.set(query={}).render_as_string(hide_password=True))


def env_file() -> dict[str, str]:
    """The variables in `.env`, without interpolation; empty if there is no file. Raises SettingsError."""
    try:
        if Path(ENV_FILE).is_dir():
            raise IsADirectoryError(errno.EISDIR, "it is a folder")
        if not Path(ENV_FILE).exists():
            return {}
        from dotenv.parser import parse_stream  # `boneyard health` saves a hundredth of a second every half minute

        with Path(ENV_FILE).open(encoding=UNICODE) as opened:
            found = list(parse_stream(opened))
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not a text file"
        raise SettingsError(f"The file {ENV_FILE} in this folder could not be read: {reason}.") from error
    if wrong := next((each.original.line for each in found if each.error), None):
        raise SettingsError(
            f"Line {wrong} of the file {ENV_FILE} in this folder is not NAME=value, or a quote is open."
        )
    return {each.key: each.value or "" for each in found if each.key}


def environment() -> dict[str, str]:
    """The environment's variables, completed by those of `.env` for settings that it lacks."""
    given, filed = dict(os.environ), env_file()
    for setting in SETTINGS:
        if any(given.get(name, "").strip() for name in setting.variables):
            filed = {name: value for name, value in filed.items() if name not in setting.variables}
    return {**given, **filed}


def misspelt(environ: Mapping[str, str]) -> list[str]:
    """A sentence for each variable with nearly a setting's name."""
    from difflib import get_close_matches  # the same

    known = [name for setting in SETTINGS for name in setting.variables]
    near = {
        name: get_close_matches(name.upper().removeprefix("BONEYARD_"), known, 1, 0.8)
        for name in environ
        if name not in known
    }
    return [f"{name} is no setting of Boneyard: did you mean {found[0]}?" for name, found in near.items() if found]


def data_folder() -> Path:
    """DATA_DIR alone, for commands that need nothing else. Raises SettingsError."""
    problems: list[str] = []
    folder = _folder(environment().get("DATA_DIR", "").strip() or ".", problems)
    if problems:
        raise SettingsError(*problems)
    return folder


class Voice(NamedTuple):
    """How the program speaks, even when its settings are wrong."""

    level: str
    json: bool
    webhook: Secret | None


def voice(environ: Mapping[str, str]) -> Voice:
    """The log and the webhook of the settings; the defaults where they are wrong."""
    level, kind = (environ.get(name, "").strip() for name in ("LOG_LEVEL", "LOG_FORMAT"))
    (setting,) = (setting for setting in SETTINGS if setting.name == "ERROR_WEBHOOK")
    address = _read(setting, environ, [])
    return Voice(
        level.upper() if level.upper() in LOG_LEVELS else "INFO",
        kind == "json",
        Secret(address) if is_web(address) else None,
    )


def load_settings(environ: Mapping[str, str] | None = None) -> Settings:
    """Read and check all settings (default: from `environment()`), and log misspelt ones. Raises one SettingsError with
    all problems."""
    if environ is None:
        environ = environment()
    for warning in misspelt(environ):
        log.warning(warning)
    problems: list[str] = []
    text = {setting.name: _read(setting, environ, problems) for setting in SETTINGS}
    data_dir = _folder(text["DATA_DIR"], problems)
    token = text["DISCORD_TOKEN"]
    if token and not TOKEN_SHAPE.fullmatch(token):
        problems.append(
            "DISCORD_TOKEN does not look like a bot token, which is three parts joined by dots: copy it "
            "again from the Bot page of Discord's developer portal, without quotes and without the word Bot."
        )
    address = database_url(text["DATABASE_URL"], data_dir, problems)
    log_level, links = text["LOG_LEVEL"].upper(), {name: text[f"{name.upper()}_URL"] for name in (*LINKS, RELEASES)}
    webhook, home, client_secret = text["ERROR_WEBHOOK"], text["ADMIN_SERVER"], text["DISCORD_CLIENT_SECRET"]
    port, live = text["METRICS_PORT"], text["LIVE_PORT"]

    def check(name: str, right: bool, must: str) -> None:
        if not right:
            problems.append(f"{name} is {shown(text[name])}, but must {must}.")

    check("LOG_LEVEL", log_level in LOG_LEVELS, f"be one of {', '.join(LOG_LEVELS)}")
    check("LOG_FORMAT", text["LOG_FORMAT"] in LOG_FORMATS, f"be one of {', '.join(LOG_FORMATS)}")
    for name in ("METRICS_PORT", "LIVE_PORT"):
        given = text[name]
        check(name, not given or (is_number(given) and 0 < int(given) < 65536), "be a number from 1 to 65535")
    check("LIVE_HOST", is_address(text["LIVE_HOST"]), "be an address of this computer, such as 127.0.0.1 or 0.0.0.0")
    check("ADMIN_SERVER", not home or (home.isdecimal() and len(home) < 20), "be a server's id, a number")
    for name, link in links.items():
        check(f"{name.upper()}_URL", not link or is_web(link), "be an address that begins with https://")
    for name in KEPT.values():
        days = f"be a number of days from 1 to {MOST_DAYS}"
        check(name, is_number(text[name]) and 0 < int(text[name]) <= MOST_DAYS, days)
    if webhook and not is_web(webhook):
        problems.append("ERROR_WEBHOOK is not an address: copy it from the webhook's page in Discord.")
    if client_secret and not re.fullmatch(CLIENT_SECRET_SHAPE, client_secret):
        problems.append(
            "DISCORD_CLIENT_SECRET does not look like a client secret: copy it from the OAuth2 page of Discord's "
            "developer portal, without quotes."
        )
    if bool(live) != bool(client_secret):
        set_, other = ("LIVE_PORT", "DISCORD_CLIENT_SECRET") if live else ("DISCORD_CLIENT_SECRET", "LIVE_PORT")
        problems.append(f"{set_} is set without {other}: the live board needs both, and is off without them.")
    shard_count, shard_ids = _shards(text["SHARD_COUNT"], text["SHARD_IDS"], problems)
    if len(shard_ids) < shard_count and address.startswith("sqlite"):
        problems.append(
            "SHARD_IDS leaves shards to other processes, and those can share a PostgreSQL database only: name one in "
            "DATABASE_URL, or leave SHARD_IDS empty."
        )
    if problems:
        raise SettingsError(*problems)
    return Settings(
        Secret(token) if token else None,
        Secret(address),
        data_dir,
        log_level,
        shard_count,
        shard_ids,
        log_json=text["LOG_FORMAT"] == "json",
        metrics_port=int(port) if port else None,
        live=(text["LIVE_HOST"], int(live)) if live else None,
        client_secret=Secret(client_secret) if client_secret else None,
        error_webhook=Secret(webhook) if webhook else None,
        admin_server=int(home) if home else None,
        links=tuple((name, links[name]) for name in LINKS if links[name]),
        releases_url=links[RELEASES],
        retention=Retention(**{kept: int(text[name]) for kept, name in KEPT.items()}),
    )


def _read(setting: Setting, environ: Mapping[str, str], problems: list[str]) -> str:
    """A setting's text from its variable, file or default. An empty variable counts as not set."""
    value = environ.get(setting.name, "").strip()
    file_name = environ.get(f"{setting.name}_FILE", "").strip() if setting.secret else ""
    if value and file_name:
        problems.append(f"Both {setting.name} and {setting.name}_FILE are set; keep only one of them.")
    elif file_name:
        try:
            value = Path(file_name).read_text(encoding=UNICODE).strip()
        except (OSError, ValueError) as error:
            which, reason = shown_path(file_name), getattr(error, "strerror", None) or "it is not a text file"
            problems.append(f"{setting.name}_FILE names {which}, which could not be read: {reason}.")
        else:
            if not value:
                problems.append(f"{setting.name}_FILE names {shown_path(file_name)}, which is empty.")
    if setting.secret and (setting.name != "DATABASE_URL" or has_password(value)):
        keep_secret(value)
    return value or setting.default


def _folder(text: str, problems: list[str]) -> Path:
    """The folder of a path that may begin with ~."""
    if "://" in text or not text.isprintable() or hide(text) != text:
        problems.append("DATA_DIR is not the path of a folder: write it like /var/lib/boneyard.")
        return Path()
    try:
        return Path(text).expanduser()
    except RuntimeError:
        problems.append("DATA_DIR begins with ~ and a name, but there is no such user: write the whole path.")
        return Path()


def _shards(count_text: str, ids_text: str, problems: list[str]) -> tuple[int, tuple[int, ...]]:
    """The number of shards, and those of this process."""
    if not is_number(count_text) or not 0 < int(count_text) <= MOST_SHARDS:
        problems.append(f"SHARD_COUNT is {shown(count_text)}, but must be a whole number from 1 to {MOST_SHARDS}.")
        return 1, (0,)
    count, names = int(count_text), [name.strip() for name in ids_text.split(",")] if ids_text else []
    if not all(is_number(name) and int(name) < count for name in names):
        problems.append(
            f"SHARD_IDS is {shown(ids_text)}, but must be numbers from 0 to {count - 1}, since SHARD_COUNT is {count}, "
            "with commas between them."
        )
        return count, tuple(range(count))
    return count, tuple(sorted({int(name) for name in names})) or tuple(range(count))


def database_address(text: str, name: str) -> str:
    """The address of a database typed as an address or a path. `name` is the argument's name. Raises SettingsError."""
    problems: list[str] = []
    url = database_url(text if "://" in text else f"sqlite:///{text}", Path(), problems, name)
    if problems:
        raise SettingsError(*problems)
    return url
