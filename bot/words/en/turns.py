"""Somebody's turns on all servers."""

from __future__ import annotations

TURNS: dict[str, str] = {
    "cmd.turns": "What waits for you, on all servers, most urgent first",
    "turns.title": "### Waiting for you: {count}",
    "turns.title_none": "### Nothing waits for you",
    "turns.none": "You sit at no table. Press **Join** in a lobby, or use `/domino play` to open a table.",
    "turns.rest": "**You wait for**",
    "turns.line": "{number} **{game}** with {names}: {what}{link}",
    "turns.move": "your turn",
    "turns.move_by": "your turn; deadline <t:{when}:R>",
    "turns.question": "a question for you on the board",
    "turns.invited": "you are asked to the table",
    "turns.lobby": "not begun yet",
    "turns.theirs": "{name} is on turn; deadline <t:{when}:R>",
    "turns.open": "{number} · {game}",
    "turns.pick": "Look at another table",
    "turns.next": "Next table ({count})",
    "turns.rematch": "The rematch has a table now, in the channel of the last match.",
}
