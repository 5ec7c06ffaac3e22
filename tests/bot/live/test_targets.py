"""Every move that places a tile has its place on the live board, in every game."""

from __future__ import annotations

from random import Random

import pytest

from bot.live.targets import key_of, play_at, targets
from bot.pictures.boards.board import BoardSubject
from bot.pictures.scene import Look
from bot.pictures.theme import Style
from bot.words import words_for
from engine.robots.playing import next_step
from engine.rules.games import GAMES, make_game
from engine.rules.moves import Play, Stack
from engine.rules.views import FootBoard, RowBoard, StacksBoard, TrainsBoard

NAMES = ("Ana", "Björn", "Chloé", "Dmitri", "Eleni", "Femi", "Giulia", "花子", "İpek", "José", "Keiko", "Łukasz")
ROOMS = (300, 700, 1600)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("most", [False, True], ids=["fewest seats", "most seats"])
def test_each_place_of_a_move_is_one_target_inside_the_scene(game: str, most: bool) -> None:
    rng, words = Random(1), words_for()
    counts = make_game(game).seat_counts()
    match = make_game(game).start(counts[-1] if most else counts[0])
    seen = 0
    while (acting := match.to_act()) and seen < 60:
        for seat in acting:
            view = match.view_for(seat) if seat >= 0 else None
            if view is None or not view.number:
                continue
            room = 0 if isinstance(view.board, TrainsBoard | StacksBoard) else ROOMS[seen % len(ROOMS)]
            scene = BoardSubject(view, NAMES[: len(view.seats)], words, Style(), room=room).scene()
            found = targets(view, scene)
            keys = [one["key"] for one in found]
            assert len(keys) == len(set(keys))
            for move in view.moves:
                if isinstance(move, Play | Stack):
                    assert key_of(view, move) in keys, (move, keys)
                    tried = play_at(move.tile, key_of(view, move))
                    assert key_of(view, tried) == key_of(view, move), "a tile may be tried there without hints"
                    seen += 1
            places = {(one["x"], one["y"]) for one in found}
            ghosts = {(tile.x, tile.y) for tile in scene.tiles if tile.look is Look.GHOST}
            assert not isinstance(view.board, RowBoard) or not ghosts or places <= ghosts, "one place, not two"
            nodes = {end.node for _, end in view.board.layout.ends} if isinstance(view.board, FootBoard) else keys
            assert len(places) >= len(nodes or keys), found
            assert all(0 <= x <= scene.width and 0 <= y <= scene.height for x, y in places)
        match.play(*next_step(match, acting, rng))
    assert seen or game == "castle_rock_solitaire", "its tiles come from the boneyard"
