"""Every command in the README and in docs/hosting.md runs, as it is printed there.

Programs that this machine lacks are stand-ins (tests/host_programs.py): they check their words, and what they run in a
container or as another user really runs. `.ci/run` runs the README's commands.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from prometheus_client import REGISTRY
from sqlalchemy.engine import URL, make_url

from bot import watching  # noqa: F401 (registers the numbers)
from bot.cli import COMMANDS
from bot.config import load_settings
from engine.store import Store, back_up_server, restore_server
from engine.store.files import contents
from engine.store.questions import queries
from tests.choices import always
from tests.engine.store.postgres import emptied
from tests.host_programs import RUNNING

yaml: Any = pytest.importorskip("ruamel.yaml", reason="this environment is older than requirements/dev.txt")
pytestmark = [pytest.mark.slow, pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")]

ROOT = Path(__file__).parent.parent
PROGRAMS = Path(__file__).parent / "host_programs.py"
COMPOSE = yaml.YAML(typ="safe").load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
BONEYARD = "/opt/boneyard/.venv/bin/boneyard"
README, HOSTING = "README.md", "docs/hosting.md"
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GhIjKl.abcdefghijklmnopqrstuvwxyz0123456789ab"

PUT_IN = {"# and put the token in": f"&& sed -i s/^DISCORD_TOKEN=$/DISCORD_TOKEN={TOKEN}/ .env"}


def blocks(page: str) -> list[str]:
    """The shell's code blocks of a page."""
    return re.findall(r"^```sh\n(.*?)^```$", (ROOT / page).read_text(encoding="utf-8"), re.M | re.S)


