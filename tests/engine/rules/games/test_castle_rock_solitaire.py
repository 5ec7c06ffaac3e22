"""Castle Rock Solitaire, sentence by sentence (CS1-CS14)."""

from __future__ import annotations

import random

import pytest

from engine.rules.errors import Refusal, Refused
from engine.rules.events import Captured, GaveUp, Laid, MatchEnded, RoundEnded, RoundStarted
from engine.rules.game import forced_move
from engine.rules.games.castle_rock_solitaire.rules import (
    CastleRockSolitaire,
    CastleRockSolitaireRules,
)
from engine.rules.moves import Capture, Deal, Draw, GiveUp, Pass, Take
from engine.rules.options import read_options
from engine.rules.scoring import Ending
from engine.rules.tiles import HOUSE, Seat, tile_set
from engine.rules.views import LastPlay, Phase, RowBoard

from ..playing import do, refused, tiles
from ..positions.castle_rock import captures_of, middle, triple
from ..positions.castle_rock_solitaire import LEAFLET, current, position

ME = Seat(0)


@pytest.mark.parametrize(("chosen", "n", "boneyard"), [("d6", 6, 25), ("d9", 9, 52), ("d12", 12, 88)])
def test_three_tiles_are_laid_out_as_drawn(chosen: str, n: int, boneyard: int) -> None:
    """CS1: one player, no hand."""
    match = CastleRockSolitaire(CastleRockSolitaireRules(set=chosen)).start(1)
    assert match.to_act() == (HOUSE,)
    order = random.Random(n).sample(tile_set(n), len(tile_set(n)))
    assert match.play(HOUSE, Deal(tuple(order))) == [RoundStarted(1, ME), Laid(tuple(order[:3]))]
    view = match.view_for(ME)
    assert isinstance(view.board, RowBoard)
    assert view.board.row == tuple(order[:3])
    assert (view.boneyard, view.hand, view.seats[0].tiles) == (boneyard, (), 0)


@pytest.mark.parametrize("seats", [0, 2])
def test_one_player_plays(seats: int) -> None:
    """CS1."""
    with pytest.raises(Refused):
        CastleRockSolitaire().start(seats)


@pytest.mark.parametrize("rules", [CastleRockSolitaireRules(), LEAFLET])
def test_captures_are_those_of_castle_rock(rules: CastleRockSolitaireRules) -> None:
    """CS2: middle or triple, anywhere in the row."""
    match = position(tiles("3|3 1|3 3|5 0|2 3|6"), tiles("2|2"), rules)
    assert list(match.legal_moves(ME)[:3]) == [middle(2), triple(2), middle(4)]
    assert refused(match, 0, middle(3)) is Refusal.NO_CAPTURE
    assert refused(match, 0, triple(4)) is Refusal.NO_CAPTURE
    assert match.play(ME, triple(2)) == [Captured(ME, 2, Take.TRIPLE, tuple(tiles("3|3 1|3 3|5")))]
    assert current(match).row == tiles("0|2 3|6")


def test_captures_that_arise_are_open_at_once() -> None:
    """CS2, CR11."""
    match = position(tiles("3|6 0|2 1|4 2|3"), tiles("4|4"))
    match.play(ME, middle(3))
    assert list(match.legal_moves(ME)) == [middle(2), Draw(), GiveUp()]


def test_a_drawn_tile_is_added_at_the_right() -> None:
    """CS3: it is shown to all, and comes from the dealt order."""
    match = position(tiles("0|1 2|3 4|5"), tiles("1|6 2|2"))
    assert match.play(ME, Draw()) == [Laid(tuple(tiles("1|6")), ME)]
    assert current(match).row == tiles("0|1 2|3 4|5 1|6")
    assert match.view_for(None).last == LastPlay(ME, tiles("1|6")[0], 3)


def test_there_is_no_draw_from_an_empty_boneyard() -> None:
    """CS4: the player chooses which capture to make."""
    match = position(tiles("3|3 1|3 3|5 6|6"))
    assert list(match.legal_moves(ME)) == [middle(2), triple(2), GiveUp()]
    assert refused(match, 0, Draw()) is Refusal.BONEYARD_EMPTY
    assert refused(match, 0, Pass()) is Refusal.NOT_A_MOVE_HERE


def test_it_is_won_when_the_whole_set_is_removed() -> None:
    """CS5, CS7: the last removal is a triple."""
    match = position(tiles("3|3 1|3 3|5"))
    events = match.play(ME, triple(2))
    assert isinstance(events[-1], MatchEnded)
    assert match.score.result is not None
    assert (match.score.result.ending, match.score.result.scores, match.score.result.devil) == (Ending.WON, (28,), 0)
    outcome = match.score.outcome
    assert outcome is not None
    assert outcome.winners == (0,)
    assert match.view_for(ME).phase is Phase.OVER
    assert refused(match, 0, GiveUp()) is Refusal.MATCH_OVER


