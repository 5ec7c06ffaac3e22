"""`boneyard health`: is the bot on this data folder alive? For Docker's health check, and for people."""

import argparse
import time

from bot import heartbeat
from bot.config import load_settings


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """It has no arguments: the data folder is in the settings."""


def run(args: argparse.Namespace) -> int:
    """Print one sentence; 0 when the heartbeat is fresh, else 1."""
    alive, sentence = verdict(heartbeat.age(load_settings().data_dir, time.time()))
    print(sentence)
    return 0 if alive else 1


def verdict(age: float | None) -> tuple[bool, str]:
    """Whether a heartbeat of this age (seconds) is a living bot's, and the sentence that says so."""
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
