"""Mexican Train: one test or more for every numbered sentence, MT10 to MT16 (doubles)."""

from __future__ import annotations

from engine.rules.errors import Refusal
from engine.rules.events import (
    MarkerPlaced,
    RoundEnded,
)
from engine.rules.game import forced_move
from engine.rules.moves import Draw, Pass
from engine.rules.scoring import Ending
from engine.rules.tiles import Seat
from engine.rules.views import Phase

from ..playing import passed_on, refused, result
from ..positions.mexican_train import current, go, lane, on, phase, plays, table, turn


def test_mt10_a_double_needs_an_additional_tile() -> None:
    match = table(["6-6 1-6 2-9", "4-7", "2-2"], "6 4 3 2", "0-1")
    go(match, 0, "6-6@0")
    assert turn(match) == 0
    assert phase(match) is Phase.EXTRA
    assert lane(match, 0).open_double
    assert refused(match, 0, "pass") is Refusal.MUST_PLAY
    go(match, 0, "1-6@0")
    assert turn(match) == 1
    assert not lane(match, 0).open_double


def test_mt10_a_double_as_the_last_tile_ends_the_round() -> None:
    match = table(["7-7", "1-1", "2-2"], "7 4 8 12", "0-1")
    events = go(match, 0, "7-7@0")
    assert isinstance(events[-1], RoundEnded)
    assert result(match).ending is Ending.DOMINO
    assert result(match).out == 0


def test_mt10_a_double_on_the_mexican_train_binds_like_any_other() -> None:
    match = table(["12-12 0-0 1-1", "5-8 12-3 4-6", "2-2"], "5 4 8 12", "11-11 10-10", hub=9)
    go(match, 0, "12-12@M", "draw", "pass")
    assert lane(match, 3).open_double
    assert plays(match, 1) == {"3-12@M"}


def test_mt11_the_additional_tile_may_go_on_any_eligible_train() -> None:
    match = table(["6-6 1-6 2-9 4-8 3-11", "4-7", "2-2"], "6 4! 3 2")
    go(match, 0, "6-6@0")
    assert plays(match) == {"1-6@0", "2-9@M", "4-8@1"}
    assert refused(match, 0, on(match, "3-11@2")) is Refusal.TRAIN_CLOSED


def test_mt11_who_has_none_draws_and_plays_it_if_it_fits() -> None:
    match = table(["6-6 5-7", "4-7", "2-2"], "6 4 3 2", "2-9 0-1")
    go(match, 0, "6-6@0")
    assert forced_move(match) == (Seat(0), Draw())
    go(match, 0, "draw")
    assert phase(match) is Phase.DRAWN
    assert plays(match) == {"2-9@M"}
    go(match, 0, "2-9@M")
    assert current(match).bound == 0
    assert turn(match) == 1


def test_mt11_or_marks_his_train_and_leaves_the_double_open() -> None:
    match = table(["6-6 5-7", "4-7", "2-2"], "6 4 3 2", "0-1 0-3")
    go(match, 0, "6-6@0", "draw")
    assert go(match, 0, "pass") == [passed_on(6), MarkerPlaced(Seat(0))]
    assert current(match).bound == 0
    assert lane(match, 0).marker


def test_mt11_with_an_empty_boneyard_he_only_marks() -> None:
    match = table(["6-6 5-7", "4-6", "2-2"], "6 4 3 2")
    go(match, 0, "6-6@0")
    assert forced_move(match) == (Seat(0), Pass())
    go(match, 0, "pass")
    assert plays(match, 1) == {"4-6@0"}


def test_mt11_the_double_may_lie_on_another_train() -> None:
    """On a marked one, and on the Mexican Train."""
    match = table(["4-4 8-8 4-5 1-2", "4-7", "2-2"], "6 4! 3 8")
    go(match, 0, "4-4@1", "4-5@1")
    assert lane(match, 1).value == 5
    assert lane(match, 1).marker


def test_mt11_a_drawn_tile_may_leave_the_double_open_by_going_elsewhere() -> None:
    """MT-A8: free choice, also for the tile drawn."""
    match = table(["6-6 1-7 0-3", "5-6 9-9", "2-2"], "6 4 8 2", "2-6 11-11")
    go(match, 0, "6-6@0", "draw")
    assert plays(match) == {"2-6@0", "2-6@M"}
    go(match, 0, "2-6@M")
    assert plays(match, 1) == {"5-6@0"}


def test_mt12_a_drawn_double_allows_a_second_draw() -> None:
    match = table(["5-7 0-2", "4-7", "2-2"], "6 4 3 1", "6-6 6-9 0-1")
    go(match, 0, "draw", "6-6@0")
    assert plays(match) == {"draw"}
    go(match, 0, "draw")
    assert plays(match) == {"6-9@0"}
    go(match, 0, "6-9@0")
    assert turn(match) == 1
    assert current(match).bound is None


