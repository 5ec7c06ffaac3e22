"""What needs the others' consent: breaking a match off, a pause, taking over a robot's seat, taking a move back.

Whoever asks puts a `Question` to the people at the table. It is kept with the table, so a restart does not lose the
answers, and there is one at a time; at the end of a round an open one lapses. Only whether to wait for somebody who is
away may stand for days, so it stands beside another one: not answered before their time runs out, it means no.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from engine.rules.errors import Refused
from engine.rules.tiles import Seat
from engine.store.rows import StoredTable
from engine.tables.core.errors import TableRefusal
from engine.tables.core.model import ChangeKind, Person, SeatInfo, Snapshot
from engine.tables.core.state import Draft, annotated, changed
from engine.tables.deals.same_deal import check_may_sit
from engine.tables.people.lobby import check_host_in_lobby, person_in, seat_for
from engine.tables.people.participants import Asks, Away, Question, TakeOver
from engine.tables.play.steps import IDLE_SECONDS, broken_off, deadline_of, match_of, people, window_after
from engine.tables.play.undo import before_last, undone
from engine.tables.time.breaks import all_wait, awaited_back, check_running, no_question, pause, robot_sits_in


def needed(table: Snapshot, question: Question) -> int:
    """How many of them must agree: more than half, and all of them before a move is taken back or the clocks stand
    still."""
    count = len(people(table))
    return count if question.asks in (Asks.UNDO, Asks.PAUSE, Asks.WAIT) else count // 2 + 1


def agreed(table: Snapshot, question: Question) -> int:
    """How many of them have agreed so far; who asks agrees."""
    return len(set(question.yes) & set(people(table)))


def break_off_asked(table: Snapshot, user_id: int, now: float) -> Draft:
    """Somebody at the table asks to break the match off. After a long silence whoever asks need not wait for
    others, and a host whose match is among robots needs nobody."""
    match_of(table)
    silent = now >= table.active_at + max(IDLE_SECONDS, 3 * (table.turn_seconds or 0))
    if user_id == table.host_id and (silent or not people(table)):
        return broken_off(table, now)
    seat = seat_for(table, user_id)
    question = Question(Asks.BREAK_OFF, user_id, seat.name, yes=(user_id,))
    if silent:
        return broken_off(table, now, question)
    before = table.participants.question
    if before is not None and before.asks is Asks.BREAK_OFF:  # asked by somebody else: this agrees
        return answered(table, user_id, before.key, True, now)
    return _put(table, question, now)


def take_over_asked(table: Snapshot, person: Person, seat: int, now: float, knowing: Collection[int] = ()) -> Draft:
    """Somebody who does not play here wants the seat that a robot plays, if the table's switch allows it."""
    match_of(table)
    if table.seat_of(person.user_id) is not None:
        raise Refused(TableRefusal.ALREADY_SEATED)
    if len(table.seats) == 1 or not 0 <= seat < len(table.seats) or table.seats[seat].human:
        raise Refused(TableRefusal.SEAT_NOT_FREE)
    check_may_sit(table, person.user_id, knowing)
    switch, away = table.participants.take_over, table.participants.away_from(seat)
    if away is not None:  # they see that hand, so whoever is away must have named them
        if person.user_id != away.friend_id:
            raise Refused(TableRefusal.NOT_NAMED)
        switch = TakeOver.ANYONE if switch is TakeOver.ANYONE else TakeOver.CONSENT
    if switch is TakeOver.NO:
        raise Refused(TableRefusal.NO_TAKE_OVER)
    if switch is TakeOver.ANYONE or not people(table):
        return _sitting(table, person_in(seat, person), ChangeKind.TAKEN_OVER, now)
    return _put(table, Question(Asks.TAKE_OVER, person.user_id, person.name, seat), now)


def undo_asked(table: Snapshot, stored: StoredTable, user_id: int, now: float) -> Draft:
    """Somebody asks to take their last move back; `stored` is what is stored of the table."""
    match_of(table)
    seat = seat_for(table, user_id)
    before_last(table, stored, seat.seat)
    return _put(table, Question(Asks.UNDO, user_id, seat.name, seat.seat, yes=(user_id,)), now, stored)


def pause_asked(table: Snapshot, user_id: int, now: float) -> Draft:
    """Somebody asks to let the clocks stand still."""
    check_running(table)
    seat = seat_for(table, user_id)
    before = table.participants.question
    if before is not None and before.asks is Asks.PAUSE:  # asked by somebody else: this agrees
        return answered(table, user_id, before.key, True, now)
    return _put(table, Question(Asks.PAUSE, user_id, seat.name, seat.seat, yes=(user_id,)), now)


def away_asked(
    table: Snapshot, user_id: int, until: int, now: float, *, wait: bool = True, friend: Person | None = None
) -> Draft:
    """Somebody is away until then. The others are asked to `wait`; else, or if one of them will not, or if they are
    asked to wait for somebody else, a robot plays on, for which the `friend` may sit in. Whoever plays among robots
    alone makes nobody wait. NO_CLOCK: nothing runs out here."""
    match_of(table)
    seat = seat_for(table, user_id)
    alone = people(table) == (user_id,)
    if (wait or alone) and (table.turn_seconds is None or table.homeless):
        raise Refused(TableRefusal.NO_CLOCK)
    if alone or (wait and (table.participants.wait is None or table.participants.wait.user_id == user_id)):
        table = replace(table, participants=replace(table.participants, wait=None))
        return _put(table, Question(Asks.WAIT, user_id, seat.name, seat.seat, yes=(user_id,), until=until), now)
    return robot_sits_in(table, seat, until, friend, now)


