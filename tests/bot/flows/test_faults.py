"""What Discord can do to a message: gone, closed, archived, failing for a moment. Nothing is lost and nothing hangs."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.client import build_client
from bot.config import Secret, Settings
from bot.pictures.process.worker import Painted
from bot.setup import Setup
from bot.ui.channel import reply
from bot.ui.channel.closed import KNOCK
from bot.ui.pages.custom_ids import read_id
from bot.words import words_for
from engine.store.errors import StoreProblem, TooSlow
from tests.bot.flows.settling import running
from tests.bot.flows.sketches import words_of
from tests.bot.flows.stage import Stage, controls, staged, text_of

WORDS = words_for()
EDIT = "/channels/*/messages/*"


async def no_pause(seconds: float) -> None:
    """Tests don't wait between tries."""


@asynccontextmanager
async def impatient(path: Path) -> AsyncIterator[Stage]:
    """A stage whose board writer does not pause between its tries."""
    async with staged(path) as stage:
        stage.bot.services.writer.lanes.sleep = no_pause
        yield stage


STORING = reply.PATIENCE + 1


def slow(monkeypatch: pytest.MonkeyPatch, tables: Any) -> None:
    """Storing takes `STORING` seconds."""
    for name in ("change", "open"):
        original = getattr(tables, name)

        async def later(*given: Any, original: Any = original, **named: Any) -> Any:
            await asyncio.sleep(STORING)
            return await original(*given, **named)

        monkeypatch.setattr(tables, name, later)


def deferral(stage: Stage) -> int:
    """The kind of the first answer to the latest interaction: 5 and 6 are deferrals."""
    calls = [call for call in stage.env.http_requests if call.path.endswith("/callback")]
    body: Any = calls[-1].json
    return int(body["type"])


async def playing(stage: Stage) -> tuple[list[Any], str]:
    """Two people and their table."""
    people = [stage.person("Ana"), stage.person("Björn")]
    return people, await stage.begin(*people)


async def test_a_deleted_board_is_posted_again(tmp_path: Path) -> None:
    async with impatient(tmp_path) as stage:
        people, table = await playing(stage)
        old = await stage.board(table)
        stage.panels = {(table, person.id): await stage.hand(person, table) for person in people}
        await stage.bot.get_partial_messageable(stage.channel.id).get_partial_message(old.id).delete()
        await stage.play_on(people, table, random.Random(1), turns=1)
        new = await stage.board(table)
        assert new.id != old.id
        assert "**Line" in text_of(new)


async def test_an_edit_that_fails_for_a_moment_is_tried_again(tmp_path: Path) -> None:
    async with impatient(tmp_path) as stage:
        people, table = await playing(stage)
        for status in (500, 503, 502):
            stage.env.inject_error("PATCH", EDIT, status=status, times=2)
            await stage.play_on(people, table, random.Random(1), turns=1)
            snapshot = await stage.table(table)
            assert f"**{snapshot.turn.name if snapshot.turn else ''}’s turn**" in text_of(await stage.board(table))


@pytest.mark.parametrize("method", ["PATCH", "POST", "DELETE"])
async def test_what_fails_for_minutes_is_made_good_without_anybody_doing_anything(tmp_path: Path, method: str) -> None:
    async with staged(tmp_path) as stage:
        people, table = await playing(stage)
        path = EDIT if method != "POST" else "/channels/*/messages"
        stage.env.inject_error(method, path, status=503, times=20)
        await stage.play_on(people, table, random.Random(1), turns=1)
        await stage.env.advance_time(20 * 30)
        turn = (await stage.table(table)).turn
        assert turn is not None
        assert turn.person is not None
        assert f"**{turn.name}’s turn**" in text_of(await stage.board(table))
        (ping,) = [message for message in stage.channel.history() if "<@" in (message.content or "")]
        assert f"<@{turn.person.user_id}>" in ping.content


