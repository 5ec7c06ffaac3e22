"""Delays of moves that the bot makes: robots keep a pace that people can follow, and the reply delay of automatic moves
hides whether a player had a choice.

Delays are not stored. A restart finds a reply delay again from the table's secret key and stored steps, and draws a new
one if the old one has passed. Robots don't wait after it until a person moves.
"""

import hmac
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import inf
from random import Random
from typing import Final, NamedTuple

from engine.robots import GENTLE, SHARP, USUAL
from engine.rules.tiles import Seat
from engine.store.rows import StepRow
from engine.tables.edits.steps import Act, played
from engine.tables.table.hours import QuietHours
from engine.tables.table.model import By, Change, ChangeKind, Snapshot
from engine.units import DAY, HOUR

SHORTEST: Final = 0.8
LONGEST: Final = 1.5
"""Pause before a robot's move, after the board has changed (seconds)."""
PACES: Final = {GENTLE: 0.7, USUAL: 1.0, SHARP: 1.4}
"""The part of that pause that a robot of a level takes: gentle ones play quickly, sharp ones take their time."""
BURST: Final = 6.0
"""The pauses after a move of a person take at most this long together (seconds)."""
AT_FULL_PACE: Final = 5
"""With more robots than this, each pause is shorter."""
AWAY: Final = 600.0
"""Robots don't wait if no person has moved for this long (seconds)."""
LIVE: Final = (1.0, 4.0)
SLOW: Final = (120.0, 1200.0)
"""The shortest and the longest reply delay (seconds)."""
ENOUGH: Final = 8
"""Reply delays follow the answers of people as soon as there are so many; those of the same person, if they have made
as many."""
NIGHT: Final = 9 * HOUR
SHORTEST_NIGHT: Final = 6 * HOUR
LONGEST_ABSENCE: Final = 16 * HOUR
"""A longer time without a move tells no night: most of it may be day."""
LATEST: Final = 200
"""The number of answers of a table that are kept."""


class Answer(NamedTuple):
    """A move made by hand: when its turn began, and how long it took (seconds)."""

    seat: int
    began: int
    seconds: int


def answers(steps: Sequence[StepRow]) -> Iterator[Answer]:
    """The answers in the steps of a match: moves that came by a click."""
    for before, step in pairwise(steps):
        if step.made_by == By.PLAYER and step.interaction_id is not None:
            yield Answer(step.seat, before.at, step.at - before.at)


def usual_night(moved_at: Iterable[int]) -> QuietHours | None:
    """When a person seems to sleep: the longest time of the day in which they made no move, in UTC, or the last `NIGHT`
    of it. None: it is longer than `LONGEST_ABSENCE`, or they moved at all hours."""
    times = sorted(moment % DAY for moment in moved_at)
    gaps = pairwise([*times, times[0] + DAY]) if times else ()
    gap, wakes = max(((later - earlier, later) for earlier, later in gaps), default=(DAY, 0))
    hours, end = min(gap, NIGHT) // HOUR, wakes // HOUR
    night = QuietHours("UTC", ((end - hours) % 24, end % 24))
    return night if SHORTEST_NIGHT <= gap <= LONGEST_ABSENCE else None


