"""Two hosts type docs/hosting.md from top to bottom, on fresh computers, and nothing but what it says.

What the page leaves to the host (names, dates, the text of a file) is given in their place. People play meanwhile.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.computers import Computer, Reader, computer, needs_rights, quoted
from tests.engine.store.postgres import emptied
from tests.wire.days import SLOW
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, People
from tests.wire.shapes import TOKEN

ROOT = Path(__file__).parents[2]
HOSTING = ROOT / "docs/hosting.md"
PROGRAM = "/opt/boneyard/.venv/bin/boneyard"
NEXT = "99.0.0"
STEP = '''"""A step of the next release, which changes no table."""
revision = "{revision}"
down_revision = "{before}"
def upgrade() -> None:
    pass
'''
pytestmark = [pytest.mark.soak, needs_rights]


def git(folder: Path, *words: str) -> None:
    """Run git."""
    who = ("-c", "user.name=Boneyard", "-c", "user.email=boneyard@example.org", "-c", "commit.gpgsign=false")
    subprocess.run(("git", "-C", folder, *who, *words), check=True, capture_output=True)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """The repository from which hosts get Boneyard."""
    git(ROOT, "clone", "--bare", "--no-hardlinks", f"file://{ROOT}", str(tmp_path / "repository"))
    return tmp_path / "repository"


def release(repository: Path) -> str:
    """Publish the next release, whose databases have a format of their own. Gives the format from before."""
    work = repository.with_name("work")
    git(ROOT, "clone", f"file://{repository}", str(work))
    (before, file) = max((file.name[:4], file) for file in work.glob("engine/store/migrations/versions/0*.py"))
    revision = f"{int(before) + 1:04}"
    file.with_name(f"{revision}_next.py").write_text(STEP.format(revision=revision, before=before), encoding="utf-8")
    (work / "bot/__init__.py").write_text(f'"""The bot."""\n\n__version__ = "{NEXT}"\n', encoding="utf-8")
    git(work, "add", "--all")
    git(work, "commit", "-m", "The next release")
    git(work, "push")
    return before


class Host:
    """A host at the computer, who types `prefix` for `boneyard`."""

    def __init__(self, typed: Computer, wire: WireDiscord, prefix: str) -> None:
        self.page = Reader(HOSTING)
        self.computer = typed
        self.wire = wire
        self.people = People(wire)
        self.prefix = prefix
        self.starts = 0

    async def types(self, first: str, names: dict[str, str] | None = None, given: str = "") -> str:
        """Type a part of a block, with names for those of the page."""
        said = ""
        for line in self.page.lines(first):
            said += await self.computer.type(replaced(line, names or {}), given if "paste" in line else "")
        return said

    async def inline(self, command: str, names: dict[str, str] | None = None) -> str:
        """Type a command that stands within a sentence, one of Boneyard as the page says how."""
        typed = re.sub(r"^boneyard ", lambda _: f"{self.prefix} ", self.page.inline(command))
        return await self.computer.type(replaced(typed, names or {}))

    async def upgrades(self, rehearsal: str, start: str) -> None:
        """Upgrade a copy of the database, then start the new version, whose tables are played on."""
        assert "Rehearsed on a copy of the database. Open tables: 1, replayed: 1." in await self.inline(rehearsal)
        await self.inline(start)
        await self.serves()
        await self.plays()

    async def takes_back(self, kept: str, install: Sequence[str], start: str) -> None:
        """Go back to the version before the upgrade."""
        self.page.turn_to("**The way back.** Stop the bot, put that backup in place with the *new* program")
        assert "is now a copy of" in await self.inline("boneyard restore FILE", {"FILE": kept})
        self.page.turn_to("then install\nthe old version and start it")
        for line in ("git checkout -q HEAD~1", *install, start):
            await self.computer.type(line)

    async def serves(self, shards: int = 1) -> None:
        """Wait until the bot is connected again."""
        self.starts += shards
        await self.wire.until(lambda: self.wire.identified.count("identify") >= self.starts)
        await self.wire.connected()

    async def plays(self) -> None:
        """A person makes a move."""
        assert await self.people.play(ANA, moves=1) == 1


def replaced(line: str, names: dict[str, str]) -> str:
    """A line of the page with the host's own names."""
    for name, instead in names.items():
        line = line.replace(name, instead)
    return line