def test_mt12_the_additional_tile_may_also_come_from_the_hand() -> None:
    """A hand that had to draw has none for any end, so this takes a fault (MT22)."""
    match = table(
        ["6-9 0-2", "4-7"], "6 4 1", "6-6 0-1", options={"illegal_draw": "allow", "penalty_illegal_draw": "fifty"}
    )
    go(match, 0, "draw", "6-6@0")
    assert plays(match) == {"6-9@0", "draw"}


def test_mt13_an_open_double_must_be_covered_first() -> None:
    match = table(["1-1", "6-10 4-7 1-2", "2-2"], "6 4! 3 2", "0-1", turn=1, bound=0)
    assert plays(match, 1) == {"6-10@0"}
    for elsewhere in ("4-7@1", "1-2@M"):
        assert refused(match, 1, on(match, elsewhere)) is Refusal.MUST_COVER_DOUBLE
    assert refused(match, 1, "draw") is Refusal.MUST_PLAY
    go(match, 1, "6-10@0")
    assert turn(match) == 2
    assert not lane(match, 0).open_double
    assert lane(match, 0).value == 10


def test_mt13_who_cannot_cover_draws_one_and_marks() -> None:
    match = table(["1-1", "4-7 1-2", "2-6 0-2"], "6 4 3 2", "4-5 6-7", turn=1, bound=0)
    assert plays(match, 1) == {"draw"}
    go(match, 1, "draw")
    assert plays(match, 1) == {"pass"}
    go(match, 1, "pass")
    assert lane(match, 1).marker
    assert plays(match, 2) == {"2-6@0"}


def test_mt13_a_drawn_tile_that_covers_must_be_played() -> None:
    match = table(["1-1", "4-7 1-2", "2-2"], "6 4 3 2", "6-7 0-1", turn=1, bound=0)
    go(match, 1, "draw")
    assert plays(match, 1) == {"6-7@0"}


def test_mt13_it_stays_open_round_the_table_until_it_is_covered() -> None:
    match = table(["1-6 0-0", "4-7 1-2", "2-9 0-3"], "6 4 3 2", "4-5 8-9 6-7", turn=1, bound=0)
    go(match, 1, "draw", "pass")
    go(match, 2, "draw", "pass")
    assert plays(match, 0) == {"1-6@0"}
    go(match, 0, "1-6@0")
    assert plays(match, 1) == {"4-7@1", "4-5@1", "1-2@M"}


def test_mt13_a_cover_ends_the_turn_and_frees_the_other_trains() -> None:
    match = table(["1-1", "6-10 4-7 1-4", "8-11 2-2"], "6 4 8 2", "0-1", turn=1, bound=0)
    go(match, 1, "6-10@0")
    assert match.to_act()[0] == 2
    assert plays(match, 2) == {"8-11@2", "2-2@M"}


def test_mt13_a_second_player_who_cannot_cover_is_marked_as_well() -> None:
    """Two players draw in vain; the double still binds the first, who may now cover it with what he drew before."""
    match = table(["6-9 1-1", "4-7 1-2", "0-3 0-5"], "6 4 3 2", "4-5 8-9", turn=1, bound=0)
    go(match, 1, "draw", "pass")
    go(match, 2, "draw", "pass")
    assert [lane(match, at).marker for at in range(3)] == [False, True, True]
    assert plays(match) == {"6-9@0"}


def test_mt14_a_second_double_needs_a_third_tile_from_the_hand() -> None:
    match = table(["6-6 2-2 1-6 5-7", "4-7", "0-0"], "6 4 3 2", "0-1")
    go(match, 0, "6-6@0")
    assert plays(match) == {"1-6@0", "2-2@M"}
    go(match, 0, "2-2@M")
    assert phase(match) is Phase.EXTRA
    assert plays(match) == {"1-6@0"}
    assert lane(match, 0).open_double
    assert lane(match, 3).open_double
    go(match, 0, "1-6@0")
    assert turn(match) == 1
    assert current(match).bound == 3


def test_mt14_the_third_tile_goes_on_one_of_the_two_and_nowhere_else() -> None:
    match = table(["6-6 2-2 1-6 2-8 4-9 5-7", "4-7", "0-0"], "6 4! 3 2", "0-1")
    go(match, 0, "6-6@0", "2-2@M")
    assert plays(match) == {"1-6@0", "2-8@M"}
    assert refused(match, 0, on(match, "4-9@1")) is Refusal.MUST_COVER_DOUBLE
    assert refused(match, 0, "draw") is Refusal.MUST_PLAY
    go(match, 0, "2-8@M")
    assert current(match).bound == 0
    assert turn(match) == 1


