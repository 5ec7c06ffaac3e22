"""What the live board carries: how fast moves are seen on pages, and what pages cost the people who use messages.

    python -m benchmarks.live [--tables N] [--pages N] [--rate R] [--moves R] [--seconds S] [--runs N] [--idle N]

The real bot with pictures runs in a process of its own against the stand-in of `tests/wire`. Four people at each of the
tables (default 100, of six games on 25 servers) click by messages, all together at the rate (clicks a second, default
50), as in `benchmarks.clicks`. Each run measures the same bot without pages, then beside the pages (default 500: the
four people of each table and spectators, in three sizes) of a third process, which move on them at the rate `--moves`
(default 3 a second).

- **click**: from a click by message until its answer has arrived, milliseconds, the middle one and the 99th of a
  hundred; without pages, beside pages, and the ratio of the two.
- **seen**: from a move until the last page of its table has been told, milliseconds: moves on pages from their request,
  moves by messages from their click; the middle one, the 95th and the 99th of a hundred.
- **told**: documents of tables a second, and kilobytes each (all documents counted); how many said to stay still.
- **bot, drawing, Discord, pages**: how much of a core each had, in percent; Discord is the process of the stand-in and
  of the people who click.
- **idle**: the growth of the bot's memory by so many pages that look at tables where nothing happens (default 5,000).
- **back**: after a `kill -9`, seconds from the start of the next process until pages have their tables again: the
  middle one and the last.

Linux only: CPU and memory are read from /proc. Times mean little on a machine with other work; CPU and ratios stay.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import secrets
import socket
import statistics
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from bisect import bisect_left
from collections import defaultdict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from operator import itemgetter
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.clicks import LAST_ANSWERS, ROOT, WARM_UP, cpu_of, cpu_seconds, hundredth, megabytes
from benchmarks.crowd import SEATS, Board, Crowd, Timed
from bot.live.sessions import Session, Sessions
from bot.ui.pages.custom_ids import Verb, read_id
from engine.units import HOUR
from tests.wire.records import Interaction
from tests.wire.shapes import CHANNEL, NEXT_SERVER, TOKEN, User, guild_of

SERVERS = 25
ROOMS = (480, 700, 1200)
SPECTATOR = 1_000_000
"""The first user id of spectators."""
MOST_BYTES = 100_000_000
"""Of an answer from the pages."""

Move = tuple[str, int, float]
"""The table, the version after a move (0: it was refused), and when it was asked for."""


class Seen(NamedTuple):
    """How long moves took until the last page of their table was told, in milliseconds."""

    pages: list[float]
    messages: list[float]


class Told(NamedTuple):
    """What the pages were told in one run."""

    seen: Seen
    documents: int
    bytes: int
    still: int


class Half(NamedTuple):
    """The clicks of one run, without or beside pages."""

    taken: list[float]
    silent: int
    shares: list[float]
    """How much of a core the bot, its drawing process, the stand-in and the pages had."""


class Pages:
    """The process of the pages."""

    def __init__(self, process: Process) -> None:
        self._process, self.pid = process, process.pid

    async def ask(self, order: str, **facts: Any) -> Any:
        """Have an order carried out."""
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(json.dumps({"order": order, **facts}).encode() + b"\n")
        await self._process.stdin.drain()
        return json.loads(await self._process.stdout.readline())


class Versions(Timed):
    """The stand-in, which notes the version that the answer to a click shows."""

    def __init__(self, *users: User) -> None:
        super().__init__(*users)
        self.shown: dict[int, int] = {}

    def _answered(self, click: Interaction) -> None:
        super()._answered(click)
        controls = (read_id(str(item.get("custom_id", ""))) for item in (click.shown.items() if click.shown else ()))
        self.shown.setdefault(click.id, max((control.version for control in controls if control), default=0))


@asynccontextmanager
async def pages_process() -> AsyncIterator[Pages]:
    """The process of the pages, until the end of the block."""
    order = (sys.executable, "-m", "benchmarks.pages")
    process = await asyncio.create_subprocess_exec(*order, cwd=ROOT, stdin=PIPE, stdout=PIPE, limit=MOST_BYTES)
    try:
        yield Pages(process)
    finally:
        process.kill()
        await process.wait()


class Bot:
    """The bot: its process can be killed and started again."""

    def __init__(self, wire: Timed, data: Path) -> None:
        self._wire, self._data, self._secret = wire, data, secrets.token_hex(16)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port: int = free.getsockname()[1]
        self.process: Process

    async def start(self) -> None:
        """Start it."""
        served = str(Path(__file__).with_name("served.py"))
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", served, "live", self._wire.base, self._wire.gateway, str(self._port), self._secret),
            env={**os.environ, "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": TOKEN, "DATA_DIR": str(self._data)}
            | {"LOG_LEVEL": "ERROR"},
            cwd=self._data,
        )

    async def kill(self) -> None:
        """End it at once."""
        self.process.kill()
        await self.process.wait()

    def address(self, user_id: int, name: str, board: Board) -> str:
        """The address of a person's socket."""
        place, until = board.message.channel, int(time.time()) + 4 * HOUR
        session = Session(user_id, name, guild_of((place - CHANNEL) // NEXT_SERVER), place, "en-US", until)
        return f"http://127.0.0.1:{self._port}/socket?session={Sessions(self._secret.encode()).sign(session)}"


def looking(bot: Bot, boards: Sequence[Board], pages: int) -> list[tuple[str, str, int]]:
    """The pages: first those of the people at each table, then spectators."""
    people = [(user.id, user.name, board) for board in boards for user in board.people]
    more = (
        (SPECTATOR + number, f"Spectator {number}", boards[number % len(boards)])
        for number in range(max(0, pages - len(people)))
    )
    return [
        (bot.address(*each), each[2].id, ROOMS[number % len(ROOMS)])
        for number, each in enumerate([*people, *more][:pages])
    ]


def seen(moves: Sequence[Move], shown: Sequence[tuple[str, list[tuple[int, float]]]]) -> list[float]:
    """Milliseconds of each move until the last page of its table was told of it. Moves that were known before they were
    asked for, and those that were refused, are left out."""
    tables = defaultdict(list)
    for table, told in shown:
        tables[table].append(told)
    found = []
    for table, version, sent in moves:
        late = [
            told[at][1] for told in tables[table] if (at := bisect_left(told, version, key=itemgetter(0))) < len(told)
        ]
        if version and len(late) == len(tables[table]) and min(late, default=0.0) > sent:
            found.append((max(late) - sent) * 1000)
    return found


def computed(bot: int, pages: int) -> list[float]:
    """CPU seconds so far of the bot, its drawing process, the stand-in and the pages."""
    return [cpu_of(bot), cpu_seconds(bot) - cpu_of(bot), cpu_of(os.getpid()), cpu_of(pages)]


async def clicked(crowd: Crowd, bot: int, pages: int, rate: float, seconds: float) -> tuple[Half, list[Move]]:
    """Click by messages, and wait for the last answers."""
    wire = crowd.wire
    assert isinstance(wire, Versions)
    began, before = time.perf_counter(), computed(bot, pages)
    clicks = await crowd.click(rate, seconds)
    length = time.perf_counter() - began
    shares = [(after - early) / length for early, after in zip(before, computed(bot, pages), strict=True)]
    while time.perf_counter() < began + seconds + LAST_ANSWERS:
        if all(click.id in wire.done for click in clicks):
            break
        await asyncio.sleep(0.05)
    taken = [(wire.done[click.id] - wire.sent[click.id]) * 1000 for click in clicks if click.id in wire.done]
    moves = []
    for click in clicks:
        control = read_id(click.custom_id)
        if control and control.verb == Verb.DO and wire.shown.get(click.id, 0) > control.version:
            moves.append((control.table, control.version + 1, wire.sent[click.id]))
    return Half(taken, len(clicks) - len(taken), shares), moves


async def beside(crowd: Crowd, bot: int, pages: Pages, args: argparse.Namespace) -> tuple[Half, Told]:
    """Click by messages while pages move."""
    told: Any
    (half, clicks), told = await asyncio.gather(
        clicked(crowd, bot, pages.pid, args.rate, args.seconds),
        pages.ask("play", rate=args.moves, seconds=args.seconds),
    )
    moves = Seen(seen(told["moves"], told["shown"]), seen(clicks, told["shown"]))
    return half, Told(moves, told["documents"], told["bytes"], told["still"])


async def measure(args: argparse.Namespace) -> None:
    """Measure and print everything."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # the bot inherits it
    wire = Versions(User(11, "Host"))
    wire.servers = SERVERS
    with tempfile.TemporaryDirectory() as data:
        async with wire, pages_process() as pages:
            bot = Bot(wire, Path(data))
            await bot.start()
            try:
                connected, ended = asyncio.ensure_future(wire.connected()), asyncio.ensure_future(bot.process.wait())
                await asyncio.wait((connected, ended), return_when=asyncio.FIRST_COMPLETED)
                if ended.done():
                    sys.exit("The bot has ended instead of connecting.")
                channels = [CHANNEL + NEXT_SERVER * server for server in range(SERVERS)]
                crowd = Crowd(wire, 1, channels, tables=args.tables)
                await crowd.sit_down()
                await crowd.click(args.rate, WARM_UP)
                views = looking(bot, list(wire.boards.values()), args.pages)
                await compare(crowd, bot, pages, views, args)
                await kill(bot, pages, views)
                if args.idle:
                    await rest(bot, pages, looking(bot, list(wire.boards.values()), args.idle))
            finally:
                await bot.kill()


async def compare(crowd: Crowd, bot: Bot, pages: Pages, views: list[Any], args: argparse.Namespace) -> None:
    """Run without pages and beside them in turns, and print the figures."""
    print(" run pages click 50 click 99 silent     bot drawing Discord   pages   load", flush=True)
    runs = list[tuple[Half, Half]]()
    told = list[Told]()
    for run in range(args.runs):
        without, _ = await clicked(crowd, bot.process.pid, pages.pid, args.rate, args.seconds)
        print(line(run, 0, without), flush=True)
        opened = await pages.ask("open", pages=views)
        half, heard = await beside(crowd, bot.process.pid, pages, args)
        await pages.ask("close")
        print(line(run, opened["opened"], half), flush=True)
        runs.append((without, half))
        told.append(heard)
    for which, name in (((50), "click 50"), ((99), "click 99")):
        ratios = [hundredth(half.taken, which) / hundredth(without.taken, which) for without, half in runs]
        print(f"{name}, ratio: {statistics.median(ratios):.2f} ({', '.join(f'{ratio:.2f}' for ratio in ratios)})")
    for name, times in (
        ("moves on pages", [taken for heard in told for taken in heard.seen.pages]),
        ("moves by messages", [taken for heard in told for taken in heard.seen.messages]),
    ):
        shares = " ".join(f"{hundredth(times, share):5.0f}" for share in (50, 95, 99))
        print(f"{name} seen by all, ms: {shares} (of {len(times)})")
    documents, seconds = sum(heard.documents for heard in told), args.seconds * args.runs
    size = sum(heard.bytes for heard in told) / max(1, documents) / 1024
    print(f"told: {documents / seconds:.0f} documents/s, {size:.1f} kB each, {sum(one.still for one in told)} still")


def line(run: int, pages: int, half: Half) -> str:
    """The figures of half a run."""
    times = f"{hundredth(half.taken, 50):8.0f} {hundredth(half.taken, 99):8.0f}"
    shares = " ".join(f"{share:7.0%}" for share in half.shares)
    return f"{run:4} {pages:5} {times} {half.silent:6} {shares} {os.getloadavg()[0]:6.1f}"


async def kill(bot: Bot, pages: Pages, views: list[Any]) -> None:
    """Kill the bot while pages look, and print when they are back."""
    await pages.ask("open", pages=views)
    await bot.kill()
    await pages.ask("forget")
    began = time.perf_counter()
    await bot.start()
    back = [at - began for at in (await pages.ask("back", seconds=60.0))["back"]]
    await pages.ask("close")
    print(
        f"back: {len(back)} of {len(views)} pages, {hundredth(back, 50):.1f} s, the last {max(back, default=0):.1f} s"
    )


async def rest(bot: Bot, pages: Pages, views: list[Any]) -> None:
    """Print what many pages cost that only look."""
    before = megabytes(bot.process.pid)
    opened = await pages.ask("open", pages=views)
    grown = megabytes(bot.process.pid) - before
    print(
        f"idle: {opened['opened']} pages cost {grown:.0f} MB, {grown * 1024 / max(1, opened['opened']):.1f} kB each, "
        f"opened in {opened['seconds']:.0f} s"
    )


def main() -> None:
    """What `python -m` runs."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.live", description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--pages", type=int, default=100 * (SEATS + 1))
    parser.add_argument("--rate", type=float, default=50.0)
    parser.add_argument("--moves", type=float, default=3.0)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--idle", type=int, default=5000)
    asyncio.run(measure(parser.parse_args()))


if __name__ == "__main__":
    main()
