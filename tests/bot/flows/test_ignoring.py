"""A player ignores another: no invitations from their tables, and the ignored one sees no difference."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bot.words import Words, words_for
from engine.events.privacy import export_person
from tests.bot.flows.stage import Stage, labels, staged, text_of, wire
from tests.bot.flows.test_invitations import invitations, pinged

ENGLISH = words_for()
LOOKS = ("domino tables", "domino turns", "domino board", "events list", "results leaderboard", "results history")
pytestmark = pytest.mark.usefixtures("unpainted")


async def privacy(stage: Stage, actor: Any) -> Any:
    """The page about a person's data."""
    return (await actor.slash(stage.channel, "settings privacy")).response


async def ignore(stage: Stage, actor: Any, other: Any) -> Any:
    """Ignore someone."""
    panel = await privacy(stage, actor)
    return (await actor.select(panel, [other], custom_id="b1:-:0:privacy:ignore")).response


async def an_evening(path: Path, ignored: str) -> tuple[list[str], set[str]]:
    """Ana invites Björn, who ignores someone, and plays with him after all. Returns all that Ana sees and what Eve
    looks up, and the names of the pinged people."""
    async with staged(path) as stage:
        people = {name: stage.person(name) for name in ("Ana", "Björn", "Eve")}
        ana, bo = people["Ana"], people["Björn"]
        await ignore(stage, bo, people[ignored])
        lobby, _ = await stage.open(ana, **{"with": bo})
        seen = [text_of(lobby)]
        (invitation,) = invitations(stage)
        notified = {name for name, person in people.items() if person.id in pinged(stage, invitation)}
        invite = await stage.press(ana, lobby, "Invite")
        seen += [json.dumps(wire(message)) for message in (lobby, invitation, invite)]
        await stage.press(bo, lobby, "Join")
        await stage.press(ana, lobby, "Start")
        seen += [json.dumps(wire(message)) + message.content for message in stage.channel.history(viewer=ana)]
        seen.append(text_of(await privacy(stage, ana)))
        for asker, command in product((ana, people["Eve"]), LOOKS):
            seen.append(json.dumps(wire((await asker.slash(stage.channel, command)).response)))
        seen += [label for message in stage.channel.history() for label in labels(message)]
        return seen, notified


async def test_the_ignored_one_sees_no_difference_and_the_other_is_not_pinged(tmp_path: Path) -> None:
    for name in ("before", "after"):
        (tmp_path / name).mkdir()
    seen, notified = await an_evening(tmp_path / "before", "Eve")
    seen_by_the_ignored, notified_now = await an_evening(tmp_path / "after", "Ana")
    assert seen_by_the_ignored == seen
    assert notified == {"Björn"}
    assert notified_now == set()


async def test_a_player_ignores_someone_and_stops(tmp_path: Path, language: Words) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        assert language("ignore.nobody") in text_of(await privacy(stage, bo))
        panel = await ignore(stage, bo, ana)
        assert language("ignore.now", names="**Ana**") in text_of(panel)
        await stage.open(ana, **{"with": bo})
        turns = text_of((await bo.slash(stage.channel, "domino turns")).response)
        assert "Ana" not in turns
        panel = (await bo.select(panel, [str(ana.id)], custom_id="b1:-:0:privacy:unignore")).response
        assert language("ignore.nobody") in text_of(panel)
        assert "Ana" in text_of((await bo.slash(stage.channel, "domino turns")).response)
        await ignore(stage, bo, bo)
        assert language("ignore.nobody") in text_of(await privacy(stage, bo))


async def test_only_the_player_finds_whom_they_ignore_in_an_export(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        ana, bo = stage.person("Ana"), stage.person("Björn")
        await ignore(stage, bo, ana)
        tables = stage.bot.services.tables
        assert await export_person(tables, ana.id) == {"steps": []}
        (row,) = (await export_person(tables, bo.id))["players"]
        assert row["user_id"] == bo.id
        assert "Ana" not in str(row), "names of others are left out"


async def test_deleted_players_are_named_by_no_one_who_ignores_them(tmp_path: Path) -> None:
    async with staged(tmp_path) as stage:
        gone, bo = stage.person("Quetzalcoatl"), stage.person("Björn")
        await ignore(stage, bo, gone)
        await stage.open(gone)
        panel = await stage.press(gone, await privacy(stage, gone), "Delete…")
        await stage.press(gone, panel, "Delete my data")
        with closing(sqlite3.connect(stage.path / "boneyard.db")) as connection:
            dump = "\n".join(connection.iterdump())
        assert "Quetzalcoatl" not in dump
        assert str(gone.id) not in dump
        assert "Deleted player 1" in text_of(await privacy(stage, bo))
        assert "Delete…" in labels(await privacy(stage, bo)), "the rest of the settings stays"
