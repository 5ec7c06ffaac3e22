"""Matador: its achievements."""

from __future__ import annotations

from functools import partial

from engine.rules import moments
from engine.rules.games.matador.rules import Matador

ACHIEVEMENTS: dict[str, moments.Check] = {
    **moments.LINE,
    "both_ends": partial(moments.both_ends, joins=Matador.joins),
}
