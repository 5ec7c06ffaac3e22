"""Copy `docs/rules/*.md` into the package, so that `/domino rules` has them wherever Boneyard is installed.

    python tools/package_rules.py

A test fails while the copies differ from the originals.
"""

from __future__ import annotations

import shutil
from pathlib import Path

ROOT = Path(__file__).parent.parent
ORIGINALS = ROOT / "docs" / "rules"
COPIES = ROOT / "bot" / "words" / "rules"


def main() -> None:
    """Make the copies what the originals are."""
    COPIES.mkdir(exist_ok=True)
    for old in COPIES.glob("*.md"):
        old.unlink()
    for original in sorted(ORIGINALS.glob("*.md")):
        shutil.copyfile(original, COPIES / original.name)


if __name__ == "__main__":
    main()
