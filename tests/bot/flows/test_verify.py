"""Deals anyone can check: the lobby's promise, the account's key, and `/domino verify`."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot import cli
from engine.tables.deals.seed_chain import commit_of
from tests.bot.flows.stage import staged, text_of


async def test_a_match_is_checked_from_its_lobby_to_its_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rng = random.Random(4)
    async with staged(tmp_path, draw=rng.randbytes) as stage:
        ana, bo, eve = stage.person("Ana"), stage.person("Björn"), stage.person("Eve")
        lobby, table = await stage.open(ana, options="target=60")
        commit = commit_of(await stage.table(table))
        assert commit is not None
        assert text_of(lobby).count(f"-# Deals can be checked: {commit[:32]}") == 1
        await stage.press(bo, lobby, "Join")
        await stage.press(ana, lobby, "Start")
        early = (await ana.slash(stage.channel, "domino verify", match=table)).response
        assert "its keys are still secret" in text_of(early)
        assert commit in text_of(early)
        assert not early.attachments

        while len((await stage.table(table)).rounds) < 1:
            await stage.play_on([ana, bo], table, rng, turns=1)
        snapshot = await stage.table(table)
        chain = snapshot.seed_chain
        assert chain is not None
        assert len(chain.clicks) == 3, "two sat down, one started"
        accounts = "\n".join(text_of(message) for message in stage.channel.history())
        assert f"-# Round 1, to check its deal: {chain.key(1).hex()}" in accounts

        for person in (ana, eve):
            answer = (await person.slash(stage.channel, "domino verify", match=table)).response
            stage.check()
            assert answer.ephemeral
            told = text_of(answer)
            assert "✅ **Keys.** 1 round" in told
            assert "✅ **Tiles.**" in told
            assert commit in told
            (file,) = answer.attachments
            assert file.filename == "deals.txt"
            (tmp_path / "deals.txt").write_bytes(await file.read())
        mine = (await bo.slash(stage.channel, "domino verify")).response
        assert commit in text_of(mine), "the match that one plays in this channel is meant"

        sent = "\n".join(str((call.path, call.json)) for call in stage.env.http_requests)
        sent += accounts + (tmp_path / "deals.txt").read_text()
        assert chain.key(1).hex() in sent
        assert not any(chain.key(number).hex() in sent for number in range(2, chain.rounds + 1))

    assert cli.main(["verify", str(tmp_path / "deals.txt")]) == 0
    told = capsys.readouterr().out
    assert f"Rounds: 1. Each key leads back to the commit {commit}." in told
    assert "the match was started at 20" in told
    text = (tmp_path / "deals.txt").read_text()
    (tmp_path / "deals.txt").write_text(text.replace("key 1", "key 2"))
    assert cli.main(["verify", str(tmp_path / "deals.txt")]) == 1
    assert "proves nothing: it was altered" in capsys.readouterr().err
    assert cli.main(["verify", str(tmp_path / "none.txt")]) == 1


async def test_a_match_from_before_says_so_and_shows_nothing(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        assert "No match has finished" in text_of((await ana.slash(stage.channel, "domino verify")).response)
        lobby, table = await stage.open(ana, options="target=1")
        assert "Deals can be checked" not in text_of(lobby)
        await stage.press(bo, lobby, "Join")
        await stage.press(ana, lobby, "Start")
        await stage.play_on([ana, bo], table, random.Random(1))
        answer = (await ana.slash(stage.channel, "domino verify")).response
        assert "opened before deals could be checked" in text_of(answer)
        assert "to check its deal" not in "\n".join(text_of(message) for message in stage.channel.history())


async def test_a_table_shown_to_one_player_is_checked_by_nobody_else(tmp_path: Path) -> None:
    async with staged(tmp_path, draw=random.Random(4).randbytes) as stage:
        ana, eve = stage.person("Ana"), stage.person("Eve")
        await ana.slash(stage.channel, "domino solitaire")
        (table,) = stage.tables()
        assert "its keys are still secret" in text_of(
            (await ana.slash(stage.channel, "domino verify", match=table.id)).response
        )
        refused = (await eve.slash(stage.channel, "domino verify", match=table.id)).response
        assert "I don’t know that match" in text_of(refused)
