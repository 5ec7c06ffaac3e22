"""Mexican Train: one test or more for every numbered sentence, from MT17 on (the end, announcing, faults)."""

from __future__ import annotations

import random

from engine.rules.errors import Refusal
from engine.rules.events import (
    Announced,
    DrewTiles,
    Event,
    MarkerPlaced,
    MatchEnded,
    Penalised,
    Penalty,
    RoundEnded,
    Skipped,
)
from engine.rules.game import forced_move
from engine.rules.games.mexican_train import MexicanTrainMatch
from engine.rules.games.mexican_train_round import MexicanTrainRound
from engine.rules.moves import Announce, Draw, Pass
from engine.rules.scoring import Ending, Outcome, Receipt, Term, Why
from engine.rules.tiles import HOUSE, Pip, Seat, Tile

from ..playing import do, random_steps, refused, tiles
from .mexican_train_table import current, go, lane, on, plays, result, start, table, turn

# --- The end ----------------------------------------------------------------------------------------------------


def test_mt17_the_last_tile_ends_the_round_at_once() -> None:
    match = table(["3-7", "1-1", "2-2"], "7 4 8 12", "0-1")
    go(match, 0, "3-7@0")
    assert match.to_act() == (HOUSE,)
    assert match.view_for(None).shown == ((), tuple(tiles("1-1")), tuple(tiles("2-2")))


def test_mt17_stalled_when_nothing_in_any_hand_fits_any_end() -> None:
    match = table(["4-6 0-5", "2-2"], "5 8 9")
    events = go(match, 0, "0-5@0")
    assert isinstance(events[-1], RoundEnded)
    assert result(match).ending is Ending.BLOCKED
    assert result(match).scores == (10, 4)
    assert result(match).winner is None


def test_mt17_an_unmarked_train_may_still_become_eligible() -> None:
    """Seat 1's 2-5 fits only seat 0's private train. All pass once, which marks it."""
    match = table(["4-6 8-10", "2-5 1-1"], "5 8 9")
    go(match, 0, "pass")
    assert match.result is None
    assert plays(match, 1) == {"2-5@0"}


def test_mt17_passes_in_a_row_do_not_prove_a_stall() -> None:
    """Seat 0's 2-8 fits seat 1's private train only: two passes, and then it is marked."""
    match = table(["2-8 4-6", "1-1 0-0"], "5 8 9")
    go(match, 0, "pass")
    go(match, 1, "pass")
    assert match.result is None
    assert plays(match, 0) == {"2-8@1"}


def test_mt17_an_unstarted_train_is_an_end_too() -> None:
    match = table(["4-6 0-5", "2-12"], "5 8 12", hub=12)
    go(match, 0, "0-5@0")
    assert match.result is None
    assert plays(match, 1) == {"2-12@M"}


def test_mt17_a_boneyard_keeps_the_round_going() -> None:
    match = table(["4-6 0-5", "2-2"], "5 8 9", "1-1")
    go(match, 0, "0-5@0")
    assert match.result is None
    go(match, 1, "draw")
    assert result(match).ending is Ending.BLOCKED


def test_mt17_an_open_double_shuts_out_all_other_ends() -> None:
    """Nobody has a six, though seat 1 could play 4-7 at home."""
    match = table(["6-6 5-7", "4-7", "0-0"], "6 4 3 2")
    events = go(match, 0, "6-6@0")
    assert isinstance(events[-1], RoundEnded)
    assert result(match).ending is Ending.BLOCKED


def test_mt17_the_additional_tile_may_still_prevent_a_stall() -> None:
    """Seat 0 holds no six, but must play 2-9 first; then nobody can cover the double."""
    match = table(["6-6 2-9 1-1", "4-7", "0-0"], "6 4 3 2")
    go(match, 0, "6-6@0")
    assert match.result is None
    go(match, 0, "2-9@M")
    assert result(match).ending is Ending.BLOCKED


