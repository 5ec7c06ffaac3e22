"""Where threads can exist, tables get theirs; elsewhere a sentence says so, and nothing is asked of Discord in vain."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.events.model import Plan
from tests.wire.conftest import Hurry, running
from tests.wire.days import box_of
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, BO, People, buttons, shown
from tests.wire.shapes import ANNOUNCEMENTS, CHANNEL, GUILD, THREAD
from tests.wire.test_closed import FORUM, STAGE, VOICE

NO_THREADS = "Threads exist only in text channels."


@pytest.mark.parametrize("kind", [VOICE, STAGE, FORUM], ids=["voice chat", "stage", "forum"])
@pytest.mark.parametrize("place", [CHANNEL, THREAD], ids=["", "a post or thread there"])
async def test_where_threads_cannot_exist_a_sentence_says_so(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry, kind: int, place: int
) -> None:
    wire.kinds[CHANNEL] = kind
    async with running(wire, tmp_path) as bot:
        told = await wire.answered(wire.slash(ANA, "domino play", place, game="block", where="thread"))
        assert NO_THREADS in shown(told).text
        assert not bot.services.tables.known()
        assert not wire.of("thread")


@pytest.mark.parametrize("kind", [None, ANNOUNCEMENTS], ids=["text", "announcements"])
async def test_a_lobby_opens_its_thread_in_text_channels_of_both_kinds(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry, kind: int | None
) -> None:
    if kind:
        wire.kinds[CHANNEL] = kind
    async with running(wire, tmp_path):
        opened = await wire.answered(wire.slash(ANA, "domino play", game="block", where="thread"))
        await people.start(shown(opened), ANA, BO)
        await wire.until(lambda: people.showing("hand", channel=THREAD))
        assert [request.status for request in wire.of("thread")] == [200]


async def test_a_thread_whose_channel_the_library_does_not_know_has_its_table(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry
) -> None:
    async with running(wire, tmp_path) as bot:
        guild = bot.get_guild(GUILD)
        assert guild
        del guild._channels[CHANNEL]
        opened = shown(await wire.answered(wire.slash(ANA, "domino play", THREAD, game="block")))
        assert buttons(opened, "join")


@pytest.mark.parametrize("kind", [None, ANNOUNCEMENTS], ids=["text", "announcements"])
async def test_a_table_of_a_night_has_its_thread_in_text_channels_of_both_kinds(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry, kind: int | None
) -> None:
    if kind:
        wire.kinds[CHANNEL] = kind
    async with running(wire, tmp_path):
        await wire.answered(wire.slash(ANA, "events night"))
        await wire.answered(wire.send_box(ANA, box_of(Plan(("block",), seats=2))))
        await people.press(BO, await wire.until(lambda: people.showing("event_in")), "event_in")
        begin = await wire.until(lambda: people.offering("event_next"))
        await people.press(ANA, begin, "event_next")
        await wire.until(lambda: people.showing("hand") or people.showing("hand", channel=THREAD))
        assert [request.status for request in wire.of("thread")] == [200]
        assert people.showing("hand", channel=THREAD)


async def test_a_night_with_equal_deals_is_refused_where_private_threads_cannot_exist(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry
) -> None:
    wire.kinds[CHANNEL] = ANNOUNCEMENTS
    async with running(wire, tmp_path) as bot:
        await wire.answered(wire.slash(ANA, "events night"))
        sent = wire.send_box(ANA, box_of(Plan(("block",), seats=2, duplicate=True)))
        told = shown(await wire.answered(sent))
        assert "hides the other tables" in told.text
        assert not bot.services.events.unfinished()
