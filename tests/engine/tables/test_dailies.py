"""The daily row at tables: one deal for everyone, one counted play a day, and results that give nothing away."""

from __future__ import annotations

from datetime import date

import pytest

from engine.events.privacy import MARK
from engine.rules.games import game_of
from engine.rules.moves import Capture, GiveUp, Move
from engine.rules.proof import check_deals
from engine.rules.record import replay
from engine.rules.scoring import Ending
from engine.rules.views import RowBoard
from engine.store.questions import privacy, queries
from engine.tables.edits.consent import Undo
from engine.tables.edits.turns import MakeMove
from engine.tables.keeping.dailies import Dailies, Placing, best_line
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import OPEN, ChannelRef, Person, Snapshot, Status
from engine.units import DAY, HOUR

from .world import ANA, BEN, BIRTH, CHANNEL, CLEO, World, refusal

ELSEWHERE = ChannelRef(guild_id=11, channel_id=21)


async def opened(
    world: World, person: Person = ANA, channel: ChannelRef = CHANNEL, day: date | None = None
) -> Snapshot:
    table = await world.tables.dailies.open(person, channel, day)
    await world.settle()
    return await world.now(table)


async def moved(world: World, table: Snapshot, move: Move) -> Snapshot:
    user = table.seats[0].user_id
    await world.tables.change(table.id, MakeMove(table.version, move), user)
    await world.settle()
    return await world.now(table)


async def cleared(world: World, table: Snapshot) -> Snapshot:
    """The table after the shortest way to win."""
    assert table.seed_chain is not None
    deal = await world.tables.dailies.deal(date.fromisoformat(table.seed_chain.daily))
    for move in deal.line:
        table = await moved(world, table, move)
    return table


def row_of(table: Snapshot) -> tuple[str, ...]:
    view = table.view_for(0)
    assert view is not None
    assert isinstance(view.board, RowBoard)
    return tuple(map(str, view.board.row))


async def test_everyone_gets_the_same_deal_and_the_next_day_another(world: World) -> None:
    ana, ben = await opened(world), await opened(world, BEN, ELSEWHERE)
    assert row_of(ana) == row_of(ben)
    assert not ana.public
    await world.leap(DAY)
    assert row_of(await opened(world, CLEO)) != row_of(ana)


async def test_one_play_a_day_counts_whatever_the_server(world: World) -> None:
    today, first = world.tables.dailies.today(), await opened(world)
    assert first.seed_chain is not None
    assert not first.seed_chain.practice
    assert (await opened(world, channel=ELSEWHERE)).id == first.id, "the play goes on"
    assert (await opened(world, day=today)).id == first.id, "no practice before the counted play is over"
    await world.restart()
    await cleared(world, await world.now(first))
    assert (await opened(world, channel=ELSEWHERE)).id == first.id, "the result is shown"
    again = await opened(world, day=today)
    assert again.seed_chain is not None
    assert again.seed_chain.practice


async def test_the_result_is_told_beside_the_fewest_moves(world: World) -> None:
    table = await opened(world)
    assert await world.tables.dailies.ended(table) is None, "not before the end"
    done = await world.tables.dailies.ended(await cleared(world, table))
    assert done is not None
    assert (done.won, done.over, done.counts, done.streak) == (True, 0, True, 1)
    again = await opened(world, day=world.tables.dailies.today())
    practice = await world.tables.dailies.ended(await cleared(world, again))
    assert practice is not None
    assert (practice.won, practice.counts, practice.streak) == (True, False, 0)


async def test_a_streak_is_broken_by_a_day_left_out_or_lost(world: World) -> None:
    dailies = world.tables.dailies
    for days, lost, streak in ((0, False, 1), (1, False, 2), (1, True, 0), (1, False, 1), (2, False, 1)):
        await world.leap(days * DAY)
        table = await opened(world)
        table = await moved(world, table, GiveUp()) if lost else await cleared(world, table)
        ended = await dailies.ended(table)
        assert ended is not None
        assert (ended.won, ended.streak) == (not lost, streak)


