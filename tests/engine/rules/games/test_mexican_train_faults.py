"""Mexican Train: one test or more for every numbered sentence, from MT20 on (announcing, faults and penalties)."""

from __future__ import annotations

import pytest

from engine.rules.errors import Refusal
from engine.rules.events import (
    Announced,
    DrewTiles,
    Event,
    Fault,
    MarkerPlaced,
    Penalised,
    Penalty,
    Skipped,
)
from engine.rules.game import Match, forced_move
from engine.rules.games.mexican_train.rules import MexicanTrainMatch
from engine.rules.moves import Announce, Draw, Pass, Play
from engine.rules.position import read_position, write_position
from engine.rules.scoring import Ending, Receipt, Term, Why
from engine.rules.tiles import HOUSE, Seat, Tile

from ..playing import do, refused, result
from ..positions.mexican_train import current, go, lane, on, plays, table, turn


def one_left(
    options: dict[str, str] | None = None, hands: tuple[str, str, str] = ("5-7 1-2", "4-8 3-3", "2-3 6-6")
) -> MexicanTrainMatch:
    """Seat 0 can play 5-7 at home and has one tile left then."""
    return table(list(hands), "5 4 3 12", "9-9 9-10 9-11 0-0", options=options)


def test_mt20_the_last_tile_is_announced_with_the_play() -> None:
    match = one_left()
    assert go(match, 0, "5-7@0!")[-1] == Announced(Seat(0))
    assert match.to_act() == (Seat(1),)
    assert not penalties(go(match, 1, "4-8@1"))


def test_mt20_or_until_the_next_players_first_action() -> None:
    match = one_left()
    go(match, 0, "5-7@0")
    assert match.to_act() == (Seat(1), Seat(0))
    assert list(match.legal_moves(Seat(0))) == [Announce()]
    assert match.view_for(Seat(0)).moves == (Announce(),)
    assert do(match, 0, "one") == [Announced(Seat(0))]
    assert match.to_act() == (Seat(1),)
    assert refused(match, 0, "one") is Refusal.WINDOW_CLOSED
    assert not penalties(go(match, 1, "4-8@1!"))


def test_mt20_any_first_action_closes_the_window() -> None:
    match = one_left(hands=("5-7 1-2", "0-8 3-3", "2-3 6-6"))
    go(match, 0, "5-7@0")
    assert go(match, 1, "draw") == [
        DrewTiles(Seat(1), (Tile.of(9, 9),)),
        Penalised(Seat(0), Fault.NO_NOTICE, Penalty.FORGIVE),
    ]
    assert match.to_act() == (Seat(1),)
    assert refused(match, 0, "one") is Refusal.WINDOW_CLOSED


def test_mt20_out_of_turn_nothing_but_the_announcement_is_possible() -> None:
    match = one_left()
    go(match, 0, "5-7@0")
    assert refused(match, 0, on(match, "1-2@0")) is Refusal.NOT_YOUR_TURN
    assert refused(match, 1, "one") is Refusal.NOTHING_TO_ANNOUNCE
    assert refused(match, 2, "one") is Refusal.NOTHING_TO_ANNOUNCE


def test_mt20_only_one_tile_left_is_announced() -> None:
    match = one_left(hands=("5-7 1-2 1-3", "4-8 3-3", "2-3 6-6"))
    assert refused(match, 0, on(match, "5-7@0!")) is Refusal.NOTHING_TO_ANNOUNCE
    assert refused(match, 0, on(match, "1-2@0!")) is Refusal.DOES_NOT_FIT
    go(match, 0, "5-7@0")
    assert match.to_act() == (Seat(1),)


