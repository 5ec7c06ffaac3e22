"""An evening at the page of `boneyard try` for `tools/screens.py`: the real bot, a clock that stands still, one window.

What people see they press in the page; to come to a late state quickly, the table is played by the engine, a robot
choosing for everybody. The same seed gives the same evening.
"""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

import simcord
from playwright.async_api import Browser, Locator, Page, expect

from bot.client import Boneyard, build_client
from bot.config import load_settings
from bot.pictures.process.worker import Painted
from bot.setup import Setup
from bot.trial import PEOPLE, Trial, trial
from bot.words import DEFAULT, Words, words_for
from engine.robots import choose
from engine.rules.tiles import Tile
from engine.rules.views import RowBoard, View
from engine.tables.edits.lobby import AddRobot, Begin, Join, Ready, SetOption
from engine.tables.edits.turns import MakeMove
from engine.tables.keeping.preferences import DisplaySettings
from engine.tables.service import Tables
from engine.tables.table.model import Person as Member
from engine.tables.table.model import Snapshot, Status, TableId
from tests.choices import always, set_server
from tools.driver import DESKTOP, PHONE, Label, Person, in_language, sit_down

START = datetime(2026, 11, 20, 20, 0, tzinfo=UTC)
ANA = PEOPLE[0]
IN_SIGHT = """async message => {
    for (let frame = 0; frame < 3; frame++) {
        message.scrollIntoView({block: "end"});
        await new Promise(requestAnimationFrame);
    }
    const loaded = picture => picture.complete && picture.naturalWidth > 0;
    return message.isConnected && [...message.querySelectorAll("img")].every(loaded);
}"""
"""Whether the message, as the page has it now, has its pictures."""
PRIVATE = "Only you can see this"
BOARD, ACCOUNT, PANEL, PAGE = "(board)", "(account)", "(panel)", "(page)"
"""What a screen shows: the message of the table, what became of the one that it had before it was played on, the newest
private message, all of the page; other words are those of a message."""
SIZES = (PHONE, DESKTOP)
MOST_MOVES = 4000
SETTLE_SECONDS = 5.0
"""Longer than the bot works at a time, and shorter than it sleeps between its rounds."""
THREAD_SECONDS = 0.02
"""Between two looks whether a thread of the bot is done."""
PATIENCE_MS = 120_000
"""For a machine that does other things as well; a scene that waits longer has broken off."""
TALL = 3000
"""Height of a window for every message, in px."""


@dataclass(frozen=True, slots=True)
class Now:
    """A table while it is played. `turn` is the name of the person on turn, and `view` what they see; `progress` how
    much of the round is played, 0 start, 1 end; `rounds` how many have ended since the table plays on."""

    turn: str | None
    view: View
    progress: float
    rounds: int
    over: bool


