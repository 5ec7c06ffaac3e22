"""The installed package: `bot` and `engine` lie in its folder, out of the way of other packages with these names.

A library's user writes `import boneyard` before `import engine` (docs/engine.md). In a checkout, both lie beside it.
"""

import sys
from pathlib import Path

HOME = str(Path(__file__).parent)
sys.path.append(HOME)


def main() -> int:
    """Run the command line, where `bot` and `engine` can only be Boneyard's."""
    sys.path.insert(0, HOME)
    from bot.__main__ import main

    return main()
