"""Duplicate nights: the same tiles at every table, nothing known before all are done, and each seat beside its like."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import product

from engine.events import results
from engine.events.model import Stage
from engine.rules.moves import Deal, parse_move
from engine.rules.proof import check_deals
from engine.tables.edits.consent import TakeOverSeat
from engine.tables.edits.places import End
from engine.tables.edits.turns import Resign
from engine.tables.keeping.same_deals import SameDeal
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import Snapshot
from engine.tables.table.seed_chain import commit_of
from tests.engine.tables.world import ANA, CHANNEL, refusal

from .evening import CROWD, QUICK, Evening

PLAN = replace(QUICK, rounds=1, duplicate=True, options=(("target", "30"),))


async def dealt(evening: Evening, table: Snapshot) -> list[str]:
    stored = await evening.store.load(table.id)
    assert stored is not None
    return [row.move for row in stored.steps if isinstance(parse_move(row.move), Deal)]


async def test_every_table_has_the_same_tiles_seat_by_seat_and_is_compared_when_all_are_done(evening: Evening) -> None:
    event = await evening.evening(7, PLAN)
    first, second = await evening.matches(event)
    assert len(first.seats) == len(second.seats) == 4
    assert sum(seat.robot for match in (first, second) for seat in match.seats) == 1
    assert commit_of(first) == commit_of(second)
    assert await dealt(evening, first) == await dealt(evening, second)

    deals = evening.tables.same_deals
    first = await evening.play_out(first)
    await evening.quiet()
    event = await evening.seen(event)
    assert event.in_play == event.here, "a table is compared when all are done"
    assert not await deals.done(first)
    assert await deals.told(first) == SameDeal()
    assert await deals.hides(first, CROWD[20].user_id)
    assert not await deals.hides(first, next(seat.person.user_id for seat in first.seats if seat.person))
    assert await refusal(deals.open(first.id, CROWD[20], CHANNEL)) is TableRefusal.DEAL_SECRET
    player = next(seat.person for seat in first.seats if seat.person)
    (out,) = [seat.person for seat in second.seats if seat.person][:1]
    assert out is not None
    await evening.tables.change(second.id, Resign(), out.user_id)
    second = await evening.now(second)
    seat = next(seat.seat for seat in second.seats if seat.resigned)
    assert await refusal(evening.tables.change(second.id, TakeOverSeat(seat), player)) is TableRefusal.KNOWS_DEAL

    for info in second.seats:
        if info.human and info.person is not None:
            await evening.tables.change(second.id, Resign(), info.person.user_id)
    await evening.settle()
    await evening.quiet()
    second = await evening.now(second)
    event = await evening.seen(event)
    assert event.stage is Stage.OVER
    a, b = await dealt(evening, first), await dealt(evening, second)
    assert a[: min(len(a), len(b))] == b[: min(len(a), len(b))]
    assert await deals.done(first)
    told = await deals.told(first)
    assert told is not None
    assert told.sides
    compared = results.duplicate_places([first, second])
    assert [table.places for table in event.tables] == compared
    text = await evening.tables.records.deals(first)
    assert check_deals(text).clicks == ()
    assert "draw 1 1 - " in text


async def test_matchpoints_are_counted_deal_by_deal_against_the_same_seat_elsewhere(evening: Evening) -> None:
    event = await evening.evening(6, replace(PLAN, seats=2, options=(("target", "20"),)))
    matches = [await evening.play_out(match) for match in await evening.matches(event)]
    got = results.shares(matches)
    for at, side in product(range(3), range(2)):
        points = most = 0
        for result in matches[at].rounds:
            for other in matches[:at] + matches[at + 1 :]:
                for theirs in other.rounds:
                    if theirs.number == result.number:
                        mine = result.scores[side] - result.scores[1 - side]
                        like = theirs.scores[side] - theirs.scores[1 - side]
                        points += 2 if mine > like else mine == like
                        most += 2
        assert got[at][side] == (Fraction(points, most) if most else None)
    event = await evening.seen(event)
    for line in event.standings:
        (one,) = [one for table in event.tables for one in table.places or () if one.user_id == line.user_id]
        assert 1 <= one.place <= one.sides == 3
        assert line.points == one.points(3)


async def test_a_table_that_opens_after_a_crash_has_the_deals_of_those_before(evening: Evening) -> None:
    evening.threads = False
    event = await evening.night(4, replace(PLAN, seats=2))
    event = await evening.events.next_round(event.id, ANA.user_id, 0)
    one, other = event.here
    first = await evening.events.seat(event.id, one, 1001)
    await evening.settle()
    await evening.restart()
    second = await evening.events.seat(event.id, (await evening.seen(event)).table(other.spot), 1002)
    await evening.settle()
    assert await dealt(evening, first) == await dealt(evening, second)
    await evening.tables.change(first.id, End(at_once=True), ANA, manager=True)
    assert not await evening.tables.same_deals.done(await evening.now(first))
    await evening.tables.change(second.id, End(at_once=True), ANA, manager=True)
    await evening.quiet()
    event = await evening.seen(event)
    assert event.stage is Stage.OVER
    assert [table.places for table in event.tables] == [(), ()]
