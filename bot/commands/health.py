"""`boneyard health`: whether the bot on this data folder is alive, for Docker and for people."""

import argparse
import json
import time

from bot import heartbeat
from bot.config import data_folder


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Print a sentence. Return 0 if the heartbeat is fresh and Discord's gateway is not away for long, else 1."""
    last = heartbeat.last(data_folder(), time.time())
    alive, sentence = verdict(last)
    facts = {"heartbeat_seconds": last and last.age, "gateway_away_seconds": last and last.away}
    print(json.dumps({"alive": alive, **facts, "sentence": sentence}) if args.json else sentence)
    return 0 if alive else 1


def verdict(last: heartbeat.Heartbeat | None) -> tuple[bool, str]:
    """Whether this last heartbeat means a living bot, with a sentence."""
    if last is None:
        return False, "The bot is not running here: there is no heartbeat in DATA_DIR."
    age, away = last
    if age < -heartbeat.STALE_AFTER_SECONDS:
        return False, f"The last heartbeat is {-age:.0f} seconds ahead: this computer's clock was set back."
    if age >= heartbeat.STALE_AFTER_SECONDS:
        return False, f"The bot has stopped or hangs: its last heartbeat is {age:.0f} seconds old."
    if away >= heartbeat.AWAY_AFTER_SECONDS:
        return False, f"The bot runs, but has no lasting connection to Discord for {away:.0f} seconds."
    return True, f"The bot is alive: its last heartbeat is {max(age, 0):.0f} seconds old."
