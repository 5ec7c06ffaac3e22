"""Positions of Castle Rock for its tests: a match whose hand in play is set up as a test wants it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.rules.game import Match
from engine.rules.games.castle_rock import CastleRock, CastleRockMatch, CastleRockRound, CastleRockRules
from engine.rules.moves import Capture, Deal, Take
from engine.rules.tiles import HOUSE, Seat, Tile

from ..playing import tiles


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
    match = CastleRock(rules or CastleRockRules()).start(len(hands))
    match.opening, match.dealer, match.number = None, Seat(dealer), 1
    match.totals = list(totals) or [0] * len(hands)
    match.round = CastleRockRound(list(map(tiles, hands)), tiles(row), tiles(boneyard)[::-1], Seat(turn))
    match.round.placed = placed
    spare = iter(match.deck)
    for seat, count in enumerate(captured):
        match.round.captured[seat] = [next(spare) for _ in range(count)]
    return match


def current(match: CastleRockMatch) -> CastleRockRound:
    """The hand in play."""
    assert match.round is not None
    return match.round


def row_of(match: CastleRockMatch) -> list[Tile]:
    """The row as it lies."""
    return current(match).row


def dealt(match: CastleRockMatch, order: Iterable[Tile] | None = None) -> CastleRockMatch:
    """Seat 0 draws the highest lot (so it deals), then the set is dealt in `order`."""
    lots = sorted(match.deck, key=lambda tile: -tile.pips)
    match.play(HOUSE, Deal(tuple(lots[:1] + lots[:0:-1])))
    match.play(HOUSE, Deal(tuple(order or match.deck)))
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