def newest(said: str) -> str:
    """The last file that was named."""
    return str(re.findall(r"[\w./-]+\.db\b", said)[-1])


@pytest.mark.postgres
async def test_a_host_with_systemd(wire: WireDiscord, repository: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    async with (
        emptied(bare=True) as server,
        computer(home, repository, base=wire.base, gateway=wire.gateway, own_root=True) as typed,
    ):
        host = Host(typed, wire, "$as_boneyard")
        said = await host.types("sudo git clone", {"REPOSITORY": f"-q {repository}"}, given=TOKEN)
        assert "Nothing is wrong: `boneyard run` can start." in said
        assert "has connected to Gateway" in said
        await host.serves()
        host.page.turn_to("put its line into `~/.bashrc` too")
        (line,) = (line for line in Reader(HOSTING).lines("sudo git clone") if line.startswith("as_boneyard="))
        complete = host.page.inline(f'eval "$({PROGRAM} completion bash)"')
        await typed.type(f"echo {quoted(line)} >> ~/.bashrc && echo {quoted(complete)} >> ~/.bashrc")
        terminal = "script -qec 'bash --noprofile --rcfile ~/.bashrc -i' /dev/null"
        assert "usage: boneyard verify" in await typed.type(terminal, given=f"{PROGRAM} verif\t --hel\t\nexit\n")

        host.page.turn_to("### The first ten minutes")
        assert "Nothing is wrong" in await host.inline("boneyard check")
        table = await host.people.begin(ANA, robots=1, options="target=500", time=SLOW)
        await host.inline("boneyard health")
        await host.plays()
        assert "backups/boneyard-" in await host.inline("boneyard backup")

        host.page.turn_to("## 5.")
        await typed.log_in()
        copy = newest(await host.types("$as_boneyard backup"))
        await host.types("sudo systemctl stop boneyard", {"boneyard-DATE.db": Path(copy).name})
        await host.serves()
        await host.plays()
        await host.inline("boneyard recount FILE", {"FILE": copy})
        await typed.type("sudo systemctl stop boneyard")
        await host.inline("boneyard recount --repair")
        await typed.type("sudo systemctl start boneyard")
        await host.serves()

        host.page.turn_to("## 6.")
        await typed.log_in()
        before = release(repository)
        await host.inline("cd /opt/boneyard && sudo git pull")
        install = [line for line in Reader(HOSTING).lines("sudo git clone") if "pip install" in line]
        for line in install:
            await typed.type(line)
        await host.upgrades("$as_boneyard check --upgrade", "sudo systemctl restart boneyard")
        assert NEXT in await typed.type("$as_boneyard --version")
        kept = newest(await typed.type(f"sudo ls /var/lib/boneyard | grep before-upgrade-from-{before}"))
        await typed.type("sudo systemctl stop boneyard")
        await host.takes_back(kept, install, "sudo systemctl start boneyard")
        await host.serves()
        assert NEXT not in await typed.type("$as_boneyard --version")
        await host.plays()

        host.page.turn_to("### From a file to PostgreSQL, or back")
        url = server.replace("+asyncpg", "")
        away, back = host.page.lines("boneyard copy-database")
        address = "postgresql://boneyard@db.example.org/boneyard"
        await typed.type("sudo systemctl stop boneyard")
        names = {"boneyard copy": "$as_boneyard copy", f"{address}?sslmode=verify-full": url, address: url}
        await typed.type(replaced(away, names))
        await typed.type(f"printf 'DATABASE_URL={url}\\n' | sudo tee /var/lib/boneyard/.env")
        await typed.type("sudo systemctl start boneyard")
        await host.serves()
        await host.plays()

        host.page.turn_to("## 8.")
        await host.inline("boneyard health")
        assert table in await host.inline("boneyard status --table ID", {"ID": table})

        host.page = Reader(HOSTING)
        host.page.turn_to("PostgreSQL's own tools")
        await typed.type(f"DATABASE_URL={url}")
        await host.types("pg_dump")
        await host.plays()
        await typed.type("sudo systemctl stop boneyard")
        await host.types("psql")
        await typed.type("sudo systemctl start boneyard")
        await host.serves()
        await host.plays()
        await typed.type("sudo systemctl stop boneyard")
        await typed.type("sudo rm /var/lib/boneyard/.env /var/lib/boneyard/boneyard.db*")
        await typed.type(replaced(back, names))
        await typed.type("sudo systemctl start boneyard")
        await host.serves()
        await host.plays()


@pytest.mark.skipif(not any(Path("/usr/lib/postgresql").glob("*/bin")), reason="needs PostgreSQL's programs")
async def test_a_host_with_docker(wire: WireDiscord, repository: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    async with computer(home, repository, base=wire.base, gateway=wire.gateway, own_root=False) as typed:
        host = Host(typed, wire, "docker compose run --rm boneyard")
        host.page.turn_to("### With Docker Compose")
        await host.inline("git clone REPOSITORY boneyard && cd boneyard", {"REPOSITORY": str(repository)})
        token = {"# and put the token in": f"&& sed -i s/^DISCORD_TOKEN=$/DISCORD_TOKEN={TOKEN}/ .env"}
        said = await host.types("cp .env.example .env", token)
        assert "Nothing is wrong: `boneyard run` can start." in said
        assert "has connected to Gateway" in said
        await host.serves()
        await host.inline("docker compose exec boneyard boneyard health")
        host.page.turn_to("### The first ten minutes")
        await host.people.begin(ANA, robots=1, options="target=500", time=SLOW)
        await host.plays()

        host.page.turn_to("With Docker Compose, out of the volume and back into it")
        await host.types("docker compose exec boneyard boneyard backup --keep 14")
        copy = newest(await typed.type("ls backups"))
        await host.types("docker compose stop", {"boneyard-DATE.db": copy})
        await host.serves()
        await host.plays()

        host.page.turn_to("## 6.")
        before = release(repository)
        await host.inline("git pull && docker compose build")
        await host.upgrades("docker compose run --rm boneyard check --upgrade", "docker compose up -d")
        assert NEXT in await typed.type("docker compose exec boneyard boneyard --version")
        kept = newest(await typed.type(f"ls data | grep before-upgrade-from-{before}"))
        await typed.type("docker compose stop")
        await host.takes_back(kept, ["docker compose build"], "docker compose up -d")
        await host.serves()
        await host.plays()

        host.page.turn_to("With Docker Compose, `compose.yaml` has two such processes")
        await typed.type("docker compose exec boneyard boneyard backup copy.db")
        await typed.type("docker compose cp boneyard:/data/copy.db . && docker compose stop")
        await host.types('echo "POSTGRES_PASSWORD')
        assert "Everything was copied and compared" in await host.types(
            "docker compose run --rm -T --entrypoint sh first"
        )
        said = await host.types("docker compose up -d")
        assert set(said.split()[-4:]) == {"first", "second", "postgres", "dump"}
        await host.serves(4)
        await host.plays()

        host.page = Reader(HOSTING)
        host.page.turn_to("With PostgreSQL in Docker Compose (part 7)")
        copy = Path(newest(await typed.type("docker compose exec dump boneyard backup --keep 14"))).name  # as every day
        await host.types("docker compose stop first second", {"boneyard-DATE.db": copy})
        await host.serves(4)
        await host.plays()