async def live_in(world: World, zone: str) -> None:
    await world.store.ask(queries.change_player, ANA.user_id, "Ana", lambda kept: {**kept, "zone": zone})


@pytest.mark.parametrize(("zone", "streak"), [("Pacific/Honolulu", 3), (None, 2)])
async def test_a_streak_counts_the_days_of_the_player_s_calendar(world: World, zone: str | None, streak: int) -> None:
    """At noon in Honolulu, and at 8 and 10 in the next evenings: a day of UTC is left out."""
    if zone:
        await live_in(world, zone)
    ended = None
    for hours in (14, 32, 26):
        await world.leap(hours * HOUR)
        ended = await world.tables.dailies.ended(await cleared(world, await opened(world)))
    assert ended is not None
    assert ended.streak == streak


@pytest.mark.parametrize(("zone_at", "hours", "streak"), [(0, "20 34 68", 2), (3, "20 34 68", 2), (0, "20 68", 1)])
async def test_a_day_whose_row_was_cleared_the_evening_before_leaves_no_gap(
    world: World, zone_at: int, hours: str, streak: int
) -> None:
    """In Honolulu, where the day of UTC ends at 14:00: an evening, the next morning and the evening after that. It is
    no streak without the morning."""
    start, table = world.clock.now() // DAY * DAY + 10 * HOUR, None
    for number, hour in enumerate(map(int, hours.split())):
        if number == zone_at:
            await live_in(world, "Pacific/Honolulu")
        await world.leap(start + hour * HOUR - world.clock.now())
        table = await opened(world)
        table = table if table.status is Status.FINISHED else await cleared(world, table)
    if zone_at == 3:
        await live_in(world, "Pacific/Honolulu")
    assert table is not None
    ended = await world.tables.dailies.ended(table)
    assert ended is not None
    assert ended.streak == streak


async def test_a_play_that_ends_after_midnight_counts_for_nothing(world: World) -> None:
    today, table = world.tables.dailies.today(), await opened(world)
    await world.leap(DAY)
    ended = await world.tables.dailies.ended(await cleared(world, table))
    assert ended is not None
    assert (ended.won, ended.counts) == (True, False)
    assert await world.tables.dailies.board(10, today) == ()


async def test_the_board_of_a_server_ranks_its_counted_plays(world: World) -> None:
    today = world.tables.dailies.today()
    await cleared(world, await opened(world))
    given_up = await moved(world, await opened(world, BEN), GiveUp())
    await cleared(world, await opened(world, CLEO, ELSEWHERE))
    await cleared(world, await opened(world, BEN, day=today))
    assert given_up.status is Status.FINISHED
    first, last = await world.tables.dailies.board(10, today)
    assert (first.place, first.name, first.over) == (1, "Ana", 0)
    assert last == Placing(2, BEN.user_id, "Ben", None, 0)
    assert [one.name for one in await world.tables.dailies.board(11, today)] == ["Cleo"]


async def test_captures_are_taken_back_without_asking_and_draws_are_not(world: World) -> None:
    table = await opened(world)
    captured = drawn = 0
    while not (captured and drawn) and table.status is Status.PLAYING:
        view = table.view_for(0)
        assert view is not None
        move = view.moves[0]
        after = await moved(world, table, move)
        if after.status is not Status.PLAYING:
            break
        if isinstance(move, Capture):
            back = await world.tables.change(after.id, Undo(), ANA.user_id)
            assert (row_of(back), back.steps) == (row_of(table), table.steps)
            after = await moved(world, await world.now(back), move)
            captured += 1
        else:
            assert await refusal(world.tables.change(after.id, Undo(), ANA.user_id)) is TableRefusal.CANNOT_UNDO
            drawn += 1
        table = after
    assert captured
    assert drawn


