"""Replays: the whole story, steady, small, and nothing that spectators did not see."""

import io
from collections.abc import Iterator
from random import Random

import pytest
from PIL import Image

from bot.pictures import BoardSubject, Picture, ReplaySubject, Style, draw, text_record
from bot.pictures.replay import CAPTION, MOST_FRAMES, captioned, captions, chosen, moments
from bot.pictures.scene import Look, Scene, Text
from bot.pictures.theme import WIDTH
from bot.words import LANGUAGES, words_for
from engine.robots.playing import play_out
from engine.rules.errors import EngineError
from engine.rules.games import make_game
from engine.rules.games.castle_rock_solitaire.daily import Level, daily
from engine.rules.moves import Deal
from engine.rules.record import Record, Step, header_of
from engine.rules.tiles import HOUSE
from engine.tables.keeping.dailies import best_line
from tests.pictures.checks import no_tile_on_another, readable

WORDS = words_for()
NAMES = ("Ana", "Björn", "さくら", "Дмитрий", "فاطمة", "Grace O’Neil")


def record_of(name: str, seats: int, seed: int, **options: str) -> Record:
    """A match between robots."""
    game = make_game(name, options)
    steps: list[Step] = []
    play_out(game.start(seats), Random(seed), lambda match, step, events: steps.append(step))
    return Record(header_of(game, seats), tuple(steps))


def shown(record: Record, seats: int, number: int | None = None) -> Picture:
    return draw(ReplaySubject(record, NAMES[:seats], WORDS, Style(), number))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), [("chickenfoot", 3)])
def test_a_round_becomes_an_animation_of_at_most_1_5_megabytes(name: str, seats: int) -> None:
    picture = shown(record_of(name, seats, 2), seats, 1)
    assert picture.name == "replay.webp"
    assert len(picture.data) <= 1_500_000
    with Image.open(io.BytesIO(picture.data)) as image:
        assert image.format == "WEBP"
        assert image.width == 900
        assert getattr(image, "n_frames", 1) > 5
        assert getattr(image, "n_frames", 1) <= MOST_FRAMES


def test_a_long_match_is_thinned_out_but_keeps_the_end_of_every_round() -> None:
    found = moments(record_of("chickenfoot", 3, 1), NAMES[:3], WORDS)
    kept = chosen(found, 60)
    assert len(kept) <= 60
    assert [moment.number for moment in kept] == sorted(moment.number for moment in kept)
    assert {moment.view.number for moment in kept if moment.ends} == set(range(1, 11))
    assert kept[-1] == found[-1]


ON_LINES = [("block", 3), ("muggins", 4), ("chickenfoot", 5), ("mexican_train", 4)]


def frames(name: str, seats: int) -> Iterator[tuple[Scene, Scene]]:
    """The scene of each moment of a round, without and with its caption."""
    found = [moment for moment in moments(record_of(name, seats, 4), NAMES[:seats], WORDS, 1) if moment.lines]
    for moment in found:
        scene = BoardSubject(moment.view, NAMES[:seats], WORDS, Style(), later=found[-1].view.board).scene()
        yield scene, captioned(scene, scene.height + CAPTION, moment.lines, moment.number, found[-1].number, WORDS)


@pytest.mark.parametrize(("name", "seats"), [*ON_LINES, ("castle_rock", 4), ("build_up", 2)])
def test_frames_are_readable(name: str, seats: int) -> None:
    for _, framed in frames(name, seats):
        readable(framed, 1400)
        no_tile_on_another(framed)


@pytest.mark.parametrize(("name", "seats"), ON_LINES)
def test_tiles_on_lines_never_move(name: str, seats: int) -> None:
    places: dict[tuple[int, int, int], tuple[float, float, int]] = {}
    seen = 0
    for scene, _ in frames(name, seats):
        for tile in scene.tiles:
            if tile.look is not Look.GHOST:
                key = tile.key, tile.first, tile.second
                seen += key in places
                assert places.setdefault(key, (tile.x, tile.y, tile.half)) == (tile.x, tile.y, tile.half)
    assert seen > len(places), "tiles are seen again in later frames"


def test_a_caption_takes_two_lines_at_most() -> None:
    assert captions(["Ana played 6|4."], 900) == ("Ana played 6|4.",)
    assert captions(["Ana played 6|4.", "Ana scored 10 points."], 900) == ("Ana played 6|4. Ana scored 10 points.",)
    lines = ["Ana played 6|4.", "Ana scored 10 points.", "Ben drew 3 tiles, then played 4|1.", "Cleo passed."]
    assert captions(lines, 900) == ("Ana played 6|4. Ana scored 10 points.", " ".join(lines[2:]))
    assert captions([*lines, "Ben wins round 2."], 900) == captions(lines, 900)
    assert captions(["x" * 60, "Ben passed."], 900) == ("x" * 60,)
    assert captions([], 900) == ("",)
    assert captions(["Ana captured 0|0 from place 2, and more."], 600) == (
        "Ana captured 0|0 from place 2,",
        "and more.",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_in_a_row_is_told_without_a_cut(language: str) -> None:
    words = words_for(language)
    record = best_line(daily("2026-11-19", Level.USUAL))
    told = [moment for moment in moments(record, NAMES[-1:], words) if moment.lines]
    for moment in told:
        scene = captioned(Scene(WIDTH, CAPTION, Style(), ()), CAPTION, moment.lines, moment.number, len(told), words)
        assert not [shape.text for shape in scene.shapes if isinstance(shape, Text) and "..." in shape.text]


def test_two_matches_that_differ_in_tiles_nobody_saw_have_the_same_replay() -> None:
    """G8: tiles that stayed in the boneyard leave no trace."""
    record = record_of("block", 2, 6)
    ends = [at for at, step in enumerate(record.steps) if step.seat == HOUSE and isinstance(step.move, Deal)]
    steps = list(record.steps[: ends[1]])
    deal = steps[ends[0]].move
    assert isinstance(deal, Deal)
    order = (*deal.order[:14], *reversed(deal.order[14:]))
    other = [*steps]
    other[ends[0]] = Step(HOUSE, Deal(order))
    first = shown(Record(record.header, tuple(steps)), 2)
    second = shown(Record(record.header, tuple(other)), 2)
    assert deal.order != order
    assert first == second


def test_the_record_in_words_numbers_the_moves() -> None:
    text = text_record(record_of("block", 3, 1), NAMES[:3], WORDS, 2)
    lines = text.splitlines()
    assert "Round 2 begins" in lines[0]
    assert any("Ana played" in line for line in lines)
    assert "**" not in text
    assert all(line.split(".")[0].isdecimal() for line in lines)


def test_a_round_that_was_not_played_cannot_be_replayed() -> None:
    with pytest.raises(ValueError, match="nothing to replay"):
        shown(record_of("block", 2, 1), 2, 999)


def test_a_record_that_breaks_the_rules_is_refused() -> None:
    record = record_of("block", 2, 1)
    broken = Record(record.header, record.steps[1:])
    with pytest.raises(EngineError):
        shown(broken, 2)
