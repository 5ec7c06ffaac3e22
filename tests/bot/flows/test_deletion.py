"""A player who is everywhere deletes their data. Then a scanner looks for their id and name in the database, in later
backups, in the log, and in all that is shown or sent afterwards."""

from __future__ import annotations

import json
import logging
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.people.settings import COUNTED
from bot.words import words_for
from engine.store.files import copy_database
from engine.store.questions.privacy import PERSONAL
from engine.units import DAY, MINUTE
from tests.bot.flows.planner import opened, plan, post_event
from tests.bot.flows.stage import Stage, controls, labels, staged, text_of, wire
from tests.bot.flows.test_ignoring import ignore
from tests.bot.flows.test_nights import message, rest
from tests.bot.flows.test_privacy import privacy
from tests.bot.flows.test_server_rules import block, menu, page

NAME = "Quetzalcoatl"
WORDS = words_for()
COMMANDS = ("domino tables", "domino turns", "events list", "results history", "results leaderboard", "results stats")
pytestmark = pytest.mark.usefixtures("unpainted")


def dump(path: Path) -> str:
    """All rows of a database."""
    with closing(sqlite3.connect(path)) as connection:
        return "\n".join(connection.iterdump())


def named(text: str, user: int) -> bool:
    """Whether a text has the canary's name or id."""
    return NAME in text or str(user) in text


def shown(stage: Stage) -> Iterator[tuple[tuple[int, int], str]]:
    """Every message there is, with all its controls, by channel and id."""
    for channel, messages in stage.env.backend.messages.items():
        for number, sent in messages.items():
            yield (channel, number), f"{sent.content} {json.dumps(wire(sent), ensure_ascii=False)}"


async def evening(stage: Stage, gone: Any, bo: Any, mona: Any) -> str:
    """The canary plays, plans, manages and is blocked. Returns the table of a match in play."""
    panel = await block(stage, mona, gone)
    admit = next(item for item in controls(panel) if item["custom_id"].endswith(":admit"))
    await mona.select(panel, [admit["options"][0]["value"]], custom_id=admit["custom_id"])
    over = await stage.begin(gone, bo, options="target=30")
    await stage.play_on([gone, bo], over, random.Random(7), turns=3)
    await stage.pass_time(MINUTE)  # a shorter match would move no rating
    await stage.play_on([gone, bo], over, random.Random(7))  # earns an achievement
    broken = await stage.begin(gone, bo, options="target=60")
    await stage.play_on([gone, bo], broken, random.Random(7), turns=1)
    await stage.raw_click(mona, await stage.board(broken), stage.id_of(await stage.table(broken), "end_yes"))
    table = await stage.begin(bo, gone, options="target=30", time=str(DAY))
    turn = (await stage.table(table)).turn
    if turn is not None and turn.user_id == gone.id:
        await stage.play_on([gone, bo], table, random.Random(1), turns=1)
    await stage.press(gone, await stage.press(gone, await stage.hand(gone, table), "Arrange my hand"), "By pips")
    panel = await stage.press(gone, await stage.hand(gone, table), WORDS("premove.open"))
    await stage.use(gone, panel, Verb.PREMOVE_ADD)
    await stage.press(gone, await stage.press(gone, await stage.board(table), "More"), "Stop clocks")
    until = (stage.env.now() + timedelta(days=3)).date().isoformat()
    await bo.slash(stage.channel, "settings away", until=until, sits_in=gone)
    await stage.open(bo, **{"with": gone})
    own, _ = await stage.open(gone)
    await stage.press(bo, own, "Join")
    await gone.slash(stage.channel, "domino daily")
    puzzle = (await gone.slash(stage.channel, "domino puzzle")).response
    await stage.press(gone, puzzle, next(label for label in labels(puzzle) if "|" in label))
    await post_event(stage, gone, "night", title="Friday")
    await rest(stage)
    for person in (gone, bo):
        await stage.press(person, message(stage), "I’m in")
    await rest(stage)
    await stage.press(gone, message(stage), "Begin")
    await rest(stage)
    box = await opened(gone, await plan(stage, gone, "night"))
    await gone.submit_modal(box, {"title": f"{NAME}’s night", "minutes": "soon"})
    await ignore(stage, bo, gone)
    await ignore(stage, gone, bo)
    panel = await page(stage, gone, "New tables")
    await gone.select(panel, ["on"], custom_id=menu(panel, ":set:casual"))
    ira = stage.person("Ira")
    await block(stage, gone, ira)
    return table


@pytest.mark.slow
async def test_a_deleted_player_leaves_no_trace(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with staged(tmp_path) as stage:
        role = stage.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
        bo = stage.person("Björn")
        gone, mona = (
            stage.guild.add_member(stage.env.create_user(name.lower(), global_name=name), roles=[role])
            for name in (NAME, "Mona")
        )
        table = await evening(stage, gone, bo, mona)
        before = dump(tmp_path / "boneyard.db")
        rows = [row for row in before.splitlines() if row.startswith("INSERT") and named(row, gone.id)]
        unnamed = {one.name for one in PERSONAL} - {row.split('"')[1] for row in rows}
        assert not unnamed, "the canary is in each table that can name a person"
        await delete(stage, gone)
        caplog.clear()
        caplog.set_level(logging.INFO)
        seen = dict(shown(stage))
        await stage.play_on([bo], table, random.Random(1), turns=3)
        await stage.press(bo, message(stage), "I’m out")
        await stage.pass_time(DAY)
        more = await stage.use(bo, await stage.board(table), Verb.MORE)
        said = [text_of(await stage.use(bo, more, Verb.LOG))]
        said += [text_of(one) for command in COMMANDS for one in await answers(stage, bo, command)]
        said += [text_of(await page(stage, mona, label)) for label in ("Fair play", "Log")]
        said += [text for number, text in shown(stage) if seen.get(number) != text]
        assert "Deleted player" in "".join(said)
        assert not [text for text in said if named(text, gone.id)]
        await stage.restart()
        await rest(stage)
        after = dump(tmp_path / "boneyard.db")
        assert not named(after, gone.id)
        assert len(after) > len(before) / 2, "the matches of others stay"
        backup = copy_database(tmp_path / "boneyard.db", tmp_path / "copy.db").read_bytes()
        assert NAME.encode() not in backup
        assert str(gone.id).encode() not in backup
        assert gone.id.to_bytes(8, "big") not in backup
    assert not named(caplog.text, gone.id)


async def delete(stage: Stage, gone: Any) -> None:
    """Read the privacy panel, which counts each kind of row, press Delete, and confirm."""
    panel = await privacy(stage, gone)
    assert all(WORDS(f"privacy.{one}", count=1).split(":")[0] in text_of(panel) for one in COUNTED)
    panel = await stage.press(gone, panel, "Delete…")
    assert "This can’t be undone." in text_of(panel)
    assert text_of(await stage.press(gone, panel, "Delete my data")).strip() == "Your data is deleted."


async def answers(stage: Stage, actor: Any, command: str) -> list[Any]:
    """The answer to a command."""
    return [(await actor.slash(stage.channel, command)).response]