Moment = Callable[[Now], bool]


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture that was made, and the words of its message. `height` is that of the message in CSS px; None for the
    whole page."""

    name: str
    width: int
    height: int | None
    file: Path
    text: str = ""


class Clock:
    """A clock that moves when it is told to."""

    def __init__(self) -> None:
        self.time = START

    def __call__(self) -> datetime:
        return self.time


class NeverCame(AssertionError):
    """A moment that was waited for did not come in this match."""


@dataclass
class Night:
    """The server, the bot on it, and Ana's window."""

    server: Trial
    bot: Boneyard
    person: Person
    clock: Clock
    rng: random.Random
    folder: Path
    scene: str
    words: Words
    shots: list[Shot] = field(default_factory=list)
    opened: list[TableId] = field(default_factory=list)
    table_id: TableId | None = None
    before: int | None = None
    counted: int = 0
    dealt: dict[tuple[TableId, int], int] = field(default_factory=dict)

    @property
    def tables(self) -> Tables:
        """The tables of the bot."""
        return self.bot.services.tables

    def table(self) -> Snapshot:
        """The table that the steps are about: the one opened last unless another was chosen."""
        for known in self.tables.known():
            if known.id not in self.opened:
                self.opened.append(known.id)
                self.table_id = known.id
        found = self.tables.peek(self.table_id or "")
        assert found is not None, "no table has been opened"
        return found

    async def at_table(self, /, number: int) -> None:
        """What follows is about the table opened as number 0, 1 …"""
        self.table()
        self.table_id = self.opened[number]

    # -- what people do ----------------------------------------------------------------------------------------------

    async def rest(self) -> None:
        """Wait until the bot has done everything and the page shows it."""
        await self.tables.settled()
        async with self.server.pages[0].turn:
            await self._idle()
            while self.bot.services.writer.lanes.tasks:  # what it waits for in threads simcord does not see
                await asyncio.sleep(THREAD_SECONDS)
                await self._idle()
        await self.server.repaint(always=True)
        # simcord does not say which of its revisions is the newest one of a window.
        newest = max(page.revision for page in self.server.pages[0]._pages.values() if page.id != "python")
        await self.person.page.wait_for_function(f"window.simcordPreview.publishedRevision >= {newest}")
        await self.person.settled()

    async def _idle(self) -> None:
        """Wait until the bot has nothing left to do; its own `settle` would only wait until it has answered."""
        for _ in range(round(PATIENCE_MS / 1000 / SETTLE_SECONDS)):
            with contextlib.suppress(TimeoutError):
                return await simcord.Env._settle_internal(self.server.env, timeout=SETTLE_SECONDS)
        raise AssertionError(f"{self.scene}: the bot does not come to rest")

    async def slash(self, /, command: str, **options: str) -> None:
        """Type a command."""
        await self.person.slash(command, **options)
        await self.rest()

    async def type(self, /, text: str) -> None:
        """Type without sending: the page lists commands."""
        await self.person.page.get_by_label("Message", exact=True).fill(text)
        await self.rest()

    async def press(self, /, label: str, on: str = "") -> None:
        """Press a button of the newest message that has it, of the table's or of the newest private one; or choose that
        line of the message's menu."""
        message = self._shown(on) if on else self.person.messages()
        button = self._button(message, said := in_language(self.words, label))
        if on and not await button.count():
            await self.person.choose(message, said)
        else:
            await button.last.click()
            await self.person.settled()
        await self.rest()

    async def select(self, /, *labels: Label) -> None:
        """Choose in the menu of the newest message that has one. A pattern fits the label of any language."""
        found = (in_language(self.words, label) if isinstance(label, str) else label for label in labels)
        await self.person.select(*found)
        await self.rest()

    async def fill(self, /, **fields: str) -> None:
        """Fill the open box by its English labels, `_` for spaces, and send it."""
        said = {in_language(self.words, label.replace("_", " ")): text for label, text in fields.items()}
        await self.person.fill_dialog(said)
        await self.rest()

    async def press_tile(self, /, chosen: Callable[[View], Iterable[Tile]]) -> None:
        """Press the first of these tiles on Ana's newest panel."""
        snapshot = self.table()
        view = snapshot.view_for(snapshot.seats[0].seat)
        assert view is not None
        await self.press(str(next(iter(chosen(view)))), PANEL)

    async def view_as(self, /, name: str) -> None:
        """Look at the page as another person."""
        await self.person.view_as(name)
        await self.rest()

    async def seat(self, /, people: int, robots: int) -> None:
        """Seat others while there is room, people first."""
        table = self.table()
        for name, viewer in list(zip(PEOPLE, self.server.pages[0].viewers, strict=True))[1 : people + 1]:
            if len(table.seats) < table.capacity:
                table = await self.tables.change(table.id, Join(), Member(viewer.id, name))
        for _ in range(min(robots, table.capacity - len(table.seats))):
            table = await self.tables.change(table.id, AddRobot(), table.host_id)
        await self.rest()

    async def set_option(self, /, name: str, value: str) -> None:
        """The host answers a question of the game, without a click."""
        await self.tables.change(self.table().id, SetOption(name, value), self.table().host_id)
        await self.rest()

    async def begin(self) -> None:
        """Everyone is ready and the host starts the match, without a click."""
        for user in self.table().unready:
            await self.tables.change(self.table().id, Ready(), user)
        await self.tables.change(self.table().id, Begin(), self.table().host_id)
        await self.rest()

    # -- the table goes on -------------------------------------------------------------------------------------------

    async def play(self, /, moment: Moment, what: str) -> None:
        """Play on until the moment has come, and show it."""
        await self.play_unseen(moment, what)
        await self.rest()

    async def play_unseen(self, /, moment: Moment, what: str) -> None:
        """Play on until the moment has come; the page shows it after the next rest. Raises `NeverCame`."""
        self.before, self.counted = self.table().message_id, len(self.table().rounds)
        for _ in range(MOST_MOVES):
            await self.tables.settled()
            table = self.table()
            if moment(self._now(table)):
                return
            if table.status is not Status.PLAYING:
                break
            await self._move(table)
        table = self.table()
        raise NeverCame(f"{self.scene}: this never came: {what} ({table.status}, {len(table.rounds)} rounds)")

    async def _move(self, table: Snapshot) -> None:
        """One move of a person on turn, or as much time as robots and the house wait for."""
        turn = table.turn
        if turn is None or turn.person is None or not turn.human:
            assert table.window_ends is not None, "only an open window makes robots and the house wait"
            # simcord's own time may be ahead, and what the bot sleeps passes there.
            left = max(0.0, table.window_ends - self.clock.time.timestamp()) + 1
            self.clock.time = max(self.clock.time, self.server.env.now()) + timedelta(seconds=left)
            await self.server.repaint()
            return
        view = table.view_for(turn.seat)
        assert view is not None
        move = choose(view, self.rng) or view.moves[0]
        self.clock.time += timedelta(seconds=1)
        await self.tables.change(table.id, MakeMove(table.version, move), turn.person.user_id)

    def _now(self, table: Snapshot) -> Now:
        turn = table.turn if table.turn is not None and table.turn.human else None
        view = table.view_for(turn.seat if turn is not None else None)
        assert view is not None
        row = isinstance(view.board, RowBoard)
        left = view.boneyard if row else min(seat.tiles for seat in view.seats)
        dealt = self.dealt.setdefault((table.id, view.number), max(left, 1))
        over = table.status is Status.FINISHED
        return Now(
            turn.name if turn is not None else None, view, 1 - left / dealt, len(table.rounds) - self.counted, over
        )

    def _button(self, inside: Locator | Page, label: Label) -> Locator:
        words = self.person.page.locator(".button-label").get_by_text(label, exact=True)
        return inside.locator("button.component-button").filter(has=words)

    # -- pictures ----------------------------------------------------------------------------------------------------

    def _shown(self, what: str) -> Locator:
        messages = self.person.messages
        if what in (BOARD, ACCOUNT):
            number = self.table().message_id if what == BOARD else self.before
            return self.person.page.locator(f'#channel-message-list [data-message-id="{number}"]')
        return messages(PRIVATE).last if what == PANEL else messages(what).last

    async def shoot(self, /, name: str, what: str = PANEL) -> None:
        """A picture at each width, and the height of the message there."""
        for width, height in SIZES:
            file = self.folder / f"{self.scene}-{name}-{width}.png"
            if what == PAGE:
                await self.person.screenshot(file, (width, height))
                self.shots.append(Shot(f"{self.scene}-{name}", width, None, file))
                continue
            # The page scrolls in a box of its own, so what does not fit into the window would be cut off.
            await self.person.resize((width, TALL))
            tall = await self.height(what)
            await self._shown(what).screenshot(path=file, animations="disabled")
            text = await self._shown(what).inner_text()
            self.shots.append(Shot(f"{self.scene}-{name}", width, tall, file, text))

    async def height(self, /, what: str = PANEL) -> int:
        """The height of a message in CSS px, once its pictures are there."""
        return await self.height_of(self._shown(what))

    async def height_of(self, message: Locator) -> int:
        """The same of the message that is found there."""
        await self._painted(message)
        box = await message.bounding_box()
        assert box is not None
        return round(box["height"])

    async def _painted(self, message: Locator) -> None:
        """Wait until the message is in sight and its pictures are there."""
        await expect(message).to_be_attached(timeout=PATIENCE_MS)
        await self.person.settled()
        async with asyncio.timeout(PATIENCE_MS / 1000):
            while not await message.evaluate(IN_SIGHT):  # the page may have replaced it: find it again
                pass


