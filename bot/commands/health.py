"""`boneyard health`: whether the bot on this data folder is alive, for Docker and for people."""

import argparse
import json
import time

from bot import heartbeat
from bot.config import load_settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> int:
    """Print a sentence. Return 0 if the heartbeat is fresh, else 1."""
    age = heartbeat.age(load_settings().data_dir, time.time())
    alive, sentence = verdict(age)
    print(json.dumps({"alive": alive, "heartbeat_seconds": age, "sentence": sentence}) if args.json else sentence)
    return 0 if alive else 1


def verdict(age: float | None) -> tuple[bool, str]:
    """Whether a heartbeat of this age (seconds) means a living bot, with a sentence."""
    if age is None:
        return False, "The bot is not running here: there is no heartbeat in DATA_DIR."
    if age < -heartbeat.STALE_AFTER_SECONDS:
        return False, f"The last heartbeat is {-age:.0f} seconds ahead: this computer's clock was set back."
    if age >= heartbeat.STALE_AFTER_SECONDS:
        return False, f"The bot has stopped or hangs: its last heartbeat is {age:.0f} seconds old."
    return True, f"The bot is alive: its last heartbeat is {max(age, 0):.0f} seconds old."
