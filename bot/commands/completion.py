"""`boneyard completion SHELL`: a script for the shell, such as `eval "$(boneyard completion bash)"`."""

import argparse

import shtab

from bot import cli


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shell", choices=shtab.SUPPORTED_SHELLS, help="the shell that reads the script")


def run(args: argparse.Namespace) -> int:
    """Print the script."""
    print(shtab.complete(cli.build_parser(*(command.name for command in cli.COMMANDS)), args.shell))
    return 0