def test_mt20_applies_each_time() -> None:
    """Seat 0 has announced, draws, plays, and has one tile left again."""
    match = table(["5-7 1-2", "4-8 8-9"], "5 4 12", "7-9 0-0", options={"penalty_no_notice": "fifty"})
    go(match, 0, "5-7@0!")
    go(match, 1, "4-8@1!")
    go(match, 0, "draw", "7-9@0")
    assert match.to_act() == (Seat(1), Seat(0))
    assert Penalised(Seat(0), Fault.NO_NOTICE, Penalty.FIFTY) in go(match, 1, "8-9@1")


def test_mt20_a_double_that_leaves_one_tile() -> None:
    """No seat announces in the middle of a turn: it plays the tile or draws another. The rule counts when the turn ends
    with one tile in hand."""
    match = table(["5-5 1-2", "4-5 8-9"], "5 4 12", options={"penalty_no_notice": "fifty"})
    go(match, 0, "5-5@0")
    assert match.to_act() == (Seat(0),)
    assert refused(match, 0, "one") is Refusal.NOTHING_TO_ANNOUNCE
    go(match, 0, "pass")
    assert match.to_act() == (Seat(1), Seat(0))
    said = table(["5-5 1-2", "4-5 8-9"], "5 4 12")
    go(said, 0, "5-5@0!", "pass")
    assert said.to_act() == (Seat(1),)
    drew = table(["5-5 1-2", "4-5 8-9"], "5 4 12", "8-11 0-0")
    go(drew, 0, "5-5@0", "draw", "pass")
    assert drew.to_act() == (Seat(1),)


def test_mt20_nothing_is_left_to_announce_when_the_round_is_over() -> None:
    match = table(["4-6 0-5", "2-2"], "5 8 9", options={"penalty_no_notice": "fifty"})
    go(match, 0, "0-5@0")
    assert result(match).ending is Ending.BLOCKED
    assert match.to_act() == (HOUSE,)
    assert result(match).scores == (10, 4)
    assert refused(match, 0, "one") is Refusal.WINDOW_CLOSED


def test_mt20_a_tile_drawn_in_mid_turn_closes_the_own_window() -> None:
    """Seat 0 lays a double and has one tile left, draws for the additional tile, and has two: nothing to announce."""
    match = table(["6-6 5-7", "4-7 1-1", "0-0"], "6 4 3 2", "0-1 0-2 0-3", options={"penalty_no_notice": "fifty"})
    go(match, 0, "6-6@0", "draw", "pass")
    assert match.to_act() == (1,)
    go(match, 1, "draw", "pass")
    assert current(match).fines == [0, 0, 0]


def penalties(events: list[Event]) -> list[Penalised]:
    return [event for event in events if isinstance(event, Penalised)]


def test_mt21_forgiven() -> None:
    match = one_left()
    go(match, 0, "5-7@0")
    assert go(match, 1, "4-8@1")[-1] == Penalised(Seat(0), Fault.NO_NOTICE, Penalty.FORGIVE)
    assert len(current(match).hands[0]) == 1


def test_mt21_draw() -> None:
    match = one_left({"penalty_no_notice": "draw"})
    go(match, 0, "5-7@0")
    assert go(match, 1, "4-8@1")[1:] == [
        Penalised(Seat(0), Fault.NO_NOTICE, Penalty.DRAW),
        DrewTiles(Seat(0), (Tile.of(9, 9),)),
    ]
    assert lane(match, 0).value == 7  # the play is not taken back
    assert len(current(match).hands[0]) == 2
    assert match.to_act() == (Seat(2), Seat(1))


def test_mt21_draw_with_an_empty_boneyard() -> None:
    match = table(["5-7 1-2", "4-8 3-3", "2-3 7-8"], "5 4 3 12", options={"penalty_no_notice": "draw"})
    go(match, 0, "5-7@0")
    assert go(match, 1, "4-8@1")[1:] == [Penalised(Seat(0), Fault.NO_NOTICE, Penalty.NO_TILE)]


