"""Draw the pictures of the README again: `python tools/readme_pictures.py`.

They come from `boneyard gallery`, whose seeded matches are the same on every machine, so a change in a picture shows
up in a review as a change of its file.
"""

import shutil
import sys
import tempfile
from pathlib import Path

from bot.cli import main

PICTURES = {
    "07-mexican_train-board-70.png": "mexican_train.png",
    "03-muggins-board-70.png": "muggins.png",
    "05-chickenfoot-board-70.png": "chickenfoot.png",
    "13-build_up-board-70.png": "build_up.png",
    "12-castle_rock_solitaire-board-30.png": "castle_rock.png",
    "01-block-tally-end.png": "scores.png",
}
"""From the gallery's file to the README's."""
HERE = Path(__file__).parent.parent / "docs" / "images"


def draw() -> int:
    """Draw the gallery into a folder of its own and keep the README's share."""
    HERE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        failed = main(["gallery", folder])
        if not failed:
            for source, target in PICTURES.items():
                shutil.copyfile(Path(folder) / source, HERE / target)
    return failed


if __name__ == "__main__":
    sys.exit(draw())
