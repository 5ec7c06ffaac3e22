"""A message that Discord never takes: its table alone is parked, also after a restart, and all others go on."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.client import Boneyard
from bot.ui.channel.closed import SHORT, TRIES
from tests.wire.conftest import Hurry, running
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, BO, CHLOE, People, shown
from tests.wire.records import Refusal, Request
from tests.wire.shapes import Json, User
from tests.wire.test_closed import letters
from tests.wire.test_faults import at_rest


async def move(bot: Boneyard, wire: WireDiscord, people: People, table: str) -> None:
    """The next move at a table whose board may lag behind."""
    snapshot = await bot.services.tables.snapshot(table)
    assert snapshot.turn
    user: User = next(one for one in (ANA, BO, CHLOE) if one.id == snapshot.turn.user_id)
    board = wire.messages[snapshot.message_id or 0]
    await people.move(user, shown(await people.press(user, board, "hand")))


def current(bot: Boneyard, table: str) -> bool:
    """Whether the channel shows the table as it is."""
    found = bot.services.tables.peek(table)
    return found is not None and found.shown.shown_version == found.version


async def test_a_table_that_discord_never_takes_is_parked_and_its_neighbours_go_on(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry, monkeypatch: pytest.MonkeyPatch
) -> None:
    hopeless: set[int] = set()
    tried: list[Json] = []
    edit = wire._do_edit

    def fails(asked: Request) -> Json:
        if int(asked.address["message"]) in hopeless:
            tried.append(asked.body)
            raise Refusal(500, 0, "the body is to blame")
        return edit(asked)

    monkeypatch.setattr(wire, "_do_edit", fails)
    async with running(wire, tmp_path) as bot:
        bad = await people.begin(ANA, BO, options="target=500")
        await at_rest(bot, wire, people, bad)
        await people.begin(CHLOE, BO, options="target=500")
        good = bot.services.tables.known()[-1].id
        await wire.until(lambda: current(bot, good))
        hopeless.add((await bot.services.tables.snapshot(bad)).message_id or 0)
        await move(bot, wire, people, bad)
        for _ in range(2):
            await move(bot, wire, people, good)
            await wire.until(lambda: current(bot, good))
        (letter,) = await wire.until(lambda: letters(wire))
        assert "(error 500)" in letter
        assert len(tried) >= TRIES * (SHORT + 1)
        wire._nonces.clear()  # Discord forgets them within minutes
        for _ in range(2):
            await move(bot, wire, people, good)
            await wire.until(lambda: current(bot, good))
            tried.clear()
            await move(bot, wire, people, bad)
            await wire.until(lambda: len(tried) >= TRIES * (SHORT + 1))
        await wire.until(lambda: not bot.services.writer.lanes.tasks)
        assert len(letters(wire)) == 1
    async with running(wire, tmp_path) as bot:
        await bot.services.tables.tables_in()
        await wire.until(lambda: bad in bot.services.writer.closed.tables)
        await move(bot, wire, people, good)
        await wire.until(lambda: current(bot, good))
        hopeless.clear()
        await move(bot, wire, people, bad)
        await wire.until(lambda: current(bot, bad) and not bot.services.writer.lanes.tasks)
        assert "⚠️" not in shown(await wire.answered(wire.slash(BO, "domino turns"))).text