async def test_too_many_edits_of_an_old_message_post_a_new_one(tmp_path: Path) -> None:
    async with impatient(tmp_path) as stage:
        people, table = await playing(stage)
        old = await stage.board(table)
        stage.env.inject_error("PATCH", EDIT, status=429, code=30046, times=1)
        await stage.play_on(people, table, random.Random(1), turns=1)
        assert (await stage.board(table)).id != old.id


async def test_a_picture_that_is_too_large_is_left_out(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Painted(threads=True)) as stage:
        people, table = await playing(stage)
        assert (await stage.board(table)).attachments
        stage.env.inject_error("PATCH", EDIT, status=413, code=40005, times=1)
        await stage.play_on(people, table, random.Random(1), turns=1)
        board = await stage.board(table)
        assert not board.attachments
        assert "**Line" in text_of(board)


REFUSED = {"400": (400, 0), "413": (413, 0), "form": (400, 50035)}


@pytest.mark.parametrize(("status", "code"), REFUSED.values(), ids=REFUSED)
@pytest.mark.parametrize("times", [1, 2])
async def test_a_board_that_is_refused_once_or_twice_is_shown_all_the_same(
    tmp_path: Path, status: int, code: int, times: int
) -> None:
    """First without its picture, and then after a pause."""
    async with staged(tmp_path, painter=Painted(threads=True)) as stage:
        stage.bot.services.writer.lanes.sleep = no_pause
        people, table = await playing(stage)
        stage.env.inject_error("PATCH", EDIT, status=status, code=code, times=times)
        await stage.play_on(people, table, random.Random(1), turns=1)
        board = await stage.board(table)
        (shown,) = {found.version for item in controls(board) if (found := read_id(item["custom_id"]))}
        assert shown == (await stage.table(table)).version
        assert bool(board.attachments) == (times == 2)


