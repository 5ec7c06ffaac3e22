"""Channels that are deleted and members who leave: a match goes on elsewhere, or with a robot."""

from __future__ import annotations

from pathlib import Path

from engine.tables.edits.places import LoseChannel
from engine.tables.table.model import Status
from engine.units import DAY, HOUR
from tests.bot.flows.stage import staged, text_of


async def test_a_match_goes_on_where_its_host_takes_it(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=500", time=str(DAY))
        there = stage.guild.create_text_channel("quiet-corner")
        asked = (await ana.slash(there, "domino board")).response
        assert "Move one here?" in text_of(asked)
        assert "Move one" not in text_of((await bo.slash(there, "domino board")).response)
        panel = (await ana.select(asked, [stage.id_of(await stage.table(table), "move_table")])).response
        assert "The table moves here" in text_of(panel)
        assert not [message for message in stage.channel.history() if "’s turn" in text_of(message)]
        assert "’s turn" in text_of(await stage.board(table, there))
        stage.env.backend.delete_channel(there.id)
        await stage.env.settle()
        (letter,) = ana.user.dm_channel.history()
        gone = await stage.table(table)
        assert gone.homeless
        assert "Use `/domino board` in its new channel" in (letter.content or "")
        assert f"<t:{gone.clock.closes}:R>" in (letter.content or "")
        assert "its channel is gone" in text_of((await bo.slash(stage.channel, "domino turns")).response)
        await stage.restart()
        assert "There’s no open table" in text_of((await bo.slash(stage.channel, "domino board")).response)
        await ana.slash(stage.channel, "domino board")
        now = await stage.table(table)
        assert not now.homeless
        assert f"<t:{now.deadline}:R>" in text_of(await stage.board(table))
        assert [message for message in stage.channel.history() if f"<@{now.awaited[0]}>" in (message.content or "")]
        stage.check()


async def test_a_channel_that_was_deleted_while_the_bot_was_off_is_noticed_at_the_next_message(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        there = stage.guild.create_text_channel("quiet-corner")
        lobby, table = await stage.open(ana, channel=there, options="target=500", time=str(DAY))
        await stage.press(bo, lobby, "Join")
        await stage.press(ana, lobby, "Start")
        await stage.bot.close()
        stage.env.backend.delete_channel(there.id)
        await stage.restart()
        await stage.pass_time(DAY + 1)
        assert (await stage.table(table)).homeless
        assert list(ana.user.dm_channel.history())


async def test_a_crash_before_the_host_was_told_is_made_good_once(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=500")
        [
            table
            for table in await stage.bot.services.tables.change_each([await stage.table(table)], LoseChannel())
            if table.homeless
        ]
        for _ in range(2):
            await stage.restart()
        (letter,) = ana.user.dm_channel.history()
        assert "Use `/domino board` in its new channel" in (letter.content or "")


async def test_without_an_answer_the_match_is_closed(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=500")
        stage.env.inject_error("POST", "/users/@me/channels", status=403, code=50007, times=1)
        stage.env.backend.delete_channel(stage.channel.id)
        await stage.env.settle()
        assert (await stage.table(table)).homeless
        await stage.pass_time(7 * DAY + 1)
        assert (await stage.table(table)).status is Status.CANCELLED


async def test_whoever_has_left_the_server_is_noticed_when_time_runs_out(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people = {person.id: person for person in (stage.person("Ana"), stage.person("Björn"))}
        table = await stage.begin(*people.values(), options="target=500", time=str(HOUR))
        (left,) = (await stage.table(table)).awaited
        (stays,) = set(people) - {left}
        stage.guild.remove_member(people[left])
        await stage.pass_time(HOUR)
        now = await stage.table(table)
        assert [seat.resigned for seat in now.seats if seat.person] == [
            seat.person.user_id == left for seat in now.seats if seat.person
        ]
        more = await stage.press(people[stays], await stage.board(table), "More")
        assert "left the server. A robot plays" in text_of(more)
        asked = [call for call in stage.env.http_requests if call.method == "GET" and "/members/" in call.path]
        assert len(asked) == 2, "once before the start, once now"


async def test_without_a_clock_somebody_who_looks_at_the_table_is_enough(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        people = {person.id: person for person in (stage.person("Ana"), stage.person("Björn"))}
        table = await stage.begin(*people.values(), options="target=500")
        (left,) = (await stage.table(table)).awaited
        (stays,) = set(people) - {left}
        stage.guild.remove_member(people[left])
        await stage.pass_time(DAY)
        await stage.press(people[stays], await stage.board(table), "More")
        assert not (await stage.table(table)).awaited
