"""Premoves: tiles a player lays down before their turn, for their eyes alone.

They are a list of tiles, each with a place or "wherever it fits". Each turn plays the first one that fits; tiles that
fit nowhere stay. If a tile's named place is gone, all premoves are cleared, and so they are by anything unexpected.

A premove waits as `delays.py` says, or plays at once if its owner wants. At slow tables every ping waits a while, so
that it reveals no premove, and a player whose premove plays before is not pinged.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, TypeAlias

from engine.rules.errors import EngineError, Refused
from engine.rules.moves import Capture, Done, Draw, Move, Pass, Play, Stack, move_text, parse_move
from engine.rules.row import lines
from engine.rules.tiles import Tile
from engine.rules.views import Board, FootBoard, RowBoard, TrainsBoard, View
from engine.rules.views import Phase as Playing
from engine.store.rows import PremovesRow
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import Snapshot
from engine.tables.table.rights import Edit, Phase, Role, match_of, seat_for

log = logging.getLogger(__name__)

Entry: TypeAlias = Play | Stack
"""A tile to play. A `Play` without an end fits anywhere, also on a stack."""


class Unexpected(StrEnum):
    """Why premoves were cleared."""

    DOUBLE = "double"
    """A double is open that wasn't when they were laid."""
    ROUND = "round"
    """The round is over."""
    NO_FIT = "no_fit"
    """No tile can be played."""
    FORCED = "forced"
    """A draw or pass that the `must` switch doesn't allow."""
    CAPTURE = "capture"
    """A capture is possible without the `line` switch."""


@dataclass(frozen=True, slots=True)
class Premoves:
    """The premoves of one player at one table."""

    entries: tuple[Entry, ...] = ()
    once: bool = False
    """They are for the next turn only."""
    must: bool = True
    """If no tile fits, draw or pass, and keep them."""
    line: bool = False
    """After the tile, capture all that a line can take (Castle Rock), and finish the turn."""
    at_once: bool = False
    """They are played without a reply delay, which shows that they are premoves."""
    double: int | None = None
    """The double that was open when they were laid (`open_double`)."""
    cleared: Unexpected | None = None
    """Why they were cleared: kept until their owner acts."""

    def having(self, entry: Entry, view: View) -> Premoves:
        """With a tile at the end, or another place for a tile. `view` is the owner's."""
        kept = Premoves() if self.cleared else self
        entries = [entry if known.tile is entry.tile else known for known in kept.entries]
        if entry not in entries:
            entries.append(entry)
        return replace(kept, entries=tuple(entries), double=open_double(view.board))

    def without(self, tile: Tile) -> Premoves | None:
        """Without a tile; None if it was the last."""
        entries = tuple(entry for entry in self.entries if entry.tile is not tile)
        return replace(self, entries=entries) if entries else None

    def move(self, view: View) -> Move | Unexpected:
        """The move to make now, for the seat on turn, whose view this is."""
        if self.surprised(view):
            return Unexpected.DOUBLE
        if isinstance(view.board, RowBoard) and view.phase is Playing.CAPTURE:
            return self._capture(view.board)
        for entry in self.entries:
            anywhere = isinstance(entry, Play) and entry.end is None
            for move in view.moves:
                if isinstance(move, (Play, Stack)) and (move == entry or (anywhere and move.tile is entry.tile)):
                    # A premove forgets no announcement.
                    return replace(move, one=True) if isinstance(move, Play) and may_announce(view) else move
            if not anywhere:
                return Unexpected.NO_FIT
        if self.must and not any(isinstance(move, (Play, Stack)) for move in view.moves):
            for kind in (Draw(), Pass()):
                if kind in view.moves:
                    return kind
        return Unexpected.NO_FIT

    def surprised(self, view: View) -> bool:
        """Whether a double is open that wasn't when they were laid."""
        return (double := open_double(view.board)) is not None and double != self.double

    def _capture(self, board: RowBoard) -> Capture | Done | Unexpected:
        if not self.line:
            return Unexpected.CAPTURE
        found = lines(board.row, 1)
        return found[0].captures[0] if found else Done()

    def after(self, move: Move, view: View) -> Premoves | None:
        """The premoves that are left after a move of their seat; None: none. `view` is as after it. During a turn with
        captures there may be none left but still switches."""
        left = self
        if isinstance(move, (Play, Stack)):
            entries = tuple(entry for entry in self.entries if entry.tile is not move.tile)
            left = replace(self, entries=entries, double=open_double(view.board))
        return left if view.turn == view.viewer or (left.entries and not self.once) else None

    def text(self) -> str:
        """The stored text; `read_one` reads it."""
        stored: dict[str, object] = {"entries": [move_text(entry) for entry in self.entries]}
        stored |= {
            "once": self.once,
            "must": self.must,
            "line": self.line,
            "at_once": self.at_once,
            "double": self.double,
        }
        return json.dumps({**stored, "cleared": self.cleared})


