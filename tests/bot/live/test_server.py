"""The live board over its socket: one page a person, beside the messages."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.live.server import BURST, EMOJIS, TALK, LiveServer
from bot.live.sessions import Session, Sessions
from bot.ui.pages.custom_ids import Verb
from bot.ui.pages.refusals import refusal_text
from bot.words import LANGUAGES, words_for
from engine.rules.errors import Refusal, Refused
from engine.rules.moves import move_text
from engine.tables.edits.settings import SetSetting
from engine.tables.edits.turns import MakeMove
from engine.tables.keeping.moderation import Deed
from engine.tables.keeping.opening import Wanted
from engine.tables.table.errors import TableRefusal
from engine.tables.table.model import ChannelRef, Person, Status, TableId
from engine.units import HOUR
from tests.bot.flows.stage import Stage, controls, staged, text_of

SECRET = b"a secret of thirty-two bytes ...."
SESSION = Session(7, "Ana", 1, 2, "en-US", 100)


class Page:
    """A page without a screen: its socket and its requests."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.number = 0

    async def told(self, what: str) -> Any:
        """The next document of this kind."""
        while True:
            document = await self.socket.receive_json()
            if document["is"] == what:
                return document

    async def open(self, table: str, room: int = 700) -> Any:
        """Look at a table."""
        await self.socket.send_json({"do": "open", "table": table, "room": room})
        while (document := await self.told("table"))["id"] != table:
            pass
        return document

    async def ask(self, **asked: Any) -> Any:
        """The answer to a request, `done` or `refused`."""
        self.number += 1
        await self.socket.send_json({"id": self.number, **asked})
        while True:
            document = await self.socket.receive_json()
            if document["is"] in ("done", "refused"):
                return document


class Live:
    """The server of a stage's bot, and the pages of its people."""

    def __init__(self, stage: Stage, server: LiveServer, client: aiohttp.ClientSession) -> None:
        self.stage, self.server, self.client = stage, server, client

    def session(self, person: Any, **other: Any) -> str:
        """The session of a person in the stage's channel."""
        made = {"user_id": person.id, "name": person.name, "guild_id": self.stage.guild.id}
        made |= {
            "channel_id": self.stage.channel.id,
            "locale": "en-US",
            "until": int(self.stage.env.now().timestamp()) + HOUR,
        }
        return self.server.sessions.sign(Session(**{**made, **other}))

    async def page(self, person: Any, *, asked: str = "", **other: Any) -> Page:
        """A person's page. `asked`: more of its socket's address."""
        address = f"{self.server.address}socket?session={self.session(person, **other)}{asked}"
        page = Page(await self.client.ws_connect(address))
        await page.told("hello")
        return page


@asynccontextmanager
async def live(path: Path, monotonic: Callable[[], float] | None = None) -> AsyncIterator[Live]:
    """A stage with the live board. `monotonic`: another clock than the stage's."""
    async with staged(path) as stage, aiohttp.ClientSession() as client:

        def now() -> float:
            return stage.env.now().timestamp()

        server = LiveServer(stage.bot.services, SECRET, now, monotonic or now)
        await server.start("127.0.0.1", 0)
        try:
            yield Live(stage, server, client)
        finally:
            await server.close()


async def begun(on: Live) -> tuple[str, Any, Any]:
    """A table of two people: its id, the one on turn and the other."""
    ana, bo = on.stage.person("Ana"), on.stage.person("Björn")
    table = await on.stage.begin(ana, bo, options="target=60")
    turn = (await on.stage.table(table)).turn
    assert turn is not None
    return (table, ana, bo) if turn.user_id == ana.id else (table, bo, ana)


def placed(document: Any) -> Any:
    """A tile of the hand that can be played, and its first move."""
    return next((tile["tile"], tile["moves"][0]) for tile in document["hand"] if tile["moves"])


async def test_a_move_on_a_page_is_made_once_and_everyone_sees_it(tmp_path: Path) -> None:
    async with live(tmp_path) as on:
        table, mover, other = await begun(on)
        mine, theirs = await on.page(mover), await on.page(other)
        document, before = await mine.open(table), await theirs.open(table)
        assert not any(tile["moves"] for tile in before["hand"])
        tile, move = placed(document)
        request = {"do": "move", "id": 1, "version": document["version"], "text": move["text"]}
        done = await mine.ask(**request)
        assert done == await mine.ask(**request) | {"version": done["version"]}, "repeated after a reconnect"
        after = await theirs.told("table")
        while after["version"] < done["version"]:
            after = await theirs.told("table")
        assert tile not in [one["tile"] for one in after["hand"]]
        assert after["players"][document["seat"]]["tiles"] == len(document["hand"]) - 1, "played once"


