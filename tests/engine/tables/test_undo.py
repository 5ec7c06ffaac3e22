"""Undo: with all players' consent, and never across hidden information."""

from __future__ import annotations

import pytest

from engine.rules.errors import Refused
from engine.rules.games import GAMES, game_of
from engine.rules.moves import Capture, Play, parse_move
from engine.rules.record import replay
from engine.rules.tiles import Seat
from engine.tables.edits.consent import Answer, Undo, before_last
from engine.tables.edits.turns import MakeMove
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import By, ChangeKind, Earlier, Snapshot, Status

from .world import BEN, CLEO, PEOPLE, World, attempt, refusal


def maker_of(world: World, table: Snapshot) -> By:
    """Who made the latest step."""
    return next(step.by for change in reversed(world.changes) for step in change.steps)


async def before_and_after(world: World, table: Snapshot) -> tuple[Snapshot, Snapshot]:
    """A table before and after a play that shows nothing but its tile."""
    for _ in range(60):
        before = await world.now(table)
        after = await world.move(before)
        assert before.turn is not None
        assert before.turn.person is not None
        moved = next(step for change in reversed(world.changes) for step in change.steps)
        if after.steps == before.steps + 1 and isinstance(moved.move, Play) and len(after.rounds) == len(before.rounds):
            return before, after
        table = after
    raise AssertionError("no such play")


async def test_a_move_is_taken_back_when_all_others_agree(world: World) -> None:
    before, after = await before_and_after(world, await world.begun(people=3, turn_seconds=60))
    assert before.turn is not None
    assert before.turn.person is not None
    mover = before.turn.person
    others = [person for person in PEOPLE[:3] if person != mover]
    assert await refusal(world.tables.change(after.id, Undo(), others[0].user_id)) is TableRefusal.CANNOT_UNDO
    await world.advance(20)
    asked = await world.tables.change(after.id, Undo(), mover.user_id)
    assert asked.valid_since == after.valid_since, "the next player may go on meanwhile"
    assert asked.participants.question is not None
    key = asked.participants.question.key
    await world.check(after.id)
    await world.tables.change(after.id, Answer(key, True), others[0].user_id)
    back = await world.tables.change(after.id, Answer(key, True), others[1].user_id)
    assert (back.steps, back.turn, back.participants.question) == (before.steps, before.turn, None)
    assert back.version > after.version
    assert back.deadline == int(world.clock.now()) + 60
    for seat in (None, 0, 1, 2):
        assert back.view_for(seat) == before.view_for(seat)
    assert (world.changes[-1].kind, world.changes[-1].seat) == (ChangeKind.UNDONE, before.turn.seat)
    await world.check(after.id)
    user_id, text = world.good_move(before)
    stale = world.tables.change(after.id, MakeMove(after.version, parse_move(text)), user_id)
    assert await refusal(stale) is TableRefusal.STALE, "a button from before means nothing now"
    await world.restart()
    done = await world.play_out(await world.now(back))
    record = await world.tables.records.of(done.id)
    assert replay(record.header, record.steps, game_of).score.outcome == done.outcome
    await world.check(done.id)


@pytest.mark.parametrize("by", By)
@pytest.mark.parametrize("own", [True, False])
async def test_only_the_last_move_that_its_player_made_is_taken_back(world: World, by: By, own: bool) -> None:
    """Also if nothing was revealed: a pass of another seat, or of a robot for a player whose time ran out."""
    table = await world.begun(people=3)
    earlier = Earlier(table, Seat(1), by)
    seat = Seat(1 if own else 0)
    if own and by is By.PLAYER:
        assert before_last(table, earlier, seat) == table
        return
    with pytest.raises(Refused) as refused:
        before_last(table, earlier, seat)
    assert refused.value.refusal is TableRefusal.CANNOT_UNDO


