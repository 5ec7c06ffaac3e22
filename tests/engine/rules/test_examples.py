"""The examples of the rules pages are played as they are told. Those of Build Up, Chickenfoot and Muggins stand with
their rules, in `games`."""

from __future__ import annotations

from engine.rules.errors import Refusal
from engine.rules.game import Match
from engine.rules.moves import Play, move_text
from engine.rules.tiles import Seat, Tile
from engine.rules.views import TrainsBoard

from .playing import do, position, refused, result
from .positions import castle_rock, mexican_train

ANA, BEN, CLEO, DAN = range(4)


def lay(match: Match, seat: int, tile: str) -> None:
    """Play a tile; all its places are alike."""
    do(match, seat, next(move for move in match.legal_moves(Seat(seat)) if move_text(move).startswith(tile)))


def fitting(match: Match, seat: int) -> set[str]:
    """The tiles that a seat may play."""
    return {str(move.tile) for move in match.legal_moves(Seat(seat)) if isinstance(move, Play)}


def test_bergen_s_headers() -> None:
    match = position("bergen", hands=["6|6 2|4 0|2", "2|6 2|2 0|1", "4|6 0|3 0|5"])
    lay(match, ANA, "6|6")
    assert match.score.totals == [2, 0, 0]
    lay(match, BEN, "2|6")
    lay(match, CLEO, "4|6")
    lay(match, ANA, "2|4@3")
    assert match.score.totals == [4, 0, 0]
    lay(match, BEN, "2|2")
    assert match.score.totals == [4, 3, 0]


def test_block_s_blocked_round_and_the_same_one_with_ben_out() -> None:
    laid = "0|3 3|4@right"
    match = position("block", hands=["0|4 6|6", "2|5", "6|5 3|6"], line=laid)
    lay(match, ANA, "0|4")
    assert result(match).scores == (0, 12 + 20 - 7, 0)
    out = position("block", hands=["6|6", "0|4", "6|5 3|6"], line=laid, turn=BEN)
    lay(out, BEN, "0|4")
    assert result(out).scores == (0, 12 + 20, 0)


def test_draw_s_blocked_round() -> None:
    match = position("draw", hands=["0|4 1|2", "1|6", "2|5"], line="0|3 3|4@right", boneyard="5|5 6|6")
    lay(match, ANA, "0|4")
    assert (result(match).scores, result(match).hands[ANA]) == ((7 + 7 - 3, 0, 0), (Tile.parse("1|2"),))


def test_fives_and_threes_leads_and_a_double_at_the_end() -> None:
    match = position("fives_and_threes", hands=["4|5 0|0", "1|1 2|2"])
    lay(match, ANA, "4|5")
    assert match.score.totals == [3, 0]
    match = position("fives_and_threes", hands=["6|6 0|0", "1|1 2|2"])
    lay(match, ANA, "6|6")
    assert match.score.totals == [4, 0]
    match = position("fives_and_threes", hands=["5|5 0|0", "1|1 2|2"], line="5|6 0|6@right 0|5@right")
    lay(match, ANA, "5|5")
    assert match.score.totals == [8, 0]


def test_fives_and_threes_near_the_target() -> None:
    """At 60, a play worth 2 scores nothing, and a play worth 1 wins."""
    for tile, total in (("4|6", 60), ("1|4", 61)):
        match = position("fives_and_threes", hands=[f"{tile} 0|0", "1|1 2|2"], line="4|2", totals=[60, 0])
        lay(match, ANA, tile)
        assert match.score.totals[0] == total, tile


def test_matador_s_example() -> None:
    match = position("matador", hands=["1|3 0|1", "1|6 1|1"], line="6|2")
    lay(match, ANA, "1|3")
    assert fitting(match, BEN) == {"1|6"}


def test_mexican_train_s_open_double() -> None:
    hands = ["6|6 1|6 4|8 2|9 0|0", "4|7 6|10 0|1", "3|7 4|10 0|2"]
    match = mexican_train.table(hands, "6 4! 3 2")
    lay(match, ANA, "6|6")
    assert fitting(match, ANA) == {"1|6", "4|8", "2|9"}
    lay(match, ANA, "2|9")
    assert fitting(match, BEN) == {"6|10"}
    lay(match, BEN, "6|10")
    board = match.view_for(None).board
    assert isinstance(board, TrainsBoard)
    assert [train.marker for train in board.trains if train.owner == BEN] == [True]
    assert fitting(match, CLEO) == {"3|7", "4|10"}


def test_castle_rock_s_row_and_score() -> None:
    match = castle_rock.position(["1|4 0|0", "0|1 0|2"], "2|4 4|4 0|4 1|1 1|5", boneyard="0|3 0|5")
    do(match, ANA, "1|4")
    do(match, ANA, castle_rock.triple(5))
    do(match, ANA, castle_rock.triple(2))
    assert castle_rock.row_of(match) == []
    assert refused(match, ANA, castle_rock.middle(2)) is Refusal.NO_CAPTURE
