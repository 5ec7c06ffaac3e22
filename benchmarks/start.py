"""The imports of a start, before it does anything: CPU seconds and modules, beside the library for Discord alone.

    python -m benchmarks.start [--times N] [--beside FOLDER ...]

Each row is a Python of its own, and the least of several times (default 5), in turns: a busy machine slows all rows
alike. **of discord** compares its seconds with those of `import discord` in the same run.

- **run**: `boneyard run`; the goal is 1.5 seconds.
- **health**: `boneyard health`, which Docker asks twice a minute; the goal is 0.1 seconds.
- **discord**: `import discord` alone.

`tests/bot/test_start.py` holds the number of modules.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
ROWS = {
    "run": "import bot.cli, bot.commands.run",
    "health": "import bot.cli, bot.commands.health",
    "discord": "import discord",
}
COUNT = "import gc; gc.disable()\n{ask}\nimport sys; print(len(sys.modules))"
"""As `bot.cli` imports a command."""


def read_in(ask: str, folder: Path) -> tuple[float, int]:
    """The CPU seconds of a Python that imports this, and its modules."""
    program = (sys.executable, "-c", COUNT.format(ask=ask))
    with subprocess.Popen(program, cwd=folder, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        modules = int(process.stdout.read())
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    return used.ru_utime + used.ru_stime, modules


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=5, metavar="N")
    parser.add_argument("--beside", type=Path, nargs="*", default=[], metavar="FOLDER")
    args = parser.parse_args()
    folders = [ROOT, *args.beside]
    for folder in folders:  # compiled once, so that no row compiles for others
        for ask in ROWS.values():
            read_in(ask, folder)
    rounds = [[read_in(ask, folder) for folder in folders for ask in ROWS.values()] for _ in range(args.times)]
    best = [min(column) for column in zip(*rounds, strict=True)]
    for at, folder in enumerate(folders):
        rows = dict(zip(ROWS, best[at * len(ROWS) :], strict=False))
        print(f"{folder}\n{'':10}{'seconds':>9}{'modules':>9}{'of discord':>12}")
        for name, (seconds, modules) in rows.items():
            print(f"{name:10}{seconds:9.2f}{modules:9}{seconds / rows['discord'][0]:11.2f}×")


if __name__ == "__main__":
    main()
