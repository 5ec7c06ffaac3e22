"""`boneyard check`: shows the settings and finds problems that would stop `boneyard run`. It changes nothing.

With `--upgrade` it also upgrades a copy of the database and replays every open match there.
"""

import argparse
import asyncio
import os
import platform
import re
from collections.abc import Mapping
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from bot import __version__
from bot.addresses import is_web
from bot.commands import CommandError, Use, in_store
from bot.commands.backup import copied
from bot.config import ENV_FILE, SETTINGS, Settings, SettingsError, environment, load_settings
from bot.hiding import MOST_SHOWN, hide, shown_path
from bot.invite import application_id, invite_link
from bot.pictures.render.fonts import shaping_ready
from engine.rules.errors import Refused
from engine.store import Store, StoreProblem, is_sqlite
from engine.store.connect import head_revision, look_at_server, unusable
from engine.store.database import real_file
from engine.store.files import FileLock, contents, damage, full, missing, replaced
from engine.store.postgres import NO_DRIVER
from engine.tables.keeping.state import rebuild
from engine.tables.table.model import OPEN

SQLITE_HEADER = b"SQLite format 3\x00"
REMEDY = "put a backup in its place with `boneyard restore`."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--upgrade", action="store_true", help="rehearse the upgrade of the database on a copy")


def run(args: argparse.Namespace) -> int:
    """Print the settings and the problems. Return 0 if `boneyard run` can start, else 1."""
    packages = ", ".join(f"{name} {version(name)}" for name in ("discord.py", "SQLAlchemy"))
    print(f"Boneyard {__version__}, {packages}, Python {platform.python_version()}")
    held = None
    try:
        print(*sources(environment(), os.environ), sep="\n")
        settings = load_settings()
    except SettingsError as error:
        found = list(error.problems)
    else:
        print(f"Database: {settings.database_label()}")
        if settings.token and (application := application_id(settings.token.reveal())):
            print(f"Invite link: {invite_link(application)}")
        found, held = problems(settings), in_use(settings)
        found.extend(unlocked(settings))
        if settings.live:
            from bot.commands._check_live import look  # it reads in Discord's library

            found.extend(look(settings, held is not None))
        if not is_sqlite(settings.url) and not found:
            found = say_server(settings)
        if args.upgrade and not found:
            found = rehearse(settings)
    if not shaping_ready():
        print("Note: FriBiDi is not installed, so Arabic letters in names are drawn one by one (Debian: libfribidi0).")
    print(*(f"Wrong: {hide(problem)}" for problem in found), sep="\n")
    if held:
        print(f"Note: a Boneyard already uses the database {held}, so a second one cannot start.")
    if not found:
        print("Nothing is wrong." if held else "Nothing is wrong: `boneyard run` can start.")
    return 1 if found else 0


def rehearse(settings: Settings) -> list[str]:
    """Upgrade a copy of the database, and print how many open tables it has. Return the problems."""
    try:
        with TemporaryDirectory(prefix="boneyard-upgrade-", dir=settings.data_dir) as folder:
            copy = copied(settings, Path(folder) / "boneyard.db")
            tables, found = in_store(f"sqlite:///{copy}", replay_all, Use.MIGRATE)
    except (StoreProblem, CommandError) as problem:
        return [str(problem)]
    print(f"Rehearsed on a copy of the database. Open tables: {tables}, replayed: {tables - len(found)}.")
    return found


async def replay_all(store: Store) -> tuple[int, list[str]]:
    """The number of open tables in a database, and a sentence for each that cannot be replayed."""
    found = []
    ids = await store.open_tables(OPEN)
    for table in ids:
        stored = await store.load(table)
        try:
            assert stored is not None
            rebuild(stored)
        except Refused as refused:
            found.append(f"Table {table} could not go on after the upgrade ({refused}).")
    return len(ids), found


def sources(environ: Mapping[str, str], own: Mapping[str, str]) -> list[str]:
    """A line for each setting: its value (never a secret) and its source, the `own` environment or `.env`."""
    lines = []
    for setting in SETTINGS:
        if environ.get(setting.name, "").strip():
            value = printed(setting.name, environ[setting.name].strip())
            source = "environment" if own.get(setting.name, "").strip() else ENV_FILE
        elif setting.secret and environ.get(f"{setting.name}_FILE", "").strip():
            value, source = "", f"file {shown_path(environ[f'{setting.name}_FILE'].strip())}"
        else:
            lines.append(f"{setting.name}: {setting.default or 'not set'} (default)")
            continue
        lines.append(f"{setting.name}: {'set' if setting.secret else value} ({source})")
    return lines


