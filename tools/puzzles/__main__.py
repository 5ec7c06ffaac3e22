"""Writes `puzzles.json` in the folder of each game, or of the games named."""

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Final

from tools.puzzles.find import COUNT, KINDS, search

FOLDER: Final = Path(__file__).parents[2] / "engine" / "rules" / "games"


def main() -> None:
    for game in sys.argv[1:] or KINDS:
        text = json.dumps([asdict(puzzle) for puzzle in search(game, COUNT)], indent=1)
        (FOLDER / game / "puzzles.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
