"""A scaffolded game passes the tests of every game, in a copy of the project."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NAME = "all_sevens"
"""Sorts before every other game."""
ASKED = (
    f"tests/engine/rules/games/test_{NAME}.py",
    "tests/engine/rules/test_contract.py",
    "tests/engine/rules/test_golden.py",
    "tests/engine/rules/test_records.py",
    "tests/engine/rules/test_options.py",
    "tests/engine/rules/test_every_sentence_has_a_test.py",
    "tests/bot/words/test_language.py",
    "tests/bot/words/test_rulebook.py",
    "tests/test_complete.py",
)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the project."""
    for name in ("engine", "bot", "tests", "tools", "docs"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("README.md", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    return tmp_path


def run(project: Path, *words: str) -> str:
    """What a module prints that is run there; fails if it fails."""
    done = subprocess.run([sys.executable, "-m", *words], cwd=project, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_scaffolded_game_passes_the_tests_of_every_game(project: Path) -> None:
    written = run(project, "tools.new_game", NAME).split("\n\n")[0].splitlines()
    assert len([file for file in written if not file.endswith("__init__.py")]) == 6, "files to edit by hand"
    run(project, "tools.record_game", NAME)
    run(project, "tools.generate")
    chosen = f"{NAME} or not [", "-p", "no:cacheprovider"
    assert " passed" in run(project, "pytest", "-q", "-n", "0", *ASKED, "-k", *chosen)


def test_a_scaffold_replaces_nothing() -> None:
    done = subprocess.run([sys.executable, "-m", "tools.new_game", "block"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 1
    assert "exists already" in done.stderr
