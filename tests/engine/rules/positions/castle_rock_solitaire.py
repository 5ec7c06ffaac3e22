"""Positions of Castle Rock Solitaire for its tests."""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules.games.castle_rock_solitaire.rules import (
    CastleRockSolitaireMatch,
    CastleRockSolitaireRules,
    SolitaireRound,
)
from engine.rules.options import changed_options
from engine.rules.tiles import Tile

from .. import playing

LEAFLET = CastleRockSolitaireRules(rendition="leaflet")


def position(
    row: Sequence[Tile], boneyard: Sequence[Tile] = (), rules: CastleRockSolitaireRules | None = None
) -> CastleRockSolitaireMatch:
    """A solitaire under way; `boneyard` is in the order of drawing, all other tiles have been removed."""
    match = playing.position(
        "castle_rock_solitaire",
        changed_options(rules) if rules else None,
        row=row,
        boneyard=boneyard,
        captured="rest",
    )
    assert isinstance(match, CastleRockSolitaireMatch)
    return match


def current(match: CastleRockSolitaireMatch) -> SolitaireRound:
    """The round in play."""
    assert isinstance(match.round, SolitaireRound)
    return match.round
