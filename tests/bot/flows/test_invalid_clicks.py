"""Invalid clicks: every one gets a sentence and a way on, and none changes anything."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from bot.ui.channel.answers import Answers
from bot.ui.channel.panels import LATER, LIVES
from bot.ui.pages.custom_ids import Verb
from bot.words import words_for
from engine.tables.table.model import Snapshot, Status
from tests.bot.flows.stage import Stage, controls, is_move, labels, staged, text_of, tiles_in
from tests.bot.flows.test_authority import TABLE, changed, stored

WORDS = words_for()
Kept = dict[str, list[dict[str, Any]]]


async def on_turn(stage: Stage, table: str, *people: Any) -> tuple[Any, Any]:
    """Who is on turn, and the other one."""
    turn = (await stage.table(table)).turn
    assert turn is not None
    assert turn.person is not None
    first, second = people
    return (first, second) if turn.person.user_id == first.id else (second, first)


def a_move(panel: Any) -> str:
    """The custom id of the first button that makes a move at once."""
    return str(next(item["custom_id"] for item in controls(panel) if is_move(item) and ":do:" in item["custom_id"]))


async def unchanged(stage: Stage, before: Snapshot, kept: Kept) -> None:
    """The table is as it was, and so is everything in the database."""
    after = await stage.table(before.id)
    assert (after.version, after.steps, after.seats) == (before.version, before.steps, before.seats)
    assert not changed(kept, stored(stage))


async def test_one_click_delivered_twice_makes_one_move(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        mover, _ = await on_turn(stage, table, ana, bo)
        panel = await stage.hand(mover, table)
        before = await stage.table(table)
        stage.emit_click(mover, panel, a_move(panel), times=3)
        await stage.env.settle()
        assert (await stage.table(table)).steps == before.steps + 1


async def test_a_double_click_makes_one_move_and_both_clicks_are_answered(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        mover, _ = await on_turn(stage, table, ana, bo)
        panel = await stage.hand(mover, table)
        before = await stage.table(table)
        clicks = [stage.emit_click(mover, panel, a_move(panel)) for _ in range(2)]
        await stage.env.settle()
        assert all(click.acknowledged for click in clicks)
        assert (await stage.table(table)).steps == before.steps + 1


async def test_two_people_click_at_once_and_both_are_answered(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        board = await stage.board(table)
        view = stage.id_of(await stage.table(table), "hand")
        clicks = [stage.emit_click(person, board, view) for person in (ana, bo) for _ in range(4)]
        await stage.env.settle()
        assert all(click.acknowledged and click.ephemeral for click in clicks)


async def test_a_stale_button_is_refused_with_a_fresh_panel(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        mover, _ = await on_turn(stage, table, ana, bo)
        panel = await stage.hand(mover, table)
        old = a_move(panel)
        await stage.play_on([ana, bo], table, random.Random(1), turns=2)
        before = await stage.table(table)
        kept = stored(stage)
        answer = await stage.raw_click(mover, panel, old)
        await unchanged(stage, before, kept)
        assert WORDS("refusal.stale") in text_of(answer)
        assert WORDS("board.more_pick") in text_of(answer)
        assert "Your hand" in text_of(answer)


async def test_a_panel_that_could_no_longer_be_edited_says_so_when_it_is_pressed_and_lives_again(
    tmp_path: Path,
) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=500")
        mover, _ = await on_turn(stage, table, ana, bo)
        panel = await stage.hand(mover, table)
        old, shown = a_move(panel), text_of(panel)
        await stage.pass_time(LIVES + 1)
        stage.panels[table, mover.id] = await stage.hand(mover, table)  # another device
        await stage.play_on([ana, bo], table, random.Random(1), turns=2)
        assert text_of(panel) == shown, "Discord lets nobody edit it any more"
        before = await stage.table(table)
        kept = stored(stage)
        answer = await stage.raw_click(mover, panel, old)
        await unchanged(stage, before, kept)
        assert answer.id == panel.id
        assert WORDS("refusal.stale") in text_of(panel)
        seat = before.seat_of(mover.id)
        view = before.view_for(seat.seat) if seat else None
        assert view is not None
        assert {str(tile) for tile in view.hand} <= tiles_in(text_of(panel)), "the hand as it is now"
        assert WORDS("hand.moved") in text_of(stage.panels[table, mover.id]), "there is one panel"
        stage.panels[table, mover.id] = panel
        await stage.play_on([ana, bo], table, random.Random(1), turns=1)
        waiting = text_of(panel)
        assert "’s turn" in waiting
        await stage.play_on([ana, bo], table, random.Random(1), turns=1)
        await stage.pass_time(LATER + 1)  # a player who passed meanwhile only watches
        assert text_of(panel) != waiting, "it follows the table again"


async def test_a_dead_panel_of_a_match_that_is_over_leads_on(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=1")
        mover, _ = await on_turn(stage, table, ana, bo)
        panel = await stage.hand(mover, table)
        old = a_move(panel)
        await stage.pass_time(LIVES + 1)
        stage.panels[table, mover.id] = await stage.hand(mover, table)
        await stage.play_on([ana, bo], table, random.Random(1))
        answer = await stage.raw_click(mover, panel, old)
        assert WORDS("refusal.match_over") in text_of(answer)
        assert "🏆" in text_of(answer)
        assert labels(answer) == [WORDS("end.rematch"), WORDS("board.tally")]


async def test_somebody_elses_button_moves_nothing_and_shows_no_tile(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, eve = stage.person("Ana"), stage.person("Björn"), stage.person("Eve")
        table = await stage.begin(ana, bo)
        mover, waiter = await on_turn(stage, table, ana, bo)
        panel = await stage.hand(mover, table)
        board = await stage.board(table)
        before = await stage.table(table)
        kept = stored(stage)
        of_waiter = await stage.raw_click(waiter, board, a_move(panel))
        assert WORDS("refusal.not_your_turn") in text_of(of_waiter)
        of_eve = await stage.raw_click(eve, board, a_move(panel))
        assert WORDS("refusal.not_seated") in text_of(of_eve)
        assert of_eve.ephemeral
        assert "Your hand" not in text_of(of_eve)
        assert "Your hand" not in text_of(await stage.press(eve, board, "My hand"))
        await unchanged(stage, before, kept)


async def test_nobody_sees_or_shows_a_solitaire_that_somebody_else_plays_alone(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, eve = stage.person("Ana"), stage.person("Eve")
        await ana.slash(stage.channel, "domino solitaire")
        (before,) = stage.tables()
        other = stage.person("Björn")
        _, table = await stage.open(other)
        kept = stored(stage)
        board, shown = await stage.board(table), len(stage.channel.history())
        for verb in set(Verb) - {Verb.WHICH}:  # stands for the choice in a menu
            answer = await stage.raw_click(eve, board, stage.id_of(before, verb))
            assert text_of(answer).strip() == WORDS("invalid.private"), verb
        await unchanged(stage, before, kept)
        assert len(stage.channel.history()) == shown


BROKEN = [
    "b1",
    "b1:::",
    "b0:abcdefgh:1:hand",
    "b1:abcdefgh:1:no_such_verb",
    "b1:abcdefgh:-1:hand",
    "something of another bot",
    "b1:-:0:hand",
    "b1:-:0:which",
    "b1:-:0:rulebook:0:checkers",
    "x" * 100,
    "b1:abcdefgh:999999999:do:6|4@3",
]


DEEDS = {row.what for rows in TABLE.values() for row in rows if row.changes and not row.argument and not row.choice}
"""Buttons that do what they say without an argument, and so with nonsense in it."""
VERBS = [verb for verb in Verb if verb not in {*DEEDS, Verb.REPOST}]
ARGUMENTS = (
    "",
    "nonsense",
    "99|99",
    "0|0@77",
    "deal 0|0",
    "close",
    "0:target",
    "0:clock",
    "0:hints:maybe",
    "give up",
    "²",
)
VALUES = ("nonsense", "9" * 12, "take 99 triple", "99|99")


@pytest.mark.slow
async def test_every_verb_with_nonsense_in_it_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        before = await stage.table(table)
        kept = stored(stage)
        values = cycle(VALUES)
        for verb in VERBS:
            board, clicks = await stage.board(table), {}
            for argument in ARGUMENTS:
                custom_id = stage.id_of(before, verb) + (f":{argument}" if argument else "")
                clicks[custom_id, ""] = stage.emit_click(ana, board, custom_id)
                value = next(values)
                clicks[custom_id, value] = stage.emit_click(bo, board, custom_id, values=[value])
            await stage.env.settle()
            silent = [sent for sent, click in clicks.items() if not click.acknowledged]
            assert not silent
        stage.check()
        await unchanged(stage, before, kept)


async def test_unknown_and_malformed_buttons_are_answered(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        board = await stage.board(table)
        before = await stage.table(table)
        kept = stored(stage)
        for custom_id in BROKEN:
            answer = await stage.raw_click(ana, board, custom_id)
            assert answer.ephemeral
            assert "/domino" in text_of(answer) or "no game" in text_of(answer), custom_id
        await unchanged(stage, before, kept)


async def test_buttons_of_a_finished_match_are_answered_and_offer_a_rematch(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=1")
        mover, _ = await on_turn(stage, table, ana, bo)
        old = a_move(await stage.hand(mover, table))
        await stage.play_on([ana, bo], table, random.Random(5))
        done = await stage.table(table)
        kept = stored(stage)
        board = await stage.board(table)
        ids = [old, *(stage.id_of(done, verb) for verb in ("hand", "start", "join", "cancel", "options", "resign_yes"))]
        for custom_id in ids:
            answer = await stage.raw_click(mover, board, custom_id)
            assert answer.ephemeral
            assert "Rematch" in labels(answer), custom_id
        await unchanged(stage, done, kept)


async def test_buttons_of_a_cancelled_table_are_answered(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        lobby, table = await stage.open(ana)
        before = await stage.table(table)
        await stage.press(ana, lobby, "Cancel")
        assert "cancelled" in text_of(lobby)
        for verb in ("join", "leave", "start", "hand", "tally", "rules", "more", "options", "seats", "repost"):
            assert text_of(await stage.raw_click(ana, lobby, stage.id_of(before, verb)))


async def test_only_the_host_changes_options_starts_and_cancels(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        lobby, table = await stage.open(ana)
        await stage.press(bo, lobby, "Join")
        before = await stage.table(table)
        kept = stored(stage)
        for label in ("Options", "Start", "Cancel", "Add robot"):
            answer = await stage.press(bo, lobby, label)
            assert "Only the host of this table, Ana" in text_of(answer), label
        forged = stage.id_of(before, "set", "0:target")
        await stage.raw_click(bo, lobby, forged, values=["50"])
        await unchanged(stage, before, kept)
        assert before.status is Status.LOBBY


async def test_a_button_of_another_server_is_refused(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        elsewhere = stage.env.create_guild("Elsewhere")
        channel = elsewhere.create_text_channel("games")
        eve = stage.person("Eve", elsewhere)
        lobby, _ = await stage.open(eve, channel=channel)
        before = await stage.table(table)
        kept = stored(stage)
        for verb in ("hand", "tally", "more", "abandon_yes", "join", "call"):
            answer = await stage.raw_click(eve, lobby, stage.id_of(before, verb))
            assert WORDS("invalid.not_here") in text_of(answer)
        await unchanged(stage, before, kept)


async def test_a_click_that_waited_too_long_is_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @asynccontextmanager
    async def none_free(_: Answers) -> AsyncIterator[bool]:
        yield False

    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        before, board = await stage.table(table), await stage.board(table)
        kept = stored(stage)
        monkeypatch.setattr(Answers, "place", none_free)
        assert text_of(await stage.press(ana, board, "My hand")).strip() == WORDS("invalid.busy")
        await unchanged(stage, before, kept)
