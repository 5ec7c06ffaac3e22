"""The worked positions of `golden.json`, by id, with their tiles read."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from engine.rules.tiles import Tile

_ALL = json.loads((Path(__file__).parent / "golden.json").read_text("utf-8"))
_POSITIONS = {position["id"]: position for position in _ALL["positions"]}


def golden(name: str) -> dict[str, Any]:
    """The position called `name`: its options, state, what is done, and what is expected."""
    position: dict[str, Any] = _POSITIONS[name]
    return position


def golden_tile(text: str) -> Tile:
    """Read `2-4`, as the positions write tiles."""
    return Tile.parse(text.replace("-", "|"))


def golden_tiles(texts: Iterable[str]) -> list[Tile]:
    """Read a list of tiles."""
    return [golden_tile(text) for text in texts]
