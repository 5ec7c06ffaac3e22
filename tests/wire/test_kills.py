"""kill -9 at any instant: what the player has seen acknowledged is stored exactly once, the match goes on, and after
the next start the channel shows what the database holds, once.

The processes are real and so are the kills: at a random step of the event loop after the first click, at a random step
of the start, or at the moment at which a request has reached Discord, before or after Discord has done it.
"""

from __future__ import annotations

import asyncio
import os
import random
import re
import shutil
import signal
import sqlite3
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from bot.words import words_for
from engine.events.model import UNFINISHED
from engine.rules.games import GAMES, is_solitaire
from engine.store.rows import PRIVATE
from tests.bot.words.wordings import wordings
from tests.patience import HANG_SECONDS
from tests.wire.conftest import Launcher, kill
from tests.wire.days import ends, letters
from tests.wire.discord import WireDiscord
from tests.wire.people import ANA, BO, People, buttons, control_of, moves_on, shown
from tests.wire.records import Fault, Gone, Interaction
from tests.wire.shapes import CHANNEL, GUILD, THREAD, Json, Message, User, walk

REFUSED = tuple(
    start
    for key in words_for().sentences
    if key.startswith(("refusal.", "invalid."))
    for text in wordings(words_for(), key)
    if (start := text.partition("{")[0])
)
"""How the panel begins that says a move was not made."""
CLICK_STEPS = 700
"""Steps of the event loop that a few clicks take, robots and redraws included."""
START_STEPS = 400
"""Steps that a start takes, until the board is redrawn."""
OF_ACCOUNTS = {"account", "fair"}
"""The controls below the account of a round. A board has others too."""
FINAL = ("do", "line")
"""The controls that make a move for sure; others may ask for more first."""
MOST_TURNS = 8
"""Actions before the bot is killed at the latest."""
SITES = ("callback", "edit", "post", "panel", "delete")


STEPS = "SELECT table_id, number, move, interaction_id FROM steps ORDER BY table_id, number"
TABLES = (
    "SELECT id, status, version, message_id, call_message_id, posting, awaited_since, pinged_since, participants, "
    "channel_id, (SELECT count(*) FROM seats WHERE table_id = id AND user_id IS NOT NULL AND NOT resigned) FROM tables"
)
OF_EVENTS = "SELECT table_id FROM event_tables"
EVENTS = "SELECT id, status, version, shown_version, message_id, posting FROM events"
ASKED = '"asked"'
"""Part of a lobby's participants while an invited person has not come."""
HOMELESS = '"home"'
"""Part of the participants while the channel is gone."""
ROBOT_SITS = '"waits": false'
"""Part of the participants while a robot plays for an absent person. A table of two then waits for no one."""


def stored(path: Path, question: str = STEPS) -> list[Any]:
    """Rows of the database as the crash has left it. They are read from a copy, so that only the bot recovers the
    file."""
    with TemporaryDirectory() as copy:
        for file in path.glob("boneyard.db*"):
            shutil.copy(file, copy)
        with closing(sqlite3.connect(Path(copy) / "boneyard.db")) as database:
            if not database.execute("SELECT 1 FROM sqlite_master WHERE name = 'steps'").fetchone():
                return []
            return database.execute(question).fetchall()


def everywhere(people: People) -> list[Message]:
    """All public messages in the channels of servers."""
    return [m for m in people.wire.messages.values() if m.only_for is None and m.channel >= GUILD]


