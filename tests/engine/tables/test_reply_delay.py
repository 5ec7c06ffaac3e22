"""Delayed forced passes take a thinking player's time, for any hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from heapq import heapify, heappop, heappush
from itertools import combinations
from pathlib import Path
from random import Random
from zoneinfo import ZoneInfo

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.rules.fair import ROUNDS
from engine.rules.moves import parse_move
from engine.rules.position import read_position
from engine.rules.tiles import HOUSE, Seat, Tile
from engine.rules.views import View
from engine.store.rows import StepRow
from engine.tables.edits.delays import ENOUGH, LIVE, SLOW, Answer, ReplyDelay, answers, usual_night
from engine.tables.edits.settings import SetSetting
from engine.tables.edits.turns import MakeMove, Resign
from engine.tables.table.errors import TableRefusal
from engine.tables.table.hours import local, zones
from engine.tables.table.model import By, Change, Snapshot
from engine.tables.table.sealed import SeedChain
from engine.units import DAY, HOUR
from tests.bot.flows.test_secrecy import snapshot_of

from .world import ANA, BEN, BIRTH, World, refusal

SIXES = [Tile.of(6, low) for low in range(6, -1, -1)]
OTHERS = [Tile.of(*halves) for halves in combinations(range(6), 2)] + [Tile.of(n, n) for n in range(6)]


class Dealer(Random):
    """Deals Ana all the sixes and Ben a given hand; the rest is random."""

    def __init__(self, seed: int, held: list[Tile]) -> None:
        super().__init__(seed)
        self.first = [*SIXES, *held]

    def shuffle(self, x: list[Tile]) -> None:  # type: ignore[override]  # tiles are all that is shuffled
        x[:] = [*self.first, *(tile for tile in x if tile not in self.first)]


async def stuck(
    folder: Path, seed: int = 1, held: list[Tile] | None = None, *, time: int | None = DAY, reply_delay: bool = True
) -> tuple[World, Snapshot, list[tuple[float, View | None]]]:
    """A world where Ana has played 6|6 and Ben has no six, plus all its public events with times."""
    world, seen = World(folder), list[tuple[float, View | None]]()
    world.rng = Dealer(seed, held or OTHERS[:7])

    def hear(change: Change) -> None:
        world.changes.append(change)
        seen.append((world.clock.now() - BIRTH, change.snapshot.view_for(None)))

    await world.start(hear)
    table = await world.table(turn_seconds=time, options={"target": "500"})
    await world.tables.change(table.id, SetSetting("reply_delay", "on" if reply_delay else "off"), ANA.user_id)
    await world.begin(table)
    await world.settle()
    table = await world.now(table)
    await world.tables.change(table.id, MakeMove(table.version, parse_move("6|6")), ANA.user_id)
    await world.settle()
    return world, await world.now(table), seen


def passes(world: World) -> list[By]:
    """The makers of the passes so far."""
    steps = [step for change in world.changes for step in change.steps]
    return [step.by for step in steps if type(step.move).__name__ == "Pass"]


def test_a_restart_changes_no_delay_that_has_not_passed() -> None:
    """A delay that passed while the program was off begins anew: moves right after a start would tell."""
    table = snapshot_of(read_position("block | seats 2"), "block", 2)
    table = replace(table, turn_seconds=DAY, active_at=1000, seed_chain=SeedChain(b"secret", ROUNDS))
    until = ReplyDelay().drawn(table, 1000.5, Random(1))
    assert 1000 + SLOW[0] <= until <= 1000.5 + SLOW[1]
    assert abs(ReplyDelay().drawn(table, until - 1, Random(2)) - until) < 1
    late = ReplyDelay().drawn(table, until + HOUR, Random(3))
    assert until + HOUR + SLOW[0] <= late <= until + HOUR + SLOW[1]
    other = replace(table, seed_chain=SeedChain(b"another", ROUNDS))
    assert abs(ReplyDelay().drawn(other, 1000.5, Random(1)) - until) > 1, "only the secret key tells it"


Habit = Callable[[Random, float, float], float]
"""How long a person thinks about a turn that begins at a time, by the usual time of its table (seconds)."""


def log_normal(rng: Random, began: float, usual: float) -> float:
    return usual * rng.lognormvariate(0, 0.8)


def mornings_and_evenings(rng: Random, began: float, usual: float) -> float:
    """At 8 and at 20 o'clock, if there is time for that; at fast tables now quick, now slow."""
    if usual < HOUR:
        return usual * rng.choice((0.4, 1.5)) * rng.lognormvariate(0, 0.4)
    visits = (8 * HOUR, 20 * HOUR, 32 * HOUR)
    today = began % DAY
    return next(visit for visit in visits if visit > today) - today + rng.uniform(0, HOUR)


def night_owl(rng: Random, began: float, usual: float) -> float:
    """Asleep from 4 to 12 o'clock, if the table waits for that."""
    delay = log_normal(rng, began, usual)
    up = 12 * HOUR - (began + delay) % DAY
    return delay + up + rng.uniform(0, HOUR) if usual >= HOUR and 0 < up < 8 * HOUR else delay


