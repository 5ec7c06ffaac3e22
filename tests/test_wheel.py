"""The wheel, installed where other packages have folders named `bot` and `engine`."""

import os
import re
import runpy
import subprocess
import sys
import sysconfig
import venv
from functools import partial
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.test_engine_page import run_page

pytest.importorskip("hatchling", reason="this environment is older than requirements/dev.txt")
pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent
PYTHON = Path(sys.executable).name
BUILD = runpy.run_path(str(ROOT / "hatch_build.py"))
moved_imports = BUILD["moved_imports"]
DRAWING = """
import asyncio
from boneyard.bot.pictures.process.renderers import COMMAND, Child

async def started():
    child = await Child.start(COMMAND, 20)
    child.process.stdin.close()
    print("ended with", await child.process.wait())

asyncio.run(started())
"""
ONE_IDENTITY = """
import sys
path = list(sys.path)
import boneyard.bot.cli, boneyard.engine.boneyard
from boneyard.engine.rules.games import make_game
twice = [name for name in sys.modules if name.split(".")[0] in ("bot", "engine")]
print(twice, sys.path == path, make_game.__module__)
"""
LIBRARY_USER = """
from boneyard.engine.rules.games import make_game
from boneyard.engine.rules.tiles import Seat

def legal(seed: int) -> list[str]:
    return [str(move) for move in make_game("block").start(2).legal_moves(Seat(seed))]

wrong: int = make_game("block")
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built wheel."""
    folder = tmp_path_factory.mktemp("dist")
    build = (sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder))
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    return next(folder.iterdir())


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs in an environment with the wheel and the dependencies of these tests. `.ci/run` has one
    with the locked dependencies alone."""
    home = tmp_path_factory.mktemp("environment")
    venv.create(home)
    places = {"base": str(home), "installed_base": str(home)}
    programs = Path(sysconfig.get_path("scripts", "venv", places))
    pip = (sys.executable, "-m", "pip", "--python", str(programs / PYTHON), "install", "--no-deps", "--no-index")
    subprocess.run((*pip, str(wheel)), check=True, capture_output=True)
    # Python reads no further .pth file in a folder named here, so the checkout is not on the path.
    dependencies = Path(sysconfig.get_path("purelib", "venv", places), "dependencies.pth")
    dependencies.write_text(sysconfig.get_path("purelib"), encoding="utf-8")
    return programs


@pytest.fixture
def strangers(tmp_path: Path) -> Path:
    """A folder with two packages of another program."""
    for name in ("bot", "engine"):
        (tmp_path / name).mkdir()
        stranger = tmp_path / name / "__init__.py"
        stranger.write_text('raise ImportError("this package belongs to another program")', encoding="utf-8")
    return tmp_path


def said(command: Path, *arguments: str, folder: Path, path: Path | None = None) -> str:
    """The output of a program that runs in a folder, with another folder first on Python's path."""
    environment = {**os.environ, "PYTHONPATH": str(path or "")}
    ran = subprocess.run((command, *arguments), cwd=folder, env=environment, check=True, capture_output=True, text=True)
    return ran.stdout


def test_the_wheel_has_one_package_with_all_files(wheel: Path) -> None:
    with ZipFile(wheel) as opened:
        names = {name for name in opened.namelist() if ".dist-info/" not in name}
    files = (file for folder in ("bot", "engine") for file in (ROOT / folder).rglob("*") if file.is_file())
    sources = {f"boneyard/{file.relative_to(ROOT).as_posix()}" for file in files if "__pycache__" not in file.parts}
    assert names == {"boneyard/__init__.py", "boneyard/py.typed", *sources}


def test_no_module_of_the_wheel_is_known_by_two_names(programs: Path, tmp_path: Path) -> None:
    said_ = said(programs / PYTHON, "-c", ONE_IDENTITY, folder=tmp_path).strip()
    assert said_ == "[] True boneyard.engine.rules.games"


def test_the_page_of_the_engine_is_true_of_the_wheel(wheel: Path, tmp_path: Path) -> None:
    with ZipFile(wheel) as opened:
        opened.extractall(tmp_path)
    run_page(tmp_path, "installed")


def test_a_user_of_the_library_gets_its_types(programs: Path, tmp_path: Path) -> None:
    """A stranger's `engine` beside the program changes nothing."""
    (tmp_path / "engine.py").write_text("rules = 1\n", encoding="utf-8")
    program = tmp_path / "program.py"
    program.write_text(LIBRARY_USER, encoding="utf-8")
    mypy = (sys.executable, "-m", "mypy", "--strict", "--python-executable", str(programs / PYTHON), str(program))
    ran = subprocess.run(mypy, cwd=tmp_path, capture_output=True, text=True, check=False)
    errors = [line for line in ran.stdout.splitlines() if ": error:" in line]
    assert len(errors) == 1, ran.stdout
    assert 'expression has type "Game", variable has type "int"' in errors[0]


@pytest.mark.parametrize(
    ("source", "moved"),
    [
        ("from engine.rules import tiles\n", "from boneyard.engine.rules import tiles\n"),
        ("def f():\n    from bot import cli as engine\n", "def f():\n    from boneyard.bot import cli as engine\n"),
        ("text = 'from engine.rules import tiles'\n", "text = 'from engine.rules import tiles'\n"),
        ("from engineering import x\nfrom .engine import y\n", "from engineering import x\nfrom .engine import y\n"),
    ],
)
def test_the_build_moves_imports_and_nothing_else(source: str, moved: str) -> None:
    assert moved_imports(source) == moved


@pytest.mark.parametrize("source", ["import engine\n", "import bot.cli\n"])
def test_the_build_refuses_an_import_that_binds_a_bare_name(source: str) -> None:
    with pytest.raises(ValueError, match="line 1"):
        moved_imports(source)


def test_the_program_runs_beside_strangers(programs: Path, strangers: Path) -> None:
    boneyard = partial(said, programs / "boneyard", folder=strangers, path=strangers)
    assert "Seat 2" in boneyard("simulate", "block", "--matches", "2", "--seats", "2")
    assert "0|1" in boneyard("show", "block | hands 0|1 / 2|2 / 3|3 | line 0|0")


def test_the_drawing_process_starts_beside_strangers(programs: Path, strangers: Path) -> None:
    assert "ended with 0" in said(programs / PYTHON, "-c", DRAWING, folder=strangers, path=strangers)


def test_an_index_shows_the_readme_with_its_pictures() -> None:
    page = BUILD["index_page"]((ROOT / "README.md").read_text(encoding="utf-8"), "https://code.example/boneyard")
    links = re.findall(r"\]\(([^)#]+)", page)
    assert [link for link in links if not link.startswith("https://")] == []
    assert "(https://code.example/boneyard/raw/HEAD/docs/images/round.webp)" in page
    assert "(https://code.example/boneyard/blob/HEAD/docs/hosting.md)" in page
