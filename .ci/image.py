"""Builds the Dockerfile's image without a container engine, and tries it: each step runs in a chroot on top of this
machine, which stands for the base image. Run it as root with `unshare -m`, so that its mounts end with it.
"""

import os
import re
import shlex
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

MOST_MEGABYTES = 140
"""What the image may add to its base."""
USER = 10001
READ_IN = """
import datetime, pathlib, networkx, boneyard.bot.commands.run as run
from boneyard.bot.words import LANGUAGES
assert len(LANGUAGES) == 5 and all(words.listing(["a", "b"]) for words in LANGUAGES.values())
from boneyard.bot.ui.actions.typed_times import read_when
assert all(read_when(typed, 0, "UTC", code) for code, typed in dict(en="Fri 8pm", de="Fr 20 Uhr", fr="ven. 20h",
    es="vie 20:00", pt="sex 20:00").items())
assert list(pathlib.Path(run.__file__).parent.glob("__pycache__/run.*.pyc"))
"""
TOKEN = "77777777777777777777.stands.in-for-the-token-of-a-real-bot"
CHECKOUT = Path(__file__).parent.parent
SHOWN = {line[1:] for line in (CHECKOUT / ".dockerignore").read_text(encoding="utf-8").splitlines() if "!" in line}


class Stage:
    """A stage of the build: a root of its own, with the files of this machine below."""

    def __init__(self, home: Path) -> None:
        self.root, self.added, work = home / "root", home / "added", home / "work"
        for folder in (self.root, self.added, work):
            folder.mkdir(parents=True)
        options = f"lowerdir=/,upperdir={self.added},workdir={work}"
        subprocess.run(("mount", "-t", "overlay", "overlay", "-o", options, self.root), check=True)
        for name in ("proc", "dev", "etc/resolv.conf"):
            if (Path("/") / name).exists():
                subprocess.run(("mount", "--bind", f"/{name}", self.root / name), check=True)
        (self.root / "root").chmod(0o755)  # this machine's Python may lie there, and the image's user needs it
        if shutil.which("python") is None:
            (self.root / "usr/local/bin/python").symlink_to(sys.executable)
        self.folder, self.user, self.environment = "/", "0", {"PATH": os.environ["PATH"], "HOME": "/root"}
        self.words: dict[str, str] = {}

    def run(self, *command: str, user: str | None = None) -> subprocess.CompletedProcess[bytes]:
        """Run a command in the stage's root."""
        (self.root / self.folder[1:]).mkdir(parents=True, exist_ok=True)
        shell = 'cd "$0" && exec "$@"'
        chroot = ("chroot", f"--userspec={user or self.user}", str(self.root), "sh", "-c", shell, self.folder)
        return subprocess.run((*chroot, *command), env=self.environment, check=False)


def copy(stage: Stage, stages: dict[str, Stage], words: list[str]) -> None:
    """COPY: from the checkout, as .dockerignore shows it, or from another stage."""
    source_root = CHECKOUT
    if words[0].startswith("--from="):
        source_root = stages[words.pop(0).partition("=")[2]].root
    *sources, target = words
    place = stage.root / (target if target.startswith("/") else f"{stage.folder}/{target}").lstrip("/")
    for source in sources:
        if source_root == CHECKOUT and source not in SHOWN:
            sys.exit(f"COPY {source}: .dockerignore hides it")
        found = source_root / source.lstrip("/")
        if found.is_dir():
            cache = shutil.ignore_patterns("__pycache__") if source_root == CHECKOUT else None
            shutil.copytree(found, place, symlinks=True, ignore=cache)
        else:
            into = place / found.name if target.endswith("/") else place
            into.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(found, into)


def build(home: Path) -> Stage:
    """Run every step of the Dockerfile, and return the last stage."""
    text = (CHECKOUT / "Dockerfile").read_text(encoding="utf-8")
    lines = re.sub(r"\\\n", " ", re.sub(r"^#.*\n", "", text, flags=re.M)).splitlines()
    stages: dict[str, Stage] = {}
    stage: Stage | None = None
    for line in filter(None, lines):
        verb, _, rest = line.partition(" ")
        print(f"+ {line}", flush=True)
        if verb == "FROM":
            name = rest.partition(" AS ")[2] or str(len(stages))
            stage = stages[name] = Stage(home / name)
            continue
        assert stage is not None
        match verb:
            case "WORKDIR":
                stage.folder = rest
            case "USER":
                stage.user = rest
            case "ENV":
                given = (word.partition("=") for word in shlex.split(rest))
                values = {name: value.replace("$PATH", stage.environment["PATH"]) for name, _, value in given}
                stage.environment |= values
            case "COPY":
                copy(stage, stages, rest.split())
            case "RUN":
                if stage.run("sh", "-ec", rest).returncode:
                    sys.exit(f"This step failed: {line}")
            case _:
                stage.words[verb] = rest
    assert stage is not None
    return stage


def main() -> None:
    """Build and try the image. Exit with a sentence if something is wrong."""
    home = Path(sys.argv[1])
    subprocess.run(("mount", "-t", "tmpfs", "tmpfs", home), check=True)
    image = build(home)
    if image.run("sh", "-c", f'test "$(id -u)" = {USER} && test -w /data && ! test -w /venv').returncode:
        sys.exit("The image's user is not the expected one, or may not write where it should, or elsewhere.")
    for words in (("--version",), ("simulate", "draw", "--matches", "3"), ("check",), ("health",)):
        print("+ boneyard", *words, flush=True)
        if image.run("boneyard", *words).returncode != (words[0] in ("check", "health")):
            sys.exit(f"boneyard {words[0]} ended with another status.")
    if image.run("python", "-c", READ_IN).returncode:
        sys.exit("The image lacks a language, or the compiled files with which it starts four times as fast.")
    image.environment["DISCORD_TOKEN"] = TOKEN
    for release in sorted((CHECKOUT / "tests/editions").iterdir()):
        database = image.root / "data/boneyard.db"
        database.unlink(missing_ok=True)
        with closing(sqlite3.connect(database)) as connection:
            connection.executescript((release / "database.sql").read_text(encoding="utf-8"))
        os.chown(database, USER, USER)
        print("+ boneyard check --upgrade, with the database of", release.name, flush=True)
        if image.run("boneyard", "check", "--upgrade").returncode:
            sys.exit("The image does not take over that database.")
    used = subprocess.run(("du", "-sm", image.added / "venv"), capture_output=True, text=True, check=True).stdout
    size = int(used.split()[0])
    print(f"The image adds {size} MB to its base.")
    if size > MOST_MEGABYTES or (image.root / "venv/bin/pip").exists():
        sys.exit(f"That is too much: at most {MOST_MEGABYTES} MB, without pip.")


if __name__ == "__main__":
    main()
