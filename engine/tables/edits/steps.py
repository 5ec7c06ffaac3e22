"""Steps of a match, each a function from one table to the next, and the next act of the house or a robot."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from engine.pairing.worth import Ended, Left
from engine.rules.game import Match
from engine.rules.leads import leads_after
from engine.rules.moves import Announce, Appoint, Call, Claim, Deal, Draw, Move, Pass
from engine.rules.tiles import Seat
from engine.tables.edits import parts
from engine.tables.edits.premoves import Premoves, Unexpected
from engine.tables.table.clock import Clock
from engine.tables.table.model import By, Change, ChangeKind, Moves, SeatInfo, Snapshot, Status, StepDone
from engine.tables.table.participants import Asks, Question
from engine.tables.table.rights import changed, match_of, seat_for
from engine.tables.table.sealed import OnTurn, SealedMatch
from engine.units import DAY

IDLE_SECONDS: Final = DAY
"""After this time without a change, or three turns if that is longer, one player alone may abandon the match."""

SAID: Final = (Claim, Call, Announce)
"""Moves without a tile, in a window that is open to several seats."""
LEFT_BY: Final = {
    ChangeKind.RESIGNED: Left.RESIGNED,
    ChangeKind.REPLACED: Left.REPLACED,
    ChangeKind.LEFT_SERVER: Left.SERVER,
    ChangeKind.TAKEN_OUT: Left.SERVER,
}
"""The changes by which a person leaves their part of the match. A player who is away keeps it."""
MOST_UNATTENDED: Final = 5000
"""Robots among themselves stop after this many steps: Castle Rock may never reach its target (CR22)."""


def played(table: Snapshot, seat: Seat, move: Move, by: By, now: float, click: int | None = None) -> Change:
    """A step, with the end of the round and the match if it ends them. Raises `IllegalMove`."""
    match = match_of(table).copy()
    step = StepDone(table.steps + 1, seat, move, tuple(match.play(seat, move)), by)
    over, results = match.score.outcome is not None, step.results
    clock = clock_after(table, match, seat, by, now)
    moves = list(table.moves or (Moves(),) * len(table.seats))
    if seat >= 0:
        moves[seat] = moves[seat].and_by(by)
    lost = by is By.CLOCK and clock.loses_seat(seat) and len(table.people) > 1
    participants = parts.left(table, table.seats[seat].user_id, Left.LATE) if lost else table.participants
    if results and not table.rounds:
        participants = parts.after_first_round(replace(table, moves=tuple(moves)), participants)
    seats = tuple(replace(info, resigned=True) if lost and info.seat == seat else info for info in table.seats)
    after = changed(
        table,
        now,
        seats=seats,
        match=SealedMatch(match),
        rounds=(*table.rounds, *results),
        steps=step.number,
        moves=tuple(moves),
        leads=leads_after(table.leads, match, step.events),
        begun_at=table.begun_at or int(now),
        clicked=table.clicked if click is None else click,
        draws=0 if results else table.draws + isinstance(move, (Deal, Appoint)),
        said_since=table.valid_since if isinstance(move, SAID) and not results else None,
        status=Status.FINISHED if over else Status.PLAYING,
        participants=participants.moved(seat, ended=bool(results)),
        clock=clock,
        deadline=deadline_after(table, match, seats, clock, by, now),
    )
    kind = ChangeKind.FINISHED if over else ChangeKind.STEP
    change = Change(with_window(table, after, now), kind, (step,), seat if lost else None)
    return won_at_once(table, change, now) if lost and clock.seat(seat).forfeited else change


def premoved(table: Snapshot, premoves: Mapping[int, Premoves]) -> Act | None:
    """The premove to make now. In a match without a channel none is made."""
    turn = table.turn
    waits = turn is None or not turn.human or table.status is not Status.PLAYING or table.homeless
    view = None if turn is None or waits else table.view_for(turn.seat)
    mine = None if turn is None else premoves.get(turn.user_id or 0)
    if turn is None or view is None or mine is None or mine.cleared:
        return None
    move = mine.move(view)
    return None if isinstance(move, Unexpected) else Act(turn.seat, move, By.PLAYER, at_once=mine.at_once)


def noted(before: Snapshot, after: Snapshot, premoves: Mapping[int, Premoves]) -> Snapshot:
    """`after` with `awaited_since` (it waits for a person it didn't wait for before) and `on_turn`."""
    on_turn = _turn_of(after, premoves)
    waits = after.awaited_since != after.version and bool(set(after.awaited) - set(before.awaited))
    since = after.version if waits else after.awaited_since
    if (since, on_turn) == (after.awaited_since, after.on_turn):
        return after
    return replace(after, awaited_since=since, on_turn=on_turn)


def _turn_of(table: Snapshot, premoves: Mapping[int, Premoves]) -> OnTurn | None:
    turn = table.turn if table.status is Status.PLAYING else None
    waits = all(map(table.human, table.acting)) and table.match is not None and table.match.forced is None
    waits = waits and not table.participants.sits_in
    if not waits or turn is None or turn.user_id is None or turn.user_id in premoves:
        return None
    return OnTurn(turn.seat, turn.user_id if table.awaited else 0, len(table.rounds))


def premoves_after(premoves: Mapping[int, Premoves], change: Change) -> Mapping[int, Premoves]:
    """The premoves that are left after a change."""
    kept = {}
    for user, mine in premoves.items():
        info = change.snapshot.played_by(user) if change.snapshot.status is Status.PLAYING else None
        if info is None or (change.kind is ChangeKind.UNDONE and change.seat == info.seat):
            continue
        if (left := _premoves_after(mine, info.seat, change)) is not None:
            kept[user] = left
    return kept


def _premoves_after(premoves: Premoves, seat: Seat, change: Change) -> Premoves | None:
    table = change.snapshot
    mine = next((step for step in change.steps if step.seat == seat and not isinstance(step.move, SAID)), None)
    if mine is not None and mine.by is not By.FORCED and not change.premoved:
        return None  # a player who moves by hand has seen the table
    if premoves.cleared or any(step.results for step in change.steps):
        return premoves if premoves.cleared else Premoves(cleared=Unexpected.ROUND)
    view = table.view_for(seat)
    if mine is not None and view is not None:
        if mine.by is By.FORCED and isinstance(mine.move, (Draw, Pass)) and not premoves.must:
            return Premoves(cleared=Unexpected.FORCED)
        if (left := premoves.after(mine.move, view)) is None:
            return None
        premoves = left
    if table.acting[:1] != (seat,) or view is None:
        return premoves
    if table.match is not None and table.match.forced is not None and not premoves.surprised(view):
        return premoves
    move = premoves.move(view)
    if not isinstance(move, Unexpected):
        return premoves
    return Premoves(cleared=move) if premoves.entries else None


def resigned(table: Snapshot, user_id: int, now: float, kind: ChangeKind = ChangeKind.RESIGNED) -> Change:
    """A robot plays on for the seat, and its turn timer stops."""
    mine = seat_for(table, user_id)
    seats = tuple(replace(info, resigned=True) if info == mine else info for info in table.seats)
    deadline = None if table.acting[:1] == (mine.seat,) else table.deadline
    kept = parts.left(table, user_id, LEFT_BY[kind]) if kind in LEFT_BY else table.participants
    participants, clock = kept.dropping(Asks.SIT_IN), table.clock.acted(mine.seat, on_turn=False)
    after = changed(table, now, seats=seats, deadline=deadline, clock=clock, participants=participants)
    return Change(with_window(table, after, now), kind, seat=mine.seat)


def sat_down(table: Snapshot, info: SeatInfo, kind: ChangeKind, now: float) -> Change:
    """A person takes a seat that a robot played. If the seat is on turn, its turn timer starts anew."""
    same = table.seats[info.seat].person == info.person
    if kind is ChangeKind.TAKEN_OVER and info.person is not None:
        substitute = table.participants.away_from(info.seat) is not None
        kept = parts.taken(table, info.seat, info.person, substitute=substitute)
    else:
        kept = parts.back(table, info)
    participants = kept.dropping(Asks.TAKE_OVER)
    clock, deadline = table.clock.taken(info.seat, same=same), table.deadline
    if table.acting[:1] == (info.seat,):
        clock = clock.begins(info.seat)
        deadline = deadline_of(clock, table.turn_seconds, info.seat, now)
    seats = tuple(info if seat.seat == info.seat else seat for seat in table.seats)
    after = changed(table, now, seats=seats, deadline=deadline, participants=participants, clock=clock)
    return Change(with_window(table, after, now), kind, seat=info.seat)


def won_at_once(table: Snapshot, change: Change, now: float) -> Change:
    """The change, after which the match is over if only one side still plays, with a person. Deals that others play too
    are played to their end."""
    after = change.snapshot
    shared = table.deals_of is not None or (table.seed_chain is not None and table.seed_chain.shared)
    goes_on = after.status is not Status.PLAYING or not after.people or not parts.is_decided(after)
    if shared or goes_on or parts.is_decided(table):
        return change
    over = broken_off(replace(after, version=table.version), now)
    return replace(change, snapshot=over.snapshot, kind=over.kind)


def unattended(table: Snapshot) -> bool:
    """Whether only robots play in a very long match."""
    return table.status is Status.PLAYING and table.steps >= MOST_UNATTENDED and not table.people


def broken_off(table: Snapshot, now: float, question: Question | None = None, ended: Ended = Ended.ABANDONED) -> Change:
    """The table closes before its match is over: its players agreed to the `question`, a manager stopped it, or no one
    plays any more. Once someone has left, an abandoned match counts as it stands."""
    someone_left = any(one.left for one in table.participants.stints)
    if ended is Ended.ABANDONED and someone_left:
        ended = Ended.PLAYED
    ended = ended if table.status is Status.PLAYING else Ended.PLAYED
    participants = replace(table.participants, question=question, wait=None, ended=ended)
    over = {"status": Status.CANCELLED, "deadline": None, "window_ends": None}
    return Change(changed(table, now, participants=participants, **over), ChangeKind.CANCELLED)


def clock_after(table: Snapshot, match: Match, seat: Seat, by: By, now: float) -> Clock:
    """The clock after a step: a player who acts hasn't missed the turn, and a turn that is over is booked."""
    clock, first = table.clock.alive(), table.acting[0]
    if table.deadline is not None:
        clock = clock.use_quiet(first, table.active_at, now)
    if by is By.CLOCK:
        clock = clock.ran_out(seat)
    elif by is By.PLAYER:
        clock = clock.acted(seat, on_turn=seat == first)
    if match.to_act()[:1] != (first,):
        left = clock.paused if table.deadline is None else clock.left(now, table.deadline)
        clock = clock.turn_over(first, table.turn_seconds, left if table.human(first) else None)
        if coming := match.to_act()[:1]:
            clock = clock.begins(coming[0])
            if clock.paused is not None:
                clock = replace(clock, paused=clock.time_for(coming[0], table.turn_seconds or 0))
    return clock


def deadline_after(
    table: Snapshot, match: Match, seats: tuple[SeatInfo, ...], clock: Clock, by: By, now: float
) -> int | None:
    """The deadline after a step. The timer starts with a person's turn and runs through all their steps in it. A player
    who comes back after the deadline, or plays alone, gets more time. The other arguments are as after the step."""
    acting = match.to_act()
    limit, running = table.turn_seconds, table.deadline
    if limit is None or clock.paused is not None or not acting or acting[0] < 0 or not seats[acting[0]].human:
        return None
    if running is None or table.acting[:1] != acting[:1] or len(seats) == 1:
        return clock.ends(now, clock.time_for(acting[0], limit))
    more = limit if clock.increment is None else clock.increment
    return clock.ends(now, more) if by is By.PLAYER and running <= now else running


def deadline_of(clock: Clock, turn_seconds: int | None, seat: int, now: float) -> int | None:
    """The deadline of a seat whose turn begins now; None: no clock runs."""
    stands = turn_seconds is None or clock.paused is not None
    return None if stands or turn_seconds is None else clock.ends(now, clock.time_for(seat, turn_seconds))


def with_window(before: Snapshot, after: Snapshot, now: float) -> Snapshot:
    """`after` with its window for claims and calls. It is open while people may speak and have not said that they have
    nothing to say, and opens anew when the turn passes or another seat may speak."""
    acting, was, ends = after.acting, before.acting, before.window_ends
    anew = was[:1] != acting[:1] or not set(acting) <= set(was)
    silent = frozenset() if anew else after.silent
    if not speakers(after) - silent:
        ends = None
    elif ends is None or anew:
        ends = int(now) + after.claim_seconds
    if (ends, silent) == (after.window_ends, after.silent):
        return after
    return replace(after, window_ends=ends, silent=silent)


def speakers(table: Snapshot) -> frozenset[Seat]:
    """The seats of people who may claim, call or announce now."""
    if len(table.acting) < 2:
        return frozenset()
    return frozenset(seat for seat in table.acting if table.human(seat) and _may_speak(table, seat))


def _may_speak(table: Snapshot, seat: Seat) -> bool:
    view = table.view_for(seat)
    return view is not None and any(isinstance(move, SAID) for move in view.moves)


def resumed(table: Snapshot, now: float) -> Snapshot:
    """A table read from the store, with its window opened anew."""
    return with_window(replace(table, match=None), table, now) if table.status is Status.PLAYING else table


@dataclass(frozen=True, slots=True)
class Act:
    """A step to make now. Without a `move` the seat's robot is asked; an `optional` one may decline."""

    seat: Seat
    move: Move | None
    by: By
    optional: bool = False
    at_once: bool = False
    """Without a reply delay."""


class Why(StrEnum):
    """Why a table rests."""

    LOBBY = "lobby"
    """It waits for people in its lobby, or is over."""
    CLAIMS = "claims"
    """Claims and calls are heard."""
    PACE = "pace"
    """People see the last move before a robot makes the next one."""
    REPLY_DELAY = "reply_delay"
    """An automatic move takes as long as a considered one."""
    PERSON = "person"
    OUTAGE = "outage"
    """People can't play, so no time runs out."""


@dataclass(frozen=True, slots=True)
class Rest:
    """Nothing happens by itself before `until` (seconds UTC; None: before a person acts)."""

    until: float | None
    why: Why
    seat: Seat | None = None
    """The seat the table waits for."""
