"""The edits that need the other players' consent: abandon, pause, wait for someone, take over a seat, undo.

Each puts a `Question` to the people at the table. It is stored with the table, so a restart keeps the answers. There
is one question at a time, and it lapses at the end of the round. Only the question whether to wait for someone may
stand for days, beside another one. If it is not answered in time, the answer is no.

After an undo the table is as it was before the last move, and the move is gone from the record. A record stays a plain
list of moves. So an undo may never cross new knowledge: a draw, a deal, a refilled hand, or the move of another seat.
"""

from dataclasses import replace
from typing import ClassVar

from engine.rules.errors import Refusal, Refused
from engine.rules.tiles import Seat
from engine.tables.edits import breaks, parts
from engine.tables.edits.lobby import check_may_sit
from engine.tables.edits.steps import IDLE_SECONDS, broken_off, deadline_of, sat_down, with_window
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import By, Change, ChangeKind, Earlier, Person, SeatInfo, Snapshot, Status
from engine.tables.table.participants import Asks, Question, TakeOver
from engine.tables.table.rights import Edit, Phase, Request, Role, annotated, changed, match_of, seat_for

ALL_AGREE = (Asks.UNDO, Asks.PAUSE, Asks.WAIT)
"""For the other questions, more than half is enough."""
MOST_FAILED = 3
"""How often a player may ask the same in a round and be refused, or withdraw it."""


def voters(table: Snapshot, question: Question) -> set[int]:
    """The people whose answers count: all at the table, without the player whom a question is about. Who is away or may
    come back is asked about what would take their seat or their match."""
    people = set(table.people) - ({question.user_id} if question.asks is Asks.SIT_IN else set())
    if question.asks is Asks.BREAK_OFF:
        people |= {one.user_id for one in table.participants.away} | _owners(table)
    if question.asks is Asks.TAKE_OVER and (owner := parts.owner_of(table, question.seat)) is not None:
        people.add(owner)
    return people


def _owners(table: Snapshot) -> set[int]:
    """The people whose time ran out and who may come back to their seats."""
    return {owner for info in table.seats if (owner := parts.owner_of(table, info.seat)) is not None}


def needed(table: Snapshot, question: Question) -> int:
    """How many of them must agree. Who has lost a seat to the clock ends no match, but may have to agree."""
    gone = _owners(table) if question.asks is Asks.BREAK_OFF else set[int]()
    count = len(voters(table, question) - gone)
    owned = question.asks is Asks.TAKE_OVER and parts.owner_of(table, question.seat) is not None
    return count if owned or question.asks in ALL_AGREE else count // 2 + 1


def must_agree(table: Snapshot, question: Question) -> set[int]:
    """The people who must agree: the side that is ahead, when a match is abandoned."""
    if question.asks is not Asks.BREAK_OFF:
        return set()
    leaders, people = parts.ahead(table), voters(table, question)
    seats = {info.user_id: info.seat for info in table.seats} | {
        one.user_id: one.seat for one in table.participants.away
    }
    return {user for user in people if parts.side_at(table, seats[user]) in leaders}


def agreed(table: Snapshot, question: Question) -> int:
    """How many people have agreed so far, the asker included."""
    return len(set(question.yes) & voters(table, question))


class Abandon(Edit, phase=Phase.MATCH, may=(Role.PLAYER, Role.HOST)):
    """Ask to end the match without a result: more than half must agree, and the side that is ahead. After a long
    silence of another player it ends at once, unless a side is ahead of the asker's. Once someone has left, the match
    counts as it stands. NOT_SEATED, QUESTION_OPEN."""

    def make(self, table: Snapshot, request: Request) -> Change:
        if Role.HOST in request.roles and not table.people:
            return broken_off(table, request.now)
        question = _question(table, Asks.BREAK_OFF, request)
        silent = request.now >= table.active_at + max(IDLE_SECONDS, 3 * (table.turn_seconds or 0))
        others = table.turn is not None and table.turn.user_id != request.user_id and not table.participants.away
        if silent and others and must_agree(table, question) <= {request.user_id}:
            return broken_off(table, request.now, question)
        return _ask_or_agree(table, question, request)


