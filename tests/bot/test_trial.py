"""The server of `boneyard try`: real time, steady numbers, pages that take every click, a clean end."""

import asyncio
import re
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest
from PIL import Image
from simcord.components import walk_components

from bot.commands import try_
from bot.config import load_settings
from bot.pictures.render.emoji import emoji_name, emoji_png
from bot.trial import CHANNELS, PEOPLE, Trial, tell_menus_apart, trial
from engine.rules.tiles import Tile
from tests.bot.flows.stage import line_of
from tests.patience import HANG_SECONDS
from tests.standin import Board, StandIn, picture

pytestmark = pytest.mark.usefixtures("unhurried")


class Window:
    """A browser window as the server sees it."""

    def __init__(self, http: aiohttp.ClientSession, server: Trial, page: dict[str, Any]) -> None:
        self.http, self.server, self.page, self.sequence = http, server, page, 0

    async def act(self, kind: str, body: Mapping[str, Any], revision: int | None = None) -> dict[str, Any]:
        """Do one thing, as of the page's state or an older one."""
        self.sequence += 1
        envelope = {
            "protocol_version": 3,
            "sequence": self.sequence,
            "request_id": f"request {self.sequence}",
            "generation": self.page["context"]["generation"],
            "bot_generation": self.page["botGeneration"],
            "published_revision": self.page["publishedRevision"] if revision is None else revision,
            "kind": kind,
        }
        async with self.http.post("/api/action", json={**envelope, **body}, headers=self.headers()) as answer:
            receipt: dict[str, Any] = await answer.json()
        if receipt["rejected"]:
            self.sequence -= 1
        await self.look()
        return receipt

    async def look(self) -> dict[str, Any]:
        """What the window would show now."""
        async with self.http.get("/api/state", headers=self.headers()) as answer:
            self.page = await answer.json()
        return self.page

    def headers(self) -> dict[str, str]:
        """The page's key, and which window it is."""
        return {
            "X-Simcord-Capability": self.server.pages[0].capability,
            "X-Simcord-Context": self.page["context"]["id"],
        }


async def window(http: aiohttp.ClientSession, server: Trial) -> Window:
    """Open the page."""
    async with http.post("/api/pages", json={}, headers={"X-Simcord-Capability": server.pages[0].capability}) as made:
        return Window(http, server, await made.json())


async def until(server: Trial, found: Callable[[], object]) -> None:
    """Let time go on until something is so: as the page does, which on a slow machine takes more than one look."""
    async with asyncio.timeout(HANG_SECONDS):
        while not found():
            await server.env.catch_up()


def address(server: Trial) -> str:
    """Where the first page's server listens."""
    return server.pages[0].url.split("/#")[0]


async def test_the_simulated_clock_starts_now_and_keeps_up() -> None:
    before = datetime.now(UTC)
    async with trial(StandIn(), 4, 0) as server:
        assert before <= server.env.now() <= datetime.now(UTC)
        server.env.backend.clock.advance(-30)
        before = datetime.now(UTC)
        await until(server, lambda: server.env.now() >= before)
        assert server.env.now() <= datetime.now(UTC)


async def test_the_server_its_channels_and_people_keep_their_numbers_from_one_start_to_the_next() -> None:
    numbers = []
    for people in (4, 12):
        async with trial(StandIn(), people, 0) as server:
            guild = server.env.guild
            viewers = [viewer.id for viewer in server.pages[0].viewers][:4]
            numbers.append((guild.id, [guild.channels[name].id for name in CHANNELS], viewers))
    assert numbers[0] == numbers[1]


async def test_four_people_are_there_with_the_names_they_show() -> None:
    async with trial(StandIn(), 4, 0) as server, aiohttp.ClientSession(address(server)) as http:
        shown = [viewer["name"] for viewer in (await window(http, server)).page["viewers"]]
        assert shown == list(PEOPLE[:4]) == ["Ana", "Björn", "Chloé", "Дмитрий"]


async def test_the_first_person_may_manage_the_server_and_the_others_may_not() -> None:
    async with trial(StandIn(), 2, 0) as server:
        backend, (guild,) = server.env.backend, server.env.backend.guilds.values()
        allowed = [
            discord.Permissions(backend.compute_permissions(guild.id, viewer.id)).manage_guild
            for viewer in server.pages[0].viewers[:2]
        ]
        assert allowed == [True, False]


async def play(server: Trial) -> discord.Message:
    """The first person opens a table."""
    actor = server.pages[0].viewers[0]
    result = await actor.slash(server.pages[0].channel, "domino play", game="block")
    message: discord.Message = result.response.message
    for page in server.pages:
        await page.refresh()
    return message


