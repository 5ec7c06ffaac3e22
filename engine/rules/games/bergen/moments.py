"""Bergen: its achievements."""

from __future__ import annotations

from engine.rules import moments

ACHIEVEMENTS = moments.LINE
