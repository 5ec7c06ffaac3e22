"""Positions of Castle Rock Solitaire for its tests."""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules.games.castle_rock_solitaire import (
    CastleRockSolitaire,
    CastleRockSolitaireMatch,
    CastleRockSolitaireRules,
    SolitaireRound,
)
from engine.rules.tiles import Tile, tile_set

LEAFLET = CastleRockSolitaireRules(rendition="leaflet")


def position(
    row: Sequence[Tile], boneyard: Sequence[Tile] = (), rules: CastleRockSolitaireRules | None = None
) -> CastleRockSolitaireMatch:
    """A solitaire under way; `boneyard` is in the order of drawing, all other tiles have been removed."""
    match = CastleRockSolitaire(rules or CastleRockSolitaireRules()).start(1)
    match.round = SolitaireRound(match.game.rules, list(row), list(boneyard)[::-1])
    known = {*row, *boneyard}
    match.round.captured = [tile for tile in tile_set(6) if tile not in known]
    return match


def current(match: CastleRockSolitaireMatch) -> SolitaireRound:
    """The round in play."""
    assert match.round is not None
    return match.round
