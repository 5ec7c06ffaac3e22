"""The modules that a start imports: `python -m benchmarks.start` measures what it costs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MOST = {"bot": 165, "engine": 185, "all others": 410}
"""Modules, without those of Python itself."""
LATER = {
    *("alembic", "mako", "networkx", "dateparser", "regex", "tzlocal", "tqdm", "shtab", "dotenv", "asyncpg"),
    *("pydantic", "jinja2", "setuptools"),
}
"""Read in when a task needs them, or not at all."""


@pytest.mark.slow
def test_a_start_reads_in_what_it_needs() -> None:
    ask = "import sys, bot.cli, bot.commands.run; print(*sys.modules)"
    said = subprocess.run((sys.executable, "-c", ask), cwd=ROOT, check=True, capture_output=True, text=True).stdout
    homes = [name.partition(".")[0] for name in said.split()]
    assert LATER & set(homes) == set()
    counted = dict.fromkeys(MOST, 0)
    for home in homes:
        if home not in sys.stdlib_module_names and not home.startswith("_"):
            counted[home if home in counted else "all others"] += 1
    assert {name: number for name, number in counted.items() if number > MOST[name]} == {}, "does it need more?"
    assert all(number > MOST[name] * 0.9 for name, number in counted.items()), "set MOST to what there is"
