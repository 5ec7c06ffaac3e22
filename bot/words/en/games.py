"""The games in a few words: titles, one-line descriptions, and what `/domino rules` begins with."""

from __future__ import annotations

GAMES: dict[str, str] = {
    "game.block": "Block",
    "game.draw": "Draw",
    "game.fives_and_threes": "Fives and Threes",
    "game.muggins": "Muggins",
    "game.chickenfoot": "Chickenfoot",
    "game.mexican_train": "Mexican Train",
    "game.castle_rock": "Castle Rock",
    "game.castle_rock_solitaire": "Castle Rock Solitaire",
    "game.build_up": "Build Up",
    "about.block": "Match the ends, run out first, or be the lightest when nobody can move.",
    "about.draw": "Match the ends, and draw until you can.",
    "about.fives_and_threes": "Make the open ends add up to fives and threes, and peg to exactly 61.",
    "about.muggins": "Make the open ends add up to a multiple of five, and say so first.",
    "about.chickenfoot": "Every double needs three toes before play goes on.",
    "about.mexican_train": "Build your own train, and ride on others’ when their marker is out.",
    "about.castle_rock": "Add a tile to the row and capture what stands between two equal numbers.",
    "about.castle_rock_solitaire": "Clear the row alone.",
    "about.build_up": "Cover tiles with heavier ones; the tops of your colour count.",
    "range.to": "{first} to {last}",
    "range.or": "{head} or {last}",
}