@dataclass(slots=True)
class ReplyDelay:
    """How long a table waits before a premove, or before a forced move where the host has chosen so.

    It is drawn once a turn, from the answers of the person on turn at about this time of the day. Before they have made
    enough, everyone's at the table count, and before these are enough, it lies within fixed bounds. It never depends on
    tiles.
    """

    seat: Seat | None = None
    until: float = 0.0
    ping: float = 0.0
    """When the person on turn is pinged at a slow table, within the fixed bounds."""
    turn: tuple[Seat, ...] = ()
    began: float = 0.0
    """The turn whose player may be thinking, and when it began."""
    answers: deque[Answer] = field(default_factory=lambda: deque(maxlen=LATEST))

    def learn(self, steps: Sequence[StepRow]) -> None:
        """Know the answers of a stored match."""
        self.answers.clear()
        self.answers.extend(answers(steps))

    def note(self, change: Change, now: float) -> None:
        """The table has changed: forget the delay of a turn that is over, and note how long its player thought."""
        table = change.snapshot
        if table.acting[:1] != (self.seat,):
            self.seat = None
        for step in change.steps:
            if step.by is By.PLAYER and not change.premoved and (step.seat,) == self.turn:
                self.answers.append(Answer(step.seat, int(self.began), int(now) - int(self.began)))
        if change.steps:
            self.turn, self.began = table.acting[:1], now

    def wait(self, table: Snapshot, act: Act, now: float, rng: Random) -> float | None:
        """When to do this act, always before the deadline and after a window for claims; None: now."""
        waits = act.by is By.PLAYER or (act.by is By.FORCED and table.clock.reply_delay)
        if not waits or act.at_once or not table.human(act.seat):
            return None
        until = self.due(table, act.seat, now, rng)
        return until if until > now else None

    def due(self, table: Snapshot, seat: Seat, now: float, rng: Random, *, ping: bool = False) -> float:
        """When a premove of this seat, which is on turn, is made if there is one, or when its person is pinged."""
        until = float(table.window_ends or 0)
        if until <= now:
            if self.seat != seat:
                self.seat, self.until = seat, self.drawn(table, now, rng)
                self.ping = self.drawn(table, now, rng, ping=True)
            until = self.ping if ping else self.until
        return until if table.deadline is None else min(until, table.deadline - 1)

    def drawn(self, table: Snapshot, now: float, rng: Random, *, ping: bool = False) -> float:
        """When the reply delay ends that begins now, or began before a restart."""
        chain, bounds = table.seed_chain, SLOW if table.slow else LIVE
        if chain is not None:
            name = f"{'ping' if ping else 'reply_delay'} {table.steps}"
            rng = Random(hmac.digest(chain.last, name.encode(), "sha256"))
        began = now if now - table.active_at < bounds[0] else table.active_at
        left = inf if table.deadline is None else max(0.0, table.deadline - 1 - began)
        known = [] if ping else self._known(table.acting[:1], began)
        fitting = [seconds for seconds in known if seconds < left]
        if fitting:
            delay = rng.choice(fitting) + rng.random()
        else:
            delay = left * rng.uniform(0.1, 0.9) if known else rng.uniform(*bounds)
        return began + delay if began + delay > now else now + delay

    def _known(self, turn: tuple[Seat, ...], began: float) -> list[int]:
        """The seconds from which the delay of a turn is drawn: of the answers that began at about the same time of the
        day."""
        mine = [one for one in self.answers if (one.seat,) == turn]
        known = mine if len(mine) >= ENOUGH else list(self.answers)
        if len(known) < ENOUGH:
            return []
        known.sort(key=lambda one: abs((began - one.began + DAY / 2) % DAY - DAY / 2))
        return [one.seconds for one in known[: max(ENOUGH, len(known) // 2)]]


@dataclass(slots=True)
class Pace:
    """How long robots wait so that people see each move. Only changes of the board count: a robot's forced draw or pass
    doesn't wait."""

    ready_at: float = 0.0
    spent: float = 0.0
    """Pauses since the last move of a person (seconds)."""
    moved_at: float = float("-inf")
    """When a person last moved, or the match began."""
    board: object = None
    """The board as spectators see it."""

    def note(self, change: Change, now: float, rng: Random) -> None:
        """The table has changed."""
        table = change.snapshot
        if change.kind is ChangeKind.STARTED or any(step.by is By.PLAYER for step in change.steps):
            self.moved_at, self.spent = now, 0.0
        if (board := _board(table)) != self.board:
            self.board = board
            robots = len(table.seats) - len(table.people)
            pause = rng.uniform(SHORTEST, LONGEST) * min(1.0, AT_FULL_PACE / max(1, robots)) * _pace(table)
            pause = min(pause, BURST - self.spent)
            self.spent += pause
            self.ready_at = now + pause

    def wait(self, table: Snapshot, act: Act, now: float) -> float | None:
        """When a robot may do this act; None: now."""
        if self.ready_at <= now or act.seat < 0 or act.optional or table.human(act.seat):
            return None
        if now - self.moved_at > AWAY or table.slow or not table.people:
            return None
        if act.move is not None and _board(played(table, act.seat, act.move, act.by, now).snapshot) == _board(table):
            return None
        return self.ready_at


def _pace(table: Snapshot) -> float:
    """The pace of the robot to play next. It depends on the level alone."""
    return PACES[table.turn.level] if table.turn is not None and not table.turn.human else 1.0


def _board(table: Snapshot) -> object:
    view = table.view_for(None)
    return view.board if view else None
