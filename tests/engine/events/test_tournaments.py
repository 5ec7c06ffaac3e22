"""Tournaments and leagues that are really played: days, deadlines, forfeits, crashes."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest
from sqlalchemy import Connection, insert

from engine.events import changes, duels
from engine.events.changes import LONGEST_SIGN_UP, LONGEST_SIGN_UP_FOR_DUELS
from engine.events.model import Event, EventRefusal, Kind, Plan, Stage
from engine.statistics.ratings import MILLION
from engine.store import schema
from engine.store.questions.statements import add, writes
from engine.store.rows import RatingRow, SeasonRow
from engine.tables.keeping.opening import Wanted
from engine.tables.table.model import Snapshot, Status
from engine.units import DAY
from tests.engine.tables.world import ANA, CHANNEL, refusal

from .evening import CROWD, Evening

CUP = Plan(("block",), rounds=0, seats=2, turn_seconds=DAY, minutes=3 * 1440, options=(("target", "1"),))
"""Duels of one deal, mostly, a day for each move."""


async def signed_up(evening: Evening, kind: Kind, people: int, plan: Plan = CUP) -> Event:
    """A tournament of Ana's with this many people signed up."""
    event = await evening.events.plan(CHANNEL, ANA, "Cup", plan, kind=kind)
    for person in CROWD[: people - 1]:
        event = await evening.events.change(event.id, changes.joined, person)
    assert len(event.players) == people
    return event


async def begun(evening: Evening, kind: Kind, people: int, plan: Plan = CUP) -> Event:
    """The same, in its first round."""
    event = await signed_up(evening, kind, people, plan)
    await evening.events.next_round(event.id, ANA.user_id, 0)
    await evening.quiet()
    return await evening.seen(event)


async def days(evening: Evening, event: Event, number: float) -> Event:
    """Let time pass, then do what has become due."""
    await evening.leap(number * DAY)
    await evening.events.look()
    await evening.quiet()
    return await evening.seen(event)


async def test_a_round_begins_by_itself_when_the_last_duel_is_over(evening: Evening) -> None:
    event = await evening.play_round(await begun(evening, Kind.KNOCKOUT, 4))
    assert event.round == 2
    assert len(event.here) == 2, "the final, and the third place"
    event = await evening.play_round(event)
    assert event.stage is Stage.OVER
    assert [line.place for line in duels.standings_of(event)] == [1, 2, 3, 4]


async def test_seeds_follow_the_ratings_of_this_season(evening: Evening) -> None:
    """Ana was the best of last season. Its end has brought her rating half way back, below that of her guest."""
    assert CHANNEL.guild_id is not None
    guest, rated = CROWD[0], []
    for number, person, mu in ((1, ANA, 30), (2, guest, 28)):
        row = RatingRow("m", 0, 0, person.user_id, CHANNEL.guild_id, "block", number, mu * MILLION, MILLION, 12, 0)
        rated.append(replace(row, table_id=(await evening.tables.open(CHANNEL, person, Wanted("block"))).id))

    @writes
    def keep(connection: Connection) -> None:
        matches = [
            {"table_id": row.table_id, "channel_id": 1, "game": "block", "rounds": 1, "ended_at": 0} for row in rated
        ]
        connection.execute(insert(schema.match_results), matches)
        add(connection, schema.ratings, rated)
        add(connection, schema.seasons, [SeasonRow(rated[0].guild_id, 1, 0, None, after=1)])

    await evening.store.ask(keep)
    event = await begun(evening, Kind.SWISS, 2, replace(CUP, balanced=True))
    assert event.plan.entrants == ((guest.user_id,), (ANA.user_id,))


async def test_a_week_of_a_league_lasts_its_whole_time(evening: Evening) -> None:
    event = await begun(evening, Kind.LEAGUE, 4, replace(CUP, minutes=7 * 1440))
    event = await evening.play_round(event)
    assert event.round == 1
    assert not event.in_play
    event = await days(evening, event, 6.9)
    assert event.round == 1
    event = await days(evening, event, 0.2)
    assert event.round == 2
    event = await evening.play_round(await days(evening, event, 1))
    event = await evening.play_round(await days(evening, event, 7))
    assert event.stage is Stage.OVER, "the league ends with the last duel"
    assert sum(line.points for line in duels.standings_of(event)) == 6


async def test_whoever_is_waited_for_when_the_time_is_up_has_lost_a_level_match(evening: Evening) -> None:
    plan = replace(CUP, turn_seconds=None)
    event = await begun(evening, Kind.SWISS, 2, plan)
    (match,) = await evening.matches(event)
    (waited,) = match.awaited
    event = await days(evening, event, 3.01)
    assert event.stage is Stage.OVER
    (table,) = event.tables
    first, second = duels.standings_of(event)
    assert event.plan.entrants[second.entrant] == (waited,)
    assert first.points > second.points
    assert not duels.played_at(event, table), "who never moved has forfeited"


async def test_a_match_that_is_stopped_counts_as_it_stands(evening: Evening) -> None:
    event = await begun(evening, Kind.SWISS, 2, replace(CUP, turn_seconds=None, options=(("target", "500"),)))
    (match,) = await evening.matches(event)
    while not match.rounds or len(set(match.rounds[-1].totals)) == 1:
        match = await evening.move(match)
    totals = match.rounds[-1].totals
    event = await days(evening, event, 3.01)
    leader = match.seats[totals.index(max(totals))].person
    assert leader is not None
    first, _ = duels.standings_of(event)
    assert event.plan.entrants[first.entrant] == (leader.user_id,)


