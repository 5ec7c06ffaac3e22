"""Pictures on Discord: who sees which, the words beside them, and messages without them."""

from __future__ import annotations

import asyncio
import math
import random
from pathlib import Path

import discord
import pytest

from bot.pictures.process.worker import Painted
from bot.words import words_for
from engine.tables.keeping.preferences import DisplaySettings, Show
from engine.tables.table.model import Status
from tests.bot.flows.sketches import Sketches, alts, choose, pictures, settings, words_of
from tests.bot.flows.stage import controls, staged, tiles_in

WORDS = words_for()

# -- personal display settings ----------------------------------------------------------------------------------------


async def test_an_open_hand_follows_a_choice_at_once(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        hand, other = await stage.hand(ana, table), await stage.hand(bo, table)
        assert pictures(hand) == ["hand.png"], "the board is right above"
        assert "Your hand" not in words_of(hand)
        panel = await choose(ana, await settings(stage, ana), "both")
        assert "Now: **Pictures and words**" in words_of(panel)
        assert pictures(hand) == ["panel.png"]
        assert "Line" in words_of(hand) or "No tile" in words_of(hand)
        assert "Your hand" in words_of(hand)
        assert "alt of panel.png" in alts(hand)
        panel = await stage.press(ana, panel, "High contrast: off")
        assert "alt of panel.png: True False" in alts(hand)
        panel = await stage.press(ana, panel, "Numbers on tiles: off")
        assert "alt of panel.png: True True" in alts(hand)
        await choose(ana, panel, "text")
        assert not pictures(hand)
        assert "Your hand" in words_of(hand)
        assert "alt of hand.png: False False" in alts(other), "a choice is one's own"
        assert await stage.bot.services.tables.preferences.of(ana.id) == DisplaySettings(
            Show.TEXT, True, True, language="en"
        )
        assert await stage.bot.services.tables.preferences.of(bo.id) == DisplaySettings()


async def test_a_panel_after_a_refusal_has_its_picture_too(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        snapshot = await stage.table(table)
        panel = await stage.hand(ana, table)
        answer = await stage.raw_click(ana, panel, stage.id_of(snapshot, "do", "draw", version=snapshot.version - 1))
        assert WORDS("refusal.stale") in words_of(answer)
        assert pictures(answer) == ["hand.png"]


async def test_while_clicks_wait_answers_go_in_words_and_boards_keep_their_pictures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        answers = stage.bot.services.answers
        answers.waiting.append((math.inf, asyncio.get_running_loop().create_future()))
        monkeypatch.setattr(answers, "_give_back", lambda: None)
        monkeypatch.setattr(answers, "calm", lambda seconds: asyncio.sleep(0))
        hand = await stage.hand_from_turns(ana, table)
        assert not pictures(hand)
        assert "Your hand" in words_of(hand)
        await stage.play_on([ana, bo], table, random.Random(1), turns=1)
        assert pictures(await stage.board(table)) == ["board.png"]


async def test_a_choice_is_kept_over_a_restart(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana = stage.person("Ana")
        await choose(ana, await settings(stage, ana), "text")
        await stage.restart()
        assert "Now: **Words only**" in words_of(await settings(stage, ana))


async def test_whatever_is_chosen_a_picture_that_cannot_be_had_is_told_in_words(tmp_path: Path) -> None:
    painter = Sketches()
    async with staged(tmp_path, painter=painter) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        await choose(ana, await settings(stage, ana), "pictures")
        table = await stage.begin(ana, bo)
        painter.fails = True
        hand = await stage.hand_from_turns(ana, table)
        assert not pictures(hand)
        assert "Your hand" in words_of(hand)
        assert "No tile" in words_of(hand) or "Line" in words_of(hand)


async def test_the_board_alone_is_shown_as_its_reader_wants_it(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana, bo, eve = stage.person("Ana"), stage.person("Björn"), stage.person("Eve")
        table = await stage.begin(ana, bo)
        await stage.press(eve, await settings(stage, eve), "High contrast: off")
        answer = (await eve.slash(stage.channel, "domino board", show="private")).response
        stage.check()
        assert answer.ephemeral
        assert alts(answer) == "alt of board.png: True False"
        assert alts(await stage.board(table)) == "alt of board.png: False False"


# -- the server's choice ----------------------------------------------------------------------------------------------


async def test_a_server_turns_pictures_off_and_its_boards_follow(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        role = stage.guild.create_role("Host", permissions=discord.Permissions(manage_guild=True))
        boss = stage.guild.add_member(stage.env.create_user("boss"), roles=[role])
        table = await stage.begin(ana, bo)
        assert pictures(await stage.board(table)) == ["board.png"]
        panel = await stage.press(boss, await settings(stage, boss, "server"), "Boards")
        panel = await stage.press(boss, panel, "Numbers on tiles: off")
        assert alts(await stage.board(table)) == "alt of board.png: False True"
        await choose(boss, panel, "text")
        board = await stage.board(table)
        assert not pictures(board)
        assert "’s turn" in words_of(board)
        assert pictures(await stage.hand(ana, table)) == ["panel.png"], "hands follow their owner"


async def test_only_who_may_manage_the_server_chooses_for_it(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        refusal = await settings(stage, ana, "server")
        assert "Manage Server" in words_of(refusal)
        assert not controls(refusal)
        board = await stage.board(table)
        for custom_id, values in (("b1:-:0:server_look:show", ["text"]), ("b1:-:0:server_look:numerals=on", None)):
            answer = await stage.raw_click(ana, board, custom_id, values=values)
            assert "Manage Server" in words_of(answer)
        assert await stage.bot.services.tables.preferences.of_server(stage.guild.id) == DisplaySettings()


async def test_the_right_to_choose_may_be_lost_while_the_panel_is_open(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        role = stage.guild.create_role("Host", permissions=discord.Permissions(manage_guild=True))
        boss = stage.guild.add_member(stage.env.create_user("boss"), roles=[role])
        panel = await stage.press(boss, await settings(stage, boss, "server"), "Boards")
        stage.env.backend.guilds[stage.guild.id].members[boss.id].role_ids.clear()
        assert "Manage Server" in words_of(await choose(boss, panel, "text"))
        assert await stage.bot.services.tables.preferences.of_server(stage.guild.id) == DisplaySettings()


# -- tallies ----------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.usefixtures("unpainted")
async def test_tallies_and_the_ends_of_rounds_and_matches_have_pictures(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Painted(threads=True)) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=15")
        first = await stage.board(table)
        tally = await stage.press(bo, first, "Tally")
        assert pictures(tally) == ["tally.png"]
        assert "Ana 0" in alts(tally)
        assert tally.ephemeral
        rng = random.Random(3)
        while not (await stage.table(table)).rounds:
            await stage.play_on([ana, bo], table, rng, turns=1)
        assert (await stage.table(table)).status is Status.PLAYING
        (account,) = [message for message in stage.channel.history() if message.id == first.id]
        assert pictures(account) == ["round.png"]
        assert "Tiles left: " in alts(account)
        assert "Totals" not in words_of(account), "the picture tells them"
        await stage.play_on([ana, bo], table, rng)
        end = await stage.board(table)
        assert pictures(end) == ["match.png"]
        assert "won." in alts(end)
        last = await stage.press(bo, end, "Last round")
        assert pictures(last) == ["round.png"]
        assert "Tiles left: " in alts(last)
        assert "🏆" in words_of(end)


# -- secrets ----------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("unpainted")
async def test_public_pictures_and_their_names_tell_no_hidden_tile(tmp_path: Path) -> None:
    """Every public picture is made from the spectator's view; its file name is always the same, and its description
    names no tile of a hand."""
    async with staged(tmp_path, painter=Painted(threads=True)) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        await stage.press(ana, await settings(stage, ana), "Numbers on tiles: off")
        table = await stage.begin(ana, bo)
        rng = random.Random(1)
        for _ in range(8):
            await stage.play_on([ana, bo], table, rng, turns=1)
            snapshot = await stage.table(table)
            board = await stage.board(table)
            assert [attached.filename for attached in board.attachments] == ["board.png"]
            hidden = {str(tile) for seat in (0, 1) for tile in (snapshot.view_for(seat) or pytest.fail("dealt")).hand}
            assert not tiles_in(alts(board)) & hidden


async def test_the_painter_of_public_boards_is_given_no_hand(tmp_path: Path) -> None:
    painter = Sketches()
    async with staged(tmp_path, painter=painter) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        await choose(ana, await settings(stage, ana), "pictures")
        table = await stage.begin(ana, bo)
        await stage.play_on([ana, bo], table, random.Random(1), turns=4)
        assert len(painter.boards) > 4
        assert all(one.view.viewer is None and not one.view.hand and not one.view.moves for one in painter.boards)


# -- files that may not be posted -------------------------------------------------------------------------------------


async def test_without_the_permission_to_attach_files_the_board_stands_in_words(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        me = stage.guild.me
        assert me is not None
        closed = stage.guild.create_text_channel(
            "words-only", overwrites={me: discord.PermissionOverwrite(attach_files=False)}
        )
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, channel=closed)
        board = await stage.board(table, closed)
        assert not pictures(board)
        assert "’s turn" in words_of(board)
        assert words_of(board).count("Attach Files") == 1
        refused = [call for call in stage.env.transcript() if "50013" in str(call)]
        assert not refused, "a request known to be forbidden is not tried"


async def test_a_refusal_of_files_is_met_with_words_and_not_repeated(tmp_path: Path) -> None:
    """Where the permissions are not known before, Discord's refusal is believed."""
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        rng = random.Random(1)
        stage.env.inject_error("PATCH", "/channels/*/messages/*", status=403, code=50013, times=1)
        await stage.play_on([ana, bo], table, rng, turns=1)
        for _ in range(3):
            board = await stage.board(table)
            assert not pictures(board)
            assert "Attach Files" in words_of(board)
            await stage.play_on([ana, bo], table, rng, turns=1)
        more = await stage.press(ana, await stage.board(table), "More")
        stage.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=1)
        await stage.press(ana, more, "Show board below")
        assert not pictures(await stage.board(table))
        await ana.slash(stage.channel, "domino board")
        board = await stage.board(table)
        assert pictures(board) == ["board.png"], "a request for the board tries files again"
        assert "Attach Files" not in words_of(board)


# -- hints ------------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("unpainted")
async def test_a_table_without_hints_tells_nobody_what_is_surrounded(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Painted(threads=True)) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        shown = {}
        for hints in ("on", "off"):
            lobby, table = await stage.open(ana, "castle_rock")
            await stage.press(bo, lobby, "Join")
            if hints == "off":
                panel = await stage.press(ana, lobby, "Options")
                panel = await stage.press(ana, panel, "Customise")
                while not (found := [item for item in controls(panel) if ":hints" in item["custom_id"]]):
                    panel = await stage.press(ana, panel, "More options →")
                (menu,) = found
                panel = (await ana.select(panel, ["off"], custom_id=menu["custom_id"])).response
                (menu,) = [item for item in controls(panel) if ":hints" in item["custom_id"]]
                assert [option["value"] for option in menu["options"] if option.get("default")] == ["off"]
                assert "No hints" in words_of(lobby)
            await stage.press(ana, lobby, "Start")
            texts = []
            rng = random.Random(4)
            for _ in range(16):
                await stage.play_on([ana, bo], table, rng, turns=1)
                board = await stage.board(table)
                texts.append(words_of(board) + alts(board))
            shown[hints] = "".join(texts).count("Surrounded")
        assert shown["on"] > 0
        assert shown["off"] == 0
