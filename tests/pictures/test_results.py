"""The card of a player and the leaderboard: readable, whole, and the same in words."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.pictures import (
    BracketDuel,
    BracketSubject,
    Figure,
    LeaderboardSubject,
    LeaderRow,
    PodiumStep,
    PodiumSubject,
    StatsSubject,
    Style,
    draw,
)
from bot.pictures.cards.person import MOST_RESULTS
from bot.pictures.scene import Icon, Rect, Text
from bot.pictures.theme import TALLEST
from bot.words import LANGUAGES, words_for
from bot.words.boards import ALT_LIMIT
from tests.pictures.checks import no_tile_on_another, readable

WORDS = words_for()
NAMES = ("Ana", "Björn", "さくら", "فاطمة", "Дмитрий", "Grace", "김민수", "W" * 60, "שרה", "\u200b", "Ana")
STYLES = (Style(), Style(high_contrast=True), Style(numerals=True))


def card(style: Style, name: str = "Ana", matches: int = 10, facts: int = 4) -> StatsSubject:
    recent = tuple((1 + at % 12, 12 if at % 2 else 1 + at % 12) for at in range(matches))
    games = tuple((f"game {name}", at, 99) for at in range(min(matches, 4)))
    return StatsSubject(
        title=name,
        status="999 matches · Castle Rock Solitaire",
        figures=tuple(Figure("1 000", "points a match of all") for _ in range(4)),
        recent=recent,
        recent_words=WORDS("card.recent"),
        games=games,
        facts=tuple((f"Against {name}", f"{name} · 999 of 999 won") for _ in range(facts)),
        description="words " * 400,
        words=WORDS,
        style=style,
    )


def test_every_figure_stands_on_the_card_with_its_label() -> None:
    figures = tuple(Figure(str(number), f"label {number}") for number in range(4))
    texts = [shape.text for shape in replace(card(Style()), figures=figures).scene().shapes if isinstance(shape, Text)]
    assert [text for text in texts if text in {figure.value for figure in figures}] == ["0", "1", "2", "3"]
    assert [text for text in texts if text.startswith("label")] == [figure.label for figure in figures]


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("name", NAMES)
def test_any_card_is_readable(style: Style, name: str) -> None:
    for matches, facts in ((10, 4), (1, 0), (0, 2), (0, 0)):
        subject = card(style, name, matches, facts)
        scene = subject.scene()
        readable(scene, 960)
        no_tile_on_another(scene)
        places = [text for text in scene.texts if re.fullmatch(r"\d+(st|nd|rd|th)", text.text)]
        assert len(places) == min(matches, MOST_RESULTS)
        assert not any("…" in text.text for text in scene.texts if text.text.startswith("of "))
        gold = style.palette.gold
        assert all((text.colour == gold) is (text.text == "1st") for text in places if isinstance(text, Text))
        assert len(draw(subject).alt) <= ALT_LIMIT
    assert len(draw(card(style, name)).data) <= StatsSubject.most_bytes


def board(style: Style, rows: int, *, apart: bool) -> LeaderboardSubject:
    found = [
        LeaderRow(at // 2 + 1, NAMES[at % len(NAMES)], f"{9999 - at}", "999 matches", at * 7 - 30, at == 3)
        for at in range(rows)
    ]
    own = LeaderRow(1000, "W" * 60, "−12.5", "1 match", None, own=True) if apart else None
    return LeaderboardSubject("Castle Rock", "wins against robots · this month", tuple(found), own, WORDS, style)


@pytest.mark.parametrize("style", STYLES)
def test_any_leaderboard_is_readable(style: Style) -> None:
    for rows, apart in ((10, True), (10, False), (1, False)):
        subject = board(style, rows, apart=apart)
        scene = subject.scene()
        readable(scene, TALLEST)
        crowns = [shape for shape in scene.shapes if isinstance(shape, Icon)]
        assert len(crowns) == min(rows, 2), "sides that tie share the crown"
        assert len(draw(subject).alt) <= ALT_LIMIT
    assert "1 Ana 9999" in board(style, 1, apart=False).alt()
    assert len(draw(board(style, 10, apart=True)).data) <= LeaderboardSubject.most_bytes


def test_nobody_is_crowned_for_nothing() -> None:
    rows = (LeaderRow(1, "Ana", "0", "1 match"), LeaderRow(1, "Bo", "0", "1 match"))
    scene = LeaderboardSubject("Block", "wins", rows, None, WORDS, Style()).scene()
    assert not [shape for shape in scene.shapes if isinstance(shape, Icon)]


@pytest.mark.parametrize("style", STYLES)
def test_any_podium_is_readable_and_crowns_the_first_step(style: Style) -> None:
    for shared in ((1, 1, 1), (1, 0, 9), (2, 9, 1), (12, 0, 0), (1, 1, 0)):
        steps = tuple(
            PodiumStep(
                place,
                tuple((NAMES[at % len(NAMES)], "61 points in one deal" * (at % 3)) for at in range(people)),
                "7.5",
            )
            for place, people in enumerate(shared, 1)
            if people
        )
        for rows in (0, 1, 10):
            lines = tuple(LeaderRow(at + 4, NAMES[at % len(NAMES)], f"{99 - at}.5", "") for at in range(rows))
            subject = PodiumSubject("W" * 60, "24 people · 3 rounds", steps, lines, WORDS, style)
            scene = subject.scene()
            readable(scene, TALLEST)
            assert len([shape for shape in scene.shapes if isinstance(shape, Icon)]) == 1
            steps_drawn = [shape for shape in scene.shapes if isinstance(shape, Rect) and shape.radius]
            assert len(steps_drawn) == 3, "empty where no one stands"
            folded = [text for text in scene.texts if isinstance(text, Text) and text.text.startswith("+ ")]
            assert [text.text for text in folded] == [f"+ {people - 3}" for people in shared if people > 3]
            assert len(draw(subject).alt) <= ALT_LIMIT
            assert len(draw(subject).data) <= PodiumSubject.most_bytes


@pytest.mark.parametrize("language", LANGUAGES)
def test_ordinary_names_below_a_podium_are_whole_also_beside_long_words(language: str) -> None:
    words = words_for(language)
    people, steps = ("Ana", "Grace", "Dmitri", "Chloé", "Stefanie", "Farid"), (PodiumStep(1, (("Hana", ""),), ""),)
    for value in (words("duels.round_2"), "7.5"):
        rows = tuple(LeaderRow(5, name, value, "") for name in people)
        drawn = [text.text for text in PodiumSubject("Cup", "", steps, rows, words, Style()).scene().texts]
        assert {*people} <= {*drawn}


@pytest.mark.parametrize("style", STYLES)
def test_any_bracket_is_readable_and_crowns_whoever_has_won_the_final(style: Style) -> None:
    for columns in (1, 2, 3):
        rounds = tuple(
            tuple(
                BracketDuel((NAMES[at % len(NAMES)], "" if column and at % 3 == 2 else "Ben"), (at % 3 or None) and 0)
                for at in range(2 ** (columns - column - 1))
            )
            for column in range(columns - 1)
        )
        for won in (None, 0, 1):
            final = (BracketDuel(("W" * 60, "Ben and Cleo"), won),)
            subject = BracketSubject("W" * 60, "Block · round 4 of 4", (*rounds, final), WORDS, style)
            scene = subject.scene()
            readable(scene, TALLEST)
            assert len([shape for shape in scene.shapes if isinstance(shape, Icon)]) == (won is not None)
            assert len(draw(subject).alt) <= ALT_LIMIT
            assert len(draw(subject).data) <= BracketSubject.most_bytes
