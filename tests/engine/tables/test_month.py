"""A month at many slow tables whose players move, sleep, vanish and return: no turn is rushed, doubled or stuck."""

from __future__ import annotations

from collections import defaultdict
from datetime import datetime
from random import Random
from zoneinfo import ZoneInfo

import pytest

from engine.rules.moves import Play, parse_move
from engine.tables.edits.consent import Answer, ComeBack, GoAway, RunClocks, TakeOverSeat
from engine.tables.edits.delays import SLOW
from engine.tables.edits.lobby import AddRobot, Begin, Join
from engine.tables.edits.places import LeaveServer, LoseChannel, MoveTo
from engine.tables.edits.premoves import AddPremove, ClearPremoves, SetPremoves
from engine.tables.edits.settings import SetSetting, out_value
from engine.tables.edits.turns import MakeMove
from engine.tables.keeping.opening import Wanted
from engine.tables.keeping.preferences import DisplaySettings, Remind
from engine.tables.keeping.state import rebuild
from engine.tables.running.idle import SILENCE, next_reminder
from engine.tables.table.clock import DAYS_OFF, TimeOut
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import By, Change, ChangeKind, ChannelRef, Person, Snapshot, Status, StepDone
from engine.units import DAY, HOUR
from tests.choices import always

from .world import World, attempt

CLOCKS = ((None, None), (12 * HOUR, None), (DAY, None), (3 * DAY, 12 * HOUR), (2 * DAY, 6 * HOUR))
GAMES = ("block", "muggins", "castle_rock")
HOURS = (22, 8)
ZONES = (
    *("Pacific/Honolulu", "America/Los_Angeles", "America/New_York", "America/Sao_Paulo", "Atlantic/Azores", "UTC"),
    *("Europe/Berlin", "Africa/Nairobi", "Asia/Kolkata", "Asia/Tokyo", "Australia/Lord_Howe", "Pacific/Kiritimati"),
)


def zone_of(user_id: int) -> str:
    """A player's time zone."""
    return ZONES[user_id % len(ZONES)]


def sleeps(user_id: int, now: float) -> bool:
    """Whether a moment lies between 22:00 and 8:00 there."""
    return not HOURS[1] <= datetime.fromtimestamp(now, ZoneInfo(zone_of(user_id))).hour < HOURS[0]


