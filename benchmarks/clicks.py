"""How fast clicks are answered, and what each costs, beside the same library with empty answers.

    python -m benchmarks.clicks [RATE ...] [--seconds S] [--runs N] [--beside FOLDER ...]

The real bot with pictures runs in a process of its own against the stand-in of `tests/wire`, which shares this process
with the people: 72 of them at 18 tables of six games in four channels. Clicks come by chance at the rate (so many a
second, default 50, 100 and 200), whether the bot keeps up or not: a move where somebody's panel offers one, else My
hand. Each run has a new bot, warmed up by the same clicks; a figure is the median of the runs. `--beside` measures the
Boneyards of other folders in turns with this one.

- **ack**: from the click until its answer has arrived, milliseconds, the middle one and the 99th of a hundred.
- **lag**: from an answer that shows news until the table's board shows them, seconds, the 99th of a hundred.
- **CPU**: milliseconds a click, the drawing process included; the empty answer's; and the ratio of the two.
- **memory**: megabytes of the bot and of its drawing process at the end.
- **silent**: clicks that were never answered.

Linux only, for CPU and memory are read from /proc. Times mean little on a machine with other work; CPU and ratios stay.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from bot.ui.pages.custom_ids import ControlId, Verb, read_id
from tests.wire.discord import WireDiscord
from tests.wire.records import Interaction, Request
from tests.wire.shapes import CHANNEL, TOKEN, Json, Message, User

ROOT = Path(__file__).parents[1]
GAMES = ("block", "muggins", "mexican_train", "chickenfoot", "castle_rock", "build_up")
TABLES, CHANNELS, SEATS = 18, 4, 4
WARM_UP = 5.0
LAST_ANSWERS = 30.0
"""Seconds for which answers are waited for after the last click."""
PLAYS = ("do", "tile", "say", "pick", "stack")
TICKS = os.sysconf("SC_CLK_TCK")


@dataclass
class Board:
    """One table as its people know it."""

    id: str
    people: list[User]
    message: Message
    version: int = 0
    """What its public message shows."""
    panels: dict[User, Message] = field(default_factory=dict)
    waiting: set[User] = field(default_factory=set)
    """Those who have made a move and have no answer yet."""
    news: dict[int, float] = field(default_factory=dict)
    """By version, since when somebody has seen it before the board has shown it."""


def controls(message: Message) -> Iterator[tuple[ControlId, Json]]:
    """The buttons and menus of a message that can be used."""
    for item in message.items():
        control = read_id(str(item.get("custom_id", "")))
        if control and not item.get("disabled"):
            yield control, item


class Timed(WireDiscord):
    """The stand-in, noting when what arrived. It forgets what is only there for tests to look at."""

    def __init__(self, *users: User) -> None:
        super().__init__(*users)
        self.sent: dict[int, float] = {}
        self.acked: dict[int, float] = {}
        self.boards: dict[str, Board] = {}
        self.seated: dict[User, Board] = {}
        self.lags: list[float] = []

    def _carry_out(self, asked: Request, request: Any) -> Any:
        answer = super()._carry_out(asked, request)
        self.requests.clear()
        if asked.call == "callback":
            self._answered(self.interactions[int(asked.address["interaction"])])
        return answer

    def _by_token(self, asked: Request) -> tuple[Interaction, Message]:
        found = self.interactions[int(asked.address["token"].removeprefix("token-"))]
        assert found.shown
        return found, found.shown

    def _answered(self, click: Interaction) -> None:
        now = time.perf_counter()
        self.acked[click.id] = now
        board = self.seated.get(click.user)
        if board is None or not click.message:
            return
        board.waiting.discard(click.user)
        if click.shown and click.shown.only_for is not None:
            board.panels[click.user] = click.shown
            version = max((control.version for control, _ in controls(click.shown)), default=0)
            if version > board.version:
                board.news.setdefault(version, now)

    def _new(self, *args: Any) -> Message:
        return self._noted(super()._new(*args))

    def _change(self, *args: Any) -> Message:
        return self._noted(super()._change(*args))

    def _noted(self, message: Message) -> Message:
        """Look whether it is a table's board, and which version it shows."""
        for control, _ in controls(message) if message.only_for is None else ():
            board = self.boards.get(control.table)
            if board and control.version >= board.version:
                board.version, board.message = control.version, message
                for version in [version for version in board.news if version <= board.version]:
                    self.lags.append(time.perf_counter() - board.news.pop(version))
        return message

    def press(self, user: User, message: Message, item: Json, value: str = "") -> Interaction:
        """Use a button, or take a choice of a menu."""
        click = Interaction(self._ids.new(), "", message.channel, user, item["custom_id"], message)
        self.sent[click.id] = time.perf_counter()
        data = {"component_type": 3, "values": [value]} if value else {"component_type": 2}
        return self._interact(click, 3, {"custom_id": item["custom_id"], **data})


