"""`boneyard …` and `python -m bot …` both start here."""

import os
import signal
import sys
from types import FrameType


def main() -> int:
    """Run the command line; Ctrl-C ends it quietly even while it is being read in."""
    try:
        with_signals()
        from bot import cli

        return cli.main()
    except KeyboardInterrupt:
        return 130


def with_signals() -> None:
    """End at SIGTERM from the first moment, as Ctrl-C does, also as process 1 of a container, which the system does not
    end otherwise. `boneyard run` has nothing open yet; it takes the signal over before it opens its database."""

    def end(number: int, frame: FrameType | None) -> None:
        if sys.argv[1:2] == ["run"]:
            os._exit(0)
        raise KeyboardInterrupt

    signal.signal(signal.SIGTERM, end)


if __name__ == "__main__":
    sys.exit(main())