class Witness:
    """Checks every change against the promises."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.last: dict[str, Snapshot] = {}
        self.wrong: list[str] = []
        self.count: dict[ChangeKind | By | str, int] = defaultdict(int)
        self.settings: dict[int, DisplaySettings] = {}
        """Settings by person."""
        self.early: set[tuple[str, int]] = set()
        """Tables and seats whose people come back, or resume the clocks, before the announced date."""
        self.moving = ""
        """The table of a move by hand."""
        self.began: dict[str, float] = {}
        """When the turn began, or the bot started, by table."""

    async def look(self) -> None:
        """Note all tables without changing them: a restart gives time back without a change."""
        self.world.tables.subscribe(self)
        stored = await self.world.store.load_many([table.id for table in self.world.tables.known()])
        self.last = {table.id: table for table in map(rebuild, stored)}
        self.began = dict.fromkeys(self.last, self.world.clock.now())

    def check(self, holds: bool, wrong: str) -> None:
        if not holds:
            self.wrong.append(wrong)

    def __call__(self, change: Change) -> None:
        now, after = int(self.world.clock.now()), change.snapshot
        before = self.last.get(after.id)
        self.last[after.id] = after
        self.count[change.kind] += 1
        for step in change.steps:
            self.count[step.by] += 1
            if step.by is By.CLOCK and not (before and before.deadline and before.deadline <= now):
                self.wrong.append(f"the clock moved early at {before}")
            if before is not None and before.human(step.seat) and self.delays(before, step):
                self.count["delayed"] += 1
                table = self.world.tables._registry.open.get(after.id)  # a finished match has left memory
                least = min((SLOW[0], *(one.seconds for one in (table.reply_delay.answers if table else ()))))
                waited = now + 1 >= self.began[after.id] + least or now >= (before.deadline or now) - 1
                self.check(waited, f"{step} reveals by its speed that no player thought at {before}")
        if before is None or before.acting[:1] != after.acting[:1]:
            self.began[after.id] = now
        if change.kind is ChangeKind.DAY_OFF and before is not None and change.seat is not None:
            if not (before.deadline and before.deadline <= now) or before.clock.late:
                self.wrong.append(f"a day off too early at {before}")
            if after.clock.seat(change.seat).off > after.clock.days_off:
                self.wrong.append(f"too many days off at {before}")
        if change.kind is ChangeKind.RETURNED and before is not None and not self.is_early(change):
            self.check(min(one.until for one in before.participants.away) <= now, f"a seat back too early at {before}")
        if change.kind is ChangeKind.GOES_ON and before is not None and before.clock.resumes is not None:
            due = before.clock.resumes <= now or before.homeless or self.is_early(change)
            self.check(due, f"clocks that run too early at {before}")
        if before is not None and after.clock.quiet and after.deadline and after.acting[:1] != before.acting[:1]:
            turn = after.turn
            asleep = turn is not None and turn.person is not None and sleeps(turn.person.user_id, after.deadline)
            self.check(not asleep, f"a deadline at night at {after}")
        if change.kind is ChangeKind.REMINDED and before is not None and before.deadline and after.deadline:
            if not before.deadline == after.deadline > now:
                self.wrong.append(f"a stale reminder at {before}")
            when, least = next_reminder(before, self.settings[before.awaited[0]], now) or (now + 1, -1)
            if when > now or after.clock.reminded != least:
                self.wrong.append(f"a reminder early or twice at {before}")
            if sleeps(before.awaited[0], now):
                self.wrong.append(f"a reminder at night at {before}")

    def is_early(self, change: Change) -> bool:
        """Whether a person has just caused this change."""
        return (change.snapshot.id, change.seat) in self.early

    def delays(self, before: Snapshot, step: StepDone) -> bool:
        """Whether this step waits for the reply delay: a premove, or a forced step at a table with delayed passes."""
        if (before.turn_seconds or 0) < HOUR or before.acting[:1] != (step.seat,):
            return False
        planned = step.by is By.PLAYER and self.moving != before.id
        self.count["planned"] += planned
        return planned or (step.by is By.FORCED and before.clock.reply_delay)


async def seated(world: World, rng: Random, number: int, people: list[Person]) -> Snapshot:
    """A match of two or three of these people, with or without a robot, dealt."""
    turn, increment = rng.choice(CLOCKS)
    host, *others = rng.sample(people, rng.choice((2, 2, 3)))
    channel = ChannelRef(1 + number % 5, number)
    tables = world.tables
    table = await tables.open(channel, host, Wanted(rng.choice(GAMES), turn_seconds=turn, increment=increment))
    await tables.change(table.id, SetSetting("time_out", out_value(rng.choice(tuple(TimeOut)), 2)), host.user_id)
    await tables.change(table.id, SetSetting("weekends", "on" if rng.random() < 0.7 else "off"), host.user_id)
    await tables.change(table.id, SetSetting("days_off", str(rng.choice(DAYS_OFF[:2]))), host.user_id)
    await tables.change(table.id, SetSetting("reply_delay", "on" if rng.random() < 0.5 else "off"), host.user_id)
    for person in others:
        await tables.change(table.id, Join(), person)
    if rng.random() < 0.3:
        await tables.change(table.id, AddRobot(), host.user_id)
    return await tables.change(table.id, Begin(), host.user_id)


def awake(person: Person, now: float) -> bool:
    """People sleep at night, and may be silent for days."""
    day = int(now) // (3 * DAY)
    return not sleeps(person.user_id, now) and (day + person.user_id) % 4 != 0


async def month(world: World, seed: int, tables: int, step: int) -> Witness:
    """`tables` tables for thirty days, checked every `step` seconds; the program is off now and then."""
    rng, witness = Random(seed), Witness(world)
    await witness.look()
    people = [Person(100 + number, f"P{number}") for number in range(max(len(ZONES), tables))]
    for person in people:
        moments = frozenset(rng.sample(tuple(Remind), rng.randrange(4)))
        settings = DisplaySettings(remind=moments, zone=zone_of(person.user_id), quiet=HOURS)
        witness.settings[person.user_id] = settings
        await world.tables.preferences.choose(person, always(settings))
    for number in range(tables):
        await seated(world, rng, number, people)
    await world.settle()
    end = world.clock.now() + 30 * DAY
    while world.clock.now() < end:
        await world.leap(step)
        if rng.random() < 0.02:
            await world.restart(away=rng.randrange(DAY))
            await witness.look()
        for table in world.tables.known():
            witness.count["rests"] += await world.rests(table.id)
            if table.unloaded and rng.random() < 0.5:
                continue  # no player is active now
            table = await world.now(table)
            if table.homeless:
                if rng.random() < 0.3:
                    await found_a_home(world, rng, table)
                continue
            await travels(world, rng, witness, table, people)
            await plans(world, rng, table)
            table = await world.now(table)
            turn = table.turn
            moves = turn is not None and turn.person is not None and awake(turn.person, world.clock.now())
            if moves and table.human(table.acting[0]) and rng.random() < 0.3:
                user, text = world.good_move(table)
                witness.moving = table.id
                await attempt(
                    world.tables.change(table.id, MakeMove(table.version, parse_move(text)), user), TableRefusal.STALE
                )
                witness.moving = ""
            for seat in table.seats:
                if table.participants.away_from(seat.seat) is not None:
                    continue
                if seat.resigned and seat.person and rng.random() < 0.05 and awake(seat.person, world.clock.now()):
                    await comes_back(world, witness, table, seat.seat, seat.person.user_id)
        await world.settle()
    return witness


async def travels(world: World, rng: Random, witness: Witness, table: Snapshot, people: list[Person]) -> None:
    """Now and then a player goes away until a date, a friend sits in, all agree or one refuses, a player returns
    early, a member leaves the server, or a channel is deleted."""
    tables, now = world.tables, int(world.clock.now())
    deeds = {"go": 15, "back": 10, "sit in": 20, "leave": 3, "delete": 2, "run": 2, "answer": 250, "": 700}
    (what,) = rng.choices(tuple(deeds), tuple(deeds.values()))
    seat = rng.choice(table.seats)
    if what == "go" and seat.human and seat.person:
        friend = rng.choice((None, *people))
        friend = None if friend is None or table.seat_of(friend.user_id) else friend
        until = now + rng.randrange(DAY, 10 * DAY)
        gone = tables.change(
            table.id, GoAway(until, wait=friend is None and rng.random() < 0.5, friend=friend), seat.person.user_id
        )
        await attempt(gone, TableRefusal.NO_CLOCK)
    elif what == "back" and table.participants.away:
        away = rng.choice(table.participants.away)
        await comes_back(world, witness, table, away.seat, away.user_id)
    elif what == "run" and seat.human and seat.person and table.clock.paused is not None:
        witness.early.add((table.id, seat.seat))
        run = tables.change(table.id, RunClocks(), seat.person.user_id)
        await attempt(run, TableRefusal.NOT_PAUSED, TableRefusal.AGREED_TO_WAIT)
        witness.early.clear()
    elif what == "sit in" and (named := next((one for one in table.participants.away if one.friend_id), None)):
        sits = tables.change(table.id, TakeOverSeat(named.seat), Person(named.friend_id, named.friend))
        refused = TableRefusal.SEAT_NOT_FREE, TableRefusal.QUESTION_OPEN, TableRefusal.ALREADY_SEATED
        await attempt(sits, *refused, TableRefusal.TURNED_DOWN)
    elif what == "leave" and seat.human and seat.person:
        await tables.change(table.id, LeaveServer(seat.person.user_id))
    elif what == "delete":
        [table for table in await tables.change_each([table], LoseChannel()) if table.homeless]
    elif table.participants.questions and what == "answer" and seat.human and seat.person:
        question = rng.choice(table.participants.questions)
        await attempt(tables.change(table.id, Answer(question.key, rng.random() < 0.8), seat.person.user_id))


async def comes_back(world: World, witness: Witness, table: Snapshot, seat: int, user_id: int) -> None:
    """A player returns before the announced date, or after a robot took the seat."""
    witness.early.add((table.id, seat))
    back = world.tables.change(table.id, ComeBack(), user_id)
    await attempt(
        back, TableRefusal.FORFEITED, TableRefusal.TABLE_CLOSED, TableRefusal.NOT_SEATED, TableRefusal.ALREADY_SEATED
    )
    witness.early.clear()


async def plans(world: World, rng: Random, table: Snapshot) -> None:
    """A waiting player premoves some tiles, for one turn or more, or clears the premoves."""
    table = await world.now(table)
    seat = rng.choice(table.seats)
    view = table.view_for(seat.seat)
    if view is None or not seat.human or seat.person is None or rng.random() > 0.15:
        return
    user = seat.person.user_id
    for tile in rng.sample(view.hand, min(len(view.hand), 3)):
        await attempt(world.tables.change(table.id, AddPremove(Play(tile)), user), TableRefusal.STALE)
    change = rng.choice((SetPremoves("once", True), SetPremoves("must", False), None))
    if change is not None:
        await attempt(world.tables.change(table.id, change, user), TableRefusal.STALE)
    elif rng.random() < 0.2:
        await attempt(world.tables.change(table.id, ClearPremoves(), user))


async def found_a_home(world: World, rng: Random, table: Snapshot) -> None:
    """The host takes the table to another channel."""
    there = ChannelRef(table.channel.guild_id, rng.randrange(10_000, 20_000))
    await world.tables.change(table.id, MoveTo(there), table.host_id)


async def check_month(world: World, seed: int, tables: int, step: int) -> Witness:
    """At the end every table still goes on by itself."""
    witness = await month(world, seed, tables, step)
    assert not witness.wrong
    now = world.clock.now()
    for table in world.tables.known():
        assert table.status is Status.PLAYING
        assert table.deadline is None or table.deadline > now, "a table is stuck"
        for moment in (table.clock.resumes, *(one.until for one in table.participants.away)):
            assert moment is None or moment > now, "a player is not back yet"
        if table.turn_seconds is None:
            assert now < table.active_at + SILENCE
        elif table.homeless:
            assert table.clock.closes is not None
            assert table.clock.closes > now
        elif table.clock.paused is not None:
            assert table.clock.resumes is not None, "the clocks stand still only for a player who is away"
        else:
            assert (table.deadline or table.window_ends) is not None
    assert witness.count[By.CLOCK]
    assert witness.count[ChangeKind.REMINDED]
    assert witness.count[ChangeKind.DAY_OFF]
    assert witness.count["planned"]
    assert witness.count["rests"]
    assert witness.count["delayed"] > witness.count["planned"], "forced moves take their time too"
    return witness


@pytest.mark.slow
async def test_a_month_at_a_few_tables(world: World) -> None:
    await check_month(world, seed=1, tables=6, step=6 * HOUR)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(3))
async def test_a_month_at_two_hundred_tables(world: World, seed: int) -> None:
    witness = await check_month(world, seed, tables=200, step=4 * HOUR)
    assert witness.count[ChangeKind.CAME_BACK]
