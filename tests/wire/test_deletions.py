"""People delete their data: their names leave memory too, and two at the same moment stay two."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.client import Boneyard
from bot.ui.pages.custom_ids import Verb, control_of
from bot.ui.pages.events.plan import plan_text
from engine.events.model import Kind, Plan
from tests.wire.conftest import Hurry, running
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, BO, People
from tests.wire.records import Fault, Interaction
from tests.wire.shapes import User, letters_of
from tests.wire.test_managers import DORA, EVE, MILO, MONA, SLOW, everyone, of, page, press

__all__ = ["everyone"]
NAMED = User(31, "Quetzalcoatl", permissions="3072")


def delete(wire: WireDiscord, user: User, channel: int | None = None) -> Interaction:
    """Delete one's data, and don't wait."""
    where = page(wire, user, letters_of(user) if channel is None else channel)
    return wire.click(user, where, control_of(Verb.PRIVACY, "delete:yes"))


async def followed(bot: Boneyard) -> None:
    """All processes and tables know of the deletions."""
    await bot.services.privacy.settled()
    await bot.services.tables.settled()


@pytest.mark.parametrize("last", ["resigned", "came back", "replaced", "away", "in play"])
async def test_no_page_about_a_match_names_a_deleted_player(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry, last: str
) -> None:
    wire.users.append(NAMED)
    async with running(wire, tmp_path) as bot:
        table = await people.begin(ANA, BO, NAMED, options="target=500", time=SLOW)
        await people.play(ANA, BO, NAMED, moves=4)
        if last != "in play":
            await press(wire, NAMED, of(table, Verb.RESIGN_YES))
        if last in ("came back", "away"):
            await press(wire, NAMED, of(table, Verb.COME_BACK))
        if last == "away":
            await press(wire, NAMED, of(table, Verb.RESIGN_YES))
        if last == "replaced":
            await press(wire, EVE, of(table, Verb.TAKE_OVER, "2"))
            for person in (ANA, BO):
                await people.press(person, await wire.until(lambda: people.showing("agree")), "agree")
        told = await press(wire, ANA, of(table, Verb.LOG, "0"))
        assert (NAMED.name in told) == (last != "replaced"), "the log has the names of now"
        await wire.answered(delete(wire, NAMED))
        await followed(bot)
        for user in (ANA, BO):
            for verb in (Verb.LOG, Verb.TALLY, Verb.RULES):
                assert NAMED.name not in await press(wire, user, of(table, verb, "0" if verb is not Verb.TALLY else ""))
            for verb in (Verb.MORE, Verb.HAND, Verb.BOARD, Verb.FAIR, Verb.WORDS):
                assert NAMED.name not in await press(wire, user, of(table, verb)), verb
        await wire.until(lambda: all(NAMED.name not in message.text for message in people.public()))
        await people.play(ANA, BO, EVE, moves=1)
        assert NAMED.name not in await press(wire, ANA, of(table, Verb.LOG, "0"))
        assert all(NAMED.name not in message.text for message in people.public())


async def test_a_board_that_is_being_drawn_during_a_deletion_is_drawn_again(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry
) -> None:
    wire.users.append(NAMED)
    async with running(wire, tmp_path) as bot:
        table = await people.begin(ANA, BO, NAMED, options="target=500", time=SLOW)
        await people.play(ANA, BO, NAMED, moves=4)
        await press(wire, NAMED, of(table, Verb.RESIGN_YES))
        await press(wire, EVE, of(table, Verb.TAKE_OVER, "2"))
        agree = await wire.until(lambda: people.showing("agree"))
        await people.press(ANA, agree, "agree")
        await people.press(BO, agree, "agree")
        await wire.until(lambda: any("Eve took over" in message.text for message in people.public()))
        go_on = asyncio.Event()
        wire.fail("edit", Fault(hold=go_on))
        await wire.answered(delete(wire, NAMED))
        await followed(bot)
        go_on.set()
        await wire.until(lambda: all(NAMED.name not in message.text for message in people.public()))


async def test_two_people_who_delete_their_data_at_the_same_moment_stay_two(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry
) -> None:
    async with running(wire, tmp_path) as bot:
        table = await people.begin(ANA, DORA, EVE, options="target=500", time=SLOW)
        clicks = [delete(wire, DORA), delete(wire, EVE), delete(wire, DORA), delete(wire, EVE)]
        await asyncio.gather(*map(wire.answered, clicks))
        await followed(bot)
        seats = (await bot.services.tables.snapshot(table)).seats
        gone = [seat.user_id for seat in seats if (seat.user_id or 0) < 0]
        assert len(set(gone)) == 2
        assert len({seat.name for seat in seats}) == 3
        with closing(sqlite3.connect(tmp_path / "boneyard.db")) as database:
            dump = "\n".join(database.iterdump())
        assert "Dora" not in dump
        assert "Eve" not in dump
    async with running(wire, tmp_path) as bot:
        await followed(bot)
        assert [seat.user_id for seat in (await bot.services.tables.snapshot(table)).seats] == [
            seat.user_id for seat in seats
        ]


@pytest.mark.parametrize("restart", [False, True])
async def test_a_tournament_goes_on_when_two_of_its_players_delete_their_data(
    wire: WireDiscord, people: People, tmp_path: Path, hurry: Hurry, restart: bool
) -> None:
    async with running(wire, tmp_path) as bot:
        await wire.answered(wire.slash(ANA, "events tournament"))
        box = control_of(Verb.EVENT_POST, plan_text(Kind.KNOCKOUT, Plan(("block",), seats=2)))
        await wire.answered(wire.send_box(ANA, box))
        signed = await wire.until(lambda: people.showing("event_in"))
        for person in (BO, DORA, EVE, MONA, MILO):
            await people.press(person, signed, "event_in")
        begin = await wire.until(lambda: people.offering("event_next"))
        await people.press(ANA, begin, "event_next")
        (event,) = bot.services.events.unfinished()
        await wire.until(lambda: bot.services.events.unfinished()[0].in_play)
        clicks = [delete(wire, DORA), delete(wire, EVE), delete(wire, DORA)]
        await asyncio.gather(*map(wire.answered, clicks))
        await followed(bot)
        if not restart:
            await over(bot, wire, people, event.id)
    if restart:
        async with running(wire, tmp_path) as bot:
            await over(bot, wire, people, event.id)


async def over(bot: Boneyard, wire: WireDiscord, people: People, event_id: str) -> None:
    """The event goes on without them, and no public message names them."""
    await followed(bot)
    event = await bot.services.events.snapshot(event_id)
    assert not {DORA.id, EVE.id} & {player.user_id for player in event.players}
    gone = [player.user_id for player in event.players if player.user_id < 0]
    assert len(set(gone)) == 2
    assert not {player.user_id for player in event.coming} & set(gone), "they have left the rounds to come"
    assert event.unfinished
    await wire.until(lambda: not any(n in m.text for m in people.public() for n in ("Dora", "Eve")))
