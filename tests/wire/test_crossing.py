"""Two requests for a table's message at the same time: it is posted once, and the second person is told. Each case was
found by `test_chaos`."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.client import Boneyard
from engine.tables.edits.lobby import SetOption
from engine.tables.edits.places import End
from engine.tables.table.model import Person, TableId
from tests.patience import HANG_SECONDS
from tests.wire.days import ends
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, BO, People, buttons, control_of, shown
from tests.wire.records import DOWN, LOST, RESET, Fault, Interaction
from tests.wire.shapes import CHANNEL, THREAD, Message
from tests.wire.test_kills import TABLES, differences, stored

TWICE = "The rematch is open in the channel of the last match."
COMING = "The table’s message is coming."
NOT_HERE = "There’s no open table in this channel."
OTHER = CHANNEL + 2
"""Another channel of the server."""


@pytest.fixture
def late(bot: Boneyard, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every answer is late and has to be promised."""
    monkeypatch.setattr("bot.ui.channel.reply.PATIENCE", 0.0)


async def whole(path: Path, wire: WireDiscord, people: People) -> None:
    """Wait until the channel shows what the database holds, each table once."""
    async with asyncio.timeout(HANG_SECONDS):
        while differences(stored(path, TABLES), people):
            await wire.answered(wire.slash(ANA, "domino help"))


async def said(wire: WireDiscord, click: Interaction) -> str:
    """What a click was answered with."""
    return shown(await wire.answered(click)).text.strip()


async def ended(people: People) -> Message:
    """The message that ends a match of Ana with a robot, which is over after its first round."""
    await people.begin(ANA, robots=1, options="target=1")
    await people.play(ANA)
    message = people.showing("rematch")
    assert message
    return message


async def test_two_who_press_rematch_at_once_get_one_lobby(
    bot: Boneyard, wire: WireDiscord, people: People, tmp_path: Path
) -> None:
    await people.begin(ANA, BO, options="target=1")
    await people.play(ANA, BO)
    end, go_on = people.showing("rematch"), asyncio.Event()
    assert end
    wire.fail("callback", Fault(hold=go_on))
    first = people.push(ANA, end, buttons(end, "rematch")[0])
    await wire.until(lambda: not wire.scripted("callback"))
    assert await said(wire, people.push(BO, end, buttons(end, "rematch")[0])) == TWICE
    go_on.set()
    assert buttons(shown(await wire.answered(first)), "join")
    await whole(tmp_path, wire, people)


async def test_rematch_pressed_again_between_two_rounds_of_the_rematch_posts_nothing(
    bot: Boneyard, wire: WireDiscord, people: People, tmp_path: Path
) -> None:
    end = await ended(people)
    lobby = shown(await people.press(ANA, end, "rematch"))
    table = control_of(buttons(lobby, "start")[0]).table
    await bot.services.tables.change(TableId(table), SetOption("target", "500"), ANA.id)
    await people.press(ANA, lobby, "start")
    await wire.until(lambda: people.showing("hand"))
    posts, go_on = len(wire.of("post")), asyncio.Event()
    wire.fail("post", Fault(hold=go_on))
    await people.play(ANA)  # until there is no board, but that of the last match
    await wire.until(lambda: len(wire.of("post")) > posts)
    assert await said(wire, people.push(ANA, end, buttons(end, "rematch")[0])) == TWICE
    go_on.set()
    await whole(tmp_path, wire, people)


async def test_the_board_that_is_asked_for_while_it_is_being_posted_is_posted_once(
    bot: Boneyard, wire: WireDiscord, people: People, tmp_path: Path
) -> None:
    await people.begin(ANA, robots=1)
    found, go_on = await people.turn((ANA,)), asyncio.Event()
    assert found
    wire.fail("edit", Fault(404, 10008))  # the board is gone
    wire.fail("post", Fault(hold=go_on))
    posts = len(wire.of("post"))
    await people.move(*found)
    await wire.until(lambda: len(wire.of("post")) > posts)
    asked = wire.slash(ANA, "domino board")
    await wire.answered(wire.slash(ANA, "domino help"))
    go_on.set()
    assert buttons(shown(await wire.answered(asked)), "hand")
    await whole(tmp_path, wire, people)


