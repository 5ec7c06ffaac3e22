"""Deals anyone can check: the lobby's promise, the account's key, and `/results verify`."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from simcord import interactions as raw

from bot import cli
from bot.words import LANGUAGES, Words
from engine.events.planning import MOST_TABLES
from engine.tables.table.seed_chain import commit_of
from tests.bot.flows.planner import post_event
from tests.bot.flows.stage import Stage, labels, staged, text_of
from tests.bot.flows.test_languages import speak
from tests.bot.flows.test_nights import break_over, message, rest, the_event

LOCALES = {"en": "en-US", "es": "es-419", "pt": "pt-BR", "fr": "fr", "de": "de"}


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
        assert not [message for message in stage.channel.history() if "Fair deal ✓" in labels(message)]
        more = await stage.press(eve, await stage.board(table), "More")
        told = text_of(await stage.press(eve, more, "Fair deal ✓"))
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


@pytest.mark.parametrize(("code", "locale"), LOCALES.items())
async def test_an_event_lists_the_numbers_of_its_tables_before_any_deal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, locale: str
) -> None:
    made, words, rng, spoken = raw.base_payload, LANGUAGES[code], random.Random(4), ["en-US"]

    def payload(*args: Any, **facts: Any) -> Any:
        record, sent = made(*args, **facts)
        return record, {**sent, "locale": spoken[-1]}

    monkeypatch.setattr(raw, "base_payload", payload)
    async with staged(tmp_path, draw=rng.randbytes) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        await speak(stage, code)
        spoken.append(locale)
        await post_event(stage, ana, "night", seats=2, rounds=2, options="target=1")
        await rest(stage)
        early = await numbers(stage, bo, words)
        assert len(early.splitlines()) == MOST_TABLES
        await stage.press(bo, message(stage), words("invite.in"))
        stage.env.inject_error("POST", "/channels/*/threads", status=403, code=50013, times=1)
        await stage.press(ana, message(stage), words("event.begin"))
        await rest(stage)
        (table,) = the_event(stage).here
        chain, commit = (await stage.table(table.table_id)).seed_chain, commit_of(await stage.table(table.table_id))
        assert chain is not None
        joined = {player.user_id: player.click for player in the_event(stage).players}
        assert chain.clicks[:2] == tuple(joined[user] for user in table.people)
        assert len(set(chain.clicks)) == 3, "two signed up, one began"
        assert early.splitlines()[0] == f"round 1 table 1 {commit}"
        later = await numbers(stage, bo, words)
        assert later.splitlines()[0] == early.splitlines()[0]
        assert later.splitlines()[1].startswith("round 2 table 1 ")
        assert str(the_event(stage).row.seed) not in early + later + repr(the_event(stage))

        spoken.append("en-US")  # the stage finds buttons in English
        await speak(stage, "en")
        await stage.play_on([ana, bo], table.table_id, random.Random(1))
        spoken.pop()
        told = text_of((await ana.slash(stage.channel, "results verify", match=table.table_id)).response)
        assert words("verify.event", round=1, table=1) in told
        assert commit is not None
        assert commit in told
        assert words("verify.lobby") not in told
        assert words("verify.means").splitlines()[0] in told
        assert words("verify.no_lobby") not in told
        await rest(stage)
        await break_over(stage)
        (table,) = the_event(stage).here
        assert later.splitlines()[1] == f"round 2 table 1 {commit_of(await stage.table(table.table_id))}"


async def numbers(stage: Stage, person: Any, words: Words) -> str:
    """The list that Fair deal ✓ of the event's message gives."""
    answer = await stage.press(person, message(stage), words("verify.button"))
    assert answer.ephemeral
    assert words("event.numbers") in text_of(answer)
    (file,) = answer.attachments
    assert file.filename == "numbers.txt"
    return str((await file.read()).decode())


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
