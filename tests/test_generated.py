"""Generated files are up to date, and nothing outside its folder names a game."""

from __future__ import annotations

import ast
import io

from PIL import Image

from engine.rules.games import GAMES
from tools.generate import ROOT, content, outdated

HOMES = ("engine/rules/games/", "bot/words/en/games/")
HOMONYMS = {
    "engine/puzzles.py": {"block", "draw"},
    "engine/rules/moves.py": {"draw", "muggins"},
    "engine/rules/events.py": {"draw"},
    "engine/rules/fair.py": {"draw"},
    "bot/pictures/__init__.py": {"draw"},
}
"""Words that are also games: moves, ideas, a penalty, a line in a file of deals, a function."""


def names_in(source: str) -> set[str]:
    """The games that code names: in imports of their folders, or as texts."""
    found = set[str]()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module:
            package, _, folder = node.module.partition("engine.rules.games.")
            found |= {folder.split(".")[0]} - {""} if not package else set()
            found |= {alias.name for alias in node.names if node.module == "engine.rules.games"} & GAMES.keys()
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found |= {node.value} & GAMES.keys()
    return found


def test_every_generated_text_is_up_to_date() -> None:
    """`.ci/run` checks the generated pictures, too."""
    assert not [str(file.relative_to(ROOT)) for file in outdated(texts_only=True)], "run python -m tools.generate"


def test_a_picture_is_outdated_by_its_pixels_and_not_by_how_they_are_packed() -> None:
    file = ROOT / "docs" / "images" / "puzzles" / "castle_rock-1.png"
    with Image.open(file) as opened:
        image = opened.convert("RGB")
    again, other = io.BytesIO(), io.BytesIO()
    image.save(again, "PNG", compress_level=9)
    image.putpixel((5, 5), (1, 2, 3))
    image.save(other, "PNG")
    assert again.getvalue() != file.read_bytes()
    assert content(again.getvalue()) == content(file.read_bytes()) != content(other.getvalue())


def test_only_the_folders_of_games_name_them() -> None:
    named = {}
    for top in ("engine", "bot"):
        for file in sorted((ROOT / top).rglob("*.py")):
            path = file.relative_to(ROOT).as_posix()
            if not path.startswith(HOMES):
                named[path] = names_in(file.read_text(encoding="utf-8")) - HOMONYMS.get(path, set())
    assert {path: found for path, found in named.items() if found} == {}


def test_a_named_game_is_noticed() -> None:
    assert names_in("from engine.rules.games.block.rules import Block") == {"block"}
    assert names_in("from engine.rules.games import muggins") == {"muggins"}
    assert names_in('if view.game == "castle_rock": pass') == {"castle_rock"}
    assert not names_in("from engine.rules.games import GAMES\n'a block of tiles'")


def test_every_game_has_the_same_files() -> None:
    rules, words = HOMES
    for game in GAMES:
        files = [f"{rules}{game}/{name}.py" for name in ("rules", "robot")]
        assert all((ROOT / file).is_file() for file in (*files, f"{words}{game}.ftl", f"{words}{game}.md"))