@pytest.mark.parametrize("habit", [log_normal, mornings_and_evenings, night_owl])
@pytest.mark.parametrize(("time", "usual"), [(None, 7), (120, 35), (HOUR, 1100), (DAY, 3 * HOUR)])
def test_no_threshold_tells_premoves_from_moves_by_hand(time: int | None, usual: float, habit: Habit) -> None:
    """The area under the curve of all thresholds: 0.5 tells nothing, 1 all. Half of the turns are premoves."""
    rng, delay, now = Random(1), ReplyDelay(), 0.0
    position = snapshot_of(read_position("block | seats 2"), "block", 2)
    by_hand, planned = list[float](), list[float]()
    seat = position.acting[0]
    for turn in range(600):
        now = float(int(now + 0.3 * usual * rng.lognormvariate(0, 0.8)))
        deadline = None if time is None else int(now) + time
        took = habit(rng, now, usual)
        took = took if time is None else min(took, time * rng.uniform(0.8, 0.99))
        if turn < ENOUGH or rng.random() < 0.5:
            delay.answers.append(Answer(seat, int(now), int(now + took) - int(now)))
            by_hand.append(took)
        else:
            table = replace(position, turn_seconds=time, active_at=int(now), deadline=deadline)
            took = delay.drawn(table, now, rng) - now
            assert deadline is None or now + took < deadline
            planned.append(took)
        now += took
    pairs = sum((one < other) + (one == other) / 2 for one in planned for other in by_hand)
    area = pairs / len(planned) / len(by_hand)
    assert max(area, 1 - area) <= 0.6, area


def apart(one: list[float], other: list[float]) -> float:
    """The greatest distance between the distributions of two samples."""
    return max(abs(sum(x <= at for x in one) / len(one) - sum(x <= at for x in other) / len(other)) for at in other)


def test_before_a_person_has_answered_often_enough_everyone_s_answers_count() -> None:
    table = replace(snapshot_of(read_position("block | seats 2"), "block", 2), turn_seconds=DAY)
    mine, other = table.acting[0], Seat(1 - table.acting[0])
    delay, rng = ReplyDelay(), Random(1)
    delay.answers.extend([Answer(other, 0, HOUR)] * (ENOUGH - 1))
    assert SLOW[0] <= delay.drawn(table, 0.0, rng) <= SLOW[1], "too few are known"
    delay.answers.append(Answer(other, 0, HOUR))
    assert HOUR <= delay.drawn(table, 0.0, rng) <= HOUR + 1
    delay.answers.extend([Answer(mine, 0, 60)] * ENOUGH)
    assert 60 <= delay.drawn(table, 0.0, rng) <= 61
    assert SLOW[0] <= delay.drawn(table, 0.0, rng, ping=True) <= SLOW[1], "no ping waits for hours"


def looks(rng: Random, zone: str, days: int) -> list[float]:
    """When a person in a zone looks at their tables: three to five times a day between 8 and 22 o'clock."""
    first = datetime.fromtimestamp(BIRTH, ZoneInfo(zone)).date()
    found = list[float]()
    for day in range(days):
        midnight = datetime.combine(first + timedelta(days=day), datetime.min.time(), ZoneInfo(zone)).timestamp()
        found += sorted(midnight + rng.uniform(8, 22) * HOUR for _ in range(rng.choice((3, 4, 5))))
    return found


@pytest.mark.slow
def test_whoever_gave_no_zone_is_rarely_pinged_at_night_anywhere_in_the_world() -> None:
    """Four first matches of each zone's player at once, against players of other zones. Without a usual night 3 of 10
    pings come at night. The first 8 turns of each match tell of all of them; later ones know the night."""
    pings, at_night, at_once = Counter[bool](), Counter[bool](), 0
    for number, zone in enumerate(zones()):
        rng = Random(number)
        mine, others = looks(rng, zone, 30), [looks(rng, rng.choice(zones()), 30) for _ in range(4)]
        turns = [
            (next(moment for moment in them if moment > BIRTH + 2 * DAY), table, 0) for table, them in enumerate(others)
        ]
        heapify(turns)
        moved = list[int]()
        while turns:
            now, table, turn = heappop(turns)
            answered = next(moment for moment in mine if moment > now)
            night = usual_night(moment for moment in moved if moment <= now)
            ping = now if night is None else night.around(int(now))[1]
            late = turn >= ENOUGH
            if ping < answered:
                pings[late] += 1
                at_night[late] += not 8 <= local(ping, zone).hour < 22
                at_once += not 8 <= local(now, zone).hour < 22
            moved.append(int(answered))
            if turn < ENOUGH + 12:
                heappush(turns, (next(moment for moment in others[table] if moment > answered), table, turn + 1))
    assert at_once / pings.total() > 0.25
    assert at_night[False] / pings[False] < 0.19
    assert at_night[True] / pings[True] < 0.08
    assert usual_night(hour * HOUR for hour in range(24)) is None, "at all hours"


@given(st.integers(0, DAY), st.lists(st.integers(0, 8 * HOUR - 1)))
def test_moves_of_one_evening_tell_no_night(began: int, after: list[int]) -> None:
    assert usual_night(began + later for later in after) is None