def test_it_is_lost_when_nothing_can_be_drawn_or_captured() -> None:
    """CS6, CS7: by a capture that leaves a dead row."""
    match = position(tiles("3|3 1|3 3|5"))
    events = match.play(ME, middle(2))
    assert [type(event) for event in events] == [Captured, RoundEnded, MatchEnded]
    assert match.score.result is not None
    assert (match.score.result.ending, match.score.result.scores, match.score.result.devil) == (Ending.LOST, (26,), 2)
    outcome = match.score.outcome
    assert outcome is not None
    assert outcome.winners == ()


def test_it_is_lost_by_a_last_draw_that_helps_nothing() -> None:
    """CS6."""
    match = position(tiles("0|1 2|3 4|5"), tiles("1|6"))
    match.play(ME, Draw())
    assert match.score.result is not None
    assert (match.score.result.ending, match.score.result.devil) == (Ending.LOST, 4)


def test_while_a_capture_exists_it_is_not_over() -> None:
    """CS6."""
    match = position(tiles("0|1 2|3 4|5"), tiles("3|6"))
    match.play(ME, Draw())
    assert match.score.outcome is None
    assert list(match.legal_moves(ME)) == [middle(3), GiveUp()]


def test_giving_up_is_losing() -> None:
    """CS7: the tiles left include the boneyard."""
    match = position(tiles("3|3 1|3 3|5"), tiles("1|1 2|2"))
    assert match.play(ME, GiveUp())[0] == GaveUp(ME)
    assert match.score.result is not None
    assert (match.score.result.ending, match.score.result.scores, match.score.result.devil) == (
        Ending.GIVEN_UP,
        (23,),
        5,
    )
    outcome = match.score.outcome
    assert outcome is not None
    assert outcome.winners == ()


def test_celko_draws_at_any_time() -> None:
    """CS8, CS-A1: also when captures exist; no draw is ever made for the player."""
    match = position(tiles("3|3 1|3 3|5"), tiles("1|1 2|2"))
    assert Draw() in match.legal_moves(ME)
    assert forced_move(match) is None
    match.play(ME, Draw())
    assert current(match).row == tiles("3|3 1|3 3|5 1|1")


def test_celko_may_be_bound_to_capture_first() -> None:
    """CS8: `forced_removal`; the row is still renewed by one tile at a time."""
    rules = CastleRockSolitaireRules(forced_removal=True)
    match = position(tiles("3|3 1|3 3|5"), tiles("1|1 2|2"), rules)
    assert refused(match, 0, Draw()) is Refusal.MUST_CAPTURE
    match.play(ME, triple(2))
    match.play(ME, Draw())
    assert current(match).row == tiles("1|1")


def test_celko_goes_on_after_an_empty_row_one_tile_at_a_time() -> None:
    """CS9."""
    match = position(tiles("3|3 1|3 3|5"), tiles("1|1 2|2 0|4 0|6"))
    match.play(ME, triple(2))
    assert match.score.outcome is None
    assert list(match.legal_moves(ME)) == [Draw(), GiveUp()]
    match.play(ME, Draw())
    assert current(match).row == tiles("1|1")


def test_an_open_row_has_all_tiles_and_waits_when_stuck() -> None:
    """CS14: the match ends by clearing the row or by giving up, so moves can be taken back in a dead end."""
    rules = CastleRockSolitaireRules(open_row=True)
    whole = CastleRockSolitaire(rules).start(1)
    whole.play(HOUSE, Deal(tuple(whole.score.deck)))
    view = whole.view_for(None)
    assert isinstance(view.board, RowBoard)
    assert (len(view.board.row), view.boneyard) == (28, 0)
    match = position(tiles("3|3 1|3 3|5 5|6"), (), rules)
    match.play(ME, triple(2))
    assert match.score.outcome is None
    assert list(match.legal_moves(ME)) == [GiveUp()]
    assert forced_move(match) is None
    match = position(tiles("3|3 1|3 3|5"), (), rules)
    match.play(ME, triple(2))
    assert match.score.result is not None
    assert match.score.result.ending is Ending.WON


def test_the_house_rule_wins_on_an_empty_row() -> None:
    """CS10: the boneyard doesn't matter."""
    rules = CastleRockSolitaireRules(win_on_empty=True)
    match = position(tiles("3|3 1|3 3|5"), tiles("1|1 2|2"), rules)
    match.play(ME, triple(2))
    assert match.score.result is not None
    assert (match.score.result.ending, match.score.result.scores, match.score.result.devil) == (Ending.WON, (26,), 2)


def test_the_leaflet_never_draws_while_something_can_be_captured() -> None:
    """CS11: from the first three tiles on; after a middle capture the next is due, until none exists."""
    match = position(tiles("3|3 1|3 3|5"), tiles("0|3 2|2"), LEAFLET)
    assert list(match.legal_moves(ME)) == [middle(2), triple(2), GiveUp()]
    assert refused(match, 0, Draw()) is Refusal.MUST_CAPTURE
    match.play(ME, middle(2))
    match.play(ME, Draw())
    assert current(match).row == tiles("3|3 3|5 0|3")
    assert refused(match, 0, Draw()) is Refusal.MUST_CAPTURE