async def test_who_never_comes_loses_the_seat_to_a_robot_and_has_forfeited(evening: Evening) -> None:
    """After two missed turns in a row a robot plays to the end."""
    event = await begun(evening, Kind.SWISS, 2, replace(CUP, minutes=28 * 1440))
    (match,) = await evening.matches(event)
    (waited,) = match.awaited
    gone = match.seat_of(waited)
    assert gone is not None
    while match.status is Status.PLAYING:
        turn = match.turn
        if turn is not None and turn.seat != gone.seat and turn.human:
            match = await evening.move(match)
        else:
            await evening.leap(DAY + 1)
            match = await evening.tables.snapshot(match.id)
    event = await days(evening, event, 0)
    (table,) = event.tables
    assert [one.user_id for one in table.places or ()] == [user for user in table.people if user != waited]
    assert [line.points for line in duels.standings_of(event)] == [Fraction(1), Fraction(0)]


async def test_sign_up_lasts_two_weeks(evening: Evening) -> None:
    event = await signed_up(evening, Kind.KNOCKOUT, 4)
    evening.clock.time += LONGEST_SIGN_UP + DAY
    event = await days(evening, event, 0)
    assert event.stage is Stage.SIGN_UP
    evening.clock.time += LONGEST_SIGN_UP_FOR_DUELS
    event = await days(evening, event, 0)
    assert event.stage is Stage.CANCELLED


async def test_only_the_host_and_managers_begin_and_end(evening: Evening) -> None:
    event = await signed_up(evening, Kind.SWISS, 3)
    stranger = CROWD[0].user_id
    assert await refusal(evening.events.next_round(event.id, stranger, 0)) is EventRefusal.NOT_THE_HOST
    assert await refusal(evening.events.end(event.id, stranger)) is EventRefusal.NOT_THE_HOST
    event = await evening.events.next_round(event.id, stranger, 0, manager=True)
    assert event.round == 1
    assert await refusal(evening.events.change(event.id, changes.joined, CROWD[10])) is EventRefusal.SIGN_UP_OVER
    event = await evening.events.end(event.id, ANA.user_id)
    assert event.stage is Stage.OVER


async def alone(evening: Evening, match: Snapshot, absent: int) -> None:
    """Play one side of a match, to the end or for three days. The other person never plays."""
    for _ in range(3):
        while match.is_open and match.awaited and match.awaited != (absent,):
            match = await evening.move(match)
        await evening.leap(DAY + 60)
        match = await evening.now(match)
        while match.is_open and match.turn is not None and match.turn.person and match.turn.person.user_id != absent:
            match = await evening.move(match)


async def story(evening: Evening, kind: Kind, people: int, seed: int, crashes: bool) -> Event:
    """A tournament over days: one withdraws after the first round, one never plays, the program ends now and then and
    starts again."""
    rng = Random(seed)
    event = await begun(evening, kind, people)
    withdrawn, absent = event.plan.entrants[0][0], event.plan.entrants[1][0]
    while event.stage is Stage.PLAYING:
        number = event.round
        if number == 1:
            await evening.events.change(event.id, changes.left, withdrawn)
        for match in await evening.matches(event):
            if match.is_open and match.seat_of(absent) is None:
                await evening.play_out(match)
                if crashes and rng.random() < 0.3:
                    await evening.restart()
        for match in await evening.matches(event):
            if match.is_open:
                await alone(evening, match, absent)
        event = await evening.seen(event)
        for _ in range(40):
            if event.stage is not Stage.PLAYING or event.round != number:
                break
            if crashes and rng.random() < 0.2:
                evening.store.fail_next(1, before=rng.random() < 0.5)
            event = await days(evening, event, 0.5)
            if crashes and rng.random() < 0.1:
                await evening.restart()
        assert event.stage is not Stage.PLAYING or event.round == number + 1
    return await evening.seen(event)


def check(event: Event, people: int) -> None:
    """The invariants of a tournament."""
    assert event.stage is Stage.OVER
    assert event.round == event.plan.rounds
    assert all(table.over for table in event.tables)
    met = Counter(frozenset(duels.entrants_at(event, table)) for table in event.tables)
    assert all(times == 1 for pair, times in met.items() if len(pair) == 2)
    for number in range(1, event.round + 1):
        seen = [user for table in event.tables if table.round == number for user in table.people]
        assert len(seen) == len(set(seen)), "each person sits at one table of a round"
    withdrawn = event.plan.entrants[0][0]
    later = [table for table in event.tables if table.round > 1 and withdrawn in table.people]
    assert all(not duels.played_at(event, table) for table in later)
    lines = duels.standings_of(event)
    assert sorted(line.entrant for line in lines) == list(range(people))
    given = sum(sum(duels.won_at(event, table).values()) for table in event.tables)
    assert sum(line.points for line in lines) <= given, "an absent entrant gains nothing by a bye"
    assert lines[0].entrant != 1, "who never plays never wins"


async def test_a_tournament_over_days_with_crashes_a_withdrawal_and_somebody_who_never_comes(evening: Evening) -> None:
    event = await story(evening, Kind.SWISS, 5, 2, crashes=True)
    check(event, 5)


@pytest.mark.soak
@pytest.mark.parametrize("kind", [Kind.SWISS, Kind.KNOCKOUT, Kind.LEAGUE])
async def test_a_tournament_of_sixteen(evening: Evening, kind: Kind) -> None:
    check(await story(evening, kind, 16, 1, crashes=True), 16)