async def test_a_night_is_known_at_the_next_table_and_after_the_match(world: World) -> None:
    first = await world.begun(options={"target": "500"}, turn_seconds=DAY)
    for click in range(6):
        assert await world.tables.usual_night(ANA.user_id) is None
        table = await world.now(first)
        view = table.view_for(table.turn.seat) if table.turn else None
        assert view is not None
        user = table.awaited[0]
        await world.tables.change(table.id, MakeMove(table.version, view.moves[0]), user, click=100 + click)
        await world.leap(3 * HOUR)
    night = await world.tables.usual_night(ANA.user_id)
    assert night is not None
    await world.tables.change(first.id, Resign(), ANA.user_id)
    assert not (await world.now(first)).is_open
    await world.restart()
    second = await world.begun(turn_seconds=DAY)
    assert second.is_open
    assert await world.tables.usual_night(ANA.user_id) == night


def test_answers_are_found_again_in_the_stored_steps() -> None:
    """Those by a click: a premove and the house have none."""
    made = [(HOUSE, None, 100), (0, 7, 130), (1, None, 200), (0, 8, 260), (1, 9, 265)]
    steps = [StepRow(at, seat, "pass", By.PLAYER, when, click) for at, (seat, click, when) in enumerate(made)]
    assert list(answers(steps)) == [Answer(0, 100, 30), Answer(0, 200, 60), Answer(1, 260, 5)]


@pytest.mark.parametrize(("time", "bounds"), [(DAY, SLOW), (HOUR, SLOW), (120, LIVE), (None, LIVE)])
async def test_a_forced_pass_takes_as_long_as_thinking(
    tmp_path: Path, time: int | None, bounds: tuple[float, float]
) -> None:
    world, table, _ = await stuck(tmp_path, time=time)
    assert table.awaited == (BEN.user_id,), "he is on turn for all to see, and pinged like anybody"
    await world.advance(bounds[0] - 0.5)
    assert not passes(world)
    await world.advance(bounds[1] - bounds[0] + 0.5)
    assert passes(world) == [By.FORCED]


async def test_without_the_setting_passes_come_at_once(tmp_path: Path) -> None:
    world, _, _ = await stuck(tmp_path, reply_delay=False)
    assert passes(world) == [By.FORCED]


async def test_a_player_may_pass_before_the_delay_ends(tmp_path: Path) -> None:
    world, table, _ = await stuck(tmp_path)
    await world.tables.change(table.id, MakeMove(table.version, parse_move("pass")), BEN.user_id)
    await world.leap(HOUR)
    assert passes(world)[0] is By.PLAYER


async def test_a_pass_never_waits_past_the_deadline(tmp_path: Path) -> None:
    world, table, _ = await stuck(tmp_path, time=120)
    row_deadline = table.deadline
    assert row_deadline is not None
    await world.advance(119.5)
    assert passes(world)[0] is By.FORCED, "no time ran out"


async def test_after_a_restart_and_a_clock_that_was_set_the_pass_still_comes(tmp_path: Path) -> None:
    world, _, _ = await stuck(tmp_path)
    world.clock.ahead += DAY
    await world.advance(60)
    assert not passes(world)
    await world.restart(away=HOUR)
    assert not passes(world)
    await world.advance(SLOW[1])
    assert passes(world) == [By.FORCED]


async def test_only_the_host_chooses_and_only_in_the_lobby(world: World) -> None:
    table = await world.table()
    assert not table.clock.reply_delay
    assert (
        await refusal(world.tables.change(table.id, SetSetting("reply_delay", "on"), BEN.user_id))
        is TableRefusal.NOT_HOST
    )
    await world.tables.change(table.id, SetSetting("reply_delay", "on"), ANA.user_id)
    await world.check(table.id)
    await world.begin(table)
    assert (
        await refusal(world.tables.change(table.id, SetSetting("reply_delay", "off"), ANA.user_id))
        is TableRefusal.ALREADY_STARTED
    )


hands = st.permutations(OTHERS).map(lambda tiles: tiles[:7])


@pytest.mark.slow
@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(hands, hands, st.integers(0, 10**6))
async def test_two_hidden_hands_give_the_same_public_events_at_the_same_times(
    tmp_path_factory: pytest.TempPathFactory, one: list[Tile], other: list[Tile], seed: int
) -> None:
    """With the same random numbers the public events are the same to the second, so their distribution is the same."""
    told = []
    for held in (one, other):
        world, _, seen = await stuck(tmp_path_factory.mktemp("world"), seed, held)
        await world.advance(SLOW[1])
        assert passes(world)[0] is By.FORCED
        told.append(seen)
        await world.close()
    assert told[0] == told[1]


async def test_the_wait_is_anywhere_between_the_shortest_and_the_longest(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    waits = []
    for seed in range(12):
        world, _, seen = await stuck(tmp_path_factory.mktemp("world"), seed)
        before = len(seen)
        await world.advance(SLOW[1])
        waits.append(seen[before][0])
        await world.close()
    assert len(set(waits)) == len(waits)
    assert min(waits) < 400 < 800 < max(waits)