async def posted_unknown(wire: WireDiscord, people: People, channel: int = CHANNEL) -> None:
    """Ana's board is deleted and posted anew, without an event from Discord."""
    found = await people.turn((ANA,), channel)
    assert found
    wire.fail("edit", Fault(404, 10008))
    wire.fail("post", Fault(503, done_first=True), *[DOWN] * 100)
    await people.move(*found)
    await wire.until(lambda: 0 < wire.scripted("post") < 95)


async def test_the_board_is_not_posted_beside_one_that_may_be_there(
    bot: Boneyard, wire: WireDiscord, people: People, tmp_path: Path
) -> None:
    await people.begin(ANA, robots=1)
    await posted_unknown(wire, people)
    asked = wire.slash(ANA, "domino board")
    assert await said(wire, asked) == COMING
    wire.forgive()
    await whole(tmp_path, wire, people)


async def test_a_table_that_moves_on_before_its_messages_are_gone_leaves_none(
    bot: Boneyard, wire: WireDiscord, people: People, tmp_path: Path
) -> None:
    await people.begin(ANA, BO)
    await wire.until(people.pings)
    wire.fail("delete", *[DOWN] * 100)
    for channel in (THREAD, OTHER):
        await wire.answered(await people.bring(ANA, channel))
    wire.forgive()
    await whole(tmp_path, wire, people)
    assert people.showing("hand", channel=OTHER)


async def test_a_table_whose_message_may_be_there_does_not_move_away_from_it(
    bot: Boneyard, wire: WireDiscord, people: People, tmp_path: Path
) -> None:
    await people.begin(ANA, robots=1)
    await posted_unknown(wire, people)
    assert await said(wire, await people.bring(ANA, THREAD)) == COMING
    wire.forgive()
    await whole(tmp_path, wire, people)
    await wire.answered(await people.bring(ANA, THREAD))
    await whole(tmp_path, wire, people)


async def test_a_board_that_may_be_in_a_thread_is_found_there_after_it_was_archived(
    bot: Boneyard, wire: WireDiscord, people: People, tmp_path: Path
) -> None:
    await people.begin(ANA, robots=1, channel=THREAD)
    await posted_unknown(wire, people, THREAD)
    wire.archived.add(THREAD)
    wire.forgive()
    await whole(tmp_path, wire, people)


async def held_up(wire: WireDiscord, people: People, channel: int = CHANNEL) -> asyncio.Event:
    """Ana's board is being posted anew until that is set."""
    found = await people.turn((ANA,), channel)
    assert found
    go_on, posts = asyncio.Event(), len(wire.of("post"))
    wire.fail("edit", Fault(404, 10008))
    wire.fail("post", Fault(hold=go_on))
    await people.move(*found)
    await wire.until(lambda: len(wire.of("post")) > posts)
    return go_on


async def test_the_board_is_not_shown_where_its_table_stood_when_it_was_asked_for(
    bot: Boneyard, wire: WireDiscord, people: People, tmp_path: Path
) -> None:
    await people.begin(ANA, robots=1)
    go_on = await held_up(wire, people)
    await people.bring(ANA, THREAD)
    asked = wire.slash(BO, "domino board")
    await wire.answered(wire.slash(ANA, "domino help"))
    go_on.set()
    assert (await said(wire, asked)).startswith(NOT_HERE)
    await whole(tmp_path, wire, people)


async def test_show_again_follows_a_table_that_moves_meanwhile(
    bot: Boneyard, wire: WireDiscord, people: People, tmp_path: Path
) -> None:
    await people.begin(ANA, robots=1)
    board = people.showing("more")
    assert board
    more = shown(await people.press(BO, board, "more"))
    go_on = await held_up(wire, people)
    await people.bring(ANA, THREAD)
    again = people.push(BO, more, buttons(more, "repost")[0])
    await wire.answered(wire.slash(ANA, "domino help"))
    go_on.set()
    await wire.answered(again)
    await whole(tmp_path, wire, people)


