"""What can happen in a match, each as a function from one state to the next, and what the house would do
next."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from engine.rules.errors import Refusal, Refused
from engine.rules.events import RoundEnded
from engine.rules.game import Match, Rng, forced_move, house_move
from engine.rules.moves import Announce, Call, Claim, Move
from engine.rules.scoring import Outcome, RoundResult, side_of
from engine.rules.tiles import HOUSE, Seat
from engine.store.rows import MatchRow, MatchSeatRow, RoundRow
from engine.tables.lobby import seat_for
from engine.tables.model import By, ChangeKind, Status, StepDone
from engine.tables.state import Draft, State, next_row

IDLE_SECONDS: Final = 86400
"""After so long without a change (or three turns, if that is longer) anyone seated may break a match off."""

MOST_UNATTENDED: Final = 5000
"""Steps of a match after which robots that are among themselves stop. Castle Rock with many weak players may never
reach its target (CR22), and nobody is there to break it off."""


def match_of(state: State) -> Match:
    """The match under way; raises `Refused` when there is none."""
    if state.status is Status.LOBBY:
        raise Refused(Refusal.NOT_STARTED)
    if state.match is None or state.status is not Status.PLAYING:
        raise Refused(Refusal.TABLE_CLOSED, status=state.status)
    return state.match


def played(state: State, seat: Seat, move: Move, by: By, now: float) -> Draft:
    """A step, with the end of the round and match if it brings them. Raises `IllegalMove`."""
    match = match_of(state).copy()
    events = match.play(seat, move)
    results = [event.result for event in events if isinstance(event, RoundEnded)]
    outcome = match.outcome()
    after = replace(
        state,
        match=match,
        rounds=(*state.rounds, *results),
        steps=state.steps + 1,
        said_since=state.fresh_since if isinstance(move, (Claim, Call, Announce)) and not results else None,
        row=next_row(
            state,
            now,
            status=Status.FINISHED if outcome else Status.PLAYING,
            deadline=deadline_after(state, match, by, now),
        ),
    )
    return Draft(
        state=replace(after, window_until=window_after(state, after, now)),
        kind=ChangeKind.FINISHED if outcome else ChangeKind.STEP,
        step=StepDone(after.steps, seat, move, tuple(events), by),
        round_=round_row(results[0], now) if results else None,
        match=match_row(after, outcome, now) if outcome else None,
    )


def resigned(state: State, user_id: int, now: float) -> Draft:
    """A robot plays on for the seat; whatever clock it was on stops."""
    match = match_of(state)
    mine = seat_for(state, user_id)
    seats = tuple(replace(info, resigned=True) if info == mine else info for info in state.seats)
    acting = match.to_act()
    deadline = None if acting and acting[0] == mine.seat else state.row.deadline
    after = replace(state, seats=seats, said_since=None, row=next_row(state, now, deadline=deadline))
    return Draft(replace(after, window_until=window_after(state, after, now)), ChangeKind.RESIGNED, seats_changed=True)


def abandoned(state: State, user_id: int, now: float) -> Draft:
    """Break a match off: the host at any time, anyone seated after long inactivity."""
    match_of(state)
    if user_id != state.row.host_id:
        seat_for(state, user_id)
        after = state.row.active_at + max(IDLE_SECONDS, 3 * (state.row.turn_seconds or 0))
        if now < after:
            raise Refused(Refusal.NOT_HOST, after=after)
    return broken_off(state, now)


def unattended(state: State) -> bool:
    """Whether everybody has resigned from a match that has gone on for long."""
    playing = state.status is Status.PLAYING and state.steps >= MOST_UNATTENDED
    return playing and not any(seat.human for seat in state.seats)


def broken_off(state: State, now: float) -> Draft:
    """The house ends a match that nobody plays any more, without a result."""
    row = next_row(state, now, status=Status.CANCELLED, deadline=None)
    return Draft(replace(state, row=row, window_until=None), ChangeKind.CANCELLED)


def deadline_after(state: State, match: Match, by: By, now: float) -> int | None:
    """The clock starts when a person comes on turn and runs through all they do in it. Somebody who comes
    back after their time was up, or who plays alone, gets a fresh turn's time."""
    acting = match.to_act()
    before = state.match.to_act() if state.match else ()
    limit, running = state.row.turn_seconds, state.row.deadline
    if limit is None or not acting or not state.human(acting[0]):
        return None
    same_turn = running is not None and before[:1] == acting[:1] and match.seats > 1
    if same_turn and not (by is By.PLAYER and running is not None and running <= now):
        return running
    return int(now) + limit


def window_after(before: State, after: State, now: float) -> float | None:
    """Until when robots and the house wait because more than one may act and a person is among them. It is
    opened anew when the turn passes or somebody more may speak; otherwise it keeps its end."""
    acting = after.match.to_act() if after.match else ()
    if len(acting) < 2 or not any(map(after.human, acting)):
        return None
    was = before.match.to_act() if before.match else ()
    if before.window_until is not None and was[:1] == acting[:1] and set(acting) <= set(was):
        return before.window_until
    return now + after.row.claim_seconds


def resumed(state: State, now: float) -> State:
    """A state that was read from the store, with its window for claims and calls opened anew."""
    if state.status is not Status.PLAYING:
        return state
    return replace(state, window_until=window_after(replace(state, match=None), state, now))


def round_row(result: RoundResult, now: float) -> RoundRow:
    """A finished round as it is stored."""
    return RoundRow(result.number, result.ending, result.winner, result.scores, result.totals, int(now))


def match_row(state: State, outcome: Outcome, now: float) -> MatchRow:
    """A finished match as it is stored."""
    sides = state.game().sides(len(state.seats))
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
        for info in state.seats
    )
    row = state.row
    return MatchRow(row.id, row.guild_id, row.channel_id, row.game, len(state.rounds), int(now), seats)


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


def next_act(state: State, now: float, rng: Rng, speak_at: dict[Seat, float]) -> Act | Rest:
    """What the house or a robot does next. `speak_at`: when each robot out of turn may speak; those missing
    have nothing (more) to say."""
    match = state.match
    acting = match.to_act() if match else ()
    if match is None or not acting or state.status is not Status.PLAYING:
        return Rest(None)
    waits = [when for seat in acting[1:] if (when := speak_at.get(seat)) is not None]
    for seat in acting[1:]:
        if seat in speak_at and speak_at[seat] <= now:
            return Act(seat, None, By.ROBOT, optional=True)
    act = _first_act(state, match, acting[0], now, rng)
    if isinstance(act, Rest):
        waits += [act.until] if act.until is not None else []
    elif state.window_until is not None and now < state.window_until:
        waits.append(state.window_until)
    else:
        return act
    return Rest(min(waits, default=None))


def _first_act(state: State, match: Match, first: Seat, now: float, rng: Rng) -> Act | Rest:
    if first == HOUSE:
        need = match.need()
        assert need is not None
        return Act(HOUSE, house_move(need, rng), By.HOUSE)
    if (forced := forced_move(match)) is not None:
        return Act(*forced, By.FORCED)
    if not state.human(first):
        return Act(first, None, By.ROBOT)
    deadline = state.row.deadline
    if deadline is not None and deadline <= now:
        return Act(first, None, By.CLOCK)
    return Rest(deadline)