def test_mt21_the_penalty_leaves_the_next_player_his_draw() -> None:
    """One tile in the boneyard: seat 1, who must draw, gets it."""
    match = table(["5-7 1-2", "0-8 3-3", "2-3 7-8"], "5 4 3 12", "4-6", options={"penalty_no_notice": "draw"})
    go(match, 0, "5-7@0")
    assert go(match, 1, "draw") == [
        DrewTiles(Seat(1), (Tile.of(4, 6),)),
        Penalised(Seat(0), Fault.NO_NOTICE, Penalty.NO_TILE),
    ]


def test_mt21_fifty() -> None:
    match = table(["5-7 1-2", "4-8", "2-3 6-6"], "5 4 3 12", "9-9", options={"penalty_no_notice": "fifty"})
    go(match, 0, "5-7@0")
    events = go(match, 1, "4-8@1")
    assert events[1] == Penalised(Seat(0), Fault.NO_NOTICE, Penalty.FIFTY)
    assert result(match).scores == (53, 0, 17)
    assert result(match).receipts[0] == Receipt(0, 53, (Term(Why.HAND, 3), Term(Why.PENALTY, 50)))


def test_mt21_skip() -> None:
    match = one_left({"penalty_no_notice": "skip"})
    go(match, 0, "5-7@0")
    go(match, 1, "4-8@1!")
    go(match, 2, "2-3@2!")
    assert turn(match) == 0
    assert forced_move(match) == (Seat(0), Pass())
    assert refused(match, 0, on(match, "1-2@0")) is Refusal.NOT_A_MOVE_HERE
    assert refused(match, 0, "draw") is Refusal.NOT_A_MOVE_HERE
    assert go(match, 0, "pass") == [Skipped(Seat(0))]
    assert not lane(match, 0).marker
    assert turn(match) == 1
    go(match, 1, "draw", "pass")
    go(match, 2, "draw", "pass")
    assert plays(match, 0) == {"1-2@2"}


def test_mt21_with_two_players_the_skipped_turn_is_the_next_players_first_action() -> None:
    match = table(["5-7 1-2", "4-8 3-3"], "5 4 12", "9-9 9-10", options={"penalty_no_notice": "skip"})
    go(match, 0, "5-7@0")
    go(match, 1, "4-8@1")
    assert match.to_act() == (Seat(0), Seat(1))
    assert forced_move(match) == (Seat(0), Pass())
    do(match, 1, "one")
    assert go(match, 0, "pass") == [Skipped(Seat(0))]
    assert turn(match) == 1


def test_mt22_an_illegal_draw_is_prevented() -> None:
    match = table(["5-7 1-2", "4-8", "2-3"], "5 4 3 12", "9-9")
    assert refused(match, 0, "draw") is Refusal.MUST_PLAY


def illegal_draw(penalty: str) -> tuple[MexicanTrainMatch, list[Event]]:
    """Seat 0 draws 5-9 though its 5-7 would fit."""
    match = table(
        ["5-7 1-2", "4-8 3-3", "2-3 6-6"],
        "5 4 3 12",
        "5-9 9-10 9-11 0-0",
        options={"illegal_draw": "allow", "penalty_illegal_draw": penalty},
    )
    assert plays(match) == {"5-7@0", "draw"}
    return match, go(match, 0, "draw")


def test_mt22_keep_ends_the_turn_with_the_tile_in_hand() -> None:
    match, events = illegal_draw("keep")
    assert events[1:] == [Penalised(Seat(0), Fault.ILLEGAL_DRAW, Penalty.KEEP), MarkerPlaced(Seat(0))]
    assert turn(match) == 1
    assert len(current(match).hands[0]) == 3
    assert lane(match, 0).marker


def test_mt22_draw_costs_another_tile() -> None:
    match, events = illegal_draw("draw")
    assert events[1:] == [Penalised(Seat(0), Fault.ILLEGAL_DRAW, Penalty.DRAW), DrewTiles(Seat(0), (Tile.of(9, 10),))]
    assert plays(match) == {"5-9@0"}
    assert len(current(match).hands[0]) == 4