def differences(tables: Iterable[Any], people: People, elsewhere: Collection[str] = ()) -> list[str]:
    """The differences between channels and tables. A table is shown once, at its version, with one ping. The end of a
    match in a thread is also told outside it, except for tables in `elsewhere`. The host of a table without a channel
    has one direct message."""
    wrong, ended, homeless, public = [], 0, 0, everywhere(people)
    calls = {message.id for message in public if "<@" in str(message.body["content"])}
    for table, status, version, message, ping, posting, awaited, pinged, participants, place, playing in tables:
        if status == "playing" and HOMELESS in participants:
            homeless += 1
            wrong += [f"{table} has something to be told: {message}"] if message else []
            continue
        told = place == THREAD and message != PRIVATE and table not in elsewhere
        ended += told and status in ("finished", "cancelled")
        if message == PRIVATE or place in people.wire.deleted:
            continue
        of_table = [m for m in public if table in {control_of(button).table for button in buttons(m)}]
        pings = [m.id for m in of_table if m.id in calls]
        accounts = [m.id for m in of_table if {control_of(button).verb for button in buttons(m)} <= OF_ACCOUNTS]
        boards = [m for m in of_table if m.id not in pings and m.id not in accounts]
        if status != "cancelled" and [board.id for board in boards] != [message]:
            wrong.append(f"{status} {table} is shown by {[board.id for board in boards]} and not by {message}")
        if any(board.channel != place for board in boards):
            wrong.append(f"{status} {table} is shown elsewhere than in {place}")
        if any({control_of(button).version for button in buttons(board)} != {version} for board in boards):
            wrong.append(f"{status} {table} is not shown at version {version}")
        if pings != ([ping] if ping else []):
            wrong.append(f"{status} {table} has the pings {pings} and not {ping}")
        waits = (status == "playing" and ROBOT_SITS not in participants and playing > 1) or (
            status == "lobby" and ASKED in participants
        )
        if posting or (waits and awaited != pinged):
            wrong.append(f"{status} {table} has something due: {posting}, {awaited}, {pinged}")
    if len(ends(people)) != ended:
        wrong.append(f"{ended} matches ended in the thread, and the channel is told of {len(ends(people))}")
    if len(letters(people)) < homeless:
        wrong.append(f"{homeless} tables have no channel, and their host has {len(letters(people))} letters")
    return wrong


def nights(path: Path, people: People) -> list[str]:
    """The differences between channels and events. An event is shown in one message, the one it knows."""
    wrong = []
    for event, stage, version, told, message, posting in stored(path, EVENTS):
        found = [m.id for m in everywhere(people) if event in {head(button) for button in buttons(m)}]
        over = stage not in UNFINISHED and message in {m.id for m in everywhere(people)}  # without buttons
        if found != ([] if over else [message]):
            wrong.append(f"event {event} is shown by {found} and not by {message}")
        if posting or told != version:
            wrong.append(f"event {event} has something due: {posting}, {told} of {version}")
    return wrong


def amiss(path: Path, people: People) -> list[str]:
    """What the channels do not show as the tables and events are."""
    of_events = {row[0] for row in stored(path, OF_EVENTS)}  # whose ends are told by their event
    return [*differences(stored(path, TABLES), people, of_events), *nights(path, people)]


def head(button: Any) -> str:
    """What the argument of a control begins with."""
    return control_of(button).argument.partition(":")[0]


def acknowledged(click: Interaction) -> bool:
    """Whether the person has seen that the move was made: the panel was edited, and does not say otherwise."""
    if not click.answer or click.answer["type"] not in (4, 7):
        return False
    texts = [item["content"] for item in walk(click.answer["data"]["components"]) if item["type"] == 10]
    lines = [line for text in texts for line in text.splitlines()]  # who has won stands above why a click was refused
    return not any(line.startswith(REFUSED) for line in lines)


