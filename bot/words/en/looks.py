"""How people and servers want to see the game; replays."""

from __future__ import annotations

LOOKS: dict[str, str] = {
    "cmd.settings": "How you want to see the game: pictures or words, numbers on tiles, high contrast",
    "cmd.server": "How this server’s boards look (for people who may manage the server)",
    "cmd.replay": "Watch a finished match or round again",
    "cmd.replay.match": "Which match (default: the latest in this channel)",
    "cmd.replay.round": "One round of it only",
    "cmd.replay.show": "In the channel for all to watch, or only for you",
    "cmd.board.show": "In the channel for all, or only for you, as you want to see it",
    "looks.title": "### How you see the game\nFor your hand and for whatever is shown to you alone, on every server. "
    "Boards in channels look as the server has chosen.",
    "looks.title_server": "### How boards look on this server\nThe words stand beside a picture in any case.",
    "looks.show": "Now: **{show}**",
    "looks.pick": "Pictures or words",
    "looks.both": "Pictures and words",
    "looks.both_about": "A picture where there is one, and the same in words",
    "looks.pictures": "Pictures",
    "looks.pictures_about": "Words only for what no picture shows; each has a description",
    "looks.text": "Words only",
    "looks.text_about": "No picture at all: quick on slow lines and for screen readers",
    "looks.server_both": "With pictures",
    "looks.server_both_about": "Boards and tallies have pictures, with a description each",
    "looks.server_text": "Words only",
    "looks.server_text_about": "No pictures in this server’s channels",
    "looks.numerals": "Numbers on tiles: {now}",
    "looks.high_contrast": "High contrast: {now}",
    "looks.on": "on",
    "looks.off": "off",
    "looks.not_manager": "Only people who may manage this server choose how its boards look. `/domino settings` is "
    "for you alone.",
    # hints
    "hints.menu": "Hints on the board: {now}",
    "hints.on": "on: the board shows what can be captured",
    "hints.off": "off: everybody looks for captures",
    "hints.line": "**Should the board show what can be captured?**\nThe hints are **{now}**. "
    "Your own buttons always know.",
    "lobby.no_hints": "The board gives no hints.",
    # replays
    "replay.title": "## {game}: the match again",
    "replay.title_round": "## {game}: round {number} again",
    "replay.title_rounds": "## {game}: the rounds so far",
    "replay.choice": "{when} · {game}: {names}",
    "replay.choice_open": "now · {game}: {names}, finished rounds",
    "replay.none": "No match has been finished in this channel yet. Name one of yours in the field **match**.",
    "replay.unknown": "I know no such match here. Choose one of those that the field **match** proposes: the ones of "
    "this channel, and yours.",
    "replay.no_round": "Only rounds that are over can be watched again; this match has {rounds}.",
    "replay.none_over": "No round of this match is over yet.",
    "replay.not_possible": "This match was played by rules that I do not have any more, so I cannot show it again.",
}
