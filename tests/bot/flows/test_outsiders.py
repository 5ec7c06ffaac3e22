"""Every button and command of a scene (`test_authority` has them all, from the registry), pressed where or when its
person has no part in the table: from another server, another channel or a thread, after resigning, after being
replaced, and on an old panel."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import discord
import pytest

from bot.ui.pages.custom_ids import Verb
from bot.words import words_for
from engine.tables.edits.consent import Answer as Says
from engine.tables.edits.consent import TakeOverSeat, voters
from engine.tables.edits.turns import Resign
from engine.tables.table.model import Snapshot
from tests.bot.flows.authority import ROLES, Scene, scene
from tests.bot.flows.kept import last_lots
from tests.bot.flows.stage import text_of, tiles_in
from tests.bot.flows.test_authority import REFUSED, TABLE, Row, changed, command, press, stored
from tests.bot.flows.test_gate import choose

WORDS = words_for()
pytestmark = pytest.mark.usefixtures("unpainted")
OF_TABLES = [kind for kind in TABLE if kind != "no table"]
IN_PLAY = ["match", "paused", "question"]
OWN = {"players"}
"""A person may change their own data anywhere."""
ASKS = {Verb.TAKE_OVER, Verb.JOIN}
"""How anyone asks for a seat."""
WITHOUT_TABLE = {"settings away", "domino board", "results replay", "results verify"}
"""Commands of the scenes that name no table."""


@dataclass
class Answer:
    """The outcome of a press: all changes in the database, and the answer."""

    changes: set[str]
    text: str

    @property
    def refused(self) -> bool:
        """Whether the person read why nothing came of it."""
        return bool(REFUSED.search(self.text)) or WORDS("replay.unknown") in self.text


async def tried(it: Scene, role: str, row: Row, at: Snapshot | None = None) -> Answer:
    """Press the button as on a panel made `at` that version, or type the command."""
    facts, now = it.facts(role), it.table
    before = stored(it.stage)
    it.table = at or now
    result = await (press if isinstance(row.what, Verb) else command)(it, role, row, facts)
    it.table = now
    await it.stage.env.settle()
    if it.table:
        await it.now()
    assert result.acknowledged, row
    return Answer(changed(before, stored(it.stage)), text_of(result.response) if result.response else "")


def hidden_from(table: Snapshot, seat: int) -> set[str]:
    """The tiles in all hands but that seat's, and in its own if a robot plays it."""
    views = {info.seat: table.view_for(info.seat) for info in table.seats}
    own = table.seats[seat]
    hands = [view.hand for at, view in views.items() if view and (at != seat or own.resigned or not own.human)]
    return {str(tile) for hand in hands for tile in hand}


@asynccontextmanager
async def abroad(path: Path, kind: str) -> AsyncIterator[Scene]:
    """A scene, and a manager of another server who is on none of ours."""
    async with scene(path, kind) as it:
        there = it.stage.env.create_guild("Elsewhere")
        boss = there.create_role("bosses", permissions=discord.Permissions(manage_guild=True))
        user = it.stage.env.create_user("foreigner", global_name="foreigner")
        it.people["foreigner"] = there.add_member(user, roles=[boss])
        it.people["guest"] = there.add_member(it.people["guest"])
        it.stage.channel = it.elsewhere = there.create_text_channel("games")
        yield it


@pytest.mark.parametrize("kind", OF_TABLES)
async def test_a_manager_of_another_server_does_nothing_here(tmp_path: Path, kind: str) -> None:
    async with abroad(tmp_path / "scene", kind) as it:
        for row in TABLE[kind]:
            answer = await tried(it, "foreigner", row)
            assert not answer.changes - OWN, (row, answer)
            if row.what not in WITHOUT_TABLE and row.what is not Verb.WATCH:
                assert answer.refused, (row, answer.text)


def promote_abroad(it: Scene) -> None:
    """The player manages the other server too, and presses there."""
    there = it.people["foreigner"].guild
    boss = there.create_role("more bosses", permissions=discord.Permissions(manage_guild=True))
    it.people["player"] = there.add_member(it.people["player"], roles=[boss])


@pytest.mark.parametrize("kind", ["match", "paused"])
async def test_who_resigned_and_manages_another_server_has_no_say_from_there(tmp_path: Path, kind: str) -> None:
    async with abroad(tmp_path / "scene", kind) as it:
        await it.edit(Resign(), "player")
        promote_abroad(it)
        for row in (*TABLE[kind], *TABLE["paused"]):
            if row.what not in {Verb.COME_BACK, *ASKS}:
                answer = await tried(it, "player", row)
                assert not answer.changes, (row, answer)


@pytest.mark.parametrize("kind", ["lobby", "match", "paused", "over"])
async def test_a_player_who_manages_another_server_is_only_a_player_there(tmp_path: Path, kind: str) -> None:
    async with abroad(tmp_path / "scene", kind) as it:
        at = ROLES.index("player")
        promote_abroad(it)
        for row in TABLE[kind]:
            if row.gets[at] == "-" and isinstance(row.what, Verb):
                answer = await tried(it, "player", row)
                assert not answer.changes, (row, answer)
                assert answer.refused, (row, answer.text)


