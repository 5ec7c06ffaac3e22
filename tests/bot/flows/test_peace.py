"""Before a match counts, and peace: who left the server is out of the lobby, a lobby says what is at stake, and a host
can't ping a person again and again."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from bot.ui.channel.pings import MOST_INVITATIONS
from engine.tables.table.model import Status
from engine.units import HOUR

from .stage import Stage, labels, staged, text_of


def leave(stage: Stage, person: Any) -> None:
    """A person leaves the server."""
    stage.guild.remove_member(person)


async def test_a_host_cannot_ping_a_guest_again_and_again(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        for _ in range(MOST_INVITATIONS + 4):
            lobby, _ = await stage.open(ana, **{"with": bo})
            await stage.press(ana, lobby, "Cancel")
        pings = stage.env.backend.messages[stage.channel.id].values()
        assert sum(bo.id in message.ping_user_ids for message in pings) <= MOST_INVITATIONS
        assert [one for one in stage.channel.history() if f"<@{bo.id}>" in (one.content or "")] == []
        await stage.pass_time(HOUR + 1)
        await stage.open(ana, **{"with": bo})
        (again,) = [one for one in stage.channel.history() if f"<@{bo.id}>" in (one.content or "")]
        assert bo.id in stage.env.backend.messages[stage.channel.id][again.id].ping_user_ids


async def test_who_left_the_server_is_taken_out_before_the_start(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, cleo = (stage.person(name) for name in ("Ana", "Björn", "Chloé"))
        lobby, table = await stage.open(ana)
        for person in (bo, cleo):
            await stage.press(person, lobby, "Join")
        leave(stage, bo)
        await stage.press(ana, lobby, "Start")
        begun = await stage.table(table)
        assert begun.status is Status.PLAYING
        assert [seat.user_id for seat in begun.seats] == [ana.id, cleo.id]


async def test_the_next_player_hosts_when_the_host_has_left_the_server(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, cleo = (stage.person(name) for name in ("Ana", "Björn", "Chloé"))
        lobby, table = await stage.open(ana)
        for person in (bo, cleo):
            await stage.press(person, lobby, "Join")
        leave(stage, ana)
        assert "Only" in text_of(await stage.press(bo, lobby, "Start"))
        await stage.env.settle()
        assert (await stage.table(table)).host_id == bo.id
        await stage.press(bo, lobby, "Start")
        assert [seat.user_id for seat in (await stage.table(table)).seats] == [bo.id, cleo.id]


async def test_a_lobby_says_whether_it_is_rated_and_how_long_a_turn_is(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        lobby, _ = await stage.open(stage.person("Ana"), time="120")
        assert "Rated" in text_of(lobby)
        assert "2 min" in text_of(lobby)


async def test_the_last_one_standing_wins_at_once_and_all_read_so(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=100")
        mine = await stage.hand(ana, table)
        more = await stage.press(bo, await stage.board(table), "More")
        sure = await stage.press(bo, more, "Resign")
        assert "If others play on, a robot plays your tiles." in text_of(sure)
        his = await stage.press(bo, sure, "Yes, resign")
        told = "Björn left the match. It counts as it stands: Ana won."
        board = await stage.board(table)
        for shown, offered in ((board, []), (mine, ["Play on for fun"]), (his, [])):
            assert told in text_of(shown)
            assert labels(shown) == ["Rematch", *offered]
        assert "Nobody won" not in text_of(board)
        await stage.restart()
        assert told in text_of(await stage.board(table))
        await stage.press(ana, board, "Rematch")
        (lobby,) = stage.tables()
        assert lobby.rematch_of == table


async def test_the_winner_plays_on_for_fun_on_their_own_panel(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=100")
        mine = await stage.hand(ana, table)
        more = await stage.press(bo, await stage.board(table), "More")
        await stage.press(bo, await stage.press(bo, more, "Resign"), "Yes, resign")
        hand = (await stage.table(table)).view_for(0)
        shown = await stage.press(ana, mine, "Play on for fun")
        (fun,) = stage.tables()
        seat = fun.played_by(ana.id)
        assert seat is not None
        assert hand is not None
        assert ("Your turn" in text_of(shown)) is (fun.turn == seat)
        assert [robot.robot for robot in fun.seats if robot != seat] == [True]


async def test_a_match_that_ended_early_says_who_has_won(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, cleo = (stage.person(name) for name in ("Ana", "Björn", "Chloé"))
        table = await stage.begin(ana, bo, cleo, options="target=100")
        more = await stage.press(bo, await stage.board(table), "More")
        await stage.press(bo, await stage.press(bo, more, "Resign"), "Yes, resign")
        more = await stage.press(ana, await stage.board(table), "More")
        sure = await stage.press(ana, await stage.press(ana, more, "Resign"), "Abandon match")
        await stage.press(ana, sure, "Yes, ask them")
        await stage.press(cleo, await stage.board(table), "Agree")
        over = text_of(await stage.board(table))
        assert "Match abandoned. Ana asked for it. It counts as it stands: Ana and Chloé won." in over
        assert "Nobody won" not in over


async def test_who_declines_may_say_never_again(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        lobby, _ = await stage.open(ana, **{"with": bo})
        (call,) = [one for one in stage.channel.history() if f"<@{bo.id}>" in (one.content or "")]
        declined = await stage.press(bo, call, "No thanks")
        assert labels(declined) == ["Don’t ask again"]
        await stage.press(ana, lobby, "Cancel")
        told = await stage.press(bo, declined, "Don’t ask again")  # also when the table is gone
        assert "Ana can’t ask you to a table any more." in text_of(told)
        await stage.open(ana, **{"with": bo})
        (call,) = [one for one in stage.channel.history() if f"<@{bo.id}>" in (one.content or "")]
        assert stage.env.backend.messages[stage.channel.id][call.id].ping_user_ids == []
        ignored = await stage.bot.services.tables.preferences.ignored_by(bo.id)
        assert [(one.user_id, one.name) for one in ignored] == [(ana.id, "Ana")]


@pytest.mark.slow
async def test_rematches_ping_as_seldom_as_invitations(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        pinged = 0
        for number in range(MOST_INVITATIONS + 2):
            table = await stage.begin(ana, bo, options="target=1")
            await stage.play_on((ana, bo), table, random.Random(number))
            known = set(stage.env.backend.messages[stage.channel.id])
            await stage.press(ana, await stage.board(table), "Rematch")
            new = [one for key, one in stage.env.backend.messages[stage.channel.id].items() if key not in known]
            pinged += sum(bo.id in one.ping_user_ids for one in new)
            assert pinged == min(number + 1, MOST_INVITATIONS)
            for lobby in stage.tables():
                await stage.press(ana, await stage.board(lobby.id), "Cancel")
