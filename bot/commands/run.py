"""`boneyard run`: serve Discord until it is told to stop.

SIGTERM and Ctrl-C stop the intake of moves, let what is in hand finish, and close the database. What a restart cannot
mend (a refused token, a database of a newer version) ends the program with one sentence and a non-zero status, so
that a supervisor does not start it again and again for nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import os
import signal
import threading
import time
from collections.abc import Callable
from contextlib import suppress

import aiohttp
import discord

from bot.client import Boneyard, build_client
from bot.commands import CommandError, opening_store
from bot.commands.check import folder_problems
from bot.config import Secret, Settings, SettingsError, load_settings
from bot.heartbeat import keep_beating
from bot.logs import start_logging

log = logging.getLogger(__name__)

FATAL_CODES = {
    4004: "Discord does not accept the token any more: make a new one on the Bot page of the developer portal, "
    "and put it into DISCORD_TOKEN.",
    4010: "Discord refused the connection (invalid shard): look at SHARD_IDS and SHARD_COUNT.",
    4011: "The bot is on so many servers that Discord asks for several shards: set SHARD_COUNT to a shard for each "
    "thousand of them (docs/hosting.md).",
    4012: "Discord no longer speaks this program's protocol: upgrade Boneyard.",
    4013: "Discord does not know what the program asked for: upgrade Boneyard.",
    4014: "Discord refused what the program asked for: upgrade Boneyard, which needs no privileged intents.",
}
"""The gateway's close codes after which trying again is of no use."""
LATEST_SECONDS = 9.0
"""After a signal the program ends by then at the latest; Docker kills it after ten."""
LOST = "Another Boneyard has taken over the servers of this one, which stood still or could not reach the database."
LOGIN_REFUSED = (
    "Discord refused the token: copy it again from the Bot page of the developer portal, and put it into DISCORD_TOKEN."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """It has no arguments: everything it needs is in the settings."""


def run(args: argparse.Namespace) -> int:
    """Serve until stopped; 0 after an orderly stop."""
    settings = load_settings()
    token = settings.require_token()
    if wrong := folder_problems(settings.data_dir, "DATA_DIR"):
        raise SettingsError(wrong[0])
    start_logging(settings)
    at_the_latest = threading.Timer(LATEST_SECONDS, leave)
    at_the_latest.daemon = True
    gc.set_threshold(3_000)  # four times as rarely as by default: clicks leave little, and each look took its time
    gc.freeze()  # looking through the program itself for garbage took a tenth of a second in which nobody was answered
    with opening_store():
        try:
            asyncio.run(serve(settings, token, at_the_latest.start))
        finally:
            at_the_latest.cancel()
    return 0


def leave(status: int = 0) -> None:
    """End, whatever hangs: a robot's thread, a connection. What was acknowledged is stored, and what the channels lack
    is made good at the next start."""
    log.warning("Not everything could be finished in time.")
    logging.shutdown()
    os._exit(status)


async def serve(settings: Settings, token: Secret, stopping_now: Callable[[], None] = lambda: None) -> None:
    """Open the database, connect, and stay until a signal; raises CommandError with what went wrong, SettingsError
    (status 2) when starting the program again could only fail again, and what the store raises."""
    client = build_client(settings)
    stopping = stop_on_signals(client, stopping_now)
    heartbeat = asyncio.create_task(keep_beating(settings.data_dir, time.time))
    watch = asyncio.create_task(end_when_lost(client))
    try:
        await client.open_store()
        await client.start(token.reveal())
    except discord.LoginFailure as error:
        raise SettingsError(LOGIN_REFUSED) from error
    except discord.PrivilegedIntentsRequired as error:
        raise SettingsError(FATAL_CODES[4014]) from error
    except discord.ConnectionClosed as error:
        raise SettingsError(fatal(error.code)) from error
    except discord.HTTPException as error:
        raise CommandError(refused_start(error)) from error
    except (aiohttp.ClientError, OSError) as error:
        raise CommandError(f"Discord could not be reached: {error}. Check this computer's network.") from error
    finally:
        await client.close()
        for task in (heartbeat, watch):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await asyncio.gather(*stopping)
    if client.lost.is_set():
        raise CommandError(LOST)


async def end_when_lost(client: Boneyard) -> None:
    """Close the client when another program has its shards."""
    await client.lost.wait()
    log.error("Another Boneyard serves here now: closing.")
    at_the_latest = threading.Timer(LATEST_SECONDS, leave, (1,))
    at_the_latest.daemon = True
    at_the_latest.start()
    try:
        await client.close()
    finally:
        at_the_latest.cancel()


def fatal(code: int | None) -> str:
    """What a close code of the gateway means for the person who runs the bot."""
    return FATAL_CODES.get(code or 0, f"Discord ended the connection for good (code {code}).")


def refused_start(error: discord.HTTPException) -> str:
    """What an answer that Discord gave while the bot was logging in means for the person who runs it."""
    said = f"Discord answered {error.status} while the bot was logging in"
    if error.status == 429 or error.status >= 500:
        return f"{said}: that is trouble on its side or a limit; try again in some minutes."
    return f"{said} (code {error.code}): look at the application in the developer portal, then try again."


def stop_on_signals(client: Boneyard, stopping_now: Callable[[], None]) -> list[asyncio.Task[None]]:
    """Close the client in order on SIGTERM and Ctrl-C; `stopping_now` is told once. Gives the list that will hold
    the closing tasks."""
    tasks: list[asyncio.Task[None]] = []

    def stop(name: str) -> None:
        log.info("%s: finishing what is in hand.", name)
        if not tasks:
            stopping_now()
        tasks.append(asyncio.create_task(client.close()))

    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        # Windows has no handlers in the event loop; there Ctrl-C interrupts, and the `finally` above closes.
        with suppress(NotImplementedError):
            loop.add_signal_handler(number, stop, number.name)
    return tasks
