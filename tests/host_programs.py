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


def running() -> list[str]:
    """The services that run."""
    return list(json.loads((HOST / RUNNING).read_text(encoding="utf-8"))) if (HOST / RUNNING).exists() else []


def change(names: list[str], *, started: bool) -> None:
    """Note that services were started or stopped."""
    left = [name for name in running() if name not in names]
    (HOST / RUNNING).write_text(json.dumps(left + names if started else left), encoding="utf-8")


def docker(words: list[str]) -> int:
    """The part of `docker compose` that docs/hosting.md uses."""
    services: dict[str, Any] = json.loads((HOST / "compose.json").read_text(encoding="utf-8"))["services"]
    expect(words.pop(0) == "compose", "only docker compose is known")
    verb, *rest = words
    plain = [word for word in rest if not word.startswith("-")]
    settings = HOST / ".env"
    chosen = settings.read_text(encoding="utf-8").splitlines() if settings.exists() else []
    profiles = {line.removeprefix("COMPOSE_PROFILES=") for line in chosen}
    single = "SINGLE=0" not in chosen
    left_out = [name for name, service in services.items() if "SINGLE" in str(service.get("scale")) and not single]
    on = [name for name, service in services.items() if profiles.issuperset(service.get("profiles", ()))]
    usual = [name for name in on if name not in left_out]
    match verb:
        case "up" | "start" | "stop":
            expect(set(plain) <= set(services), f"no such service: {plain}")
            expect(all(Path(services[name].get("env_file", ".")).exists() for name in plain or usual), ".env")
            change(plain or (running() if verb == "stop" else usual), started=verb != "stop")
            return 0
        case "ps" | "logs":
            expect(set(running()) <= set(usual), "their profile is missing")
            print(*running())
            return 0
        case "cp":
            source, target = rest
            return subprocess.run(
                ("cp", "-r", HOST / "data" / source.partition(":/data/")[2], target), check=False
            ).returncode
        case "exec":
            command = [word for word in rest if word != "-T"]
            expect(command[0] in running(), f"{command[0]} does not run")
            return inside(services[command[0]], command[1:])
        case "run":
            given = rest.index("--entrypoint") if "--entrypoint" in rest else None
            entry = rest[given + 1 : given + 2] if given is not None else None
            after = rest if given is None else rest[given + 2 :]
            at = next(index for index, word in enumerate(after) if word in services)
            service = services[after[at]]
            return inside(service, [*(entry or service.get("entrypoint", ["boneyard"])), *after[at + 1 :]])
        case _:
            return expect(False, f"docker compose {verb} is not known")


def inside(service: dict[str, Any], command: list[str]) -> int:
    """Run a command of a container: its volumes are folders of the host."""
    places = {volume.partition(":")[2]: str(HOST / volume.partition(":")[0]) for volume in service["volumes"]}
    for place, folder in places.items():
        Path(folder).mkdir(exist_ok=True)
        command = [word.replace(f"{place}/", f"{folder}/") for word in command]
    ours = json.loads(os.environ.get("SERVICE_ENVIRONMENT", "{}"))
    folder = next(iter(places.values()))
    file = {name: value or "" for name, value in dotenv_values(HOST / service["env_file"]).items()}
    env = {**os.environ, **file, **service["environment"], **ours, "DATA_DIR": folder}
    return subprocess.run(command, cwd=folder, env=env, check=False).returncode


def sudo(words: list[str]) -> int:
    """Run a command as this user."""
    words = words[2:] if words[0] == "-u" else words
    for option in ("-g", "-o"):  # of `install`: the user is a stand-in too
        while option in words:
            at = words.index(option)
            words = words[:at] + words[at + 2 :]
    return subprocess.run(words, check=False).returncode


def systemctl(words: list[str]) -> int:
    """Note what was started and stopped, of the units in the host's folder."""
    verb, *names = [word for word in words if not word.startswith("-")]
    units = [name if "." in name else f"{name}.service" for name in names]
    expect(all((HOST / "etc/systemd/system" / unit).exists() for unit in units), f"no such unit: {units}")
    change(units, started=verb in ("enable", "start", "restart"))
    return 0


def useradd(words: list[str]) -> int:
    """Note the user."""
    (HOST / "user").write_text(words[-1], encoding="utf-8")
    return 0


def journalctl(words: list[str]) -> int:
    """Show a unit's log, which is empty."""
    return expect(f"{words[words.index('-u') + 1]}.service" in running(), "the unit does not run")


def expect(fact: bool, otherwise: str) -> int:
    """End with a sentence unless it holds."""
    if not fact:
        sys.exit(otherwise)
    return 0


if __name__ == "__main__":
    sys.exit(globals()[sys.argv[1]](sys.argv[2:]))
