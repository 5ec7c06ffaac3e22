"""The doors of the house (docs/architecture.md): which package may import which, read from the source."""

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

BELOW_UI = {"engine.rules", "engine.tables", "bot.words", "bot.pictures"}

# What each package may import of the others. Nothing else, in no other direction.
DOORS: dict[str, set[str]] = {
    "engine.rules": set(),
    "engine.robots": {"engine.rules"},
    "engine.store": set(),
    "engine.pairing": set(),
    "engine.tables": {"engine.rules", "engine.robots", "engine.store", "engine.pairing"},
    "engine.statistics": {"engine.robots", "engine.rules", "engine.store", "engine.tables", "engine.pairing"},
    "engine.events": {"engine.rules", "engine.store", "engine.tables", "engine.pairing", "engine.statistics"},
    "bot.words": {"engine.rules"},
    "bot.pictures": {"engine.rules", "bot.words"},
    "bot.ui.pages": {
        "engine.robots",
        "engine.rules",
        "engine.tables",
        "engine.statistics",
        "engine.events",
        "bot.words",
        "bot.pictures",
    },
    "bot.ui.channel": {
        *("engine.rules", "engine.tables", "engine.statistics", "engine.events", "bot.words", "bot.pictures"),
        "bot.ui.pages",
    },
    "bot.ui.actions": {
        *("engine.rules", "engine.tables", "engine.statistics", "engine.events", "bot.words", "bot.pictures"),
        "bot.ui.channel",
        "bot.ui.pages",
    },
    "bot.live": {
        *("engine.rules", "engine.tables", "bot.words", "bot.pictures"),
        *("bot.ui.actions", "bot.ui.channel", "bot.ui.pages"),
    },
    "bot.cogs": {
        *("engine.rules", "engine.tables", "engine.statistics", "engine.events", "bot.words"),
        *("bot.ui.actions", "bot.ui.channel", "bot.ui.pages"),
    },
}

# The floors of `engine/tables`, the lowest first. A module uses its own floor and the ones below it.
FLOORS = [f"engine.tables.{floor}" for floor in ("table", "edits", "keeping", "running", "service")]

# These wire everything together, so nothing behind a door may lean on them.
WIRING = ("engine.boneyard", "bot.__main__", "bot.cli", "bot.commands", "bot.trial", "bot.trial_server", "bot.watching")

# Packages from outside, by the only places that may use them.
ONLY_IN: dict[str, tuple[str, ...]] = {
    "discord": ("bot",),
    "simcord": ("bot",),
    "PIL": ("bot.pictures",),
    "dotenv": ("bot.config",),
    "sqlalchemy": ("engine.store", "bot.addresses", "bot.config", "bot.commands", "bot.watching"),
    "prometheus_client": ("bot.watching", "bot.commands"),
    "pythonjsonlogger": ("bot.logs",),
    "aiosqlite": ("engine.store",),
    "alembic": ("engine.store",),
    "asyncpg": ("engine.store",),
    "networkx": ("engine.pairing.swiss",),
    "babel": ("bot.words",),
    "fluent": ("bot.words",),
}

# The rules are arithmetic on tiles: no clock, no chance, no files, no network, no tasks.
PURE = {
    *("__future__", "abc", "bisect", "collections", "contextlib", "copy", "dataclasses", "enum", "fractions"),
    *("functools", "hashlib", "heapq", "hmac", "itertools", "json", "math", "operator", "re", "string", "types"),
    *("typing",),
}
ALSO_IN = {"engine.rules.games": {"importlib", "pkgutil"}}
"""The games are found by their folders."""
IMPURE_CALLS = {"open", "print", "input", "exec", "eval", "__import__"}


def modules() -> Iterator[tuple[str, ast.Module]]:
    """Every module of the two packages, by its dotted name."""
    for file in sorted([*ROOT.glob("engine/**/*.py"), *ROOT.glob("bot/**/*.py")]):
        parts = file.relative_to(ROOT).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        yield name, ast.parse(file.read_text(encoding="utf-8"), str(file))


