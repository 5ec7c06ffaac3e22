"""Draw: each rule by its number (DR1-DR8)."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from engine.rules.errors import Refusal
from engine.rules.events import DrewTiles, RoundEnded
from engine.rules.game import Match
from engine.rules.games import make_game
from engine.rules.moves import Deal, move_text
from engine.rules.position import read_position, write_position, write_view
from engine.rules.scoring import Ending
from engine.rules.tiles import HOUSE, Seat, tile_set

from ..playing import do, play_round, refused, result, tiles
from ..positions.block import deal, lots


def started(seats: int, **options: str) -> Match:
    """A match before anything happened."""
    return make_game("draw", options).start(seats)


def read(options: dict[str, str], position: str) -> Match:
    """The match that stands so."""
    return read_position(" ".join(["draw", *map("=".join, options.items())]) + f" | {position}")


def legal(match: Match, seat: int = 0) -> list[str]:
    """What a seat may do, as text."""
    return list(map(move_text, match.legal_moves(Seat(seat))))


@pytest.mark.parametrize(
    ("seats", "size", "hand"), [(2, 28, 7), (3, 28, 5), (4, 28, 5), (5, 55, 7), (7, 55, 7), (8, 91, 7), (10, 91, 7)]
)
def test_dr1_the_set_and_the_hands_go_by_the_seats(seats: int, size: int, hand: int) -> None:
    match = started(seats)
    assert len(match.census()) == size
    lots(match, 0)
    deal(match)
    assert {seat.tiles for seat in match.view_for(None).seats} == {hand}


def test_dr1_a_table_may_choose_its_set_and_hands() -> None:
    assert make_game("draw", {"set": "d6"}).seat_counts() == (2, 3, 4)
    assert make_game("draw", {"set": "d12"}).seat_counts() == tuple(range(2, 11))
    assert make_game("draw", {"hand_size": "9"}).seat_counts() == tuple(range(2, 11))
    assert make_game("draw", {"hand_size": "9", "set": "d6"}).seat_counts() == (2, 3)
    assert make_game("draw", {"partnership": "on"}).seat_counts() == (4,)


@pytest.mark.parametrize(("reserve", "draws"), [(0, 3), (1, 2), (2, 1)])
def test_dr2_the_last_tiles_are_never_drawn(reserve: int, draws: int) -> None:
    match = read({"reserve": str(reserve)}, "hands 5|5 / 1|6 | line 1|2 | boneyard 3|3 4|4 3|4")
    for _ in range(draws):
        assert legal(match) == ["draw"]
        do(match, 0, "draw")
    assert legal(match) == ["pass"]
    assert refused(match, 0, "draw") is Refusal.BONEYARD_EMPTY


def test_dr3_the_first_leader_drew_the_heaviest_tile_and_leads_any() -> None:
    match = started(3)
    lots(match, 2)
    deal(match)
    assert match.view_for(None).leader == 2
    assert len(legal(match, 2)) == 5


def dealt(hands: Sequence[str], **options: str) -> Match:
    """A match whose first deal gives these hands."""
    match = started(len(hands), hand_size=str(len(tiles(hands[0]))), **options)
    if options.get("lead_rule") != "highest_double":
        lots(match, 0)
    deal(match, hands)
    return match


@pytest.mark.parametrize(
    ("hands", "leader", "tile"),
    [(["5|6 0|1", "2|2 0|0", "1|1 4|6"], 1, "2|2"), (["0|1 2|6", "3|5 5|6", "4|6 1|2"], 1, "5|6")],
)
def test_dr3_the_highest_double_must_be_led_or_the_heaviest_tile(hands: list[str], leader: int, tile: str) -> None:
    match = dealt(hands, lead_rule="highest_double")
    assert match.view_for(None).turn == leader
    assert legal(match, leader) == [tile]
    other = next(text for text in hands[leader].split() if text != tile)
    assert refused(match, leader, other) is Refusal.MUST_LEAD


def test_dr3_the_highest_double_is_led_in_the_first_round_only() -> None:
    match = dealt(["6|6 0|1", "5|5 0|0"], lead_rule="highest_double", target="1000")
    play_round(match, random.Random(1))
    deal(match, ["0|1 0|2", "6|6 5|5"])
    assert len(legal(match, match.to_act()[0])) == 2


OUT_BY_ONE = "hands 0|1 / 5|5 / 2|2 | line 0|0 | lead 1"
BLOCKED = "hands 1|2 0|0 / 3|4 / 2|5 | line 0|5 4|5@right 0|4@right | lead 1"
TIED = "hands 3|4 0|0 / 2|5 / 2|6 | line 0|5 4|5@right 0|4@right | lead 1"


@pytest.mark.parametrize(
    ("position", "move", "rule", "leader"),
    [
        (OUT_BY_ONE, "0|1", "winner", 0),
        (OUT_BY_ONE, "0|1", "left", 2),
        (BLOCKED, "0|0", "winner", 0),
        (TIED, "0|0", "winner", 2),
    ],
    ids=["out", "to the left", "blocked", "nobody won"],
)
def test_dr3_the_winner_leads_the_next_round(position: str, move: str, rule: str, leader: int) -> None:
    match = read({"next_lead": rule}, position)
    do(match, 0, next(text for text in legal(match) if text.startswith(move)))
    match.play(HOUSE, Deal(tile_set(6)))
    assert match.view_for(None).leader == leader


@pytest.mark.parametrize(
    ("hands", "leader", "expected"),
    [("3|3 0|0 / 5|5 / 1|1 / 6|6", 0, 2), ("2|2 0|0 / 5|5 / 1|3 / 6|6", 0, 2), ("2|2 0|0 / 5|5 / 1|3 / 6|6", 2, 0)],
    ids=["the lighter", "both alike, left of 0", "both alike, left of 2"],
)
def test_dr3_of_a_side_that_won_a_block_the_lighter_hand_leads(hands: str, leader: int, expected: int) -> None:
    match = read({"partnership": "on"}, f"hands {hands} | line 0|5 4|5@right 0|4@right | lead {leader}")
    do(match, 0, "0|0@0")
    assert result(match).ending is Ending.BLOCKED
    match.play(HOUSE, Deal(tile_set(6)))
    assert match.view_for(None).leader == expected


def test_dr4_who_can_play_must_play() -> None:
    match = read({}, "hands 1|5 4|4 / 1|6 | line 1|2 2|2@right | boneyard 3|3 4|6 3|4")
    assert legal(match) == ["1|5@0"]
    assert refused(match, 0, "draw") is Refusal.MUST_PLAY
    assert refused(match, 0, "pass") is Refusal.MUST_PLAY


def test_dr5_who_cannot_play_draws_until_a_tile_fits_and_plays_it() -> None:
    match = read({}, "hands 5|5 / 1|6 | line 1|2 | boneyard 3|3 1|1 4|4 3|4")
    assert refused(match, 0, "pass") is Refusal.MUST_DRAW
    assert do(match, 0, "draw") == [DrewTiles(Seat(0), tuple(tiles("3|3")))]
    assert legal(match) == ["draw"]
    do(match, 0, "draw")
    assert legal(match) == ["1|1@0"]


def test_dr5_draw_anyway_lets_one_who_could_play_draw_but_not_before_a_lead() -> None:
    match = read({"draw_anyway": "on"}, "hands 1|5 / 1|6 | line 1|2 | boneyard 3|3 2|3 4|4 3|4")
    assert legal(match) == ["1|5@0", "draw"]
    do(match, 0, "draw")
    do(match, 0, "draw")
    assert legal(match) == ["1|5@0", "2|3@1"]
    assert refused(match, 0, "pass") is Refusal.MUST_PLAY
    led = read({"draw_anyway": "on"}, "hands 1|5 / 1|6 | boneyard 3|3 2|3 4|4 3|4")
    assert refused(led, 0, "draw") is Refusal.MUST_PLAY


AT_WILL = "draw draw_anyway=on"
FORCED = f"{AT_WILL} | hands 0|0 0|1 / 1|1 | line 3|3 | boneyard 2|3 4|4 5|5 6|6"


def test_dr5_only_a_player_who_could_already_play_may_keep_drawing() -> None:
    match = read_position(FORCED)
    do(match, 0, "draw")
    assert legal(match) == ["2|3@0", "2|3@1"]
    assert refused(match, 0, "draw") is Refusal.MUST_PLAY
    do(match, 0, "2|3@0")
    assert match.to_act() == (1,)


def test_dr5_a_tile_that_does_not_fit_binds_no_one_and_the_next_turn_is_free() -> None:
    match = read_position(f"{AT_WILL} | hands 0|0 0|1 / 2|3 | line 3|3 | boneyard 4|4 3|4 5|5 5|6 6|6")
    do(match, 0, "draw")
    assert legal(match) == ["draw"]
    do(match, 0, "draw")
    assert legal(match) == ["3|4@0", "3|4@1"]
    do(match, 0, "3|4@0")
    assert legal(match, 1) == ["2|3@1", "draw"]


def test_dr5_the_position_tells_its_owner_alone_that_the_drawn_tile_must_be_played() -> None:
    match = read_position(FORCED)
    do(match, 0, "draw")
    text = write_position(match)
    assert " | drawn 2|3 | " in text
    assert legal(read_position(text)) == legal(match)
    assert " | drawn 2|3 | " in write_view(match, Seat(0))
    assert [write_view(match, seat).count("drawn") for seat in (Seat(1), None)] == [0, 0]


def test_dr6_a_block_is_seen_at_once_after_a_draw_too() -> None:
    match = read({}, "hands 5|5 / 4|4 | line 1|2 | boneyard 3|3 6|6 3|4")
    (drew, ended) = do(match, 0, "draw")
    assert isinstance(drew, DrewTiles)
    assert isinstance(ended, RoundEnded)
    assert ended.result.ending is Ending.BLOCKED
    assert ended.result.winner == 1


def test_dr6_while_tiles_may_be_drawn_nothing_is_blocked_even_if_none_will_fit() -> None:
    match = read({}, "hands 5|5 0|1 / 4|4 | line 0|2 | boneyard 3|3 6|6 3|4 3|5")
    do(match, 0, "0|1@0")
    assert match.view_for(None).result is None
    assert legal(match, 1) == ["draw"]


@pytest.mark.parametrize(("ties", "scores"), [("off", (0, 0, 0)), ("on", (9, 0, 0))])
def test_dr6_a_lone_double_blank_ties_with_a_player_who_is_out(ties: str, scores: tuple[int, ...]) -> None:
    match = read({"domino_wins_ties": ties}, "hands 1|2 / 0|0 / 4|5 | line 1|1 | lead 2 | boneyard 6|6 5|6")
    do(match, 0, "1|2@0")
    assert result(match).out == 0
    assert result(match).scores == scores


def test_dr7_partners_who_are_out_win_whatever_the_others_hold() -> None:
    match = read({"partnership": "on"}, "hands 1|2 / 0|0 / 4|5 / 0|1 | line 1|1 | boneyard 6|6 5|6")
    do(match, 0, "1|2@0")
    assert (result(match).winner, result(match).scores) == (0, (0, 0))


def test_dr6_a_tie_for_the_fewest_in_a_block_scores_nothing() -> None:
    match = read({}, TIED.replace("2|6", "6|6"))
    do(match, 0, "0|0@0")
    assert result(match).winner is None
    assert result(match).scores == (0, 0, 0)


@pytest.mark.parametrize(
    ("position", "move", "scores"),
    [
        ("hands 0|1 / 5|5 2|3 / 1|2 / 4|4 | line 0|0", "0|1@0", (20, 0)),
        ("hands 0|1 / 1|1 / 6|6 / 1|2 | line 0|0", "0|1@0", (0, 0)),
        ("hands 3|3 0|0 / 5|5 / 1|1 / 6|6 | line 0|5 4|5@right 0|4@right", "0|0@0", (14, 0)),
        ("hands 3|3 0|0 / 2|2 / 1|1 / 1|3 | line 0|5 4|5@right 0|4@right", "0|0@0", (0, 0)),
    ],
    ids=["out", "out, but the partner holds more", "blocked", "blocked, equal"],
)
def test_dr7_partners_count_both_their_hands(position: str, move: str, scores: tuple[int, int]) -> None:
    match = read({"partnership": "on"}, position)
    do(match, 0, move)
    assert result(match).scores == scores


def test_dr7_who_is_out_scores_all_others_pips() -> None:
    match = read({}, "hands 0|1 / 5|5 / 2|3 | line 0|0")
    do(match, 0, "0|1@0")
    assert result(match).scores == (15, 0, 0)


@pytest.mark.parametrize(("total", "over"), [(85, True), (84, False)])
def test_dr8_the_target_is_reached_at_it(total: int, over: bool) -> None:
    match = read({}, f"hands 0|1 / 5|5 / 2|3 | line 0|0 | totals {total} 0 0")
    do(match, 0, "0|1@0")
    assert (match.score.outcome is not None) is over


@pytest.mark.parametrize(("seats", "target"), [(2, 100), (4, 100), (5, 250), (7, 250), (8, 500), (10, 500)])
def test_dr8_larger_tables_play_for_more(seats: int, target: int) -> None:
    assert make_game("draw", {}).start(seats).view_for(None).target == target
    assert make_game("draw", {"target": "61"}).start(seats).view_for(None).target == 61


def test_mu25_a_match_of_draw_may_end_after_so_many_rounds() -> None:
    match = read({"rounds": "1"}, TIED)
    do(match, 0, "0|0@0")
    outcome = match.score.outcome
    assert outcome is not None
    assert outcome.winners == (0, 1, 2)