class Crowd:
    """The people."""

    def __init__(self, wire: Timed, seed: int) -> None:
        self.wire = wire
        self.rng = random.Random(seed)

    async def sit_down(self) -> None:
        """Open every table, start it, and give everybody a panel."""
        for number in range(TABLES):
            people = [User(100 + number * SEATS + seat, f"Player {seat + 1}") for seat in range(SEATS)]
            channel = CHANNEL + number % CHANNELS
            asked = self.wire.slash(people[0], "domino play", channel, game=GAMES[number % len(GAMES)])
            lobby = await self._usable(asked)
            table = next(controls(lobby))[0].table
            board = self.wire.boards[table] = Board(table, people, lobby)
            self.wire.seated.update(dict.fromkeys(people, board))
            for person in people[1:]:
                await self._press(person, board, "join")
            await self._press(people[0], board, "start")
            for person in people:
                await self._press(person, board, "hand")

    async def look_at_nothing(self) -> None:
        """One message with one button, for a bot that answers nothing."""
        button = {"type": 2, "style": 2, "label": "My hand", "custom_id": ControlId("x", 1, Verb.HAND).text()}
        message = Message(1, CHANNEL, {"flags": 0, "components": [{"type": 1, "components": [button]}]})
        self.wire.boards["x"] = Board("x", [User(100 + seat, f"Player {seat + 1}") for seat in range(SEATS)], message)

    async def _usable(self, asked: Interaction) -> Message:
        """The answer, once it is more than Thinking…"""
        return await self.wire.until(lambda: asked.shown if asked.shown and any(controls(asked.shown)) else None)

    def _button(self, message: Message, verb: str) -> Json | None:
        return next((item for control, item in controls(message) if control.verb == verb), None)

    async def _press(self, user: User, board: Board, verb: str) -> None:
        """Press it as soon as it is there, and wait for the answer."""
        item = await self.wire.until(lambda: self._button(board.message, verb))
        await self.wire.answered(self.wire.press(user, board.message, item))

    async def click(self, rate: float, seconds: float) -> list[Interaction]:
        """Press buttons at this rate; gives the clicks."""
        clicks, at = [], time.perf_counter()
        end = at + seconds
        while (at := at + self.rng.expovariate(rate)) < end:
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            clicks.append(self._one(self.rng.choice(list(self.wire.boards.values()))))
        return clicks

    def _one(self, board: Board) -> Interaction:
        """A move, if some panel offers one to somebody who waits for nothing; else My hand."""
        for user in self.rng.sample(board.people, SEATS):
            panel = board.panels.get(user)
            plays = [item for control, item in controls(panel) if control.verb in PLAYS] if panel else []
            if panel and plays and user not in board.waiting:
                board.waiting.add(user)
                item = self.rng.choice(plays)
                value = self.rng.choice(item["options"])["value"] if "options" in item else ""
                return self.wire.press(user, panel, item, value)
        item = {"custom_id": ControlId(board.id, board.version, Verb.HAND).text()}
        return self.wire.press(self.rng.choice(board.people), board.message, item)


class Figures(NamedTuple):
    """What one run has shown."""

    middle: float
    slow: float
    lag: float
    cpu: float
    memory: float
    drawing: float
    silent: int
    moves: float


def processes(bot: int) -> list[int]:
    """The bot and what it has started."""
    found = [bot]
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            except (OSError, IndexError):
                continue
            if parent == bot:
                found.append(int(folder.name))
    return found


def cpu_seconds(bot: int) -> float:
    """What the bot and its children have computed so far, those that have ended included."""
    spent = 0
    for number in processes(bot):
        spent += sum(map(int, Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[11:15]))
    return spent / TICKS