def database_of(release: str, file: Path) -> Path:
    """The database of a release."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((ROOT / "tests/editions" / release / "database.sql").read_text(encoding="utf-8"))
    return file


class Host:
    """A computer with a checkout of Boneyard in its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.environment: dict[str, str] = {"PATH": f"{folder}/bin:{Path(sys.executable).parent}:{os.environ['PATH']}"}
        (folder / "bin").mkdir()
        for name in ("docker", "sudo", "systemctl", "journalctl", "useradd"):
            program = folder / "bin" / name
            program.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{PROGRAMS}" {name} "$@"\n', encoding="utf-8")
            program.chmod(0o755)
        for name in ("etc/systemd/system", "var/lib/boneyard", "opt", "data"):
            (folder / name).mkdir(parents=True)
        (folder / "etc/boneyard.token").write_text(TOKEN, encoding="utf-8")
        (folder / "compose.json").write_text(json.dumps(COMPOSE), encoding="utf-8")
        shutil.copy(ROOT / ".env.example", folder)

    def run(self, start: str, replaced: Mapping[str, str] | None = None, given: str = "") -> str:
        """Run the commands of the guide from this line up to a blank one, and return their output."""
        (text,) = (part for block in blocks(HOSTING) for part in block.split("\n\n") if part.startswith(start))
        variables = re.findall(r'^\w+=".*"\n', "".join(blocks(HOSTING)), re.M)
        return self.shell("".join(variables) + text, replaced, given)

    def shell(self, text: str, replaced: Mapping[str, str] | None = None, given: str = "") -> str:
        """Run commands, with the paths of a server in the host's folder."""
        places = {
            path: f"{path[0]}{self.folder}{path[1:]}" for path in (" /opt/", "=/var/", " /var/", " /etc/", "=/etc/")
        }
        for word, instead in {**places, **(replaced or {})}.items():
            text = text.replace(word, instead)
        ran = subprocess.run(
            ("bash", "-euo", "pipefail", "-c", text),
            cwd=self.folder,
            env={**os.environ, **self.environment, "HOST": str(self.folder)},
            input=given,
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, f"{text}\n{ran.stdout}\n{ran.stderr}"
        return ran.stdout

    def postgres(self, url: str) -> URL:
        """Let the containers reach this server."""
        server = make_url(url)
        reach = {"PGHOST": server.host, "PGPORT": str(server.port), "PGUSER": server.username, "DATABASE_URL": url}
        self.environment |= {**reach, "SERVICE_ENVIRONMENT": json.dumps(reach)}  # type: ignore[dict-item]  # text, as in every environment
        return server

    def start(self, *services: str) -> None:
        shutil.copy(self.folder / ".env.example", self.folder / ".env")
        (self.folder / RUNNING).write_text(json.dumps(services), encoding="utf-8")

    def running(self) -> set[str]:
        return set(json.loads((self.folder / RUNNING).read_text(encoding="utf-8")))


@pytest.fixture
def host(tmp_path: Path) -> Host:
    return Host(tmp_path)


def chosen(url: str, value: str | None = None) -> str:
    """What server 1 has chosen in the database, after choosing it."""

    async def ask() -> str:
        store = await Store.open(url)
        if value:
            await store.ask(queries.change_guild_settings, 1, always({"pictures": value}))
        found = await store.ask(queries.guild_settings, 1)
        await store.close()
        return str(found["pictures"])

    return asyncio.run(ask())


RUN: dict[str, Callable[..., object]] = {}
"""The test of each block, by its first line."""


def runs(first: str) -> Callable[[Callable[..., object]], Callable[..., object]]:
    def note(test: Callable[..., object]) -> Callable[..., object]:
        RUN[first] = test
        return test

    return note


def first_line(block: str) -> str:
    return block.splitlines()[0].partition("  #")[0].strip()


def test_every_block_of_the_hosting_guide_has_its_test() -> None:
    assert [first_line(block) for block in blocks(HOSTING) if first_line(block) not in RUN] == []


TYPED_ELSEWHERE = {
    "boneyard backup --keep 14": "test_a_host_with_docker, in the container",
    "boneyard check --upgrade": "test_a_host_with_systemd, as the bot's user",
    ".venv/bin/boneyard run": "test_a_signal_ends_the_program_in_order",
    "boneyard copy-database FROM TO": "test_everything_goes_to_postgresql_and_comes_back",
    "boneyard migrate": "test_an_upgrade_is_rehearsed_done_and_taken_back",
    "boneyard run": "test_a_signal_ends_the_program_in_order",
    "boneyard status": "test_another_program_at_the_port_of_the_numbers_is_named",
    "systemd-analyze security boneyard": ".ci/run",
}
"""Commands of the guide's sentences that the two hosts don't type, and what does."""


def test_two_hosts_type_every_command_of_the_guide() -> None:
    """From top to bottom, in tests/wire/test_hosting_page.py, which takes minutes."""
    script = (ROOT / "tests/wire/test_hosting_page.py").read_text(encoding="utf-8")
    begun = tuple(begin for _, begin in re.findall(r"(?:types|lines)\(\s*(['\"])(.+?)\1", script))
    parts = [part for block in blocks(HOSTING) for part in block.split("\n\n")]
    assert [part for part in parts if not part.startswith(begun)] == []
    page = (ROOT / HOSTING).read_text(encoding="utf-8").partition("\n## Held by tests\n")[0]
    words = r"git|docker|sudo|cd|eval|boneyard|\$as_boneyard|\.venv/bin/boneyard|systemd-analyze"
    within = {re.sub(r"\s+", " ", one) for one in re.findall(rf"`((?:{words})\s[^`]*)`", page)}
    program = "/opt/boneyard/.venv/bin/boneyard"
    typed = script.replace("{PROGRAM}", program) + "\n".join(
        f'"{line}"' for part in parts for line in part.splitlines()
    )
    assert {one for one in within if not re.search(rf"""['"]{re.escape(one)}['"]""", typed)} == set(TYPED_ELSEWHERE)


def test_every_block_of_the_readme_is_run_by_the_continuous_check() -> None:
    names = re.findall(r"^<!-- command: (\w+) -->\n```sh$", (ROOT / README).read_text(encoding="utf-8"), re.M)
    assert len(names) == len(blocks(README))
    script = (ROOT / ".ci/run").read_text(encoding="utf-8")
    assert [name for name in names if not re.search(rf"for command in [^;]*\b{name}\b", script)] == []


@pytest.mark.parametrize("page", [README, HOSTING])
def test_every_command_within_a_sentence_exists(page: str) -> None:
    used = set(re.findall(r"`boneyard ([a-z-]+)", (ROOT / page).read_text(encoding="utf-8")))
    assert used
    assert used <= {command.name for command in COMMANDS}


@runs("cp .env.example .env")
def test_docker_compose_starts(host: Host) -> None:
    assert "Nothing is wrong: `boneyard run` can start." in host.run("cp .env.example .env", PUT_IN)
    assert host.running() == {"boneyard", "backup"}


def test_docker_compose_starts_the_live_board_s_way_to_the_web(host: Host) -> None:
    page = (ROOT / "docs/live-board.md").read_text(encoding="utf-8")
    (given,) = re.findall(r"^```\n(LIVE_PORT=.*?)^```$", page, re.M | re.S)
    secret = "DISCORD_CLIENT_SECRET=abcdefghijklmnopqrstuvwxyz012345"
    lines = given.replace("DISCORD_CLIENT_SECRET=…", secret).splitlines()
    (host.folder / ".env").write_text("\n".join(lines), encoding="utf-8")
    host.shell("docker compose up -d")
    assert host.running() == {"boneyard", "backup", "web"}
    bot, web = COMPOSE["services"]["boneyard"], COMPOSE["services"]["web"]
    settings = load_settings(dict(line.split("=") for line in lines) | bot["environment"])
    assert settings.live == ("0.0.0.0", 8080), "the port of a container, which is not published"
    assert "ports" not in bot
    assert "./deploy/Caddyfile:/etc/caddy/Caddyfile:ro" in web["volumes"]
    used = re.findall(r"\{\$(\w+)\}", (ROOT / "deploy/Caddyfile").read_text(encoding="utf-8"))
    assert {name: f"${{{name}-}}" for name in used} == web["environment"]


def test_the_way_to_the_web_sends_each_page_to_the_process_of_its_shard(host: Host) -> None:
    (host.folder / ".env").write_text("COMPOSE_PROFILES=shards,live\nSINGLE=0\n", encoding="utf-8")
    host.shell("docker compose up -d")
    assert host.running() == {"first", "second", "postgres", "dump", "web"}
    services, caddy = COMPOSE["services"], (ROOT / "deploy/Caddyfile").read_text(encoding="utf-8")
    rules = dict(re.findall(r"@(\w+) path (.+)", caddy))
    to = dict(re.findall(r"reverse_proxy (?:@(\w+) )?(\w+):\{\$LIVE_PORT\}", caddy))
    assert rules.keys() == to.keys() - {""}
    by_shard = {shard: to[rule] for rule, paths in rules.items() for shard in re.findall(r"/(\d+)/\*", paths)}
    names = {name: [name, *service.get("networks", {}).get("default", {}).get("aliases", [])]
             for name, service in services.items() if "SHARD_IDS" in service.get("environment", {})}  # fmt: skip
    for name in ("first", "second"):
        assert services[name]["environment"]["LIVE_HOST"] == "0.0.0.0"
        for shard in services[name]["environment"]["SHARD_IDS"].split(","):
            assert by_shard.get(shard, to[""]) in names[name]


@runs("docker compose exec boneyard boneyard backup --keep 14")
def test_a_copy_leaves_docker_s_volume_and_comes_back(host: Host) -> None:
    host.run("cp .env.example .env", PUT_IN)
    database = f"sqlite:///{host.folder}/data/boneyard.db"
    chosen(database, "on")
    for _ in range(2):  # the same words every time
        host.run("docker compose exec boneyard boneyard backup")
    assert chosen(database, "off") == "off"
    copy = min((host.folder / "backups").glob("*.db"))
    names = {"boneyard-DATE.db": copy.name}
    assert "is now a copy of restored.db" in host.run("docker compose stop\ndocker compose run", names)
    assert chosen(database) == "on"
    assert host.running() == {"boneyard", "backup"}


@runs("$as_boneyard backup")
def test_a_copy_of_a_systemd_host_comes_back(host: Host) -> None:
    (host.folder / BONEYARD[1:]).parent.mkdir(parents=True)
    (host.folder / BONEYARD[1:]).symlink_to(Path(sys.executable).parent / "boneyard")
    shutil.copytree(ROOT / "deploy", host.folder / "etc/systemd/system", dirs_exist_ok=True)
    database = f"sqlite:///{host.folder}/var/lib/boneyard/boneyard.db"
    chosen(database, "on")
    host.run("$as_boneyard backup")
    (copy,) = (host.folder / "var/lib/boneyard/backups").iterdir()
    assert chosen(database, "off") == "off"
    host.run("sudo systemctl stop boneyard", {"boneyard-DATE.db": copy.name})
    assert chosen(database) == "on"
    assert host.running() == {"boneyard.service"}


@pytest.mark.soak
@runs("sudo git clone REPOSITORY /opt/boneyard && cd /opt/boneyard")
def test_a_systemd_host_is_installed(host: Host) -> None:
    """Downloads the locked packages."""
    host.run("sudo git clone", {"REPOSITORY": f"-q file://{ROOT}"}, given=TOKEN)
    assert (host.folder / "etc/boneyard.token").read_text(encoding="utf-8") == TOKEN
    assert host.running() == {"boneyard.service", "boneyard-backup.timer"}
    asked = (host.folder / BONEYARD[1:], "--version")
    assert subprocess.run(asked, check=True, capture_output=True, text=True).stdout.startswith("boneyard ")


@pytest.mark.postgres
@runs('pg_dump -Fc -f boneyard.dump "$DATABASE_URL"')
async def test_a_dump_of_postgresql_comes_back_after_an_upgrade(host: Host) -> None:
    async with emptied(bare=True) as url:
        host.environment["DATABASE_URL"] = url.replace("+asyncpg", "")
        old = database_of("1.0.0", host.folder / "old.db")
        await restore_server(old, make_url(url), host.folder, now=0.0)
        host.run("pg_dump")
        await (await Store.open(url, folder=host.folder)).close()
        host.run("psql")
        await back_up_server(make_url(url), host.folder / "again.db")
        assert contents(host.folder / "again.db")[0] == contents(old)[0]


@pytest.mark.postgres
@runs("docker compose stop first second")
async def test_the_day_s_copy_of_docker_comes_back(host: Host) -> None:
    async with emptied() as url:
        host.postgres(url)
        await asyncio.to_thread(chosen, url, "on")
        host.start("first", "second", "dump", "postgres")
        environment = {**os.environ, **host.environment, "DATA_DIR": ".", "DATABASE_URL": url}
        (host.folder / "dumps").mkdir()
        turn = ("sh", "-ec", service_command("dump"))
        await asyncio.to_thread(subprocess.run, turn, cwd=host.folder / "dumps", env=environment, check=True)
        (copy,) = (host.folder / "dumps/backups").iterdir()
        assert await asyncio.to_thread(chosen, url, "off") == "off"
        await asyncio.to_thread(host.run, "docker compose stop first", {"boneyard-DATE.db": copy.name})
        assert await asyncio.to_thread(chosen, url) == "on"
        assert host.running() == {"first", "second", "dump", "postgres"}


@pytest.mark.postgres
@runs("docker compose run --rm -T --entrypoint sh first -c 'cat > copy.db' < copy.db")
async def test_a_file_moves_into_docker_s_postgresql(host: Host) -> None:
    await asyncio.to_thread(chosen, f"sqlite:///{host.folder}/copy.db", "on")
    async with emptied(bare=True) as url:
        host.postgres(url)
        await asyncio.to_thread(host.run, "docker compose run --rm -T --entrypoint sh first")
        assert await asyncio.to_thread(chosen, url) == "on"


@pytest.mark.postgres
@runs("boneyard copy-database boneyard.db postgresql://boneyard@db.example.org/boneyard?sslmode=verify-full")
async def test_a_file_moves_to_postgresql_and_back(host: Host) -> None:
    file = host.folder / "boneyard.db"
    await asyncio.to_thread(chosen, f"sqlite:///{file}", "on")
    async with emptied(bare=True) as url:
        (block,) = (block for block in blocks(HOSTING) if block.startswith("boneyard copy-database"))
        address = "postgresql://boneyard@db.example.org/boneyard"
        for line in block.splitlines():
            await asyncio.to_thread(host.shell, line, {f"{address}?sslmode=verify-full": url, address: url})
            if line.endswith("verify-full"):
                file.unlink()
    assert await asyncio.to_thread(chosen, f"sqlite:///{file}") == "on"


@runs('echo "POSTGRES_PASSWORD=$(openssl rand -hex 16)" >> .env')
@runs("docker compose up -d")
def test_docker_compose_starts_two_processes(host: Host) -> None:
    assert host.run("echo") == ""
    assert host.run("docker compose up -d").split() == ["first", "second", "postgres", "dump"], (
        "and nothing that uses a file"
    )
    assert re.match(r"POSTGRES_PASSWORD=[0-9a-f]{32}\n", (host.folder / ".env").read_text(encoding="utf-8"))


def test_the_two_processes_share_out_all_shards_of_one_database() -> None:
    text = (ROOT / "compose.yaml").read_text(encoding="utf-8").replace("${POSTGRES_PASSWORD-}", "secret")
    given = {name: found.get("environment") for name, found in yaml.YAML(typ="safe").load(text)["services"].items()}
    processes = [load_settings(given[name]) for name in ("first", "second")]
    assert len({(settings.database_url, settings.shard_count) for settings in processes}) == 1
    shards = [shard for settings in processes for shard in settings.shard_ids]
    assert sorted(shards) == list(range(processes[0].shard_count))
    database = make_url(processes[0].database_url.reveal())
    theirs = [database.username, database.password, database.database]
    assert [given[database.host][f"POSTGRES_{name}"] for name in ("USER", "PASSWORD", "DB")] == theirs


def service_command(name: str) -> str:
    """One turn of a service's endless loop, as the shell in its container reads it."""
    (command,) = COMPOSE["services"][name]["command"]
    found = re.fullmatch(r"while sleep 86400; do (.*); done", command)
    assert found
    return found[1].replace("$$", "$")


def test_docker_s_backups_are_rotated(host: Host) -> None:
    chosen(f"sqlite:///{host.folder}/data/boneyard.db", "on")
    environment = {**os.environ, **host.environment, "DATA_DIR": "."}
    subprocess.run(("sh", "-ec", service_command("backup")), cwd=host.folder / "data", env=environment, check=True)
    assert len(list((host.folder / "data/backups").iterdir())) == 1


def test_every_number_is_explained_and_on_the_board() -> None:
    families = [family for family in REGISTRY.collect() if family.name.startswith("boneyard_")]
    names = {f"{family.name}_total" if family.type == "counter" else family.name for family in families}
    rows = dict(re.findall(r"^\| `(boneyard_\w+)` \| (.+) \|$", (ROOT / HOSTING).read_text(encoding="utf-8"), re.M))
    assert set(rows) == names
    assert set(rows.values()) == {family.documentation for family in families}
    board = json.loads((ROOT / "deploy/grafana.json").read_text(encoding="utf-8"))
    shown = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    assert {name.removesuffix("_bucket").removesuffix("_count") for name in re.findall(r"boneyard_\w+", shown)} == names
    asked = yaml.YAML(typ="safe").load((ROOT / "deploy/alerts.yml").read_text(encoding="utf-8"))
    rules = [rule for group in asked["groups"] for rule in group["rules"]]
    used = {name for rule in rules for name in re.findall(r"boneyard_\w+", rule["expr"])}
    assert {name.removesuffix("_bucket") for name in used} <= names
    assert all(rule["annotations"]["summary"].endswith((".", "?")) for rule in rules)


def test_a_unit_that_fails_tells_the_webhook() -> None:
    for unit in ("boneyard", "boneyard-backup"):
        text = (ROOT / "deploy" / f"{unit}.service").read_text(encoding="utf-8")
        assert "\nOnFailure=boneyard-failed@%n.service\n" in text
    told = re.search(
        r"^ExecStart=\S+/boneyard (\w+) ", (ROOT / "deploy/boneyard-failed@.service").read_text("utf-8"), re.M
    )
    assert told
    assert told[1] in {command.name for command in COMMANDS}
