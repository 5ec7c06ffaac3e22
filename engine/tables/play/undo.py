"""Undo: the table is as it was before the last move, and the move is gone from the record.

A record stays a plain list of moves. So an undo may never cross new knowledge: a draw, a deal, a refilled hand, or
the move of another seat.
"""

from __future__ import annotations

from dataclasses import replace

from engine.rules.errors import Refused
from engine.rules.tiles import Seat
from engine.store.rows import StoredTable
from engine.tables.core.errors import TableRefusal
from engine.tables.core.model import By, Change, ChangeKind, Snapshot
from engine.tables.core.state import changed, in_play
from engine.tables.play.steps import deadline_of, with_window


def before_last(table: Snapshot, stored: StoredTable, seat: Seat) -> Snapshot:
    """The table before the last move, which this seat made. CANNOT_UNDO if another seat made it, or it revealed a
    hidden tile."""
    if stored.table.version != table.version:
        raise Refused(TableRefusal.STALE, version=stored.table.version, current=table.version)
    last = stored.steps[-1] if stored.steps else None
    if last is None or last.seat != seat or last.made_by != By.PLAYER:
        raise Refused(TableRefusal.CANNOT_UNDO)
    before = in_play(stored, len(stored.steps) - 1)
    if _shown(before, table, seat):
        raise Refused(TableRefusal.CANNOT_UNDO)
    return before


def _shown(before: Snapshot, after: Snapshot, seat: Seat) -> bool:
    """Whether the seat's move has revealed a tile other than the one it played."""
    if len(before.rounds) != len(after.rounds):
        return True
    for info in after.seats:
        was, is_ = before.view_for(info.seat), after.view_for(info.seat)
        assert was is not None
        assert is_ is not None
        held = list(was.hand)
        for tile in is_.hand:
            if tile not in held:
                return True
            held.remove(tile)
        if (held and info.seat != seat) or was.boneyard != is_.boneyard or was.number != is_.number:
            return True
    return False


def undone(table: Snapshot, stored: StoredTable, seat: Seat, now: float) -> Change:
    """The seat's last move is undone, and its turn timer starts anew."""
    before = before_last(table, stored, seat)
    clock = table.clock.begins(seat)
    after = changed(
        table,
        now,
        deadline=deadline_of(clock, table.turn_seconds, seat, now),
        participants=replace(table.participants, question=None),
        clock=clock,
        match=before.match,
        steps=before.steps,
        clicked=before.clicked,
    )
    return Change(with_window(table, after, now), ChangeKind.UNDONE, seat=seat)
