"""The installed package. `boneyard.engine` is the engine, `boneyard.bot` the bot that shows it on Discord.

In a checkout, `bot` and `engine` lie beside this folder under their own names. The build of the wheel puts them in here
and writes their imports as `boneyard.bot` and `boneyard.engine` (`hatch_build.py`).
"""


def main() -> int:
    """Run the command line."""
    from bot.__main__ import main

    return main()
