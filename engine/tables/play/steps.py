"""What can happen in a match, each as a function from one table to the next, and what the house would do
next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from engine.rules.events import RoundEnded
from engine.rules.game import Match, Rng, house_move
from engine.rules.moves import Announce, Appoint, Call, Claim, Deal, Draw, Move, Pass
from engine.rules.scoring import Outcome, RoundResult, side_of
from engine.rules.tiles import HOUSE, Seat
from engine.statistics.ratings import rate
from engine.store.rows import MatchRow, MatchSeatRow, RoundRow
from engine.tables.core.model import By, ChangeKind, OnTurn, SealedMatch, SeatInfo, Snapshot, Status, StepDone
from engine.tables.core.rights import match_of, seat_for
from engine.tables.core.state import Draft, changed, game_at
from engine.tables.deals.seed_chain import chance_at
from engine.tables.people.participants import Asks, Question
from engine.tables.play.premoves import Plan, Unexpected
from engine.tables.time.clock import Clock
from engine.units import DAY

IDLE_SECONDS: Final = DAY
"""After so long without a change (or three turns, if that is longer) the host or anyone seated may break a match off
alone."""

MOST_UNATTENDED: Final = 5000
"""Steps of a match after which robots that are among themselves stop. Castle Rock with many weak players may never
reach its target (CR22), and nobody is there to break it off."""


def played(table: Snapshot, seat: Seat, move: Move, by: By, now: float, click: int | None = None) -> Draft:
    """A step, by this click if it was one, with the end of the round and match if it brings them. Raises
    `IllegalMove`."""
    match = match_of(table).copy()
    events = match.play(seat, move)
    results = [event.result for event in events if isinstance(event, RoundEnded)]
    outcome = match.score.outcome
    clock = clock_after(table, match, seat, by, now)
    lost = by is By.CLOCK and clock.loses_seat(seat) and len(people(table)) > 1
    seats = tuple(replace(info, resigned=True) if lost and info.seat == seat else info for info in table.seats)
    after = changed(
        table,
        now,
        seats=seats,
        match=SealedMatch(match),
        rounds=(*table.rounds, *results),
        steps=table.steps + 1,
        clicked=table.clicked if click is None else click,
        draws=0 if results else table.draws + isinstance(move, (Deal, Appoint)),
        said_since=table.valid_since if isinstance(move, (Claim, Call, Announce)) and not results else None,
        status=Status.FINISHED if outcome else Status.PLAYING,
        participants=replace(table.participants, question=_still_open(table, results)),
        clock=clock,
        deadline=deadline_after(table, match, seats, clock, by, now),
    )
    window = window_after(table, after, now)
    return Draft(
        table=after if window == after.window_ends else replace(after, window_ends=window),
        kind=ChangeKind.FINISHED if outcome else ChangeKind.STEP,
        seats_changed=lost,
        seat=seat if lost else None,
        step=StepDone(after.steps, seat, move, tuple(events), by),
        round_=round_row(results[0], now) if results else None,
        match=match_row(after, outcome, now) if outcome else None,
        rate=rate if outcome and not table.casual else None,
    )


def planned(table: Snapshot, plans: Mapping[int, Plan]) -> Act | None:
    """What whoever is on turn has planned to do now. Nothing moves where nobody sees it: the channel is gone."""
    turn = table.turn
    waits = turn is None or not turn.human or table.status is not Status.PLAYING or table.homeless
    view = None if turn is None or waits else table.view_for(turn.seat)
    plan = None if turn is None or turn.person is None else plans.get(turn.person.user_id)
    if turn is None or view is None or plan is None or plan.cleared:
        return None
    move = plan.move(view)
    return None if isinstance(move, Unexpected) else Act(turn.seat, move, By.PLAYER)


def noted(before: Snapshot, after: Snapshot, plans: Mapping[int, Plan]) -> Snapshot:
    """`after` with the notes of its row: that it waits for somebody for whom it did not wait before, and whose turn it
    is if nothing is to be done before they act or a time comes."""
    on_turn = _turn_of(after, plans)
    waits = after.awaited_since != after.version and bool(set(after.awaited) - set(before.awaited))
    since = after.version if waits else after.awaited_since
    if (since, on_turn) == (after.awaited_since, after.on_turn):
        return after
    return replace(after, awaited_since=since, on_turn=on_turn)


def _turn_of(table: Snapshot, plans: Mapping[int, Plan]) -> OnTurn | None:
    turn = table.turn if table.status is Status.PLAYING else None
    waits = all(map(table.human, table.acting)) and table.match is not None and table.match.forced is None
    if not waits or turn is None or turn.person is None or turn.person.user_id in plans:
        return None
    return OnTurn(turn.seat, turn.person.user_id if table.awaited else 0, len(table.rounds))


def plans_after(plans: Mapping[int, Plan], draft: Draft) -> Mapping[int, Plan]:
    """What of the plans is left after a change."""
    kept = {}
    for user, plan in plans.items():
        info = draft.table.seat_of(user) if draft.table.status is Status.PLAYING else None
        if info is None or not info.human or (draft.kind is ChangeKind.UNDONE and draft.seat == info.seat):
            continue
        if (left := _plan_after(plan, info.seat, draft)) is not None:
            kept[user] = left
    return kept


def _plan_after(plan: Plan, seat: Seat, draft: Draft) -> Plan | None:
    table, step = draft.table, draft.step
    mine = step if step is not None and step.seat == seat else None
    if mine is not None and mine.by is not By.FORCED and not draft.planned:
        return None  # whoever moves by hand has seen the table
    if plan.cleared or draft.round_ is not None:
        return plan if plan.cleared else Plan(cleared=Unexpected.ROUND)
    view = table.view_for(seat)
    if mine is not None and view is not None:
        if mine.by is By.FORCED and isinstance(mine.move, (Draw, Pass)) and not plan.must:
            return Plan(cleared=Unexpected.FORCED)
        if (left := plan.after(mine.move, view)) is None:
            return None
        plan = left
    if seat not in table.acting or view is None:
        return plan
    if len(table.acting) > 1:
        return Plan(cleared=Unexpected.WINDOW)
    if table.match is not None and table.match.forced is not None and not plan.surprised(view):
        return plan
    move = plan.move(view)
    if not isinstance(move, Unexpected):
        return plan
    return Plan(cleared=move) if plan.entries else None


def _still_open(table: Snapshot, results: list[RoundResult]) -> Question | None:
    """The question after a step: none outlives its round, and whether a move is taken back is decided before the next
    one."""
    question = table.participants.question
    return None if results or (question is not None and question.asks is Asks.UNDO) else question


def resigned(table: Snapshot, user_id: int, now: float, kind: ChangeKind = ChangeKind.RESIGNED) -> Draft:
    """A robot plays on for the seat; whatever clock it was on stops."""
    match = match_of(table)
    mine = seat_for(table, user_id)
    seats = tuple(replace(info, resigned=True) if info == mine else info for info in table.seats)
    acting = match.to_act()
    deadline = None if acting and acting[0] == mine.seat else table.deadline
    clock = table.clock.acted(mine.seat, on_turn=False)
    after = changed(table, now, seats=seats, deadline=deadline, clock=clock)
    after = replace(after, window_ends=window_after(table, after, now))
    return Draft(after, kind, seats_changed=True, seat=mine.seat)


def unattended(table: Snapshot) -> bool:
    """Whether everybody has resigned from a match that has gone on for long."""
    playing = table.status is Status.PLAYING and table.steps >= MOST_UNATTENDED
    return playing and not any(seat.human for seat in table.seats)


def broken_off(table: Snapshot, now: float, question: Question | None = None) -> Draft:
    """The match ends without a result: its people have agreed to the `question`, or nobody plays any more."""
    participants = replace(table.participants, question=question, wait=None)
    over = {"status": Status.CANCELLED, "deadline": None, "window_ends": None}
    return Draft(changed(table, now, participants=participants, **over), ChangeKind.CANCELLED)


def people(table: Snapshot) -> tuple[int, ...]:
    """Those who play and may be asked."""
    return tuple(seat.person.user_id for seat in table.seats if seat.person and seat.human)


def clock_after(table: Snapshot, match: Match, seat: Seat, by: By, now: float) -> Clock:
    """The clocks after a step: who acts in person misses nothing, and a turn that is over is booked."""
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
    """The clock starts when a person comes on turn and runs through all they do in it. Somebody who comes
    back after their time was up, or who plays alone, gets more. What is not `table`'s is as it is after the step."""
    acting = match.to_act()
    limit, running = table.turn_seconds, table.deadline
    if limit is None or clock.paused is not None or not acting or acting[0] < 0 or not seats[acting[0]].human:
        return None
    if running is None or table.acting[:1] != acting[:1] or len(seats) == 1:
        return clock.ends(now, clock.time_for(acting[0], limit))
    return clock.ends(now, clock.more_time(limit)) if by is By.PLAYER and running <= now else running