def test_mt17_a_stall_is_found_exactly_when_nobody_could_ever_play_again() -> None:
    """Random rounds, half of them with very small boneyards. After every step with an empty boneyard: if the round goes
    on, passing round the table brings a play within two laps; if it is stalled, marking every train helps nobody."""
    stalls = laps = 0
    for seed in range(150):
        rng = random.Random(seed)
        options = {"set": "d9", "dead_double": rng.choice(["literal", "closed"])}
        match = start(2 + seed % 3, {**options, "hand_size": "12"} if seed % 2 else options)
        for _ in random_steps(match, rng, 1):
            round_ = match.round
            if round_ is None or round_.boneyard or round_.out is not None:
                continue
            if round_.stalled:
                stalls += 1
                assert not anybody_could_play(round_.copy())
            else:
                laps += 1
                assert passing_brings_a_play(round_.copy())
    assert stalls > 20
    assert laps > 200


def anybody_could_play(trial: MexicanTrainRound) -> bool:
    """Once this turn is given up, with a marker on every train."""
    trial.play(Pass())
    trial.markers = [True] * len(trial.hands)
    trial.skips = [0] * len(trial.hands)
    for seat in range(len(trial.hands)):
        trial.turn = Seat(seat)
        if trial.plays():
            return True
    return False


def passing_brings_a_play(trial: MexicanTrainRound) -> bool:
    """Within two laps."""
    for _ in range(2 * len(trial.hands) + 1):
        if trial.plays():
            return True
        trial.play(Pass())
    return False


def test_mt18_a_double_of_an_exhausted_suit_stays_open() -> None:
    match = exhausted({})
    go(match, 0, "1-1@0", "2-9@M")
    assert current(match).bound == 0
    assert lane(match, 0).open_double
    assert plays(match, 1) == {"draw"}


def test_mt18_or_counts_as_closed() -> None:
    match = exhausted({"dead_double": "closed"})
    go(match, 0, "1-1@0", "2-9@M")
    assert current(match).bound is None
    assert not lane(match, 0).open_double
    assert plays(match, 1) == {"4-7@1"}


def test_mt18_a_double_that_can_be_covered_binds_in_any_case() -> None:
    match = exhausted({"dead_double": "closed"})
    current(match).trains[2].pop()
    go(match, 0, "1-1@0", "2-9@M")
    assert current(match).bound == 0


def test_mt18_closed_with_an_empty_boneyard_is_no_stall() -> None:
    match = exhausted({"dead_double": "closed"}, boneyard="")
    current(match).hands[0].remove(Tile.of(2, 9))
    go(match, 0, "1-1@0")
    assert match.result is None
    go(match, 0, "pass")
    assert plays(match, 1) == {"4-7@1"}
    match = exhausted({}, boneyard="")
    current(match).hands[0].remove(Tile.of(2, 9))
    go(match, 0, "1-1@0")
    assert result(match).ending is Ending.BLOCKED


def exhausted(options: dict[str, str], boneyard: str = "0-3 0-4") -> MexicanTrainMatch:
    """Seat 0 has the 1-1; all other ones lie on seat 2's train already."""
    match = table(["1-1 2-9 5-7", "4-7 0-0", "2-2"], "1 4 3 2", boneyard, options=options)
    current(match).trains[2] += [(Tile.of(1, other), Pip(1)) for other in range(13) if other != 1]
    return match


def test_mt19_everybody_scores_the_pips_in_hand() -> None:
    match = table(["3-4", "0-0 11-12", "0-0"], "3 12 12 12", totals=(10, 20, 30))
    events = go(match, 0, "3-4@0")
    assert isinstance(events[-1], RoundEnded)
    assert result(match).scores == (0, 23, 0)
    assert result(match).totals == (10, 43, 30)
    assert result(match).receipts[1] == Receipt(1, 23, (Term(Why.HAND, 23),))


