"""No one can erase a loss or hand it on; an agreed absence costs no one anything."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.pairing.worth import Ended, Why
from engine.rules.games import GAMES, make_game
from engine.statistics.recount import recount
from engine.store.questions import results
from engine.store.rows import MatchSeatRow
from engine.tables.edits.breaks import MOST_AWAY
from engine.tables.edits.consent import (
    Abandon,
    Answer,
    ComeBack,
    GoAway,
    RunClocks,
    StopClocks,
    TakeOverSeat,
)
from engine.tables.edits.parts import parts_of, side_at
from engine.tables.edits.places import End, LeaveServer
from engine.tables.edits.settings import SetSetting
from engine.tables.edits.turns import Resign
from engine.tables.table.clock import TimeOut
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import Person, Snapshot, Status
from engine.units import DAY, HOUR

from .world import ANA, BEN, CLEO, DAN, World, refusal

ZOE = Person(9, "Zoe")
SHORT = {"target": "10"}
LONG = {"target": "500"}


async def result(world: World, table: Snapshot) -> dict[int, MatchSeatRow]:
    """What the match is worth, by person, as it is stored."""
    row = await world.store.ask(results.result_of, table.id)
    return {seat.user_id: seat for seat in row.seats if seat.user_id is not None}


async def lead(world: World, table: Snapshot, rounds: int = 1) -> tuple[Snapshot, int, int]:
    """Play until a side is ahead after some rounds: the table, who leads and who is behind."""
    world.clock.time += 90
    while len(table.rounds) < rounds or len(set(table.rounds[-1].totals)) == 1:
        table = await world.move(table)
    totals = table.rounds[-1].totals
    people = {side_at(table, seat.seat): seat.user_id for seat in table.seats}
    best, worst = totals.index(max(totals)), totals.index(min(totals))
    return table, people[best] or 0, people[worst] or 0


async def answer(world: World, table: Snapshot, user_id: int, yes: bool = True) -> Snapshot:
    """Answer the open question."""
    question = (await world.now(table)).participants.question
    assert question is not None
    await world.tables.change(table.id, Answer(question.key, yes), user_id)
    await world.settle()
    return await world.now(table)


async def over(world: World, table: Snapshot) -> Snapshot:
    """Robots and the remaining people play to the end."""
    table = await world.now(table)
    while table.is_open:
        before = table.version
        table = await world.move(table) if table.turn is not None and table.turn.human else table
        await world.advance(10)
        table = await world.now(table)
        assert table.version != before, "the match goes on"
    return table


# -- leaving --


async def test_who_resigns_loses_and_the_last_one_standing_wins_at_once(world: World) -> None:
    for leader_leaves in (True, False):
        world.clock.time += DAY
        table, leader, loser = await lead(world, await world.begun(options=LONG))
        gone = leader if leader_leaves else loser
        stays = loser if leader_leaves else leader
        table = await world.tables.change(table.id, Resign(), gone)
        assert (table.status, table.participants.ended) == (Status.CANCELLED, Ended.PLAYED)
        found = await result(world, table)
        assert (found[stays].place, found[stays].resigned, found[stays].why) == (1, False, Why.RATED)
        assert (found[gone].place, found[gone].resigned, found[gone].why) == (2, True, Why.LEFT)
        stats = await world.statistics.results.stats(10, stays)
        assert stats.people.wins >= 1
        rating = {int(one.seat): one.gained for one in await world.statistics.results.rating_changes(table)}
        assert rating[found[stays].seat] > 0 > rating[found[gone].seat]
    assert (await recount(world.store)).faults == ()


async def test_a_forfeit_on_time_ends_a_match_of_two_at_once(world: World) -> None:
    table = await world.table(turn_seconds=45, options=LONG)
    await world.tables.change(table.id, SetSetting("time_out", TimeOut.FORFEIT), ANA.user_id)
    await world.begin(table)
    await world.settle()
    table, leader, loser = await lead(world, await world.now(table))
    while table.turn is None or table.turn.user_id != loser:
        table = await world.move(table)
    await world.advance(46)
    table = await world.now(table)
    assert table.status is Status.CANCELLED
    found = await result(world, table)
    assert (found[leader].place, found[loser].place, found[loser].why) == (1, 2, Why.LEFT)
    await world.restart()
    assert (await recount(world.store)).faults == ()


@pytest.mark.parametrize("game", sorted(game for game in GAMES if 2 in make_game(game).seat_counts()))
async def test_a_winner_plays_on_for_fun_from_where_the_match_ended(world: World, game: str) -> None:
    table = await world.begun(game)
    while len(table.moves) == 0 or table.moves[0].own < 4:
        await world.move(table)
        await world.advance(30)
        table = await world.now(table)
    ended = await world.tables.change(table.id, Resign(), BEN.user_id)
    stats = await world.statistics.results.stats(10, ANA.user_id)
    assert await refusal(world.tables.play_on(table.id, BEN)) is TableRefusal.NOT_SEATED
    fun = await world.tables.play_on(table.id, ANA, click=7)
    assert await refusal(world.tables.play_on(table.id, ANA, click=7)) is TableRefusal.DUPLICATE
    assert (fun.public, fun.casual, fun.people, fun.seed_chain) == (False, True, (ANA.user_id,), None)
    view = fun.view_for(0)
    assert view is not None
    assert (replace(view, turn=None), fun.rounds) == (ended.view_for(0), ended.rounds), "over, no player is on turn"
    await world.restart()
    fun = await over(world, fun)
    assert fun.status is Status.FINISHED
    assert await refusal(world.tables.play_on(fun.id, ANA)) is TableRefusal.NOT_OVER
    after = await world.statistics.results.stats(10, ANA.user_id)
    assert (after.people, after.ratings) == (stats.people, stats.ratings), "it counts for nothing"
    assert (await recount(world.store)).faults == ()


async def test_a_match_goes_on_while_someone_may_come_back_or_a_robot_plays_for_itself(world: World) -> None:
    for robots, people in ((1, 2), (0, 3)):
        table = await world.begun(people=people, robots=robots, options=LONG)
        await world.tables.change(table.id, Resign(), BEN.user_id)
        assert (await world.now(table)).status is Status.PLAYING
    table = await world.begun(turn_seconds=DAY, options=LONG)
    await world.tables.change(table.id, GoAway(int(world.clock.now() + DAY), wait=False), BEN.user_id)
    await world.tables.change_each([await world.now(table)], LeaveServer(ANA.user_id))
    assert (await world.now(table)).status is Status.PLAYING


@pytest.mark.slow
async def test_a_loss_is_not_handed_on_to_a_second_account(world: World) -> None:
    """The loser resigns, and another account takes the seat and plays on."""
    table, _, loser = await lead(world, await world.begun(people=3, options=LONG))
    await world.tables.change(table.id, Resign(), loser)
    seat = next(info.seat for info in table.seats if info.user_id == loser)
    await world.tables.change(table.id, TakeOverSeat(seat), ZOE)
    for user in [one for one in table.people if one != loser]:
        table = await answer(world, table, user)
    assert table.seats[seat].user_id == ZOE.user_id
    await world.tables.change(table.id, Resign(), ZOE.user_id)
    await world.settle()
    table = await over(world, table)
    found = await result(world, table)
    assert (found[loser].place, found[loser].why) == (3, Why.LEFT)
    assert ZOE.user_id not in found or found[ZOE.user_id].why == Why.JOINED_LATE
    assert (await world.statistics.results.stats(10, loser)).people.matches == 1
    assert (await recount(world.store)).faults == ()


async def test_a_newcomer_starts_with_the_next_round(world: World) -> None:
    table, _, loser = await lead(world, await world.begun(people=3, options={"target": "60"}))
    await world.tables.change(table.id, Resign(), loser)
    seat = next(info.seat for info in table.seats if info.user_id == loser)
    await world.tables.change(table.id, TakeOverSeat(seat), ZOE)
    for person in [info.user_id for info in table.seats if info.user_id not in (None, loser)]:
        table = await world.now(table)
        if table.participants.question is not None:
            table = await answer(world, table, person or 0)
    since = len(table.rounds) + 1
    table = await over(world, table)
    found = await result(world, table)
    if len(table.rounds) > since:
        own = sum(one.scores[side_at(table, seat)] for one in table.rounds[since:])
        assert (found[9].total, found[9].why) == (own, Why.JOINED_LATE)
    assert found[loser].place == 3


async def test_a_person_whose_time_ran_out_is_asked_before_another_takes_the_seat(world: World) -> None:
    """The opponent alone can't put a second account in the seat of someone who may come back."""
    table = await world.begun(turn_seconds=2 * HOUR, options=LONG)
    for _ in range(4):
        table = await world.move(table)
    turn = table.turn
    assert turn is not None
    assert turn.user_id is not None
    gone, stays = turn.user_id, 3 - turn.user_id
    while not (await world.now(table)).seats[turn.seat].resigned:
        await world.advance(3 * HOUR)
        table = await world.now(table)
        if table.turn is not None and table.turn.user_id == stays:
            await world.move(table)
    await world.tables.change(table.id, TakeOverSeat(turn.seat), ZOE)
    table = await answer(world, table, stays)
    assert table.seats[turn.seat].user_id == gone, "their player has not said yes"
    await world.tables.change(table.id, ComeBack(), gone)
    assert (await world.now(table)).seats[turn.seat].human