def deadline_of(clock: Clock, turn_seconds: int | None, seat: int, now: float) -> int | None:
    """Until when the seat has time if its turn begins now, if a clock runs."""
    stands = turn_seconds is None or clock.paused is not None
    return None if stands or turn_seconds is None else clock.ends(now, clock.time_for(seat, turn_seconds))


def window_after(before: Snapshot, after: Snapshot, now: float) -> float | None:
    """Until when robots and the house wait because more than one may act and a person is among them. It is
    opened anew when the turn passes or somebody more may speak; otherwise it keeps its end."""
    acting = after.acting
    if len(acting) < 2 or not any(map(after.human, acting)):
        return None
    was = before.acting
    if before.window_ends is not None and was[:1] == acting[:1] and set(acting) <= set(was):
        return before.window_ends
    return now + after.claim_seconds


def resumed(table: Snapshot, now: float) -> Snapshot:
    """A state that was read from the store, with its window for claims and calls opened anew."""
    if table.status is not Status.PLAYING:
        return table
    return replace(table, window_ends=window_after(replace(table, match=None), table, now))


def round_row(result: RoundResult, now: float) -> RoundRow:
    """A finished round as it is stored."""
    return RoundRow(result.number, result.ending, result.winner, result.scores, result.totals, int(now))