def test_mt19_the_lowest_total_wins_and_ties_share() -> None:
    match = table(["0-4", "1-2", "0-6"], "0 0 0 0", hub=0, totals=(50, 47, 60))
    assert match.number == 13
    events = go(match, 0, "0-4@0")
    assert events[-1] == MatchEnded(Outcome((50, 50, 66), (1, 1, 3)))
    assert match.to_act() == ()
    assert refused(match, 0, "pass") is Refusal.MATCH_OVER


# --- Announcing -------------------------------------------------------------------------------------------------


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
    assert match.legal_moves(Seat(0)) == [Announce()]
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
        Penalised(Seat(0), Penalty.FORGIVEN),
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
    assert Penalised(Seat(0), Penalty.FIFTY) in go(match, 1, "8-9@1")


def test_mt20_a_double_that_leaves_one_tile() -> None:
    """Nobody announces in the middle of a turn: the tile is played, or another is drawn; but it counts when the turn
    ends with one tile in hand."""
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


def penalties(events: list[Event]) -> list[Penalised]:
    return [event for event in events if isinstance(event, Penalised)]


def test_mt21_forgiven() -> None:
    match = one_left()
    go(match, 0, "5-7@0")
    assert go(match, 1, "4-8@1")[-1] == Penalised(Seat(0), Penalty.FORGIVEN)
    assert len(current(match).hands[0]) == 1


def test_mt21_draw() -> None:
    match = one_left({"penalty_no_notice": "draw"})
    go(match, 0, "5-7@0")
    assert go(match, 1, "4-8@1")[1:] == [Penalised(Seat(0), Penalty.DRAW), DrewTiles(Seat(0), (Tile.of(9, 9),))]
    assert lane(match, 0).value == 7  # the play is not taken back
    assert len(current(match).hands[0]) == 2
    assert match.to_act() == (Seat(2), Seat(1))


def test_mt21_draw_with_an_empty_boneyard() -> None:
    match = table(["5-7 1-2", "4-8 3-3", "2-3 7-8"], "5 4 3 12", options={"penalty_no_notice": "draw"})
    go(match, 0, "5-7@0")
    assert go(match, 1, "4-8@1")[1:] == [Penalised(Seat(0), Penalty.DRAW)]


def test_mt21_the_penalty_leaves_the_next_player_his_draw() -> None:
    """One tile in the boneyard: seat 1, who must draw, gets it."""
    match = table(["5-7 1-2", "0-8 3-3", "2-3 7-8"], "5 4 3 12", "4-6", options={"penalty_no_notice": "draw"})
    go(match, 0, "5-7@0")
    assert go(match, 1, "draw") == [DrewTiles(Seat(1), (Tile.of(4, 6),)), Penalised(Seat(0), Penalty.DRAW)]


def test_mt21_fifty() -> None:
    match = table(["5-7 1-2", "4-8", "2-3 6-6"], "5 4 3 12", "9-9", options={"penalty_no_notice": "fifty"})
    go(match, 0, "5-7@0")
    events = go(match, 1, "4-8@1")
    assert events[1] == Penalised(Seat(0), Penalty.FIFTY)
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
    assert events[1:] == [Penalised(Seat(0), Penalty.KEEP), MarkerPlaced(Seat(0))]
    assert turn(match) == 1
    assert len(current(match).hands[0]) == 3
    assert lane(match, 0).marker


def test_mt22_draw_costs_another_tile() -> None:
    match, events = illegal_draw("draw")
    assert events[1:] == [Penalised(Seat(0), Penalty.DRAW), DrewTiles(Seat(0), (Tile.of(9, 10),))]
    assert plays(match) == {"5-9@0"}
    assert len(current(match).hands[0]) == 4


def test_mt22_fifty() -> None:
    match, events = illegal_draw("fifty")
    assert events[1:] == [Penalised(Seat(0), Penalty.FIFTY)]
    assert plays(match) == {"5-9@0"}
    assert current(match).fines == [50, 0, 0]


def test_mt22_skip_is_for_the_next_turn() -> None:
    match, events = illegal_draw("skip")
    assert events[1:] == [Penalised(Seat(0), Penalty.SKIP)]
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