async def test_the_page_says_what_the_first_double_needs(tmp_path: Path) -> None:
    async with live(tmp_path) as on:
        ana, bo = on.stage.person("Ana"), on.stage.person("Björn")
        table = await on.stage.begin(ana, bo, game="chickenfoot")
        document = await (await on.page(ana)).open(table)
        double, rest = document["facts"][1].split(" ", 1)
        value = double.partition("|")[2]
        assert double == f"{value}|{value}"
        assert rest.startswith("needs 6 more toes: only ")
        assert document["facts"][1] in document["alt"]


async def test_without_hints_every_tile_may_be_tried_everywhere(tmp_path: Path) -> None:
    """What a page offers tells no more than the buttons of a message."""
    async with live(tmp_path) as on:
        ana, bo = on.stage.person("Ana"), on.stage.person("Björn")
        lobby, table = await on.stage.open(ana)
        await on.stage.bot.services.tables.change(TableId(table), SetSetting("hints", "off"), ana.id)
        await on.stage.rest()
        await on.stage.use(bo, lobby, Verb.JOIN)
        await on.stage.use(ana, lobby, Verb.START)
        pages = {person.id: await on.page(person) for person in (ana, bo)}
        tried = False
        while not tried:
            turn = (await on.stage.table(table)).turn
            assert turn is not None
            assert turn.user_id is not None
            page = pages[turn.user_id]
            document = await page.open(table)
            keys = {place["key"] for place in document["targets"]}
            assert all({move["target"] for move in tile["moves"]} == keys for tile in document["hand"])
            view = (await on.stage.table(table)).view_for(turn.seat)
            assert view is not None
            offered = {move["text"] for tile in document["hand"] for move in tile["moves"]}
            allowed = offered & {move_text(move) for move in view.moves}
            tried = offered != allowed
            text = min(offered - allowed or offered)
            answer = await page.ask(do="move", version=document["version"], text=text)
            assert answer["is"] == ("refused" if tried else "done")


async def test_an_old_version_gets_the_sentence_of_an_old_button(tmp_path: Path) -> None:
    async with live(tmp_path) as on:
        table, mover, _ = await begun(on)
        page = await on.page(mover)
        document = await page.open(table)
        _, move = placed(document)
        assert (await page.ask(do="move", version=document["version"], text=move["text"]))["is"] == "done"
        again = await page.ask(do="move", version=document["version"], text=move["text"])
        old = f"b1:{table}:{document['version']}:do:{move['text']}"
        panel = await on.stage.raw_click(mover, await on.stage.board(table), old)
        assert again["is"] == "refused"
        assert again["sentence"] in text_of(panel)


@pytest.mark.parametrize("refusal", [TableRefusal.STALE, Refusal.DOES_NOT_FIT, Refusal.MUST_PLAY, Refusal.MUST_LEAD])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_move_names_no_button(refusal: Refusal | TableRefusal, language: str) -> None:
    """A tile may have been dropped on the page."""
    sentence = refusal_text(LANGUAGES[language], Refused(refusal))
    assert not re.search(r"\b(button|bot[oó]n|bouton|bot[aã]o|knopf|knöpfe)", sentence, re.IGNORECASE)


async def test_only_people_who_may_see_a_table_get_it(tmp_path: Path) -> None:
    async with live(tmp_path) as on:
        ana, bo, eve = (on.stage.person(name) for name in ("Ana", "Björn", "Eve"))
        table = await on.stage.begin(ana, bo, options="target=60")
        watching = await (await on.page(eve)).open(table)
        assert (watching["seat"], watching["hand"], watching["buttons"]) == (None, [], [])
        elsewhere = await on.page(eve, channel_id=1)
        await elsewhere.socket.send_json({"do": "open", "table": table})
        assert await elsewhere.told("end")
        assert (await (await on.page(ana, channel_id=1)).open(table))["seat"] is not None, "players see it anywhere"
        refused = await (await on.page(eve)).ask(do="move", version=1, text="pass")
        assert refused["is"] == "refused"


@pytest.mark.parametrize("text", ["", "x", "x.y", "=.=", "é.é", Sessions(b"another").sign(SESSION)])
async def test_a_forged_session_opens_nothing(tmp_path: Path, text: str) -> None:
    async with live(tmp_path) as on:
        for forged in (text, Sessions(SECRET).sign(SESSION)):  # the latter is over
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await on.client.ws_connect(f"{on.server.address}socket", params={"session": forged})
            assert refused.value.status == 403


@pytest.mark.parametrize("text", ["", "[]", "7", "null", "{}", '{"do":"move"}', '{"do":"open","table":{}}', "{" * 50,
                                  '{"do":"move","id":"x"}', '{"do":"say","emoji":"x"}', "[" * 1500,
                                  '{"do":"move","id":1e999}', '{"do":"move","version":1e999,"text":"pass"}',
                                  '{"do":"arrange","version":1,"hand":7}', '{"do":"open","room":1e999}'])  # fmt: skip
