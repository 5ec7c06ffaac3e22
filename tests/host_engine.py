"""Stand-ins for docker, sudo, systemctl and journalctl that really do what they are told, for a computer of its own
(`tests/computers.py`): units run as their user with their credentials, images are built by the steps of their
Dockerfile, and containers run in a root of their own.

What they leave out: limits of resources, a unit's sandbox, and starting again what has ended.
"""

from __future__ import annotations

import importlib.util
import json
import os
import pwd
import re
import select
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path
from typing import Any

from dotenv import dotenv_values
from ruamel.yaml import YAML

from tests.host_programs import Programs, expect

PATHS = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
UNITS = Path("/etc/systemd/system")
STARTED = "has connected to Gateway"
"""The line of the log that a host waits for."""
USER = 10001
DATA = "/mnt"
"""Where the service `postgres` sees its volume."""
CONTAINER = """
root=$1 volume=$2 place=$3 user=$4; shift 4
mount --rbind "$root" "$root" && mount -o remount,bind,ro "$root"
mount -t proc proc "$root/proc" && mount --bind "$volume" "$root$place" && mount --bind "$HOSTS" "$root/etc/hosts"
mount -t tmpfs tmpfs "$root/tmp" && mount --bind "$AIM" "$root/mnt"
exec chroot --userspec="$user:$user" "$root" sh -c 'cd "$0" && exec "$@"' "$place" "$@"
"""