async def test_one_no_and_the_next_move_end_the_question(world: World) -> None:
    before, after = await before_and_after(world, await world.begun(people=3))
    assert before.turn is not None
    assert before.turn.person is not None
    mover = before.turn.person
    asked = await world.tables.change(after.id, Undo(), mover.user_id)
    assert asked.participants.question is not None
    other = next(person for person in (BEN, CLEO) if person != mover)
    refused = await world.tables.change(after.id, Answer(asked.participants.question.key, False), other.user_id)
    assert refused.participants.question is None
    await world.tables.change(after.id, Undo(), mover.user_id)
    moved = await world.move(after)
    assert moved.participants.question is None
    assert moved.steps > after.steps
    assert await refusal(world.tables.change(after.id, Undo(), mover.user_id)) is TableRefusal.CANNOT_UNDO


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if name != "castle_rock_solitaire"])
async def test_nothing_is_taken_back_across_what_was_hidden(
    world: World, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """After every move of a match for a while: what can be taken back has left every other hand, the boneyard and the
    rounds as they were, and given its player no new tile."""
    monkeypatch.setattr("engine.tables.edits.consent.MOST_FAILED", 40)  # it is asked after each move, and refused
    table = await world.begun(game, people=2)
    could = 0
    for _ in range(40):
        before = await world.now(table)
        if before.status is not Status.PLAYING or before.turn is None or before.turn.person is None:
            break
        after = await world.move(before)
        if after.status is not Status.PLAYING:
            break
        asker, seat = before.turn.person.user_id, before.turn.seat
        asked = await attempt(world.tables.change(after.id, Undo(), asker), TableRefusal.CANNOT_UNDO)
        if asked is None:
            continue
        could += 1
        assert after.steps == before.steps + 1
        assert maker_of(world, after) is By.PLAYER
        for info in after.seats:
            was, is_ = before.view_for(info.seat), after.view_for(info.seat)
            assert was is not None
            assert is_ is not None
            assert set(is_.hand) <= set(was.hand)
            assert info.seat == seat or is_.hand == was.hand
            assert (is_.boneyard, is_.number) == (was.boneyard, was.number)
        other = after.seats[1 - seat].person
        assert other is not None
        assert asked.participants.question is not None
        await world.tables.change(after.id, Answer(asked.participants.question.key, False), other.user_id)
    assert could or game in ("castle_rock", "build_up"), "in other games some move shows nothing"


async def test_a_fault_of_the_store_takes_nothing_back_by_half(world: World) -> None:
    before, after = await before_and_after(world, await world.begun(people=2))
    assert before.turn is not None
    assert before.turn.person is not None
    asked = await world.tables.change(after.id, Undo(), before.turn.person.user_id)
    assert asked.participants.question is not None
    other = next(person for person in PEOPLE[:2] if person != before.turn.person)
    world.store.fail_next(1, before=True)
    answer = world.tables.change(after.id, Answer(asked.participants.question.key, True), other.user_id)
    assert await refusal(answer) is TableRefusal.STORE_UNAVAILABLE
    await world.settle()
    assert (await world.now(after)).steps == after.steps
    await world.check(after.id)
    back = await world.tables.change(after.id, Answer(asked.participants.question.key, True), other.user_id)
    assert back.steps == before.steps
    await world.check(after.id)


async def test_an_undo_that_is_repeated_after_a_kill_takes_one_move_back(world: World) -> None:
    tables, taken = [await world.begun("castle_rock_solitaire", people=1)], [False]
    while taken[-2:] != [True, True]:
        view = tables[-1].view_for(0)
        assert view is not None
        made = MakeMove(tables[-1].version, view.moves[0])
        tables.append(await world.tables.change(tables[-1].id, made, PEOPLE[0].user_id))
        taken.append(isinstance(view.moves[0], Capture))
    before, after = tables[-2:]
    back = await world.tables.change(after.id, Undo(after.version), PEOPLE[0].user_id, click=-1)
    assert back.steps == before.steps
    await world.restart()
    again = world.tables.change(after.id, Undo(after.version), PEOPLE[0].user_id, click=-1)
    assert await refusal(again) is TableRefusal.STALE
    assert (await world.now(after)).steps == before.steps