class StopClocks(Edit, phase=Phase.MATCH, may=(Role.PLAYER, Role.MANAGER)):
    """Pause the match: a player asks the others, a manager who doesn't play here does it. NO_CLOCK, QUESTION_OPEN."""

    def make(self, table: Snapshot, request: Request) -> Change:
        breaks.check_running(table)
        if Role.PLAYER not in request.roles:
            return breaks.pause(table, None, request.now)
        return _ask_or_agree(table, _question(table, Asks.PAUSE, request), request)


class RunClocks(Edit, phase=Phase.MATCH, may=(Role.PLAYER, Role.MANAGER)):
    """Resume the match. NOT_PAUSED."""

    def make(self, table: Snapshot, request: Request) -> Change:
        seat = seat_for(table, request.user_id).seat if Role.PLAYER in request.roles else None
        return breaks.let_run(table, seat, request.now)


class Undo(Edit, phase=Phase.MATCH, may=(Role.PLAYER,)):
    """Ask to take one's last move back, from a button of this `version` (None: of any). CANNOT_UNDO, QUESTION_OPEN,
    STALE."""

    version: int | None = None

    @property
    def takes_back(self) -> bool:
        return True

    def make(self, table: Snapshot, request: Request) -> Change:
        question = _question(table, Asks.UNDO, request)
        before_last(table, request.earlier, Seat(question.seat))
        if self.version is not None and not table.valid_since <= self.version <= table.version:
            raise Refused(TableRefusal.STALE, version=self.version, current=table.version)
        return _put(table, question, request)


class TakeOverSeat(Edit, phase=Phase.MATCH, may=(Role.ANYONE,)):
    """Take a robot's seat, or ask the players for it, once a match. Everyone must agree if its player may come back,
    they too. ALREADY_SEATED, SEAT_NOT_FREE, NOT_NAMED, NO_TAKE_OVER, TURNED_DOWN, QUESTION_OPEN, KNOWS_DEAL,
    DEAL_CLOSED."""

    seat: int | None = None
    """None: any robot's seat whose player isn't away."""
    sits: ClassVar[bool] = True

    def make(self, table: Snapshot, request: Request) -> Change:
        if table.seat_of(request.user_id) is not None:
            raise Refused(TableRefusal.ALREADY_SEATED)
        seat = next(iter(open_seats(table, request.user_id)), -1) if self.seat is None else self.seat
        if len(table.seats) == 1 or not 0 <= seat < len(table.seats) or table.seats[seat].human:
            raise Refused(TableRefusal.SEAT_NOT_FREE)
        check_may_sit(table, request.user_id, request.knowing)
        switch, away = table.participants.take_over, table.participants.away_from(seat)
        if away is not None:  # its owner comes back, and only the substitute they named may see the hand
            if request.user_id != away.friend_id:
                raise Refused(TableRefusal.NOT_NAMED)
            switch = TakeOver.ANYONE if switch is TakeOver.ANYONE else TakeOver.CONSENT
        if switch is TakeOver.NO:
            raise Refused(TableRefusal.NO_TAKE_OVER)
        known = away is None and parts.has_played(table, request.user_id)
        if known or request.user_id in table.participants.turned_down:
            raise Refused(TableRefusal.TURNED_DOWN)
        owned = parts.owner_of(table, seat) is not None
        if (switch is TakeOver.ANYONE and not owned) or not table.people:
            return sat_down(table, SeatInfo.of(seat, request.by), ChangeKind.TAKEN_OVER, request.now)
        return _put(table, Question(Asks.TAKE_OVER, request.user_id, request.by.name, seat), request)


class GoAway(Edit, phase=Phase.MATCH, may=(Role.PLAYER,)):
    """Be away until a moment (seconds UTC). The others are asked to wait, or a robot plays, or the `friend` sits in.
    A person among robots pauses the match. NO_CLOCK, BAD_OPTION (over, or too far off)."""

    until: int
    wait: bool = True
    friend: Person | None = None

    def make(self, table: Snapshot, request: Request) -> Change:
        if not request.now < self.until <= request.now + breaks.MOST_AWAY:
            raise Refused(Refusal.BAD_OPTION, name="until", value=self.until)
        alone = table.people == (request.user_id,)
        if (self.wait or alone) and (table.turn_seconds is None or table.homeless):
            raise Refused(TableRefusal.NO_CLOCK)
        asked = table.participants.wait
        if alone or (self.wait and (asked is None or asked.user_id == request.user_id)):
            table = replace(table, participants=replace(table.participants, wait=None))
            question = replace(_question(table, Asks.WAIT, request), until=self.until)
            return _put(table, question, request)
        return breaks.robot_sits_in(table, seat_for(table, request.user_id), self.until, self.friend, request.now)


