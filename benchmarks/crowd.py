"""The people who click in `benchmarks.clicks`, and the stand-in for Discord that times their answers."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.ui.pages.custom_ids import ControlId, Verb, read_id
from bot.words import words_for
from engine.robots import SHARP, levels_of
from tests.wire.discord import WireDiscord
from tests.wire.records import Interaction, Refusal, Request
from tests.wire.shapes import CHANNEL, Json, Message, User

GAMES = ("block", "muggins", "mexican_train", "chickenfoot", "castle_rock", "build_up")
TABLES, SEATS = 18, 4
CHANNELS = range(CHANNEL, CHANNEL + 4)
IN_TIME = 3.0
"""Seconds after which Discord takes no first answer to a click."""
PLAYS = ("do", "tile", "say", "pick", "stack")
BUSY = words_for()("invalid.busy")
DEFERRALS = (5, 6)
"""Kinds of callback that promise an answer."""


@dataclass
class Board:
    """One table as its people know it."""

    id: str
    people: list[User]
    message: Message
    version: int = 0
    """The version on the public message."""
    panels: dict[User, Message] = field(default_factory=dict)
    waiting: dict[User, float] = field(default_factory=dict)
    """When each person without an answer made their move."""
    news: dict[int, float] = field(default_factory=dict)
    """By version not on the board yet: when the first panel showed it."""


def controls(message: Message) -> Iterator[tuple[ControlId, Json]]:
    """The enabled buttons and menus of a message."""
    for item in message.items():
        control = read_id(str(item.get("custom_id", "")))
        if control and not item.get("disabled"):
            yield control, item


class Timed(WireDiscord):
    """The stand-in, noting arrival times. It forgets requests, and refuses a first answer after 3 seconds."""

    def __init__(self, *users: User) -> None:
        super().__init__(*users)
        self.sent: dict[int, float] = {}
        self.acked: dict[int, float] = {}
        """By click, when Discord heard of it first: an answer, or the promise of one."""
        self.done: dict[int, float] = {}
        """By click, when the person saw its answer."""
        self.put_off: set[int] = set()
        """Clicks told to press again."""
        self.boards: dict[str, Board] = {}
        self.seated: dict[User, Board] = {}
        self.lags: list[float] = []
        self.limited = 0
        """The requests so far that count towards Discord's limit for the whole bot: not answers to clicks."""

    def _problems(self, asked: Request) -> list[str]:
        return []  # checking takes longer than the rest

    def _do_callback(self, asked: Request) -> Json:
        sent = self.sent.get(int(asked.address["interaction"]))
        if sent is not None and time.perf_counter() - sent > IN_TIME:
            raise Refusal(404, 10062, "Unknown interaction")
        return super()._do_callback(asked)

    def _carry_out(self, asked: Request, request: Any) -> Any:
        answer = super()._carry_out(asked, request)
        self.requests.clear()
        self.limited += "token" not in asked.address
        if answer.status < 300 and asked.call == "callback":
            click = self.interactions[int(asked.address["interaction"])]
            self.acked[click.id] = time.perf_counter()
            if asked.body["type"] not in DEFERRALS:
                self._answered(click)
        elif answer.status < 300 and asked.call in ("panel", "followup"):
            self._answered(self._by_token(asked)[0])
        return answer

    def _by_token(self, asked: Request) -> tuple[Interaction, Message]:
        found = self.interactions[int(asked.address["token"].removeprefix("token-"))]
        assert found.shown
        return found, found.shown

    def _answered(self, click: Interaction) -> None:
        if click.id in self.done:
            return  # an update of the panel
        now = self.done[click.id] = time.perf_counter()
        board = self.seated.get(click.user)
        if board is None or not click.message:
            return
        board.waiting.pop(click.user, None)
        if click.shown and click.shown.only_for is not None:
            if any(item.get("content") == BUSY for item in click.shown.items()):
                self.put_off.add(click.id)
                return
            board.panels[click.user] = click.shown
            version = max((control.version for control, _ in controls(click.shown)), default=0)
            if version > board.version:
                board.news.setdefault(version, now)

    def _new(self, *args: Any) -> Message:
        return self._noted(super()._new(*args))

    def _change(self, *args: Any) -> Message:
        return self._noted(super()._change(*args))

    def _noted(self, message: Message) -> Message:
        """Note the version of a table's board."""
        for control, _ in controls(message) if message.only_for is None else ():
            board = self.boards.get(control.table)
            if board and control.version >= board.version:
                board.version, board.message = control.version, message
                for version in [version for version in board.news if version <= board.version]:
                    self.lags.append(time.perf_counter() - board.news.pop(version))
        return message

    def press(self, user: User, message: Message, item: Json, value: str = "") -> Interaction:
        """Press a button, or choose from a menu."""
        click = Interaction(self._ids.new(), "", message.channel, user, item["custom_id"], message)
        self.sent[click.id] = time.perf_counter()
        data = {"component_type": 3, "values": [value]} if value else {"component_type": 2}
        return self._interact(click, 3, {"custom_id": item["custom_id"], **data})