async def test_nonsense_does_nothing(tmp_path: Path, text: str) -> None:
    async with live(tmp_path) as on:
        ana, bo = on.stage.person("Ana"), on.stage.person("Björn")
        table = await on.stage.begin(ana, bo)
        page = await on.page(ana)
        document = await page.open(table)
        await page.socket.send_str(text)
        assert (await page.open(table))["version"] == document["version"]


class Stuck:
    """The socket of a phone that takes nothing any more and has not hung up."""

    async def send_json(self, *_: object) -> None:
        await asyncio.Event().wait()

    send_str = close = send_json


@pytest.mark.slow
async def test_a_phone_that_is_stuck_holds_up_no_one(tmp_path: Path) -> None:
    async with live(tmp_path) as on:
        ana, bo = on.stage.person("Ana"), on.stage.person("Björn")
        table = await on.stage.begin(ana, bo)
        stuck = await on.page(ana)
        await stuck.open(table)
        viewer: Any = next(iter(on.server._viewers))
        viewer.socket = Stuck()
        page = await on.page(bo)
        for _ in range(3):
            version = (await page.open(table))["version"]
            await page.socket.send_json({"do": "say", "emoji": "👏"})
            assert (await page.ask(do="press", version=version, button=f"b1:{table}:{version}:undo"))["is"] == "refused"


async def test_who_asks_too_often_is_cut_off(tmp_path: Path) -> None:
    async with live(tmp_path) as on:
        ana = on.stage.person("Ana")
        page = await on.page(ana)
        for _ in range(BURST + 1):
            await page.socket.send_json({"do": "say", "emoji": "👍"})
        while (told := await page.socket.receive()).type is aiohttp.WSMsgType.TEXT:
            assert told.json()["is"] == "tables"
        assert told.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)


async def test_table_talk_does_not_become_a_flood(tmp_path: Path) -> None:
    async with live(tmp_path) as on:
        ana, bo = on.stage.person("Ana"), on.stage.person("Björn")
        table = await on.stage.begin(ana, bo)
        mine, theirs = await on.page(ana), await on.page(bo)
        await mine.open(table)
        await theirs.open(table)
        said = list[str]()
        for emoji in EMOJIS:
            await mine.socket.send_json({"do": "say", "emoji": emoji})
            if len(said) < TALK:
                said.append((await theirs.told("said"))["emoji"])
        assert said == list(EMOJIS[:TALK])
        await theirs.socket.send_json({"do": "say", "emoji": EMOJIS[-1]})
        assert (await theirs.told("said"))["seat"] != (await mine.open(table))["seat"], "the others may still talk"


async def test_the_page_comes_under_a_strict_policy_and_nothing_else_does(tmp_path: Path) -> None:
    async with live(tmp_path) as on:
        async with on.client.get(on.server.address) as page:
            assert (page.status, page.content_type) == (200, "text/html")
            assert "'unsafe" not in page.headers["Content-Security-Policy"]
            assert page.headers["Content-Encoding"], "a phone loads it over a slow network"
        for name in ("server.py", "../server.py", "page", "live.js", "index.html", "..%2fserver.py"):
            async with on.client.get(f"{on.server.address}{name}") as other:
                assert other.status == 404


async def test_a_browser_that_has_the_page_is_not_sent_it_again(tmp_path: Path) -> None:
    async with live(tmp_path) as on:
        async with on.client.get(on.server.address) as first:
            tag, size = first.headers["ETag"], len(await first.read())
        async with on.client.get(on.server.address, headers={"If-None-Match": tag}) as again:
            assert (again.status, await again.read(), again.headers["ETag"]) == (304, b"", tag)
            assert again.headers["Content-Security-Policy"] == first.headers["Content-Security-Policy"]
        async with on.client.get(on.server.address, headers={"If-None-Match": 'W/"of another version"'}) as new:
            assert (new.status, len(await new.read())) == (200, size)


async def test_a_page_that_names_its_table_is_told_it_without_asking(tmp_path: Path) -> None:
    """On a slow network each question costs a round trip."""
    async with live(tmp_path) as on:
        table, mover, _ = await begun(on)
        page = await on.page(mover, asked=f"&table={table}&room=480")
        (viewer,) = on.server._viewers
        document = await page.told("table")
        assert (document["id"], document["seat"] is not None) == (table, True)
        assert viewer.room == 480
        for odd in ("", "&table=", f"&table={table}&room=", f"&table={table}&room=9e9", "&table=nonsense&room=-1"):
            page = await on.page(mover, asked=odd)
            assert (await page.open(table))["id"] == table