class ComeBack(Edit, phase=Phase.MATCH, may=(Role.PLAYER, Role.AWAY)):
    """Play again after resigning or being away. ALREADY_SEATED, FORFEITED."""

    def make(self, table: Snapshot, request: Request) -> Change:
        user_id, now, asked = request.user_id, request.now, table.participants.wait
        away = next((one for one in table.participants.away if one.user_id == user_id), None)
        if away is not None and away.waits:
            return breaks.awaited_back(table, away, Seat(away.seat), now)
        if asked is not None and asked.user_id == user_id:
            return breaks.no_question(table, now)
        if away is not None and not table.clock.seat(away.seat).forfeited:
            return breaks.seat_returned(table, away, now)
        seat = table.seat_of(user_id)
        if seat is None:
            raise Refused(TableRefusal.NOT_SEATED)
        if seat.human:
            raise Refused(TableRefusal.ALREADY_SEATED)
        if table.clock.seat(seat.seat).forfeited:
            raise Refused(TableRefusal.FORFEITED)
        return sat_down(table, replace(seat, resigned=False), ChangeKind.CAME_BACK, now)


class Withdraw(Edit, phase=Phase.MATCH, may=(Role.ANYONE,)):
    """Withdraw one's own open question with this key. NO_QUESTION."""

    key: str

    def make(self, table: Snapshot, request: Request) -> Change:
        question = next((one for one in table.participants.questions if one.key == self.key), None)
        if question is None or question.asks is Asks.SIT_IN or question.user_id != request.user_id:
            raise Refused(TableRefusal.NO_QUESTION)
        participants = table.participants.failing(question)
        after = annotated(table, request.now, participants=participants, active_at=table.active_at)
        return Change(after, ChangeKind.ASKED)


class Answer(Edit, phase=Phase.MATCH, may=(Role.PLAYER, Role.AWAY)):
    """Answer the open question with this key. NO_QUESTION, NOT_SEATED."""

    key: str
    yes: bool

    @property
    def takes_back(self) -> bool:
        return self.key.startswith(Asks.UNDO)

    def make(self, table: Snapshot, request: Request) -> Change:
        question = next((one for one in table.participants.questions if one.key == self.key), None)
        if question is None:
            raise Refused(TableRefusal.NO_QUESTION)
        if question.asks is Asks.SIT_IN and request.user_id == question.user_id:  # the player is back
            if self.yes:
                return _result(table, question, request)
            participants = table.participants.put(question.asks, None)
            return Change(annotated(table, request.now, participants=participants), ChangeKind.ASKED)
        if request.user_id not in voters(table, question):
            raise Refused(TableRefusal.NOT_SEATED)
        return _put(table, question.answered(request.user_id, yes=self.yes), request)


def _question(table: Snapshot, asks: Asks, request: Request) -> Question:
    """A question by a player, who agrees with it."""
    seat = seat_for(table, request.user_id)
    return Question(asks, request.user_id, seat.name, seat.seat, yes=(request.user_id,))


def _ask_or_agree(table: Snapshot, question: Question, request: Request) -> Change:
    """Put a question, or agree with the same one if someone else has asked it."""
    before = table.participants.question
    if before is not None and before.asks is question.asks:
        question = before.answered(request.user_id, yes=True)
    return _put(table, question, request)


def _put(table: Snapshot, question: Question, request: Request) -> Change:
    """The table with this question as it is answered by now, or with its result. Answers leave all choices as they
    were, and don't count as activity."""
    before = table.participants.wait if question.asks is Asks.WAIT else table.participants.question
    outsider = before is not None and before.asks is Asks.TAKE_OVER and question.asks is not Asks.TAKE_OVER
    if outsider:
        before = None
    if before is not None and not before.same(question):
        raise Refused(TableRefusal.QUESTION_OPEN)
    if before is not None and before.since != question.since:
        question = before  # asked again, it stands as it is answered
    if before is None and table.participants.asked.count(question.subject) > MOST_FAILED:
        raise Refused(TableRefusal.ASKED_OFTEN, most=MOST_FAILED)
    must, willing = must_agree(table, question), voters(table, question) - set(question.no)
    if agreed(table, question) >= needed(table, question) and must <= set(question.yes):
        return _result(table, question, request)
    open_ = len(willing) >= needed(table, question) and must <= willing
    if not open_ and question.asks is Asks.WAIT:
        return not_waiting(table, question, request.now)
    participants = table.participants
    if not open_:
        participants = replace(participants.failing(question), decided=question)
    elif before is None:
        participants = participants.putting(question, table.version + 1)
    else:
        participants = participants.put(question.asks, question)
    if question.asks is Asks.TAKE_OVER and not open_:
        participants = replace(participants, turned_down=(*participants.turned_down, question.user_id))
    after = annotated(table, request.now, participants=participants, active_at=table.active_at)
    return Change(after, ChangeKind.ASKED if open_ else ChangeKind.REFUSED)