class Crowd:
    """The people."""

    def __init__(
        self, wire: Timed, seed: int, channels: Sequence[int] = CHANNELS, sharp: int = 0, tables: int = TABLES
    ) -> None:
        self.wire = wire
        self.rng = random.Random(seed)
        self.channels, self.tables = channels, tables
        searched = [number for number in range(tables) if SHARP in levels_of(GAMES[number % len(GAMES)])]
        self.against_robots = frozenset(searched[:sharp])
        """The tables where one person plays against sharp robots."""

    async def sit_down(self) -> None:
        """Open every table, start it, and open a panel for each person."""
        for number in range(self.tables):
            robots = SEATS - 1 if number in self.against_robots else 0
            people = [User(100 + number * SEATS + seat, f"Player {seat + 1}") for seat in range(SEATS - robots)]
            self.wire.users.extend(people)  # Start takes out whoever has left the server
            channel = self.channels[number % len(self.channels)]
            asked = self.wire.slash(people[0], "domino play", channel, game=GAMES[number % len(GAMES)])
            lobby = await self._usable(asked)
            table = next(controls(lobby))[0].table
            board = self.wire.boards[table] = Board(table, people, lobby)
            self.wire.seated.update(dict.fromkeys(people, board))
            for person in people[1:]:
                await self._press(person, board, "join")
            for _ in range(robots):
                await self._add_robot(people[0], board)
            await self._press(people[0], board, "start")
            for person in people:
                await self._press(person, board, "hand")

    async def look_at_nothing(self) -> None:
        """One message with one button, for the bot with empty answers."""
        button = {"type": 2, "style": 2, "label": "My hand", "custom_id": ControlId("x", 1, Verb.HAND).text()}
        message = Message(1, CHANNEL, {"flags": 0, "components": [{"type": 1, "components": [button]}]})
        self.wire.boards["x"] = Board("x", [User(100 + seat, f"Player {seat + 1}") for seat in range(SEATS)], message)

    async def _usable(self, asked: Interaction) -> Message:
        """The answer, once it is more than Thinking…"""
        return await self.wire.until(lambda: asked.shown if asked.shown and any(controls(asked.shown)) else None)

    def _button(self, message: Message, verb: str) -> Json | None:
        return next((item for control, item in controls(message) if control.verb == verb), None)

    async def _press(self, user: User, board: Board, verb: str) -> None:
        """Press the button as soon as it is there, and wait for the answer."""
        item = await self.wire.until(lambda: self._button(board.message, verb))
        await self.wire.answered(self.wire.press(user, board.message, item))

    async def _add_robot(self, user: User, board: Board) -> None:
        """Add a sharp robot, once the lobby shows the last change."""
        before = board.version
        item = {"custom_id": ControlId(board.id, before, Verb.ADD_ROBOT, SHARP).text()}
        await self.wire.answered(self.wire.press(user, board.message, item))
        await self.wire.until(lambda: board.version > before)

    async def click(self, rate: float, seconds: float) -> list[Interaction]:
        """Press buttons at this rate; returns the clicks."""
        clicks, at = [], time.perf_counter()
        end = at + seconds
        while (at := at + self.rng.expovariate(rate)) < end:
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            clicks.append(self._one(self.rng.choice(list(self.wire.boards.values()))))
        return clicks

    def _one(self, board: Board) -> Interaction:
        """A move, if a panel offers one to a person who waits for no answer; else My hand."""
        now = time.perf_counter()
        for user in self.rng.sample(board.people, len(board.people)):
            panel = board.panels.get(user)
            plays = [item for control, item in controls(panel) if control.verb in PLAYS] if panel else []
            if panel and plays and now - board.waiting.get(user, 0.0) > IN_TIME:
                board.waiting[user] = now
                item = self.rng.choice(plays)
                value = self.rng.choice(item["options"])["value"] if "options" in item else ""
                return self.wire.press(user, panel, item, value)
        item = {"custom_id": ControlId(board.id, board.version, Verb.HAND).text()}
        return self.wire.press(self.rng.choice(board.people), board.message, item)
