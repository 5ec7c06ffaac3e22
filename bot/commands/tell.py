"""`boneyard tell TEXT`: posts a text to the error webhook, for scripts and to try it."""

import argparse

from bot.commands import CommandError
from bot.config import environment, voice
from bot.posting import post


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("text", help="what to post")


def run(args: argparse.Namespace) -> int:
    """Post, and print nothing. Fails if there is no webhook, or if it does not take the text."""
    webhook = voice(environment()).webhook
    if webhook is None:
        raise CommandError("There is no error webhook: set ERROR_WEBHOOK.", 2)
    if problem := post(webhook.reveal(), args.text):
        raise CommandError(problem)
    return 0
