"""Hands: every tile once, in order, readable."""

from random import Random

import pytest

from bot.pictures import BoardSubject, HandSubject, PanelSubject, draw
from bot.pictures.cards.hands import GOOD_HALF
from bot.pictures.scene import Look, Ring
from bot.pictures.theme import MAX_HEIGHT, PIP_HALF, Style
from bot.words import words_for
from engine.rules.games import GAMES, is_solitaire, make_game
from engine.rules.moves import Play, Stack
from engine.rules.tiles import Tile
from tests.pictures.checks import no_tile_on_another, readable
from tests.pictures.positions import views
from tools.gallery import Show, play

WORDS = words_for()
ALL = [Tile.of(low, high) for high in range(13) for low in range(high + 1)]


@pytest.mark.parametrize("count", [*range(1, 36)])
def test_a_hand_of_any_size_is_whole_in_order_and_readable(count: int) -> None:
    tiles = tuple(sorted(Random(count).sample(ALL, count), key=lambda tile: tile.index))
    scene = HandSubject(tiles, tiles[::3], WORDS, Style()).scene()
    readable(scene, MAX_HEIGHT)
    no_tile_on_another(scene)
    assert [(sprite.first, sprite.second) for sprite in scene.tiles] == [(tile.low, tile.high) for tile in tiles]
    assert len(scene.texts) == 2, "the title alone: no tile has a number of its own"
    assert all(sprite.half >= PIP_HALF for sprite in scene.tiles)


@pytest.mark.parametrize("count", range(1, 21))
def test_a_hand_takes_another_row_only_for_tiles_that_would_be_small(count: int) -> None:
    """A row costs a phone 80 pixels of 844, and a desktop 160."""
    scene = HandSubject(tuple(ALL[:count]), None, WORDS, Style()).scene()
    rows = len({tile.y for tile in scene.tiles})
    assert rows == (1 if count < 10 else 2 if count < 19 else 3)
    assert all(tile.half >= GOOD_HALF for tile in scene.tiles)


@pytest.mark.parametrize(("moves", "half"), [(2, 112), (150, GOOD_HALF)])
def test_below_a_tall_board_a_hand_is_as_large_as_needed_and_not_larger(moves: int, half: int) -> None:
    """A desktop shows a panel of 900 pixels at 600, so 1,050 are its 700."""
    view = [*views("mexican_train", 1, 12 if moves > 2 else 2, moves)][-1]
    names = tuple(f"P{seat.seat}" for seat in view.seats)
    hand = HandSubject(tuple(ALL[:5]), None, WORDS, Style())
    panel = PanelSubject(BoardSubject(view, names, WORDS, Style()), hand).scene()
    assert {tile.half for tile in panel.tiles[-5:]} == {half}
    assert panel.height <= (850 if half == GOOD_HALF else 700) * 900 / 600


def test_playable_tiles_are_lifted_and_ringed_and_the_others_dimmed() -> None:
    tiles = (Tile.of(0, 1), Tile.of(2, 2), Tile.of(3, 6))
    one, two, three = HandSubject(tiles, tiles[1:2], WORDS, Style()).scene().tiles
    assert two.y < one.y == three.y
    assert (one.look, one.ring) == (Look.DIMMED, Ring.NONE)
    assert (two.look, two.ring) == (Look.NORMAL, Ring.PLAYABLE)


def test_out_of_turn_nothing_is_lifted_or_dimmed() -> None:
    scene = HandSubject((Tile.of(0, 1), Tile.of(2, 2)), None, WORDS, Style()).scene()
    assert {(sprite.y, sprite.look, sprite.ring) for sprite in scene.tiles} == {
        (scene.tiles[0].y, Look.NORMAL, Ring.NONE)
    }


@pytest.mark.parametrize("style", [Style(), Style(high_contrast=True), Style(numerals=True)])
def test_the_largest_hand_weighs_at_most_40_kilobytes(style: Style) -> None:
    tiles = tuple(sorted(Random(1).sample(ALL, 35), key=lambda tile: tile.index))
    picture = draw(HandSubject(tiles, tiles[::4], WORDS, style))
    assert len(picture.data) <= 40_960
    assert picture == draw(HandSubject(tiles, tiles[::4], WORDS, style))


@pytest.mark.parametrize("game", [game for game in GAMES if not is_solitaire(game)])
def test_with_a_chosen_tile_the_board_lights_its_ends_and_the_hand_lifts_it(game: str) -> None:
    played = play(Show(game, make_game(game).seat_counts()[0]), 1)
    view = next(view for _, view in played.views if any(isinstance(move, (Play, Stack)) for move in view.moves))
    names = tuple(f"P{seat.seat}" for seat in view.seats)
    move = next(move for move in view.moves if isinstance(move, (Play, Stack)))
    end = move.stack if isinstance(move, Stack) else move.end or 0
    board = BoardSubject(view, names, WORDS, Style(), lit=frozenset({end}))
    panel = PanelSubject(board, HandSubject.of(view, WORDS, Style(), chosen=move.tile))
    scene = panel.scene()
    no_tile_on_another(scene)
    assert scene.height == board.scene().height + panel.hand.scene().height
    lifted = [tile for tile in scene.tiles if tile.y > board.scene().height and tile.ring is Ring.PLAYABLE]
    assert [Tile.of(tile.first, tile.second) for tile in lifted] == [move.tile]
    assert len(draw(panel).data) <= panel.most_bytes
    assert panel.alt().index(str(move.tile)) < panel.alt().index(WORDS(f"game.{game}"))
