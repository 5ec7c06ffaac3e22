"""A short run has each test that is not slow, and each game."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from engine.rules.games import GAMES
from tests.short import CASES, of_a_short_run

ROOT = Path(__file__).parents[1]


class Case(pytest.Item):
    """A case of a test, with its marks."""

    def runtest(self) -> None:
        """Nothing is run here."""


def case(request: pytest.FixtureRequest, file: str, name: str, *marks: str) -> pytest.Item:
    made: pytest.Item = Case.from_parent(request.session, name=name, nodeid=f"{file}::{name}")
    for mark in marks:
        made.add_marker(mark)
    return made


def test_a_short_run_has_two_cases_of_a_test_and_no_slow_one(request: pytest.FixtureRequest) -> None:
    many = [case(request, "tests/bot/test_a.py", f"test_many[{number}]") for number in range(11)]
    alone = case(request, "tests/bot/test_a.py", "test_alone")
    slow = [
        case(request, "tests/bot/test_a.py", "test_slow", "slow"),
        case(request, "tests/wire/test_b.py", "test_of_a_process"),
        case(request, "tests/races/test_c.py", "test_of_orders"),
    ]
    items = [*many, alone, *slow]
    kept, left_out = of_a_short_run(items)
    assert kept == [item for item in items if item not in left_out], "in the same order"
    assert len(set(kept) & set(many)) == CASES
    assert alone in kept
    assert set(slow) <= set(left_out)


def run(*arguments: str) -> list[str]:
    """What `pytest` with these arguments says."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    plain = {name: value for name, value in os.environ.items() if name != "PYTEST_ADDOPTS"}  # `.ci/run` asks for all
    return subprocess.run(command, cwd=ROOT, env=plain, capture_output=True, text=True, check=True).stdout.splitlines()


def collected(*arguments: str) -> list[str]:
    """The tests that `pytest` with these arguments would run."""
    return [line for line in run("--collect-only", "-n", "0", *arguments) if "::" in line]


@pytest.mark.slow
def test_only_a_bare_call_is_short_and_it_has_every_game() -> None:
    short = collected()
    assert len(short) < len(collected("--full")) / 2
    played = Counter(game for game in GAMES for name in short if game in name.partition("[")[2])
    assert min(played[game] for game in GAMES) >= 5, played
    named = "tests/engine/rules/test_contract.py"
    assert len(collected(named)) > len([name for name in short if name.startswith(named)])
    assert len(collected("-k", "contract")) == len(collected(named)), "a choice by name is whole too"


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["0", "1"])
def test_a_named_file_is_run_wholly_in_every_worker(workers: str) -> None:
    named = "tests/test_notation.py"
    *_, said = run("-n", workers, named)
    assert said.startswith(f"{len(collected(named))} passed"), said