def test_mt22_fifty() -> None:
    match, events = illegal_draw("fifty")
    assert events[1:] == [Penalised(Seat(0), Fault.ILLEGAL_DRAW, Penalty.FIFTY)]
    assert plays(match) == {"5-9@0"}
    assert current(match).fines == [50, 0, 0]


def test_mt22_skip_is_for_the_next_turn() -> None:
    match, events = illegal_draw("skip")
    assert events[1:] == [Penalised(Seat(0), Fault.ILLEGAL_DRAW, Penalty.SKIP)]
    assert plays(match) == {"5-9@0"}
    go(match, 0, "5-9@0")
    go(match, 1, "4-8@1!")
    go(match, 2, "2-3@2!")
    assert go(match, 0, "pass") == [Skipped(Seat(0))]


def test_mt22_a_draw_without_a_playable_tile_costs_nothing() -> None:
    match = table(["1-2 8-9", "1-1"], "5 8 12", "3-4 0-6", options={"illegal_draw": "allow"})
    assert forced_move(match) == (Seat(0), Draw())
    assert go(match, 0, "draw") == [DrewTiles(Seat(0), (Tile.of(3, 4),))]


def test_mt22_the_third_tile_is_never_drawn() -> None:
    match = table(["6-6 2-2 1-6 5-7", "4-7"], "6 4 2", "0-1 0-2", options={"illegal_draw": "allow"})
    go(match, 0, "6-6@0", "2-2@M")
    assert plays(match) == {"1-6@0"}


def needless(penalty: str) -> Match:
    """Seat 0 could play 9-4 on its own train; the next tile of the boneyard is 1-2."""
    how = "illegal_draw=forgive" if penalty == "forgive" else f"illegal_draw=allow penalty_illegal_draw={penalty}"
    return read_position(f"mexican_train set=d9 {how} | hands 4|9 3|3 / 5|6 0|9 | boneyard 1|2 2|2")


def test_mt24_a_forgiven_draw_goes_back_unseen_and_the_player_must_play() -> None:
    match = needless("forgive")
    before = match.view_for(Seat(0))
    assert do(match, 0, "draw") == [Penalised(Seat(0), Fault.ILLEGAL_DRAW, Penalty.FORGIVE)]
    after = match.view_for(Seat(0))
    assert (after.hand, after.boneyard, after.turn) == (before.hand, before.boneyard, 0)
    assert refused(match, 0, "draw") is Refusal.MUST_PLAY
    assert {type(move) for move in after.moves} == {Play}


def test_mt24_a_draw_kept_is_followed_by_any_tile_that_fits_once_a_turn() -> None:
    match = needless("keep_and_play")
    events = do(match, 0, "draw")
    assert events[1:] == [Penalised(Seat(0), Fault.ILLEGAL_DRAW, Penalty.KEEP_AND_PLAY)]
    view = match.view_for(Seat(0))
    assert (len(view.hand), view.boneyard, view.turn) == (3, 1, 0)
    assert {move.tile for move in view.moves if isinstance(move, Play)} == {Tile.of(4, 9)}
    assert refused(match, 0, "draw") is Refusal.MUST_PLAY
    match.play(Seat(0), next(move for move in view.moves if isinstance(move, Play)))
    assert Draw() in match.legal_moves(Seat(1)), "the next turn has a draw of its own"


def test_mt24_keep_still_ends_the_turn() -> None:
    match = needless("keep")
    do(match, 0, "draw")
    assert match.view_for(None).turn == 1


@pytest.mark.parametrize("penalty", ["forgive", "keep_and_play"])
def test_mt24_a_draw_without_need_is_kept_in_the_position(penalty: str) -> None:
    match = needless(penalty)
    do(match, 0, "draw")
    again = read_position(write_position(match))
    assert again.legal_moves(Seat(0)) == match.legal_moves(Seat(0))
