"""Draws pictures in a process of its own, or in a thread of this one.

Drawing takes 10 to 20 ms of CPU. A thread shares the interpreter with the event loop, so at 50 clicks a second every
answer waits for pictures; a process does not. A drawing process that dies or hangs is replaced, with growing pauses if
its successors die too. Meanwhile `NotDrawn` makes messages go without pictures.
"""

import asyncio
import logging
import os
import sys
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Self, TypeAlias

from bot.pictures.process.pipe import LENGTH, READY, Failure, content, message, reason
from bot.pictures.render.drawing import Picture, Subject, draw

log = logging.getLogger(__name__)

COMMAND = (sys.executable, "-P", "-m", f"{__package__}.__main__")
HANG_SECONDS = 20.0
"""A drawing process that takes longer for one picture is killed."""
START_SECONDS = 60.0
LONGEST_PAUSE = 60.0
DEADLY = 2
"""After this many dead processes, the subject they drew is refused."""
REMEMBERED = 256
"""How many deadly subjects are remembered."""


class NotDrawn(Exception):
    """There is no picture: show text instead. The message names no tile."""


class InThread:
    """Draws in one thread of this process, for `boneyard try` and tests."""

    def __init__(self, paint: Callable[[Subject], Picture] = draw) -> None:
        self._threads = ThreadPoolExecutor(max_workers=1, thread_name_prefix="pictures")
        self._paint = paint

    async def draw(self, subject: Subject) -> Picture:
        """The picture. Raises `NotDrawn`."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._paint, subject)
        except Exception as error:
            raise NotDrawn(reason(error)) from None

    async def close(self) -> None:
        """Wait for the picture being drawn."""
        self._threads.shutdown(wait=True, cancel_futures=True)


class Ended(Exception):
    """The process ended before it returned the picture. `blamed`: it was drawing this one."""

    def __init__(self, *, blamed: bool) -> None:
        super().__init__()
        self.blamed = blamed


class Child:
    """One drawing process, from `start` until it has ended."""

    def __init__(self, process: asyncio.subprocess.Process, hang: float) -> None:
        assert process.stdin
        assert process.stdout
        self.process = process
        self.leaving = False
        """Whether it was told to end."""
        self._input, self._output = process.stdin, process.stdout
        self._hang = hang
        self._asked: deque[asyncio.Future[Picture | Failure]] = deque()
        self._timer: asyncio.TimerHandle | None = None
        self.ended = asyncio.create_task(self._listen(), name="drawing process")
        """Done when the process has ended, with its exit status."""

    @classmethod
    async def start(cls, command: tuple[str, ...], hang: float) -> Self:
        """Start one; raises OSError (TimeoutError is one) if it does not become ready."""
        path = os.pathsep.join(filter(None, sys.path))
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
            process_group=0,  # Ctrl-C in a terminal is for the bot; the same session keeps niceness effective
        )
        assert process.stdout
        try:
            said = await asyncio.wait_for(received(process.stdout), START_SECONDS)
        except EOFError:
            said = None
        except BaseException:  # it says nothing, or the caller was cancelled
            with suppress(ProcessLookupError):
                process.kill()
            raise
        if said != READY:
            raise OSError(f"it ended with status {await process.wait()} before it was ready")
        log.info("Pictures are drawn by process %d.", process.pid)
        return cls(process, hang)

    async def draw(self, data: bytes) -> Picture | Failure:
        """Ask for a picture and wait for it. Raises `Ended`."""
        if self.leaving or self.ended.done():
            raise Ended(blamed=False)
        asked = asyncio.get_running_loop().create_future()
        self._asked.append(asked)
        if len(self._asked) == 1:
            self._watch()
        self._input.write(data)
        picture: Picture | Failure = await asyncio.shield(asked)
        return picture

    def dismiss(self) -> None:
        """End it at once."""
        self.leaving = True
        self._kill()

    def _kill(self) -> None:
        with suppress(ProcessLookupError):
            self.process.kill()

    def _watch(self) -> None:
        """Restart the timer for the picture being drawn."""
        if self._timer:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(self._hang, self._kill) if self._asked else None

    async def _listen(self) -> int:
        with suppress(EOFError, OSError):
            while True:
                picture = await received(self._output)
                self._asked.popleft().set_result(picture)
                self._watch()
        if self._timer:
            self._timer.cancel()
        status = await self.process.wait()
        for number, asked in enumerate(self._asked):
            asked.set_exception(Ended(blamed=number == 0))
            asked.exception()  # read here: the caller may be gone
        self._input.close()
        return status


async def received(stream: asyncio.StreamReader) -> Any:
    """The next message. Raises EOFError at the end, ValueError for a malformed one."""
    return content(await stream.readexactly(*LENGTH.unpack(await stream.readexactly(LENGTH.size))))


class InProcess:
    """Draws in a process of its own. `hang`: seconds a picture may take. `linger`: seconds after which an idle process
    ends; None keeps it."""

    def __init__(
        self,
        *,
        hang: float = HANG_SECONDS,
        linger: float | None = None,
        command: tuple[str, ...] = COMMAND,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self._command = command
        self._now = now
        self._hang = hang
        self._linger = linger
        self._child: Child | None = None
        self._starting = asyncio.Lock()
        self._failures = 0
        """Processes that died in a row without drawing anything."""
        self._not_before = 0.0
        self._deadly: OrderedDict[Subject, None] = OrderedDict()
        self._at_work = 0
        self._idle: asyncio.TimerHandle | None = None
        self._closed = False

    async def draw(self, subject: Subject) -> Picture:
        """The picture. Raises `NotDrawn`."""
        if subject in self._deadly:
            raise NotDrawn("this subject has killed drawing processes before")
        self._at_work += 1
        try:
            drawn = await self._draw(subject)
        finally:
            self._at_work -= 1
            self._rest()
        if isinstance(drawn, Failure):
            raise NotDrawn(drawn.reason)
        return drawn

    async def _draw(self, subject: Subject) -> Picture | Failure:
        data, blamed = message(subject), 0
        while blamed < DEADLY:
            child = await self._ready()
            try:
                drawn = await child.draw(data)
            except Ended as ended:
                blamed += ended.blamed
            else:
                self._failures = 0
                return drawn
        self._deadly[subject] = None
        if len(self._deadly) > REMEMBERED:
            self._deadly.popitem(last=False)
        raise NotDrawn(f"{DEADLY} drawing processes died while drawing this subject")

    async def _ready(self) -> Child:
        """A running process. Raises `NotDrawn` during the pause before the next start."""
        async with self._starting:
            if self._child and (self._child.leaving or self._child.ended.done()):
                status = await self._child.ended
                if not self._child.leaving:
                    self._fail(f"The drawing process ended with status {status}")
                self._child = None
            if self._child:
                return self._child
            if self._closed:
                raise NotDrawn("the bot is closing")
            if self._now() < self._not_before:
                raise NotDrawn("the drawing process has failed and pauses")
            try:
                self._child = await Child.start(self._command, self._hang)
            except OSError as error:
                self._fail(f"The drawing process could not be started: {error}")
                raise NotDrawn("the drawing process could not be started") from error
            return self._child

    def _fail(self, sentence: str) -> None:
        """Note that a process has died. The next one starts at once, later ones after growing pauses."""
        self._failures += 1
        pause = 0.0 if self._failures == 1 else min(LONGEST_PAUSE, 2.0 ** (self._failures - 2))
        self._not_before = self._now() + pause
        log.warning("%s; the next one may start in %d s.", sentence, pause)

    def _rest(self) -> None:
        """End an idle process after a while."""
        if self._idle:
            self._idle.cancel()
        if self._linger is not None and not self._at_work:
            self._idle = asyncio.get_running_loop().call_later(self._linger, self._dismiss)

    def _dismiss(self) -> None:
        if not self._at_work and self._child:
            self._child.dismiss()

    async def close(self) -> None:
        """End the process at once."""
        self._closed = True
        if self._idle:
            self._idle.cancel()
        async with self._starting:
            if self._child:
                self._child.dismiss()
                await self._child.ended


Renderer: TypeAlias = InThread | InProcess