def control(server: Trial, message: discord.Message, label: str) -> dict[str, str]:
    """What the page sends for a press of this button."""
    stored = server.env.backend.get_message(message.channel.id, message.id)
    number = next(part["id"] for part in walk_components(stored.components) if part.get("label") == label)
    return {"target_id": str(message.id), "control_key": f"message:{message.id}:component:{number}"}


async def test_a_press_made_an_instant_before_the_page_was_repainted_counts() -> None:
    async with trial(StandIn(), 2, 0) as server, aiohttp.ClientSession(address(server)) as http:
        board = await play(server)
        ana = await window(http, server)
        before = ana.page["publishedRevision"]
        await server.pages[0].refresh()
        receipt = await ana.act("click", control(server, board, "My hand"), before)
        assert (receipt["rejected"], receipt["acknowledgement"]) == (False, "acknowledged")


async def test_a_press_on_a_message_that_changed_meanwhile_counts_while_the_button_says_the_same() -> None:
    async with trial(StandIn(), 2, 0) as server, aiohttp.ClientSession(address(server)) as http:
        board = await play(server)
        ana = await window(http, server)
        before = ana.page["publishedRevision"]
        press = control(server, board, "My hand")
        await board.edit(view=Board(2, 1), attachments=[picture(2)])
        await server.pages[0].refresh()
        receipt = await ana.act("click", press, before)
        assert (receipt["rejected"], receipt["acknowledgement"]) == (False, "acknowledged")
        assert "The hand of Ana" in str(ana.page["messages"])


async def test_a_press_on_a_message_that_changed_meanwhile_does_not_hit_another_button() -> None:
    async with trial(StandIn(), 2, 0) as server, aiohttp.ClientSession(address(server)) as http:
        board = await play(server)
        ana = await window(http, server)
        before = ana.page["publishedRevision"]
        press = control(server, board, "My hand")
        other = Board(2, 1)
        for button in other.walk_children():
            if isinstance(button, discord.ui.Button):
                button.label = f"Not {button.label}"
        await board.edit(view=other, attachments=[picture(2)])
        await server.pages[0].refresh()
        assert control(server, board, "Not My hand") == press
        assert (await ana.act("click", press, before))["rejected"]


async def test_a_page_may_load_the_picture_it_shows_though_an_edit_has_replaced_it_an_instant_ago() -> None:
    async with trial(StandIn(), 2, 0) as server, aiohttp.ClientSession(address(server)) as http:
        board = await play(server)
        ana = await window(http, server)
        (asset,) = set(re.findall(r"'asset_id': '([^']+)'", str(ana.page["messages"])))
        await board.edit(view=Board(2, 1), attachments=[picture(2)])
        async with http.get(f"/api/assets/{asset}", headers=ana.headers()) as answer:
            assert answer.status == 200
        await board.delete()
        async with http.get(f"/api/assets/{asset}", headers=ana.headers()) as answer:
            assert answer.status != 200


async def test_the_tiles_on_buttons_have_their_pictures_on_the_page() -> None:
    tile = Tile.of(4, 6)
    bot = StandIn()
    async with trial(bot, 2, 0) as server, aiohttp.ClientSession(address(server)) as http:
        emoji = await bot.create_application_emoji(name=emoji_name(tile), image=emoji_png(tile))
        button = discord.ui.Button[discord.ui.View](label=str(tile), custom_id="tile", emoji=emoji)
        view = discord.ui.View(timeout=None).add_item(button)
        view.stop()
        channel = bot.get_channel(server.pages[0].channel.id)
        assert isinstance(channel, discord.TextChannel)
        await channel.send("A button", view=view)
        await server.pages[0].refresh()
        ana = await window(http, server)
        (asset,) = set(re.findall(r"'asset_id': '([^']+)'", str(ana.page["messages"])))
        async with http.get(f"/api/assets/{asset}", headers=ana.headers()) as answer:
            shown = Image.open(BytesIO(await answer.read()))  # the page packs pictures again
        assert shown.convert("RGBA").tobytes() == Image.open(BytesIO(emoji_png(tile))).convert("RGBA").tobytes()


async def test_a_robot_that_thinks_does_not_hold_back_the_answer_and_its_move_is_painted() -> None:
    client = StandIn()
    async with trial(client, 2, 0) as server, aiohttp.ClientSession(address(server)) as http:
        thought = asyncio.Event()
        client.think = thought.wait
        board = await play(server)
        ana, bo = await window(http, server), await window(http, server)
        receipt = await ana.act("click", control(server, board, "Robot"))
        assert receipt["settlement"] == "settled"
        assert "Turn 1" in str(ana.page["messages"])
        thought.set()
        await asyncio.gather(*client.robots)
        await server.repaint()
        assert "Turn 2" in str((await bo.look())["messages"])


