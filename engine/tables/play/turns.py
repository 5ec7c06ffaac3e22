"""The edits of play: a move, resigning, and premoves, which are for their owner's eyes alone."""

from dataclasses import replace
from typing import Any

from engine.rules.errors import Refused
from engine.rules.moves import Move
from engine.rules.tiles import Tile
from engine.rules.views import Phase as Playing
from engine.rules.views import View
from engine.tables.core.errors import TableRefusal
from engine.tables.core.model import By, Change, Snapshot
from engine.tables.core.rights import Edit, Phase, Request, Role, match_of, seat_for
from engine.tables.play.premoves import Entry, Premoves, premovable
from engine.tables.play.steps import played
from engine.tables.time.breaks import leaves


class MakeMove(Edit, phase=Phase.MATCH, may=(Role.PLAYER,)):
    """Make a move from a button of this version. STALE if the turn is over, and the refusals of the rules."""

    version: int
    move: Move

    def make(self, table: Snapshot, request: Request) -> Change:
        if not table.valid_since <= self.version <= table.version:
            raise Refused(TableRefusal.STALE, version=self.version, current=table.version)
        seat = seat_for(table, request.user_id).seat
        return played(table, seat, self.move, By.PLAYER, request.now, request.click)


class Resign(Edit, phase=Phase.MATCH, may=(Role.PLAYER,)):
    """Leave the match. A robot plays the seat from now on."""

    def make(self, table: Snapshot, request: Request) -> Change:
        return leaves(table, request.user_id, request.now)


# -- premoves --


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
    """`once`, `must` or `line`."""
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
