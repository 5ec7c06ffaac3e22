"""A scaffolded game passes the tests of every game, in a copy of the project."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parent.parent
NAME = "all_sevens"
"""Sorts before every other game."""
QUICK = (
    f"tests/engine/rules/games/test_{NAME}.py",
    "tests/engine/rules/test_contract.py",
    "tests/engine/rules/test_options.py",
    "tests/engine/rules/test_records.py",
    "tests/engine/robots/test_advice.py",
    "tests/bot/test_translations.py",
    "tests/bot/words/test_rulebook.py",
)
"""Files that need neither pictures nor the other games."""
PICTURED = "pictures or shows_how_points_are_counted"
"""Tests of the pictures that a quick run does not draw."""
GUIDE = """
import sys
from tools import generate, lengths, record_game
sys.argv = ["record_game", {name!r}]
record_game.main()
if {options!r} == ():
    sys.argv = ["lengths", {name!r}]
    lengths.main()
sys.argv = ["generate", *{options!r}]
generate.main()
"""
"""The guide's commands, in one process. Matches are measured and pictures drawn only in the full run."""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the project."""
    left_out = shutil.ignore_patterns(".git", ".venv", ".*_cache", ".hypothesis", "__pycache__", "reports")
    return Path(shutil.copytree(ROOT, tmp_path / "project", ignore=left_out))


def run(project: Path, *words: str) -> str:
    """What Python prints there; fails if it fails."""
    done = subprocess.run([sys.executable, *words], cwd=project, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def follow_the_guide(project: Path, *options: str) -> None:
    """A new game with the five files of the guide, recorded and generated."""
    written = run(project, "-m", "tools.new_game", NAME).split("\n\n")[0].splitlines()
    assert len([file for file in written if not file.endswith("__init__.py")]) == 5, "files to edit by hand"
    run(project, "-c", GUIDE.format(name=NAME, options=options))


def passes(project: Path, *words: str) -> None:
    assert " passed" in run(project, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *words)


def test_a_scaffolded_game_keeps_the_promises_of_every_game(project: Path) -> None:
    follow_the_guide(project, "--texts")
    passes(project, *QUICK, "-k", f"{NAME} and not ({PICTURED})")


@pytest.mark.soak
def test_a_scaffolded_game_passes_every_test_with_nothing_more_done(project: Path) -> None:
    """All tests that name the game, found by its name, and those of the texts and pictures of all games."""
    follow_the_guide(project)
    whole = " or ".join(("generated", "translat", "complete", "rulebook", "golden", "every_game"))
    passes(project, "-k", f"({NAME} or {whole}) and not new_game")


def test_a_scaffold_replaces_nothing() -> None:
    done = subprocess.run([sys.executable, "-m", "tools.new_game", "block"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 1
    assert "exists already" in done.stderr