async def test_the_end_of_a_match_in_a_thread_is_told_although_show_again_showed_it_first(
    bot: Boneyard, wire: WireDiscord, people: People, tmp_path: Path
) -> None:
    table = await people.begin(ANA, robots=1, channel=THREAD, options="target=500")
    board = people.showing("more", channel=THREAD)
    assert board
    more = shown(await people.press(BO, board, "more"))
    go_on = await held_up(wire, people, THREAD)
    people.push(BO, more, buttons(more, "repost")[0])
    await wire.answered(wire.slash(ANA, "domino help"))
    await bot.services.tables.change(TableId(table), End(at_once=True), Person(ANA.id, ANA.name), manager=True)
    go_on.set()
    await wire.until(lambda: ends(people))
    await whole(tmp_path, wire, people)


async def test_a_promise_of_which_discord_says_that_it_was_given_is_kept(
    late: None, wire: WireDiscord, people: People
) -> None:
    wire.fail("callback", Fault(500, done_first=True))  # the library's own second try is told so
    asked = wire.slash(ANA, "settings mine")
    await wire.until(lambda: asked.shown and buttons(asked.shown))


async def test_an_answer_that_got_through_although_it_seemed_to_fail_stays(
    late: None, wire: WireDiscord, people: People, tmp_path: Path
) -> None:
    wire.fail("callback", RESET, RESET, LOST)  # the promise, the answer, and the answer again
    asked = await wire.answered(wire.slash(ANA, "domino play", game="block"))
    lobby = shown(asked)
    await whole(tmp_path, wire, people)
    await people.press(ANA, lobby, "robot")
    assert lobby.id in wire.messages


async def test_a_promise_that_got_through_although_the_answer_seemed_to_fail_is_kept(
    late: None, wire: WireDiscord, people: People, tmp_path: Path
) -> None:
    wire.fail("callback", LOST, RESET, RESET)  # the promise, the answer, and the answer again
    asked = wire.slash(ANA, "domino play", game="block")
    await wire.until(lambda: asked.shown and buttons(asked.shown, "join"))
    await whole(tmp_path, wire, people)
    assert shown(asked).id in wire.messages


async def test_a_click_that_changes_a_lobby_is_acknowledged_at_the_second_try(
    bot: Boneyard, wire: WireDiscord, people: People
) -> None:
    lobby = shown(await wire.answered(wire.slash(ANA, "domino play", game="block")))
    wire.fail("callback", RESET)
    await people.press(ANA, lobby, "robot")


async def test_a_lobby_stays_when_a_promise_failed_that_a_click_on_it_needs_no_more(
    late: None, wire: WireDiscord, people: People
) -> None:
    opened = await wire.answered(wire.slash(ANA, "domino play", game="block"))
    await wire.until(lambda: buttons(shown(opened), "join"))
    lobby = shown(opened)
    wire.fail("callback", RESET)
    await people.press(ANA, lobby, "robot")
    await wire.until(lambda: wire.of("unshow"))
    assert lobby.id in wire.messages


async def test_a_click_on_a_panel_that_has_just_gone_is_answered_in_a_new_one(
    bot: Boneyard, wire: WireDiscord, people: People
) -> None:
    lobby = shown(await wire.answered(wire.slash(ANA, "domino play", game="block")))
    panel = shown(await people.press(ANA, lobby, "options"))
    del wire.messages[panel.id]
    assert shown(await people.press(ANA, panel, "options")).id != panel.id


async def test_a_rematch_that_takes_long_has_its_lobby_for_everybody(
    bot: Boneyard, wire: WireDiscord, people: People, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await people.begin(ANA, BO, options="target=1")
    await people.play(ANA, BO)
    end = people.showing("rematch")
    assert end
    monkeypatch.setattr("bot.ui.channel.reply.PATIENCE", 0.0)
    first = await people.press(ANA, end, "rematch")
    await wire.until(lambda: buttons(shown(first), "join"))
    assert shown(first).only_for is None
    await whole(tmp_path, wire, people)
    second = people.push(BO, end, buttons(end, "rematch")[0])
    await wire.until(lambda: any(m.only_for == BO.id and TWICE[:14] in m.text for m in wire.messages.values()))
    assert second.answer
    await whole(tmp_path, wire, people)
