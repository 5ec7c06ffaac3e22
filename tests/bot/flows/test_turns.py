"""`/domino turns`: a player's turns in all channels."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from tests.bot.flows.stage import Stage, controls, is_move, labels, staged, text_of


async def list_of(stage: Stage, actor: Any, channel: Any = None) -> Any:
    """The list of turns as this person opens it."""
    answer = (await actor.slash(channel or stage.channel, "domino turns")).response
    assert answer.ephemeral
    return answer


async def until_turn_of(stage: Stage, table: str, people: list[Any], one: Any) -> None:
    """Play until that person is on turn."""
    for _ in range(40):
        turn = (await stage.table(table)).turn
        if turn is not None and turn.person is not None and turn.person.user_id == one.id:
            return
        await stage.play_on(people, table, random.Random(1), turns=1)
    raise AssertionError("the turn never came")


async def test_a_move_takes_two_clicks_from_another_server_and_the_next_table_follows(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        user = stage.env.create_user("ana", global_name="Ana")
        ana, bo, chloe = stage.guild.add_member(user), stage.person("Björn"), stage.person("Chloé")
        slow = await stage.begin(ana, bo, options="target=500", time="259200")
        soon = await stage.begin(ana, chloe, options="target=500", time="3600")
        await until_turn_of(stage, slow, [ana, bo], ana)
        await until_turn_of(stage, soon, [ana, chloe], ana)
        elsewhere = stage.env.create_guild("Elsewhere")
        channel = elsewhere.create_text_channel("games")
        away = elsewhere.add_member(user)
        answer = await list_of(stage, away, channel)
        told = text_of(answer)
        assert "Your turns: 2 tables" in told
        assert told.index("Chloé") < told.index("Björn"), "the nearer deadline comes first"
        assert labels(answer) == ["Play", "Play"]
        assert told.count("Block") == 2, "each table once"
        hand = await stage.press_id(away, answer, controls(answer)[0]["custom_id"])
        steps = (await stage.table(soon)).steps
        move = next(item for item in controls(hand) if is_move(item))
        done = await stage.press_id(away, hand, move["custom_id"])
        assert (await stage.table(soon)).steps > steps
        assert "Next table (1)" in labels(done)
        assert f":{slow}:" not in move["custom_id"]
        following = await stage.press(away, done, "Next table (1)")
        assert any(f":{slow}:" in item["custom_id"] for item in controls(following) if is_move(item))


async def test_the_list_tells_whom_one_waits_for_and_shows_strangers_nothing(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, eve = stage.person("Ana"), stage.person("Björn"), stage.person("Eve")
        table = await stage.begin(ana, bo, options="target=500")
        await until_turn_of(stage, table, [ana, bo], bo)
        answer = await list_of(stage, ana)
        assert "No turns waiting" in text_of(answer)
        assert "Björn’s turn" in text_of(answer)
        looked = (await ana.select(answer, [stage.id_of(await stage.table(table), "hand")])).response
        assert "Your hand" in text_of(looked)
        assert "You aren’t at any table" in text_of(await list_of(stage, eve))


async def test_a_changed_name_is_shown_at_the_next_move_and_another_servers_name_is_not(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        user = stage.env.create_user("ana", global_name="Ana")
        ana, bo = stage.guild.add_member(user), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=500", time="3600")
        elsewhere = stage.env.create_guild("Elsewhere")
        away = elsewhere.add_member(user, nick="Zora")
        await until_turn_of(stage, table, [ana, bo], ana)
        answer = await list_of(stage, away, elsewhere.create_text_channel("games"))
        panel = await stage.press_id(away, answer, controls(answer)[0]["custom_id"])
        move = next(item for item in controls(panel) if is_move(item))
        await stage.press_id(away, panel, move["custom_id"])
        assert "Zora" not in text_of(await stage.board(table)), "that is her name on another server"
        await stage.hand(ana, table)
        stage.env.backend.guilds[stage.guild.id].members[user.id].nick = "Anita"
        await until_turn_of(stage, table, [ana, bo], ana)
        await stage.play_on([ana, bo], table, random.Random(1), turns=1)
        told = text_of(await stage.board(table))
        assert "Anita" in told
        assert "Ana" not in told
        assert [seat.name for seat in (await stage.table(table)).seats] == ["Anita", "Björn"]
        await stage.restart()
        assert [seat.name for seat in (await stage.table(table)).seats] == ["Anita", "Björn"]
