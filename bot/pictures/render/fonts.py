"""Writing names and numbers in any script, safely, with the fonts in `typefaces`.

Strangers type the names. A name is normalised (NFKC) and stripped of control characters, direction overrides, emoji
and characters without a glyph. It is cut into runs by font, put in visual order if right-to-left, and shortened with an
ellipsis to the width of its place. The result never leaves its line.

Shaping (Arabic, Devanagari, Thai, marks) is Pillow's raqm, which needs the system library FriBiDi. Without it names
are still drawn and Hebrew is still in order, but Arabic letters stay unjoined; `shaping_ready` tells.
"""

import re
import unicodedata
from bisect import bisect_right
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont, features

FOLDER = Path(__file__).parent / "typefaces"
WESTERN = "western"
ORDER = (WESTERN, "arabic.ttf", "hebrew.ttf", "devanagari.ttf", "thai.ttf", "bengali.ttf", "tamil.ttf",
         "georgian.ttf", "armenian.ttf", "east-asian.otf")  # fmt: skip
MAX_NAME = 100
MAX_MARKS = {WESTERN: 1}
JOINERS = "\u200c\u200d"
OVERLAYS = "\u0334\u0335\u0336\u0337\u0338\u0488\u0489"
CAP_HEIGHT = 0.727
ASCENT, DESCENT = 1.1, 0.4
ORDINALS, SPLIT = ("º", "ª"), re.compile("([ºª])").split
"""The signs of ordinals in Portuguese and Spanish (`1º`). NFKC would turn them into letters (`1o`)."""
ELLIPSIS = "..."
"""Three dots: what NFKC makes of an ellipsis anyway."""


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of text in one font and one direction; runs are listed from left to right as seen."""

    text: str
    font: str
    rtl: bool


def shaping_ready() -> bool:
    """Whether Pillow can shape complex scripts here (raqm with FriBiDi)."""
    return bool(features.check("raqm")) and bool(features.check("fribidi"))


@cache
def _coverage() -> dict[str, tuple[list[int], list[int]]]:
    """For each font the sorted firsts and lasts of the code point ranges that it draws."""
    found: dict[str, tuple[list[int], list[int]]] = {}
    for line in (FOLDER / "coverage.txt").read_text(encoding="ascii").splitlines():
        name, *spans = line.split()
        pairs = [span.split("-") for span in spans]
        found[name] = [int(pair[0], 16) for pair in pairs], [int(pair[-1], 16) for pair in pairs]
    return found


def _draws(font: str, char: str) -> bool:
    """Whether `font` has a shape for `char`."""
    firsts, lasts = _coverage()["western-medium.otf" if font == WESTERN else font]
    at = bisect_right(firsts, ord(char)) - 1
    return at >= 0 and ord(char) <= lasts[at]


@lru_cache(maxsize=4096)
def _font_of(char: str) -> str | None:
    """The first font that draws `char`, or None."""
    return next((font for font in ORDER if _draws(font, char)), None)


def _clusters(text: str) -> list[tuple[str, str]]:
    """Normalised (cluster, font) pairs: a letter with its marks; what nothing can draw is left out."""
    found: list[tuple[str, str]] = []
    dropped = False
    for char in "".join(part if part in ORDINALS else unicodedata.normalize("NFKC", part) for part in SPLIT(text)):
        kind = unicodedata.category(char)
        if kind in ("Mn", "Mc", "Me") or char in JOINERS:
            if dropped or not found:
                continue
            letter, font = found[-1]
            unwanted = font == WESTERN and (char in JOINERS or char in OVERLAYS)
            if not unwanted and len(letter) <= MAX_MARKS.get(font, 6) and _draws(font, char):
                found[-1] = letter + char, font
            continue
        if kind[0] == "Z" or char in "\t\n\r":
            if found and found[-1][0] != " ":
                found.append((" ", WESTERN))
            continue
        drawn = None if kind.startswith("C") else _font_of(char)
        dropped = drawn is None
        if drawn is not None:
            found.append((char, drawn))
    while found and found[-1][0] == " ":
        found.pop()
    return found


@lru_cache(maxsize=2048)
def clean(text: str) -> str:
    """`text` on one line with only what can be drawn, at most MAX_NAME letters; possibly empty."""
    clusters = _clusters(text[: MAX_NAME * 8])
    kept = "".join(cluster for cluster, _ in clusters[:MAX_NAME]).strip()
    return kept + ELLIPSIS if len(clusters) > MAX_NAME else kept


def _levels(letters: list[str]) -> list[int]:
    """Each letter's embedding level (odd: right to left), by the Unicode bidi rules without explicit embeddings.

    Overrides and embeddings are gone by now, so three levels are enough: a left-to-right line (0) with right-to-left
    stretches (1), or a right-to-left line (1) with left-to-right words (2), and numbers (2) in either.
    """
    kinds = [unicodedata.bidirectional(letter[0]) for letter in letters]
    base = next((int(kind != "L") for kind in kinds if kind in ("R", "AL", "L")), 0)
    sides: list[int | None] = []  # 1: belongs to something right to left; None: a neutral, settled below
    last = base
    for kind in kinds:
        if kind in ("R", "AL", "L"):
            last = int(kind != "L")
        sides.append(last if kind in ("R", "AL", "L", "EN", "AN") else None)
    levels: list[int] = []
    before = base
    for at, kind in enumerate(kinds):
        side = sides[at]
        if side is None:
            after = next((seen for seen in sides[at + 1 :] if seen is not None), base)
            side = before if before == after else base
            levels.append(1 if side else 2 * base)
        else:
            before = side
            levels.append((2 if kind in ("EN", "AN") else 1) if side else 2 * base)
    return levels


@lru_cache(maxsize=2048)
def runs(text: str) -> tuple[Run, ...]:
    """`text` (already `clean`) cut by font and direction, in visual order from the left."""
    clusters = _clusters(text)
    found: list[tuple[int, Run]] = []
    for (letter, font), level in zip(clusters, _levels([letter for letter, _ in clusters]), strict=True):
        same = found and found[-1][0] == level
        if same and (font == found[-1][1].font or (letter == " " and _draws(found[-1][1].font, " "))):
            found[-1] = level, Run(found[-1][1].text + letter, found[-1][1].font, bool(level % 2))
        else:
            found.append((level, Run(letter, font, bool(level % 2))))
    for level in (2, 1):  # rule L2: turn every stretch at or above the level round
        start = 0
        while start < len(found):
            stop = start
            while stop < len(found) and found[stop][0] >= level:
                stop += 1
            found[start:stop] = found[start:stop][::-1]
            start = stop + 1
    return tuple(run for _, run in found)


@lru_cache(maxsize=96)
def _face(font: str, size: int, bold: bool) -> ImageFont.FreeTypeFont:
    file = f"western-{'bold' if bold else 'medium'}.otf" if font == WESTERN else font
    engine = ImageFont.Layout.RAQM if shaping_ready() else ImageFont.Layout.BASIC
    return ImageFont.truetype(str(FOLDER / file), size, layout_engine=engine)


def _as_drawn(run: Run) -> tuple[str, str | None]:
    """The run's text and direction for Pillow: reversed by letters where Pillow cannot do directions."""
    if shaping_ready():
        return run.text, "rtl" if run.rtl else "ltr"
    return ("".join(letter for letter, _ in reversed(_clusters(run.text))) if run.rtl else run.text), None