def match_row(table: Snapshot, outcome: Outcome, now: float) -> MatchRow:
    """A finished match as it is stored."""
    sides = game_at(table).sides(len(table.seats))
    seats = tuple(
        MatchSeatRow(
            seat=info.seat,
            side=(side := side_of(sides, info.seat)),
            user_id=info.person.user_id if info.person else None,
            name=info.name,
            place=outcome.places[side],
            total=outcome.totals[side],
            resigned=info.resigned,
        )
        for info in table.seats
    )
    at = table.channel
    return MatchRow(table.id, at.guild_id, at.channel_id, table.game, len(table.rounds), int(now), seats)


@dataclass(frozen=True, slots=True)
class Act:
    """Something to do now. `move` None: ask the seat's robot; `optional`: it may have nothing to say."""

    seat: Seat
    move: Move | None
    by: By
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Rest:
    """Nothing to do before `until` (None: before somebody acts)."""

    until: float | None


def next_act(
    table: Snapshot, now: float, rng: Rng, react_at: dict[Seat, float], again: Move | None = None
) -> Act | Rest:
    """What the house or a robot does next. `react_at`: when each robot out of turn may react; those missing
    have nothing (more) to say. `again`: what the house draws because it was so elsewhere."""
    acting = table.acting
    if not acting or table.status is not Status.PLAYING:
        return Rest(None)
    waits = [when for seat in acting[1:] if (when := react_at.get(seat)) is not None]
    for seat in acting[1:]:
        if seat in react_at and react_at[seat] <= now:
            return Act(seat, None, By.ROBOT, optional=True)
    act = _first_act(table, match_of(table), acting[0], now, rng, again)
    if isinstance(act, Rest):
        waits += [act.until] if act.until is not None else []
    elif table.window_ends is not None and now < table.window_ends:
        waits.append(table.window_ends)
    else:
        return act
    return Rest(min(waits, default=None))


def _first_act(table: Snapshot, match: Match, first: Seat, now: float, rng: Rng, again: Move | None) -> Act | Rest:
    if first == HOUSE:
        need = match.need()
        assert need is not None
        return Act(HOUSE, again or house_move(need, chance_at(table, rng)), By.HOUSE)
    if table.match is not None and (forced := table.match.forced) is not None:
        return Act(*forced, By.FORCED)
    if not table.human(first):
        return Act(first, None, By.ROBOT)
    deadline = table.deadline
    if deadline is not None and deadline <= now:
        return Act(first, None, By.CLOCK)
    return Rest(deadline)