class Marathon:
    """Matches that are played through any number of crashes."""

    def __init__(
        self, launcher: Launcher, wire: WireDiscord, rng: random.Random, *people: User, channel: int = CHANNEL
    ) -> None:
        self.launcher = launcher
        self.wire = wire
        self.rng = rng
        self.users = people
        self.channel = channel
        self.people = People(wire)
        self.people.rng = rng
        self.unanswered: tuple[User, Message, Json] | None = None
        self.clicks: list[Interaction] = []
        self.games: Counter[str] = Counter()
        self.kinds = [name for name in GAMES if len(people) == 1 or not is_solitaire(name)]
        rng.shuffle(self.kinds)
        self.matches = 0

    async def crash(self) -> None:
        """Start the bot, play, and kill it somewhere."""
        begun = len(self.wire.identified)
        self.wire.forgive()
        match self.rng.randrange(4):
            case 0:
                process = await self.launcher.start(die_after=self.rng.randrange(START_STEPS), wait_for_click=False)
            case 1:
                waits = [None] * self.rng.randrange(4)
                self.wire.fail(self.rng.choice(SITES), *waits, Fault(kill=True, done_first=self.rng.random() < 0.5))
                process = await self.launcher.start()
            case _:
                process = await self.launcher.start(die_after=self.rng.randrange(CLICK_STEPS))
        with suppress(Gone):
            await self.wire.connected(begun + 1)
            for _ in range(MOST_TURNS):
                await self.go_on()
            kill(process)  # what it was to die of has not happened
        assert await process.status() == -signal.SIGKILL, self.launcher.said()
        self.check()
        await self.made_good()

    async def made_good(self) -> None:
        """Start the bot, ask something until the channel shows what the database holds, and kill the bot at rest."""
        begun = len(self.wire.identified)
        self.wire.forgive()
        process = await self.launcher.start()
        await self.wire.connected(begun + 1)
        wrong: list[str] = []
        try:
            async with asyncio.timeout(HANG_SECONDS):
                while wrong := differences(stored(self.launcher.path, TABLES), self.people):
                    await self.wire.answered(self.wire.slash(ANA, "domino help"))
        except TimeoutError:
            raise AssertionError(f"not made good: {wrong}, {self.launcher.said()}") from None
        kill(process)
        assert await process.status() == -signal.SIGKILL
        self.check()

    async def finish(self) -> None:
        """Start the bot once more, play the match to its end, and stop the bot in order."""
        begun, over = len(self.wire.identified), self.matches
        self.wire.forgive()
        process = await self.launcher.start()
        await self.wire.connected(begun + 1)
        while self.matches == over:
            await self.go_on()
        kill(process, signal.SIGTERM)
        assert await process.status() == 0
        self.check()

    async def go_on(self) -> None:
        """Do the next thing that there is to do, from what can be seen in the channel alone."""
        seen = self.people.redraws()
        latest = self.people.showing("hand", "options", "rematch", channel=self.channel)
        if self.unanswered:
            await self.click(*self.unanswered)  # as people do without an answer
        elif latest is None and self.people.public(self.channel):
            await self.people.redrawn(seen)  # between two rounds
        elif latest is None:
            await self.wire.answered(self.open())
        elif buttons(latest, "rematch"):
            self.matches += 1
            again = self.rng.random() < 0.5
            await (self.people.press(ANA, latest, "rematch") if again else self.wire.answered(self.open()))
        elif buttons(latest, "options"):
            if buttons(latest, "start"):
                await self.people.press(ANA, latest, "start")
            elif len(self.users) > 1:
                await self.people.press(BO, latest, "join")
            else:  # the table was stored, and its robot was not
                await self.people.press(ANA, latest, "robot")
        elif found := await self.people.turn(self.users, self.channel):
            user, panel = found
            await self.click(user, panel, self.people.pick(panel))

    def open(self) -> Interaction:
        """A table of the game that was played least."""
        game = min(self.kinds, key=lambda name: self.games[name])
        self.games[game] += 1
        if is_solitaire(game):
            return self.wire.slash(ANA, "domino solitaire", self.channel, show="public")
        options, robots = " ".join(f"{name}={value}" for name, value in GAMES[game].quick.items()), 2 - len(self.users)
        return self.wire.slash(ANA, "domino play", self.channel, game=game, options=options, robots=robots)

    async def click(self, user: User, panel: Message, button: Json) -> None:
        """Press a button; if nothing is answered, it is pressed again in the next life of the bot."""
        self.unanswered = (user, panel, button)
        click = self.people.push(user, panel, button)
        self.clicks.append(click)
        await self.wire.answered(click)
        self.unanswered = None
        if control_of(button).verb not in FINAL and moves_on(shown(click)):
            await self.click(user, shown(click), self.people.pick(shown(click)))

    def check(self) -> None:
        """Each acknowledged move is stored exactly once. No step is missing or doubled. A wrong claim has no effect and
        leaves its buttons as they were (MU14), so it may be made again."""
        right(stored(self.launcher.path), self.clicks)
        self.launcher.orderly()


