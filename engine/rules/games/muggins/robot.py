"""Muggins' robot: score points, leave the next player few, claim them, and call Muggins! on forgotten ones.

It tries every play on a table of its own: points first, less the points that the next player may expect, then pips and
doubles shed, and tiles that stay playable. It states its count with the play, and calls "Muggins!" on any open points.
Open ends are public, so counting them uses no secret.
"""

from __future__ import annotations

from dataclasses import replace

from engine.rules.game import Rng
from engine.rules.games.muggins.round import End, MugginsRound, points
from engine.rules.line.robot import expected_best, hands_value, unseen_of
from engine.rules.moves import Call, Claim, Move, Play
from engine.rules.round import Search, tiles_in
from engine.rules.tiles import Pip, Seat, Tile
from engine.rules.views import LineBoard, View

WINS = {"gentle": 13.2, "sharp": 68.4}
"""How often a robot of a level wins against a usual one, in percent of matches of two (`docs/robots.md`)."""

POINT_WEIGHT = 3
DUEL_WEIGHT, WEIGHT = 2, 1.5
"""The cost of a point that the next player may expect: with two players, with more."""


def choose(view: View, rng: Rng) -> Move | None:
    """A claim or call if the last play has open points; else the best play or the forced move."""
    assert isinstance(view.board, LineBoard)
    table = table_of(view.board)
    if open_points := table.points:
        for move in view.moves:
            if isinstance(move, Claim):
                return Claim(open_points)
            if isinstance(move, Call):
                return move
    plays = [move for move in view.moves if isinstance(move, Play)]
    if not plays:
        return next((move for move in view.moves if not isinstance(move, (Claim, Call))), None)
    return stated(view, max(plays, key=lambda play: (worth(view, table, play), rng.randrange(1 << 30))))


def stated(view: View, play: Play) -> Play:
    """The play with its points, where the players count."""
    scored = gained(view, play)
    return replace(play, claim=scored) if view.claims and scored else play


def worth(view: View, table: MugginsRound, play: Play) -> float:
    """Points scored less points expected for the next player, pips and doubles shed, and tiles left in hand that
    fit."""
    laid = after(table, play)
    fitting = sum(bool(laid.fitting & tile.bit) for tile in view.hand if tile is not play.tile)
    risk = (DUEL_WEIGHT if len(view.seats) == 2 else WEIGHT) * expected(view, laid)
    return POINT_WEIGHT * laid.points - risk + play.tile.pips / 2 + play.tile.double + fitting


def gained(view: View, play: Play) -> int:
    """The points that a play makes."""
    assert isinstance(view.board, LineBoard)
    return after(table_of(view.board), play).points


def open_points(view: View) -> int:
    """The points of the last play that may be claimed or called."""
    assert isinstance(view.board, LineBoard)
    return table_of(view.board).points


def numbers_after(view: View, play: Play) -> set[Pip]:
    """The numbers at the ends after a play. A spinner with both sides covered opens two more."""
    assert isinstance(view.board, LineBoard)
    return {end.value for end in after(table_of(view.board), play).ends.values()}


def expected(view: View, table: MugginsRound) -> float:
    """The points that the next player makes on average, with every unseen tile equally likely in that hand."""
    unseen, following = tiles_in(unseen_of(view)), view.seats[((view.viewer or 0) + 1) % len(view.seats)]
    count = sum(table.tips())
    answers = [
        max((points(counted(count, end, tile)) for end in table.ends.values() if tile.bit & end.suit), default=0)
        for tile in unseen
    ]
    return expected_best(answers, following.tiles / max(1, len(unseen)))


def counted(count: int, end: End, tile: Tile) -> int:
    """The count of the ends after a tile is laid at one of them."""
    return count - (end.tip or 0) + (tile.pips if tile.double else tile.other(end.value))


def table_of(board: LineBoard) -> MugginsRound:
    """The table of a view, to try plays on."""
    table = MugginsRound([], [], Seat(0))
    for node in board.layout.nodes:
        end = next((number for number, end in table.ends.items() if end.slot == node.slot), None)
        table.lay(Play(node.tile, end))
    return table


def after(table: MugginsRound, play: Play) -> MugginsRound:
    """The table once `play` is laid."""
    twin = table.copy()
    twin.lay(play)
    return twin


def reply(current: MugginsRound) -> Move:
    """The play that scores most and sheds most."""
    plays = [move for move in current.legal() if isinstance(move, Play)]
    if not plays:
        return current.legal()[0]
    before = sum(current.tips())

    def gain(play: Play) -> float:
        tile, count = play.tile, play.tile.pips
        if play.end is not None:
            count = counted(before, current.ends[play.end], tile)
        return POINT_WEIGHT * points(count) + tile.pips / 2 + tile.double

    return max(plays, key=gain)


def worth_in_points(view: View, play: Play) -> float:
    """The worth of a play by the rule, in points."""
    assert isinstance(view.board, LineBoard)
    return worth(view, table_of(view.board), play) / POINT_WEIGHT


SEARCH = Search(150, reply, hands_value, plies=8, rule=worth_in_points)
