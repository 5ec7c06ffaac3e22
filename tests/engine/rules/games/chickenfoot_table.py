"""A table of Chickenfoot in the middle of a round, for tests."""

from __future__ import annotations

from collections.abc import Sequence

from engine.rules.errors import IllegalMove, Refusal
from engine.rules.events import Event
from engine.rules.games import make_game
from engine.rules.games.chickenfoot import SETS, ChickenfootMatch
from engine.rules.games.chickenfoot_round import ChickenfootRound
from engine.rules.moves import Deal, Move, Play, parse_move
from engine.rules.tiles import HOUSE, EndId, Seat, Tile

Table = ChickenfootMatch


def tiles(text: str) -> list[Tile]:
    """`tiles("6-3 1-1")`."""
    return [Tile.parse(tile.replace("-", "|")) for tile in text.split()]


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


def table(hands: Sequence[str], plays: str = "", boneyard: str = "", *, turn: int = 0, **options: str) -> Table:
    """A match in its first round with these hands and boneyard (next tile first). `plays` are laid in order, each on
    the first place that it fits; a place with another number is written `2-4@4`."""
    match = start(len(hands), **options)
    dealt(match)
    rules = match.game.rules
    held = [tiles(hand) for hand in hands]
    match.round = current = ChickenfootRound(
        match.game.centre(1),
        held,
        tiles("0-0"),
        Seat(0),
        suit_size=SETS[rules.set] + 1,
        dead_foot=rules.dead_foot,
    )
    laid = plays.split()
    current.hands = [tiles(" ".join(play.partition("@")[0] for play in laid)) + tiles("0-0")]
    for play in laid:
        current.play(found(current, play))
        assert not current.blocked, f"the round ends with {play}"
    current.hands, current.boneyard, current.turn = held, tiles(boneyard)[::-1], Seat(turn)
    return match


def found(current: ChickenfootRound, play: str) -> Play:
    """The play `4-4` on the first place that it fits, or `4-4@4` on one that shows a 4."""
    text, _, value = play.partition("@")
    (tile,) = tiles(text)
    for end, number in current.places():
        if number in (tile.low, tile.high) and value in ("", str(number)):
            return Play(tile, end)
    raise AssertionError(f"{play} does not fit {current.layout}")


def do(match: Table, seat: int, move: Move | str) -> list[Event]:
    """Play `draw`, `pass`, or a tile on the first place that it fits."""
    assert match.round is not None
    if isinstance(move, str):
        move = found(match.round, move) if "-" in move else parse_move(move)
    return match.play(Seat(seat), move)


def refused(match: Table, seat: int, move: Move | str) -> Refusal:
    """Why a move is refused; fails if it is not."""
    try:
        do(match, seat, move)
    except IllegalMove as error:
        return error.refusal
    raise AssertionError(f"{move} was not refused")


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
