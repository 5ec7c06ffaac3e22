"""Make the README's pictures of play again, as a phone shows it: `python -m tools.play_pictures`.

Each shows the board in the channel beside a hand, from a scene of `tools/scenes.py`. Chromium's fonts differ between
machines, so these pictures aren't generated.
"""

import sys
import tempfile
from pathlib import Path

from PIL import Image

from tools.driver import PHONE, find_chromium
from tools.screens import played
from tools.sheet import GAP, PAPER

PICTURES = {
    "mexican_train": ("board-middle", "hand-middle", "play_mexican_train.png"),
    "muggins": ("board-late", "hand-late", "play_muggins.png"),
}
"""By scene: the screen on the left, that on the right, and the file."""
HERE = Path(__file__).parent.parent / "docs" / "images"


def side_by_side(left: Path, right: Path) -> Image.Image:
    """Two screens as one picture with no more colours than a small file has."""
    with Image.open(left) as board, Image.open(right) as hand:
        whole = Image.new("RGB", (board.width + GAP + hand.width, max(board.height, hand.height)), PAPER)
        whole.paste(board, (0, 0))
        whole.paste(hand, (board.width + GAP, 0))
    return whole.quantize(256, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)


def main() -> int:
    """Play the scenes and keep their pictures; 1 without Chromium or where a scene could not be played."""
    chromium = find_chromium()
    if chromium is None:
        print("There is no Chromium.", file=sys.stderr)
        return 1
    for scene, (left, right, name) in PICTURES.items():
        with tempfile.TemporaryDirectory() as folder:
            _, wrong = played(scene, 1, Path(folder), chromium)
            if wrong:
                print(wrong, file=sys.stderr)
                return 1
            screens = [Path(folder) / f"{scene}-{what}-{PHONE[0]}.png" for what in (left, right)]
            side_by_side(*screens).save(HERE / name, optimize=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
