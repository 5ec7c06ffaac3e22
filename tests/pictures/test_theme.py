"""Colours can be read, and nothing is told by colour alone."""

import pytest

from bot.pictures.render.marks import MARKS
from bot.pictures.theme import HIGH_CONTRAST, PIP_PATTERN, STANDARD, Palette
from tests.pictures.checks import contrast

PALETTES = pytest.mark.parametrize("palette", [STANDARD, HIGH_CONTRAST], ids=lambda palette: palette.name)


@PALETTES
def test_words_stand_out_from_every_ground_they_are_written_on(palette: Palette) -> None:
    for context in (palette.table, palette.panel, palette.header):
        for ink in (palette.ink, palette.quiet, palette.gold):
            assert contrast(ink, context) >= 4.5
    assert contrast(palette.badge_ink, palette.cyan) >= 4.5
    assert contrast(palette.ink, palette.wood) >= 4.5
    assert contrast(palette.ink, palette.below) >= 4.5


@PALETTES
def test_pips_stand_out_from_the_face_and_numerals_from_their_suit(palette: Palette) -> None:
    for pips in range(13):
        assert contrast(palette.numeral_ink[pips], palette.suits[pips]) >= 4.5
        if pips:
            assert contrast(palette.suits[pips], palette.face) >= 4.5


@PALETTES
def test_players_marks_stand_out_from_the_table(palette: Palette) -> None:
    assert all(contrast(colour, palette.table) >= 4.5 for colour in palette.players)


def test_high_contrast_words_reach_seven_to_one() -> None:
    assert contrast(HIGH_CONTRAST.ink, HIGH_CONTRAST.panel) >= 7
    assert contrast(HIGH_CONTRAST.quiet, HIGH_CONTRAST.header) >= 7
    assert all(contrast(colour, HIGH_CONTRAST.face) >= 7 for colour in HIGH_CONTRAST.suits[1:])


def test_every_suit_is_known_by_its_pips_without_colours() -> None:
    assert [len(pattern) for pattern in PIP_PATTERN] == list(range(13))
    columns = [[sum(x == column for x, _ in PIP_PATTERN[pips]) for column in (-1.0, 0.0, 1.0)] for pips in (10, 11, 12)]
    assert columns == [[4, 2, 4], [4, 3, 4], [4, 4, 4]]
    assert all(len(set(pattern)) == len(pattern) for pattern in PIP_PATTERN)


def test_twelve_sides_have_twelve_shapes_and_twelve_colours() -> None:
    assert len(set(MARKS)) == len(MARKS) == 12
    assert len(set(STANDARD.players)) == 12
