"""How people and servers want to see the game; replays."""

from __future__ import annotations

SETTINGS: dict[str, str] = {
    "cmd.settings": "How you want to see the game, and when you are pinged",
    "cmd.server": "How this server’s boards look, and its weekly leaderboard (for its managers)",
    "cmd.replay": "Watch a finished match or round again",
    "cmd.replay.match": "Which match (default: the latest in this channel)",
    "cmd.replay.round": "One round of it only",
    "cmd.replay.show": "In the channel for all to watch, or only for you",
    "cmd.board.show": "In the channel for all, or only for you, as you want to see it",
    "settings.title": "### How you see the game\nFor your hand and for whatever is shown to you alone, on every "
    "server. Boards in channels look as the server has chosen.",
    "settings.title_server": "### How boards look on this server\n**More** on a board has the same **In words**, for "
    "whoever presses it.",
    "settings.show": "Now: **{show}**",
    "settings.pick": "Pictures or words",
    "settings.both": "Pictures and words",
    "settings.both_about": "A picture where there is one, and the same in words",
    "settings.pictures": "Pictures",
    "settings.pictures_about": "Words only for what no picture shows; each has a description",
    "settings.text": "Words only",
    "settings.text_about": "No picture at all: quick on slow lines and for screen readers",
    "settings.server_pictures": "Pictures",
    "settings.server_pictures_about": "Small boards that fit on a phone; each picture has a description",
    "settings.server_both": "Pictures and words",
    "settings.server_both_about": "The words of the board stand below its picture",
    "settings.server_text": "Words only",
    "settings.server_text_about": "No pictures in this server’s channels",
    "settings.pings": "**When your turn comes**, I ping you: **{when}**",
    "settings.pings_pick": "When to be pinged",
    "settings.pings_always": "always",
    "settings.pings_always_about": "At every table with other people",
    "settings.pings_slow": "only at slow tables",
    "settings.pings_slow_about": "Where a turn may take an hour or more, or has no clock",
    "settings.pings_never": "never",
    "settings.pings_never_about": "You look yourself: /domino hand finds your tiles",
    "settings.numerals": "Numbers on tiles: {now}",
    "settings.high_contrast": "High contrast: {now}",
    "settings.bottom": "Old boards at the bottom: {now}",
    "settings.bottom_about": "-# **Old boards at the bottom**: when a turn begins and the board is older than an hour, "
    "it is shown anew below, once a turn, and the old one goes.",
    "settings.on": "on",
    "settings.off": "off",
    "settings.not_manager": "Only people who may manage this server choose how its boards look. `/domino settings` is "
    "for you alone.",
    # passes by number
    "passes.on": "yes: passed on 3 and 5",
    "passes.off": "no: everybody remembers for themselves",
    "passes.line": "Should the bot tell on which numbers somebody passed?",
    "lobby.no_passes": "It is not told on which numbers somebody passed.",
    # hints
    "hints.on": "on: what can be played or captured is marked",
    "hints.off": "off: everybody looks for themselves",
    "hints.line": "Should the bot show what can be played or captured?",
    # taking over
    "take_over.line": "Who may take over a robot’s seat during the match?",
    "take_over.anyone": "anyone",
    "take_over.consent": "whoever the players agree to",
    "take_over.no": "nobody",
    "lobby.no_hints": "No hints: everybody looks for what can be played.",
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
