"""What a bare `pytest` leaves out, so that a newcomer waits two minutes: slow tests, and most cases of the others.

`pytest --full`, as the continuous check calls it, and `pytest` with files, `-k` or `-m` leave nothing out.
"""

from collections import defaultdict
from zlib import crc32

import pytest

FOLDERS = ("tests/races/", "tests/wire/")
"""Folders whose tests are all slow: they start processes, or try hundreds of orders."""

CASES = 2
"""How many cases of one test are run: of the games, languages and numbers of players."""


def is_full(config: pytest.Config) -> bool:
    """Whether this call asks for every case: by `--full`, or because it names what to run."""
    asked = config.option
    default = config.getini("addopts")
    return bool(
        asked.full
        or asked.keyword
        or asked.markexpr not in default
        or config.args_source is not pytest.Config.ArgsSource.TESTPATHS
    )


def of_a_short_run(items: list[pytest.Item]) -> tuple[list[pytest.Item], list[pytest.Item]]:
    """The tests of a short run, and those it leaves out.

    Of one test the cases lie evenly apart and begin anywhere, so that all tests of a file together have every game.
    """
    tests = defaultdict[str, list[pytest.Item]](list)
    for item in items:
        tests[item.nodeid.partition("[")[0]].append(item)
    kept = set[pytest.Item]()
    for name, cases in tests.items():
        start, step = crc32(name.encode()), max(1, len(cases) // CASES)
        kept.update(cases[(start + turn * step) % len(cases)] for turn in range(CASES))
    kept = {item for item in kept if not (item.nodeid.startswith(FOLDERS) or item.get_closest_marker("slow"))}
    return [item for item in items if item in kept], [item for item in items if item not in kept]