async def test_agreed_absence_costs_nothing(world: World) -> None:
    """A robot that plays for you plays for your result."""
    table, leader, _ = await lead(world, await world.begun(turn_seconds=DAY, options={"target": "40"}))
    until = int(world.clock.now() + 9 * DAY)
    await world.tables.change(table.id, GoAway(until, wait=False), leader)
    table = await over(world, table)
    found = await result(world, table)
    assert table.outcome
    board = {info.user_id: table.outcome.places[side_at(table, info.seat)] for info in table.seats}
    assert {user: row.place for user, row in found.items()} == board
    assert [row.why for row in found.values()] == [Why.RATED] * 2
    assert not any(row.resigned for row in found.values())


async def test_who_agreed_to_wait_waits(world: World) -> None:
    table, leader, loser = await lead(world, await world.begun(turn_seconds=DAY, options=LONG))
    until = int(world.clock.now() + 3 * DAY)
    await world.tables.change(table.id, GoAway(until), leader)
    question = (await world.now(table)).participants.wait
    assert question is not None
    await world.tables.change(table.id, Answer(question.key, True), loser)
    assert await refusal(world.tables.change(table.id, RunClocks(), loser)) is TableRefusal.AGREED_TO_WAIT
    assert (await world.now(table)).seats[0].human
    await world.tables.change(table.id, ComeBack(), leader)
    assert (await world.now(table)).clock.paused is None