def _result(table: Snapshot, question: Question, request: Request) -> Change:
    """The table after enough people have agreed."""
    seat, now = Seat(question.seat), request.now
    if question.asks is Asks.UNDO:
        return undone(table, request.earlier, seat, now)
    if question.asks is Asks.BREAK_OFF:
        return broken_off(table, now, question)
    if question.asks is Asks.PAUSE:
        return breaks.pause(table, seat, now)
    if question.asks is Asks.SIT_IN:
        return breaks.leaves(table, question.user_id, now, ChangeKind.REPLACED)
    if question.asks is Asks.WAIT:
        return breaks.all_wait(table, question, now)
    if table.seats[seat].human:
        raise Refused(TableRefusal.SEAT_NOT_FREE)
    granted = replace(question, granted=True, since=table.version + 1)
    table = replace(table, participants=replace(table.participants, decided=granted))
    return sat_down(table, SeatInfo.of(seat, Person(question.user_id, question.name)), ChangeKind.TAKEN_OVER, now)


def open_seats(table: Snapshot, user_id: int) -> list[int]:
    """The robots' seats that this person may take over, or ask for: not the seat of a player who is away, unless they
    named this person as their substitute."""
    away = {one.seat: one.friend_id for one in table.participants.away}
    anyone = table.participants.take_over is not TakeOver.NO
    if table.status is not Status.PLAYING or len(table.seats) == 1:
        return []
    free = [seat.seat for seat in table.seats if not seat.human]
    return [seat for seat in free if (away[seat] == user_id if seat in away else anyone)]


def not_waiting(table: Snapshot, question: Question, now: float) -> Change:
    """The others don't wait for the asker: a robot plays."""
    return breaks.robot_sits_in(table, table.seats[question.seat], question.until, None, now)


# -- undo --


def before_last(table: Snapshot, earlier: Earlier | None, seat: Seat) -> Snapshot:
    """The table before the last move, which this seat made. STALE if it has changed since, CANNOT_UNDO if another seat
    made the move, or it revealed a hidden tile."""
    if earlier is not None and earlier.table.version != table.version:
        raise Refused(TableRefusal.STALE, version=earlier.table.version, current=table.version)
    mine = earlier is not None and earlier.seat == seat and earlier.by is By.PLAYER
    if earlier is None or not mine or _shown(earlier.table, table, seat):
        raise Refused(TableRefusal.CANNOT_UNDO)
    return earlier.table


def _shown(before: Snapshot, after: Snapshot, seat: Seat) -> bool:
    """Whether the seat's move has revealed a tile other than the one it played."""
    if len(before.rounds) != len(after.rounds):
        return True
    for info in after.seats:
        was, is_ = match_of(before).view_for(info.seat), match_of(after).view_for(info.seat)
        new, gone = set(is_.hand) - set(was.hand), set(was.hand) - set(is_.hand)
        if new or (gone and info.seat != seat) or was.boneyard != is_.boneyard or was.number != is_.number:
            return True
    return False


def undone(table: Snapshot, earlier: Earlier | None, seat: Seat, now: float) -> Change:
    """The seat's last move is undone, and its turn timer starts anew."""
    before = before_last(table, earlier, seat)
    clock = table.clock.begins(seat)
    after = changed(
        table,
        now,
        deadline=deadline_of(clock, table.turn_seconds, seat, now),
        participants=replace(table.participants, question=None),
        clock=clock,
        match=before.match,
        steps=before.steps,
        moves=before.moves,
        clicked=before.clicked,
    )
    return Change(with_window(table, after, now), ChangeKind.UNDONE, seat=seat)
