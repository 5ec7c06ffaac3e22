"""The end of a round, and of a match, in one picture, at every table: readable, and low enough for any screen."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from bot.pictures import BoardSubject, MatchSubject, RoundSubject, Style, draw
from bot.pictures.cards.result import HIGHEST, MOST_HANDS, SMALLEST
from bot.pictures.scene import Icon, Scene, Text, TileSprite
from bot.pictures.theme import PIP_HALF
from bot.words import LANGUAGES, words_for
from engine.robots.playing import play_out
from engine.rules.events import Event, RoundEnded
from engine.rules.game import Match
from engine.rules.games import GAMES, is_solitaire, make_game
from engine.rules.leads import Lead, decisive_tile, leads_after
from engine.rules.record import Step
from engine.rules.scoring import RoundResult, taken_lead
from engine.rules.tiles import Tile
from engine.rules.views import FootBoard, View
from tests.pictures.checks import extent, no_tile_on_another, overlap, readable

NAMES = ("Ana", "さくら", "Maximilian Alexander the F", "فاطمة", "W" * 24, "🎲🎲", "राम", "Zoë", "עדי", "ไทย", "a", "Д")
WORDS = words_for()
TABLES = [
    (game, seats) for game in GAMES if not is_solitaire(game) for seats in make_game(game).seat_counts() if seats <= 12
]
ROUNDS, MOST_TILES = 3, 48


@cache
def matches(game: str, seats: int) -> tuple[tuple[View, ...], tuple[RoundResult, ...], tuple[Lead, ...]]:
    """The public views at the end of the first rounds of a match, and at its end; its rounds and leads."""
    found: list[View] = []
    rounds: list[RoundResult] = []
    leads: tuple[Lead, ...] = ()

    def watch(match: Match, step: Step, events: list[Event]) -> None:
        nonlocal leads
        leads = leads_after(leads, match, events)
        if results := [event.result for event in events if isinstance(event, RoundEnded)]:
            rounds.extend(results)
            found.append(match.view_for(None))

    play_out(make_game(game).start(seats), Random(seats), watch)
    return (*found[:ROUNDS], found[-1]), tuple(rounds), leads


def ends(game: str, seats: int) -> tuple[View, ...]:
    return matches(game, seats)[0]


def subject(view: View, language: str = "en") -> RoundSubject:
    return RoundSubject(view, NAMES[: len(view.seats)], words_for(language), Style())


def open_tiles(scene: Scene) -> list[TileSprite]:
    """The tiles left in hands: those without a key."""
    return [tile for tile in scene.tiles if tile.key == -1 and tile.angle == 90 and tile.half == PIP_HALF]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_an_end_is_low_readable_and_light(game: str, seats: int, language: str) -> None:
    for view in ends(game, seats):
        one = subject(view, language)
        scene = one.scene()
        readable(scene, HIGHEST)
        no_tile_on_another(scene)
        assert all(tile.half >= SMALLEST for tile in scene.tiles)
        assert len(one.alt()) <= 1024
    if language == [*LANGUAGES][TABLES.index((game, seats)) % len(LANGUAGES)]:  # painting takes longest
        one = subject(ends(game, seats)[0], language)
        assert len(draw(one).data) <= one.most_bytes


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_open_tile_is_drawn_or_counted(game: str, seats: int) -> None:
    for view in ends(game, seats):
        assert view.result is not None
        left = sorted(tile for hand in view.result.hands for tile in hand) if seats <= MOST_HANDS else []
        scene = subject(view).scene()
        drawn = [Tile.of(tile.first, tile.second) for tile in open_tiles(scene)]
        folded = sum(
            int(text.text) for text in scene.texts if isinstance(text, Text) and text.text[0] == "+" and not text.bold
            and text.anchor == "l"
        )  # fmt: skip
        assert set(drawn) <= {*left, *view_tiles(view)}
        assert len(drawn) + folded >= len(left)


def view_tiles(view: View) -> Iterator[Tile]:
    """The hub of trains stands like an open tile."""
    hub = getattr(view.board, "hub", None)
    return iter([hub] if hub else [])


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_each_side_has_its_points_and_its_total_once(game: str, seats: int) -> None:
    for view in ends(game, seats):
        assert view.result is not None
        texts = [text.text for text in subject(view).scene().texts if isinstance(text, Text) and text.anchor == "r"]
        totals = [str(view.seats[side[0]].total).replace("-", "−") for side in view.sides]
        assert all(texts.count(total) >= totals.count(total) for total in totals)


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game, seats in TABLES if seats <= 4])
def test_up_to_four_players_see_the_final_board(game: str, seats: int) -> None:
    """Everywhere but after a row that was emptied, and where a foot has more tiles than fit in a readable size."""
    for view in ends(game, seats):
        whole = BoardSubject(view, NAMES[:seats], WORDS, Style()).scene()
        if whole.tiles and not (isinstance(view.board, FootBoard) and len(view.board.layout.nodes) > MOST_TILES):
            assert [tile for tile in subject(view).scene().tiles if tile.key >= 0], view.number


def test_the_picture_says_the_points_before_the_board() -> None:
    view = ends("block", 4)[0]
    assert view.result is not None
    text = subject(view).alt()
    assert text.index("Ana") < text.index("Tiles left: ") < text.index("Block")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_match_shows_its_winner_and_the_decisive_tile_beside_its_round(game: str, seats: int, language: str) -> None:
    views, rounds, leads = matches(game, seats)
    outcome = views[-1].outcome
    assert outcome is not None
    turned = taken_lead(rounds, outcome.winners, low_wins=views[-1].low_wins)
    decisive = decisive_tile(leads, turned)
    one = MatchSubject(views[-1], rounds, NAMES[:seats], words_for(language), Style(), leads)
    scene = one.scene()
    readable(scene, HIGHEST)
    assert sum(isinstance(shape, Icon) for shape in scene.shapes) == len(outcome.winners)
    assert [Tile.of(tile.first, tile.second) for tile in scene.tiles] == ([decisive[1]] if decisive else [])
    for tile in scene.tiles:
        assert not any(overlap(tile, text) for text in scene.texts)
        beside = [text for text in scene.texts if text.text == str(turned) and text.y == tile.y]
        assert [0 < extent(tile)[0] - extent(text)[2] < tile.half for text in beside] == [True]
    assert (str(decisive[1]) in one.alt()) if decisive else True
    assert len(one.alt()) <= 1024