@asynccontextmanager
async def night(
    opened: Browser, scene: str, seed: int, folder: Path, data: Path, language: str = DEFAULT
) -> AsyncIterator[Night]:
    """A server of its own for one scene, with `data` as the bot's folder; pictures go into `folder`."""
    clock = Clock()
    bot = build_client(
        load_settings({"DATA_DIR": str(data)}),
        f"sqlite:///{data / 'night.db'}",
        Setup(
            now=lambda: clock().timestamp(),
            monotonic=lambda: clock().timestamp(),
            rng=random.Random(f"{seed}/{scene}"),
            draw=random.Random(scene).randbytes,
            painter=Painted(threads=True),
            forgetful=True,
            paced=False,
        ),
    )
    async with trial(bot, len(PEOPLE), 0, clock) as server:
        person = await sit_down(opened, server.pages[0].url, ANA)
        person.page.set_default_timeout(PATIENCE_MS)
        people = random.Random(f"{seed}/{scene}/people")
        found = Night(server, bot, person, clock, people, folder, scene, words_for(language))
        page, chosen = server.pages[0], DisplaySettings(language=language, speaks=language)
        await set_server(bot.services.tables, server.env.guild.id, chosen)
        for name, viewer in zip(PEOPLE, page.viewers, strict=True):
            await bot.services.tables.preferences.choose(Member(viewer.id, name), always(chosen))
        try:
            await found.rest()
            yield found
            assert not person.mistakes, person.mistakes
        finally:
            await person.page.context.close()
