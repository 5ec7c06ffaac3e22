"""What happens next at a table by itself: `RULES`, asked in order. The first rule that answers wins.

A rule is a small function from a situation to `Do` (a step or an edit, now), `Rest` (not before a moment, and why), or
None (not mine). While a table rests, what is due at an idle table happens (`idle.duties`).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from engine.rules.game import house_move
from engine.rules.moves import Move
from engine.rules.tiles import HOUSE, Seat
from engine.tables.edits.breaks import day_off, quiet_hours_noted, rests
from engine.tables.edits.consent import not_waiting
from engine.tables.edits.delays import Pace, ReplyDelay
from engine.tables.edits.premoves import Premoves
from engine.tables.edits.steps import Act, Rest, Why, broken_off, premoved, unattended
from engine.tables.table.model import By, Snapshot, Status
from engine.tables.table.rights import Make, match_of
from engine.tables.table.seed_chain import chance_at


@dataclass(frozen=True, slots=True)
class Do:
    """A step of the match, or an edit of the table, to make now."""

    what: Act | Make
    by_time: bool = False
    """Whether it happens because time has run out. It then waits until people can play."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """What the rules know of a table, gathered before they are asked."""

    table: Snapshot
    now: float
    rng: Random
    premoves: Mapping[int, Premoves] = field(default_factory=dict)
    """By person."""
    react_at: Mapping[Seat, float] = field(default_factory=dict)
    """When each robot out of turn may claim or call; robots missing here decline."""
    pace: Pace = field(default_factory=Pace)
    reply_delay: ReplyDelay = field(default_factory=ReplyDelay)
    sleeps: Mapping[int, str] = field(default_factory=dict)
    """Quiet hours by seat that have changed, before a turn begins."""
    again: Move | None = None
    """The house's draw, if another match with the same deals decides it."""
    duties: Sequence[tuple[float, Make]] = ()
    """What becomes due at an idle table, and when."""

    @property
    def first(self) -> Seat | None:
        """The seat on turn, or HOUSE; None: no one is."""
        return self.table.acting[0] if self.table.acting and self.table.status is Status.PLAYING else None

    @property
    def claims_until(self) -> int | None:
        """Until when claims and calls are still heard; None: no window is open."""
        ends = self.table.window_ends
        return ends if ends is not None and self.now < ends else None

    @property
    def late(self) -> bool:
        """Whether the time of the person on turn has run out, and no one may claim or call any more."""
        deadline = self.table.deadline
        return self.claims_until is None and deadline is not None and deadline <= self.now

    def after_pauses(self, act: Act) -> Do | Rest:
        """This act once claims are heard, people have seen the board and the reply delay is over."""
        if self.claims_until is not None:
            return Rest(self.claims_until, Why.CLAIMS)
        if (until := self.pace.wait(self.table, act, self.now)) is not None:
            return Rest(until, Why.PACE, act.seat)
        if (until := self.reply_delay.wait(self.table, act, self.now, self.rng)) is not None:
            return Rest(until, Why.REPLY_DELAY, act.seat)
        return Do(act, by_time=act.by is By.CLOCK or self.table.window_ends is not None)


Rule = Callable[[Situation], Do | Rest | None]


def unattended_match(at: Situation) -> Do | None:
    """A very long match of robots alone closes."""
    return Do(broken_off) if unattended(at.table) else None


def quiet_hours(at: Situation) -> Do | None:
    """Changed quiet hours count from the next turn on."""
    return Do(lambda latest, now: quiet_hours_noted(latest, at.sleeps, now)) if at.sleeps else None


def no_match(at: Situation) -> Rest | None:
    """A lobby waits for its people."""
    return Rest(None, Why.LOBBY) if at.first is None else None


def claim(at: Situation) -> Do | None:
    """A robot out of turn may claim or call."""
    seat = next((seat for seat in at.table.acting[1:] if at.react_at.get(seat, at.now + 1) <= at.now), None)
    by_time = at.table.window_ends is not None
    return None if seat is None else Do(Act(seat, None, By.ROBOT, optional=True), by_time=by_time)


def house(at: Situation) -> Do | Rest | None:
    """The house deals, draws for the lead, and ends windows."""
    if at.first != HOUSE:
        return None
    need = match_of(at.table).need()
    assert need is not None
    return at.after_pauses(Act(HOUSE, at.again or house_move(need, chance_at(at.table, at.rng)), By.HOUSE))


def forced_move(at: Situation) -> Do | Rest | None:
    """A seat without a choice moves by itself (G10)."""
    forced = at.table.match.forced if at.table.match is not None else None
    return None if forced is None else at.after_pauses(Act(*forced, By.FORCED))


def robot(at: Situation) -> Do | Rest | None:
    """A robot on turn moves."""
    return None if at.first is None or at.table.human(at.first) else at.after_pauses(Act(at.first, None, By.ROBOT))


def unanswered(at: Situation) -> Do | None:
    """The others haven't agreed in time to wait for the person on turn: a robot plays for them."""
    asked = at.table.participants.wait
    mine = at.late and asked is not None and asked.seat == at.first
    return Do(lambda latest, now: not_waiting(latest, asked, now), by_time=True) if mine and asked is not None else None


def free_day(at: Situation) -> Do | None:
    """A person whose time has run out takes a day off, if one is left."""
    return Do(day_off, by_time=True) if at.late and rests(at.table, at.now) else None


def deadline(at: Situation) -> Do | Rest | None:
    """A robot moves for a person whose time has run out."""
    return at.after_pauses(Act(at.first, None, By.CLOCK)) if at.late and at.first is not None else None


def premove(at: Situation) -> Do | Rest | None:
    """The person on turn has laid down this move before."""
    act = premoved(at.table, at.premoves)
    return None if act is None else at.after_pauses(act)


def person(at: Situation) -> Rest:
    """The match waits for the person on turn."""
    until = at.table.deadline
    return Rest(until if until is None else max(until, at.claims_until or 0), Why.PERSON, at.first)


RULES: Final[tuple[Rule, ...]] = (
    unattended_match,
    quiet_hours,
    no_match,
    claim,
    house,
    forced_move,
    robot,
    unanswered,
    free_day,
    deadline,
    premove,
    person,
)


def next_step(at: Situation) -> Do | Rest:
    """What to do now, or until when and why the table rests."""
    answer = next(found for rule in RULES if (found := rule(at)) is not None)
    if isinstance(answer, Do):
        return answer
    due, duty = min(at.duties, key=lambda one: one[0], default=(None, None))
    if due is not None and duty is not None and due <= at.now:
        return Do(duty, by_time=True)
    reactions = [when for seat, when in at.react_at.items() if seat in at.table.acting[1:]]
    moments = [when for when in (answer.until, due, *reactions) if when is not None]
    return replace(answer, until=min(moments, default=None))
