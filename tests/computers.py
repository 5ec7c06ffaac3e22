"""A computer of its own for a host who types a page from top to bottom: the files of this one below a layer of their
own, and processes that end with it. Its docker, sudo, systemctl and journalctl are those of `tests/host_engine.py`."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from tests.patience import HANG_SECONDS

ROOT = Path(__file__).parent.parent
MARK = "-- typed --"
SETUP = """
mount -t tmpfs tmpfs "$HOME"
mkdir "$HOME/state" "$HOME/bin" "$HOME/aim"
if [ "$OWN_ROOT" ]; then
    mkdir "$HOME/added" "$HOME/work" "$HOME/root"
    mount -t overlay overlay -o "lowerdir=/,upperdir=$HOME/added,workdir=$HOME/work" "$HOME/root"
    mount --rbind /dev "$HOME/root/dev"
    mount -t proc proc "$HOME/root/proc"
    chmod 755 "$HOME/root/root"  # this machine's Python may lie there, and every user needs it
    for shown in "$HOME" "$CHECKOUT" "$REPOSITORY" /etc/resolv.conf; do
        if [ -d "$shown" ]; then mkdir -p "$HOME/root$shown"; fi
        mount --bind "$shown" "$HOME/root$shown"
    done
    mount --bind "$HOME/aim" "$HOME/root/mnt"
    exec chroot "$HOME/root" bash --noprofile --norc
fi
mount -t proc proc /proc
exec bash --noprofile --norc
"""
AIM = """
import sys

class Aim:
    def find_spec(self, name, path=None, target=None):
        if name == "boneyard.bot.client":
            sys.meta_path.remove(self)
            import discord.gateway, discord.http, yarl
            from boneyard.bot.ui.channel import reply
            discord.http.Route.BASE = {base!r}
            discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL({gateway!r})
            reply.PATIENCE = {patience}

sys.meta_path.insert(0, Aim())
"""
"""Read by every Python that serves: the library learns where its Discord is. No answer is late, on a machine however
slow."""
PROGRAMS = ("docker", "sudo", "systemctl", "journalctl")


def has_rights() -> bool:
    """Whether a process here may have mounts and processes of its own."""
    if os.name != "posix" or shutil.which("unshare") is None or os.geteuid() != 0:
        return False
    mounts = ("unshare", "--mount", "--pid", "--fork", "mount", "-t", "tmpfs", "tmpfs", "/mnt")
    return subprocess.run(mounts, check=False, capture_output=True).returncode == 0


needs_rights = pytest.mark.skipif(not has_rights(), reason="needs Linux, and root's right to mount")


class Computer:
    """A shell on such a computer, whose `type` runs a line."""

    def __init__(self, shell: asyncio.subprocess.Process, home: Path) -> None:
        self.shell = shell
        self.home = home

    async def type(self, line: str, given: str = "", *, fails: bool = False) -> str:
        """Type a line and wait for its end; gives what was printed. `given` is typed as the program's input."""
        assert self.shell.stdin
        assert self.shell.stdout
        text = f"{{ {line}\n}} 2>&1 < <(printf %s {quoted(given)})\nprintf '\\n%s %d\\n' '{MARK}' $?\n"
        self.shell.stdin.write(text.encode())
        printed = ""
        while not printed.rpartition("\n")[2].startswith(MARK):
            async with asyncio.timeout(HANG_SECONDS):  # for each line that is printed: some install all there is
                read = await self.shell.stdout.readline()
            assert read, f"the shell has ended:\n{line}\n{printed}"
            printed += read.decode(errors="replace").removesuffix("\n") if MARK.encode() in read else read.decode()
        output, _, status = printed.rpartition(f"\n{MARK} ")
        assert (status != "0") == fails, f"{line}\n{output}\nstatus {status}"
        return output

    async def log_in(self) -> None:
        """Begin another shell, as on another day: it knows what ~/.bashrc says."""
        assert self.shell.stdin
        self.shell.stdin.write(b"cd; exec bash --noprofile --norc\n")
        await self.type("if [ -e ~/.bashrc ]; then . ~/.bashrc; fi")


def quoted(text: str) -> str:
    """A text as one word of the shell."""
    return "'" + text.replace("'", "'\\''") + "'"


@asynccontextmanager
async def computer(home: Path, repository: Path, *, base: str, gateway: str, own_root: bool) -> AsyncIterator[Computer]:
    """A fresh computer that has this checkout's Python, a repository, and a Discord at these addresses."""
    paths = [path for path in os.environ["PATH"].split(os.pathsep) if not path.startswith(sys.prefix)]
    installs = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
    environment = {
        **installs,
        **{"HOME": str(home), "CHECKOUT": str(ROOT), "REPOSITORY": str(repository), "LANG": "C.UTF-8"},
        **{"PATH": os.pathsep.join([str(home / "bin"), *paths]), "OWN_ROOT": "1" if own_root else ""},
    }
    home.mkdir()  # noqa: ASYNC240 (on this computer, at once)
    shell = await asyncio.create_subprocess_exec(
        *("unshare", "--mount", "--pid", "--fork", "--kill-child", "bash", "-euc", SETUP),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        env=environment,
        limit=2**22,
    )
    try:
        typed = Computer(shell, home)
        facts = {"host": str(home / "boneyard"), "state": str(home / "state"), "ours": {"PYTHONPATH": "/mnt"}}
        files = {
            "facts.json": json.dumps(facts),
            "aim/sitecustomize.py": AIM.format(base=base, gateway=gateway, patience=HANG_SECONDS),
        }
        engine = f'"{sys.executable}" "{ROOT}/tests/host_engine.py"'
        start = f'exec env COMPUTER="{home}/facts.json" PYTHONPATH="{ROOT}" {engine}'
        files |= {f"bin/{name}": f'#!/bin/sh\n{start} {name} "$@"\n' for name in PROGRAMS}
        for name, text in files.items():
            await typed.type(f"cat > {home / name}", given=text)
        await typed.type(f"chmod 755 {home} {home}/aim {home}/bin {home}/bin/* && cd")
        yield typed
    finally:
        with suppress(ProcessLookupError):
            shell.kill()  # and with it all that runs there
        await shell.wait()


class Reader:
    """A page that is read from top to bottom."""

    def __init__(self, page: Path) -> None:
        self.text = page.read_text(encoding="utf-8")
        self.at = 0

    def turn_to(self, words: str) -> None:
        """Go on where these words stand, further down."""
        found = self.text.find(words, self.at)
        assert found >= 0, f"from here on, the page doesn't say {words!r}"
        self.at = found

    def lines(self, first: str) -> Iterator[str]:
        """The lines of the commands that begin so, further down, up to a blank line or the end of their block."""
        self.turn_to(f"\n{first}")
        self.at += 1
        for line in self.text[self.at :].splitlines():
            if not line or line.startswith("```"):
                return
            self.turn_to(line)
            yield line

    def inline(self, command: str) -> str:
        """A command within a sentence, further down."""
        whole = re_spaced(command)
        found = whole.search(self.text, self.at)
        assert found, f"from here on, the page doesn't say {command!r}"
        self.at = found.start()
        return command


def re_spaced(command: str) -> re.Pattern[str]:
    """A command in backquotes, on one line or two."""
    return re.compile("`" + r"\s+".join(map(re.escape, command.split())) + "`")