class Engine(Programs):
    """The programs of a computer. What runs is in `state`: the number of each service, and its log."""

    def __init__(self, host: Path, state: Path, ours: dict[str, str]) -> None:
        super().__init__(host)
        self.state = state
        first, second = zlib.crc32(str(state).encode()).to_bytes(4, "big")[:2]
        self.server = f"127.77.{first}.{second}"
        """The address of the service `postgres`; another computer beside this one has another."""
        self.ours = ours
        """Tells what runs where its Discord is."""

    def running(self) -> list[str]:
        """The processes that still run."""
        return [file.stem for file in sorted(self.state.glob("*.pid")) if self.number(file.stem)]

    def number(self, name: str) -> int | None:
        """The process of a service, if it has not ended."""
        file = self.state / f"{name}.pid"
        number = int(file.read_text(encoding="ascii")) if file.exists() else None
        alive = number and Path(f"/proc/{number}/stat").exists()
        return number if alive and " Z " not in Path(f"/proc/{number}/stat").read_text(encoding="utf-8") else None

    def begin(self, name: str, command: list[str], **options: Any) -> None:
        """Start a process that outlives this one, with its log."""
        with (self.state / f"{name}.log").open("ab") as log:
            process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True, **options
            )
        (self.state / f"{name}.pid").write_text(str(process.pid), encoding="ascii")

    def end(self, name: str) -> None:
        """Ask a process to end, and wait until it has."""
        if number := self.number(name):
            watched = os.pidfd_open(number)
            os.kill(number, signal.SIGINT if name == "postgres" else signal.SIGTERM)
            select.select([watched], [], [])
            (self.state / f"{name}.pid").unlink()

    def logs(self, names: list[str]) -> int:
        """Follow the logs until all have started or ended, as a person reads them and then presses Ctrl-C."""
        for name in names:
            number, log = self.number(name), self.state / f"{name}.log"
            while name not in ("postgres", "backup", "dump") and STARTED not in log.read_text(encoding="utf-8"):
                expect(number is not None and self.number(name) == number, log.read_text(encoding="utf-8"))
                assert number
                select.select([os.pidfd_open(number)], [], [], 0.1)  # until it has ended, and look again now and then
            print(log.read_text(encoding="utf-8"))
        return 0

    # -- systemd -------------------------------------------------------------------------------------------------------

    def sudo(self, words: list[str]) -> int:
        """Run a command as root or another user, without this shell's environment."""
        user = words[1] if words[0] == "-u" else "root"
        words = words[2:] if words[0] == "-u" else words
        installs = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
        return self.as_user(user, words, {"PATH": os.environ["PATH"], **installs})

    def as_user(self, user: str, words: list[str], environment: dict[str, str], **options: Any) -> int:
        """Run a command as a user."""
        home = pwd.getpwnam(user).pw_dir
        setpriv = ("setpriv", f"--reuid={user}", f"--regid={user}", "--init-groups")
        return subprocess.run((*setpriv, *words), env={**environment, "HOME": home}, check=False, **options).returncode

    def journalctl(self, words: list[str]) -> int:
        """Follow a unit's log."""
        return self.logs([words[words.index("-u") + 1]])

    def systemctl(self, words: list[str]) -> int:
        """Start and stop units, or note a timer that is started."""
        verb, *names = [word for word in words if not word.startswith("-")]
        for name in (name.removesuffix(".service") for name in names):
            if name.endswith(".timer"):
                expect((UNITS / name).exists(), f"no such unit: {name}")
                (self.state / name).touch()
                continue
            if verb in ("stop", "restart"):
                self.end(name)
            if verb in ("enable", "start", "restart") and (status := self.start(name)):
                return status
        return 0

    def start(self, unit: str) -> int:
        """Start a unit; one that is done once is waited for."""
        lines = (UNITS / f"{unit}.service").read_text(encoding="utf-8").splitlines()
        facts = [line.partition("=")[::2] for line in lines if re.match(r"\w+=", line)]
        one = dict(facts)
        account = pwd.getpwnam(one["User"])
        place, credentials = Path("/var/lib", one["StateDirectory"]), Path("/run/credentials", unit)
        for folder, mode in ((place, 0o700), (credentials, 0o500)):
            folder.mkdir(parents=True, exist_ok=True)
            folder.chmod(mode)
            os.chown(folder, account.pw_uid, account.pw_gid)
        if "LoadCredential" in one:
            name, _, source = one["LoadCredential"].partition(":")
            shutil.copy(source, credentials / name)
            os.chown(credentials / name, account.pw_uid, account.pw_gid)
            (credentials / name).chmod(0o400)
        given = [value.replace("%d", str(credentials)).partition("=") for key, value in facts if key == "Environment"]
        environment = {"PATH": PATHS, "HOME": account.pw_dir, "USER": account.pw_name, **self.ours}
        environment |= {name: value for name, _, value in given}
        command, where = shlex.split(one["ExecStart"]), one["WorkingDirectory"]
        if one.get("Type") == "oneshot":
            return self.as_user(one["User"], command, environment, cwd=where, umask=0o077)
        who: dict[str, Any] = {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}
        self.begin(unit, command, env=environment, cwd=where, umask=0o077, **who)
        return 0

    # -- Docker --------------------------------------------------------------------------------------------------------

    def services(self) -> dict[str, Any]:
        """The services of compose.yaml, with the variables of .env in their places."""
        settings = self.settings()
        text = re.sub(
            r"\$\{(\w+):?-(\w*)\}",
            lambda found: settings.get(found[1]) or found[2],
            (self.host / "compose.yaml").read_text(encoding="utf-8"),
        )
        found: dict[str, Any] = YAML(typ="safe").load(text)["services"]
        for service in found.values():
            service["scale"] = "SINGLE" if service.get("scale") == 0 else ""
        return found

    def settings(self) -> dict[str, str]:
        """What .env says."""
        return {name: value or "" for name, value in dotenv_values(self.host / ".env", interpolate=False).items()}

    def build(self) -> int:
        """Run the steps of the Dockerfile."""
        spec = importlib.util.spec_from_file_location("image", self.host / ".ci/image.py")
        assert spec
        assert spec.loader
        image = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(image)
        homes = list(self.state.glob("image-*"))
        home = self.state / f"image-{len(homes)}"
        stage = image.build(home)
        facts = {"root": str(stage.root), "environment": stage.environment, "words": stage.words}
        (self.state / "image.json").write_text(json.dumps(facts), encoding="utf-8")
        return 0

    def image(self) -> dict[str, Any]:
        """The facts of the image, which is built when it is first needed."""
        file = self.state / "image.json"
        if not file.exists():
            self.build()
        found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        return found

    def change(self, names: list[str], *, started: bool) -> None:
        """Start or stop services, the ones that others depend on first."""
        services = self.services()
        for name in sorted(names, key=lambda name: name != "postgres"):
            service, made_of = services[name], self.state / f"{name}.image"
            old = made_of.exists() and made_of.read_text(encoding="utf-8") != self.image()["root"]
            if not started or (old and name != "postgres"):
                self.end(name)
            if not started or self.number(name):
                continue
            if name == "postgres":
                self.serve_postgres(service)
                continue
            command = [*service.get("entrypoint", ["boneyard"]), *service.get("command", ["run"])]
            words, environment = self.container(service, [word.replace("$$", "$") for word in command])
            self.begin(name, words, env=environment)
            made_of.write_text(self.image()["root"], encoding="utf-8")

    def container(self, service: dict[str, Any], command: list[str]) -> tuple[list[str], dict[str, str]]:
        """The command that runs a command in a container, and its environment."""
        image = self.image()
        name, _, place = service["volumes"][0].partition(":")
        hosts = self.state / "hosts"
        hosts.write_text(f"127.0.0.1 localhost\n{self.server} postgres\n", encoding="ascii")
        if not (volume := self.host / name).exists():
            volume.mkdir()
            os.chown(volume, USER, USER)
        given = {**self.settings(), **service["environment"]}
        environment = {
            **image["environment"],
            **given,
            **self.ours,
            "HOME": place,
            "HOSTS": str(hosts),
            "AIM": str(self.state.with_name("aim")),
        }
        script = ("unshare", "--mount", "sh", "-euc", CONTAINER, "container")
        return [*script, image["root"], str(volume), place, str(USER), *command], environment

    def inside(self, service: dict[str, Any], command: list[str]) -> int:
        """Run a command in a container."""
        words, environment = self.container(service, command)
        return subprocess.run(words, env=environment, check=False).returncode

    def serve_postgres(self, service: dict[str, Any]) -> None:
        """Start PostgreSQL with the user, the password and the database of the service."""
        programs = max(Path("/usr/lib/postgresql").glob("*/bin"))
        account = pwd.getpwnam("postgres")
        folder, wanted = self.host / "postgres", service["environment"]
        who: dict[str, Any] = {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": [], "cwd": "/"}
        if new := not folder.exists():
            folder.mkdir()
            os.chown(folder, account.pw_uid, account.pw_gid)
        if not os.path.ismount(DATA):  # its user may not go where the folder lies
            subprocess.run(("mount", "--bind", folder, DATA), check=True)
        if new:
            with tempfile.NamedTemporaryFile("w", encoding="utf-8") as secret:
                print(wanted["POSTGRES_PASSWORD"], file=secret, flush=True)
                os.chown(secret.name, account.pw_uid, account.pw_gid)
                make = ("-D", DATA, "-U", wanted["POSTGRES_USER"], "-A", "scram-sha-256", f"--pwfile={secret.name}")
                subprocess.run((programs / "initdb", "-N", *make), check=True, stdout=subprocess.DEVNULL, **who)
        reach = ("-h", self.server, "-k", "", "-c", "fsync=off")
        self.begin("postgres", [str(programs / "postgres"), "-D", DATA, *reach], **who)
        while subprocess.run((programs / "pg_isready", "-q", "-h", self.server), check=False).returncode:
            expect(self.number("postgres") is not None, (self.state / "postgres.log").read_text(encoding="utf-8"))
        if new:
            environment = {**os.environ, "PGPASSWORD": wanted["POSTGRES_PASSWORD"]}
            made = ("-h", self.server, "-U", wanted["POSTGRES_USER"], wanted["POSTGRES_DB"])
            subprocess.run((programs / "createdb", *made), check=True, env=environment)


if __name__ == "__main__":
    facts = json.loads(Path(os.environ["COMPUTER"]).read_text(encoding="utf-8"))
    engine = Engine(Path(facts["host"]), Path(facts["state"]), facts["ours"])
    sys.exit(getattr(engine, sys.argv[1])(sys.argv[2:]))