async def test_two_people_press_at_once_and_both_are_answered() -> None:
    async with trial(StandIn(), 2, 0) as server, aiohttp.ClientSession(address(server)) as http:
        press = control(server, await play(server), "My hand")
        ana, bo = await window(http, server), await window(http, server)
        await bo.act("viewer", {"viewer_id": str(server.pages[0].viewers[1].id)})
        receipts = await asyncio.gather(ana.act("click", press), bo.act("click", press))
        assert [receipt["acknowledgement"] for receipt in receipts] == ["acknowledged"] * 2
        assert "The hand of Ana" in str(ana.page["messages"])
        assert "The hand of Ana" not in str(bo.page["messages"])
        assert "The hand of Björn" in str(bo.page["messages"])


async def test_a_thread_gets_a_page_in_the_list_until_it_is_deleted() -> None:
    client = StandIn()
    async with trial(client, 2, 0) as server, aiohttp.ClientSession(address(server)) as http:
        channel = client.get_channel(server.pages[0].channel.id)
        assert isinstance(channel, discord.TextChannel)
        thread = await channel.create_thread(name="Table 1", type=discord.ChannelType.public_thread)
        await server.repaint()
        assert [link["label"] for link in await links(http, server)] == ["#game-night", "#second-table", "🧵 Table 1"]
        async with aiohttp.ClientSession(server.pages[2].url.split("/#")[0]) as there:
            (here,) = [link for link in await links(there, server, 2) if link["here"]]
        assert (here["name"], here["url"]) == ("Table 1", server.pages[2].url)
        await thread.delete()
        await server.repaint(always=True)
        assert len(await links(http, server)) == 2


async def links(http: aiohttp.ClientSession, server: Trial, page: int = 0) -> list[dict[str, Any]]:
    """The list on top of a page."""
    headers = {"X-Simcord-Capability": server.pages[page].capability}
    async with http.get("/channels.json", headers=headers) as answer:
        found: list[dict[str, Any]] = await answer.json()
    return found


async def test_the_list_of_channels_needs_the_key_of_the_page() -> None:
    async with trial(StandIn(), 1, 0) as server, aiohttp.ClientSession(address(server)) as http:
        async with http.get("/channels.json") as answer:
            assert answer.status == 401
        async with http.get("/", headers={"Host": "elsewhere.example"}) as answer:
            assert answer.status == 403
        async with http.get("/") as answer:
            assert "Type /domino play below" in await answer.text()


async def test_a_bot_that_cannot_start_is_closed_all_the_same() -> None:
    class Broken(StandIn):
        async def setup_hook(self) -> None:
            raise RuntimeError("the database is newer than this program")

    client = Broken()
    with pytest.raises(RuntimeError, match="newer"):
        async with trial(client, 1, 0):
            pass
    assert client.is_closed()


@pytest.mark.slow
async def test_a_match_goes_on_after_a_restart_though_the_simulated_discord_forgot_its_messages(tmp_path: Path) -> None:
    settings = load_settings({"DATA_DIR": str(tmp_path)})
    file = tmp_path / "kept.db"
    async with trial(try_.make_client(settings, file), 2, 0) as server:
        ana = server.pages[0].viewers[0]
        lobby = await ana.slash(server.pages[0].channel, "domino play", game="block")
        await ana.select(lobby.response, [line_of(lobby.response, "Add robot")])
        await ana.click(lobby.response, label="Start")
        await until(server, lambda: "**Ana’s turn**" in shown(server)[0])
        played = shown(server)[0]
    async with trial(try_.make_client(settings, file), 2, 0) as server:
        await until(server, lambda: shown(server))
        assert shown(server) == [played]
        ana, board = server.pages[0].viewers[0], server.pages[0].channel.last_message
        assert "domino play" in ana.available_commands(server.pages[0].channel)
        panel = await ana.click(board, label="My hand")
        assert "Your hand, 7 tiles" in str(panel.response.components)


def shown(server: Trial) -> list[str]:
    """What stands in the first channel, a text a message."""
    parts = [
        walk_components(message.components) for message in server.env.backend.messages[channel_id(server)].values()
    ]
    return ["\n".join(part["content"] for part in walked if "content" in part) for walked in parts]


def channel_id(server: Trial) -> int:
    """The first channel's."""
    return server.pages[0].channel.id


def test_a_new_menu_in_an_old_ones_place_has_another_number_and_keeps_it() -> None:
    def menu(custom_id: str) -> list[dict[str, Any]]:
        return [{"type": 1, "id": 1, "components": [{"type": 3, "id": 2, "custom_id": custom_id}]}]

    first, again, second = menu("b1:a:7:stack:1|3"), menu("b1:a:7:stack:1|3"), menu("b1:a:9:stack:0|0")
    for components in (first, again, second):
        tell_menus_apart(components)
    assert first == again
    assert first[0]["id"] == 1
    assert first[0]["components"][0]["id"] != second[0]["components"][0]["id"]