def open_double(board: Board) -> int | None:
    """The number of the open double, unique in the round; None: there is none."""
    if isinstance(board, FootBoard):
        return board.pending
    if isinstance(board, TrainsBoard):
        return next((train.end for train in board.trains if train.open_double), None)
    return None


def may_announce(view: View) -> bool:
    """Whether a play may announce "One tile!": it leaves one tile, at a table with trains (MT20)."""
    return isinstance(view.board, TrainsBoard) and len(view.hand) == 2


def premovable(view: View) -> bool:
    """Whether a player may premove here: not alone. Where players count, a premove states no count (MU14)."""
    return len(view.seats) > 1 and view.viewer is not None and bool(view.hand)


def read_one(text: str) -> Premoves:
    """The stored premoves. Raises `BadNotation`, ValueError, KeyError or TypeError for nonsense."""
    stored: dict[str, Any] = dict(json.loads(text))
    moves, cleared = [parse_move(entry) for entry in stored.pop("entries")], stored.pop("cleared")
    premoved = tuple(move for move in moves if isinstance(move, (Play, Stack)))
    return Premoves(premoved, cleared=None if cleared is None else Unexpected(cleared), **stored)


def read_premoves(rows: Iterable[PremovesRow]) -> dict[int, Premoves]:
    """The premoves at a table by their owners, except unreadable ones."""
    found = {}
    for row in rows:
        try:
            found[row.user_id] = read_one(row.premoves)
        except (EngineError, ValueError, KeyError, TypeError):
            log.error("Premoves could not be read and count as cleared.")
    return found


def premoves_rows(premoves: Mapping[int, Premoves]) -> list[PremovesRow]:
    return [PremovesRow(user_id, premoves.text()) for user_id, premoves in sorted(premoves.items())]


# -- edits --


class Premoving:
    """An edit that changes only the premoves of the person who makes it: no new version, and no one is told."""

    def lay(self, table: Snapshot, premoves: Premoves, user_id: int) -> Premoves | None:
        """The person's premoves afterwards."""
        raise NotImplementedError  # each subclass has its own


class AddPremove(Premoving, Edit, phase=Phase.MATCH, may=(Role.PLAYER,)):
    """Add a tile at the end, or give one another place. STALE if it is not in the hand."""

    entry: Entry

    def lay(self, table: Snapshot, premoves: Premoves, user_id: int) -> Premoves | None:
        view = waiting(table, user_id)
        if self.entry.tile not in view.hand or not premovable(view):
            raise Refused(TableRefusal.STALE)
        return premoves.having(self.entry, view)


class DropPremove(Premoving, Edit, phase=Phase.MATCH, may=(Role.PLAYER,)):
    """Take a tile out."""

    tile: Tile

    def lay(self, table: Snapshot, premoves: Premoves, user_id: int) -> Premoves | None:
        return premoves.without(self.tile)


class SetPremoves(Premoving, Edit, phase=Phase.MATCH, may=(Role.PLAYER,)):
    """Turn a switch of the premoves on or off. STALE if there are none."""

    switch: str
    """`once`, `must`, `line` or `at_once`."""
    on: bool

    def lay(self, table: Snapshot, premoves: Premoves, user_id: int) -> Premoves | None:
        waiting(table, user_id)
        if not premoves.entries:
            raise Refused(TableRefusal.STALE)
        switched: Any = {self.switch: self.on}
        return replace(premoves, **switched)


class ClearPremoves(Premoving, Edit, phase=Phase.MATCH, may=(Role.PLAYER,)):
    """Remove all premoves, on turn too, until they are made."""

    def lay(self, table: Snapshot, premoves: Premoves, user_id: int) -> Premoves | None:
        return None


def waiting(table: Snapshot, user_id: int) -> View:
    """The view of a player who is not on turn, else STALE."""
    seat = seat_for(table, user_id).seat
    view = table.view_for(seat)
    if view is None or table.acting[:1] == (seat,):
        raise Refused(TableRefusal.STALE, version=table.version, current=table.version)
    return view


def if_on_turn(table: Snapshot, view: View) -> View | None:
    """What the owner of `view` would see if it were their turn on this board; None in the middle of a turn and between
    rounds."""
    match = match_of(table).copy()
    if match.round is None or match.round.over or view.viewer is None:
        return None
    match.round.turn, match.score.listed = view.viewer, None
    found = match.view_for(view.viewer)
    return found if found.phase is Playing.PLAY else None
