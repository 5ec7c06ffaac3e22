"""The ping of the person on turn: what it carries, where it leads, who wants it, and when it goes."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.words import words_for
from engine.tables.edits.consent import Abandon
from engine.tables.edits.delays import SLOW
from engine.tables.table.model import Status
from engine.units import MINUTE
from tests.bot.flows.stage import SELECT, Stage, controls, labels, staged, text_of
from tests.choices import set_server

WORDS = words_for()
LINK = 5


def pings(stage: Stage) -> list[Any]:
    """The messages in the channel that mention this user."""
    return [message for message in stage.channel.history() if "<@" in (message.content or "")]


def link_of(message: Any) -> str:
    """Where the link button of a message leads."""
    (found,) = [item["url"] for item in controls(message) if item.get("style") == LINK]
    return str(found)


async def on_turn(stage: Stage, table: str, *people: Any) -> Any:
    turn = (await stage.table(table)).turn
    assert turn is not None
    assert turn.person is not None
    return next(person for person in people if person.id == turn.person.user_id)


async def test_a_ping_carries_the_hand_for_its_player_alone_and_the_way_to_the_board(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, eve = stage.person("Ana"), stage.person("Björn"), stage.person("Eve")
        table = await stage.begin(ana, bo)
        (ping,) = pings(stage)
        assert labels(ping) == ["My hand", "To the board"]
        assert link_of(ping).endswith(f"/{(await stage.table(table)).message_id}")
        panel = await stage.press(await on_turn(stage, table, ana, bo), ping, "My hand")
        assert panel.ephemeral
        assert "Your turn" in text_of(panel)
        assert WORDS("refusal.not_seated") in text_of(await stage.press(eve, ping, "My hand"))


async def test_a_board_that_moves_takes_the_link_of_the_ping_along_and_pings_nobody_again(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        (ping,) = pings(stage)
        more = await stage.press(bo, await stage.board(table), "More")
        await stage.press(bo, more, "Show board below")
        await bo.slash(stage.channel, "domino board")
        (after,) = pings(stage)
        assert after.id == ping.id
        assert link_of(after).endswith(f"/{(await stage.table(table)).message_id}")


@pytest.mark.parametrize("how", ["the clock", "a resignation", "its people break off", "the match ends"])
async def test_a_ping_goes_when_its_turn_is_over_for_whatever_reason(tmp_path: Path, how: str) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=1", time="120")
        (before,) = pings(stage)
        version = await stage.table(table)
        match how:
            case "the clock":
                await stage.env.advance_time(125)
            case "a resignation":
                mover = await on_turn(stage, table, ana, bo)
                await stage.raw_click(mover, before, stage.id_of(version, "resign_yes"))
            case "its people break off":
                for person in (ana, bo):
                    await stage.raw_click(person, before, stage.id_of(version, "abandon_yes"))
            case _:
                await stage.play_on([ana, bo], table, random.Random(3))
        left = pings(stage)
        assert before.id not in [ping.id for ping in left]
        assert len(left) == (1 if how == "the clock" else 0)


DELETED = "/channels/*/messages/*"


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (403, 0), (404, 0)])
async def test_a_ping_that_may_not_be_deleted_says_that_its_turn_is_over(
    tmp_path: Path, status: int, code: int
) -> None:
    async with staged(tmp_path) as stage:
        people = [stage.person("Ana"), stage.person("Björn")]
        table = await stage.begin(*people)
        (before,) = pings(stage)
        stage.env.inject_error("DELETE", DELETED, status=status, code=code, times=1)
        await stage.play_on(people, table, random.Random(1), turns=1)
        (now,) = pings(stage)
        assert now.id != before.id
        old = next(message for message in stage.channel.history() if message.id == before.id)
        assert old.content == WORDS("ping.over")
        assert not controls(old)


async def test_a_ping_that_cannot_be_changed_either_goes_with_the_next_turn(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people = [stage.person("Ana"), stage.person("Björn")]
        table = await stage.begin(*people)
        (before,) = pings(stage)
        refuse_edits(stage, before.id)
        stage.env.inject_error("DELETE", DELETED, status=403, code=50013, times=1)
        await stage.play_on(people, table, random.Random(1), turns=1)
        assert before.id in [ping.id for ping in pings(stage)]
        await stage.play_on(people, table, random.Random(1), turns=1)
        (now,) = pings(stage)
        assert now.id != before.id


async def test_a_ping_that_is_gone_already_is_forgotten(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people = [stage.person("Ana"), stage.person("Björn")]
        table = await stage.begin(*people)
        (before,) = pings(stage)
        await stage.bot.get_partial_messageable(stage.channel.id).get_partial_message(before.id).delete()
        calls = len(stage.env.http_requests)
        await stage.play_on(people, table, random.Random(1), turns=2)
        asked = [call for call in stage.env.http_requests[calls:] if str(before.id) in call.path]
        assert len(asked) == 1
        assert len(pings(stage)) == 1


def refuse_edits(stage: Stage, message: int) -> None:
    """Let edits of this message fail."""
    path = f"/channels/{stage.channel.id}/messages/{message}"
    stage.env.inject_error("PATCH", path, status=403, code=50013, times=1)


@pytest.mark.logs("RuntimeError")
async def test_a_board_that_cannot_be_drawn_leaves_no_ping_of_a_match_that_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        (ping,) = pings(stage)

        async def broken(*_: object, **__: object) -> bool:
            raise RuntimeError("no board today")

        monkeypatch.setattr(stage.bot.services.writer.boards.messages, "show", broken)
        for person in (ana, bo):
            await stage.raw_click(person, ping, stage.id_of(await stage.table(table), "abandon_yes"))
        assert (await stage.table(table)).status is Status.CANCELLED
        assert not pings(stage)


async def test_a_ping_that_outlived_its_match_goes_at_the_next_start(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        (ping,) = pings(stage)
        stage.bot.services.writer.lanes.closing = True  # as if the program died here: the store knows, nothing is drawn
        for person in (ana, bo):
            await stage.bot.services.tables.change((await stage.table(table)).id, Abandon(), person.id)
        assert pings(stage) == [ping]
        await stage.restart()
        assert not pings(stage)
        assert (await stage.table(table)).ping_message_id is None


@pytest.mark.parametrize(
    ("when", "time", "pinged"),
    [("never", "86400", False), ("slow", "120", False), ("slow", "86400", True), ("slow", None, True)],
)
async def test_everybody_chooses_where_to_be_pinged(tmp_path: Path, when: str, time: str | None, pinged: bool) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        for person in (ana, bo):
            panel = (await person.slash(stage.channel, "settings mine")).response
            (menu,) = [item for item in controls(panel) if item["custom_id"].endswith(":pings")]
            assert menu["type"] == SELECT
            after = (await person.select(panel, [when], custom_id=menu["custom_id"])).response
            assert WORDS(f"settings.pings_{when}") in text_of(after)
        clock: dict[str, Any] = {"time": time} if time else {}
        await stage.begin(ana, bo, **clock)
        assert bool(pings(stage)) is pinged


async def test_an_old_board_comes_to_the_bottom_once_a_turn_where_the_server_wants_it(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=500", time="86400")
        first = (await stage.table(table)).message_id
        people = {person.id: person for person in (ana, bo)}

        async def turn_after(seconds: float) -> int | None:
            await stage.pass_time(seconds)
            now = await stage.table(table)
            await stage.play_turn(people[now.awaited[0]], now, random.Random(1))
            return (await stage.table(table)).message_id

        assert await turn_after(7200) == first, "unless the server wants it, a board stays where it is"
        settings = await stage.bot.services.appearance.settings_of_server(stage.guild.id)
        await set_server(stage.bot.services.tables, stage.guild.id, replace(settings, bottom=True))
        second = await turn_after(7200)
        assert second != first
        assert first not in [message.id for message in stage.channel.history()]
        assert await turn_after(60) == second
        third = await turn_after(7200)
        assert third != second
        await stage.pass_time(86400 // 2 + 5)
        now = await stage.table(table)
        assert now.clock.reminded is not None
        assert now.message_id == third, "a reminder is no new turn"


@pytest.mark.parametrize("time", ["none", "86400"])
async def test_a_move_costs_one_edit_and_a_ping_with_the_removal_of_the_old_one(tmp_path: Path, time: str) -> None:
    """Requests that Discord counts: answers to clicks are none of them."""
    async with staged(tmp_path) as stage:
        people = [stage.person("Ana"), stage.person("Björn")]
        table = await stage.begin(*people, options="target=500", time=time)
        for person in people:
            stage.panels[table, person.id] = await stage.hand(person, table)
        for _ in range(5 if time == "none" else 2):  # an older board is posted anew
            before, calls = await stage.table(table), len(stage.env.http_requests)
            await stage.play_on(people, table, random.Random(1), turns=1)
            await stage.pass_time(SLOW[1] + MINUTE if before.slow else 0)
            after = await stage.table(table)
            made = [call for call in stage.env.http_requests[calls:] if call.path.startswith("/channels/")]
            if len(after.rounds) == len(before.rounds):
                ping = ["DELETE", "POST"] if after.awaited != before.awaited else []
                assert sorted(call.method for call in made) == sorted([*ping, "PATCH"])