def imports(name: str, tree: ast.AST, is_package: bool = False) -> set[str]:
    """The dotted names that a module imports, wherever in it; relative ones are made whole."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                kept = name.split(".")[: len(name.split(".")) - node.level + is_package]
                base = ".".join([*kept, *filter(None, [base])])
            found.update(f"{base}.{alias.name}" for alias in node.names)
    return found


def inside(name: str, package: str) -> bool:
    """Whether a dotted name is that package or lies in it."""
    return name == package or name.startswith(f"{package}.")


def package_of(name: str) -> str | None:
    """The package with doors that a dotted name lies in."""
    return next((package for package in DOORS if inside(name, package)), None)


def closed_doors(name: str, imported: set[str]) -> list[str]:
    """What this module imports although no door leads there."""
    home = package_of(name)
    wrong = []
    for target in sorted(imported):
        there = package_of(target)
        if inside(name, "engine") and inside(target, "bot"):
            wrong.append(f"{name} imports {target}: the engine knows nothing of Discord")
        elif home and there and there != home and there not in DOORS[home]:
            wrong.append(f"{name} imports {target}: no door leads from {home} to {there}")
        elif home and any(inside(target, module) for module in WIRING):
            wrong.append(f"{name} imports {target}: it wires {home} to the rest, so the way is one-way")
        for package, places in ONLY_IN.items():
            if inside(target, package) and not any(inside(name, place) for place in places):
                wrong.append(f"{name} imports {target}: only {', '.join(places)} may")
    return wrong


@cache
def sources() -> dict[str, tuple[ast.Module, set[str]]]:
    """Every module and its imports. Read by the tests, not while they are collected: each worker collects all."""
    return {name: (tree, imports(name, tree, (ROOT / Path(*name.split("."))).is_dir())) for name, tree in modules()}


def test_doors_only_open_in_the_direction_of_the_arrows() -> None:
    wrong = [line for name, (_, imported) in sources().items() for line in closed_doors(name, imported)]
    assert not wrong, "\n".join(wrong)


def test_no_text_names_a_module() -> None:
    """The wheel has other names for the modules, and its build changes import statements alone. Code that imports by
    name starts from a module's `__name__`."""
    wrong = [
        f"{name}:{node.lineno} {node.value!r}"
        for name, (tree, _) in sources().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.strip(".") in sources()
        if "." in node.value
    ]
    assert not wrong


def floor_of(name: str) -> int | None:
    """The floor of `engine/tables` that a dotted name lies on, counted from below."""
    return next((number for number, floor in enumerate(FLOORS) if inside(name, floor)), None)


def test_no_module_of_the_tables_uses_a_floor_above_it() -> None:
    wrong = [
        f"{name} imports {target}, which lies above it"
        for name, (_, imported) in sources().items()
        for target in sorted(imported)
        if (here := floor_of(name)) is not None and (there := floor_of(target)) is not None and here < there
    ]
    assert not wrong, "\n".join(wrong)


def test_every_module_of_the_tables_lies_on_a_floor() -> None:
    assert all(floor_of(name) is not None for name in sources() if name.startswith("engine.tables."))


def test_no_two_modules_of_the_tables_import_each_other() -> None:
    """Imports for types alone count too."""
    homes = [name for name in sources() if inside(name, "engine.tables")]
    uses = {home: {other for other in homes if any(inside(t, other) for t in sources()[home][1])} for home in homes}
    assert not [(one, two) for one in homes for two in uses[one] if one < two and one in uses[two]]


