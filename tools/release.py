"""Prints the notes of a release from the changelog: `python -m tools.release v1.2.3`.

It ends with a sentence and status 1 if the tag is not this program's version, or if the changelog has no text for it.
"""

import re
import sys
from pathlib import Path

from bot import __version__

CHANGELOG = Path(__file__).parents[1] / "CHANGELOG.md"


def notes(changelog: str, version: str) -> str:
    """What stands below the version's heading; "" if there is none."""
    found = re.search(rf"^## {re.escape(version)}\n(.*?)(?=^## |\Z)", changelog, re.M | re.S)
    return found[1].strip() if found else ""


def main(tag: str) -> None:
    """Print the notes of this program's release, which has this tag."""
    if tag != f"v{__version__}":
        sys.exit(f"The tag is {tag}, but the version in bot/__init__.py is {__version__}.")
    text = notes(CHANGELOG.read_text(encoding="utf-8"), __version__)
    if not text:
        sys.exit(f"CHANGELOG.md has no section {__version__}.")
    print(text)


if __name__ == "__main__":
    main(*sys.argv[1:])