async def test_the_deals_of_a_finished_play_can_be_checked_after_the_day(world: World) -> None:
    table = await cleared(world, await opened(world))
    assert not await world.tables.same_deals.done(table)
    assert await refusal(world.tables.same_deals.open(table.id, ANA, CHANNEL)) is TableRefusal.DEAL_SECRET
    await world.leap(DAY)
    assert await world.tables.same_deals.done(table)
    checked = check_deals(await world.tables.records.deals(table))
    assert checked.rounds == 1


async def test_another_day_is_practised_with_its_own_deal(world: World) -> None:
    first = await cleared(world, await opened(world))
    today = world.tables.dailies.today()
    await world.leap(DAY)
    practice = await opened(world, day=today)
    assert practice.seed_chain is not None
    assert practice.seed_chain.practice
    stored = await world.tables.records.of(first.id)
    assert (await world.tables.records.of(practice.id)).steps[0] == stored.steps[0]


@pytest.mark.parametrize("days", range(7))
async def test_the_best_line_is_a_record_that_wins(world: World, days: int) -> None:
    day = date.fromordinal(date(2027, 1, 4).toordinal() + days)
    record = best_line(await world.tables.dailies.deal(day))
    result = replay(record.header, record.steps, game_of).score.result
    assert result is not None
    assert result.ending is Ending.WON


async def test_a_deleted_player_keeps_no_play(world: World) -> None:
    table = await cleared(world, await opened(world))
    exported = await world.tables.ask(privacy.export_person, ANA.user_id)
    today = world.tables.dailies.today()
    asked = {"first_day": None, "last_day": None, "asked_at": BIRTH}
    assert exported["dailies"] == [{"user_id": 1, "day": today.toordinal(), "table_id": table.id, **asked}]
    await world.tables.ask(privacy.forget_person, ANA.user_id, OPEN, MARK)
    assert "dailies" not in await world.tables.ask(privacy.export_person, ANA.user_id)
    assert [one.name for one in await world.tables.dailies.board(10, today)] == [f"{MARK}1"]


async def test_a_row_asked_for_while_the_zone_is_deleted_tells_nothing_of_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The deletion comes between reading the zone and storing the play."""
    await live_in(world, "Pacific/Honolulu")
    asked = Dailies._zone

    async def deleted_meanwhile(self: Dailies, user_id: int) -> str:
        zone = await asked(self, user_id)
        await world.tables.ask(privacy.forget_person, user_id, OPEN, MARK)
        return zone

    monkeypatch.setattr(Dailies, "_zone", deleted_meanwhile)
    await opened(world)
    (kept,) = (await world.tables.ask(privacy.export_person, ANA.user_id))["dailies"]
    assert (kept["first_day"], kept["last_day"]) == (None, None)


async def test_the_rank_is_that_among_the_plays_of_the_server_until_now(world: World) -> None:
    dailies, ana = world.tables.dailies, await cleared(world, await opened(world))

    async def rank(table: Snapshot, guild_id: int | None = 10) -> tuple[int, int] | None:
        ended = await dailies.ended(table, guild_id)
        assert ended is not None
        return ended.rank

    await cleared(world, await opened(world, CLEO, ELSEWHERE))
    assert await rank(ana) is None, "nobody else has played here"
    ben = await moved(world, await opened(world, BEN), GiveUp())
    assert [await rank(ana), await rank(ben)] == [(1, 2), (2, 2)]
    assert [await rank(ana, 11), await rank(ana, None)] == [None, None], "it was not played there"
    practice = await cleared(world, await opened(world, BEN, day=dailies.today()))
    assert await rank(practice) is None
    ended = await dailies.ended(ben, 10)
    assert ended is not None
    assert ended.today
    await world.leap(DAY)
    ended = await dailies.ended(ben, 10)
    assert ended is not None
    assert (ended.rank, ended.today) == ((2, 2), False)
