"""A match at a table: moves, the house, the end, resigning, breaking off, and again."""

from __future__ import annotations

import logging

import pytest

from engine.rules.errors import BadNotation, Refusal, Refused
from engine.rules.events import RoundEnded
from engine.rules.games import game_of
from engine.rules.moves import Call, move_text, parse_move
from engine.rules.record import read_record, replay
from engine.tables.edits.consent import Abandon
from engine.tables.edits.lobby import Begin, Cancel, Join
from engine.tables.edits.steps import IDLE_SECONDS
from engine.tables.edits.turns import MakeMove, Resign
from engine.tables.keeping.opening import Wanted
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import By, Change, ChangeKind, Person, Snapshot, Status, TableId
from engine.tables.table.participants import Standing

from .world import ANA, BEN, CHANNEL, CLEO, World, refusal


async def test_the_house_deals_as_soon_as_the_match_begins(world: World) -> None:
    table = await world.begun()
    view = table.view_for(0)
    assert view is not None
    assert view.number == 1
    assert len(view.hand) == 7
    assert table.turn is not None
    made_by = [step.by for change in world.changes for step in change.steps]
    assert made_by[0] is By.HOUSE
    await world.check(table.id)


async def test_a_match_between_people_goes_on_to_its_end(world: World) -> None:
    table = await world.begun(people=3, options={"target": "40"})
    table = await world.play_out(table)
    assert table.status is Status.FINISHED
    assert table.outcome is not None
    assert max(table.outcome.totals) >= 40
    assert table.rounds[-1].totals == table.outcome.totals
    assert world.changes[-1].kind is ChangeKind.FINISHED
    assert isinstance(world.changes[-1].steps[0].events[-2], RoundEnded)
    assert world.tables.known() == ()
    assert await world.tables.tables_of(ANA.user_id) == []
    await world.check(table.id)


async def test_versions_and_steps_are_counted_without_gaps(world: World) -> None:
    table = await world.play_out(await world.begun(people=2, robots=1, options={"target": "30"}))
    versions = [change.snapshot.version for change in world.changes]
    assert versions == list(range(1, table.version + 1))
    numbers = [step.number for change in world.changes for step in change.steps]
    assert numbers == list(range(1, table.steps + 1))


async def test_forced_passes_are_made_and_shown_by_the_house(world: World) -> None:
    table = await world.play_out(await world.begun(people=2, options={"target": "40"}))
    steps = [step for change in world.changes for step in change.steps]
    forced = [step for step in steps if step.by is By.FORCED]
    assert forced
    assert {str(type(step.move).__name__) for step in forced} == {"Pass"}
    assert not [step for step in steps if step.by is By.PLAYER and type(step.move).__name__ == "Pass"]
    assert table.status is Status.FINISHED


async def test_a_move_for_another_version_is_stale(world: World) -> None:
    table = await world.begun()
    user_id, text = world.good_move(table)
    for version in (table.version - 1, table.version + 1):
        with pytest.raises(Refused) as refused:
            await world.tables.change(table.id, MakeMove(version, parse_move(text)), user_id)
        assert refused.value.refusal is TableRefusal.STALE
        assert refused.value.facts == {"version": version, "current": table.version}
    assert await world.now(table) == table


async def test_what_is_only_said_leaves_the_buttons_of_others_good(world: World) -> None:
    """A wrong claim has no effect (MU14), so it must not make the next player's half-made move stale."""
    table = await world.begun("muggins", people=2, options={"target": "250"})
    player, text = world.good_move(table)
    shown = await world.tables.change(table.id, MakeMove(table.version, parse_move(text.split("=")[0])), player)
    assert shown.valid_since == shown.version
    assert shown.turn is not None
    assert shown.turn.person is not None
    other, view = shown.turn.person.user_id, shown.view_for(shown.turn.seat)
    assert view is not None
    answer = move_text(next(move for move in view.moves if not isinstance(move, Call)))
    wrong = await world.tables.change(table.id, MakeMove(shown.version, parse_move("claim 999")), player)
    wrong = await world.tables.change(table.id, MakeMove(shown.version, parse_move("claim 998")), player)
    assert (wrong.version, wrong.valid_since) == (shown.version + 2, shown.version)
    after = await world.tables.change(table.id, MakeMove(shown.version, parse_move(answer)), other)
    assert after.valid_since == after.version
    assert (
        await refusal(world.tables.change(table.id, MakeMove(wrong.version, parse_move(answer)), other))
        is TableRefusal.STALE
    )
    await world.check(table.id)


