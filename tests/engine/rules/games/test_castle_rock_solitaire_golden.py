"""The worked positions of Castle Rock Solitaire, driven through the engine. They count positions from 0."""

from __future__ import annotations

from typing import Any

from engine.rules.game import house_move
from engine.rules.games import make_game
from engine.rules.games.castle_rock_solitaire import CastleRockSolitaireMatch, CastleRockSolitaireRules
from engine.rules.moves import Draw
from engine.rules.scoring import Ending
from engine.rules.tiles import HOUSE, Seat, tile_set

from ..golden import golden, golden_tiles
from .castle_rock_table import captures_of, triple
from .solitaire_table import current, position

ME = Seat(0)


def set_up(name: str) -> tuple[CastleRockSolitaireMatch, dict[str, Any]]:
    """The match of a position, and what is expected. A boneyard given as a number holds any tiles."""
    case = golden(name)
    row, boneyard = golden_tiles(case["state"]["row"]), case["state"]["boneyard"]
    if isinstance(boneyard, int):
        drawn = [tile for tile in tile_set(6) if tile not in row][:boneyard]
    else:
        drawn = golden_tiles(boneyard)
    return position(row, drawn, CastleRockSolitaireRules(**case["options"])), case["expect"]


def test_cs_01_the_set_up() -> None:
    expect = golden("CS-01")["expect"]
    for chosen, boneyard in zip(("d6", "d9", "d12"), expect["boneyard"], strict=True):
        match = make_game("castle_rock_solitaire", {"set": chosen}).start(1)
        need = match.need()
        assert need is not None
        match.play(HOUSE, house_move(need, Unshuffled()))
        assert isinstance(match, CastleRockSolitaireMatch)
        assert (len(current(match).row), len(current(match).boneyard)) == (expect["row"], boneyard)


class Unshuffled:
    """Leaves the tiles as they are."""

    def shuffle(self, x: list[Any], /) -> None:
        """Do nothing."""

    def randrange(self, stop: int, /) -> int:
        """The first."""
        return 0


def test_cs_02_the_triple_of_the_seed() -> None:
    match, expect = set_up("CS-02")
    assert captures_of(match, 0) == expect["captures"]
    assert (Draw() in match.legal_moves(ME)) is expect["may_draw"]


def test_cs_04_without_a_capture_one_tile_is_drawn_to_the_right() -> None:
    match, expect = set_up("CS-04")
    match.play(ME, Draw())
    assert current(match).row == golden_tiles(expect["row"])
    assert captures_of(match, 0) == expect["captures"]


def test_cs_07_celko_goes_on_after_a_cleared_row() -> None:
    match, expect = set_up("CS-07")
    match.play(ME, triple(2))
    match.play(ME, Draw())
    assert (match.outcome() is not None) is expect["over"]
    assert len(current(match).row) == expect["row_len"]
    assert len(current(match).boneyard) == expect["boneyard"]


def test_cs_09_lost() -> None:
    """The position is reached by drawing its last tile."""
    case = golden("CS-09")
    row = golden_tiles(case["state"]["row"])
    match = position(row[:-1], row[-1:])
    match.play(ME, Draw())
    assert match.result is not None
    assert (match.outcome() is not None) is case["expect"]["over"]
    assert (match.result.ending is Ending.WON) is case["expect"]["won"]
    assert match.result.devil == case["expect"]["left"]
