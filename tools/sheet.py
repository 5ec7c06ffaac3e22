"""One picture of many: a contact sheet, its columns filled from the top, each picture with its label above it."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

GAP, LABEL = 12, 20
INK, PAPER, EDGE = "#ffffff", "#111214", "#4e5058"


@dataclass(frozen=True, slots=True)
class Card:
    """A picture on the sheet, cut to `kept` px from the left."""

    label: str
    file: Path
    kept: int


def contact_sheet(cards: Sequence[Card], columns: int, wide: int) -> Image.Image:
    """The pictures, each scaled to `wide` px, on one; the next one always goes into the shortest column."""
    font = ImageFont.load_default(13)
    bottoms = [GAP] * columns
    placed: list[tuple[int, int, str, Image.Image]] = []
    for card in cards:
        column = bottoms.index(min(bottoms))
        small = _scaled(card, wide)
        placed.append((GAP + column * (wide + GAP), bottoms[column], card.label, small))
        bottoms[column] += LABEL + small.height + GAP
    sheet = Image.new("RGB", (GAP + columns * (wide + GAP), max(bottoms)), PAPER)
    draw = ImageDraw.Draw(sheet)
    for x, y, label, small in placed:
        draw.text((x, y), label, INK, font)
        sheet.paste(small, (x, y + LABEL))
        draw.rectangle((x - 1, y + LABEL - 1, x + small.width, y + LABEL + small.height), outline=EDGE)
    return sheet


def _scaled(card: Card, wide: int) -> Image.Image:
    with Image.open(card.file) as picture:
        kept = picture.convert("RGB").crop((0, 0, min(picture.width, card.kept), picture.height))
    return kept.resize((wide, max(1, round(kept.height * wide / kept.width))), Image.Resampling.LANCZOS)


def one_above_the_other(sheets: Sequence[Image.Image]) -> Image.Image:
    """These pictures below each other as one."""
    whole = Image.new("RGB", (max(sheet.width for sheet in sheets), sum(sheet.height for sheet in sheets)), PAPER)
    top = 0
    for sheet in sheets:
        whole.paste(sheet, (0, top))
        top += sheet.height
    return whole
