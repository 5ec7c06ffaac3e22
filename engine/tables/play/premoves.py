"""Plans: what somebody wants to play when their turn comes, laid down before it and for their eyes alone.

A plan is a list of tiles, each with its place or "wherever it fits", of which a turn plays one. The first that fits is
played: one that fits nowhere leaves its turn to the next, and stays. One whose named place is not there, or takes it no
more, ends the plan, since what follows was meant for another board. So does all else that the plan did not expect.

A planned move waits as `delays.py` says. The player is pinged like anybody who thinks: a late or missing ping
would tell everybody of the plan. It goes with the move.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, TypeAlias

from engine.rules.errors import EngineError
from engine.rules.moves import Capture, Done, Draw, Move, Pass, Play, Stack, move_text, parse_move
from engine.rules.row import lines
from engine.rules.tiles import Tile
from engine.rules.views import Board, FootBoard, Phase, RowBoard, TrainsBoard, View
from engine.store.rows import PremovesRow

log = logging.getLogger(__name__)

Entry: TypeAlias = Play | Stack
"""A tile to be played. `Play` without an end: wherever it fits, also on a stack."""


class Unexpected(StrEnum):
    """What a plan was cleared by."""

    DOUBLE = "double"
    """A double lies open that did not when the plan was laid."""
    WINDOW = "window"
    """Somebody may claim, call or announce something."""
    ROUND = "round"
    """The round is over."""
    NO_FIT = "no_fit"
    """Nothing of the plan can be played."""
    FORCED = "forced"
    """A draw or a pass, which the plan did not allow."""
    CAPTURE = "capture"
    """Something can be captured, and the plan does not say what."""


@dataclass(frozen=True, slots=True)
class Plan:
    """The plan of one person at one table."""

    entries: tuple[Entry, ...] = ()
    once: bool = False
    """It is for the next turn alone, not until it is used up."""
    must: bool = True
    """Where nothing can be played, it draws or passes, and stays."""
    line: bool = False
    """After the tile, all is captured that a line can take (Castle Rock), and the turn is finished."""
    double: int | None = None
    """The double that lay open when the plan was laid (`open_double`)."""
    cleared: Unexpected | None = None
    """Nothing is planned any more, for this reason: kept until its owner has acted, who is told."""

    def having(self, entry: Entry, view: View) -> Plan:
        """The same with a tile at its end, or with another place for one that it has; `view` is its owner's."""
        kept = Plan() if self.cleared else self
        entries = [entry if known.tile is entry.tile else known for known in kept.entries]
        if entry not in entries:
            entries.append(entry)
        return replace(kept, entries=tuple(entries), double=open_double(view.board))

    def without(self, tile: Tile) -> Plan | None:
        """The same without a tile; None if it was the last."""
        entries = tuple(entry for entry in self.entries if entry.tile is not tile)
        return replace(self, entries=entries) if entries else None

    def move(self, view: View) -> Move | Unexpected:
        """What it does now, for the seat of `view`, which is on turn."""
        if self.surprised(view):
            return Unexpected.DOUBLE
        if isinstance(view.board, RowBoard) and view.phase is Phase.CAPTURE:
            return self._capture(view.board)
        for entry in self.entries:
            fitting = [move for move in view.moves if isinstance(move, (Play, Stack)) and _fits(entry, move)]
            if fitting:
                return _announcing(view, fitting[0])
            if not _anywhere(entry):
                return Unexpected.NO_FIT
        if self.must and not any(isinstance(move, (Play, Stack)) for move in view.moves):
            for kind in (Draw(), Pass()):
                if kind in view.moves:
                    return kind
        return Unexpected.NO_FIT

    def surprised(self, view: View) -> bool:
        """Whether a double lies open of which it did not know."""
        return (double := open_double(view.board)) is not None and double != self.double

    def _capture(self, board: RowBoard) -> Capture | Done | Unexpected:
        if not self.line:
            return Unexpected.CAPTURE
        found = lines(board.row, 1)
        return found[0].captures[0] if found else Done()

    def after(self, move: Move, view: View) -> Plan | None:
        """What is left of it after a move of its seat, whose view is as it is by then; None: nothing. While the turn
        goes on (captures), it may be a plan without tiles."""
        left = self
        if isinstance(move, (Play, Stack)):
            entries = tuple(entry for entry in self.entries if entry.tile is not move.tile)
            left = replace(self, entries=entries, double=open_double(view.board))
        return left if view.turn == view.viewer or (left.entries and not self.once) else None

    def text(self) -> str:
        """As it is stored; `read_plan` reads it back."""
        stored: dict[str, object] = {"entries": [move_text(entry) for entry in self.entries]}
        stored |= {"once": self.once, "must": self.must, "line": self.line, "double": self.double}
        return json.dumps({**stored, "cleared": self.cleared})


def open_double(board: Board) -> int | None:
    """The double that has to be covered first, by a number that no other of the round has; None: there is none."""
    if isinstance(board, FootBoard):
        return board.pending
    if isinstance(board, TrainsBoard):
        return next((train.end for train in board.trains if train.open_double), None)
    return None


def may_announce(view: View) -> bool:
    """Whether "One tile!" may be said with a play: it leaves a single tile, and the table has trains (MT20)."""
    return isinstance(view.board, TrainsBoard) and len(view.hand) == 2


def _announcing(view: View, move: Move) -> Move:
    """Who plans forgets nothing."""
    return replace(move, one=True) if isinstance(move, Play) and may_announce(view) else move


def _anywhere(entry: Entry) -> bool:
    return isinstance(entry, Play) and entry.end is None


def _fits(entry: Entry, move: Entry) -> bool:
    return move == entry or (_anywhere(entry) and move.tile is entry.tile)


def plannable(view: View) -> bool:
    """Whether somebody may plan at this table: where the players count, a play says something that only the board by
    then can tell (MU14); and alone one is always on turn."""
    return not view.claims and len(view.seats) > 1 and view.viewer is not None and bool(view.hand)


def read_plan(text: str) -> Plan:
    """What was stored. Raises `BadNotation`, ValueError, KeyError or TypeError for nonsense."""
    return _plan(**json.loads(text))


def _plan(entries: list[str], cleared: str | None, **rest: Any) -> Plan:
    moves = [parse_move(entry) for entry in entries]
    planned = tuple(move for move in moves if isinstance(move, (Play, Stack)))
    return Plan(planned, cleared=None if cleared is None else Unexpected(cleared), **rest)


def read_plans(rows: Iterable[PremovesRow]) -> dict[int, Plan]:
    """The plans at a table by their owners; one that cannot be read is none."""
    found = {}
    for row in rows:
        try:
            found[row.user_id] = read_plan(row.premoves)
        except (EngineError, ValueError, KeyError, TypeError):
            log.error("A plan cannot be read, and counts as cleared.")
    return found


def plan_rows(plans: Mapping[int, Plan]) -> list[PremovesRow]:
    return [PremovesRow(user_id, plan.text()) for user_id, plan in sorted(plans.items())]
