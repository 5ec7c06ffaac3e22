"""A table of Muggins in the middle of a round, for tests."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.rules.events import Event
from engine.rules.games import make_game
from engine.rules.games.muggins.rules import MugginsMatch
from engine.rules.layout import DOWN, LEFT, RIGHT, UP, Layout
from engine.rules.moves import Appoint, Deal, Play
from engine.rules.tiles import HOUSE, EndId, Seat, Tile, tile_set

from ..playing import position, tiles

ARMS = {"L": LEFT, "R": RIGHT, "U": UP, "D": DOWN}


def end_at(layout: Layout, arm: str) -> EndId:
    """The open end of the arm L, R, U or D."""
    return next(end for end, place in layout.ends.items() if place.slot == ARMS[arm])


def on(match: MugginsMatch, play: str, claim: int | None = None) -> Play:
    """`on(match, "6-3@L", 15)`: the play, with the arm looked up."""
    tile, _, arm = play.partition("@")
    assert match.round is not None
    return Play(tiles(tile)[0], end_at(match.round.layout, arm) if arm else None, claim)


def start(seats: int, **options: str) -> MugginsMatch:
    """A match before its first deal; seat 0 leads."""
    match = make_game("muggins", {"first_leader": "host_choice", **options}).start(seats)
    assert isinstance(match, MugginsMatch)
    return match


def dealt(match: MugginsMatch, order: Sequence[Tile] = tile_set(6)) -> list[Event]:
    """Deal the tiles in that order: a hand for each seat, then the boneyard, first tile first."""
    return match.play(HOUSE, Deal(tuple(order)))


def table(
    hands: Sequence[str],
    plays: str = "",
    boneyard: str = "",
    *,
    turn: int = 0,
    lead: int = 0,
    totals: Sequence[int] = (),
    **options: str,
) -> MugginsMatch:
    """A match with these hands, a layout made by `plays` (`6-6 6-3@L`) and a boneyard, next tile first."""
    line = re.sub(r"@(.)", lambda arm: f"@{ARMS[arm[1]]}", plays)
    host = {"first_leader": "host_choice", **options}
    match = position("muggins", host, hands=hands, line=line, boneyard=boneyard, turn=turn, lead=lead, totals=totals)
    assert isinstance(match, MugginsMatch)
    return match


def arms(match: MugginsMatch) -> dict[str, int]:
    """The open ends as players name them."""
    assert match.round is not None
    letters = {slot: letter for letter, slot in ARMS.items()}
    return {letters[place.slot]: int(place.value) for place in match.round.layout.ends.values()}


def plays_of(match: MugginsMatch, seat: int = 0) -> set[tuple[str, str]]:
    """The plays that a seat has, as (tile, arm)."""
    assert match.round is not None
    letters = {slot: letter for letter, slot in ARMS.items()}
    return {
        (str(move.tile).replace("|", "-"), letters[match.round.layout.ends[move.end].slot])
        for move in match.legal_moves(Seat(seat))
        if isinstance(move, Play) and move.end is not None
    }


def appoint(match: MugginsMatch, seat: int) -> None:
    """The lot falls on `seat`."""
    match.play(HOUSE, Appoint(Seat(seat)))


def count(match: MugginsMatch) -> int:
    """The count, said or unsaid."""
    assert match.round is not None
    return sum(match.round.tips())


def fifteen(*others: str, hand: str = "3-6 0-0", claims: str = "manual", totals: Sequence[int] = ()) -> MugginsMatch:
    """Seat 0 is about to make a count of 15 with 3-6 on the left of 6-6; everybody can go on."""
    return table([hand, *(others or ("0-6", "0-2"))], "6-6", "1-6 2-6", totals=totals, claims=claims)
