"""A page that can't be told its table reads why, and asks again if that may help. Pages of others hear nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.live.server import EMOJIS
from bot.words import words_for
from engine.rules.errors import Refused
from engine.rules.moves import Play
from engine.rules.tiles import Tile
from engine.tables.edits.lobby import Join, Leave
from engine.tables.edits.places import MoveTo
from engine.tables.edits.premoves import AddPremove
from engine.tables.keeping.arranging import Arrangement, Order
from engine.tables.keeping.moderation import Deed
from engine.tables.keeping.opening import Wanted
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import ChannelRef, Person, TableId
from tests.bot.live.test_server import Live, Page, begun, live

WORDS = words_for()
UNREADABLE = Refused(TableRefusal.STORE_UNAVAILABLE, reading=True)


def failing(error: Exception) -> Callable[..., Any]:
    """Fails with this error."""

    async def fail(*_: object, **__: object) -> None:
        raise error

    return fail


async def looked(page: Page, table: str) -> Any:
    """Open a table on a page. Returns the answer: the table, or the end."""
    await page.socket.send_json({"do": "open", "table": table, "room": 700})
    while (document := await page.socket.receive_json())["is"] not in ("table", "end"):
        pass
    return document


async def heard(page: Page) -> list[str]:
    """The kinds of documents that a page is told until the answer to a useless request."""
    await page.socket.send_json({"do": "press", "id": 99, "version": 0, "button": "x"})
    found = []
    while (kind := (await page.socket.receive_json())["is"]) not in ("refused", "done"):
        found.append(kind)
    return found


async def block(on: Live, person: Any, by: Any) -> None:
    """A manager blocks a person on the server."""
    rules, guild = on.stage.bot.services.tables.moderation, on.stage.guild.id
    blocked = Person(person.id, person.name)
    await rules.set_rules(guild, lambda now: now.blocking(guild, blocked), Person(by.id, by.name), Deed.BLOCKED)


async def test_a_page_that_opens_while_the_store_fails_says_so_and_asks_again(tmp_path: Path) -> None:
    async with live(tmp_path) as on:
        table, mover, _ = await begun(on)
        page, tables = await on.page(mover), on.stage.bot.services.tables
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(tables, "snapshot", failing(UNREADABLE))
            for _ in range(2):
                told = {"is": "end", "table": table, "sentence": WORDS("refusal.store_unreadable"), "again": True}
                assert await looked(page, table) == told
        assert (await looked(page, table))["is"] == "table"


@pytest.mark.parametrize(
    ("refusal", "key"),
    [(TableRefusal.NO_SUCH_TABLE, "refusal.no_such_table"), (RuntimeError("a fault of ours"), "board.live_broken")],
)
@pytest.mark.logs("RuntimeError")
async def test_a_table_that_can_t_be_shown_has_its_sentence_and_is_not_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refusal: Any, key: str
) -> None:
    async with live(tmp_path) as on:
        table, mover, _ = await begun(on)
        page = await on.page(mover)
        error = refusal if isinstance(refusal, Exception) else Refused(refusal)
        monkeypatch.setattr(on.stage.bot.services.tables, "snapshot", failing(error))
        told = await looked(page, table)
        assert (told["is"], told["sentence"].replace("`", ""), told["again"]) == (
            "end",
            WORDS(key).replace("`", ""),
            False,
        )


async def test_the_end_names_what_is_the_matter(tmp_path: Path) -> None:
    async with live(tmp_path) as on:
        ana, bo, eve = (on.stage.person(name) for name in ("Ana", "Björn", "Eve"))
        table, tables = await on.stage.begin(ana, bo), on.stage.bot.services.tables
        page, guild = await on.page(eve), on.stage.guild
        assert (await looked(page, table))["is"] == "table"
        await tables.change(TableId(table), MoveTo(ChannelRef(guild.id, guild.create_text_channel("b").id)), ana.id)
        assert (await page.told("end"))["sentence"] == WORDS("board.live_elsewhere")
        alone = await tables.open(
            ChannelRef(guild.id, on.stage.channel.id), Person(ana.id, "Ana"), Wanted("block", public=False)
        )
        assert (await looked(page, alone.id))["sentence"] == WORDS("invalid.private")
        await block(on, eve, ana)
        assert (await looked(page, table))["sentence"] == WORDS("blocked.you")


async def test_a_page_that_may_not_see_a_table_hears_nothing_of_it(tmp_path: Path) -> None:
    """Also if the store fails as it looks."""
    async with live(tmp_path) as on:
        table, mover, other = await begun(on)
        mine, stranger = await on.page(mover), await on.page(on.stage.person("Eve"), channel_id=1)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(on.stage.bot.services.tables, "snapshot", failing(UNREADABLE))
            assert (await looked(stranger, table))["again"]
        await mine.open(table)
        await (await on.page(other)).open(table)
        await mine.socket.send_json({"do": "say", "emoji": EMOJIS[0]})
        await mine.told("said")
        assert not {"said", "here", "table"} & set(await heard(stranger))


async def test_who_is_blocked_says_and_hears_nothing_more(tmp_path: Path) -> None:
    async with live(tmp_path) as on:
        table, mover, other = await begun(on)
        mine, theirs = await on.page(mover), await on.page(other)
        await mine.open(table)
        await theirs.open(table)
        await block(on, mover, other)
        await theirs.socket.send_json({"do": "say", "emoji": EMOJIS[1]})
        assert (await theirs.told("said"))["emoji"] == EMOJIS[1]
        assert "said" not in await heard(mine)
        await mine.socket.send_json({"do": "say", "emoji": EMOJIS[0]})
        await heard(mine)
        await theirs.socket.send_json({"do": "say", "emoji": EMOJIS[2]})
        assert (await theirs.told("said"))["emoji"] == EMOJIS[2]


async def test_a_request_during_an_outage_is_refused_and_the_page_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with live(tmp_path) as on:
        table, mover, _ = await begun(on)
        page, tables = await on.page(mover), on.stage.bot.services.tables
        version = (await page.open(table))["version"]

        async def fail(*_: object, **__: object) -> None:
            patch.setattr(tables, "snapshot", failing(UNREADABLE))
            raise Refused(TableRefusal.STORE_UNAVAILABLE)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(tables, "change", fail)
            refused = await page.ask(do="move", version=version, text="pass")
            assert refused["sentence"] == WORDS("refusal.store_unavailable")
        while (told := await looked(page, table))["is"] == "end":
            assert told["again"]
        assert told["version"] == version


@pytest.mark.parametrize("table", ["\ud800", "\0", "é", "x" * 500])
async def test_the_name_of_no_table_reaches_no_log(
    tmp_path: Path, table: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with live(tmp_path) as on:
        page = await on.page(on.stage.person("Ana"))
        await page.socket.send_json({"do": "open", "table": table})
        assert (await page.ask(do="move", version=1, table=table, text="pass"))["is"] == "refused"
    assert not [record for record in caplog.records if record.levelname in ("ERROR", "WARNING")]


async def test_the_pages_of_one_person_show_the_same_premoves_and_hand(tmp_path: Path) -> None:
    async with live(tmp_path) as on:
        table, _, other = await begun(on)
        phone, desktop = await on.page(other), await on.page(other)
        document = await phone.open(table)
        await desktop.open(table)
        tiles = [one["tile"] for one in document["hand"]][::-1]
        assert (await phone.ask(do="arrange", version=document["version"], hand=tiles))["is"] == "done"
        assert [one["tile"] for one in (await desktop.told("table"))["hand"]] == tiles
        assert (await phone.ask(do="premove", version=document["version"], text=tiles[0]))["is"] == "done"
        assert [one["tile"] for one in (await desktop.told("table"))["premoves"]] == tiles[:1]


async def test_premoves_and_a_hand_that_are_arranged_by_message_come_to_the_page_at_once(tmp_path: Path) -> None:
    async with live(tmp_path) as on:
        table, mover, other = await begun(on)
        page, theirs, tables = await on.page(other), await on.page(mover), on.stage.bot.services.tables
        document = await page.open(table)
        await theirs.open(table)
        tiles = [Tile.parse(one["tile"]) for one in document["hand"]]
        await tables.change(TableId(table), AddPremove(Play(tiles[0])), other.id)
        assert [one["tile"] for one in (await page.told("table"))["premoves"]] == [str(tiles[0])]
        await tables.arrangements.choose(table, other.id, Arrangement(Order.HAND, tuple(tiles[::-1])))
        assert [one["tile"] for one in (await page.told("table"))["hand"]] == list(map(str, tiles[::-1]))
        assert "table" not in await heard(theirs), "that is no one else's"


async def test_a_new_table_of_the_channel_comes_to_all_its_pages(tmp_path: Path) -> None:
    """Also to spectators, and to who has no table yet. Of a private one only its player hears."""
    async with live(tmp_path) as on:
        ana, bo, eve = (on.stage.person(name) for name in ("Ana", "Björn", "Eve"))
        table, tables = await on.stage.begin(ana, bo), on.stage.bot.services.tables
        watching, choosing, elsewhere = await on.page(eve), await on.page(eve), await on.page(eve, channel_id=1)
        for page in (watching, choosing):
            while [one["id"] for one in (await page.told("tables"))["tables"]] != [table]:
                pass
        await watching.open(table)
        here = ChannelRef(on.stage.guild.id, on.stage.channel.id)
        await tables.open(here, Person(bo.id, "Bo"), Wanted("block", public=False))
        new = await tables.open(here, Person(bo.id, "Bo"), Wanted("block"))
        for page in (watching, choosing):
            while (found := [one["id"] for one in (await page.told("tables"))["tables"]]) == [table]:
                pass
            assert found == [table, new.id]
        await elsewhere.socket.send_json({"do": "press", "id": 99, "version": 0, "button": "x"})
        while (document := await elsewhere.socket.receive_json())["is"] != "refused":
            assert document["tables"] == []


async def test_who_sits_down_by_message_plays_on_the_page_and_who_leaves_watches(tmp_path: Path) -> None:
    async with live(tmp_path) as on:
        ana, eve = on.stage.person("Ana"), on.stage.person("Eve")
        _, table = await on.stage.open(ana)
        page, tables, person = await on.page(eve), on.stage.bot.services.tables, Person(eve.id, "Eve")
        seats = [(await page.open(table))["seat"]]
        for edit in (Join(), Leave()):
            await tables.change(TableId(table), edit, person)
            seats.append((await page.told("table"))["seat"])
        assert seats == [None, 1, None]
