"""Castle Rock Solitaire: its achievements and best moments."""

from __future__ import annotations

from engine.rules import moments

ACHIEVEMENTS = {"landslide": moments.landslide}
FEATS = {"most_captures": moments.most_captures}
