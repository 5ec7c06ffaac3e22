"""Tables whose pages are read, and the pages as a player reads them."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from inspect import cleandoc
from typing import Any

from bot.ui.pages.page import Page
from engine.rules.game import house_move
from engine.rules.moves import Play, parse_move
from engine.rules.tiles import HOUSE, Seat, Tile
from engine.tables.edits.premoves import Premoves
from engine.tables.table.model import SeatInfo, Snapshot, Status
from engine.tables.table.sealed import SealedMatch
from tests.bot.ui.pages.reading import at, read

ME, OTHER = Seat(0), Seat(1)
BLOCK = "block | hands 0|6 1|2 / 2|2 3|3 | line 0|1 1|6@right | turn {turn}"
MUGGINS = "muggins claims=manual | hands 0|6 1|2 / 2|2 3|3 | line 5|5 0|5 | turn 0"
ROW = "castle_rock | hands 5|5 / 0|0 | row 2|4 4|4 0|4 | placed | captured - / 4?"
WINDOW = "muggins claims=manual | hands 1|6 / 4|4 | line 6|6 3|6 | turn 1 | window | boneyard 3|3"
BLOCKED = "muggins | hands 6|6 / 1|2 | line 0|0 | turn 0 | round 2 | totals 30 15 | ended blocked"
LARGE = (
    "block set=d12 | hands 0|0 0|1 0|2 0|3 0|4 0|5 0|6 0|7 0|8 0|9 0|10 0|11 0|12 1|1 1|2 1|3 1|4 1|5 1|6 1|7 1|8 1|9"
    " / 12|12 | line 11|11 | turn 1"
)
SOLITAIRE = "castle_rock_solitaire | row 0|1 2|3 4|5 | boneyard 1|6 | captured rest"

BLOCK_END = "block target=2 | hands 1|6 / 1|1 | line 0|0 0|1@right | turn 0"


def table(position: str) -> Snapshot:
    return at(position)[1]


def lobby(**changes: Any) -> Snapshot:
    """A lobby for four with two people."""
    return replace(table(BLOCK.format(turn=0)), status=Status.LOBBY, capacity=4, match=None, **changes)


def over(position: str, move: str) -> Snapshot:
    """The table after this move of seat 0 has ended the match."""
    match, snapshot = at(position)
    match.play(ME, parse_move(move))
    while need := match.need():
        match.play(HOUSE, house_move(need, random.Random(1)))
    result = match.view_for(None).result
    assert result is not None
    return replace(snapshot, status=Status.FINISHED, match=SealedMatch(match), rounds=(result,))


def with_robot(snapshot: Snapshot) -> tuple[SeatInfo, ...]:
    """The seats, the second one a robot's."""
    return (snapshot.seats[0], replace(snapshot.seats[1], user_id=None, robot=True))


def plan(*tiles: str) -> Premoves:
    return Premoves(tuple(Play(Tile.parse(tile)) for tile in tiles))


def check(page: tuple[Callable[[], Page], str]) -> None:
    """The page reads as it is written beside it: labels, numbers, order, and the move behind each button."""
    made, expected = page
    assert read(made()) == cleandoc(expected).split("\n")
