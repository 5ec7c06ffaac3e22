"""The README's pictures of play, as a phone shows it: the board in the channel beside a hand, from a scene of
`tools/scenes.py`. `python -m tools.generate --play` makes them.

Chromium's fonts differ between machines. So a picture keeps the words of its screens, and is outdated when they differ.
"""

import io
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PIL import Image
from PIL.PngImagePlugin import PngInfo

from tools.driver import PHONE, find_chromium
from tools.screens import played
from tools.sheet import GAP, PAPER

PICTURES = {
    "mexican_train": ("board-middle", "hand-middle", "play_mexican_train.png"),
    "muggins": ("board-late", "hand-late", "play_muggins.png"),
}
"""By scene: the screen on the left, that on the right, and the file."""


def side_by_side(left: Path, right: Path) -> Image.Image:
    """Two screens as one picture with no more colours than a small file has."""
    with Image.open(left) as board, Image.open(right) as hand:
        whole = Image.new("RGB", (board.width + GAP + hand.width, max(board.height, hand.height)), PAPER)
        whole.paste(board, (0, 0))
        whole.paste(hand, (board.width + GAP, 0))
    return whole.quantize(256, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)


def play_pictures() -> Iterator[tuple[str, bytes]]:
    """The name and content of each picture; none without Chromium."""
    chromium = find_chromium()
    for scene, (left, right, name) in PICTURES.items() if chromium else ():
        with tempfile.TemporaryDirectory() as folder:
            shots, wrong = played(scene, 1, Path(folder), chromium)
            if wrong:
                raise SystemExit(wrong)
            found = {shot.name: shot for shot in shots if shot.width == PHONE[0]}
            screens = [found[f"{scene}-{what}"] for what in (left, right)]
            written, told = io.BytesIO(), PngInfo()
            told.add_itxt("Description", "\n\n".join(screen.text for screen in screens))
            side_by_side(*(screen.file for screen in screens)).save(written, "PNG", optimize=True, pnginfo=told)
            yield name, written.getvalue()
