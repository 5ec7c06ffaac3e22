"""Positions of Build Up for its tests."""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules.games.build_up.rules import BuildUpMatch, BuildUpRound, BuildUpRules
from engine.rules.games.build_up.stacks import Stacks
from engine.rules.moves import Deal
from engine.rules.options import changed_options
from engine.rules.tiles import HOUSE, Tile, tile_set

from .. import playing
from ..playing import tiles

DECK = tile_set(6)


def position(
    tops: str,
    hands: Sequence[str],
    *,
    owners: Sequence[int] = (),
    turn: int = 0,
    number: int = 1,
    totals: Sequence[int] = (),
    boneyards: Sequence[str] = (),
    rules: BuildUpRules | None = None,
) -> BuildUpMatch:
    """A match in mid-round. By default seat 0 owns the stacks, and the boneyards hold the other tiles."""
    match = playing.position(
        "build_up",
        changed_options(rules) if rules else None,
        hands=hands,
        tops=tops,
        owners=owners,
        boneyards=" / ".join(boneyards or [f"{22 - len(tiles(hand))}?" for hand in hands]),
        turn=turn,
        round=number,
        totals=totals,
    )
    assert isinstance(match, BuildUpMatch)
    return match


def stacks_of(match: BuildUpMatch) -> Stacks:
    """The layout."""
    assert match.stacks is not None
    return match.stacks


def current(match: BuildUpMatch) -> BuildUpRound:
    """The round in play."""
    assert isinstance(match.round, BuildUpRound)
    return match.round


def order_with(first: str, pile: Sequence[Tile] = DECK) -> tuple[Tile, ...]:
    """A pile in an order that begins with certain tiles."""
    begin = tiles(first)
    return (*begin, *(tile for tile in pile if tile not in begin))


def deal(match: BuildUpMatch, *piles: tuple[Tile, ...]) -> None:
    """The house deals these piles."""
    match.play(HOUSE, Deal(tuple(tile for pile in piles for tile in pile)))
