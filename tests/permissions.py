"""Programs that files' permissions bind, also where the tests run as an administrator, who may do everything."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ANY = "-dac_override,-dac_read_search"
"""Linux's rights to read and write any file."""
ADMINISTRATOR = os.name != "nt" and os.geteuid() == 0
BOUND = ("setpriv", f"--bounding-set={ANY}", f"--inh-caps={ANY}") if ADMINISTRATOR else ()

needs_permissions = pytest.mark.skipif(
    os.name == "nt" or (ADMINISTRATOR and shutil.which("setpriv") is None),
    reason="needs permissions, and a way to bind an administrator to them",
)


def bound(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Type `boneyard WORDS` in a folder, bound by its permissions."""
    command = f"import sys; from bot.cli import main; sys.exit(main({list(words)!r}))"
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    typed = (*BOUND, sys.executable, "-c", command)
    return subprocess.run(typed, cwd=folder, env=environment, capture_output=True, text=True, check=False)
