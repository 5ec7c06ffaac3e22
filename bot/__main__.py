"""`boneyard …` and `python -m bot …` both start here."""

import sys


def main() -> int:
    """Run the command line; Ctrl-C ends it quietly even while it is being read in."""
    try:
        from bot import cli

        return cli.main()
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
