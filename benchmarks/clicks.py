"""How fast clicks are answered, and what each costs, beside the same library with empty answers.

    python -m benchmarks.clicks [RATE ...] [--seconds S] [--runs N] [--beside FOLDER ...] [--burners N ...]
        [--sharp N ...]

The real bot with pictures runs in a process of its own against the stand-in of `tests/wire`, which shares this process
with the people: 72 of them at 18 tables of six games in four channels. Clicks come at random at the rate (clicks a
second, default 50, 100 and 200), whether the bot keeps up or not: a move where a panel offers one, else My hand. Each
run has a new bot, warmed up by the same clicks; a figure is the median of the runs. `--beside` measures the Boneyards
of other folders in turns with this one. `--sharp` runs each number of tables where three sharp robots play one person.

- **answer**: from the click until its answer has arrived, milliseconds, the middle one and the 99th of a hundred.
- **lag**: from an answer that shows news until the table's board shows them, seconds, the 99th of a hundred.
- **CPU**: milliseconds a click, the drawing process included; the empty answer's; and the ratio of the two.
- **memory**: megabytes of the bot and of its drawing process at the end.
- **silent**: clicks that were never answered.

`--burners` shows overload instead: beside N processes that only compute, on all cores, for each N. Discord and the
people live elsewhere, so this process gets priority where the system allows it (root). An answer after 3 seconds counts
as none unless Discord was promised it in time.

- **answered**: clicks answered each second; **put off**: of these, the ones told to press again, in percent.
- **none**: clicks without an answer, in percent.
- **bot, drawing**: how much of a core each had, in percent.

Linux only: CPU and memory are read from /proc. Times mean little on a machine with other work; CPU and ratios stay.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from subprocess import Popen
from typing import NamedTuple

from tqdm import tqdm

from benchmarks.crowd import Crowd, Timed
from bot.ui.pages.custom_ids import Verb, read_id
from tests.wire.shapes import TOKEN, User

ROOT = Path(__file__).parents[1]
WARM_UP = 5.0
LAST_ANSWERS = 30.0
"""Seconds to wait for answers after the last click."""
ELSEWHERE = -10
"""Niceness of Discord and the people beside burners."""
TICKS = os.sysconf("SC_CLK_TCK")


class Bot(NamedTuple):
    """A bot to measure: its folder, and the number of tables with sharp robots."""

    what: str
    folder: Path
    sharp: int = 0


class Figures(NamedTuple):
    """The results of one run."""

    middle: float
    slow: float
    lag: float
    cpu: float
    memory: float
    drawing: float
    silent: float
    moves: float
    answered: float
    put_off: float
    bot_share: float
    drawing_share: float


def processes(bot: int) -> list[int]:
    """The bot and its children."""
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


def cpu_of(number: int) -> float:
    """CPU seconds of a process and its ended children so far."""
    return sum(map(int, Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[11:15])) / TICKS


def cpu_seconds(bot: int) -> float:
    """CPU seconds of the bot and its children so far."""
    return sum(map(cpu_of, processes(bot)))


def megabytes(number: int) -> float:
    """The memory of a process."""
    lines = Path(f"/proc/{number}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def hundredth(values: list[float], which: int) -> float:
    """That percentile."""
    return sorted(values)[min(len(values) - 1, len(values) * which // 100)] if values else 0.0


@contextmanager
def burning(burners: int) -> Iterator[None]:
    """Keep the cores busy."""
    fires = [Popen((sys.executable, "-c", "while True: pass")) for _ in range(burners)]
    try:
        yield
    finally:
        for fire in fires:
            fire.kill()
            fire.wait()


async def run(bot: Bot, rate: float, seconds: float, seed: int, burners: int = 0) -> Figures:
    """One run: a new bot, its people, and their clicks."""
    what, folder, sharp = bot
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
                return await measured(Crowd(wire, seed, sharp=sharp), process.pid, what, rate, seconds, burners)
            finally:
                process.kill()
                await process.wait()


async def measured(crowd: Crowd, bot: int, what: str, rate: float, seconds: float, burners: int) -> Figures:
    """Warm up, click, and wait for the last answers."""
    wire = crowd.wire
    await (crowd.sit_down() if what == "boneyard" else crowd.look_at_nothing())
    done = wire.done if what == "boneyard" else wire.acked
    with burning(burners):
        if burners:
            with suppress(PermissionError):
                os.setpriority(os.PRIO_PROCESS, 0, ELSEWHERE)
        await crowd.click(rate, WARM_UP)
        wire.lags.clear()
        before, began, own = cpu_seconds(bot), time.perf_counter(), cpu_of(bot)
        clicks = await crowd.click(rate, seconds)
        own, drawing = cpu_of(bot) - own, cpu_seconds(bot) - before
        while time.perf_counter() < began + seconds + LAST_ANSWERS:
            waiting = [click for click in clicks if click.id not in done]
            if not waiting and not any(board.news for board in wire.boards.values()):
                break
            if burners and time.perf_counter() > wire.sent[clicks[-1].id] + 5.0:
                break
            await asyncio.sleep(0.05)
    spent = cpu_seconds(bot) - before
    taken = [(done[click.id] - wire.sent[click.id]) * 1000 for click in clicks if click.id in done]
    first, *rest = processes(bot)
    used = [control for click in clicks if (control := read_id(click.custom_id))]
    moves = sum(control.verb in (Verb.DO, Verb.PICK, Verb.STACK) for control in used)
    return Figures(
        hundredth(taken, 50),
        hundredth(taken, 99),
        hundredth(wire.lags, 99),
        spent * 1000 / len(clicks),
        megabytes(first),
        sum(map(megabytes, rest)),
        len(clicks) - len(taken),
        moves / len(clicks),
        len(taken) / seconds,
        sum(click.id in wire.put_off for click in clicks) / len(clicks),
        own / seconds,
        (drawing - own) / seconds,
    )


def medians(runs: list[Figures]) -> Figures:
    """The median of each figure."""
    return Figures(*(statistics.median(each) for each in zip(*runs, strict=True)))


def line(what: str, rate: float, runs: list[Figures], empty: float) -> str:
    """The medians of some runs."""
    found = medians(runs)
    memory = f"{found.memory:4.0f} + {found.drawing:3.0f}"
    ratio = f"{found.cpu / empty:5.1f}" if empty else "    –"
    times = f"{rate:5.0f} {found.middle:7.0f} {found.slow:7.0f} {found.lag:7.2f}"
    return f"{what:12}{times} {found.cpu:7.1f} {ratio}  {memory:12}{found.silent:4.0f} {found.moves:6.0%}"


async def compare(args: argparse.Namespace, bots: dict[str, Bot]) -> None:
    """Run everything in turns, and print each rate when it is done."""
    bots = {"empty": Bot("empty", ROOT), **bots}
    print("            rate answ 50 answ 99  lag 99     CPU ratio  memory    silent  moves   load")
    for rate in args.rates:
        found: dict[str, list[Figures]] = {name: [] for name in bots}
        for seed in tqdm(range(args.runs), f"{rate:.0f} clicks/s", leave=False, disable=None):
            for name, bot in bots.items():
                found[name].append(await run(bot, rate, args.seconds, seed))
        empty = statistics.median(run.cpu for run in found["empty"])
        for name, runs in found.items():
            print(line(name, rate, runs, empty), f"{os.getloadavg()[0]:6.1f}", flush=True)


async def overload(args: argparse.Namespace, bots: dict[str, Bot]) -> None:
    """Run each rate beside each number of burners."""
    print("         burners rate answered put off   none answ 50 answ 99  lag 99    bot drawing  moves   load")
    for burners in args.burners:
        for rate in args.rates:
            found: dict[str, list[Figures]] = {name: [] for name in bots}
            for seed in tqdm(range(args.runs), f"{rate:.0f} clicks/s", leave=False, disable=None):
                for name, bot in bots.items():
                    found[name].append(await run(bot, rate, args.seconds, seed, burners))
            for name, runs in found.items():
                one = medians(runs)
                counts = f"{one.answered:8.1f} {one.put_off:7.1%} {one.silent / (rate * args.seconds):6.1%}"
                times = f"{one.middle:7.0f} {one.slow:7.0f} {one.lag:7.2f}"
                shares = f"{one.bot_share:6.0%} {one.drawing_share:7.0%} {one.moves:6.0%}"
                load = f"{os.getloadavg()[0]:6.1f}"
                print(f"{name:12}{burners:4} {rate:4.0f} {counts} {times} {shares} {load}", flush=True)


def main() -> None:
    """What `python -m` runs."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.clicks", description=__doc__.splitlines()[0])
    parser.add_argument("rates", nargs="*", type=float, default=[50.0, 100.0, 200.0], metavar="RATE")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--beside", nargs="+", type=Path, default=[], metavar="FOLDER")
    parser.add_argument("--burners", nargs="+", type=int, default=[], metavar="N")
    parser.add_argument("--sharp", nargs="+", type=int, default=[], metavar="N")
    args = parser.parse_args()
    bots = {"boneyard": Bot("boneyard", ROOT)}
    bots |= {folder.name: Bot("boneyard", folder.resolve()) for folder in args.beside}
    bots |= {f"sharp {tables}": Bot("boneyard", ROOT, tables) for tables in args.sharp}
    asyncio.run((overload if args.burners else compare)(args, bots))


if __name__ == "__main__":
    main()
