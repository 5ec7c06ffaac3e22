"""The host's panel for time, and what people see when it runs out."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import discord

from engine.tables.table.hours import local, zones
from engine.tables.table.participants import Asks
from engine.units import HOUR
from tests.bot.flows.stage import Stage, labels, staged, text_of


async def test_the_host_chooses_a_bank_and_that_a_seat_can_be_lost(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        lobby, table = await stage.open(ana, time="86400")
        await stage.press(bo, lobby, "Join")
        panel = await stage.press(ana, await stage.press(ana, lobby, "Options"), "Time…")
        now = await stage.table(table)
        panel = (
            await ana.select(panel, ["259200+43200"], custom_id=stage.id_of(now, "setting", "time:clock"))
        ).response
        assert "3 days, 12 hours back a turn" in text_of(panel)
        now = await stage.table(table)
        panel = (await ana.select(panel, ["forfeit"], custom_id=stage.id_of(now, "setting", "time:time_out"))).response
        assert "lose the seat" in text_of(panel)
        panel = await stage.press(ana, panel, "Weekends count: yes")
        assert "Weekends count: no" in labels(panel)
        assert "Clocks stop on Saturdays" in text_of(lobby)
        panel = await stage.press(ana, panel, "Passes wait: no")
        assert "Passes wait: yes" in labels(panel)
        assert "Forced draws and passes wait a little" in text_of(lobby)
        told = text_of(lobby)
        assert "3 days, 12 hours back a turn" in told
        assert "lose the seat" in told
        await stage.press(ana, panel, "Done")
        assert "Only the host" in text_of(await stage.raw_click(bo, lobby, stage.id_of(now, "time")))


async def test_who_was_away_twice_finds_a_robot_in_the_seat_and_comes_back(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=500", time=str(HOUR))
        people = {person.id: person for person in (ana, bo)}
        before = await stage.table(table)
        assert before.turn is not None
        assert before.turn.person is not None
        away = before.turn
        for _ in range(3):  # both are away: the first player on turn misses twice
            await stage.pass_time(HOUR)
        after = await stage.table(table)
        assert after.seats[away.seat].resigned
        assert "(time ran out)" in text_of(await stage.press(bo, await stage.board(table), "More"))
        absent = people[before.turn.person.user_id]
        panel = await stage.hand(absent, table)
        assert "while you were away" in text_of(panel)
        assert "Come back" in labels(panel)
        await stage.press(absent, panel, "Come back")
        assert (await stage.table(table)).seats[away.seat].human


async def test_all_agree_to_a_pause_and_one_ends_it(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=500", time=str(HOUR))
        asked = await stage.press(ana, await stage.press(ana, await stage.board(table), "More"), "Stop clocks")
        assert "Pause asked:** waiting for Björn." in text_of(asked)
        await stage.press(bo, await stage.board(table), "Agree")
        assert "Clocks stopped" in text_of(await stage.board(table))
        await stage.pass_time(5 * HOUR)
        more = await stage.press(bo, await stage.board(table), "More")
        assert "Ana asked, and everyone agreed" in text_of(more)
        assert "Clocks restarted" in text_of(await stage.press(bo, more, "Restart clocks"))
        now = await stage.table(table)
        assert f"<t:{now.deadline}:R>" in text_of(await stage.board(table))


def manager(stage: Stage, name: str) -> Any:
    """A member who may manage the server."""
    role = stage.guild.create_role(f"role of {name}", permissions=discord.Permissions(manage_guild=True))
    return stage.guild.add_member(stage.env.create_user(name.lower(), global_name=name), roles=[role])


async def test_players_ask_for_a_pause_managers_decide_and_strangers_do_neither(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, eve = stage.person("Ana"), stage.person("Eve")
        playing, watching = manager(stage, "Pia"), manager(stage, "Mona")
        table = await stage.begin(ana, playing, options="target=500", time=str(HOUR))

        async def click(person: Any, verb: str) -> tuple[bool, bool]:
            """Whether the clocks are paused then, and whether players are asked."""
            await stage.raw_click(person, await stage.board(table), stage.id_of(await stage.table(table), verb))
            now = await stage.table(table)
            question = now.participants.question
            return now.clock.paused is not None, question is not None and question.asks is Asks.PAUSE

        assert await click(eve, "pause") == (False, False), "a stranger"
        assert await click(playing, "pause") == (False, True), "a manager who plays asks like anyone"
        await stage.press(ana, await stage.board(table), "Agree")
        assert await click(eve, "unpause") == (True, False)
        assert await click(watching, "unpause") == (False, False), "a manager who doesn't play decides"
        assert await click(watching, "pause") == (True, False)
        assert await click(playing, "unpause") == (False, False), "each player may resume"


async def test_a_day_off_is_given_by_itself_and_the_board_says_so(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        lobby, table = await stage.open(ana, options="target=500", time=str(24 * HOUR))
        await stage.press(bo, lobby, "Join")
        panel = await stage.press(ana, await stage.press(ana, lobby, "Options"), "Time…")
        panel = await stage.press(ana, panel, "Days off: none")
        assert "Days off: 3 days" in labels(panel)
        assert "Each player has 3 days off" in text_of(lobby)
        await stage.press(bo, lobby, "Ready")
        await stage.press(ana, lobby, "Start")
        before = await stage.table(table)
        (ping,) = [message for message in stage.channel.history() if message.id == before.ping_message_id]
        await stage.pass_time(24 * HOUR + 60)
        now = await stage.table(table)
        assert (now.steps, now.deadline) == (before.steps, (before.deadline or 0) + 24 * HOUR)
        board = text_of(await stage.board(table))
        assert "is having an automatic day off. 2 days left" in board
        assert f"<t:{now.deadline}:R>" in board
        panel = await stage.press(ana, await stage.board(table), "More")
        assert "ran out of time and got a day off." in text_of(panel)
        mover = ana if before.awaited == (ana.id,) else bo
        await stage.play_turn(mover, now, random.Random(1))
        assert "day off" not in text_of(await stage.board(table))
        assert ping.id != (await stage.table(table)).ping_message_id


async def test_the_board_of_a_slow_table_tells_everybodys_time(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        names = {ana.id: "Ana", bo.id: "Björn"}
        noon = next(zone for zone in zones() if local(stage.env.now().timestamp(), zone).hour == 12)
        for person in (ana, bo):
            await person.slash(stage.channel, "settings mine", zone=noon)
        table = await stage.begin(ana, bo, options="target=500", time=f"{72 * HOUR}+{12 * HOUR}")
        now = await stage.table(table)
        board = text_of(await stage.board(table))
        assert now.deadline is not None
        assert now.deadline - now.active_at == 5 * 24 * HOUR + 2 * HOUR, "72 hours awake, with five nights between"
        (mover,), (waits,) = now.awaited, set(names) - set(now.awaited)
        assert f"<t:{now.deadline}:R>" in board, "the clock that runs"
        assert "clock is stopped for the night (30 more in this match)" in board
        assert f"Time left: {names[waits]} 3 days" in board, "one that stands has no moment to name"
        await stage.pass_time(20 * HOUR)
        more = await stage.press(ana, await stage.board(table), "More")
        await stage.press(ana, more, "Stop clocks")
        await stage.press(bo, await stage.board(table), "Agree")
        board = text_of(await stage.board(table))
        assert f"Clocks stopped. {names[mover]} has 2 days 14 hours left." in board
