"""A simulated Discord with the real bot on it, and people who press what they see.

After every action, everything shown is checked against Discord's limits, and no public message may name a hidden tile.
"""

from __future__ import annotations

import random
import re
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from functools import cached_property
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord import interactions as raw
from simcord.backend import serializers
from simcord.builders import ChannelHandle
from simcord.components import walk_components
from simcord.results import ResponseMessage

from bot.client import Boneyard, build_client
from bot.config import Secret, Settings
from bot.pictures.process.worker import Painter
from bot.setup import Setup
from bot.ui.pages.custom_ids import ControlId, Verb, read_id
from engine.rules.tiles import HOUSE
from engine.rules.views import StacksBoard
from engine.tables.table.model import Snapshot, Status
from tests.bot.flows.kept import Database, Unseen, last_lots
from tests.bot.flows.settling import running, settle_quickly
from tests.databases import put_database
from tests.engine.tables.world import next_due
from tests.no_pictures import NoPictures
from tests.plain import copied, copy_quickly

settle_quickly()
copy_quickly()

BUTTON, SELECT, TEXT = 2, 3, 10
CLICKS = 40
"""Clicks at random that a move may take; without hints many of them are refused."""
SHORTEST_LEAP = 0.001
TILE = re.compile(r"(?<!\d)(\d{1,2})\|(\d{1,2})(?!\d)")


def control_limits(components: list[dict[str, Any]]) -> list[str]:
    """What of these components Discord would refuse."""
    everything = list(walk_components(components))
    wrong = []
    texts = sum(len(item["content"]) for item in everything if item["type"] == TEXT)
    ids = [item["custom_id"] for item in everything if "custom_id" in item]
    if len(everything) > 40:
        wrong.append(f"{len(everything)} components")
    if texts > 4000:
        wrong.append(f"{texts} characters")
    if len(ids) != len(set(ids)):
        wrong.append("a custom id twice")
    for item in everything:
        if len(item.get("custom_id", "")) > 100 or len(item.get("label") or "") > 80:
            wrong.append(f"too long: {item}")
        if item["type"] == BUTTON and not item.get("label"):
            wrong.append(f"no label: {item}")
        if item["type"] == SELECT and not 1 <= len(item["options"]) <= 25:
            wrong.append(f"{len(item['options'])} choices")
        if item["type"] == SELECT and len({option["value"] for option in item["options"]}) != len(item["options"]):
            wrong.append("a choice twice")
        if item["type"] == 1 and len(item["components"]) > 5:
            wrong.append("more than five in a row")
    return wrong


def text_of(message: Any) -> str:
    """Everything that can be read in a message, buttons included."""
    parts = [message.content or ""]
    for item in walk_components(wire(message)):
        parts += [str(item.get(key) or "") for key in ("content", "label", "placeholder")]
        for picture in item.get("items", ()):
            parts.append(picture.get("description") or "")
        for option in item.get("options", ()):
            parts += [option["label"], option.get("description") or "", option["value"]]
    return "\n".join(parts)


def wire(message: Any) -> list[dict[str, Any]]:
    """A message's components as they went over the wire."""
    found = message.components
    return [part if isinstance(part, dict) else part.to_dict() for part in found]


def controls(message: Any, *, enabled: bool = True) -> list[dict[str, Any]]:
    """The buttons and menus of a message."""
    return [
        item
        for item in walk_components(wire(message))
        if item["type"] in (BUTTON, SELECT) and not (enabled and item.get("disabled"))
    ]


def labels(message: Any) -> list[str]:
    """The labels of a message's buttons."""
    return [item["label"] for item in controls(message, enabled=False) if item["type"] == BUTTON]


def line_of(message: Any, label: str) -> str | None:
    """The value of the menu's line with that label; None if a button has it."""
    lines = [line for item in controls(message) for line in item.get("options", ())]
    return None if label in labels(message) else next((line["value"] for line in lines if line["label"] == label), None)


def menu_with(message: Any, value: str) -> str:
    """The custom id of the menu that has a line with this value."""
    menus = (item for item in controls(message) if any(line["value"] == value for line in item.get("options", ())))
    return str(next(menus)["custom_id"])


def tiles_in(text: str) -> set[str]:
    """Every tile that a text names, low half first."""
    return {"|".join(sorted(found, key=int)) for found in TILE.findall(text)}


