"""The edits about where a table stands: it moves, its channel or server is gone, a player left the server, it is
ended by a manager.

A match whose channel is gone waits for its host to move it, with its clocks stopped.
"""

from dataclasses import replace
from typing import Final

from engine.pairing.worth import Ended, Left
from engine.rules.errors import Refused
from engine.store.rows import Shown
from engine.tables.edits import parts
from engine.tables.edits.breaks import leaves, pause, resume
from engine.tables.edits.consent import Abandon, voters
from engine.tables.edits.lobby import emptied, listed
from engine.tables.edits.steps import broken_off
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import MOVED_FROM, Change, ChangeKind, ChannelRef, Snapshot, Status
from engine.tables.table.participants import Asks, Home, Question
from engine.tables.table.rights import Edit, Phase, Request, Role, annotated, seat_for
from engine.units import WEEK

HOMELESS: Final = WEEK
"""How long a match waits for another channel before it closes, even if people play on."""


class End(Edit, phase=Phase.OPEN, may=(Role.MANAGER,)):
    """End the table, in its lobby or in play. A manager who plays the match with other people asks them, unless it ends
    `at_once`; who has left it leaves that to others. NOT_MANAGER, PLAYED, QUESTION_OPEN."""

    at_once: bool = False

    def make(self, table: Snapshot, request: Request) -> Change:
        by = Question(Asks.BREAK_OFF, request.user_id, request.by.name)
        others = voters(table, by) - {request.user_id} if table.status is Status.PLAYING and not self.at_once else ()
        if others and parts.took_part(table, request.user_id):
            if Role.PLAYER not in request.roles:
                raise Refused(TableRefusal.PLAYED)
            return Abandon().make(table, request)
        return broken_off(table, request.now, by if table.status is Status.PLAYING else None, Ended.STOPPED)


class MoveTo(Edit, phase=Phase.OPEN, may=(Role.HOST, Role.MANAGER)):
    """Move the table to another channel of its server, where it is shown anew. ELSEWHERE, TABLE_CLOSED. The place of
    its old messages is noted with it."""

    channel: ChannelRef

    def make(self, table: Snapshot, request: Request) -> Change:
        if not table.public:
            raise Refused(TableRefusal.TABLE_CLOSED)
        stays = self.channel == table.channel and not table.homeless
        if stays or self.channel.guild_id != table.channel.guild_id:
            raise Refused(TableRefusal.ELSEWHERE)
        stopped = table.participants.home is Home.STOPPED and table.clock.paused is not None
        runs = resume(table, None, request.now).snapshot if stopped else table
        after = annotated(
            table,
            request.now,
            channel=self.channel,
            deadline=runs.deadline,
            clock=runs.clock.unannounced(),
            participants=replace(table.participants, home=Home.HERE),
            awaited_since=table.version + 1,
            shown=_left_behind(table),
        )
        return Change(after, ChangeKind.MOVED)


def _left_behind(table: Snapshot) -> Shown:
    """The old messages are still to be removed, unless their channel is gone."""
    if table.homeless:
        return nothing_shown(table)
    moving = (table.shown.posting or "").startswith(MOVED_FROM)
    return table.shown if moving else replace(table.shown, posting=f"{MOVED_FROM}{table.channel.channel_id}")


def nothing_shown(table: Snapshot) -> Shown:
    """Discord shows nothing of the table, and the rounds so far get no account."""
    return Shown(shown_rounds=table.ended_rounds)


class LeaveServer(Edit, phase=Phase.OPEN, may=(Role.BOT,)):
    """A player left the server. A lobby goes on without them, and the next person hosts. In a match a robot plays on
    until they come back. NOT_SEATED."""

    user_id: int

    def make(self, table: Snapshot, request: Request) -> Change:
        if table.status is Status.LOBBY:
            return emptied(table, seat_for(table, self.user_id), request.now)
        if table.played_by(self.user_id) is None and any(
            one.user_id == self.user_id for one in table.participants.away
        ):
            kept = parts.left(table, self.user_id, Left.SERVER)
            away = tuple(one for one in kept.away if one.user_id != self.user_id)
            return Change(annotated(table, request.now, participants=replace(kept, away=away)), ChangeKind.ASKED)
        return leaves(table, self.user_id, request.now, ChangeKind.LEFT_SERVER)


class TakeOut(Edit, phase=Phase.OPEN, may=(Role.BOT,)):
    """A person may not play here any more, or has deleted their data: they leave the lobby, or a robot plays on for
    good. NOT_SEATED: they have no part in the table."""

    user_id: int

    def make(self, table: Snapshot, request: Request) -> Change:
        if not takes_part(table, self.user_id):
            raise Refused(TableRefusal.NOT_SEATED)
        people, seat = table.participants.without_person(self.user_id), table.seat_of(self.user_id)
        if table.status is Status.LOBBY:
            left = replace(table, participants=people)
            return listed(left, people, request.now) if seat is None else emptied(left, seat, request.now)
        plays = table.played_by(self.user_id) is not None
        if not plays:
            table = replace(table, participants=parts.left(table, self.user_id, Left.SERVER))
        change = leaves(table, self.user_id, request.now, ChangeKind.TAKEN_OUT) if plays else None
        after = annotated(table, request.now) if change is None else change.snapshot
        after = replace(after, participants=after.participants.without_person(self.user_id))
        return Change(after, ChangeKind.SEATS) if change is None else replace(change, snapshot=after)


def takes_part(table: Snapshot, user_id: int) -> bool:
    """Whether a person plays, is a guest, is away, may sit in for someone, or asks for something. The seats of a table
    that isn't loaded are unknown."""
    plays = table.played_by(user_id) is not None
    return plays or table.participants.without_person(user_id) != table.participants


class LoseServer(Edit, phase=Phase.OPEN, may=(Role.BOT,)):
    """The server is gone: the table ends without a result."""

    def make(self, table: Snapshot, request: Request) -> Change:
        return broken_off(table, request.now, ended=Ended.STOPPED)


class LoseChannel(Edit, phase=Phase.OPEN, may=(Role.BOT,)):
    """The channel is gone: a public match with people waits for another one, every other table ends."""

    def make(self, table: Snapshot, request: Request) -> Change:
        if table.homeless:
            raise Refused(TableRefusal.TABLE_CLOSED)
        if table.status is not Status.PLAYING or not table.public or not table.people:
            return broken_off(table, request.now, ended=Ended.STOPPED)
        runs = table.turn_seconds is not None and table.clock.paused is None
        stands = pause(table, None, request.now).snapshot if runs else table
        after = annotated(
            table,
            request.now,
            deadline=None,
            clock=replace(stands.clock, closes=int(request.now) + HOMELESS, gone=True),
            participants=replace(table.participants, question=None, home=Home.STOPPED if runs else Home.GONE),
        )
        return Change(after, ChangeKind.HOMELESS)
