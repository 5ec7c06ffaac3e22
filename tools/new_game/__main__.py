"""Copy the templates beside this file into the folders of a new game. They never replace a file."""

import argparse
import re
import sys
from pathlib import Path

from engine.rules.games import GAMES

TEMPLATES = Path(__file__).parent / "templates"
ROOT = Path(__file__).parents[2]
TARGETS = {
    "package.py": "engine/rules/games/{name}/__init__.py",
    "rules.py": "engine/rules/games/{name}/rules.py",
    "robot.py": "engine/rules/games/{name}/robot.py",
    "words.ftl": "bot/words/en/games/{name}.ftl",
    "page.md": "bot/words/en/games/{name}.md",
    "tests.py": "tests/engine/rules/games/test_{name}.py",
}
"""By template: the file of the new game."""


def prefix(name: str) -> str:
    """Two letters for the numbered rules that no other game uses: `AS` for `all_sevens`."""
    docs = "\n".join((ROOT / "engine/rules/games" / game / "rules.py").read_text(encoding="utf-8") for game in GAMES)
    used = set(re.findall(r"\b([A-Z]{2})\d", docs))
    letters = name.replace("_", "").upper()
    initials = "".join(word[0] for word in name.split("_")).upper()
    pairs = [initials[:2], *(letters[0] + letter for letter in letters[1:])]
    return next(pair for pair in pairs if len(pair) == 2 and pair not in used)


def scaffold(name: str, root: Path) -> list[Path]:
    """Write the files of the game and return them."""
    facts = {
        "__name__": name,
        "__title__": name.replace("_", " ").title(),
        "__Class__": name.title().replace("_", ""),
        "__XX__": prefix(name),
        "__xx__": prefix(name).lower(),
    }
    files = {TEMPLATES / source: root / target.format(name=name) for source, target in TARGETS.items()}
    if taken := [file for file in files.values() if file.exists()]:
        raise SystemExit(f"{taken[0]} exists already")
    for source, file in files.items():
        text = source.with_name(f"{source.name}.txt").read_text(encoding="utf-8")
        for mark, fact in facts.items():
            text = text.replace(mark, fact)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return list(files.values())


def main() -> int:
    """Scaffold, and say what to do next."""
    parser = argparse.ArgumentParser(prog="python -m tools.new_game", description=__doc__)
    parser.add_argument("name", help="lower case with underscores, for example all_sevens")
    name = parser.parse_args().name
    if not re.fullmatch(r"[a-z]+(_[a-z]+)*", name):
        parser.error(f"{name!r} is not lower case with underscores")
    for file in scaffold(name, ROOT):
        print(file.relative_to(ROOT))
    print(
        f"\nNow write its rules, then run\n  python -m tools.record_game {name}\n  python -m tools.generate\n  pytest"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