class Stage:
    """A server with a channel, people, and the bot."""

    def __init__(self, env: simcord.Env, bot: Boneyard, path: Path) -> None:
        self.env = env
        self.bot = bot
        self.path = path
        self.unchecked = Unseen()
        self.panels: dict[tuple[str, int], Any] = {}
        """The panel that each person uses: it freshens itself, or My hand gives a new one."""
        self.guild = env.create_guild("Boneyard")
        self.channel = self.guild.create_text_channel("game-night")

    @cached_property
    def database(self) -> Database:
        return Database(self.path)

    def close(self) -> None:
        """Close what the tests have opened."""
        if "database" in vars(self):
            self.database.close()

    def person(self, name: str, guild: Any = None) -> Any:
        """A new member of the server."""
        user = self.env.create_user(f"user{len(self.env.backend.users)}", global_name=name)
        return (guild or self.guild).add_member(user)

    # -- tables --------------------------------------------------------------------------------------------------

    def tables(self, channel: Any = None) -> tuple[Snapshot, ...]:
        """The open tables of a channel."""
        return self.bot.services.tables.known(channel_id=(channel or self.channel).id)

    async def table(self, table_id: str) -> Snapshot:
        """A table as it is now."""
        return await self.bot.services.tables.snapshot(table_id)

    async def open(self, host: Any, game: str = "block", channel: Any = None, **options: Any) -> tuple[Any, str]:
        """Open a table: its lobby's message and its id."""
        before = {table.id for table in self.tables(channel)}
        result = await host.slash(channel or self.channel, "domino play", game=game, **options)
        self.check()
        (new,) = [table.id for table in self.tables(channel) if table.id not in before]
        return result.response, new

    async def hand_from_turns(self, actor: Any, table: str) -> Any:
        """The person's hand as `/domino turns` opens it."""
        turns = (await actor.slash(self.channel, "domino turns")).response
        asked = self.id_of(await self.table(table), "hand")
        menu = next((one["custom_id"] for one in controls(turns) if "options" in one), None)
        buttons = [one["custom_id"] for one in controls(turns) if one["custom_id"] == asked]
        result = await (
            actor.click(turns, custom_id=asked) if buttons else actor.select(turns, [asked], custom_id=menu)
        )
        self.check()
        return result.response

    async def press(self, actor: Any, message: Any, label: str) -> Any:
        """Press the button with that label, or choose the line of a menu."""
        value = line_of(message, label)
        if value is None:
            result = await actor.click(message, label=label)
        else:
            result = await actor.select(message, [value], custom_id=menu_with(message, value))
        self.check()
        return result.response

    async def press_id(self, actor: Any, message: Any, custom_id: str) -> Any:
        """Press the control with that custom id."""
        result = await actor.click(message, custom_id=custom_id)
        self.check()
        return result.response

    async def use(self, actor: Any, message: Any, verb: Verb) -> Any:
        """Press the button with that verb, or choose the line of a menu, in any language."""
        found = ((item["custom_id"], read_id(item["custom_id"])) for item in controls(message))
        button = next((one for one, read in found if read and read.verb is verb), None)
        if button is not None:
            return await self.press_id(actor, message, button)
        lines = (line["value"] for item in controls(message) for line in item.get("options", ()))
        value = next(one for one in lines if (read := read_id(one)) and read.verb is verb)
        result = await actor.select(message, [value], custom_id=menu_with(message, value))
        self.check()
        return result.response

    async def begin(self, *people: Any, robots: int = 0, **options: Any) -> str:
        """A match of these people and robots, dealt. Gives the table's id."""
        lobby, table = await self.open(people[0], robots=robots, **options)
        for person in people[1:]:
            await self.use(person, lobby, Verb.JOIN)
        await self.use(people[0], lobby, Verb.START)
        return table

    async def rest(self) -> None:
        """Wait until all boards are drawn, too: simcord waits only for what clicks began."""
        now = self.bot.services
        for _ in range(2):
            await now.events.settled()
            await now.tables.settled()
            await now.writer.lanes.finish(*now.writer.lanes.tasks)
            await self.env.settle()

    async def board(self, table_id: str, channel: Any = None) -> Any:
        """The public message that shows the table."""
        table = await self.table(table_id)
        place = channel or self.place(table.channel.channel_id)
        (found,) = [message for message in place.history() if message.id == table.message_id]
        return found

    def place(self, channel: int) -> Any:
        """The channel or thread with that id, as people use it."""
        return ChannelHandle(self.env, self.guild, self.env.backend.get_channel(channel))

    async def hand(self, actor: Any, table_id: str, channel: Any = None) -> Any:
        """Press My hand on the board."""
        return await self.use(actor, await self.board(table_id, channel), Verb.HAND)

    def panel(self, table_id: str, actor: Any) -> Any:
        """A person's panel, which may have followed the board to a new message."""
        shown = self.bot.services.panels.at(table_id, actor.id)
        sent = self.env.backend.messages.get(shown.interaction.channel_id or 0, {}) if shown else {}
        found = sent.get(shown.message) if shown else None
        return self.panels.get((table_id, actor.id)) if found is None else ResponseMessage(self.env, found)

    async def play_on(self, people: Iterable[Any], table_id: str, rng: random.Random, turns: int = 10_000) -> None:
        """Players press random buttons of their panels until the match ends, or for `turns` turns."""
        by_id = {person.id: person for person in people}
        for _ in range(turns):
            table = await self.table(table_id)
            if table.status is not Status.PLAYING:
                return
            turn = table.turn
            if turn is None or not turn.human:
                assert table.window_ends is not None, "only an open window makes robots and the house wait"
                await self.pass_time(table.window_ends - self.env.now().timestamp() + 1)
                continue
            assert turn.person is not None
            await self.play_turn(by_id[turn.person.user_id], table, rng)

    async def play_turn(self, actor: Any, table: Snapshot, rng: random.Random) -> None:
        """One move by the panel: every choice is pressed as a person would."""
        panel = self.panel(table.id, actor) or await self.hand(actor, table.id)
        if "Next round" in labels(panel):
            panel = await self.press(actor, panel, "Next round")
        for _ in range(CLICKS):
            choices = [item for item in controls(panel) if is_move(item) or claims(item)]
            if not choices:  # the panel could not freshen itself
                panel = await self.hand(actor, table.id)
                choices = [item for item in controls(panel) if is_move(item)]
            assert choices, text_of(panel)
            item = rng.choice(choices)
            if item["type"] == SELECT:
                value = rng.choice(item["options"])["value"]
                panel = (await actor.select(panel, [value], custom_id=item["custom_id"])).response
                self.check()
            else:
                panel = await self.press_id(actor, panel, item["custom_id"])
            if panel is None:  # it has followed the board
                panel = self.panel(table.id, actor)
            self.panels[table.id, actor.id] = panel
            after = await self.table(table.id)
            if len(after.rounds) == len(table.rounds):
                self.check_panel(panel, actor, after)
            if after.steps != table.steps:
                return
        raise AssertionError(f"{CLICKS} clicks and no move: {text_of(panel)}")

    async def pass_time(self, seconds: float) -> None:
        """Let time pass in leaps, from one table's due moment to the next, however long they are: what goes off every
        minute only to look at the clock does so once a leap."""
        end = self.env.now().timestamp() + seconds
        while (now := self.env.now().timestamp()) < end:
            due = next_due(self.bot.services.tables)
            self.env.backend.advance_clock(max(min(due, end) - now, SHORTEST_LEAP))
            await self.env.settle()
        self.check()

    # -- what must always hold ------------------------------------------------------------------------------------

    def check(self) -> None:
        """Every message there is keeps Discord's limits, and no public one names a hidden tile."""
        for message in self.unchecked.new(self.env):
            wrong = control_limits(message.components)
            assert not wrong, (wrong, text_of(message))
            assert len(message.content or "") <= 2000
        for table in self.bot.services.tables.known():
            self.check_secrets(table)

    def check_secrets(self, table: Snapshot) -> None:
        """The public message of a table in play names no tile that lies in a hand or in the boneyard."""
        view = table.view_for(None)
        if table.status is not Status.PLAYING or view is None or view.shown is not None:
            return
        if isinstance(view.board, StacksBoard):
            return  # everybody has a set of his own: a hidden tile has an equal that lies open
        hidden = {str(tile) for seat in table.seats for tile in (table.view_for(seat.seat) or view).hand}
        message = self.env.backend.messages.get(table.channel.channel_id, {}).get(table.message_id or 0)
        if message is None or HOUSE in table.acting:
            return
        named = tiles_in(text_of(message))
        lots = {str(tile) for tile in last_lots(self.bot, table)}
        assert not (named & hidden) - lots, (named & hidden, text_of(message))

    def check_panel(self, panel: Any, actor: Any, table: Snapshot) -> None:
        """A player's panel names no tile of another hand."""
        view, own = table.view_for(None), table.seat_of(actor.id)
        if table.status is not Status.PLAYING or view is None or isinstance(view.board, StacksBoard):
            return
        hidden = {str(tile) for seat in table.seats if seat != own for tile in (table.view_for(seat.seat) or view).hand}
        named = tiles_in(text_of(panel))
        assert not named & hidden, (named & hidden, text_of(panel))

    # -- raw events -----------------------------------------------------------------------------------------------

    def emit_click(
        self,
        actor: Any,
        message: Any,
        custom_id: str,
        *,
        times: int = 1,
        values: list[str] | None = None,
        more: Mapping[str, Any] | None = None,
    ) -> simcord.InteractionResult:
        """Send a click as Discord would, even if the message doesn't show that button. Call `settle` afterwards. `more`
        is added to the click's data."""
        channel_id = getattr(message, "channel_id", None) or message.channel.id
        stored = self.env.backend.get_message(channel_id, message.id)
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": SELECT if values else BUTTON}
        if values:
            data["values"] = values
        data |= more or {}
        record, payload = raw.base_payload(
            self.env.backend, type=3, channel_id=stored.channel_id, guild_id=actor.guild.id, user_id=actor.id, data=data
        )
        record.source_message_id = stored.id
        payload["message"] = dict(serializers.message_payload(self.env.backend, stored))
        for _ in range(times):
            self.env.backend.emit("INTERACTION_CREATE", copied(payload))
        return simcord.InteractionResult(self.env, record)

    async def raw_click(self, actor: Any, message: Any, custom_id: str, **how: Any) -> Any:
        """Send a raw click, wait, and return the answer."""
        result = self.emit_click(actor, message, custom_id, **how)
        await self.env.settle()
        self.check()
        assert result.acknowledged, f"no answer to {custom_id}"
        return result.response

    def id_of(self, table: Snapshot, verb: str, argument: str = "", version: int | None = None) -> str:
        """A custom id as the bot would write it."""
        return ControlId(table.id, table.version if version is None else version, Verb(verb), argument).text()

    async def restart(self) -> None:
        """Stop the bot and start a new one on the same database."""
        await self.bot.close()
        self.bot = make_bot(self.path, self.env.now)
        await self.env.restart_bot(self.bot)
        await self.env.settle()
        for table in self.bot.services.tables.known():
            played = await self.bot.services.tables.snapshot(table.id)
            await self.bot.services.activity_log.load(played)  # which lots were shown, `check_secrets` asks