def test_mt14_without_it_the_second_double_is_refused() -> None:
    match = table(["6-6 2-2 4-9 5-7", "4-7", "0-0"], "6 4! 3 2", "0-1")
    go(match, 0, "6-6@0")
    assert plays(match) == {"4-9@1"}
    assert refused(match, 0, on(match, "2-2@M")) is Refusal.NO_THIRD_TILE


def test_mt14_never_more_than_two_doubles() -> None:
    match = table(["6-6 2-2 9-9 2-6 1-9", "4-7", "0-0"], "6 9! 3 2", "0-1")
    go(match, 0, "6-6@0")
    assert plays(match) == {"2-6@0", "2-6@M", "2-2@M", "9-9@1", "1-9@1"}
    go(match, 0, "9-9@1")
    assert plays(match) == {"2-6@0", "1-9@1"}


def test_mt14_the_second_double_may_lie_on_a_marked_train_and_the_third_tile_on_either() -> None:
    match = table(["6-6 4-4 4-9 1-6 0-0", "2-8 4-8", "2-2"], "6 4! 3 2", "0-1")
    go(match, 0, "6-6@0")
    assert "4-4@1" in plays(match)
    go(match, 0, "4-4@1")
    assert plays(match) == {"1-6@0", "4-9@1"}
    go(match, 0, "1-6@0")
    assert lane(match, 1).open_double
    assert not lane(match, 0).open_double
    assert plays(match, 1) == {"4-8@1"}


def test_mt14_the_third_tile_may_be_the_last() -> None:
    match = table(["6-6 2-2 2-9", "4-7", "0-0"], "6 4 3 2", "0-1")
    go(match, 0, "6-6@0", "2-2@M", "2-9@M")
    assert result(match).out == 0


def test_mt15_a_second_double_as_the_last_tile_needs_no_third() -> None:
    match = table(["6-6 2-2", "4-7", "0-0"], "6 4 3 2", "0-1")
    go(match, 0, "6-6@0")
    assert plays(match) == {"2-2@M"}
    go(match, 0, "2-2@M")
    assert result(match).out == 0


def test_mt15_a_drawn_second_double_is_not_the_last_tile_while_another_is_held() -> None:
    """5-7 fits neither double, so MT14 forbids the 2-2, and MT15 asks for an empty hand."""
    match = table(["6-6 5-7", "4-7", "0-0"], "6 4 3 2", "2-2 0-1")
    go(match, 0, "6-6@0", "draw")
    assert plays(match) == {"pass"}
    assert refused(match, 0, on(match, "2-2@M")) is Refusal.NO_THIRD_TILE


def test_mt16_a_double_without_a_third_tile_means_drawing() -> None:
    match = table(["6-6 2-2 5-7", "4-7", "0-0"], "6 4 3 2", "6-9 0-1")
    go(match, 0, "6-6@0")
    assert plays(match) == {"draw"}
    go(match, 0, "draw")
    assert plays(match) == {"6-9@0"}
    assert refused(match, 0, on(match, "2-2@M")) is Refusal.MUST_PLAY_DRAWN


def test_mt16_a_drawn_double_without_a_third_tile_is_not_playable() -> None:
    match = table(["6-6 5-7 2-8", "4-7", "0-0"], "6 3 4 9", "9-9 0-1")
    go(match, 0, "6-6@0", "draw")
    assert plays(match) == {"pass"}
    assert refused(match, 0, on(match, "9-9@M")) is Refusal.NO_THIRD_TILE
    go(match, 0, "pass")
    assert current(match).bound == 0
    assert lane(match, 0).marker


def test_mt16_a_drawn_double_may_have_its_third_tile_in_the_hand() -> None:
    """A third tile would have been a lawful additional one, so again it takes a fault (MT22)."""
    match = table(
        ["6-6 1-9 5-7", "4-7", "0-0"],
        "6 3 4 9",
        "9-9 0-1",
        options={"illegal_draw": "allow", "penalty_illegal_draw": "fifty"},
    )
    go(match, 0, "6-6@0", "draw")
    assert plays(match) == {"9-9@M"}
    go(match, 0, "9-9@M")
    assert plays(match) == {"1-9@M"}


def test_mt16_both_doubles_drawn() -> None:
    """MT12 and MT16 together: 6-6 is drawn and laid, then 2-2 is drawn, but no third tile is in the hand."""
    match = table(["5-8 0-3", "4-7", "0-0"], "6 2! 4 10", "6-6 2-2 0-1")
    go(match, 0, "draw", "6-6@0", "draw")
    assert plays(match) == {"pass"}