async def test_a_substitute_plays_for_the_result_of_who_is_away(world: World) -> None:
    table, leader, loser = await lead(world, await world.begun(turn_seconds=DAY, options={"target": "40"}))
    until = int(world.clock.now() + MOST_AWAY - HOUR)
    await world.tables.change(table.id, GoAway(until, wait=False, friend=ZOE), leader)
    seat = next(info.seat for info in table.seats if info.user_id == leader)
    await world.tables.change(table.id, TakeOverSeat(seat), ZOE)
    table = await answer(world, table, loser)
    table = await over(world, table)
    found = await result(world, table)
    assert set(found) == {leader, loser}
    assert (await recount(world.store)).faults == ()


# -- abandoning --


async def test_the_side_that_is_ahead_must_agree_to_abandon(world: World) -> None:
    table, leader, _ = await lead(world, await world.begun(people=3, options=LONG))
    others = [info.user_id for info in table.seats if info.user_id != leader]
    await world.tables.change(table.id, Abandon(), others[0])
    table = await answer(world, table, others[1] or 0)
    assert table.is_open, "two losers don't outvote the leader"
    table = await answer(world, table, leader)
    assert table.status is Status.CANCELLED
    assert table.participants.ended is Ended.ABANDONED


async def test_silence_of_ones_own_ends_nothing(world: World) -> None:
    for who in ("awaited", "waiting"):
        table, leader, loser = await lead(world, await world.begun(options=LONG))
        while table.turn is None or (table.turn.user_id == loser) is not (who == "awaited"):
            table = await world.move(table)
            totals = table.rounds[-1].totals
            mine = side_at(table, next(info.seat for info in table.seats if info.user_id == loser))
            loser = loser if totals[mine] == min(totals) else leader
        leader = 3 - loser
        await world.leap(2 * DAY)
        await world.tables.change(table.id, Abandon(), loser)
        assert (await world.now(table)).is_open
        await answer(world, table, leader, yes=False)
        assert (await world.now(table)).is_open


