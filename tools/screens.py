"""Make pictures of the states of play, as people see them: `python -m tools.screens FOLDER [SCENE ...]`.

It plays the scenes of `tools/scenes.py` in the page of `boneyard try`, at the widths of a phone and a desktop, and
writes a picture a screen, a contact sheet of all, and `heights.txt` with the height of every message.
"""

import argparse
import asyncio
import sys
import tempfile
import traceback
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from bot.words import DEFAULT, LANGUAGES
from tools.driver import DESKTOP, PHONE, browser, find_chromium
from tools.night import Shot, night
from tools.scenes import scenes
from tools.sheet import Card, contact_sheet, one_above_the_other

SHEETS = {PHONE[0]: (12, 240, PHONE[0]), DESKTOP[0]: (8, 366, 720)}
"""By width: the columns of the contact sheet, how wide each is, and how much of a message is kept from its left, px."""


async def play(name: str, seed: int, folder: Path, chromium: str, language: str = DEFAULT) -> tuple[list[Shot], str]:
    """Play a scene in a browser of its own: its pictures, and why it broke off if it did."""
    with tempfile.TemporaryDirectory() as data:
        async with browser(chromium) as opened, night(opened, name, seed, folder, Path(data), language) as found:
            for number, step in enumerate(scenes()[name]):
                try:
                    await step(found)
                except Exception as error:
                    where = "".join(traceback.format_exception(error)[-3:])
                    return found.shots, f"{name} broke off in step {number}:\n{where}"
            return found.shots, ""


def played(*scene: Any) -> tuple[list[Shot], str]:
    """The same for another process, because a program can have one simulated Discord at a time."""
    return asyncio.run(play(*scene))


def draw(names: Sequence[str], jobs: int, *where: Any) -> tuple[list[Shot], int]:
    """Play these scenes, `jobs` at once. Returns the pictures and the number of failed scenes."""
    shots: list[Shot] = []
    failed = 0
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        for name, done in [(name, pool.submit(played, name, *where)) for name in names]:
            made, wrong = done.result()
            shots += made
            failed += bool(wrong)
            print(wrong or f"{name}: {len(made)} pictures", flush=True)
    return shots, failed


def heights(shots: Sequence[Shot]) -> str:
    """A line for each picture: its name, the width of the window and the height of the message, in CSS px."""
    lines = [f"{'screen':<44} {'width':>5} {'height':>6}"]
    for shot in shots:
        height = "page" if shot.height is None else shot.height
        lines.append(f"{shot.name:<44} {shot.width:>5} {height:>6}")
    return "\n".join(lines) + "\n"


def save(shots: Sequence[Shot], folder: Path) -> None:
    """The table of heights and the contact sheet: the phone's screens above, the desktop's below."""
    (folder / "heights.txt").write_text(heights(shots), encoding="utf-8")
    sheets = []
    for width, (columns, scaled, kept) in SHEETS.items():
        found = [shot for shot in shots if shot.width == width]
        cards = [Card(f"{s.name} {s.height or ''}", s.file, kept if s.height else width) for s in found]
        sheets.append(contact_sheet(cards, columns, scaled))
    one_above_the_other(sheets).save(folder / "sheet.png")


def main() -> int:
    """Draw the named scenes; 1 if a scene failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("scene", nargs="*", help="only these; default: all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="scenes at once (default: 2)")
    parser.add_argument("--language", choices=LANGUAGES, default=DEFAULT, help=f"of everyone (default: {DEFAULT})")
    args = parser.parse_intermixed_args()
    unknown = set(args.scene) - set(scenes())
    chromium = find_chromium()
    if unknown or chromium is None:
        parser.error(f"no scenes: {', '.join(unknown)}; there are {', '.join(scenes())}" if unknown else "no Chromium")
    args.folder.mkdir(parents=True, exist_ok=True)
    shots, failed = draw(args.scene or list(scenes()), args.jobs, args.seed, args.folder, chromium, args.language)
    save(shots, args.folder)
    print(f"{args.folder}: {len(shots)} pictures; {failed} scenes failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
