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
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress

import aiohttp
import discord

from bot.client import Boneyard, build_client
from bot.commands import CommandError, opening_store
from bot.commands.check import folder_problems
from bot.config import Secret, Settings, SettingsError, environment, load_settings, voice
from bot.heartbeat import keep_beating
from bot.logs import start_logging
from bot.releases import watch_releases
from bot.watching import Webhook, watched

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
LATEST_SECONDS = 8.0
"""The longest stop after a signal; the error webhook has a moment more. Docker kills the program after ten seconds."""
LOST = "Another Boneyard has taken over this one's servers, because it paused or could not reach the database."
LOGIN_REFUSED = (
    "Discord refused the token: copy it again from the Bot page of the developer portal, and put it into DISCORD_TOKEN."
)


def run(args: argparse.Namespace) -> int:
    """Serve until stopped. Return 0 after an orderly stop."""
    with speaking(environment()):
        settings = load_settings()
        token = settings.require_token()
        if wrong := folder_problems(settings.data_dir, "DATA_DIR"):
            raise SettingsError(wrong[0])
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


@contextmanager
def speaking(environ: Mapping[str, str]) -> Iterator[None]:
    """Start the log and the error webhook, before anything else. Both get the sentence that ends the program."""
    how = voice(environ)
    start_logging(how)
    webhook = Webhook(how.webhook.reveal()) if how.webhook else None
    if webhook:
        logging.getLogger().addHandler(webhook)
    try:
        yield
    except (SettingsError, CommandError) as error:
        if how.json:
            log.critical("%s", error)
            error.told = True
        elif webhook:  # the command line prints it
            webhook.handle(log.makeRecord(log.name, logging.CRITICAL, "", 0, "%s", (error,), None))
        raise
    except Exception:
        log.critical("Boneyard ends because of an error of its own.", exc_info=True)
        raise SystemExit(1) from None  # the log has it, without secrets
    finally:
        if webhook:
            logging.getLogger().removeHandler(webhook)
            webhook.close()


def leave(status: int = 0) -> None:
    """Exit although a thread or connection hangs. Acknowledged moves are stored, and the next start updates the
    channels."""
    log.warning("Not everything finished in time.")
    logging.shutdown()
    os._exit(status)


async def serve(settings: Settings, token: Secret, stopping_now: Callable[[], None] = lambda: None) -> None:
    """Open the database, connect, and serve until a signal. Raises CommandError, SettingsError (status 2) if a restart
    cannot help, and the store's errors."""
    stopped = stop_on_signals(stopping_now)
    client = build_client(settings)
    work = [keep_beating(settings.data_dir, time.time, client.reachability.unsteady), end_when_lost(client)]
    if settings.releases_url and 0 in settings.shard_ids:
        work.append(watch_releases(settings, settings.releases_url, time.time, asyncio.sleep))
    tasks = [asyncio.create_task(each) for each in work]
    serving, stop = asyncio.create_task(connect(client, settings, token)), asyncio.create_task(stopped.wait())
    try:
        await asyncio.wait((serving, stop), return_when=asyncio.FIRST_COMPLETED)
        if stop.done():
            await client.close()
            serving.cancel()
            with suppress(asyncio.CancelledError, Exception):  # a login that was broken off fails in many ways
                await serving
            return
        if not client.lost.is_set():
            await serving
    finally:
        await client.close()
        for task in (*tasks, serving, stop):
            task.cancel()
        await asyncio.gather(*tasks, serving, stop, return_exceptions=True)
    if client.lost.is_set():
        raise CommandError(client.loss or LOST, 2 if client.loss else 1)


async def connect(client: Boneyard, settings: Settings, token: Secret) -> None:
    """Serve until the client is closed. Raises as `serve` does."""
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


def stop_on_signals(stopping_now: Callable[[], None]) -> asyncio.Event:
    """An event that SIGTERM and Ctrl-C set; the first one also calls `stopping_now`."""
    stopped = asyncio.Event()

    def stop(name: str) -> None:
        log.info("%s: finishing running changes.", name)
        if not stopped.is_set():
            stopping_now()
        stopped.set()

    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        # Windows has no handlers in the event loop. There Ctrl-C interrupts, and `serve` closes.
        with suppress(NotImplementedError):
            loop.add_signal_handler(number, stop, number.name)
    return stopped
