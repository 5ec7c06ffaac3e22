"""Several tables at once, in one channel and on several servers, never mix."""

from __future__ import annotations

import random
from pathlib import Path

from engine.tables.table.model import Status
from tests.bot.flows.stage import labels, staged, text_of, tiles_in


async def test_two_tables_in_one_channel_keep_apart(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, chloe = stage.person("Ana"), stage.person("Björn"), stage.person("Chloé")
        first = await stage.begin(ana, bo, options="target=5")
        second = await stage.begin(ana, chloe, game="castle_rock")
        hands = {table: text_of(await stage.hand(ana, table)) for table in (first, second)}
        for table, text in hands.items():
            view = (await stage.table(table)).view_for(0)
            assert view is not None
            assert {str(tile) for tile in view.hand} <= tiles_in(text)
        before = await stage.table(second)
        await stage.play_on([ana, bo], first, random.Random(1))
        assert (await stage.table(first)).status is Status.FINISHED
        assert (await stage.table(second)).version == before.version
        assert "Your hand" in text_of(await stage.hand_from_turns(ana, second))


async def test_a_command_asks_which_of_several_tables_is_meant(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, chloe = stage.person("Ana"), stage.person("Björn"), stage.person("Chloé")
        await stage.begin(ana, bo)
        second = await stage.begin(ana, chloe, game="castle_rock")
        asked = (await ana.slash(stage.channel, "domino board")).response
        assert "Which table" in text_of(asked)
        await ana.select(asked, [stage.id_of(await stage.table(second), "repost")])
        assert stage.channel.history()[-1].id == (await stage.table(second)).message_id


async def test_the_second_table_of_a_game_in_a_channel_has_a_number(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        tables = [await stage.begin(ana, bo, options="target=5") for _ in range(2)]
        tables.append(await stage.begin(ana, bo, game="castle_rock"))
        titles = [text_of(await stage.board(table)).strip().split("\n")[0] for table in tables]
        assert titles == ["### Block, round 1", "### Block 2, round 1", "### Castle Rock, round 1"]
        await stage.play_on([ana, bo], tables[0], random.Random(1), turns=1)
        await stage.play_on([ana, bo], tables[1], random.Random(1), turns=1)
        assert "## Block 2, round 1" in text_of(await stage.board(tables[1]))
        turns = text_of((await ana.slash(stage.channel, "domino turns")).response)
        assert "**Block** with" in turns
        assert "**Block 2** with" in turns


async def test_two_servers_never_mix(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        elsewhere = stage.env.create_guild("Elsewhere")
        channel = elsewhere.create_text_channel("games")
        eve = stage.person("Eve", elsewhere)
        table = await stage.begin(ana, bo, options="target=1")
        lobby, _ = await stage.open(eve, channel=channel)
        await stage.press(eve, lobby, "Add robot")
        await stage.play_on([ana, bo], table, random.Random(1))
        listed = text_of((await eve.slash(channel, "domino tables")).response)
        assert "Eve" in listed
        assert "Ana" not in listed
        assert "There’s no open table" in text_of((await ana.slash(stage.channel, "domino tables")).response)
        assert "1 win" in text_of((await ana.slash(stage.channel, "results leaderboard")).response)
        assert "No rankings yet" in text_of((await eve.slash(channel, "results leaderboard")).response)
        assert "Ana" not in "".join(text_of(message) for message in channel.history())
        assert "Start" in labels(lobby)
