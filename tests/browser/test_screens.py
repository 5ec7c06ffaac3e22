"""`tools/screens.py` keeps a picture of each screen, its height, and one sheet of all."""

from pathlib import Path

import pytest
from PIL import Image

from tools.driver import DESKTOP, PHONE
from tools.scenes import scenes
from tools.screens import play, save

pytestmark = [pytest.mark.browser, pytest.mark.usefixtures("unhurried")]


async def test_a_scene_leaves_its_screens_at_both_widths_with_their_heights(chromium: str, tmp_path: Path) -> None:
    shots, wrong = await play("full", 1, tmp_path, chromium)
    save(shots, tmp_path)
    assert wrong == ""
    assert [(shot.name, shot.width) for shot in shots] == [
        (f"full-{name}", width) for name in ("lobby", "page") for width in (PHONE[0], DESKTOP[0])
    ]
    for shot in shots:
        with Image.open(shot.file) as picture:
            assert picture.height >= (shot.height or 1)
    lobby = shots[0].height
    assert lobby is not None
    assert lobby > 100
    assert f"{shots[0].name:<44} {PHONE[0]:>5} {lobby:>6}" in (tmp_path / "heights.txt").read_text()
    assert (tmp_path / "sheet.png").stat().st_size > 10_000


def test_every_game_has_its_evening_its_end_and_its_largest_table() -> None:
    names = set(scenes())
    assert {"block", "block-end", "block-2", "block-10", "mexican_train-12", "castle_rock-12", "commands"} <= names
