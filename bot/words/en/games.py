"""The games in a few words: titles, one-line descriptions, answers of options, and what `/domino rules` begins with."""

from __future__ import annotations

GAMES: dict[str, str] = {
    "game.block": "Block",
    "game.muggins": "Muggins",
    "game.chickenfoot": "Chickenfoot",
    "game.mexican_train": "Mexican Train",
    "game.castle_rock": "Castle Rock",
    "game.castle_rock_solitaire": "Castle Rock Solitaire",
    "game.build_up": "Build Up",
    "about.block": "Match the ends, run out first, or be the lightest when nobody can move.",
    "about.muggins": "Make the open ends add up to a multiple of five, and say so first.",
    "about.chickenfoot": "Every double needs three toes before play goes on.",
    "about.mexican_train": "Build your own train, and ride on others’ when their marker is out.",
    "about.castle_rock": "Add a tile to the row and capture what stands between two equal numbers.",
    "about.castle_rock_solitaire": "Clear the row alone.",
    "about.build_up": "Cover tiles with heavier ones; the tops of your colour count.",
    "answer.on": "yes",
    "answer.off": "no",
    "answer.auto": "automatic",
    "answer.d6": "double-6",
    "answer.d9": "double-9",
    "answer.d12": "double-12",
    "range.to": "{first} to {last}",
    "range.or": "{head} or {last}",
}
