"""Tables of Block for its tests: real deals, and rounds with tiles laid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.rules.events import Event
from engine.rules.game import Match
from engine.rules.games import make_game
from engine.rules.games.block.rules import BlockMatch
from engine.rules.moves import Deal, Play
from engine.rules.tiles import HOUSE, Seat, Tile

from ..playing import position, tiles


def start(seats: int, options: Mapping[str, str] | None = None) -> BlockMatch:
    """A match before its first step."""
    match = make_game("block", options).start(seats)
    assert isinstance(match, BlockMatch)
    return match


def lots(match: Match, highest: int) -> list[Event]:
    """Every seat draws a lot, and seat `highest` the best."""
    order = sorted(match.score.deck, key=lambda tile: tile.pips)
    order.insert(highest, order.pop())
    return match.play(HOUSE, Deal(tuple(order)))


def dealt(hands: Sequence[str], leader: int = 0, options: Mapping[str, str] | None = None) -> BlockMatch:
    """A match whose first deal gives these hands, all of one size."""
    match = start(len(hands), {"hand_size": str(len(tiles(hands[0]))), **(options or {})})
    if match.score.opening:
        lots(match, leader)
    deal(match, hands)
    return match


def deal(match: Match, hands: Sequence[str] = ()) -> list[Event]:
    """The next deal gives these hands; all the other tiles follow in their order."""
    first = [tile for hand in hands for tile in tiles(hand)]
    return match.play(HOUSE, Deal((*first, *(tile for tile in match.score.deck if tile not in first))))


def table(
    hands: Sequence[str],
    line: str = "",
    turn: int = 0,
    *,
    leader: int = 0,
    totals: Sequence[int] = (),
    options: Mapping[str, str] | None = None,
) -> BlockMatch:
    """A match in the middle of its first round: these hands, and `line` laid already (`3|4 4|5@right`)."""
    match = position("block", options, hands=hands, line=line, turn=turn, lead=leader, totals=totals)
    assert isinstance(match, BlockMatch)
    return match


def plays(match: BlockMatch, seat: int = 0) -> set[tuple[str, str]]:
    """The seat's plays as (tile, left or right)."""
    assert match.round is not None
    ends = match.round.layout().ends
    return {
        (str(move.tile), "" if move.end is None else ends[move.end].slot)
        for move in match.legal_moves(Seat(seat))
        if isinstance(move, Play)
    }


def ends(match: BlockMatch) -> list[int]:
    """What the two ends show."""
    assert match.round is not None
    return [match.round.left, match.round.right]


def hand(match: BlockMatch, seat: int) -> tuple[Tile, ...]:
    """What the seat sees in its hand."""
    return match.view_for(Seat(seat)).hand
