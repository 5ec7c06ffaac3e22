"""The deals of a match again: the tiles of each seat, who may join, and which results are shown."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from engine.rules import fair
from engine.rules.errors import Refusal
from engine.rules.fair import Flaw, Unfair
from engine.rules.moves import Deal, parse_move
from engine.rules.proof import Deals, check_deals
from engine.statistics.results import Kind
from engine.tables.edits.consent import ComeBack, TakeOverSeat
from engine.tables.edits.lobby import AddRobot, Begin, ChooseSeat, Join, RemoveRobot, SetOption
from engine.tables.edits.settings import SetSetting
from engine.tables.edits.turns import Resign
from engine.tables.keeping.opening import Wanted
from engine.tables.keeping.same_deals import SameDeal, fresh_rounds
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import Person, Snapshot, Status, TableId

from .world import ANA, BEN, CHANNEL, CLEO, DAN, World, refusal

EVA = Person(5, "Eva")


PLAYED: list[tuple[bytes, TableId]] = []
"""A database with a finished match of Ana and Ben, and that match; made once."""


@pytest.fixture
async def world(tmp_path: Path) -> World:
    """Tables with chains, and that match."""
    if not PLAYED:
        before = World(tmp_path)
        before.draw = Random(7).randbytes
        await before.start()
        played = await before.play_out(await before.begun(options={"target": "10"}))
        await before.close()
        PLAYED.append((before.file.read_bytes(), played.id))
    world = World(tmp_path, seed=2)
    world.file.write_bytes(PLAYED[0][0])
    world.draw = Random(8).randbytes
    await world.start()
    return world


async def deals_dealt(world: World, table: Snapshot) -> list[str]:
    """Every deal of a match, in order."""
    stored = await world.store.load(table.id)
    assert stored is not None
    return [row.move for row in stored.steps if isinstance(parse_move(row.move), Deal)]


async def again(world: World, match: Snapshot, host: Person = CLEO, guest: Person | None = DAN) -> Snapshot:
    """Others play the deal of a match."""
    table = await world.tables.same_deals.open(match.id, host, CHANNEL)
    if guest is not None:
        await world.tables.change(table.id, Join(), guest)
    await world.tables.change(table.id, Begin(), host.user_id)
    await world.settle()
    return await world.now(table)


async def rushed(world: World, table: Snapshot) -> Snapshot:
    """Robots play on to the end for everybody."""
    for seat in table.seats:
        if seat.person is not None and table.status is Status.PLAYING:
            await world.tables.change(table.id, Resign(), seat.person.user_id)
    await world.settle()
    return await world.now(table)


async def original(world: World) -> Snapshot:
    """The match that Ana and Ben have played."""
    return await world.now(PLAYED[0][1])


async def test_others_get_the_same_tiles_round_by_round_and_beyond_them_the_table_s_own(world: World) -> None:
    match = await original(world)
    table = await again(world, match)
    assert (table.game, table.options, table.capacity, table.deals_of) == (match.game, match.options, 2, match.id)
    world.choose = lambda view, rng: view.moves[-1] if view.moves else None
    table = await rushed(world, table)
    assert table.status is Status.FINISHED
    first, second = await deals_dealt(world, match), await deals_dealt(world, table)
    common = min(len(first), len(second))
    assert first[:common] == second[:common]
    told = await world.tables.same_deals.told(table)
    assert told is not None
    assert told.fresh == frozenset(range(len(match.rounds) + 1, len(table.rounds) + 1))
    nothing = Deals(match.id, {})
    assert fresh_rounds(await world.tables.records.of(table.id), nothing, 1) == {1}
    await world.check(table.id)


async def test_a_restart_before_a_deal_changes_nothing(world: World) -> None:
    match = await original(world)
    table = await again(world, match)
    await world.restart()
    table = await rushed(world, await world.now(table))
    first, second = await deals_dealt(world, match), await deals_dealt(world, table)
    common = min(len(first), len(second))
    assert first[:common] == second[:common]


async def test_who_has_played_the_deal_may_only_play_it_among_robots_or_as_the_revenge(world: World) -> None:
    match = await original(world)
    assert await refusal(world.tables.same_deals.open((await world.table()).id, CLEO, CHANNEL)) is TableRefusal.NOT_OVER
    table = await world.tables.same_deals.open(match.id, CLEO, CHANNEL)
    assert await refusal(world.tables.change(table.id, Join(), ANA)) is TableRefusal.KNOWS_DEAL
    mine = await world.tables.same_deals.open(match.id, BEN, CHANNEL)
    assert [seat.robot for seat in mine.seats] == [True, False]
    assert await refusal(world.tables.change(mine.id, Join(), CLEO)) is TableRefusal.DEAL_CLOSED
    await world.tables.change(mine.id, RemoveRobot(), BEN.user_id)
    assert await refusal(world.tables.change(mine.id, Join(), ANA)) is TableRefusal.DEAL_CLOSED
    assert await refusal(world.tables.change(mine.id, Begin(), BEN.user_id)) is Refusal.WRONG_SEATS
    revenge = await world.tables.same_deals.open(match.id, BEN, CHANNEL, turned=True)
    assert await refusal(world.tables.change(revenge.id, Join(), DAN)) is TableRefusal.DEAL_CLOSED
    assert await refusal(world.tables.same_deals.open(match.id, DAN, CHANNEL, turned=True)) is TableRefusal.NOT_SEATED
    revenge = await world.tables.change(revenge.id, Join(), ANA)
    assert [seat.person for seat in match.seats] == [ANA, BEN]
    assert [seat.person for seat in revenge.seats] == [BEN, ANA]


async def test_a_person_who_played_the_deals_meanwhile_cannot_start_or_take_over(world: World) -> None:
    match = await original(world)
    one = await world.tables.same_deals.open(match.id, CLEO, CHANNEL)
    await world.tables.change(one.id, Join(), DAN)
    other = await world.tables.same_deals.open(match.id, EVA, CHANNEL)
    await world.tables.change(other.id, AddRobot(), EVA.user_id)
    await world.tables.change(one.id, Begin(), CLEO.user_id)
    assert await refusal(world.tables.change(other.id, Join(), DAN)) is TableRefusal.KNOWS_DEAL
    await world.tables.change(other.id, Begin(), EVA.user_id)
    assert await refusal(world.tables.change(other.id, TakeOverSeat(1), ANA)) is TableRefusal.KNOWS_DEAL
    late = await world.tables.same_deals.open(match.id, Person(6, "Fay"), CHANNEL)
    await world.tables.change(late.id, Join(), Person(7, "Gus"))
    elsewhere = await world.tables.same_deals.open(match.id, Person(8, "Hal"), CHANNEL)
    await world.tables.change(elsewhere.id, Join(), Person(7, "Gus"))
    await world.tables.change(elsewhere.id, Begin(), 8)
    assert await refusal(world.tables.change(late.id, Begin(), 6)) is TableRefusal.KNOWS_DEAL


async def test_the_revenge_gives_each_the_tiles_of_the_seat_before_and_robots_stand_in(world: World) -> None:
    match = await rushed(world, await world.begun(people=3, robots=1, options={"target": "10"}))
    table = await world.tables.same_deals.open(match.id, CLEO, CHANNEL, turned=True)
    assert [guest.user_id for guest in table.participants.guests] == [ANA.user_id, BEN.user_id]
    assert await refusal(world.tables.change(table.id, ChooseSeat(0), CLEO.user_id)) is TableRefusal.DEAL_FIXED
    await world.tables.change(table.id, Join(), BEN)
    table = await world.tables.change(table.id, AddRobot(), CLEO.user_id)
    assert [seat.person for seat in table.seats] == [None, None, BEN, CLEO]
    await world.tables.change(table.id, RemoveRobot(), CLEO.user_id)
    table = await world.tables.change(table.id, Join(), ANA)
    assert [seat.person for seat in table.seats] == [None, ANA, BEN, CLEO]
    await world.tables.change(table.id, Begin(), CLEO.user_id)
    await world.settle()
    assert (await deals_dealt(world, table))[:1] == (await deals_dealt(world, match))[:1]


async def test_rules_seats_and_ratings_are_fixed_and_a_rematch_has_deals_of_its_own(world: World) -> None:
    match = await original(world)
    table = await world.tables.same_deals.open(match.id, CLEO, CHANNEL)
    host = world.tables
    assert await refusal(host.change(table.id, SetOption("target", "10"), CLEO.user_id)) is TableRefusal.DEAL_FIXED
    assert await refusal(host.change(table.id, SetSetting("casual", "off"), CLEO.user_id)) is TableRefusal.DEAL_FIXED
    await host.change(table.id, SetSetting("clock", str(60)), CLEO.user_id)
    await world.tables.change(table.id, Join(), DAN)
    await host.change(table.id, Begin(), CLEO.user_id)
    await world.settle()
    table = await rushed(world, await world.now(table))
    assert await world.statistics.results.rating_changes(table) == ()
    history = await world.statistics.results.history(CHANNEL, DAN.user_id)
    assert sorted(past.kind for past in history) == [Kind.PEOPLE, Kind.SAME_DEAL]
    assert (await world.statistics.results.stats(10, CLEO.user_id)).people.matches == 0
    assert (await world.tables.rematch(table.id, DAN)).deals_of is None


async def test_a_solitaire_and_a_table_played_unseen_are_dealt_again_unseen_and_at_once(world: World) -> None:
    match = await world.tables.open(CHANNEL, ANA, Wanted("block", {"target": "20"}, robots=1, public=False, begin=True))
    await world.settle()
    match = await world.play_out(await world.now(match))
    table = await world.tables.same_deals.open(match.id, ANA, CHANNEL)
    await world.settle()
    table = await world.now(table)
    assert (table.public, table.status, len(table.seats)) == (False, Status.PLAYING, 2)
    assert (await deals_dealt(world, table))[0] == (await deals_dealt(world, match))[0]


async def test_others_scores_are_shown_after_the_end_and_only_of_players_who_did_not_know_the_tiles(
    world: World,
) -> None:
    match = await original(world)
    mine = await again(world, match)
    told = await world.tables.same_deals.told(mine)
    assert told == SameDeal()
    third = await world.tables.same_deals.open(match.id, EVA, CHANNEL)
    await world.tables.change(third.id, AddRobot(), EVA.user_id)
    await world.tables.change(third.id, Begin(), EVA.user_id)
    await world.settle()
    third = await rushed(world, await world.now(third))
    knows = await world.tables.same_deals.open(match.id, ANA, CHANNEL)
    await world.begin(knows)
    await world.settle()
    knows = await rushed(world, await world.now(knows))
    assert await world.tables.same_deals.told(mine) == told
    mine = await rushed(world, mine)
    told = await world.tables.same_deals.told(mine)
    assert told is not None
    rounds = told.rounds
    assert rounds == min(len(mine.rounds), len(match.rounds), len(third.rounds))
    for at, side in enumerate(told.sides):
        assert side.points == mine.rounds[rounds - 1].totals[at]
        assert sorted(other.points for other in side.others) == sorted(
            table.rounds[rounds - 1].totals[at] for table in (match, third)
        )
        assert {other.names for other in side.others} == {(match.seats[at].name,), (third.seats[at].name,)}
    known = await world.tables.same_deals.told(knows)
    assert known is not None
    assert [other.names for side in known.sides for other in side.others] == [("Ana",)]


async def test_who_plays_a_deal_finds_nothing_of_it_until_the_match_is_over(world: World) -> None:
    match = await original(world)
    assert len(await world.statistics.results.history(CHANNEL, CLEO.user_id)) == 1
    table = await again(world, match)
    deals = world.tables.same_deals
    assert await deals.hides(match, CLEO.user_id)
    assert not await deals.hides(match, EVA.user_id)
    assert not await deals.hides(table, CLEO.user_id)
    assert len(await world.statistics.results.history(CHANNEL, CLEO.user_id)) == 0
    assert len(await world.statistics.results.history(CHANNEL, EVA.user_id)) == 1
    await rushed(world, table)
    assert not await deals.hides(match, CLEO.user_id)
    assert len(await world.statistics.results.history(CHANNEL, CLEO.user_id)) == 2


async def test_who_resigns_and_may_come_back_still_finds_nothing(world: World) -> None:
    match = await original(world)
    table = await again(world, match)
    await world.tables.change(table.id, Resign(), CLEO.user_id)
    await world.settle()
    assert (await world.now(table)).is_open
    assert await world.tables.same_deals.hides(match, CLEO.user_id)
    assert len(await world.statistics.results.history(CHANNEL, CLEO.user_id)) == 0

    async def counted() -> tuple[int, int]:
        stats = await world.statistics.results.stats(10, ANA.user_id, asked_by=CLEO.user_id)
        board = await world.statistics.leaderboards.board(10, reader=CLEO.user_id)
        return stats.people.matches, len(board.lines)

    assert await counted() == (0, 0)
    await world.tables.change(table.id, ComeBack(), CLEO.user_id)
    await rushed(world, await world.now(table))
    assert not await world.tables.same_deals.hides(match, CLEO.user_id)
    assert await counted() == (1, 2)


async def test_its_file_tells_which_draws_are_the_other_match_s_and_both_files_prove_each_other(world: World) -> None:
    match = await original(world)
    table = await rushed(world, await again(world, match))
    deals = await world.tables.same_deals.deals(table)
    text = await world.tables.records.deals(table, deals)
    checked = check_deals(text, deals)
    assert (checked.of, checked.taken > 0) == (match.id, True)
    assert checked.taken <= len(checked.draws)
    check_deals(await world.tables.records.deals(match))
    line = next(line for line in checked.record.splitlines() if line.startswith("step - deal"))
    tiles = line.split(" ")
    tiles[3], tiles[-1] = tiles[-1], tiles[3]
    body = text.replace(line, " ".join(tiles)).rsplit("checksum", 1)[0]
    with pytest.raises(Unfair) as unfair:
        check_deals(body + fair.checksum(body), deals)
    assert unfair.value.flaw in (Flaw.OTHER, Flaw.RULES)