def test_the_rules_use_only_the_pure_part_of_the_standard_library() -> None:
    wrong = []
    for name, (tree, imported) in sources().items():
        if inside(name, "engine.rules"):
            outside = {target.split(".")[0] for target in imported if not inside(target, "engine")}
            wrong += [f"{name} imports {top}" for top in sorted(outside - PURE - ALSO_IN.get(name, set()))]
            calls = (node.func for node in ast.walk(tree) if isinstance(node, ast.Call))
            wrong += [f"{name} calls {f.id}" for f in calls if isinstance(f, ast.Name) and f.id in IMPURE_CALLS]
    assert not wrong, "\n".join(wrong)


def test_pairings_use_only_pure_libraries_and_the_chance_they_are_given() -> None:
    allowed = PURE | {"random", "networkx"}
    for name, (tree, imported) in sources().items():
        if inside(name, "engine.pairing"):
            assert {target.split(".")[0] for target in imported if not inside(target, "engine")} <= allowed, name
            assert not {t for t in imported if inside(t, "random")} - {"random.Random"}, name
            assert "Random" not in {
                n.func.id for n in ast.walk(tree) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)
            }


def game_of(name: str) -> str:
    """The folder of a game that a dotted name lies in."""
    return name.removeprefix("engine.rules.games.").split(".")[0]


def test_games_never_import_each_other() -> None:
    games = {name for name in sources() if name.startswith("engine.rules.games.")}
    wrong = [
        f"{name} imports {target}"
        for name in games
        for target in sources()[name][1]
        for other in games
        if inside(target, other) and game_of(other) != game_of(name)
    ]
    assert not wrong, "\n".join(wrong)


def test_nothing_is_ever_pickled_but_for_the_drawing_process() -> None:
    """Later versions must be able to read a record, and reading must never execute code."""
    found = [name for name, (_, found) in sources().items() if {t.split(".")[0] for t in found} & {"pickle", "shelve"}]
    assert found == ["bot.pictures.process.pipe"]


def test_pages_never_wait() -> None:
    """Pages are made from a table without waiting. Code that waits for Discord stands above them."""
    waiting = (ast.AsyncFunctionDef, ast.Await, ast.AsyncWith, ast.AsyncFor)
    wrong = [
        f"{name}:{node.lineno}"
        for name, (tree, _) in sources().items()
        if inside(name, "bot.ui.pages")
        for node in ast.walk(tree)
        if isinstance(node, waiting)
    ]
    assert not wrong


def test_every_package_of_the_house_is_behind_a_door() -> None:
    """A new package must be put into the picture before it is lived in."""
    homeless = {name for name in sources() if name.count(".") > 1 and package_of(name) is None}
    assert {name.rpartition(".")[0] for name in homeless} == {"bot.commands"}, "it wires everything together"


@pytest.mark.parametrize(
    ("name", "source", "said"),
    [
        ("engine.rules.tiles", "import discord", "only bot may"),
        ("engine.rules.tiles", "from engine import tables", "no door"),
        ("engine.rules.games.block.robot", "def f():\n    from engine.store import records", "no door"),
        ("engine.tables.service", "from bot.words import en", "knows nothing of Discord"),
        ("engine.tables.service", "from ...bot import words", "knows nothing of Discord"),
        ("bot.ui.pages.table.board", "from engine.store import queries", "no door"),
        (
            "bot.ui.pages.table.hand",
            "from bot.ui.channel.reply import Reply",
            "no door",
        ),
        ("bot.ui.channel.reply", "from bot.ui.actions import router", "no door"),
        ("bot.pictures.scene", "import engine.tables.service", "no door"),
        ("bot.cogs.play", "from bot.commands import run", "one-way"),
    ],
)
def test_a_closed_door_is_noticed(name: str, source: str, said: str) -> None:
    assert any(said in line for line in closed_doors(name, imports(name, ast.parse(source))))


def test_an_open_door_is_passed() -> None:
    source = "from engine.rules.moves import Play\nfrom ..rules import tiles\nimport asyncio"
    assert not closed_doors("engine.tables.service", imports("engine.tables.service", ast.parse(source)))


def test_the_pure_part_is_part_of_the_standard_library() -> None:
    assert set(sys.stdlib_module_names) >= PURE
