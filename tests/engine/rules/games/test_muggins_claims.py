"""Muggins: one test or more for every numbered sentence, MU13 to MU16 (claims, and calling Muggins!)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.rules.errors import Refusal
from engine.rules.events import (
    ClaimFailed,
    MatchEnded,
    MugginsCalled,
    Played,
    RoundEnded,
    Scored,
)
from engine.rules.game import forced_move
from engine.rules.games.muggins.round import points
from engine.rules.games.muggins.rules import MugginsMatch, MugginsRules
from engine.rules.house import Closing, Shuffle
from engine.rules.moves import Call, Claim, Close, Draw, Play
from engine.rules.record import Step
from engine.rules.scoring import Ending, Receipt, Term, Why
from engine.rules.tiles import HOUSE, Seat, tile_set
from engine.rules.views import LineBoard, Phase

from ..playing import do, random_step, refused
from ..positions.muggins import count, fifteen, on, start, table


def test_mu13_claims_are_manual_unless_the_table_wants_otherwise() -> None:
    assert MugginsRules().claims == "manual"
    match = fifteen(claims="auto")
    (_, scored) = do(match, 0, on(match, "3-6@L"))
    assert isinstance(scored, Scored)
    assert match.score.totals == [15, 0, 0]
    assert match.to_act() == (1,)
    assert refused(match, 0, Claim(15)) is Refusal.NOTHING_TO_CLAIM
    assert refused(match, 2, Call()) is Refusal.NOTHING_TO_CLAIM


@pytest.mark.parametrize("stated", [-1, 1000])
def test_a_count_that_cannot_be_written_is_refused(stated: int) -> None:
    match = fifteen()
    assert refused(match, 0, on(match, "3-6@L", stated)) is Refusal.NOTHING_TO_CLAIM
    do(match, 0, on(match, "3-6@L"))
    assert refused(match, 0, Claim(stated)) is Refusal.NOTHING_TO_CLAIM


def test_mu13_in_auto_no_play_carries_a_claim() -> None:
    match = fifteen(claims="auto")
    assert refused(match, 0, on(match, "3-6@L", 15)) is Refusal.NOTHING_TO_CLAIM


def test_mu14_the_count_may_be_stated_with_the_play() -> None:
    match = fifteen()
    played, scored = do(match, 0, on(match, "3-6@L", 15))
    assert isinstance(played, Played)
    terms = (Term(Why.END, 12), Term(Why.END, 3))
    assert scored == Scored(Seat(0), Receipt(0, 15, terms), (15, 0, 0))
    assert match.to_act() == (1,)


def test_mu14_the_count_may_be_stated_after_the_play_but_not_twice() -> None:
    match = fifteen()
    do(match, 0, on(match, "3-6@L"))
    assert list(match.legal_moves(Seat(0))) == [Claim(0)]
    (scored,) = do(match, 0, Claim(15))
    assert isinstance(scored, Scored)
    assert match.score.totals == [15, 0, 0]
    assert refused(match, 0, Claim(15)) is Refusal.WINDOW_CLOSED
    assert refused(match, 2, Call()) is Refusal.WINDOW_CLOSED


@pytest.mark.parametrize("closing", ["draw", "play", "pass"])
def test_mu14_mu15_the_next_players_first_action_closes_the_window(closing: str) -> None:
    boneyard = "1-1" if closing == "draw" else ""
    match = table(["3-6 0-0", "0-6" if closing == "play" else "5-5", "2-6"], "6-6", boneyard)
    do(match, 0, on(match, "3-6@L"))
    do(match, 1, on(match, "0-6@R") if closing == "play" else closing)
    if closing == "play":  # the window is now about seat 1's play
        assert refused(match, 0, Claim(15)) is Refusal.NOTHING_TO_CLAIM
    else:
        assert refused(match, 0, Claim(15)) is Refusal.WINDOW_CLOSED
        assert refused(match, 2, Call()) is Refusal.WINDOW_CLOSED
    assert match.score.totals == [0, 0, 0]


def test_mu14_a_wrong_number_books_nothing_and_leaves_the_points_open() -> None:
    match = fifteen()
    _, failed = do(match, 0, on(match, "3-6@L", 10))
    assert failed == ClaimFailed(Seat(0), 10)
    assert do(match, 0, Claim(20)) == [ClaimFailed(Seat(0), 20)]
    assert match.score.totals == [0, 0, 0]
    do(match, 0, Claim(15))
    assert match.score.totals == [15, 0, 0]


def test_mu14_a_claim_on_another_count_books_nothing() -> None:
    match = table(["2-6 0-0", "0-6", "0-2"], "6-6", "1-6")
    do(match, 0, on(match, "2-6@L"))
    assert do(match, 0, Claim(14)) == [ClaimFailed(Seat(0), 14)]
    assert do(match, 0, Claim(15)) == [ClaimFailed(Seat(0), 15)]
    assert do(match, 0, Claim(0)) == [ClaimFailed(Seat(0), 0)]
    assert match.score.totals == [0, 0, 0]


def test_mu14_the_others_have_nothing_to_claim() -> None:
    match = fifteen()
    do(match, 0, on(match, "3-6@L"))
    assert refused(match, 1, Claim(15)) is Refusal.NOTHING_TO_CLAIM
    assert refused(match, 0, Call()) is Refusal.OWN_PLAY


def test_mu15_an_opponent_calls_and_takes_the_points() -> None:
    match = fifteen()
    do(match, 0, on(match, "3-6@L"))
    called, scored = do(match, 2, Call())
    assert called == MugginsCalled(Seat(2), Seat(0), 15)
    assert isinstance(scored, Scored)
    assert (scored.seat, scored.totals) == (2, (0, 0, 15))


def test_mu15_the_next_player_may_call_before_acting() -> None:
    match = fifteen()
    do(match, 0, on(match, "3-6@L"))
    assert Call() in match.legal_moves(Seat(1))
    do(match, 1, Call())
    assert match.score.totals == [0, 15, 0]
    assert match.to_act() == (1,)


def test_mu15_a_forced_draw_waits_while_the_window_is_open() -> None:
    """The draw is forced all the same, but others may still speak before it: a table gives them time while `to_act`
    names more than one seat."""
    match = fifteen("5-5", "0-2")
    do(match, 0, on(match, "3-6@L"))
    assert list(match.legal_moves(Seat(1))) == [Draw(), Call()]
    assert forced_move(match) == (1, Draw())
    assert match.to_act() == (1, 0, 2)
    do(match, 0, Claim(15))
    assert forced_move(match) == (1, Draw())
    assert match.to_act() == (1,)


def test_mu15_the_partner_never_calls_and_the_side_gets_the_points() -> None:
    match = fifteen("0-6", "0-2", "1-2")
    do(match, 0, on(match, "3-6@L"))
    assert match.to_act() == (1, 0, 3)
    assert refused(match, 2, Call()) is Refusal.PARTNER_MAY_NOT_CALL
    do(match, 3, Call())
    assert match.score.totals == [0, 15]


def test_mu15_a_window_is_open_after_every_play_and_tells_nothing() -> None:
    five, other = fifteen(), fifteen(hand="4-6 0-0")
    do(five, 0, on(five, "3-6@L"))
    do(other, 0, on(other, "4-6@L"))
    assert five.to_act() == other.to_act() == (1, 0, 2)
    for match in (five, other):
        board = match.view_for(Seat(0)).board
        assert isinstance(board, LineBoard)
        assert board.count is None
    auto = fifteen(claims="auto")
    do(auto, 0, on(auto, "3-6@L"))
    board = auto.view_for(None).board
    assert isinstance(board, LineBoard)
    assert board.count == 15


def test_mu15_a_call_in_vain_costs_nothing_and_is_made_once() -> None:
    match = fifteen(hand="4-6 0-0")
    do(match, 0, on(match, "4-6@L"))
    assert do(match, 2, Call()) == [MugginsCalled(Seat(2), Seat(0), 0)]
    assert match.score.totals == [0, 0, 0]
    assert match.to_act() == (1, 0)
    assert refused(match, 2, Call()) is Refusal.NOTHING_TO_CLAIM
    do(match, 1, Call())
    assert Call() not in match.legal_moves(Seat(1))


def test_mu15_at_the_end_of_a_round_the_house_closes_the_window() -> None:
    match = table(["3-6", "0-6", "0-2"], "6-6", "1-6")
    do(match, 0, on(match, "3-6@L"))
    assert match.to_act() == (HOUSE, 0, 1, 2)
    assert match.need() == Closing()
    view = match.view_for(None)
    assert (view.phase, view.turn, view.actors, view.result) == (Phase.CLOSING, None, (0, 1, 2), None)
    ended = do(match, HOUSE, Close())
    assert isinstance(ended[-1], RoundEnded)
    assert match.score.totals == [10, 0, 0]  # 6 + 2 = 8, and the 15 are lost


@pytest.mark.parametrize(("seat", "word", "totals"), [(0, Claim(15), [25, 0, 0]), (2, Call(), [10, 0, 15])])
def test_mu15_mu16_a_word_in_time_ends_the_closing(seat: int, word: Claim | Call, totals: list[int]) -> None:
    match = table(["3-6", "0-6", "0-2"], "6-6", "1-6")
    do(match, 0, on(match, "3-6@L"))
    events = do(match, seat, word)
    assert isinstance(events[-1], RoundEnded)
    assert match.score.totals == totals
    assert match.need() == Shuffle((tile_set(6),))


def test_mu16_of_claim_and_call_the_first_succeeds_alone() -> None:
    first = fifteen()
    do(first, 0, on(first, "3-6@L"))
    do(first, 0, Claim(15))
    assert refused(first, 2, Call()) is Refusal.WINDOW_CLOSED
    second = fifteen()
    do(second, 0, on(second, "3-6@L"))
    do(second, 2, Call())
    assert refused(second, 0, Claim(15)) is Refusal.WINDOW_CLOSED
    assert second.score.totals == [0, 0, 15]


def test_random_claims_and_calls_book_each_play_at_most_once() -> None:
    """MU14-MU16: of everything that is said about a play, one word at most gets its points."""
    stolen = claimed = 0
    for seed in range(60):
        rng = random.Random(seed)
        match = start(rng.choice((2, 3, 4)), target="150")
        for step in loud_steps(match, rng):
            open_points = scored_now(match)
            events = match.play(step.seat, step.move)
            for event in events:
                if isinstance(event, Scored):
                    assert event.receipt.points == scored_now(match)
                    stolen += isinstance(step.move, Call)
                    claimed += not isinstance(step.move, Call)
                    assert not any(isinstance(word, (Claim, Call)) for word in match.legal_moves(step.seat))
                if isinstance(event, ClaimFailed) and isinstance(step.move, Claim):
                    assert event.points != open_points or not open_points
        outcome = match.score.outcome
        assert outcome is not None
        assert len(outcome.winners) == 1
        assert max(outcome.totals) >= 150
    assert min(stolen, claimed) > 50


def test_mu14_mu18_the_last_claim_and_then_the_hands_are_booked() -> None:
    """15 for the count and 6 + 2 = 8, rounded to 10, for going out."""
    match = closing(0, 0, 0)
    do(match, 0, Claim(15))
    assert match.score.totals == [25, 0, 0]


def test_mu14_a_play_with_a_wrong_claim_stands_and_may_be_corrected() -> None:
    """A claim with the play is like one after it."""
    match = table(["3-6 0-0", "0-6", "0-2"], "6-6", "1-6")
    do(match, 0, on(match, "3-6@L", 9))
    assert match.score.totals == [0, 0, 0]
    do(match, 0, Claim(15))
    assert match.score.totals == [15, 0, 0]
    assert refused(match, 1, Call()) is Refusal.WINDOW_CLOSED


def closing(*totals: int) -> MugginsMatch:
    """Seat 0 goes out with 3-6 on 6-6, for 15, and has said nothing; seat 1 holds 0-6, seat 2 0-2."""
    match = table(["3-6", "0-6", "0-2"], "6-6", "1-6", totals=totals)
    do(match, 0, on(match, "3-6@L"))
    return match


def test_mu15_mu22_a_steal_after_the_last_tile_wins_before_the_hands_are_counted() -> None:
    """The claims of the last play come first: with 235 the caller has 250, and nothing is added for going out."""
    match = closing(249, 235, 0)
    events = do(match, 1, Call())
    assert match.score.totals == [249, 250, 0]
    assert [type(event) for event in events] == [MugginsCalled, Scored, RoundEnded, MatchEnded]
    assert match.score.result is not None
    assert match.score.result.ending is Ending.TARGET


def test_mu15_in_the_closing_the_others_may_still_call_after_a_wrong_claim_and_a_vain_one_changes_nothing() -> None:
    match = closing(0, 0, 0)
    assert [type(event) for event in do(match, 0, Claim(10))] == [ClaimFailed]
    assert match.score.totals == [0, 0, 0]
    do(match, 2, Call())
    assert match.score.totals == [10, 0, 15]


def test_mu15_unclaimed_points_are_lost_when_the_house_closes_the_round() -> None:
    """Only the hands are counted then."""
    match = closing(0, 0, 0)
    match.play(HOUSE, Close())
    assert match.score.totals == [10, 0, 0]


def test_mu15_no_view_or_event_tells_the_count_before_it_is_booked() -> None:
    """What others see after a play worth 15 and one worth nothing differs only in the tile."""
    seen = []
    for play in ("3-6@L", "2-6@L"):
        match = table([f"{play[:3]} 0-0", "0-6", "0-2"], "6-6", "1-6")
        events = do(match, 0, on(match, play))
        counts = [getattr(match.view_for(viewer).board, "count", 0) for viewer in (None, Seat(0), Seat(1))]
        seen.append(([type(event) for event in events], counts, match.to_act(), match.legal_moves(Seat(2))))
    assert seen[0] == seen[1]
    assert seen[0][1] == [None, None, None]


def scored_now(match: MugginsMatch) -> int:
    """What the layout is worth as it lies."""
    return points(count(match)) if match.round else 0


def loud_steps(match: MugginsMatch, rng: random.Random) -> Iterator[Step]:
    """Random steps; every claim states a likely number, with the play or after it."""
    while match.to_act():
        step = random_step(match, rng)
        if isinstance(step.move, Claim):
            step = Step(step.seat, Claim(rng.choice((count(match), 5, 10, 15))))
        elif isinstance(step.move, Play) and rng.random() < 0.3:
            step = Step(step.seat, replace(step.move, claim=rng.choice((5, 10, 15, 20))))
        yield step