async def test_a_leader_who_is_away_is_asked_too(world: World) -> None:
    table, leader, loser = await lead(world, await world.begun(turn_seconds=DAY, options=LONG))
    until = int(world.clock.now() + 9 * DAY)
    await world.tables.change(table.id, GoAway(until, wait=False), leader)
    await world.tables.change(table.id, Abandon(), loser)
    table = await world.now(table)
    assert table.is_open, "the loser alone abandons nothing"
    table = await answer(world, table, leader)
    assert table.status is Status.CANCELLED


async def test_a_leader_whose_time_ran_out_is_asked_too(world: World) -> None:
    """A robot has the seat, but its owner may come back and win."""
    table, leader, loser = await lead(world, await world.begun(turn_seconds=60, options=LONG))
    while table.turn is None or table.turn.user_id != leader:
        table = await world.move(table)
    while (seat := (await world.now(table)).seat_of(leader)) and seat.human:
        await world.advance(61)
        if (turn := (await world.now(table)).turn) is not None and turn.user_id == loser:
            await world.move(await world.now(table))
    await world.tables.change(table.id, Abandon(), loser)
    table = await world.now(table)
    assert table.is_open, "who is behind ends nothing alone"
    await world.tables.change(table.id, ComeBack(), leader)
    table = await answer(world, table, leader, yes=False)
    assert table.is_open


async def test_once_someone_has_left_the_match_counts_as_it_stands(world: World) -> None:
    table, leader, loser = await lead(world, await world.begun(people=3, options=LONG))
    third = next(user for user in table.people if user not in (leader, loser))
    await world.tables.change(table.id, Resign(), loser)
    await world.tables.change(table.id, Abandon(), leader)
    table = await answer(world, table, third)
    assert table.status is Status.CANCELLED
    found = await result(world, table)
    assert (found[leader].place, found[loser].place) == (1, 3)
    assert (await world.statistics.results.stats(10, leader)).people.wins == 1
    assert (await recount(world.store)).faults == ()


async def test_a_host_who_resigned_erases_nothing(world: World) -> None:
    table, *_ = await lead(world, await world.begun(people=3, options=LONG))
    await world.tables.change(table.id, Resign(), ANA.user_id)
    assert await refusal(world.tables.change(table.id, Abandon(), ANA.user_id)) is TableRefusal.NOT_SEATED
    await world.tables.change(table.id, Resign(), BEN.user_id)
    found = await result(world, await world.now(table))
    assert [found[one.user_id].place for one in (CLEO, BEN, ANA)] == [1, 2, 3]


async def test_who_lets_a_match_fall_asleep_has_left_it(world: World) -> None:
    table, *_ = await lead(world, await world.begun(options=LONG))
    turn = table.turn
    assert turn is not None
    await world.leap(60 * DAY)
    table = await world.now(table)
    assert table.status is Status.CANCELLED
    found = await result(world, table)
    assert (found[turn.user_id or 0].place, found[turn.user_id or 0].why) == (2, Why.LEFT)


async def test_a_manager_may_end_a_match_without_a_result(world: World) -> None:
    table, *_ = await lead(world, await world.begun(options=LONG))
    await world.tables.change(table.id, End(), ZOE, manager=True)
    assert (await world.statistics.results.stats(10, ANA.user_id)).people.matches == 0


# -- before a match counts --