def printed(name: str, value: str) -> str:
    """The value of a setting that holds no secret, unless one may be in the wrong place."""
    if not value.isprintable():
        return "(not shown: it has a line break)"
    known = name == "DATA_DIR" or is_web(value) or re.fullmatch("[0-9, ]+", value)
    return hide(value) if known or len(value) <= MOST_SHOWN else "(not shown: it is long)"


def problems(settings: Settings) -> list[str]:
    """A sentence for each problem that would stop `boneyard run`."""
    found: list[str] = []
    try:
        settings.require_token()
    except SettingsError as error:
        found.extend(error.problems)
    found.extend(folder_problems(settings.data_dir, "DATA_DIR"))
    url = settings.url
    for folder in {settings.data_dir, real_file(url).parent} if is_sqlite(url) else {settings.data_dir}:
        if wrong := full(folder):  # SQLite calls it damage when it can't make the files to read with
            return [*found, f"Nothing can be written into {folder}: {wrong}."]
    if url.get_backend_name() == "sqlite" and url.database:
        found.extend(database_file_problems(real_file(url), settings.data_dir))
    elif url.get_backend_name() == "postgresql" and not find_spec("asyncpg"):
        found.append(NO_DRIVER)
    return found


def say_server(settings: Settings) -> list[str]:
    """Connect to PostgreSQL and print its state. Return the problems that would stop `boneyard run`."""
    try:
        there = asyncio.run(look_at_server(settings.url))
    except StoreProblem as error:
        return [str(error)]
    state = "is empty" if there.revision is None else "is up to date"
    if there.revision not in (None, head_revision()):
        state = f"will be upgraded by `boneyard run` (its format is {there.revision})"
    print(f"PostgreSQL {there.version} answers, and the database {state}.")
    for shards in there.holders:
        print(f"Note: a Boneyard already serves {shards}, so a second one for these cannot start.")
    problem = unusable(settings.database_label(), there.revision, there.tables)
    return [problem] if problem else []


def unlocked(settings: Settings) -> list[str]:
    """Why the database can't be locked."""
    url = settings.url
    wrong = FileLock.trouble(real_file(url)) if is_sqlite(url) else None
    return [wrong] if wrong else []


def in_use(settings: Settings) -> Path | None:
    """The database file if a process uses it."""
    url = settings.url
    return real_file(url) if is_sqlite(url) and FileLock.held(real_file(url)) else None


def folder_problems(folder: Path, name: str) -> list[str]:
    """Problems with writing into a folder, by its permissions. `name` is the setting."""
    what = f"{name} is {folder}" if name == "DATA_DIR" else f"{name} names a file in {folder}"
    if not folder.is_dir():
        return [f"{what}, which is not a folder: make it, or change {name}."]
    if not os.access(folder, os.W_OK | os.X_OK):
        read_only = hasattr(os, "statvfs") and os.statvfs(folder).f_flag & os.ST_RDONLY
        remedy = "the disk is mounted to be read only" if read_only else "change its owner"
        return [f"{what}, where this user may not write: {remedy}, or change {name}."]
    return []


def database_file_problems(file: Path, data_dir: Path) -> list[str]:
    """Problems with reading and writing the database file."""
    found = [] if file.parent == data_dir else folder_problems(file.parent, "DATABASE_URL")
    if problem := missing(file) or replaced(file):
        return [*found, problem]
    if not file.exists():
        return found
    if not file.is_file() or not os.access(file, os.R_OK | os.W_OK):
        return [*found, f"The database {file} is not a file that this user may read and write."]
    with file.open("rb") as opened:
        header = opened.read(len(SQLITE_HEADER))
    if header and header != SQLITE_HEADER:
        return [*found, f"The file {file} is not an SQLite database: move it away, or change DATABASE_URL."]
    return [*found, *bad_content(file)]


def bad_content(file: Path) -> list[str]:
    """Damage, or a format that this program cannot use."""
    if wrong := damage(file):
        return [f"The database {file} is damaged ({wrong}): {REMEDY}"]
    problem = unusable(file, *contents(file))
    return [problem] if problem else []
