"""Runs `boneyard …` in processes of their own, against a stand-in: `python -m tests.wire.launch`.

The library learns where Discord is, and robots do not wait; nothing else of the bot is changed. For each line on
standard input (JSON: the stand-in's addresses, the environment, the file for its output, when to die) a process is
forked. The pipe that the line names gets one line of JSON for its number, for each exception that it logs, and for
its exit status. Forking saves the second that importing everything takes, so dozens of crashes fit into a test run.
"""

from __future__ import annotations

import asyncio
import ctypes
import json
import logging
import os
import signal
import sqlite3
import sys
from functools import partial
from pathlib import Path
from typing import Any, TextIO

import discord.gateway
import discord.http
import yarl

import bot.client
import bot.commands.run
import bot.ui.channel.reply
import bot.watching
import engine.store.connect
import engine.store.postgres
import engine.tables.edits.delays
import engine.tables.keeping.opening
from bot.__main__ import with_signals
from bot.cli import main
from bot.pictures.process.worker import Painted
from bot.pictures.render.emoji import all_tiles, emoji_png
from tests.patience import CUT_OFF, HANG_SECONDS, LOGGERS

NEW_NUMBERS = 0x20000000
"""Linux's CLONE_NEWPID."""
LONGEST = 1000
"""Characters of a reported error: a pipe takes a line of 4,096 bytes as a whole."""


def die_after(steps: int, wait_for_click: bool, number: int) -> None:
    """Send this process a signal after `steps` steps of its event loop, counted from the start or from its first
    click."""
    state: Any = discord.state.ConnectionState
    handle: Any = asyncio.Handle
    step, heard = handle._run, state.parse_interaction_create
    left = [steps]
    counting = [not wait_for_click]

    def counted(self: Any) -> None:
        left[0] -= counting[0]
        if left[0] == -1:
            os.kill(os.getpid(), number)
        step(self)

    def listening(self: Any, data: Any) -> None:
        counting[0] = True
        heard(self, data)

    handle._run = counted
    state.parse_interaction_create = listening


def die_in_database(work: int) -> None:
    """Kill this process after `work` times 100 instructions of SQLite, in any file."""
    left = [work]

    def tick() -> int:
        left[0] -= 1
        if left[0] < 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return 0

    module: Any = sqlite3
    connect = module.connect

    class Mortal(sqlite3.Connection):
        """Keeps the only handler that a connection can have."""

        def set_progress_handler(self, *_: Any) -> None:
            pass

    def connected(*args: Any, **options: Any) -> Any:
        connection = connect(*args, factory=Mortal, **options)
        sqlite3.Connection.set_progress_handler(connection, tick, 100)
        return connection

    module.connect = connected


async def identify_at_once(*_: object, **__: object) -> None:
    """The library waits five seconds between two shards."""


class Report(logging.Handler):
    """Tells the test what happens to a process."""

    def __init__(self, pipe: TextIO) -> None:
        super().__init__(logging.ERROR)
        self._pipe = pipe

    def tell(self, **fact: int | str) -> None:
        """Write a line, short enough that two processes never mix theirs."""
        print(json.dumps(fact), file=self._pipe)

    def emit(self, record: logging.LogRecord) -> None:
        """Tell of a logged exception."""
        if record.exc_info and (error := record.exc_info[1]) and str(error) != CUT_OFF:
            self.tell(error=f"{record.getMessage()} {error!r}"[:LONGEST], kind=type(error).__name__)


def child(order: dict[str, Any], report: Report) -> int:
    """What a forked process does: become `boneyard run`."""
    for name in LOGGERS:
        logging.getLogger(name).addHandler(report)
    out = os.open(order["output"], os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    for stream in (1, 2):
        os.dup2(out, stream)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    discord.http.Route.BASE = order["base"]
    bot.ui.channel.reply.PATIENCE = HANG_SECONDS  # no answer is late, however slow the machine
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(order["gateway"])
    if not order["drawing_process"]:  # which takes half a second to start, for each of dozens of crashes
        client: Any = bot.client
        client.Painted = partial(Painted, threads=True)
    client_of_all: Any = discord.Client
    client_of_all.before_identify_hook = identify_at_once
    if order["lease_seconds"] is not None:
        lease: Any = engine.store.postgres
        lease.LEASE_SECONDS = order["lease_seconds"]
    if order["migrations"] is not None:
        opening: Any = engine.store.connect
        opening.MIGRATIONS = Path(order["migrations"])
    if order["patient"]:
        stopping: Any = bot.client
        stopping.CLOSING_SECONDS = stopping.LEAVING_SECONDS = bot.commands.run.LATEST_SECONDS = HANG_SECONDS
        bot.watching.LAST_SECONDS = HANG_SECONDS
    pace: Any = engine.tables.edits.delays
    pace.SHORTEST = pace.LONGEST = 0.0  # these are real seconds
    windows: Any = engine.tables.keeping.opening
    assert windows.claim_time, "it decides how long claims are heard"
    windows.claim_time = lambda turn_seconds: 1
    os.environ.update(order["environment"])
    if order["die_after"] is not None:
        die_after(order["die_after"], order["wait_for_click"], order["die_of"])
    if order["die_in_database"] is not None:
        die_in_database(order["die_in_database"])
    sys.argv[1:] = order["command"]
    with_signals()
    return main(order["command"])


def own_numbers() -> None:
    """Let the next child be process 1 of its own, as in a container without init."""
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.unshare(NEW_NUMBERS):
        raise OSError(ctypes.get_errno(), "no processes with numbers of their own")


def serve() -> None:
    """Fork for each line until there are no more."""
    for tile in all_tiles():
        emoji_png(tile)  # drawn once for all children, which keep what they inherit
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the watching processes are never waited for
    for line in sys.stdin:
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            watch(json.loads(line))
            os._exit(0)


def watch(order: dict[str, Any]) -> None:
    """Fork the bot, and tell its number and how it ended."""
    with Path(order["report"]).open("w", buffering=1, encoding="ascii") as pipe:
        report = Report(pipe)
        if order["first"]:
            own_numbers()
        process = os.fork()
        if process == 0:
            status = 70  # of a child that fails before it can say anything
            try:
                status = child(order, report)
            except SystemExit as exit_:
                status = exit_.code if isinstance(exit_.code, int) else 1
            except BaseException as error:
                sys.excepthook(*sys.exc_info())
                report.tell(error=repr(error)[:LONGEST], kind=type(error).__name__)
            finally:
                for stream in (sys.stdout, sys.stderr):
                    stream.flush()
                os._exit(status)
        report.tell(number=process)
        _, ended = os.waitpid(process, 0)
        report.tell(status=os.waitstatus_to_exitcode(ended))


if __name__ == "__main__":
    serve()
