"""The way of a click through the house: forward once, back once, and the mover's own answer before everything else."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import discord
import pytest

from bot.ui.pages.custom_ids import Verb, read_id
from engine.rules.games.block.rules import BlockMatch
from engine.store import Store
from engine.tables.table.model import Snapshot
from tests.bot.flows.stage import Stage, controls, staged

ROOT = Path(__file__).parents[3]
OURS = (str(ROOT / "engine"), str(ROOT / "bot"))


class Trace:
    """What happened, in its order, from the press of a tile to the last drawing."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.happened: list[str] = []
        self.deepest = 0
        self.functions: set[tuple[str, str]] = set()
        """File and name of each function of ours between the first commit and the answer."""
        self.drawing: set[tuple[str, str]] = set()
        """The same between the answer and the board."""
        self._patch(monkeypatch, Store, "write", "commit", after=True)
        self._patch(monkeypatch, Store, "set_columns", "note", after=True)
        self._patch(monkeypatch, discord.InteractionResponse, "edit_message", "answer")
        self._patch(monkeypatch, discord.PartialMessage, "edit", "board")
        self._patch(monkeypatch, discord.abc.Messageable, "send", "ping")
        for owner, name, what in ((BlockMatch, "view_for", "view"), (Snapshot, "__init__", "snapshot")):
            self._count(monkeypatch, owner, name, what)

    def _patch(self, monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, what: str, *, after: bool = False) -> None:
        real = getattr(owner, name)

        async def watched(*args: Any, **kwargs: Any) -> Any:
            if not after:
                self.note(what)
            result = await real(*args, **kwargs)
            if after:
                self.note(what)
            return result

        monkeypatch.setattr(owner, name, watched)

    def _count(self, monkeypatch: pytest.MonkeyPatch, owner: Any, name: str, what: str) -> None:
        real = getattr(owner, name)

        def counted(*args: Any, **kwargs: Any) -> Any:
            self.happened.append(what)
            return real(*args, **kwargs)

        monkeypatch.setattr(owner, name, counted)

    def note(self, what: str) -> None:
        """Something that others can see; between the first commit and the answer the deepest call of ours is kept."""
        self.happened.append(what)
        if what == "commit" and self.happened.count("commit") == 1:
            sys.setprofile(self._profile)
        elif what == "board":
            sys.setprofile(None)

    def _profile(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            code, answered = frame.f_code, "answer" in self.happened
            if code.co_filename.startswith(OURS) and not code.co_name.startswith("<"):
                (self.drawing if answered else self.functions).add((code.co_filename, code.co_qualname))
            if answered:
                return
            depth = 0
            at: FrameType | None = frame
            while at is not None:
                depth += at.f_code.co_filename.startswith(OURS)
                at = at.f_back
            self.deepest = max(self.deepest, depth)


async def traced(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> Trace:
    """One move in a match of two people, who both have their panel open."""
    people = [stage.person("Ana"), stage.person("Björn")]
    table_id = await stage.begin(*people)
    for person in people:
        await stage.hand(person, table_id)
    rng = random.Random(1)
    while True:
        turn = (await stage.table(table_id)).turn
        assert turn is not None
        assert turn.person is not None
        mover = next(person for person in people if person.id == turn.person.user_id)
        panel = await stage.hand(mover, table_id)
        plays = [item for item in controls(panel) if (found := read_id(item["custom_id"])) and found.verb is Verb.DO]
        if plays:
            break
        await stage.play_on(people, table_id, rng, turns=1)
    trace = Trace(monkeypatch)
    await stage.press_id(mover, panel, plays[0]["custom_id"])
    return trace


async def test_the_movers_answer_leaves_before_the_board_and_the_ping(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with staged(tmp_path) as stage:
        trace = await traced(stage, monkeypatch)
    seen = [what for what in trace.happened if what in ("commit", "answer", "board", "ping")]
    assert seen == ["commit", "answer", "board", "ping"]


async def test_that_the_board_was_edited_is_noted_with_the_ping_that_follows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each note is a transaction that waits for the disk."""
    async with staged(tmp_path) as stage:
        trace = await traced(stage, monkeypatch)
    seen = [what for what in trace.happened if what in ("board", "ping", "note")]
    assert seen == ["board", "note", "ping", "note"]


async def test_a_click_builds_each_view_once_and_one_table_value_on_a_short_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Views are built for the mover, the spectator and the next player, whose panel is refreshed."""
    async with staged(tmp_path) as stage:
        trace = await traced(stage, monkeypatch)
    assert trace.happened.count("view") == 3
    assert trace.happened[: trace.happened.index("answer")].count("snapshot") == 2
    assert 0 < trace.deepest <= 17, "calls of ours within each other, between the commit and the answer"
    assert len(trace.functions) <= 115, sorted(trace.functions)
    assert len({file for file, _ in trace.functions}) <= 35, "files between the commit and the answer"
    assert len(trace.drawing) <= 134, sorted(trace.drawing)
    assert len({file for file, _ in trace.drawing}) <= 40, "files between the answer and the board"
