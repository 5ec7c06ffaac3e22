"""SIGTERM ends `boneyard` from its first moment on, with status 0, although nothing is imported yet."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
AT_IMPORT = """
import os, signal, sys
class Stopper:
    def find_spec(self, name, path=None, target=None):
        if name == {module!r}:
            os.kill(os.getpid(), signal.SIGTERM)
sys.meta_path.insert(0, Stopper())
sys.argv[1:] = {words!r}
from bot.__main__ import main
sys.exit(main())
"""


def status(module: str, words: list[str], folder: Path) -> int:
    """The exit status of `boneyard WORDS` if SIGTERM comes while the module is imported."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "DATA_DIR": str(folder), "DISCORD_TOKEN": "no token"}
    program = (sys.executable, "-c", AT_IMPORT.format(module=module, words=words))
    return subprocess.run(program, cwd=folder, env=environment, check=False, capture_output=True).returncode


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGTERM")
@pytest.mark.parametrize("module", ["bot.cli", "bot.config", "discord", "sqlalchemy", "bot.client", "bot.watching"])
def test_a_stop_during_the_start_is_orderly(module: str, tmp_path: Path) -> None:
    assert status(module, ["run"], tmp_path) == 0


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGTERM")
def test_another_command_is_broken_off_as_by_ctrl_c(tmp_path: Path) -> None:
    assert status("engine.store", ["backup"], tmp_path) == 130
