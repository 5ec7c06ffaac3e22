"""`tools/screens.py` keeps a picture of each screen, its height, and a sheet of all; its scenes play to their ends."""

from pathlib import Path
from unittest.mock import Mock

import pytest
from PIL import Image

from bot.cogs.choices import CHOICES
from bot.trial import PEOPLE
from bot.words import words_for
from tools.driver import DESKTOP, PHONE, in_language
from tools.night import NeverCame, Night
from tools.scenes import scenes
from tools.screens import play, save
from tools.steps import MOST_MATCHES, Do, repeated

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


@pytest.mark.parametrize("name", ["slow", "check-in"])
async def test_scenes_of_typed_times_play_in_another_language(name: str, chromium: str, tmp_path: Path) -> None:
    """A scene that breaks off is missing from the screens that people look at."""
    shots, wrong = await play(name, 1, tmp_path, chromium, "es")
    assert wrong == ""
    assert max(shot.height or 0 for shot in shots if shot.width == PHONE[0]) <= 700


def test_every_game_has_its_evening_its_end_and_its_largest_table() -> None:
    names = set(scenes())
    assert {"block", "block-end", "block-2", "block-10", "mexican_train-12", "castle_rock-12", "commands"} <= names


def test_scenes_name_only_buttons_and_choices_that_there_are() -> None:
    """A label that the bot no longer says is looked for in vain, for as long as a browser waits."""
    said, names = words_for("es"), {*PEOPLE}
    labels, choices = set[str](), set[tuple[str, str]]()
    for step in (step for steps in scenes().values() for step in steps if isinstance(step, Do)):
        if step.method in (Night.press, Night.fill):
            labels |= {*step.args[:1], *(label.replace("_", " ") for label in step.options)}
        elif step.method is Night.select:
            labels |= {label for label in step.args if isinstance(label, str)}
        elif step.method is Night.slash:
            choices |= {(option, value) for option, value in step.options.items() if option in CHOICES}
    unknown = {label for label in labels - names if isinstance(in_language(said, label), str)}
    unknown |= {value for option, value in choices if value not in {str(one.name) for one in CHOICES[option]}}
    assert labels
    assert choices
    assert not unknown


async def test_a_moment_that_never_came_is_played_for_again() -> None:
    tried = 0

    async def luck(_: object) -> None:
        nonlocal tried
        tried += 1
        if tried < MOST_MATCHES:
            raise NeverCame("late in a round")

    await repeated(luck)(Mock(spec=Night))
    assert tried == MOST_MATCHES