ELSEWHERE_REFUSED = {Verb.SAME_DEAL, Verb.REVENGE, Verb.WATCH, Verb.FAIR}
"""What only people in the table's channel, or at the table, may do."""


@pytest.mark.parametrize("kind", ["match", "over"])
async def test_a_stranger_in_another_channel_does_not_watch_from_there(tmp_path: Path, kind: str) -> None:
    async with scene(tmp_path / "scene", kind) as it:
        it.stage.channel = it.elsewhere
        for row in TABLE[kind]:
            if row.what in ELSEWHERE_REFUSED:
                answer = await tried(it, "stranger", row)
                assert not answer.changes, (row, answer)
                assert answer.refused, (row, answer.text)


def opens(row: Row) -> bool:
    """Whether a row opens a public table, or moves one."""
    return "new tables" in row.changes or "channel_id" in row.changes


@pytest.mark.parametrize("kind", [kind for kind in TABLE if any(map(opens, TABLE[kind]))])
@pytest.mark.parametrize("allowed", [True, False])
async def test_a_thread_follows_the_rules_of_its_channel(tmp_path: Path, kind: str, allowed: bool) -> None:
    for number, row in enumerate(row for row in TABLE[kind] if opens(row)):
        async with scene(tmp_path / str(number), kind) as it:
            where = it.stage.guild.create_text_channel("allowed")
            parent = where if allowed else it.elsewhere
            thread = await it.stage.bot.services.writer.threads.open(parent.id, "thread", None)
            await it.stage.env.settle()
            it.stage.channel = it.elsewhere = it.stage.place(thread)
            await choose(it, channels=(where.id, *([it.table.channel.channel_id] if it.table else [])))
            answer = await tried(it, "host", row)
            private = "domino" in str(row.what) and row.what != "domino play"
            at_home = row.what in (Verb.REMATCH,) or private
            if not at_home and row.what not in (Verb.PLAY_NOW, Verb.DAILY, Verb.LEARN, Verb.PLAY_ON):
                assert bool(answer.changes & {"new tables", "channel_id"}) is allowed, (row, answer)


async def test_a_rematch_asks_for_the_channel_of_its_table(tmp_path: Path) -> None:
    async with scene(tmp_path / "scene", "over") as it:
        await choose(it, channels=(it.elsewhere.id,))
        it.stage.channel = it.elsewhere
        answer = await tried(it, "player", Row(Verb.REMATCH, ""))
        assert not answer.changes, answer
        assert WORDS("server.not_here", channels=f"<#{it.elsewhere.id}>") in answer.text


@pytest.mark.parametrize("kind", IN_PLAY)
async def test_who_has_resigned_plays_and_reads_nothing_at_their_seat(tmp_path: Path, kind: str) -> None:
    async with scene(tmp_path / "scene", kind) as it:
        before = await it.now()
        await it.edit(Resign(), "player")
        await left(it, kind, before, {Verb.COME_BACK})


@pytest.mark.parametrize("kind", ["match", "paused"])
async def test_who_was_replaced_plays_and_reads_nothing_at_their_seat(tmp_path: Path, kind: str) -> None:
    async with scene(tmp_path / "scene", kind) as it:
        before = await it.now()
        await it.edit(Resign(), "player")
        seat = before.seat_of(it.people["player"].id)
        assert seat
        await it.tables.change(before.id, TakeOverSeat(seat.seat), it.person("stranger"))
        for role in ("host", "player", "playing manager"):
            table = await it.now()
            for question in table.participants.questions:
                if it.people[role].id in voters(table, question):
                    await it.edit(Says(question.key, True), role)
        taken = (await it.now()).seats[seat.seat]
        assert taken.user_id == it.people["stranger"].id
        await left(it, kind, before, set())


async def left(it: Scene, kind: str, before: Snapshot, returns: set[Verb]) -> None:
    """The player presses everything, as it is now and on panels of `before`, but the ways by which they return."""
    seat = before.seat_of(it.people["player"].id)
    assert seat
    for row in TABLE[kind]:
        for at in (it.table, before):
            if row.what in returns:
                continue
            answer = await tried(it, "player", row, at)
            assert not answer.changes - ({"participants"} if row.what in ASKS else set()), (row, answer)
            table = await it.now()
            lots = {str(tile) for tile in last_lots(it.stage.bot, table)}
            assert not tiles_in(answer.text) & hidden_from(table, seat.seat) - lots, (row, answer.text)


@pytest.mark.parametrize("kind", ["lobby", *IN_PLAY])
@pytest.mark.parametrize("role", ["host", "player", "playing manager"])
async def test_an_old_panel_moves_nothing(tmp_path: Path, kind: str, role: str) -> None:
    """Buttons that play or plan were made for a position; those that ask or leave mean the same later."""
    async with scene(tmp_path / "scene", kind) as it:
        before = await it.now()
        if kind != "lobby":
            await it.move()
        now = await it.now()
        for row in TABLE[kind]:
            if row.what in (Verb.DO, Verb.PREMOVE_ADD, Verb.PREMOVE_PLACE, Verb.TILE, Verb.STACK, Verb.SAY):
                answer = await tried(it, role, row, before)
                assert not answer.changes - {"premoves"}, (row, answer)
                assert (await it.now()).steps == now.steps