async def test_only_the_person_on_turn_may_move(world: World) -> None:
    table = await world.begun()
    user_id, text = world.good_move(table)
    other = ANA.user_id if user_id == BEN.user_id else BEN.user_id

    async def submit(table_id: TableId, version: int, user_id: int, text: str, click: int | None = None) -> Snapshot:
        return await world.tables.change(table_id, MakeMove(version, parse_move(text)), user_id, click=click)

    assert await refusal(submit(table.id, table.version, other, text)) is Refusal.NOT_YOUR_TURN
    assert await refusal(submit(table.id, table.version, CLEO.user_id, text)) is TableRefusal.NOT_SEATED
    assert await refusal(submit(table.id, table.version, user_id, "pass")) is Refusal.MUST_PLAY
    with pytest.raises(BadNotation):
        await submit(table.id, table.version, user_id, "a tile, please")
    with pytest.raises(Refused):
        await submit(table.id, table.version, user_id, "deal 0|0 0|1")
    assert await world.now(table) == table


async def test_a_lobby_takes_no_moves(world: World) -> None:
    table = await world.table()
    assert (
        await refusal(world.tables.change(table.id, MakeMove(2, parse_move("6|6")), ANA.user_id))
        is TableRefusal.NOT_STARTED
    )
    assert await refusal(world.tables.change(table.id, Resign(), ANA.user_id)) is TableRefusal.NOT_STARTED
    assert await refusal(world.tables.change(table.id, Abandon(), ANA.user_id)) is TableRefusal.NOT_STARTED


async def test_a_move_is_made_once_however_often_it_is_delivered(world: World) -> None:
    table = await world.begun()
    user_id, text = world.good_move(table)
    after = await world.tables.change(table.id, MakeMove(table.version, parse_move(text)), user_id, click=700)
    assert after.steps == table.steps + 1
    await world.settle()
    settled = await world.now(table)
    again = world.tables.change(table.id, MakeMove(table.version, parse_move(text)), user_id, click=700)
    assert await refusal(again) is TableRefusal.DUPLICATE
    await world.restart()
    again = world.tables.change(table.id, MakeMove(settled.version, parse_move(text)), user_id, click=700)
    assert await refusal(again) is TableRefusal.DUPLICATE
    assert await world.now(table) == settled


async def test_an_interaction_of_another_table_is_a_duplicate_too(world: World) -> None:
    first, second = await world.begun(), await world.begun()
    await world.move(first, interaction_id=800)
    user_id, text = world.good_move(second)
    again = world.tables.change(second.id, MakeMove(second.version, parse_move(text)), user_id, click=800)
    assert await refusal(again) is TableRefusal.DUPLICATE
    assert await world.now(second) == second
    await world.move(second, interaction_id=801)


async def test_an_old_snapshot_does_not_change(world: World) -> None:
    table = await world.begun()
    before = table.view_for(0)
    await world.move(table)
    assert table.view_for(0) == before


async def test_a_restart_in_the_middle_changes_nothing(world: World) -> None:
    table = await world.begun("castle_rock", people=3)
    for _ in range(7):
        table = await world.move(table)
    await world.restart()
    again = await world.now(table)
    assert again == table
    assert [again.view_for(seat) for seat in (None, 0, 1, 2)] == [table.view_for(seat) for seat in (None, 0, 1, 2)]
    await world.move(again)
    await world.check(table.id)


async def test_a_restart_before_the_deal_makes_the_house_deal(world: World) -> None:
    table = await world.table()
    world.store.fail_before = lambda number: number > started
    started = world.store.transactions + 1
    await world.tables.change(table.id, Begin(), ANA.user_id)
    await world.settle()
    assert (await world.now(table)).steps == 0
    await world.restart()
    table = await world.now(table)
    assert table.turn is not None
    await world.check(table.id)


async def test_who_resigns_is_played_for_by_a_robot(world: World) -> None:
    table = await world.begun(people=3, options={"target": "60"})
    table = await world.tables.change(table.id, Resign(), ANA.user_id)
    assert table.seats[0].resigned
    assert table.seats[0].person == ANA
    assert world.changes[-1].kind is ChangeKind.RESIGNED
    assert await refusal(world.tables.change(table.id, Resign(), ANA.user_id)) is TableRefusal.NOT_SEATED
    assert (
        await refusal(world.tables.change(table.id, MakeMove(table.version, parse_move("pass")), ANA.user_id))
        is TableRefusal.NOT_SEATED
    )
    assert await world.tables.tables_of(ANA.user_id) == []
    await world.settle()
    table = await world.play_out(await world.now(table))
    assert table.status is Status.FINISHED
    assert By.ROBOT in {step.by for change in world.changes for step in change.steps if step.seat == 0}
    line = (await world.statistics.leaderboards.board(CHANNEL.guild_id or 0)).line_of(ANA.user_id)
    assert line is not None
    assert (line.wins, line.matches) == (0, 1)
    await world.check(table.id)


async def test_when_all_resign_the_robots_finish_the_match(world: World) -> None:
    table = await world.begun(people=2, robots=1)
    await world.tables.change(table.id, Resign(), ANA.user_id)
    await world.tables.change(table.id, Resign(), BEN.user_id)
    await world.settle()
    table = await world.now(table)
    assert table.status is Status.FINISHED


