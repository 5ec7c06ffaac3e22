"""Bergen: each rule by its number (BG1-BG10)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.rules.errors import Refusal
from engine.rules.events import DrewTiles, Event, MatchEnded, Scored
from engine.rules.game import Match, forced_move
from engine.rules.games import make_game
from engine.rules.moves import move_text
from engine.rules.position import read_position
from engine.rules.scoring import Ending, Why
from engine.rules.tiles import Seat

from ..playing import do, refused, result
from ..positions.block import deal, lots


def started(seats: int, **options: str) -> Match:
    """A match before its first deal."""
    return make_game("bergen", options).start(seats)


def read(position: str, **options: str) -> Match:
    """The match at this position."""
    return read_position(" ".join(["bergen", *map("=".join, options.items())]) + f" | {position}")


def legal(match: Match, seat: int = 0) -> list[str]:
    """The moves of a seat, as text."""
    return list(map(move_text, match.legal_moves(Seat(seat))))


def scored(events: Sequence[Event]) -> list[tuple[Why, int]]:
    """The points of each play in these events."""
    return [(term.why, term.amount) for event in events if isinstance(event, Scored) for term in event.receipt.terms]


@pytest.mark.parametrize(("seats", "hand", "boneyard"), [(2, 6, 16), (3, 6, 10), (4, 5, 8)])
def test_bg1_two_or_three_players_get_six_tiles_and_four_get_five(seats: int, hand: int, boneyard: int) -> None:
    match = started(seats)
    deal(match)
    view = match.view_for(None)
    assert ({seat.tiles for seat in view.seats}, view.boneyard) == ({hand}, boneyard)
    assert make_game("bergen").seat_counts() == (2, 3, 4)


def test_bg2_everyone_plays_alone() -> None:
    assert make_game("bergen").sides(4) == ((0,), (1,), (2,), (3,))


@pytest.mark.parametrize(
    ("hands", "leader", "tile"),
    [
        (["5|6 0|1 1|2 0|4 0|5 0|6", "2|2 0|0 3|5 3|6 1|4 1|5"], 1, "2|2"),
        (["0|1 2|6 1|2 0|4 0|5 0|6", "3|5 5|6 3|6 1|4 1|5 2|3"], 1, "5|6"),
    ],
)
def test_bg3_the_highest_double_leads_every_round_or_else_the_heaviest_tile(
    hands: list[str], leader: int, tile: str
) -> None:
    match = started(2)
    deal(match, hands)
    assert match.view_for(None).turn == leader
    assert legal(match, leader) == [tile]
    assert refused(match, leader, hands[leader].split()[-1]) is Refusal.MUST_LEAD


def test_bg3_a_table_may_draw_lots_for_the_first_lead() -> None:
    match = started(3, lead_rule="any")
    lots(match, 2)
    deal(match)
    assert match.view_for(None).turn == 2
    assert len(legal(match, 2)) == 6


def test_bg4_a_tile_joins_either_end_and_a_double_opens_no_branch() -> None:
    match = read("hands 1|3 2|4 5|6 / 0|0 | line 1|1 1|2@right")
    assert legal(match) == ["1|3@0", "2|4@2"]
    assert refused(match, 0, "draw") is Refusal.MUST_PLAY
    assert refused(match, 0, "5|6@0") is Refusal.DOES_NOT_FIT


def test_bg5_a_player_draws_until_a_tile_fits_and_passes_when_the_boneyard_is_empty() -> None:
    match = read("hands 5|5 / 1|6 | line 1|2 | boneyard 3|3 2|4 3|4")
    assert legal(match) == ["draw"]
    assert isinstance(do(match, 0, "draw")[0], DrewTiles)
    assert forced_move(match) is not None
    do(match, 0, "draw")
    assert legal(match) == ["2|4@1"]
    empty = read("hands 5|5 / 1|6 | line 1|2")
    assert legal(empty) == ["pass"]
    assert refused(empty, 0, "draw") is Refusal.BONEYARD_EMPTY


@pytest.mark.parametrize(("reserve", "draws"), [(0, 3), (1, 2), (2, 1)])
def test_bg5_a_table_may_keep_the_last_tiles_in_the_boneyard(reserve: int, draws: int) -> None:
    match = read("hands 5|5 / 1|6 | line 1|2 | boneyard 3|3 4|4 3|4", reserve=str(reserve))
    for _ in range(draws):
        do(match, 0, "draw")
    assert legal(match) == ["pass"]


@pytest.mark.parametrize(
    ("line", "play", "points"),
    [
        ("2|6 4|6@right", "2|4@0", [(Why.DOUBLE_HEADER, 2)]),
        ("2|6 4|6@right", "2|3@0", []),
        ("0|6 4|6@right", "0|4@0", [(Why.DOUBLE_HEADER, 2)]),
        ("3|4 3|5@left", "4|5@1", [(Why.DOUBLE_HEADER, 2)]),
    ],
)
def test_bg6_a_play_that_makes_both_ends_alike_scores_two(line: str, play: str, points: list[tuple[Why, int]]) -> None:
    match = read(f"hands {play.partition('@')[0]} 1|1 / 5|5 | line {line} | boneyard rest")
    assert scored(do(match, 0, play)) == points
    assert match.score.totals[0] == sum(amount for _, amount in points)


@pytest.mark.parametrize(("option", "points"), [("on", [(Why.DOUBLE_HEADER, 2)]), ("off", [])])
def test_bg6_a_led_double_scores_two_unless_the_table_says_otherwise(
    option: str, points: list[tuple[Why, int]]
) -> None:
    match = read("hands 6|6 1|1 / 1|6", lead_scores=option, lead_rule="any")
    assert scored(do(match, 0, "6|6")) == points


@pytest.mark.parametrize(
    ("line", "play"),
    [
        ("2|6 4|6@right 2|4@right", "2|2@0"),
        ("6|6 2|6@left 2|4@left", "4|6@3"),
        ("1|2 2|2@right 1|3@left", "2|3@3"),
    ],
)
def test_bg7_like_ends_with_a_double_among_them_score_three(line: str, play: str) -> None:
    match = read(f"hands {play.partition('@')[0]} 1|1 / 1|5 | line {line}")
    assert scored(do(match, 0, play)) == [(Why.TRIPLE_HEADER, 3)]


def test_bg8_going_out_scores_one_after_the_points_of_the_play() -> None:
    match = read("hands 2|4 / 1|5 3|5 | line 2|6 4|6@right")
    events = do(match, 0, "2|4@0")
    assert scored(events) == [(Why.DOUBLE_HEADER, 2)]
    assert (result(match).ending, result(match).winner, result(match).out) == (Ending.DOMINO, 0, 0)
    assert (result(match).scores, match.score.totals) == ((3, 0), [3, 0])


@pytest.mark.parametrize(
    ("hands", "rule", "winner"),
    [
        ("2|4 1|1 / 1|5 / 3|5", "lightest", 0),
        ("2|4 1|5 / 3|3 / 1|2", "lightest", 2),
        ("2|4 1|5 / 3|3 / 0|6", "lightest", None),
        ("2|4 1|1 / 1|5 / 3|5", "no_doubles", 1),
        ("2|4 1|1 / 0|0 1|5 / 3|3", "no_doubles", None),
        ("2|4 1|1 / 0|0 1|5 / 3|3 3|5", "no_doubles", 0),
        ("2|4 1|1 / 1|5 / 3|5", "none", None),
    ],
)
def test_bg9_a_blocked_round_gives_one_point_to_the_best_hand(hands: str, rule: str, winner: int | None) -> None:
    """The play before scores its double-header: both ends are a four, and no hand has one."""
    match = read(f"hands {hands} | line 2|6 4|6@right", block_rule=rule)
    assert scored(do(match, 0, "2|4@0")) == [(Why.DOUBLE_HEADER, 2)]
    points = [2, 0, 0]
    if winner is not None:
        points[winner] += 1
    assert (result(match).ending, result(match).winner) == (Ending.BLOCKED, winner)
    assert result(match).scores == tuple(points)


def test_bg10_the_target_wins_at_once_in_the_middle_of_a_round() -> None:
    match = read("hands 2|4 1|1 / 1|5 | line 2|6 4|6@right | totals 13 14")
    events = do(match, 0, "2|4@0")
    assert isinstance(events[-1], MatchEnded)
    assert (result(match).ending, match.score.totals) == (Ending.TARGET, [15, 14])
    assert match.to_act() == ()


def test_bg10_a_point_at_the_end_of_a_round_wins_too() -> None:
    match = read("hands 2|5 / 1|5 | line 2|6 4|6@right | totals 14 3")
    assert isinstance(do(match, 0, "2|5@0")[-1], MatchEnded)
    assert match.score.outcome is not None
    assert match.score.outcome.winners == (0,)


def test_bg10_a_table_may_choose_the_target_and_a_limit_of_rounds() -> None:
    match = started(4, target="10", rounds="3")
    view = match.view_for(None)
    assert (view.target, view.rounds) == (10, 3)
