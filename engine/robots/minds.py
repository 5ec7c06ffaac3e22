"""Where robots think: quick ones in threads, sharp ones and reviews each in a process of their own, beside the clicks.

A process that dies, hangs or uses up its memory is replaced. Reviews take seconds, so no move waits behind them.
"""

from __future__ import annotations

import os
import signal
import sys
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Timer
from typing import Any

from engine.robots import SHARP
from engine.robots.advice import review

if sys.platform != "win32":
    import resource

NICENESS = 10
"""How far the processes yield to the bot."""
MOST_MEMORY = 1 << 30
"""Limit of the address space of a process in bytes."""
MOVE_SECONDS, REVIEW_SECONDS = 5.0, 60.0
"""A process that thinks longer about one move, or one review, is killed."""
START_SECONDS = 60.0
"""A process that takes longer to start is killed."""


class NoAnswer(Exception):
    """A process died, hung, or ran out of memory."""


class Minds(Executor):
    """Runs `choose(view, rng[, level])`, `advise(…)` and `review(…)`."""

    def __init__(self, seconds: float = MOVE_SECONDS, review_seconds: float = REVIEW_SECONDS) -> None:
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="robots")
        self.moves, self.reviews = Mind(seconds), Mind(review_seconds)

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Start one choice, or one review."""
        if SHARP not in args:
            return self._threads.submit(fn, *args, **kwargs)
        mind = self.reviews if fn is review else self.moves
        return mind.ask(fn, *args)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Stop after the quick choices under way. Sharp ones are given up."""
        for mind in (self.moves, self.reviews):
            mind.close()
        self._threads.shutdown(wait, cancel_futures=cancel_futures)


@dataclass(slots=True)
class Child:
    """A process that answers."""

    process: SpawnProcess
    pipe: Connection

    def waits(self) -> bool:
        """Whether it runs and has nothing to say."""
        return self.process.is_alive() and not self.pipe.poll()

    def kill(self) -> None:
        """Let it end, from any thread."""
        with suppress(ValueError):  # it has been closed
            self.process.kill()

    def end(self) -> None:
        """End it and give back its pipe."""
        self.kill()
        self.process.join()
        self.process.close()
        self.pipe.close()

    def asked(self, question: object, seconds: float) -> Any:
        """Its answer. It is killed after those seconds. Raises OSError or EOFError if it has died."""
        clock = Timer(seconds, self.kill)  # also ends the writing of a question that it doesn't read
        clock.start()
        try:
            if question is not None:
                self.pipe.send(question)
            return self.pipe.recv()
        finally:
            clock.cancel()


class Mind:
    """One process, and the thread where its questions wait in order."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        """The longest that an answer may take."""
        self.child: Child | None = None
        """The process, from the first question on."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="mind")

    def ask(self, fn: Any, *args: Any) -> Future[Any]:
        """The answer of a function. A question that is cancelled while it waits is never asked."""
        return self._thread.submit(self._answer, fn, args)

    def close(self) -> None:
        """End the process, and ask no more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        if child := self.child:
            child.kill()

    def _answer(self, fn: Any, args: tuple[Any, ...]) -> Any:
        try:
            fine, answer = self._ready().asked((fn, args), self.seconds)
        except Exception as error:
            self._replace()
            raise NoAnswer(repr(error)) from error
        if fine:
            return answer
        raise answer

    def _ready(self) -> Child:
        """A process that runs."""
        if self.child and not self.child.waits():
            self._replace()  # it died while idle
        if self.child is None:
            context = get_context("spawn")
            ours, theirs = context.Pipe()
            process = context.Process(target=answer_all, args=(theirs,), daemon=True)
            process.start()
            theirs.close()
            self.child = Child(process, ours)
            self.child.asked(None, START_SECONDS)
        return self.child

    def _replace(self) -> None:
        """End the process, so that the next question starts another."""
        child, self.child = self.child, None
        if child:
            child.end()


def answer_all(pipe: Connection) -> None:
    """The process: answer one question after the other, until the bot has ended or the memory is used up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot
    if sys.platform != "win32":
        os.nice(NICENESS)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    with suppress(EOFError, OSError):
        pipe.send("ready")
        while True:
            fn, args = pipe.recv()
            try:
                answer = True, fn(*args)
            except MemoryError:
                return
            except Exception as error:
                answer = False, error
            pipe.send(answer)