async def test_buttons_of_a_lobby_act_as_in_its_message(tmp_path: Path) -> None:
    async with live(tmp_path) as on:
        ana, bo = on.stage.person("Ana"), on.stage.person("Björn")
        _, table = await on.stage.open(ana)
        page = await on.page(bo)
        lobby = await page.open(table)
        assert lobby["facts"] == [words_for()("picture.tally_to", target=100)]
        (join,) = lobby["buttons"]
        assert f":{Verb.JOIN}" in join["id"], "starting is the host's"
        assert (await page.ask(do="press", version=lobby["version"], button=join["id"]))["is"] == "done"
        assert bo.id in (await on.stage.table(table)).people
        host = await on.page(ana)
        lobby = await host.open(table)
        (start,) = lobby["buttons"]
        assert f":{Verb.START}" in start["id"], "the host sits already"
        assert (await host.ask(do="press", version=lobby["version"], button=start["id"]))["is"] == "done"
        assert (await host.open(table))["status"] == "playing"


async def finished(on: Live, table: str) -> None:
    """Play the match to its end."""
    tables = on.stage.bot.services.tables
    while (now := await on.stage.table(table)).status is Status.PLAYING:
        assert now.turn is not None
        view = now.view_for(now.turn.seat)
        assert view is not None
        await tables.change(now.id, MakeMove(now.version, view.moves[0]), now.turn.user_id)
        await tables.settled()


async def test_a_rematch_is_played_without_a_message(tmp_path: Path) -> None:
    async with live(tmp_path) as on:
        ana, bo, eve = (on.stage.person(name) for name in ("Ana", "Björn", "Eve"))
        old = await on.stage.begin(ana, bo, options="target=1")
        await finished(on, old)
        pages = [await on.page(person) for person in (ana, bo)]
        watching = await (await on.page(eve)).open(old)
        assert watching["buttons"] == []
        lobbies = set()
        for page in (*pages, pages[0]):  # who presses twice gets the same lobby
            document = await page.open(old)
            (again,) = document["buttons"]
            assert f":{Verb.REMATCH}" in again["id"]
            done = await page.ask(do="press", version=document["version"], button=again["id"])
            assert done["is"] == "done"
            lobbies.add(done["table"])
        (new,) = lobbies
        assert new != old
        for page, verb in ((pages[1], Verb.JOIN), (pages[0], Verb.START)):
            document = await page.open(new)
            (button,) = document["buttons"]
            assert f":{verb}" in button["id"]
            assert (await page.ask(do="press", version=document["version"], button=button["id"]))["table"] == new
        while (await pages[1].told("table"))["status"] != "playing":
            pass
        await on.stage.rest()
        assert f":{Verb.HAND}" in str(controls(await on.stage.board(new))), "the channel sees it too"


async def test_a_match_against_robots_is_played_again_at_once(tmp_path: Path) -> None:
    async with live(tmp_path) as on:
        ana = on.stage.person("Ana")
        channel = ChannelRef(on.stage.guild.id, on.stage.channel.id)
        wanted = Wanted("block", {"target": "1"}, robots=1, public=False, begin=True)
        tables = on.stage.bot.services.tables
        old = await tables.open(channel, Person(ana.id, ana.name), wanted)
        await tables.go_on(old.id)
        await tables.settled()
        await finished(on, old.id)
        page = await on.page(ana)
        document = await page.open(old.id)
        (again,) = document["buttons"]
        request = {"do": "press", "id": 7, "version": document["version"], "button": again["id"]}
        done = await page.ask(**request)
        assert done["table"] != old.id
        assert (await page.ask(**request))["table"] == done["table"], "repeated after a reconnect"
        assert (await page.open(done["table"]))["status"] == "playing"


async def test_a_rematch_has_the_gate_of_its_button(tmp_path: Path) -> None:
    async with live(tmp_path) as on:
        ana, bo = on.stage.person("Ana"), on.stage.person("Björn")
        table = await on.stage.begin(ana, bo, options="target=1")
        page, elsewhere = await on.page(ana), await on.page(bo, guild_id=None)
        await page.open(table)
        early = await page.ask(do="press", version=1, button=f"b1:{table}:1:{Verb.REMATCH}")
        assert early["is"] == "refused"
        await finished(on, table)
        version = (await on.stage.table(table)).version
        rematch = f"b1:{table}:{version}:{Verb.REMATCH}"
        await elsewhere.open(table)
        away = await elsewhere.ask(do="press", version=version, button=rematch)
        assert away["sentence"] == words_for()("invalid.not_here")
        rules, manager = on.stage.bot.services.tables.moderation, Person(ana.id, ana.name)
        other = on.stage.channel.id + 1
        await rules.set_rules(on.stage.guild.id, lambda now: replace(now, channels=(other,)), manager, Deed.CHANGED)
        closed = await page.ask(do="press", version=version, button=rematch)
        assert closed["is"] == "refused"
        assert "#…" in closed["sentence"], closed
