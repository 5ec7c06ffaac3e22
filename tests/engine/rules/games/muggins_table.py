"""A table of Muggins in the middle of a round, for tests."""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules.errors import IllegalMove, Refusal
from engine.rules.events import Event
from engine.rules.games import make_game
from engine.rules.games.muggins import MugginsMatch
from engine.rules.games.muggins_round import MugginsRound, lay
from engine.rules.layout import DOWN, LEFT, RIGHT, UP, Layout
from engine.rules.moves import Appoint, Deal, Move, Play, parse_move
from engine.rules.tiles import HOUSE, EndId, Seat, Tile, tile_set

ARMS = {"L": LEFT, "R": RIGHT, "U": UP, "D": DOWN}


def tiles(text: str) -> list[Tile]:
    """`tiles("6-3 1-1")`."""
    return [Tile.parse(tile.replace("-", "|")) for tile in text.split()]


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
    totals: Sequence[int] = (),
    **options: str,
) -> MugginsMatch:
    """A match with these hands, a layout made by `plays` (`6-6 6-3@L`) and a boneyard, next tile first."""
    match = start(len(hands), **options)
    dealt(match)
    draw_out = match.game.rules.dead_layout == "draw_out"
    rest = tiles(boneyard)[::-1]
    match.round = current = MugginsRound([tiles(hand) for hand in hands], rest, Seat(turn), draw_out=draw_out)
    for play in plays.split():
        tile, _, arm = play.partition("@")
        end = end_at(current.layout, arm) if arm else None
        current.spinner = lay(current.layout, current.spinner, tiles(tile)[0], end)
    match.totals = list(totals) or match.totals
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


def do(match: MugginsMatch, seat: int, move: Move | str) -> list[Event]:
    """Play a move or the text of one."""
    return match.play(Seat(seat), parse_move(move) if isinstance(move, str) else move)


def refused(match: MugginsMatch, seat: int, move: Move | str) -> Refusal:
    """Why a move is refused; fails if it is not."""
    try:
        do(match, seat, move)
    except IllegalMove as error:
        return error.refusal
    raise AssertionError(f"{move} was not refused")


def appoint(match: MugginsMatch, seat: int) -> None:
    """The lot falls on `seat`."""
    match.play(HOUSE, Appoint(Seat(seat)))
