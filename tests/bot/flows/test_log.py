"""The whole round in words, for one person's eyes, and what one has missed."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from bot.ui.channel.activity_log import Noted
from bot.ui.pages.table.review import LINES, MOST_TEXT, pages_of
from bot.words import words_for
from engine.rules.events import DrewTiles, Passed
from engine.rules.views import LineBoard
from engine.tables.table.model import By, Snapshot
from engine.units import HOUR
from tests.bot.flows.stage import Stage, controls, labels, staged, text_of, tiles_in

WORDS = words_for()


def view_of(table: Snapshot, person: Any = None) -> Any:
    """The table as one person or everyone sees it."""
    seat = table.seat_of(person.id) if person else None
    return table.view_for(seat.seat if seat else None)


async def log_of(stage: Stage, actor: Any) -> Any:
    """The log as this person opens it."""
    (table,) = stage.tables()
    more = await stage.press(actor, await stage.board(table.id), "More")
    answer = await stage.press(actor, more, "Whole round")
    assert answer.ephemeral
    return answer


def named(answer: Any) -> set[str]:
    """The tiles that a log names, besides the lots, which go back into the shuffle."""
    return tiles_in("\n".join(line for line in text_of(answer).splitlines() if not line.startswith("Drawing for")))


async def test_everybody_reads_the_round_and_only_their_own_draws(tmp_path: Path) -> None:
    async with staged(tmp_path, seed=5) as stage:
        people = [stage.person("Ana"), stage.person("Björn"), stage.person("Eve")]
        table = await stage.begin(*people[:2], game="draw", options="target=500")
        drawn: dict[Any, set[str]] = {person: set() for person in people}
        while not (drawn[people[0]] and drawn[people[1]]):
            await stage.play_on(people[:2], table, random.Random(2), turns=1)
            now = await stage.table(table)
            assert not now.rounds, "each player draws before that"
            hands = {person: set(map(str, view_of(now, person).hand)) for person in people}
            for person in people:
                others = set().union(*(hands[other] for other in people if other is not person))
                told = named(await log_of(stage, person))
                assert not told & others, told & others
                drawn[person] |= told & hands[person]
        assert not drawn[people[2]]


async def test_who_has_resigned_does_not_read_what_their_robot_draws(tmp_path: Path) -> None:
    async with staged(tmp_path, seed=6) as stage:
        people = [stage.person("Ana"), stage.person("Björn"), stage.person("Chloé")]
        table = await stage.begin(*people, game="draw", options="target=500")
        gone = people[1]
        (seat,) = [seat.seat for seat in (await stage.table(table)).seats if seat.user_id == gone.id]
        await stage.raw_click(gone, await stage.board(table), stage.id_of(await stage.table(table), "resign_yes"))

        kept: set[str] = set()
        while not kept:
            await stage.play_on([people[0], people[2]], table, random.Random(2), turns=1)
            now = await stage.table(table)
            assert not now.rounds, "the robot draws before that"
            noted = [one.event for one in stage.bot.services.activity_log._events[table]]
            drawn = {
                str(tile) for one in noted if isinstance(one, DrewTiles) and one.seat == seat for tile in one.tiles
            }
            kept = drawn & {str(tile) for tile in getattr(now.view_for(seat), "hand", ())}
        assert not named(await log_of(stage, gone)) & kept


async def tell_no_numbers(stage: Stage, host: Any, lobby: Any) -> None:
    """Choose among the options of a lobby that passes are told without their numbers."""
    panel = await stage.press(host, lobby, "Options")
    panel = await stage.press(host, panel, "Customise")
    while not (found := [item for item in controls(panel) if ":passes" in item["custom_id"]]):
        panel = await stage.press(host, panel, "More options →")
    await host.select(panel, ["off"], custom_id=found[0]["custom_id"])
    assert WORDS("lobby.no_passes") in text_of(lobby)


@pytest.mark.parametrize("numbers", [True, False])
async def test_a_pass_says_on_which_numbers_unless_the_table_does_not_want_it(tmp_path: Path, numbers: bool) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        lobby, table = await stage.open(ana, options="target=500")
        await stage.press(bo, lobby, "Join")
        if not numbers:
            await tell_no_numbers(stage, ana, lobby)
            await stage.press(bo, lobby, "Ready")
        await stage.press(ana, lobby, "Start")
        now, passes = await stage.table(table), list[Noted]()
        while not passes:
            await stage.play_on([ana, bo], table, random.Random(1), turns=1)
            now = await stage.table(table)
            assert not now.rounds
            told = [noted for noted in stage.bot.services.activity_log._events[table] if noted.step == now.steps]
            passes = [noted for noted in told if isinstance(noted.event, Passed)]
        view = now.view_for(None)
        assert view is not None
        assert isinstance(view.board, LineBoard)
        ends = " and ".join(sorted({str(end.value) for _, end in view.board.layout.ends}))
        last = (
            text_of(await log_of(stage, bo)).rstrip().removesuffix(WORDS("hand.back_to_hand")).rstrip().splitlines()[-1]
        )
        assert last.endswith(f"couldn’t play on {ends} and passed." if numbers else "couldn’t play and passed.")
        board = text_of(await stage.board(table))
        missing = " or ".join(sorted({str(end.value) for _, end in view.board.layout.ends}))
        assert (f"has no {missing}" in board) is numbers
        assert ("passed" in board) is not numbers


async def test_where_a_pass_tells_no_numbers_nobody_is_asked(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        lobby, _ = await stage.open(ana, "build_up")
        panel = await stage.press(ana, lobby, "Options")
        panel = await stage.press(ana, panel, "Customise")
        while "More options →" in labels(panel):
            assert not [item for item in controls(panel) if ":passes" in item["custom_id"]]
            panel = await stage.press(ana, panel, "More options →")
        assert not [item for item in controls(panel) if ":passes" in item["custom_id"]]


async def test_the_log_outlives_a_restart_and_tells_whose_time_ran_out(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=500", time=str(HOUR))
        await stage.pass_time(HOUR + 60)
        assert By.CLOCK in await stage.bot.services.tables.records.made_by(table)
        before = text_of(await log_of(stage, ana))
        assert "(time ran out)" in before
        await stage.restart()
        assert text_of(await log_of(stage, ana)) == before


async def test_the_log_is_found_under_more_and_has_pages(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, game="castle_rock", options="target=500")
        await stage.play_on([ana, bo], table, random.Random(1), turns=LINES)
        more = await stage.press(ana, await stage.board(table), "More")
        latest = await stage.press(ana, more, "Whole round")
        assert labels(latest) == ["← Earlier", "Back"]
        earlier = await stage.press(ana, latest, "← Earlier")
        assert "Later →" in labels(earlier)
        assert text_of(await stage.press(ana, earlier, "Later →")) == text_of(latest)


def test_no_line_is_lost_between_pages() -> None:
    lines = [f"{number} " + "x" * (number * 7 % 400) for number in range(100)]
    pages = pages_of(lines)
    assert [line for page in pages for line in page] == lines
    assert all(len(page) <= LINES and len("\n".join(page)) <= MOST_TEXT for page in pages)
    assert pages_of([]) == [[]]


async def test_a_panel_of_a_slow_table_tells_what_one_has_missed(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=500", time=str(24 * HOUR))
        await stage.play_on([ana, bo], table, random.Random(1), turns=3)
        turn = (await stage.table(table)).turn
        assert turn is not None
        assert turn.person is not None
        mover, other = (ana, bo) if turn.person.user_id == ana.id else (bo, ana)
        said = re.search(r"Since your last move: (.*)", text_of(await stage.hand(mover, table)))
        assert said is not None
        assert ("Ana" if other is ana else "Björn") in said[1]
        assert "Since your last move" not in text_of(await stage.hand(other, table))
        await stage.restart()
        assert said[0] in text_of(await stage.hand(mover, table))


async def test_a_panel_tells_the_moves_before_a_first_turn_without_naming_a_move_of_its_own(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=500", time=str(24 * HOUR))
        await stage.play_on([ana, bo], table, random.Random(1), turns=1)
        turn = (await stage.table(table)).turn
        assert turn is not None
        second, first = (ana, "Björn") if turn.name == "Ana" else (bo, "Ana")
        told = text_of(await stage.hand(second, table))
        assert "Since your last move" not in told
        assert re.search(rf"-# .*{first} leads, \d\|\d", told)


async def test_a_live_panel_is_as_short_as_ever(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=500", time="120")
        await stage.play_on([ana, bo], table, random.Random(1), turns=3)
        for person in (ana, bo):
            assert "Since your last move" not in text_of(await stage.hand(person, table))


async def test_the_buttons_that_end_something_come_last(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, time="600")
        more = labels(await stage.press(ana, await stage.board(table), "More"))
        assert more[-1] == "Resign", more
        assert "Abandon match" not in more, "Resign offers it"
        assert "Stop clocks" in more[:-1], more
