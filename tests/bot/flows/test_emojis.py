"""Tiles as emojis on buttons; everything works without them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.pictures.render.emoji import all_tiles, emoji_name
from bot.ui.channel.emojis import TileEmojis
from tests.bot.flows.sketches import Sketches, words_of
from tests.bot.flows.stage import Stage, controls, staged


def emojis_of(message: Any) -> dict[str, str]:
    """The emoji's name by the label of its button."""
    buttons = [item for item in controls(message, enabled=False) if item.get("emoji")]
    return {item["label"]: item["emoji"]["name"] for item in buttons}


async def test_tiles_are_uploaded_once_and_stand_on_buttons_beside_their_label(tmp_path: Path) -> None:
    async with staged(tmp_path, tile_emojis=True) as stage:
        await stage.env.settle()
        names = {emoji.name for emoji in await stage.bot.fetch_application_emojis()}
        assert names == {emoji_name(tile) for tile in all_tiles()}
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        hands = [await stage.hand(actor, table) for actor in (ana, bo)]
        found = {label: name for hand in hands for label, name in emojis_of(hand).items()}
        assert found
        for label, name in found.items():
            assert name.startswith(f"tile_{label.replace('|', '_')}_")
        assert len(emojis_uploaded(stage)) == 91
        await stage.restart()
        assert len(emojis_uploaded(stage)) == 91, "what is there is not uploaded again"


def emojis_uploaded(stage: Stage) -> list[str]:
    return [call.path for call in stage.env.http_requests if call.method == "POST" and call.path.endswith("/emojis")]


async def test_a_program_without_shard_0_waits_until_they_are_there(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        emojis, uploading = TileEmojis(), TileEmojis()
        slept = []

        async def sleep(seconds: float) -> None:
            slept.append(emojis(all_tiles()[0]))
            await uploading.load(stage.bot)

        await emojis.wait_for(stage.bot, sleep)
        assert slept == [""]
        assert emojis(all_tiles()[0]) == uploading(all_tiles()[0]) != ""
        assert len(emojis_uploaded(stage)) == 91


async def test_old_drawings_are_replaced_and_other_emojis_left_alone(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        for name in ("tile_4_6_0ld0ld00", "party_parrot"):
            await stage.bot.create_application_emoji(name=name, image=b"\x89PNG\r\n\x1a\n")
        emojis = TileEmojis()
        await emojis.load(stage.bot)
        names = [emoji.name for emoji in await stage.bot.fetch_application_emojis()]
        assert "party_parrot" in names
        assert "tile_4_6_0ld0ld00" not in names
        assert len(names) == 92


@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_a_bot_that_may_not_have_emojis_plays_without_them(tmp_path: Path, method: str) -> None:
    async with staged(tmp_path) as stage:
        stage.env.inject_error(method, "/applications/*/emojis", status=403, code=50013, times=1)
        emojis = TileEmojis()
        await emojis.load(stage.bot)
        assert emojis(all_tiles()[90]) == ""
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        for actor in (ana, bo):
            assert not emojis_of(await stage.hand(actor, table))


async def test_an_emoji_that_was_deleted_does_not_keep_anybody_from_their_hand(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches(), tile_emojis=True) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo)
        turn = (await stage.table(table)).turn
        assert turn is not None
        board = await stage.board(table)
        stage.env.inject_error("POST", "/interactions/*/*/callback", status=400, code=50035, times=1)
        hand = await stage.press(ana if turn.name == "Ana" else bo, board, "My hand")
        assert "Your hand" in words_of(hand)
        assert not emojis_of(hand)