def seat_returned(table: Snapshot, away: Away, now: float) -> Draft:
    """Whoever was away has the seat back."""
    owner = person_in(away.seat, Person(away.user_id, away.name))
    back = replace(table, participants=table.participants.back(away.seat))
    return _sitting(back, owner, ChangeKind.RETURNED, now)


def came_back(table: Snapshot, user_id: int, now: float) -> Draft:
    """Somebody who resigned plays again, if nobody else sits there by now; who was away has the seat back in any
    case, and nobody waits for them any more, nor is asked to."""
    match_of(table)
    away = next((one for one in table.participants.away if one.user_id == user_id), None)
    if away is not None and away.waits:
        return awaited_back(table, away, Seat(away.seat), now)
    if table.participants.wait is not None and table.participants.wait.user_id == user_id:
        return no_question(table, now)
    if away is not None and not table.clock.seat(away.seat).forfeited:
        return seat_returned(table, away, now)
    seat = table.seat_of(user_id)
    if seat is None:
        raise Refused(TableRefusal.NOT_SEATED)
    if seat.human:
        raise Refused(TableRefusal.ALREADY_SEATED)
    if table.clock.seat(seat.seat).forfeited:
        raise Refused(TableRefusal.FORFEITED)
    return _sitting(table, replace(seat, resigned=False), ChangeKind.CAME_BACK, now)


def answered(
    table: Snapshot, user_id: int, key: str, yes: bool, now: float, stored: StoredTable | None = None
) -> Draft:
    """Somebody at the table answers the open question, which must be the one with this key; `stored` is what is stored
    of the table, if the question is whether to take a move back."""
    match_of(table)
    seat_for(table, user_id)
    question = next((question for question in table.participants.questions if question.key == key), None)
    if question is None:
        raise Refused(TableRefusal.NO_QUESTION)
    others = tuple(user for user in question.yes if user != user_id)
    against = tuple(user for user in question.no if user != user_id)
    if yes:
        return _put(table, replace(question, yes=(*others, user_id), no=against), now, stored)
    return _put(table, replace(question, yes=others, no=(*against, user_id)), now, stored)


def take_over_set(table: Snapshot, user_id: int, switch: TakeOver, now: float) -> Draft:
    """The host chooses who may take over a seat during the match."""
    check_host_in_lobby(table, user_id)
    participants = replace(table.participants, take_over=switch)
    return Draft(changed(table, now, participants=participants), ChangeKind.OPTIONS)


def _put(table: Snapshot, question: Question, now: float, stored: StoredTable | None = None) -> Draft:
    """The question as it stands now: done when enough agree, gone when they no longer can, else open. Answers leave
    everybody's choices as they were, and are no sign of life."""
    before = table.participants.asking(question.asks)
    if before is not None and before.key != question.key:
        raise Refused(TableRefusal.QUESTION_OPEN)
    if agreed(table, question) >= needed(table, question):
        if question.asks is Asks.UNDO:
            assert stored is not None
            return undone(table, stored, Seat(question.seat), now)
        if question.asks is Asks.BREAK_OFF:
            return broken_off(table, now, question)
        if question.asks is Asks.PAUSE:
            return pause(table, Seat(question.seat), now)
        if question.asks is Asks.WAIT:
            return all_wait(table, question, now)
        info = table.seats[question.seat]
        if info.human:
            raise Refused(TableRefusal.SEAT_NOT_FREE)
        taker = Person(question.user_id, question.name)
        return _sitting(table, person_in(question.seat, taker), ChangeKind.TAKEN_OVER, now)
    against = set(question.no) & set(people(table))
    still = None if len(people(table)) - len(against) < needed(table, question) else question
    if still is None and question.asks is Asks.WAIT:
        return not_waiting(table, question, now)
    participants = table.participants.put(question.asks, still)
    return Draft(annotated(table, now, participants=participants, active_at=table.active_at), ChangeKind.ASKED)


def not_waiting(table: Snapshot, question: Question, now: float) -> Draft:
    """The others do not wait for whoever has asked them to: a robot plays."""
    return robot_sits_in(table, table.seats[question.seat], question.until, None, now)


def _sitting(table: Snapshot, info: SeatInfo, kind: ChangeKind, now: float) -> Draft:
    """The table with this person in a seat that a robot played; a turn of the seat is theirs, with a clock of its
    own."""
    seats = tuple(info if seat.seat == info.seat else seat for seat in table.seats)
    participants = table.participants
    if participants.question is not None and participants.question.asks is Asks.TAKE_OVER:
        participants = replace(participants, question=None)
    same = table.seats[info.seat].person == info.person
    clock, deadline = table.clock.taken(info.seat, same=same), table.deadline
    if table.acting[:1] == (info.seat,):
        clock = clock.begins(info.seat)
        deadline = deadline_of(clock, table.turn_seconds, info.seat, now)
    after = changed(table, now, seats=seats, deadline=deadline, participants=participants, clock=clock)
    after = replace(after, window_ends=window_after(table, after, now))
    return Draft(after, kind, seats_changed=True, seat=info.seat)
