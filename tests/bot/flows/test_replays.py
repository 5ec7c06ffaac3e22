"""Matches and rounds that are over, watched again."""

from __future__ import annotations

import asyncio
import io
import random
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from bot.cogs import choices
from bot.pictures.process.worker import Painted
from engine.rules.errors import Refused
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import Status
from tests.bot.flows.sketches import Sketches, alts, choose, pictures, settings, words_of
from tests.bot.flows.stage import Stage, staged


async def finished(stage: Stage, *people: Any, **options: Any) -> str:
    """A match played to its end."""
    table = await stage.begin(*people, **options)
    await stage.play_on(people, table, random.Random(1))
    assert (await stage.table(table)).status is Status.FINISHED
    return table


async def file_of(answer: Any, name: str) -> bytes:
    """The content of an attached file."""
    (file,) = [attached for attached in answer.attachments if attached.filename == name]
    return bytes(await file.read())


@pytest.mark.usefixtures("unpainted")
async def test_a_finished_match_is_watched_again_by_all(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Painted(threads=True)) as stage:
        ana, bo, eve = stage.person("Ana"), stage.person("Björn"), stage.person("Eve")
        await finished(stage, ana, bo, options="target=1")
        result = await eve.slash(stage.channel, "results replay")
        stage.check()
        answer = result.response
        bodies: list[Any] = [call.json for call in stage.env.http_requests if call.path.endswith("/callback")]
        deferred = next(body for body in bodies if body["type"] == 5)
        assert "flags" not in deferred.get("data", {}), "it is deferred to all at once, then drawn"
        assert not answer.ephemeral
        assert [attached.filename for attached in answer.attachments] == ["replay.webp", "moves.txt"]
        assert all(attached.size <= 1_500_000 for attached in answer.attachments)
        assert "Replay of Block" in alts(answer)
        assert "replay of the match" in words_of(answer)
        frames: Any = Image.open(io.BytesIO(await file_of(answer, "replay.webp")))
        assert frames.n_frames > 2
        moves = (await file_of(answer, "moves.txt")).decode()
        assert "Ana played" in moves
        assert "Match over." in moves


@pytest.mark.slow
@pytest.mark.usefixtures("unpainted")
async def test_one_round_is_watched_alone_and_only_by_the_asker(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Painted(threads=True)) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await finished(stage, ana, bo, options="target=15")
        rounds = len((await stage.table(table)).rounds)
        assert rounds > 1
        answer = (await ana.slash(stage.channel, "results replay", round=2, show="private")).response
        assert answer.ephemeral
        assert "round 2" in alts(answer)
        moves = (await file_of(answer, "moves.txt")).decode()
        assert "Round 2" in moves
        assert "Round 1" not in moves
        refused = (await ana.slash(stage.channel, "results replay", round=rounds + 1)).response
        assert refused.ephemeral
        assert f"{rounds} rounds" in words_of(refused)


@pytest.mark.usefixtures("unpainted")
async def test_of_a_running_match_only_rounds_that_are_over_are_shown(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Painted(threads=True)) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        table = await stage.begin(ana, bo, options="target=60")
        rng = random.Random(3)
        assert "No match has finished" in words_of((await ana.slash(stage.channel, "results replay")).response)
        named = (await ana.slash(stage.channel, "results replay", match=table)).response
        assert named.ephemeral
        assert "No round of this match is over" in words_of(named)
        while not (await stage.table(table)).rounds:
            await stage.play_on([ana, bo], table, rng, turns=1)
        await stage.play_on([ana, bo], table, rng, turns=3)
        snapshot = await stage.table(table)
        assert snapshot.status is Status.PLAYING
        answer = (await bo.slash(stage.channel, "results replay")).response
        assert "replay so far" in words_of(answer)
        moves = (await file_of(answer, "moves.txt")).decode()
        assert "Round 1" in moves
        assert "Round 2" not in moves
        running = (await bo.slash(stage.channel, "results replay", match=table, round=2)).response
        assert "only finished rounds" in words_of(running)
        assert not running.attachments


async def test_a_slow_or_broken_database_leaves_the_completion_with_matches_in_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        await finished(stage, ana, bo, options="target=1")
        table = await stage.begin(ana, bo, options="target=60")
        while not (await stage.table(table)).rounds:
            await stage.play_on([ana, bo], table, random.Random(3), turns=1)

        async def values() -> list[str]:
            found = await ana.autocomplete(stage.channel, "results replay", "match", "")
            return [choice["value"] for choice in found]

        assert len(await values()) == 2

        async def broken(*args: object, **more: object) -> None:
            raise Refused(TableRefusal.STORE_UNAVAILABLE)

        async def stuck(*args: object, **more: object) -> None:
            await asyncio.Event().wait()

        monkeypatch.setattr(choices, "SOON", 0.0)
        for history in (broken, stuck):
            monkeypatch.setattr(stage.bot.services.statistics.results, "history", history)
            assert await values() == [table]


async def test_matches_of_other_channels_are_only_for_those_who_played_them(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana, bo, eve = stage.person("Ana"), stage.person("Björn"), stage.person("Eve")
        table = await finished(stage, ana, bo, options="target=1")
        other = stage.guild.create_text_channel("elsewhere")
        label = "Block: Ana, Björn"
        offers = {
            (who.name, where.id): [
                choice["value"] for choice in await who.autocomplete(where, "results replay", "match", "ana")
            ]
            for who in (ana, eve)
            for where in (stage.channel, other)
        }
        assert [bool(found) for found in offers.values()] == [True, True, True, False]
        assert label in (await ana.autocomplete(other, "results replay", "match", ""))[0]["name"]
        assert not await ana.autocomplete(other, "results replay", "match", "mexican")
        mine = (await ana.slash(other, "results replay", match=table, show="private")).response
        assert pictures(mine) == ["replay.webp"]
        for wrong in (table, "zzzzzzzz", "no such"):
            refused = (await eve.slash(other, "results replay", match=wrong)).response
            assert refused.ephemeral
            assert "I don’t know that match" in words_of(refused)


async def test_who_wants_words_only_gets_the_moves_alone(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        await finished(stage, ana, bo, options="target=1")
        await choose(ana, await settings(stage, ana), "text")
        answer = (await ana.slash(stage.channel, "results replay", show="private")).response
        assert [attached.filename for attached in answer.attachments] == ["moves.txt"]


async def test_a_solitaire_played_in_private_is_watched_by_its_player_alone(tmp_path: Path) -> None:
    async with staged(tmp_path, painter=Sketches()) as stage:
        ana, eve = stage.person("Ana"), stage.person("Eve")
        panel = (await ana.slash(stage.channel, "domino solitaire")).response
        (table,) = stage.tables()
        panel = await stage.press(ana, panel, "Give up")
        await stage.press(ana, panel, "Yes, give up")
        assert (await stage.table(table.id)).status is Status.FINISHED
        assert not await eve.autocomplete(stage.channel, "results replay", "match", "")
        assert "I don’t know that match" in words_of(
            (await eve.slash(stage.channel, "results replay", match=table.id)).response
        )
        (offer,) = await ana.autocomplete(stage.channel, "results replay", "match", "")
        mine = (await ana.slash(stage.channel, "results replay", match=offer["value"], show="private")).response
        assert pictures(mine) == ["replay.webp"]
