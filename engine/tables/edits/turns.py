"""The edits of play: a move, and resigning."""

from engine.rules.errors import Refusal, Refused
from engine.rules.moves import Move
from engine.tables.edits.breaks import leaves
from engine.tables.edits.steps import SAID, played, speakers, with_window, won_at_once
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import By, Change, ChangeKind, Snapshot
from engine.tables.table.rights import Edit, Phase, Request, Role, annotated, seat_for


class MakeMove(Edit, phase=Phase.MATCH, may=(Role.PLAYER,)):
    """Make a move from a button of this version. STALE if the turn is over, and the refusals of the rules."""

    version: int
    move: Move

    def make(self, table: Snapshot, request: Request) -> Change:
        if not table.valid_since <= self.version <= table.version:
            if isinstance(self.move, SAID):
                raise Refused(Refusal.WINDOW_CLOSED)
            raise Refused(TableRefusal.STALE, version=self.version, current=table.version)
        seat = seat_for(table, request.user_id).seat
        return played(table, seat, self.move, By.PLAYER, request.now, request.click)


class SayNothing(Edit, phase=Phase.MATCH, may=(Role.PLAYER,)):
    """Have nothing to claim or call. The window closes at once when no other person may speak. WINDOW_CLOSED if the
    turn is over."""

    version: int

    def make(self, table: Snapshot, request: Request) -> Change:
        seat = seat_for(table, request.user_id).seat
        if not table.valid_since <= self.version <= table.version or seat not in speakers(table):
            raise Refused(Refusal.WINDOW_CLOSED)
        after = annotated(table, request.now, silent=table.silent | {seat})
        return Change(with_window(table, after, request.now), ChangeKind.SILENT)


class Resign(Edit, phase=Phase.MATCH, may=(Role.PLAYER,)):
    """Leave the match. A robot plays the seat from now on, unless only one side is left: then it has won."""

    def make(self, table: Snapshot, request: Request) -> Change:
        return won_at_once(table, leaves(table, request.user_id, request.now), request.now)
