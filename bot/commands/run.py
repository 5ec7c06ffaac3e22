"""`boneyard run`: serves Discord until stopped.

SIGTERM and Ctrl-C refuse new moves, finish running changes, and close the database. A problem that a restart cannot fix
(a refused token, a newer database) ends the program with one sentence and status 2, so a supervisor does not restart
it.
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
from bot.watching import watched

log = logging.getLogger(__name__)

FATAL_CODES = {
    4004: "Discord does not accept the token any more: make a new one on the Bot page of the developer portal, "
    "and put it into DISCORD_TOKEN.",
    4010: "Discord refused the connection (invalid shard): look at SHARD_IDS and SHARD_COUNT.",
    4011: "The bot is on too many servers for one shard: set SHARD_COUNT to a shard for each thousand of "
    "them (docs/hosting.md).",
    4012: "Discord no longer speaks this program's protocol: upgrade Boneyard.",
    4013: "Discord does not know what the program asked for: upgrade Boneyard.",
    4014: "Discord refused what the program asked for: upgrade Boneyard, which needs no privileged intents.",
}
"""The gateway's close codes that trying again cannot fix."""
LATEST_SECONDS = 9.0
"""The longest stop after a signal. Docker kills the program after ten seconds."""
LOST = "Another Boneyard has taken over this one's servers, because it paused or could not reach the database."
LOGIN_REFUSED = (
    "Discord refused the token: copy it again from the Bot page of the developer portal, and put it into DISCORD_TOKEN."
)


def run(args: argparse.Namespace) -> int:
    """Serve until stopped. Return 0 after an orderly stop."""
    settings = load_settings()
    token = settings.require_token()
    if wrong := folder_problems(settings.data_dir, "DATA_DIR"):
        raise SettingsError(wrong[0])
    start_logging(settings)
    at_the_latest = threading.Timer(LATEST_SECONDS, leave)
    at_the_latest.daemon = True
    gc.set_threshold(3_000)  # a quarter of the default rate: clicks leave little garbage
    gc.freeze()  # scanning the program itself for garbage blocked answers for 0.1 s
    with opening_store():
        try:
            asyncio.run(serve(settings, token, at_the_latest.start))
        finally:
            at_the_latest.cancel()
    return 0


def leave(status: int = 0) -> None:
    """Exit although a thread or connection hangs. Acknowledged moves are stored, and the next start updates the
    channels."""
    log.warning("Not everything finished in time.")
    logging.shutdown()
    os._exit(status)


async def serve(settings: Settings, token: Secret, stopping_now: Callable[[], None] = lambda: None) -> None:
    """Open the database, connect, and serve until a signal. Raises CommandError, SettingsError (status 2) if a restart
    cannot help, and the store's errors."""
    client = build_client(settings)
    stopping = stop_on_signals(client, stopping_now)
    work = [keep_beating(settings.data_dir, time.time), end_when_lost(client)]
    tasks = [asyncio.create_task(each) for each in work]
    try:
        await client.open_store()
        async with watched(client, settings):
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
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await asyncio.gather(*stopping)
    if client.lost.is_set():
        raise CommandError(client.loss or LOST, 2 if client.loss else 1)


async def end_when_lost(client: Boneyard) -> None:
    """Close the client when another process has its shards, or its database file is gone."""
    await client.lost.wait()
    log.error("%s", client.loss or "Another Boneyard has this one's shards: closing.")
    at_the_latest = threading.Timer(LATEST_SECONDS, leave, (1,))
    at_the_latest.daemon = True
    at_the_latest.start()
    try:
        await client.close()
    finally:
        at_the_latest.cancel()


def fatal(code: int | None) -> str:
    """The sentence for a close code of the gateway."""
    return FATAL_CODES.get(code or 0, f"Discord ended the connection for good (code {code}).")


def refused_start(error: discord.HTTPException) -> str:
    """The sentence for Discord's refusal of a login."""
    said = f"Discord answered {error.status} while the bot was logging in"
    if error.status == 429 or error.status >= 500:
        return f"{said}: Discord has trouble or limits logins; try again in some minutes."
    return f"{said} (code {error.code}): look at the application in the developer portal, then try again."


def stop_on_signals(client: Boneyard, stopping_now: Callable[[], None]) -> list[asyncio.Task[None]]:
    """Close the client on SIGTERM and Ctrl-C, and call `stopping_now` once. Return the list of closing tasks, which
    fills later."""
    tasks: list[asyncio.Task[None]] = []

    def stop(name: str) -> None:
        log.info("%s: finishing running changes.", name)
        if not tasks:
            stopping_now()
        tasks.append(asyncio.create_task(client.close()))

    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        # Windows has no handlers in the event loop. There Ctrl-C interrupts, and `serve` closes.
        with suppress(NotImplementedError):
            loop.add_signal_handler(number, stop, number.name)
    return tasks
