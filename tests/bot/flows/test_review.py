"""The review of a finished round is private, for its players, with a board for each turning point. Hints."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from bot.ui.pages.table.review import point_text
from bot.words import words_for
from engine.robots.advice import review
from engine.rules.record import Record
from engine.rules.tiles import Tile
from engine.tables.table.model import Snapshot
from tests.bot.flows.sketches import Sketches, pictures
from tests.bot.flows.stage import Stage, labels, line_of, staged, text_of

WORDS = words_for()


async def finished(stage: Stage, people: list[Any], **options: Any) -> tuple[str, Record]:
    """A match of random moves after its first round."""
    table = await stage.begin(*people, **options)
    rng = random.Random(1)
    while not (await stage.table(table)).rounds:
        await stage.play_on(people, table, rng, turns=1)
    return table, await stage.bot.services.tables.records.of(table)


async def test_a_player_reviews_a_round_and_a_stranger_cannot(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana, bo, eve = stage.person("Ana"), stage.person("Björn"), stage.person("Eve")
        table, record = await finished(stage, [ana, bo], options="target=60")
        message = next(one for one in stage.channel.history() if "In words" in labels(one))
        snapshot = await stage.table(table)
        found = 0
        for person in (ana, bo):
            seat = snapshot.seat_of(person.id)
            assert seat is not None
            account = await stage.press(person, message, "In words")
            told = await stage.press(person, account, "Review")
            assert told.ephemeral
            points = review(record, seat.seat, 1)
            for point in points:
                assert point_text(WORDS, point, ("Ana", "Björn")) in text_of(told)
            assert (WORDS("review.none") in text_of(told)) == (not points)
            assert pictures(told) == [f"board{at}.png" for at in range(1, len(points) + 1)], (
                "a board for each turning point"
            )
            found += len(points)
        assert found, "random moves cost something"
        assert "Review" not in labels(await stage.press(eve, message, "In words"))
        forged = stage.id_of(snapshot, "review", "1")
        assert "another version" in text_of(await stage.raw_click(eve, message, forged))
        assert "another version" in text_of(await stage.raw_click(ana, message, stage.id_of(snapshot, "review", "2")))


@pytest.mark.slow
async def test_a_review_of_castle_rock_judges_tiles_and_captures(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table, record = await finished(stage, [ana, bo], game="castle_rock")
        seat = (await stage.table(table)).seat_of(ana.id)
        assert seat is not None
        message = next(one for one in stage.channel.history() if "In words" in labels(one))
        told = text_of(await stage.press(ana, await stage.press(ana, message, "In words"), "Review"))
        points = review(record, seat.seat, 1)
        assert points
        assert all(point_text(WORDS, point, ("Ana", "Björn")) in told for point in points)


async def test_against_robots_a_table_may_give_hints(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        for wanted in (False, True):
            lobby, table = await stage.open(ana, game="muggins", robots=1)
            if wanted:
                choice = stage.id_of(await stage.table(table), "setting", "1:advice:on")
                await stage.raw_click(ana, lobby, choice)
            await stage.press(ana, lobby, "Start")
            while (now := await stage.table(table)).turn is None or now.turn.person is None:
                await stage.pass_time(5)
            panel = await stage.hand(ana, table)
            assert (line_of(panel, "Hint") is not None) == wanted
            if wanted:
                told = text_of(await stage.press(ana, panel, "Hint"))
                assert told.split("💡 **")[1].split("**")[0].split()[0].strip(".") in {
                    str(tile) for tile in hand_of(now)
                }
            else:
                forged = stage.id_of(now, "hint")
                assert "💡" not in text_of(await stage.raw_click(ana, panel, forged))


def hand_of(table: Snapshot) -> tuple[Tile, ...]:
    assert table.turn is not None
    view = table.view_for(table.turn.seat)
    assert view is not None
    return view.hand


async def test_a_solitaire_gives_hints_and_a_match_of_people_does_not(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        panel = await stage.hand(ana, await stage.begin(ana, game="castle_rock_solitaire"))
        assert WORDS("hint.nothing") in text_of(await stage.press(ana, panel, "Hint"))
        lobby, table = await stage.open(ana)
        await stage.raw_click(ana, lobby, stage.id_of(await stage.table(table), "setting", "1:advice:on"))
        await stage.press(bo, lobby, "Join")
        await stage.press(ana, lobby, "Start")
        for person in (ana, bo):
            assert line_of(await stage.hand(person, table), "Hint") is None