async def test_robots_among_themselves_stop_in_the_end(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Castle Rock with many players may never reach its target (CR22)."""
    monkeypatch.setattr("engine.tables.edits.steps.MOST_UNATTENDED", 300)
    table = await world.begun("castle_rock", people=1, robots=7, options={"target": "500"})
    await world.tables.change(table.id, Resign(), ANA.user_id)
    await world.settle()
    table = await world.now(table)
    assert table.status is Status.CANCELLED
    assert table.steps == 300
    await world.check(table.id)


async def test_one_person_among_robots_breaks_a_match_off_at_once(world: World) -> None:
    table = await world.begun(people=1, robots=1)
    table = await world.tables.change(table.id, Abandon(), ANA.user_id)
    assert table.status is Status.CANCELLED
    assert (
        await refusal(world.tables.change(table.id, MakeMove(table.version, parse_move("pass")), 1))
        is TableRefusal.TABLE_CLOSED
    )
    assert await world.statistics.results.history(CHANNEL, ANA.user_id) == ()
    await world.check(table.id)


async def test_others_may_break_a_match_off_after_a_day_without_a_move(world: World) -> None:
    table = await world.begun()
    await world.leap(IDLE_SECONDS)
    assert await refusal(world.tables.change(table.id, Abandon(), CLEO.user_id)) is TableRefusal.NOT_SEATED
    turn = table.turn
    assert turn is not None
    waits = next(user for user in table.people if user != turn.user_id)
    table = await world.tables.change(table.id, Abandon(), waits)
    assert table.status is Status.CANCELLED


async def test_a_rematch_asks_the_same_people(world: World) -> None:
    table = await world.begun(people=3, options={"target": "20"}, turn_seconds=600)
    assert await refusal(world.tables.rematch(table.id, ANA)) is TableRefusal.NOT_OVER
    table = await world.play_out(table)
    assert await refusal(world.tables.rematch(table.id, Person(77, "Zoe"))) is TableRefusal.NOT_SEATED
    again = await world.tables.rematch(table.id, BEN)
    assert again.id != table.id
    assert again.rematch_of == table.id
    assert again.status is Status.LOBBY
    assert again.host_id == BEN.user_id
    assert [seat.name for seat in again.seats] == ["Ben"]
    assert [guest.name for guest in again.participants.who(Standing.ASKED)] == ["Cleo", "Ana"]
    assert (again.options, again.turn_seconds) == (table.options, 600)
    assert await world.tables.rematch(table.id, ANA) == again
    await world.tables.change(again.id, Cancel(), BEN.user_id)
    third = await world.tables.rematch(table.id, ANA)
    assert third.id not in (table.id, again.id)


async def test_a_record_replays_to_the_same_end(world: World) -> None:
    table = await world.play_out(await world.begun(people=2, robots=1, options={"target": "25"}))
    record = await world.tables.records.of(table.id)
    again = read_record(record.text())
    match = replay(again.header, again.steps, game_of)
    assert match.score.outcome == table.outcome
    assert match.view_for(None) == table.view_for(None)


async def test_finished_tables_are_found_after_a_restart(world: World) -> None:
    table = await world.play_out(await world.begun(options={"target": "20"}))
    await world.restart()
    assert world.tables.peek(table.id) is None
    assert await world.now(table) == table
    assert world.tables.peek(table.id) == table
    again = await world.tables.rematch(table.id, ANA)
    assert again.rematch_of == table.id


async def test_a_failing_subscriber_does_no_harm(world: World, caplog: pytest.LogCaptureFixture) -> None:
    heard: list[Change] = []

    def fail(change: Change) -> None:
        raise RuntimeError("no pen")

    stop = world.tables.subscribe(fail)
    world.tables.subscribe(heard.append)
    with caplog.at_level(logging.CRITICAL):
        await world.table()
    assert len(heard) == 2
    stop()
    with caplog.at_level(logging.ERROR):
        caplog.clear()
        await world.tables.change(heard[0].snapshot.id, Join(), CLEO)
    assert not caplog.records


async def test_nothing_is_taken_after_closing(world: World) -> None:
    table = await world.begun()
    user_id, text = world.good_move(table)
    await world.tables.close()
    submit = world.tables.change(table.id, MakeMove(table.version, parse_move(text)), user_id)
    assert await refusal(submit) is TableRefusal.SHUTTING_DOWN
    assert await refusal(world.tables.open(CHANNEL, ANA, Wanted("block"))) is TableRefusal.SHUTTING_DOWN


async def test_tables_do_not_mix(world: World) -> None:
    first, second = await world.begun(), await world.begun("castle_rock")
    untouched = second.view_for(0)
    for _ in range(5):
        first = await world.move(first)
    assert (await world.now(second)).view_for(0) == untouched
