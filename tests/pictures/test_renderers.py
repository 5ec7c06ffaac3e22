"""The drawing process: pictures, deaths, hangs, pauses, and its end."""

import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.pictures import HandSubject, Style, Subject, draw
from bot.pictures.process.__main__ import NICE
from bot.pictures.process.pipe import READY, message
from bot.pictures.process.renderers import COMMAND, InProcess, NotDrawn
from bot.words import words_for
from engine.rules.tiles import tile_set

ODD = """
import os, bot.pictures.process.__main__ as process
drawn = process.draw
def draw(subject):
    match str(subject.tiles[0]):
        case "6|6": os.abort()
        case "5|5": process.signal.pause()
        case "4|4": raise ValueError(subject.tiles)
        case _: return drawn(subject)
process.draw = draw
process.main()
"""
"""A drawing process that dies at one tile, hangs at another, and fails at a third."""


def subject(name: str) -> Subject:
    """The hand with that tile."""
    (tile,) = [tile for tile in tile_set(12) if str(tile) == name]
    return HandSubject((tile,), None, words_for(), Style())


class Clock:
    """A clock that stands still."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def odd(clock: Clock) -> AsyncIterator[InProcess]:
    renderer = InProcess(command=(sys.executable, "-P", "-c", ODD), now=clock)
    yield renderer
    await renderer.close()


@pytest.mark.slow
async def test_a_subject_that_kills_the_process_twice_is_refused_and_the_others_are_drawn(
    odd: InProcess, clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    with pytest.raises(NotDrawn, match="2 drawing processes died"):
        await odd.draw(subject("6|6"))
    with pytest.raises(NotDrawn, match="pauses"):
        await odd.draw(subject("0|1"))
    clock.now += 1
    assert await odd.draw(subject("0|1")) == draw(subject("0|1"))
    with pytest.raises(NotDrawn, match="has killed drawing processes before"):
        await odd.draw(subject("6|6"))
    with pytest.raises(NotDrawn, match=r"ValueError at <string>:8 < __main__\.py") as failed:
        await odd.draw(subject("4|4"))
    assert await odd.draw(subject("0|2")) == draw(subject("0|2"))
    assert not any(tile in f"{caplog.text} {failed.value}" for tile in ("6|6", "4|4", "0|1"))
    assert caplog.text.count("Pictures are drawn by process") == 3


@pytest.mark.skipif(sys.platform == "win32", reason="there is no niceness")
async def test_the_process_has_lower_priority_and_gets_no_keys_of_the_terminal(
    odd: InProcess,
) -> None:
    await odd.draw(subject("0|1"))
    assert odd._child
    number = odd._child.process.pid
    mine, its = (os.getpriority(os.PRIO_PROCESS, which) for which in (0, number))
    assert its == min(19, mine + NICE)
    assert (os.getsid(number), os.getpgid(number)) == (os.getsid(0), number)


async def test_a_process_that_hangs_is_replaced(caplog: pytest.LogCaptureFixture) -> None:
    renderer = InProcess(hang=0.05, command=(sys.executable, "-P", "-c", ODD))
    with pytest.raises(NotDrawn, match="2 drawing processes died"):
        await renderer.draw(subject("5|5"))
    assert f"ended with status {-signal.SIGKILL}" in caplog.text
    await renderer.close()


async def test_processes_that_cannot_start_are_tried_after_growing_pauses(
    clock: Clock, caplog: pytest.LogCaptureFixture
) -> None:
    for command in ((sys.executable, "-c", ""), (str(Path(__file__).with_name("missing")),)):
        caplog.clear()
        renderer = InProcess(command=command, now=clock)
        for _ in range(5):
            with pytest.raises(NotDrawn, match="could not be started"):
                await renderer.draw(subject("0|1"))
            clock.now += len(caplog.records) * 1000
        pauses = [record.args[1] for record in caplog.records if isinstance(record.args, tuple)]
        assert pauses == [0, 1, 2, 4, 8]
        await renderer.close()
        with pytest.raises(NotDrawn, match="closing"):
            await renderer.draw(subject("0|1"))


def test_the_process_ends_with_its_input_even_in_the_middle_of_a_message() -> None:
    wanted = message(subject("0|1"))
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=with_path()) as process:
        said, _ = process.communicate(wanted + wanted[:-5])
    assert process.returncode == 0
    assert said == message(READY) + message(draw(subject("0|1")))


def with_path() -> dict[str, str]:
    """The environment with this process's import path."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
