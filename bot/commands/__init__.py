"""One module a command of `boneyard`: each has `add_arguments(parser)` and `run(args) -> int`.

`run` returns the exit status. A command that cannot do its work raises `CommandError` with a whole sentence
that says what to do; `bot.cli` prints it and exits with status 1. The commands and their one-line help are in
`bot.cli.COMMANDS`. A module is imported only when its command is used, so `boneyard health` stays quick.
"""


class CommandError(Exception):
    """Why the command stops, as a whole sentence for the person who typed it."""