@pytest.mark.parametrize(("left", "row"), [("1|1 2|2 0|4 0|6", "1|1 2|2 0|4"), ("1|1 2|2", "1|1 2|2"), ("1|1", "1|1")])
def test_the_leaflet_lays_out_three_tiles_after_an_empty_row(left: str, row: str) -> None:
    """CS12, CS-A3: at once, or as many as there are."""
    match = position(tiles("3|3 1|3 3|5"), tiles(left), LEAFLET)
    match.play(ME, triple(2))
    assert match.score.outcome is None
    assert match.play(ME, Draw())[0] == Laid(tuple(tiles(row)), ME)
    assert current(match).row == tiles(row)
    assert (match.score.outcome is None) == (left.count("|") > 3)


def test_the_leaflet_knows_no_win_on_an_empty_row() -> None:
    """CS13."""
    with pytest.raises(Refused) as caught:
        read_options(CastleRockSolitaireRules, {"rendition": "leaflet", "win_on_empty": "on"})
    assert caught.value.refusal is Refusal.BAD_OPTION


@pytest.mark.parametrize("rules", [CastleRockSolitaireRules(), CastleRockSolitaireRules(win_on_empty=True), LEAFLET])
def test_removed_and_remaining_tiles_make_up_the_set(rules: CastleRockSolitaireRules) -> None:
    """CS7: over random games without giving up; the receipt says the same."""
    for seed in range(30):
        rng = random.Random(seed)
        match = CastleRockSolitaire(rules).start(1)
        match.play(HOUSE, Deal(tuple(rng.sample(tile_set(6), 28))))
        while match.to_act():
            match.play(ME, rng.choice([move for move in match.legal_moves(ME) if move != GiveUp()]))
        assert match.score.result is not None
        assert match.score.result.devil is not None
        assert match.score.result.scores[0] + match.score.result.devil == 28
        assert match.score.result.receipts[0].terms[0].amount == match.score.result.scores[0]
        assert match.score.result.ending in (Ending.WON, Ending.LOST)


def test_the_order_of_the_boneyard_is_hidden() -> None:
    """G8."""
    one = position(tiles("0|1 2|3 4|5"), tiles("1|6 2|2 0|0"))
    other = position(tiles("0|1 2|3 4|5"), tiles("0|0 1|6 2|2"))
    assert one.view_for(ME) == other.view_for(ME)


def test_cs11_a_capture_that_arises_is_due_as_well() -> None:
    """The leaflet: after 1|1 went, 3|3 3|5 2|3 is a triple, and drawing waits for it."""
    match = position(tiles("3|3 1|1 3|5 2|3"), tiles("6|6"), LEAFLET)
    do(match, 0, middle(2))
    assert refused(match, 0, "draw") is Refusal.MUST_CAPTURE
    do(match, 0, middle(2))
    assert Draw() in match.legal_moves(Seat(0))


def test_cs12_a_new_row_may_be_captured_at_once() -> None:
    match = position(tiles("3|3 1|3 3|5"), tiles("2|2 2|4 2|6"), LEAFLET)
    do(match, 0, triple(2))
    do(match, 0, "draw")
    assert refused(match, 0, "draw") is Refusal.BONEYARD_EMPTY
    do(match, 0, triple(2))
    assert match.score.result is not None
    assert match.score.result.ending is Ending.WON


def test_cs12_with_a_tile_left_in_the_row_only_one_is_drawn() -> None:
    """Three at once only for an empty row."""
    match = position(tiles("3|3 1|1 3|5 0|4"), tiles("2|2 2|4 2|6"), LEAFLET)
    do(match, 0, middle(2))
    assert refused(match, 0, Capture(9, Take.MIDDLE)) is Refusal.NO_CAPTURE
    do(match, 0, "draw")
    assert match.view_for(None).boneyard == 2


def test_cs10_the_house_rule_holds_in_celkos_rendition_with_forced_removal_too() -> None:
    rules = CastleRockSolitaireRules(win_on_empty=True, forced_removal=True)
    match = position(tiles("3|3 1|3 3|5"), tiles("2|2"), rules)
    assert refused(match, 0, "draw") is Refusal.MUST_CAPTURE
    do(match, 0, triple(2))
    outcome = match.score.outcome
    assert outcome is not None
    assert outcome.winners == (0,)


def test_cs9_celko_draws_one_tile_for_an_empty_row_and_needs_three_to_capture() -> None:
    match = position([], tiles("2|2 2|4 2|6 0|0"))
    counts = []
    for _ in range(3):
        do(match, 0, "draw")
        counts.append(len(captures_of(match, 0)))
    assert counts == [0, 0, 2]
