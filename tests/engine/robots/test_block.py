"""The robot of Block makes the obviously right choices and beats a player who moves at random."""

from __future__ import annotations

import random
from dataclasses import replace

from engine.robots import choose
from engine.rules.game import house_move
from engine.rules.games import make_game
from engine.rules.layout import LEFT, RIGHT, Layout
from engine.rules.line.robot import ends_after
from engine.rules.moves import Move, Pass, Play, parse_move
from engine.rules.tiles import HOUSE, EndId, Seat, Tile
from engine.rules.views import LineBoard, View

from .contest import contest


def view(hand: str, line: str) -> View:
    """What seat 0 sees on turn with that hand and line (`1|2 2|3@1`)."""
    match = make_game("block").start(2)
    while not match.view_for(None).number:
        need = match.need()
        assert need is not None
        match.play(HOUSE, house_move(need, random.Random(1)))
    layout = Layout()
    for text in line.split():
        play = parse_move(text)
        assert isinstance(play, Play)
        if play.end is None:
            node = layout.start(play.tile)
            layout.open(node, play.tile.low, LEFT)
            layout.open(node, play.tile.high, RIGHT)
        else:
            layout.extend(play.tile, play.end)
    held = tuple(map(Tile.parse, hand.split()))
    moves: list[Move] = [Play(tile, end) for tile in held for end, at in layout.ends.items() if tile.has(at.value)]
    if not line:
        moves = [Play(tile) for tile in held]
    return replace(match.view_for(Seat(0)), hand=held, board=LineBoard(layout.view()), moves=tuple(moves or [Pass()]))


def said(hand: str, line: str) -> Move | None:
    return choose(view(hand, line), random.Random(0))


def test_it_passes_when_it_must() -> None:
    assert said("6|6", "1|2") == Pass()


def test_it_sheds_weight() -> None:
    assert said("1|6 0|1", "1|2") == Play(Tile.of(1, 6), EndId(0))


def test_it_leads_its_strong_suit() -> None:
    """5-5 is worth no more pips than 4-6, but the robot holds two more fives."""
    assert said("5|5 4|6 0|5 1|5", "") == Play(Tile.of(5, 5))


def test_it_leaves_its_suit_on_the_ends() -> None:
    """3-4 on the 3 leaves a 4, and it holds two more fours; on the 4 it would leave a 3."""
    seen = view("3|4 1|4 0|4", "3|5 4|5@1")
    assert ends_after(seen, Play(Tile.of(3, 4), EndId(0))) == (4, 4)
    assert choose(seen, random.Random(0)) == Play(Tile.of(3, 4), EndId(0))


def test_it_beats_a_player_who_moves_at_random() -> None:
    wins = sum(contest("block", 2, {seed % 2}, seed).winners == (seed % 2,) for seed in range(60))
    assert wins >= 52


def test_matches_of_any_size_end() -> None:
    for seats, options in ((2, {}), (3, {}), (4, {"partnership": "on"}), (10, {"set": "d12"})):
        outcome = contest("block", seats, set(range(seats)), seats, options)
        assert len(outcome.winners) == 1
