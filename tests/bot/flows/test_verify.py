"""Deals anyone can check: the lobby's promise, the account's key, and `/results verify`."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bot import cli
from engine.tables.deals.seed_chain import commit_of
from tests.bot.flows.stage import labels, staged, text_of
from tests.bot.flows.test_nights import message, planned, rest, the_event


async def test_a_match_is_checked_from_its_lobby_to_its_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rng = random.Random(4)
    async with staged(tmp_path, draw=rng.randbytes) as stage:
        ana, bo, eve = stage.person("Ana"), stage.person("Björn"), stage.person("Eve")
        lobby, table = await stage.open(ana, options="target=60")
        commit = commit_of(await stage.table(table))
        assert commit is not None
        assert commit[:8] not in text_of(lobby)
        assert commit in text_of(await stage.press(bo, lobby, "Fair deal ✓"))
        await stage.press(bo, lobby, "Join")
        await stage.press(ana, lobby, "Start")
        early = (await ana.slash(stage.channel, "results verify", match=table)).response
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
        assert chain.key(1).hex() not in accounts
        (account,) = [message for message in stage.channel.history() if "Fair deal ✓" in labels(message)]
        told = text_of(await stage.press(eve, account, "Fair deal ✓"))
        assert "✅ **Keys.** 1 round" in told
        assert "In the lobby, **Fair deal ✓** showed this number before the first deal." in told

        for person in (ana, eve):
            answer = (await person.slash(stage.channel, "results verify", match=table)).response
            stage.check()
            assert answer.ephemeral
            told = text_of(answer)
            assert "✅ **Keys.** 1 round" in told
            assert "✅ **Tiles.**" in told
            assert commit in told
            (file,) = answer.attachments
            assert file.filename == "deals.txt"
            (tmp_path / "deals.txt").write_bytes(await file.read())
        mine = (await bo.slash(stage.channel, "results verify")).response
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


async def test_a_match_without_a_lobby_claims_no_more_than_was_checked(tmp_path: Path) -> None:
    async with staged(tmp_path, draw=random.Random(4).randbytes) as stage:
        ana = stage.person("Ana")
        panel = (await ana.slash(stage.channel, "domino solitaire")).response
        (table,) = stage.tables()
        await stage.press(ana, await stage.press(ana, panel, "Give up"), "Yes, give up")
        told = text_of((await ana.slash(stage.channel, "results verify", match=table.id)).response)
        claims_no_lobby(told)


async def test_a_table_of_an_event_claims_no_more_than_was_checked(tmp_path: Path) -> None:
    async with staged(tmp_path, draw=random.Random(4).randbytes) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        await planned(stage, ana, bo, seats=2)
        stage.env.inject_error("POST", "/channels/*/threads", status=403, code=50013, times=1)
        await stage.press(ana, message(stage), "Begin")
        await rest(stage)
        (table,) = the_event(stage).here
        while not (await stage.table(table.table_id)).rounds:
            await stage.play_on([ana, bo], table.table_id, random.Random(1), turns=1)
        told = text_of((await ana.slash(stage.channel, "results verify", match=table.table_id)).response)
        claims_no_lobby(told)


def claims_no_lobby(told: str) -> None:
    """The keys are checked; nothing is said of a lobby's promise or of clicks to sit down."""
    assert "✅ **Keys.** 1 round" in told
    assert "With no lobby, no one saw this number before the first deal." in told
    assert "to sit down" not in told
    assert "I didn’t choose tiles" not in told


async def test_a_match_from_before_says_so_and_shows_nothing(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        assert "No match has finished" in text_of((await ana.slash(stage.channel, "results verify")).response)
        lobby, table = await stage.open(ana, options="target=1")
        assert "Fair deal" not in text_of(lobby)
        await stage.press(bo, lobby, "Join")
        await stage.press(ana, lobby, "Start")
        await stage.play_on([ana, bo], table, random.Random(1))
        answer = (await ana.slash(stage.channel, "results verify")).response
        assert "opened before deals could be checked" in text_of(answer)
        assert "Fair deal" not in "\n".join(text_of(message) for message in stage.channel.history())


async def test_a_table_shown_to_one_player_is_checked_by_nobody_else(tmp_path: Path) -> None:
    async with staged(tmp_path, draw=random.Random(4).randbytes) as stage:
        ana, eve = stage.person("Ana"), stage.person("Eve")
        await ana.slash(stage.channel, "domino solitaire")
        (table,) = stage.tables()
        assert "its keys are still secret" in text_of(
            (await ana.slash(stage.channel, "results verify", match=table.id)).response
        )
        refused = (await eve.slash(stage.channel, "results verify", match=table.id)).response
        assert "I don’t know that match" in text_of(refused)