async def test_a_board_that_is_always_refused_is_tried_with_growing_pauses(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people, table = await playing(stage)
        stage.env.inject_error("PATCH", EDIT, status=400, times=100)
        before = len(stage.env.http_requests)
        await stage.play_on(people, table, random.Random(1), turns=1)
        await stage.env.advance_time(60)
        edits = [
            call for call in stage.env.http_requests[before:] if call.method == "PATCH" and "/channels/" in call.path
        ]
        assert 5 <= len(edits) <= 10


async def test_a_board_in_an_archived_thread_opens_the_thread_again(tmp_path: Path) -> None:
    async with impatient(tmp_path) as stage:
        people, table = await playing(stage)
        unarchived: list[int] = []

        async def unarchive(channel: int) -> None:
            unarchived.append(channel)

        stage.bot.services.writer.boards.messages.unarchive = unarchive  # type: ignore[method-assign]  # simcord archives no threads
        stage.env.inject_error("PATCH", EDIT, status=400, code=50083, times=1)
        await stage.play_on(people, table, random.Random(1), turns=1)
        assert unarchived == [stage.channel.id]
        assert "**Line" in text_of(await stage.board(table))


async def test_a_ping_in_an_archived_thread_opens_the_thread_again(tmp_path: Path) -> None:
    async with impatient(tmp_path) as stage:
        people, table = await playing(stage)
        stage.env.inject_error("POST", "/channels/*/messages", status=400, code=50083, times=1)
        await stage.play_on(people, table, random.Random(1), turns=1)
        (user,) = (await stage.table(table)).awaited
        assert [message for message in stage.channel.history() if f"<@{user}>" in (message.content or "")]
        assert [call for call in stage.env.http_requests if call.path == f"/channels/{stage.channel.id}"]


async def test_a_channel_closed_to_the_bot_is_left_alone_until_somebody_calls(tmp_path: Path) -> None:
    async with impatient(tmp_path) as stage:
        people, table = await playing(stage)
        stage.env.inject_error("PATCH", EDIT, status=403, code=50013, times=1)
        await stage.play_on(people, table, random.Random(1), turns=1)
        before = len([call for call in stage.env.http_requests if call.method == "PATCH" and "/channels/" in call.path])
        await stage.play_on(people, table, random.Random(1), turns=2)
        after = len([call for call in stage.env.http_requests if call.method == "PATCH" and "/channels/" in call.path])
        assert after == before, "a refused request is never repeated"
        await people[0].slash(stage.channel, "domino board")
        await stage.play_on(people, table, random.Random(1), turns=1)
        assert "**Line" in text_of(await stage.board(table))


async def test_a_move_is_a_reason_to_try_a_closed_channel_again(tmp_path: Path) -> None:
    async with impatient(tmp_path) as stage:
        people, table = await playing(stage)
        stage.env.inject_error("PATCH", EDIT, status=403, code=50013, times=1)
        await stage.play_on(people, table, random.Random(1), turns=1)
        await stage.pass_time(KNOCK)
        assert (await stage.table(table)).shown.shown_version != (await stage.table(table)).version
        await stage.play_on(people, table, random.Random(1), turns=1)
        assert (await stage.table(table)).shown.shown_version == (await stage.table(table)).version


async def test_an_answer_that_fails_loses_no_move(tmp_path: Path) -> None:
    async with impatient(tmp_path) as stage:
        people, table = await playing(stage)
        snapshot = await stage.table(table)
        mover = people[0] if snapshot.turn and snapshot.turn.name == "Ana" else people[1]
        panel = await stage.hand(mover, table)
        view = snapshot.view_for(snapshot.turn.seat if snapshot.turn else None)
        assert view is not None
        stage.env.inject_error("POST", "/interactions/*/*/callback", status=500, times=2)
        stage.emit_click(mover, panel, stage.id_of(snapshot, "do", str(view.hand[0])))
        await stage.env.settle()
        assert (await stage.table(table)).steps == snapshot.steps + 1
        assert "**Line" in text_of(await stage.board(table))
        assert "Your hand: 6 tiles" in text_of(await stage.hand(mover, table))


async def test_a_lobby_whose_answer_failed_is_posted_by_the_writer(tmp_path: Path) -> None:
    async with impatient(tmp_path) as stage:
        ana = stage.person("Ana")
        stage.env.inject_error("POST", "/interactions/*/*/callback", status=500, times=2)
        await ana.slash(stage.channel, "domino play", game="block")
        (table,) = stage.tables()
        assert "Ana (host)" in text_of(await stage.board(table.id))


@pytest.mark.parametrize("where", ["panel", "board", "command"])
async def test_an_answer_that_takes_long_is_deferred_and_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    async with impatient(tmp_path) as stage:
        people, table = await playing(stage)
        snapshot = await stage.table(table)
        mover = people[snapshot.turn.seat if snapshot.turn else 0]
        panel = await stage.hand(mover, table)
        slow(monkeypatch, stage.bot.services.tables)
        if where == "command":
            result = await mover.slash(stage.channel, "domino play", game="block")
            await stage.env.advance_time(STORING)
            assert deferral(stage) == 5
            (lobby,) = [found for found in stage.tables() if found.id != table]
            assert not result.response.ephemeral
            assert result.response.id == lobby.message_id
            assert "open table" in text_of(result.response)
            return
        message = panel if where == "panel" else await stage.board(table)
        view = snapshot.view_for(snapshot.turn.seat if snapshot.turn else None)
        assert view is not None
        click = stage.emit_click(mover, message, stage.id_of(snapshot, "do", str(view.hand[0])))
        await stage.env.advance_time(STORING)
        assert deferral(stage) == (6 if where == "panel" else 5)
        assert "Your hand: 6 tiles" in text_of(panel if where == "panel" else click.response)


@pytest.mark.parametrize("where", ["panel", "board"])
async def test_an_answer_that_was_promised_comes_though_discord_fails_for_a_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    async with impatient(tmp_path) as stage:
        people, table = await playing(stage)
        snapshot = await stage.table(table)
        mover = people[snapshot.turn.seat if snapshot.turn else 0]
        panel = await stage.hand(mover, table)
        slow(monkeypatch, stage.bot.services.tables)
        view = snapshot.view_for(snapshot.turn.seat if snapshot.turn else None)
        assert view is not None
        message = panel if where == "panel" else await stage.board(table)
        stage.env.inject_error("PATCH", "/webhooks/**", status=503, times=6)
        click = stage.emit_click(mover, message, stage.id_of(snapshot, "do", str(view.hand[0])))
        await stage.env.advance_time(STORING + 60)
        assert "Your hand: 6 tiles" in text_of(panel if where == "panel" else click.response)
        assert len([call for call in stage.env.http_requests if "/webhooks/" in call.path]) > 6


@pytest.mark.parametrize("failures", [0, 6])
async def test_thinking_ends_where_nothing_is_to_be_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failures: int
) -> None:
    """Sitting down is seen in the lobby itself; so what "thinks" beside it goes, though Discord fails for a minute."""
    async with impatient(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        lobby, table = await stage.open(ana)
        join = stage.id_of(await stage.table(table), "join")
        slow(monkeypatch, stage.bot.services.tables)
        if failures:
            stage.env.inject_error("DELETE", "/webhooks/**", status=503, times=failures)
        stage.emit_click(bo, lobby, join)
        await stage.env.advance_time(STORING + 60)
        assert deferral(stage) == 5
        assert "Björn" in text_of(lobby)
        deleted = [call for call in stage.env.http_requests if call.method == "DELETE" and "/webhooks/" in call.path]
        assert len(deleted) == failures + 1


async def test_ten_quick_changes_are_few_edits(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana = stage.person("Ana")
        table = await stage.begin(ana, robots=3)
        before = (await stage.table(table)).steps
        edits = len([call for call in stage.env.http_requests if call.method == "PATCH"])
        await stage.play_on([ana], table, random.Random(1), turns=1)
        steps = (await stage.table(table)).steps - before
        made = len([call for call in stage.env.http_requests if call.method == "PATCH"]) - edits
        assert steps >= 3
        assert made <= steps + 2


async def test_pages_that_only_read_answer_while_another_program_has_locked_the_database(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        await stage.begin(ana, bo)
        other = sqlite3.connect(tmp_path / "boneyard.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        for command in ("domino help", "domino turns", "domino tables", "results leaderboard", "results stats"):
            answer = (await ana.slash(stage.channel, command)).response
            assert WORDS("refusal.store_unavailable") not in words_of(answer)
            assert WORDS("refusal.store_unreadable") not in words_of(answer)
            assert words_of(answer)
        other.execute("ROLLBACK")
        other.close()


async def test_a_question_that_took_too_long_says_that_nothing_could_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with staged(tmp_path) as stage:

        async def late(*asked: object) -> None:
            raise TooSlow("it took too long")

        monkeypatch.setattr(stage.bot.services.tables._registry.store, "_read", late)
        answer = (await stage.person("Ana").slash(stage.channel, "results leaderboard")).response
        assert WORDS("refusal.store_unreadable") in words_of(answer)


async def test_a_bot_that_cannot_open_its_database_closes_cleanly(tmp_path: Path) -> None:
    settings = Settings(None, Secret(f"sqlite:///{tmp_path / 'missing' / 'boneyard.db'}"), tmp_path, "INFO")
    bot = build_client(settings, setup=Setup(now=lambda: discord.utils.utcnow().timestamp()))
    with pytest.raises(StoreProblem, match="missing"):
        async with running(bot):
            pass
    await bot.close()
    assert bot.is_closed()
    left = asyncio.all_tasks() - {asyncio.current_task()}
    assert not left
