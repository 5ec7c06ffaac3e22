"""Positions of Castle Rock for its tests: a match whose hand in play is set up as a test wants it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.rules.game import Match
from engine.rules.games.castle_rock.rules import CastleRockMatch, CastleRockRound, CastleRockRules
from engine.rules.moves import Capture, Deal, Take
from engine.rules.options import changed_options
from engine.rules.tiles import HOUSE, Seat, Tile

from .. import playing


def position(
    hands: Sequence[str] = ("", ""),
    row: str = "",
    boneyard: str = "",
    *,
    turn: int = 0,
    placed: bool = False,
    captured: Sequence[int] = (),
    dealer: int = 0,
    totals: Sequence[int] = (),
    rules: CastleRockRules | None = None,
) -> CastleRockMatch:
    """A match in mid-hand. `boneyard` is in the order of drawing; `captured` counts tiles (of no account which)."""
    match = playing.position(
        "castle_rock",
        changed_options(rules) if rules else None,
        hands=hands,
        row=row,
        boneyard=boneyard,
        turn=turn,
        placed=placed,
        captured=" / ".join(f"{count}?" for count in captured),
        lead=(dealer + 1) % len(hands),
        totals=totals,
    )
    assert isinstance(match, CastleRockMatch)
    return match


def current(match: CastleRockMatch) -> CastleRockRound:
    """The hand in play."""
    assert isinstance(match.round, CastleRockRound)
    return match.round


def row_of(match: CastleRockMatch) -> list[Tile]:
    """The row as it lies."""
    return current(match).row


def dealt(match: CastleRockMatch, order: Iterable[Tile] | None = None) -> CastleRockMatch:
    """Seat 0 draws the highest lot (so it deals), then the set is dealt in `order`."""
    lots = sorted(match.score.deck, key=lambda tile: -tile.pips)
    match.play(HOUSE, Deal(tuple(lots[:1] + lots[:0:-1])))
    match.play(HOUSE, Deal(tuple(order or match.score.deck)))
    return match


def middle(position: int) -> Capture:
    """Capture the tile at `position` alone."""
    return Capture(position, Take.MIDDLE)


def triple(position: int) -> Capture:
    """Capture the tile at `position` and its neighbours."""
    return Capture(position, Take.TRIPLE)


def captures_of(match: Match, seat: int) -> list[list[Any]]:
    """The captures that the engine offers, as the golden positions write them."""
    return [[move.position - 1, str(move.take)] for move in match.legal_moves(Seat(seat)) if isinstance(move, Capture)]