def megabytes(number: int) -> float:
    """The memory of a process."""
    lines = Path(f"/proc/{number}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def hundredth(values: list[float], which: int) -> float:
    """That one of a hundred."""
    return sorted(values)[min(len(values) - 1, len(values) * which // 100)] if values else 0.0


async def run(what: str, folder: Path, rate: float, seconds: float, seed: int) -> Figures:
    """One run: a new bot, its people, and their clicks."""
    async with Timed(User(11, "Host")) as wire:
        with tempfile.TemporaryDirectory() as data:
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", str(Path(__file__).with_name("served.py")), what, wire.base, wire.gateway),
                env={**os.environ, "PYTHONPATH": str(folder), "DISCORD_TOKEN": TOKEN, "DATA_DIR": data}
                | {"LOG_LEVEL": "ERROR"},
                cwd=data,
            )
            try:
                connected, ended = asyncio.ensure_future(wire.connected()), asyncio.ensure_future(process.wait())
                await asyncio.wait((connected, ended), return_when=asyncio.FIRST_COMPLETED)
                if ended.done():
                    sys.exit("The bot has ended instead of connecting.")
                return await measured(wire, process.pid, what, rate, seconds, seed)
            finally:
                process.kill()
                await process.wait()


async def measured(wire: Timed, bot: int, what: str, rate: float, seconds: float, seed: int) -> Figures:
    """Warm up, click, and wait for the last answers."""
    crowd = Crowd(wire, seed)
    await (crowd.sit_down() if what == "boneyard" else crowd.look_at_nothing())
    await crowd.click(rate, WARM_UP)
    wire.lags.clear()
    before, began = cpu_seconds(bot), time.perf_counter()
    clicks = await crowd.click(rate, seconds)
    while time.perf_counter() < began + seconds + LAST_ANSWERS:
        waiting = [click for click in clicks if click.id not in wire.acked]
        if not waiting and not any(board.news for board in wire.boards.values()):
            break
        await asyncio.sleep(0.05)
    spent = cpu_seconds(bot) - before
    acks = [(wire.acked[click.id] - wire.sent[click.id]) * 1000 for click in clicks if click.id in wire.acked]
    first, *rest = processes(bot)
    used = [control for click in clicks if (control := read_id(click.custom_id))]
    moves = sum(control.verb in (Verb.DO, Verb.PICK, Verb.STACK) for control in used)
    return Figures(
        hundredth(acks, 50),
        hundredth(acks, 99),
        hundredth(wire.lags, 99),
        spent * 1000 / len(clicks),
        megabytes(first),
        sum(map(megabytes, rest)),
        sum(click.id not in wire.acked for click in clicks),
        moves / len(clicks),
    )


def line(what: str, rate: float, runs: list[Figures], empty: float) -> str:
    """The medians of some runs."""
    ack, slow, lag, cpu, bot, drawing, silent, moves = (statistics.median(each) for each in zip(*runs, strict=True))
    memory = f"{bot:4.0f} + {drawing:3.0f}"
    ratio = f"{cpu / empty:5.1f}" if empty else "    –"
    times = f"{rate:5.0f} {ack:7.0f} {slow:7.0f} {lag:7.2f}"
    return f"{what:12}{times} {cpu:7.1f} {ratio}  {memory:12}{silent:4.0f} {moves:6.0%}"


async def compare(args: argparse.Namespace) -> None:
    """Run everything in turns, and print each rate when it is done."""
    bots = {"empty": ("empty", ROOT), "boneyard": ("boneyard", ROOT)}
    bots |= {folder.name: ("boneyard", folder.resolve()) for folder in args.beside}
    print("            rate  ack 50  ack 99  lag 99     CPU ratio  memory    silent  moves   load")
    for rate in args.rates:
        found: dict[str, list[Figures]] = {name: [] for name in bots}
        for seed in range(args.runs):
            for name, (what, folder) in bots.items():
                found[name].append(await run(what, folder, rate, args.seconds, seed))
        empty = statistics.median(run.cpu for run in found["empty"])
        for name, runs in found.items():
            print(line(name, rate, runs, empty), f"{os.getloadavg()[0]:6.1f}", flush=True)


def main() -> None:
    """What `python -m` runs."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.clicks", description=__doc__.splitlines()[0])
    parser.add_argument("rates", nargs="*", type=float, default=[50.0, 100.0, 200.0], metavar="RATE")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--beside", nargs="+", type=Path, default=[], metavar="FOLDER")
    asyncio.run(compare(parser.parse_args()))


if __name__ == "__main__":
    main()