MOVES = {"do", "tile", "stack", "pick", "line", "claim"}


def is_move(item: dict[str, Any]) -> bool:
    """Whether a control makes a move or leads to one."""
    found = read_id(item["custom_id"])
    return found is not None and found.verb in MOVES and found.argument != "back"


def claims(item: dict[str, Any]) -> bool:
    """Whether a button states a count with the next play."""
    found = read_id(item["custom_id"])
    return found is not None and found.verb is Verb.SAY and bool(found.argument)


def make_bot(
    path: Path,
    now: Any,
    seed: int = 1,
    painter: Painter | None = None,
    *,
    tile_emojis: bool = False,
    paced: bool = False,
    draw: Callable[[int], bytes] | None = None,
) -> Boneyard:
    """The real bot on a database file, with the simulated clock, seeded shuffles, and robots that do not wait."""
    put_database(path / "boneyard.db")
    settings = Settings(None, Secret(f"sqlite:///{path / 'boneyard.db'}"), path, "INFO")
    return build_client(
        settings,
        setup=Setup(
            now=lambda: now().timestamp(),
            monotonic=lambda: now().timestamp(),
            rng=random.Random(seed),
            draw=draw,
            painter=painter or NoPictures(),
            tile_emojis=tile_emojis,
            paced=paced,
        ),
    )


@asynccontextmanager
async def staged(
    path: Path,
    seed: int = 1,
    painter: Painter | None = None,
    *,
    tile_emojis: bool = False,
    paced: bool = False,
    draw: Callable[[int], bytes] | None = None,
) -> AsyncIterator[Stage]:
    """A stage for one test; the bot is closed at the end."""
    bot = make_bot(path, discord.utils.utcnow, seed, painter, tile_emojis=tile_emojis, paced=paced, draw=draw)
    async with running(bot) as env:
        stage = Stage(env, bot, path)
        try:
            yield stage
        finally:
            stage.close()
            await stage.bot.close()