async def test_who_never_moves_voids_the_match(world: World) -> None:
    """The trap of the lobby: 45 s and a forfeit, set after the guest joined."""
    table = await world.table(turn_seconds=45, options=LONG)
    await world.tables.change(table.id, SetSetting("time_out", TimeOut.FORFEIT), ANA.user_id)
    await world.begin(table)
    await world.settle()
    table = await world.now(table)
    while table.is_open:
        if table.turn is not None and table.turn.user_id == ANA.user_id:
            table = await world.move(table)
        else:
            await world.advance(46)
            table = await world.now(table)
        if table.is_open and table.people == (ANA.user_id,):
            table = await world.tables.change(table.id, Abandon(), ANA.user_id)
    found = await result(world, table)
    assert {row.why for row in found.values()} == {Why.NO_SHOW}
    for person in (ANA, BEN):
        stats = await world.statistics.results.stats(10, person.user_id)
        assert stats.people.matches == 0
        assert stats.ratings == ()
    assert (await recount(world.store)).faults == ()


async def test_nobody_chooses_later_whether_a_match_is_void(world: World) -> None:
    """A second account sits and doesn't move, until it sees who wins."""
    table = await world.begun(people=3, turn_seconds=45, options={"target": "60"})
    while (table := await world.now(table)).is_open:
        if table.rounds and table.seats[2].resigned:
            await world.tables.change(table.id, ComeBack(), CLEO.user_id)
        elif table.turn is not None and (table.turn.user_id != CLEO.user_id or table.rounds):
            await world.move(table)
        else:
            await world.advance(46)
    moves = {part.user_id: part.moves for part in parts_of(table)}
    assert moves[CLEO.user_id] > 0
    found = await result(world, table)
    assert {row.why for row in found.values()} == {Why.NO_SHOW}
    assert (await recount(world.store)).faults == ()


async def test_who_gives_up_in_the_first_minute_loses_and_nobody_gains(world: World) -> None:
    table = await world.begun(options=LONG)
    await world.tables.change(table.id, Resign(), BEN.user_id)
    found = await result(world, await world.now(table))
    assert (found[ANA.user_id].why, found[BEN.user_id].why) == (Why.HARDLY_PLAYED, Why.LEFT)
    changes = await world.statistics.results.rating_changes(await world.now(table))
    assert [(one.seat, one.gained < 0) for one in changes] == [(1, True)]


async def test_a_player_who_leaves_the_server_while_away_has_left(world: World) -> None:
    table, leader, loser = await lead(world, await world.begun(turn_seconds=DAY, options=LONG))
    await world.tables.change(table.id, GoAway(int(world.clock.now() + DAY), wait=False), leader)
    await world.tables.change_each([await world.now(table)], LeaveServer(leader))
    await world.tables.change(table.id, Abandon(), loser)
    found = await result(world, await world.now(table))
    assert (found[loser].place, found[leader].place) == (1, 2)


# -- peace --


async def test_an_outsiders_question_blocks_nothing_and_comes_once(world: World) -> None:
    table = await world.begun(people=2, robots=1, turn_seconds=HOUR)
    await world.tables.change(table.id, TakeOverSeat(2), ZOE)
    await world.tables.change(table.id, StopClocks(), ANA.user_id)
    question = (await world.now(table)).participants.question
    assert question is not None
    assert question.user_id == ANA.user_id, "players come first"
    await answer(world, table, BEN.user_id, yes=False)
    await world.tables.change(table.id, TakeOverSeat(2), CLEO)
    await answer(world, table, ANA.user_id, yes=False)
    assert await refusal(world.tables.change(table.id, TakeOverSeat(2), CLEO)) is TableRefusal.TURNED_DOWN
    await world.tables.change(table.id, TakeOverSeat(2), DAN)


async def test_nobody_has_a_second_seat_after_leaving_one(world: World) -> None:
    table = await world.begun(people=3, robots=1, options=LONG)
    await world.tables.change(table.id, Resign(), CLEO.user_id)
    await world.tables.change(table.id, TakeOverSeat(2), ZOE)
    await answer(world, table, ANA.user_id)
    await answer(world, table, BEN.user_id)
    assert (await world.now(table)).seats[2].user_id == ZOE.user_id
    assert await refusal(world.tables.change(table.id, TakeOverSeat(3), CLEO)) is TableRefusal.TURNED_DOWN


async def test_the_parts_survive_a_restart(world: World) -> None:
    table, _, loser = await lead(world, await world.begun(options=LONG))
    await world.tables.change(table.id, Resign(), loser)
    before = parts_of(await world.now(table))
    await world.restart()
    assert parts_of(await world.now(table)) == before
