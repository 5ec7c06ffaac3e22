"""Steps of a match, each a function from one table to the next, and the next act of the house or a robot."""

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
from engine.tables.core.model import By, ChangeKind, OnTurn, SeatInfo, Snapshot, Status, StepDone
from engine.tables.core.rights import match_of, seat_for
from engine.tables.core.sealed import SealedMatch
from engine.tables.core.state import Draft, changed, game_at
from engine.tables.deals.seed_chain import chance_at
from engine.tables.people.participants import Asks, Question
from engine.tables.play.premoves import Premoves, Unexpected
from engine.tables.time.clock import Clock
from engine.units import DAY

IDLE_SECONDS: Final = DAY
"""After this time without a change, or three turns if that is longer, one player alone may abandon the match."""

MOST_UNATTENDED: Final = 5000
"""Robots among themselves stop after this many steps: Castle Rock may never reach its target (CR22)."""


def played(table: Snapshot, seat: Seat, move: Move, by: By, now: float, click: int | None = None) -> Draft:
    """A step, with the end of the round and the match if it ends them. Raises `IllegalMove`."""
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


def premoved(table: Snapshot, premoves: Mapping[int, Premoves]) -> Act | None:
    """The premove to make now. In a match without a channel none is made."""
    turn = table.turn
    waits = turn is None or not turn.human or table.status is not Status.PLAYING or table.homeless
    view = None if turn is None or waits else table.view_for(turn.seat)
    mine = None if turn is None or turn.person is None else premoves.get(turn.person.user_id)
    if turn is None or view is None or mine is None or mine.cleared:
        return None
    move = mine.move(view)
    return None if isinstance(move, Unexpected) else Act(turn.seat, move, By.PLAYER)


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
    if not waits or turn is None or turn.person is None or turn.person.user_id in premoves:
        return None
    return OnTurn(turn.seat, turn.person.user_id if table.awaited else 0, len(table.rounds))


def premoves_after(premoves: Mapping[int, Premoves], draft: Draft) -> Mapping[int, Premoves]:
    """The premoves that are left after a change."""
    kept = {}
    for user, mine in premoves.items():
        info = draft.table.seat_of(user) if draft.table.status is Status.PLAYING else None
        if info is None or not info.human or (draft.kind is ChangeKind.UNDONE and draft.seat == info.seat):
            continue
        if (left := _premoves_after(mine, info.seat, draft)) is not None:
            kept[user] = left
    return kept


def _premoves_after(premoves: Premoves, seat: Seat, draft: Draft) -> Premoves | None:
    table, step = draft.table, draft.step
    mine = step if step is not None and step.seat == seat else None
    if mine is not None and mine.by is not By.FORCED and not draft.premoved:
        return None  # a player who moves by hand has seen the table
    if premoves.cleared or draft.round_ is not None:
        return premoves if premoves.cleared else Premoves(cleared=Unexpected.ROUND)
    view = table.view_for(seat)
    if mine is not None and view is not None:
        if mine.by is By.FORCED and isinstance(mine.move, (Draw, Pass)) and not premoves.must:
            return Premoves(cleared=Unexpected.FORCED)
        if (left := premoves.after(mine.move, view)) is None:
            return None
        premoves = left
    if seat not in table.acting or view is None:
        return premoves
    if len(table.acting) > 1:
        return Premoves(cleared=Unexpected.WINDOW)
    if table.match is not None and table.match.forced is not None and not premoves.surprised(view):
        return premoves
    move = premoves.move(view)
    if not isinstance(move, Unexpected):
        return premoves
    return Premoves(cleared=move) if premoves.entries else None


def _still_open(table: Snapshot, results: list[RoundResult]) -> Question | None:
    """The question after a step: none outlives its round, and an undo must be agreed before the next step."""
    question = table.participants.question
    return None if results or (question is not None and question.asks is Asks.UNDO) else question


def resigned(table: Snapshot, user_id: int, now: float, kind: ChangeKind = ChangeKind.RESIGNED) -> Draft:
    """A robot plays on for the seat, and its turn timer stops."""
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
    """Whether only robots play in a very long match."""
    playing = table.status is Status.PLAYING and table.steps >= MOST_UNATTENDED
    return playing and not any(seat.human for seat in table.seats)


def broken_off(table: Snapshot, now: float, question: Question | None = None) -> Draft:
    """The match is abandoned: its players agreed to the `question`, or no one plays any more."""
    participants = replace(table.participants, question=question, wait=None)
    over = {"status": Status.CANCELLED, "deadline": None, "window_ends": None}
    return Draft(changed(table, now, participants=participants, **over), ChangeKind.CANCELLED)


def people(table: Snapshot) -> tuple[int, ...]:
    """The people who play a seat."""
    return tuple(seat.person.user_id for seat in table.seats if seat.person and seat.human)


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
    return clock.ends(now, clock.more_time(limit)) if by is By.PLAYER and running <= now else running


def deadline_of(clock: Clock, turn_seconds: int | None, seat: int, now: float) -> int | None:
    """The deadline of a seat whose turn begins now; None: no clock runs."""
    stands = turn_seconds is None or clock.paused is not None
    return None if stands or turn_seconds is None else clock.ends(now, clock.time_for(seat, turn_seconds))


def window_after(before: Snapshot, after: Snapshot, now: float) -> float | None:
    """The end of the window for claims and calls, open while several may act and a person is among them. It opens
    anew when the turn passes or another seat may speak."""
    acting = after.acting
    if len(acting) < 2 or not any(map(after.human, acting)):
        return None
    was = before.acting
    if before.window_ends is not None and was[:1] == acting[:1] and set(acting) <= set(was):
        return before.window_ends
    return now + after.claim_seconds


def resumed(table: Snapshot, now: float) -> Snapshot:
    """A table read from the store, with its window opened anew."""
    if table.status is not Status.PLAYING:
        return table
    return replace(table, window_ends=window_after(replace(table, match=None), table, now))


def round_row(result: RoundResult, now: float) -> RoundRow:
    """The row of a finished round."""
    return RoundRow(result.number, result.ending, result.winner, result.scores, result.totals, int(now))


def match_row(table: Snapshot, outcome: Outcome, now: float) -> MatchRow:
    """The row of a finished match."""
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
    """A step to make now. Without a `move` the seat's robot is asked; an `optional` one may decline."""

    seat: Seat
    move: Move | None
    by: By
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Rest:
    """Nothing to do before `until` (None: before a person acts)."""

    until: float | None


def next_act(
    table: Snapshot, now: float, rng: Rng, react_at: dict[Seat, float], again: Move | None = None
) -> Act | Rest:
    """The next act of the house or a robot. `react_at` says when each robot out of turn may react; robots missing there
    decline. `again` is the house's draw if another match decides it."""
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
