"""Muggins' robot: score points, claim them, and call Muggins! on points that an opponent forgets.

It tries every play on a table of its own: points first, then pips and doubles shed, and tiles that stay playable. It
states its count with the play, and calls "Muggins!" on any open points. Open ends are public, so counting them uses
no secret.
"""

from __future__ import annotations

from dataclasses import replace

from engine.rules.game import Rng
from engine.rules.games.muggins.round import MugginsRound, points
from engine.rules.line.robot import hands_value
from engine.rules.moves import Call, Claim, Move, Play
from engine.rules.search import Search
from engine.rules.tiles import Seat
from engine.rules.views import LineBoard, View

POINT_WEIGHT = 3
SUIT_WEIGHT = 2
DOUBLE_WEIGHT = 2


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
    assert isinstance(view.board, LineBoard)
    gained = after(table_of(view.board), play).points
    return replace(play, claim=gained) if view.claims and gained else play


def worth(view: View, table: MugginsRound, play: Play) -> int:
    """Points scored, pips and doubles shed, and tiles of the remaining hand that fit afterwards."""
    laid = after(table, play)
    fitting = sum(bool(laid.fitting & tile.bit) for tile in view.hand if tile is not play.tile)
    shed = play.tile.pips + DOUBLE_WEIGHT * play.tile.double
    return POINT_WEIGHT * laid.points + shed + SUIT_WEIGHT * fitting


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
            end = current.ends[play.end]
            count = before - (end.tip or 0) + (tile.pips if tile.double else tile.other(end.value))
        return POINT_WEIGHT * points(count) + tile.pips / 2 + tile.double

    return max(plays, key=gain)


SEARCH = Search(150, reply, hands_value, lambda view, current: current.points, plies=8)
