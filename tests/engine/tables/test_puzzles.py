"""Answers to weekly puzzles: counted up to the right one, or to the solution."""

from __future__ import annotations

import asyncio

from engine.events.privacy import MARK
from engine.puzzles import monday_of
from engine.store.questions import privacy
from engine.tables.keeping.puzzles import Progress, week_at
from engine.tables.table.model import OPEN
from engine.units import DAY

from .world import ANA, World

WEEK = 359


def time_in(week: int) -> int:
    """A time in a week."""
    return (monday_of(week).toordinal() - monday_of(0).toordinal()) * DAY + 1_578_268_800 + DAY


def test_the_time_of_the_tests_is_in_its_week() -> None:
    assert week_at(time_in(WEEK)) == WEEK


async def test_answers_count_up_to_the_right_one(world: World) -> None:
    puzzles = world.tables.puzzles
    for right in (False, False, True, False, True):
        await puzzles.answer(ANA.user_id, "block", WEEK, time_in(WEEK), right=right)
    assert await puzzles.progress(ANA.user_id) == Progress({("block", WEEK): 3}, frozenset({WEEK}))
    assert await puzzles.progress(ANA.user_id + 1) == Progress()


async def test_answers_of_one_moment_all_count_and_the_first_right_one_ends_them(world: World) -> None:
    puzzles = world.tables.puzzles
    wrong = [puzzles.answer(ANA.user_id, "draw", WEEK, time_in(WEEK), right=False) for _ in range(5)]
    await asyncio.gather(*wrong)
    await asyncio.gather(*(puzzles.answer(ANA.user_id, "draw", WEEK, time_in(WEEK), right=True) for _ in range(3)))
    assert (await puzzles.progress(ANA.user_id)).tries == {("draw", WEEK): 6}


async def test_after_the_solution_no_answer_counts_and_before_it_the_right_one_stays(world: World) -> None:
    puzzles = world.tables.puzzles
    await puzzles.show(ANA.user_id, "block", WEEK, time_in(WEEK))
    await puzzles.answer(ANA.user_id, "block", WEEK, time_in(WEEK), right=True)
    assert await puzzles.progress(ANA.user_id) == Progress()
    await puzzles.answer(ANA.user_id, "draw", WEEK, time_in(WEEK), right=True)
    await puzzles.show(ANA.user_id, "draw", WEEK, time_in(WEEK))
    assert (await puzzles.progress(ANA.user_id)).tries == {("draw", WEEK): 1}


async def test_a_puzzle_solved_in_a_later_week_adds_to_no_streak(world: World) -> None:
    puzzles = world.tables.puzzles
    for week, solved_in in ((WEEK - 2, WEEK - 2), (WEEK - 1, WEEK), (WEEK, WEEK)):
        await puzzles.answer(ANA.user_id, "block", week, time_in(solved_in), right=True)
    progress = await puzzles.progress(ANA.user_id)
    assert len(progress.tries) == 3
    assert progress.streak(WEEK) == 1
    await puzzles.answer(ANA.user_id, "draw", WEEK - 1, time_in(WEEK - 1), right=True)
    assert (await puzzles.progress(ANA.user_id)).streak(WEEK) == 3


async def test_answers_are_exported_and_deleted_with_their_person(world: World) -> None:
    await world.tables.puzzles.answer(ANA.user_id, "block", WEEK, time_in(WEEK), right=True)
    exported = await world.tables.ask(privacy.export_person, ANA.user_id)
    row = {"user_id": ANA.user_id, "game": "block", "week": WEEK, "tries": 1}
    assert exported["puzzles"] == [row | {"solved_at": time_in(WEEK), "shown": False}]
    await world.tables.ask(privacy.forget_person, ANA.user_id, OPEN, MARK)
    assert await world.tables.puzzles.progress(ANA.user_id) == Progress()
