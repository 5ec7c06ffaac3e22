"""`boneyard health`: whether the bot on this data folder is alive, for Docker and for people."""

import argparse
import time

from bot import heartbeat
from bot.config import load_settings


def run(args: argparse.Namespace) -> int:
    """Print a sentence. Return 0 if the heartbeat is fresh, else 1."""
    alive, sentence = verdict(heartbeat.age(load_settings().data_dir, time.time()))
    print(sentence)
    return 0 if alive else 1


def verdict(age: float | None) -> tuple[bool, str]:
    """Whether a heartbeat of this age (seconds) means a living bot, with a sentence."""
    if age is None:
        return False, "The bot is not running here: there is no heartbeat in DATA_DIR."
    if age < -heartbeat.STALE_AFTER_SECONDS:
        return (
            False,
            f"The last heartbeat is {-age:.0f} seconds ahead: this computer's clock was set back.",
        )
    if age >= heartbeat.STALE_AFTER_SECONDS:
        return False, f"The bot has stopped or hangs: its last heartbeat is {age:.0f} seconds old."
    return True, f"The bot is alive: its last heartbeat is {max(age, 0):.0f} seconds old."
