"""The deal of a match once more, by people who press what they see."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from bot import cli
from bot.words import words_for
from engine.rules.moves import parse_move
from engine.tables.edits.turns import MakeMove
from engine.tables.table.model import Status
from tests.bot.flows.stage import Stage, labels, staged, text_of

WORDS = words_for()
PLAY, REVENGE = WORDS("same_deal.play"), WORDS("same_deal.revenge")


async def played(stage: Stage, people: list[Any], table: str) -> str:
    """A match played to its end."""
    await stage.play_on(people, table, random.Random(1))
    assert (await stage.table(table)).status is Status.FINISHED
    return table


async def again(stage: Stage, actor: Any, match: str, label: str) -> tuple[Any, str]:
    """Press the button under More of a match that is over: the new lobby and the table's id."""
    before = {table.id for table in stage.tables()}
    more = await stage.press(actor, await stage.board(match), "More")
    lobby = await stage.press(actor, more, label)
    (new,) = [table.id for table in stage.tables() if table.id not in before]
    return lobby, new


async def shown(stage: Stage, actor: Any, table: str) -> list[str]:
    """Everything a player can open during a match: board, hand, tally, log, round, history, records."""
    board = await stage.board(table)
    found = [text_of(board)]
    for label in ("My hand", "Tally", "More"):
        found.append(text_of(await stage.press(actor, board, label)))
    for verb in ("log", "words", "board"):
        found.append(text_of(await stage.raw_click(actor, board, stage.id_of(await stage.table(table), verb))))
    for command in ("history", "stats", "replay", "verify", "leaderboard"):
        found.append(text_of((await actor.slash(stage.channel, f"results {command}")).response))
    return found


@pytest.mark.slow
async def test_others_play_a_deal_and_read_only_after_their_own_end_how_it_went_elsewhere(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with staged(tmp_path, draw=random.Random(4).randbytes) as stage:
        ana, bo, cleo, dan, eve = map(stage.person, ("Ana", "Björn", "Chloé", "Dan", "Eve"))
        match = await played(stage, [ana, bo], await stage.begin(ana, bo, options="target=1"))
        assert labels(await stage.press(cleo, await stage.board(match), "More"))[-1:] == [PLAY]
        assert labels(await stage.press(bo, await stage.board(match), "More"))[-2:] == [PLAY, REVENGE]
        lobby, table = await again(stage, cleo, match, PLAY)
        assert f"Deal of `{match}`" in text_of(lobby)
        assert WORDS("same_deal.lobby_new") in text_of(lobby)
        assert WORDS("refusal.knows_deal") in text_of(await stage.press(ana, lobby, "Join"))
        await stage.press(dan, lobby, "Join")
        await stage.press(cleo, lobby, "Start")
        assert f"Deal of `{match}`" in text_of(await stage.board(table))
        over = await stage.board(match)
        for verb in ("tally", "more", "board", "account:1"):
            verb, _, argument = verb.partition(":")
            answer = await stage.raw_click(dan, over, stage.id_of(await stage.table(match), verb, argument))
            assert WORDS("refusal.deal_hidden") in text_of(answer)
        hidden = (await dan.slash(stage.channel, "results replay", match=match)).response
        assert WORDS("refusal.deal_hidden") in text_of(hidden)

        before = await shown(stage, dan, table)
        lobby, third = await again(stage, eve, match, PLAY)
        await stage.press(eve, lobby, "Add robot")
        await stage.press(eve, lobby, "Start")
        await played(stage, [eve], third)
        assert await shown(stage, dan, table) == before
        assert "Others with the same tiles" in text_of(await stage.board(third))
        assert "Dan" not in text_of(await stage.board(third))

        await played(stage, [cleo, dan], table)
        told = text_of(await stage.board(table))
        assert "**Others with the same tiles**, after 1 round" in told
        assert "Ana" in told
        assert "Eve" in told
        for name, asked in (("deals.txt", table), ("other.txt", match)):
            answer = (await dan.slash(stage.channel, "results verify", match=asked)).response
            assert (f"**Deal of {match}.**" in text_of(answer)) is (asked == table)
            assert ("✅ **Tiles.**" in text_of(answer)) is (asked == match)
            (file,) = answer.attachments
            (tmp_path / name).write_bytes(await file.read())
    mine, other = str(tmp_path / "deals.txt"), str(tmp_path / "other.txt")
    assert cli.main(["verify", mine]) == 0
    assert "Nothing is checked of them here" in capsys.readouterr().out
    assert cli.main(["verify", mine, "--of", other]) == 0
    assert f"Draws taken from match {match}: 2. Each is in" in capsys.readouterr().out
    assert cli.main(["verify", mine, "--of", str(tmp_path / "none.txt")]) == 1


async def test_the_revenge_asks_the_same_people_and_whoever_plays_alone_begins_at_once(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo, eve = map(stage.person, ("Ana", "Björn", "Eve"))
        match = await played(stage, [ana, bo], await stage.begin(ana, bo, options="target=1"))
        lobby, table = await again(stage, bo, match, REVENGE)
        assert WORDS("same_deal.lobby_turned") in text_of(lobby)
        assert WORDS("refusal.deal_closed") in text_of(await stage.press(eve, lobby, "Join"))
        await stage.press(ana, lobby, "Join")
        options = await stage.press(bo, lobby, "Options")
        assert "Quick" not in text_of(options)
        await stage.press(bo, lobby, "Start")
        seats = [[seat.name for seat in (await stage.table(one)).seats] for one in (match, table)]
        assert seats == [["Ana", "Björn"], ["Björn", "Ana"]]

        replay = (await ana.slash(stage.channel, "results replay", match=match, show="private")).response
        assert WORDS("refusal.deal_hidden") in text_of(replay)
        replay = (await eve.slash(stage.channel, "results replay", match=match, show="private")).response
        assert labels(replay) == [PLAY]

        await eve.slash(stage.channel, "domino solitaire")
        (alone,) = [table for table in stage.tables() if not table.public]
        await stage.bot.services.tables.change(alone.id, MakeMove(alone.version, parse_move("give up")), eve.id)
        hand = (await eve.slash(stage.channel, "results replay", match=alone.id, show="private")).response
        panel = await stage.press(eve, hand, PLAY)
        assert panel.ephemeral
        assert "Boneyard:" in text_of(panel)
