"""A table of Chickenfoot in the middle of a round, for tests."""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules.errors import Refusal
from engine.rules.events import Event
from engine.rules.games import make_game
from engine.rules.games.chickenfoot.round import ChickenfootRound
from engine.rules.games.chickenfoot.rules import ChickenfootMatch
from engine.rules.moves import Deal, Move, Play, parse_move
from engine.rules.tiles import HOUSE, EndId, Seat, Tile
from engine.rules.views import FootBoard

from .. import playing
from ..playing import position, tiles

Table = ChickenfootMatch
SIX = "9-4 9-1 9-0 9-7 9-3 9-8"
"""A complete centre; the open ends are 4 1 0 7 3 8."""


def start(seats: int, **options: str) -> ChickenfootMatch:
    """A match before its first deal; seat 0 starts."""
    match = make_game("chickenfoot", {"first_leader": "host_choice", **options}).start(seats)
    assert isinstance(match, ChickenfootMatch)
    return match


def dealt(match: ChickenfootMatch) -> list[Event]:
    """Deal the tiles in their natural order."""
    need = match.need()
    piles: tuple[tuple[Tile, ...], ...] = getattr(need, "piles", ())
    return match.play(HOUSE, Deal(piles[0]))


def table(
    hands: Sequence[str],
    plays: str = "",
    boneyard: str = "",
    *,
    turn: int = 0,
    totals: Sequence[int] = (),
    **options: str,
) -> Table:
    """A match in its first round with these hands and boneyard (next tile first). `plays` are laid in order, each on
    the first place that it fits, or against another tile: `2-4@9-4`."""
    host = {"first_leader": "host_choice", **options}
    match = position("chickenfoot", host, hands=hands, laid=plays, boneyard=boneyard, turn=turn, totals=totals)
    assert isinstance(match, Table)
    return match


def found(current: ChickenfootRound, play: str) -> Play:
    """The play `4-4` on the first end that it fits, or `4-4@4` on an end with a 4."""
    text, _, value = play.partition("@")
    (tile,) = tiles(text)
    for end, place in current.ends.items():
        if current.foot in (None, end) and tile.has(place.value) and value in ("", str(place.value)):
            return Play(tile, end)
    raise AssertionError(f"{play} does not fit {current.layout}")


def chosen(match: Table, move: Move | str) -> Move:
    """Read `draw`, `pass`, or a tile for the first place that it fits."""
    assert match.round is not None
    if not isinstance(move, str):
        return move
    return found(match.round, move) if "-" in move else parse_move(move)


def do(match: Table, seat: int, move: Move | str) -> list[Event]:
    """Play `draw`, `pass`, or a tile on the first place that it fits."""
    return playing.do(match, seat, chosen(match, move))


def refused(match: Table, seat: int, move: Move | str) -> Refusal:
    """Why a move is refused; fails if it is not."""
    return playing.refused(match, seat, chosen(match, move))


def board(match: Table) -> FootBoard:
    """What lies on the table."""
    seen = match.view_for(None).board
    assert isinstance(seen, FootBoard)
    return seen


def anywhere(tile: str, end: int = 0) -> Play:
    """A play that need not fit."""
    return Play(tiles(tile)[0], EndId(end))


def plays_of(match: Table, seat: int = 0) -> list[tuple[str, int]]:
    """The plays that a seat has, as (tile, number of the place)."""
    assert match.round is not None
    ends = match.round.layout.ends
    return sorted(
        (str(move.tile).replace("|", "-"), int(ends[move.end].value))
        for move in match.legal_moves(Seat(seat))
        if isinstance(move, Play) and move.end is not None
    )


def open_ends(match: Table) -> list[int]:
    """The numbers that are open, toes of a double included."""
    assert match.round is not None
    return list(map(int, match.round.layout.values()))


def toes_of(match: Table) -> list[int]:
    """The outer halves of the tiles on the centre."""
    assert match.round is not None
    return [int(node.outer) for node in match.round.layout.nodes if node.parent == 0]
