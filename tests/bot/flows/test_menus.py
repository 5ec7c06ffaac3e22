"""The commands in Discord's own menus: on a member, and on a board."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.flows.stage import staged, text_of

pytestmark = pytest.mark.usefixtures("unpainted")


async def test_a_member_is_invited_to_ones_lobby(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        told = await ana.context_menu(stage.channel, "Invite to a table", bo)
        assert "Open a table with `/domino play` first." in text_of(told.response)
        _, table = await stage.open(ana)
        await ana.context_menu(stage.channel, "Invite to a table", bo)
        assert [guest.user_id for guest in (await stage.table(table)).participants.guests] == [bo.id]
        stage.check()


async def test_my_hand_on_a_board_shows_the_hand_to_its_player_alone(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        panel = (await ana.context_menu(stage.channel, "My hand", await stage.board(table))).response
        assert panel.ephemeral
        seat = (await stage.table(table)).seat_of(ana.id)
        assert seat is not None
        stage.check_panel(panel, ana, await stage.table(table))
        other = await ana.send(stage.channel, "a message")
        told = (await ana.context_menu(stage.channel, "My hand", other)).response
        assert "That message is no board of an open table." in text_of(told)


async def test_a_members_stats_are_shown_from_the_member(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        told = (await ana.context_menu(stage.channel, "Domino stats", bo)).response
        assert told.ephemeral
        assert "Björn" in text_of(told)
