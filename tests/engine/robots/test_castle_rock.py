"""Castle Rock's robot: takes the most, leaves the least, and wins."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from engine import robots
from engine.rules.events import Dealt
from engine.rules.games import make_game
from engine.rules.games.castle_rock import robot as castle_rock
from engine.rules.games.castle_rock.robot import Foresight, choose
from engine.rules.games.castle_rock.rules import CastleRockMatch
from engine.rules.moves import Capture, Done, Move, Play, Take, TakeBack
from engine.rules.row import Reach
from engine.rules.tiles import Seat, Tile, tile_set
from tests.engine.rules.positions.castle_rock import current, position

from .contest import contest, steps


def test_it_places_the_tile_of_the_best_line_and_takes_six() -> None:
    """The seed's example: 1|4 clears the row."""
    match = position(["0|0 1|4", "5|5 3|6"], "2|4 4|4 0|4 1|1 1|5", "2|2 3|3")
    moves: list[Move] = []
    while match.to_act() == (0,):
        move = choose(match.view_for(Seat(0)), random.Random(1))
        match.play(Seat(0), move)
        moves.append(move)
    assert moves[0] == Play(Tile.of(1, 4))
    assert moves[-1] == Done()
    assert len(current(match).captured[0]) == 6


def test_it_takes_three_tiles_rather_than_one() -> None:
    match = position(["0|0", "5|5"], "6|6 3|6 4|6", placed=True)
    assert choose(match.view_for(Seat(0)), random.Random(1)) == Capture(2, Take.TRIPLE)


def test_it_finishes_when_nothing_is_left_to_take() -> None:
    match = position(["0|0", "5|5"], "6|6 3|5 0|4", placed=True)
    assert choose(match.view_for(Seat(0)), random.Random(1)) == Done()


def test_without_captures_it_places_the_tile_that_helps_the_next_player_least() -> None:
    """Only ones are still to come, and there is a one beside the end of the row: 5|5 would be captured at once, but
    after 1|6 the one lies out of reach."""
    match = position(["5|5 1|6", "1|1 1|3"], "3|4 0|1", "1|4 1|5", captured=(0, 20))
    view = match.view_for(Seat(0))
    plays = {Tile.of(5, 5): 0.0, Tile.of(1, 6): 0.0}
    for tile in plays:
        plays[tile] = castle_rock.threat(view, [*current(match).row, tile])
    expected = min(plays, key=plays.__getitem__)
    assert choose(view, random.Random(1)) == Play(expected)


def test_rows_that_offer_less_are_worth_more() -> None:
    """Of two rows of equal length it leaves the one on which unseen tiles capture less."""
    match = position(["0|0", "5|5 1|6"], "6|6 2|3 2|6", "0|6 1|5", placed=True)
    view = match.view_for(Seat(0))
    assert castle_rock.threat(view, match.score.deck[:0]) == 0
    inviting, dull = [Tile.of(5, 6), Tile.of(6, 6)], [Tile.of(0, 0), Tile.of(6, 6)]
    assert castle_rock.threat(view, inviting) > castle_rock.threat(view, dull)


def test_the_last_player_of_a_hand_has_no_one_to_fear() -> None:
    match = position(["", "5|5"], "6|6 2|3 1|6", turn=1)
    assert castle_rock.threat(match.view_for(Seat(1)), [Tile.of(5, 6), Tile.of(6, 6)]) == 0


@pytest.mark.parametrize(("seats", "won"), [(2, 11), (4, 10)])
def test_it_beats_players_who_move_at_random(seats: int, won: int) -> None:
    wins = [contest("castle_rock", seats, {seed % seats}, seed, {"hand_limit": "3"}).winners for seed in range(12)]
    assert sum(winners == (seed % seats,) for seed, winners in enumerate(wins)) >= won


def test_its_tries_are_bounded_by_a_number_not_by_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve players and a row of forty: at most a line or four a tile, and 24 tiles against the end of each."""
    tried = 0

    def count(reach: Reach, tile: Tile) -> Reach:
        nonlocal tried
        tried += 1
        assert len(reach.tiles) <= 40
        return extended(reach, tile)

    extended = castle_rock.extended
    monkeypatch.setattr(castle_rock, "extended", count)
    deck = random.Random(1).sample(tile_set(12), 91)
    text = [str(tile) for tile in deck]
    hands = [" ".join(text[2 * seat : 2 * seat + 2]) for seat in range(12)]
    match = position(hands, " ".join(text[24:64]), " ".join(text[64:]))
    assert choose(match.view_for(Seat(0)), random.Random(1)) in match.legal_moves(Seat(0))
    assert tried <= 2 * (1 + castle_rock.LINES * castle_rock.SAMPLE)


def test_a_sample_deals_the_tiles_that_the_seat_has_not_seen() -> None:
    """Each equally often, also after captures."""
    match, rng = make_game("castle_rock").start(3, history=True), random.Random(2)
    assert isinstance(match, CastleRockMatch)
    for _ in zip(range(30), steps(match, frozenset(range(3)), rng), strict=False):
        pass
    while not isinstance(match.legal_moves(match.to_act()[0])[0], Play):
        match.play(match.to_act()[0], Done())
    seat = match.to_act()[0]
    ahead, hidden = Foresight(match.view_for_robot(seat), rng), Counter[Tile]()
    seen = {
        *current(match).hands[seat],
        *current(match).row,
        *(tile for pile in current(match).captured for tile in pile),
    }
    for _ in range(2000):
        hands, boneyard = ahead.sample()
        assert [len(hand) for hand in hands] == [0 if at == seat else 2 for at in range(3)]
        hidden.update(tile for hand in hands for tile in hand)
        assert {*boneyard, *(tile for hand in hands for tile in hand)} == {*match.score.deck} - seen
    mean = 4 * 2000 / len(hidden)
    assert set(hidden) == {*match.score.deck} - seen
    assert all(abs(count - mean) < 6 * mean**0.5 for count in hidden.values())


def test_a_tile_taken_back_into_the_row_is_not_unseen() -> None:
    match = position(["0|0", "5|5"], "6|6 3|6 4|6", placed=True)
    match.history = []
    for move in (Capture(2, Take.TRIPLE), TakeBack()):
        match.play(Seat(0), move)
    assert not {*castle_rock.unseen(match.view_for_robot(Seat(0)))} & {*current(match).row}


def test_a_sharp_robot_follows_the_line_it_chose() -> None:
    """It places 1|4, which clears the row, and takes all six tiles."""
    match = position(["0|0 1|4", "5|5 3|6"], "2|4 4|4 0|4 1|1 1|5", "2|2 3|3")
    while match.to_act() == (0,):
        view = match.view_for(Seat(0))
        move = robots.search(replace(view, history=(Dealt(Seat(0), 2),)), random.Random(1)) or Done()
        match.play(Seat(0), move)
    assert len(current(match).captured[0]) == 6
