"""`boneyard …` and `python -m bot …` both start here."""

import sys

from bot.cli import main

__all__ = ["main"]

if __name__ == "__main__":
    sys.exit(main())