@lru_cache(maxsize=4096)
def measure(text: str, size: int, bold: bool = False) -> int:
    """The width in pixels of `clean(text)` written at `size` pixels."""
    width = 0.0
    for run in runs(clean(text)):
        drawn, direction = _as_drawn(run)
        width += _face(run.font, size, bold).getlength(drawn, direction=direction)
    return round(width)


@lru_cache(maxsize=2048)
def fit(text: str, size: int, width: int, bold: bool = False) -> str:
    """`clean(text)`, shortened with an ellipsis until it is at most `width` pixels wide."""
    whole = clean(text)
    if measure(whole, size, bold) <= width:
        return whole
    letters = [letter for letter, _ in _clusters(whole)]
    low, high = 0, len(letters)
    while low < high:
        middle = (low + high + 1) // 2
        if measure("".join(letters[:middle]).rstrip() + ELLIPSIS, size, bold) <= width:
            low = middle
        else:
            high = middle - 1
    return "".join(letters[:low]).rstrip() + ELLIPSIS if low else ""


@lru_cache(maxsize=64)
def mask(text: str, size: int, bold: bool = False) -> tuple[Image.Image, int]:
    """The text as a coverage mask, and the row of its baseline; marks piled above the line are cut off."""
    above, below = round(size * ASCENT), round(size * DESCENT)
    image = Image.new("L", (max(1, measure(text, size, bold) + 2), above + below), 0)
    draw = ImageDraw.Draw(image)
    x = 0.0
    for run in runs(clean(text)):
        drawn, direction = _as_drawn(run)
        face = _face(run.font, size, bold)
        draw.text((x, above), drawn, fill=255, font=face, anchor="ls", direction=direction)
        x += face.getlength(drawn, direction=direction)
    return image, above