def right(rows: Sequence[Any], clicks: Sequence[Interaction]) -> None:
    """Each acknowledged move is stored exactly once. No step is missing or doubled."""
    times = Counter(row[3] for row in rows if row[3] is not None)
    by_button: Counter[str] = Counter()
    for click in clicks:
        assert times[click.id] <= 1
        control = control_of({"custom_id": click.custom_id})
        assert times[click.id] == 1 or control.verb not in FINAL or not acknowledged(click), (
            f"lost: {click.custom_id}, {click.answer}"
        )
        if not control.argument.startswith("claim "):
            by_button[click.custom_id] += times[click.id]
    assert not {button for button, count in by_button.items() if count > 1}, "made twice"
    assert set(times) <= {click.id for click in clicks}
    for table in {row[0] for row in rows}:
        numbers = [row[1] for row in rows if row[0] == table]
        assert numbers == list(range(1, len(numbers) + 1))


async def marathon(marathon: Marathon, crashes: int) -> None:
    """Crashes, and then a match to its end."""
    for _ in range(crashes):
        await marathon.crash()
    await marathon.finish()
    assert sum(map(acknowledged, marathon.clicks)) > crashes // 4, "too few moves to mean anything"


PARTIES: dict[str, Sequence[User]] = {"two people": (ANA, BO), "a robot": (ANA,)}


@pytest.mark.parametrize("party", PARTIES)
async def test_no_acknowledged_move_is_lost_or_doubled_by_a_crash(
    launcher: Launcher, wire: WireDiscord, party: str
) -> None:
    await marathon(Marathon(launcher, wire, random.Random(f"kill {party}"), *PARTIES[party]), 2)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("party", PARTIES)
async def test_no_acknowledged_move_is_lost_or_doubled_by_hundreds_of_crashes(
    launcher: Launcher, wire: WireDiscord, party: str, seed: int
) -> None:
    await marathon(Marathon(launcher, wire, random.Random(f"{seed} {party}"), *PARTIES[party]), 50)


def with_board(wire: WireDiscord) -> int:
    """How many requests have brought a board's picture."""
    return sum("board.png" in request.files for request in wire.requests)


def drawing_processes(launcher: Launcher) -> list[int]:
    """The numbers of all that have been started."""
    return [int(number) for number in re.findall(r"drawn by process (\d+)", launcher.said())]


async def test_the_drawing_process_is_replaced_when_it_is_killed_and_ends_with_the_bot(
    launcher: Launcher, wire: WireDiscord, people: People
) -> None:
    if not hasattr(os, "pidfd_open"):
        pytest.skip("needs pidfd_open, which is Linux's")
    process = await launcher.start(drawing_process=True)
    await wire.connected()
    await people.begin(ANA, BO)
    await people.play(ANA, BO, moves=1)
    await wire.until(lambda: with_board(wire))
    (first,) = drawing_processes(launcher)
    os.kill(first, signal.SIGKILL)
    drawn = with_board(wire)
    await people.play(ANA, BO, moves=2)
    await wire.until(lambda: with_board(wire) > drawn)
    _, second = drawing_processes(launcher)
    gone, pidfd = asyncio.Event(), os.pidfd_open(second)
    asyncio.get_running_loop().add_reader(pidfd, gone.set)
    kill(process)
    async with asyncio.timeout(HANG_SECONDS):
        await gone.wait()
    asyncio.get_running_loop().remove_reader(pidfd)
    os.close(pidfd)
    launcher.orderly()
