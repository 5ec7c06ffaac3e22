"""Stand-ins for the programs of a host that tests lack: docker, sudo, systemctl, journalctl and useradd.

They run in a host's folder, named by HOST. Commands inside containers really run, with the volume as their folder.
"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from dotenv import dotenv_values

HOST = Path(os.environ.get("HOST", "."))
RUNNING = "running.json"


class Programs:
    """The programs of the host in a folder."""

    def __init__(self, host: Path) -> None:
        self.host = host

    def running(self) -> list[str]:
        """The services that run."""
        noted = self.host / RUNNING
        return list(json.loads(noted.read_text(encoding="utf-8"))) if noted.exists() else []

    def change(self, names: list[str], *, started: bool) -> None:
        """Note that services were started or stopped."""
        left = [name for name in self.running() if name not in names]
        (self.host / RUNNING).write_text(json.dumps(left + names if started else left), encoding="utf-8")

    def services(self) -> dict[str, Any]:
        """The services of compose.yaml, which the test has written as JSON."""
        found: dict[str, Any] = json.loads((self.host / "compose.json").read_text(encoding="utf-8"))["services"]
        return found

    def docker(self, words: list[str]) -> int:
        """The part of `docker compose` that docs/hosting.md uses."""
        services = self.services()
        expect(words.pop(0) == "compose", "only docker compose is known")
        verb, *rest = words
        plain = [word for word in rest if not word.startswith("-")]
        settings = self.host / ".env"
        chosen = settings.read_text(encoding="utf-8").splitlines() if settings.exists() else []
        profiles = {name for line in chosen for name in line.removeprefix("COMPOSE_PROFILES=").split(",")}
        single = "SINGLE=0" not in chosen
        left_out = [name for name, service in services.items() if "SINGLE" in str(service.get("scale")) and not single]
        on = [name for name, service in services.items() if profiles.issuperset(service.get("profiles", ()))]
        usual = [name for name in on if name not in left_out]
        match verb:
            case "up" | "start" | "stop":
                expect(set(plain) <= set(services), f"no such service: {plain}")
                if verb == "up":
                    self.change([name for name in self.running() if name not in usual], started=False)
                expect(all(Path(services[name].get("env_file", ".")).exists() for name in plain or usual), ".env")
                self.change(plain or (self.running() if verb == "stop" else usual), started=verb != "stop")
                return 0
            case "ps" | "logs":
                expect(set(self.running()) <= set(usual), "their profile is missing")
                print(*self.running())
                return self.logs(self.running()) if verb == "logs" else 0
            case "build":
                return self.build()
            case "cp":
                source = self.host / "data" / rest[0].partition(":/data/")[2]
                return subprocess.run(("cp", "-r", source, rest[1]), check=False).returncode
            case "exec":
                command = [word for word in rest if word != "-T"]
                expect(command[0] in self.running(), f"{command[0]} does not run")
                return self.inside(services[command[0]], command[1:])
            case "run":
                given = rest.index("--entrypoint") if "--entrypoint" in rest else None
                entry = rest[given + 1 : given + 2] if given is not None else None
                after = rest if given is None else rest[given + 2 :]
                at = next(index for index, word in enumerate(after) if word in services)
                service = services[after[at]]
                self.change(
                    [name for name in service.get("depends_on", ()) if name not in self.running()], started=True
                )
                return self.inside(service, [*(entry or service.get("entrypoint", ["boneyard"])), *after[at + 1 :]])
            case _:
                return expect(False, f"docker compose {verb} is not known")

    def build(self) -> int:
        """Note nothing: what runs in containers is this checkout."""
        return 0

    def logs(self, names: list[str]) -> int:
        """Show the logs, which are empty."""
        return 0

    def inside(self, service: dict[str, Any], command: list[str]) -> int:
        """Run a command of a container: its volumes are folders of the host."""
        places = {volume.partition(":")[2]: str(self.host / volume.partition(":")[0]) for volume in service["volumes"]}
        for place, folder in places.items():
            Path(folder).mkdir(exist_ok=True)
            command = [word.replace(f"{place}/", f"{folder}/") for word in command]
        ours = json.loads(os.environ.get("SERVICE_ENVIRONMENT", "{}"))
        folder = next(iter(places.values()))
        file = {name: value or "" for name, value in dotenv_values(self.host / service["env_file"]).items()}
        env = {**os.environ, **file, **service["environment"], **ours, "DATA_DIR": folder}
        return subprocess.run(command, cwd=folder, env=env, check=False).returncode

    def sudo(self, words: list[str]) -> int:
        """Run a command as this user."""
        words = words[2:] if words[0] == "-u" else words
        for option in ("-g", "-o"):  # of `install`: the user is a stand-in too
            while option in words:
                at = words.index(option)
                words = words[:at] + words[at + 2 :]
        return subprocess.run(words, check=False).returncode

    def systemctl(self, words: list[str]) -> int:
        """Note what was started and stopped, of the units in the host's folder."""
        verb, *names = [word for word in words if not word.startswith("-")]
        units = [name if "." in name else f"{name}.service" for name in names]
        expect(all((self.host / "etc/systemd/system" / unit).exists() for unit in units), f"no such unit: {units}")
        self.change(units, started=verb in ("enable", "start", "restart"))
        return 0

    def useradd(self, words: list[str]) -> int:
        """Note the user."""
        (self.host / "user").write_text(words[-1], encoding="utf-8")
        return 0

    def journalctl(self, words: list[str]) -> int:
        """Show a unit's log, which is empty."""
        return expect(f"{words[words.index('-u') + 1]}.service" in self.running(), "the unit does not run")


def expect(fact: bool, otherwise: str) -> int:
    """End with a sentence unless it holds."""
    if not fact:
        sys.exit(otherwise)
    return 0


if __name__ == "__main__":
    sys.exit(getattr(Programs(HOST), sys.argv[1])(sys.argv[2:]))
