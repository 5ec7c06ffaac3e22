"""Slash commands: their descriptions, and what they answer."""

from __future__ import annotations

COMMANDS: dict[str, str] = {
    "cmd.domino": "Dominoes with friends and robots",
    "cmd.play": "Open a table for a game of dominoes",
    "cmd.play.game": "Which game",
    "cmd.play.options": "Rules of the table, for example: target=50 (more under Options in the lobby)",
    "cmd.play.seats": "How many may sit down",
    "cmd.play.robots": "How many robots sit down at once",
    "cmd.play.with": "Somebody to ask to the table (Invite in the lobby asks more people)",
    "cmd.play.with_more": "Somebody else to ask",
    "cmd.play.time": "How long a turn may take before a robot plays it",
    "cmd.solitaire": "Play Castle Rock Solitaire",
    "cmd.solitaire.rules": "By whose rules",
    "cmd.solitaire.set": "How many tiles",
    "cmd.solitaire.public": "In the channel for all to watch, or only for you",
    "cmd.hand": "Show your hand, to you alone",
    "cmd.board": "Show the board again at the bottom of the channel",
    "cmd.tally": "Show the points so far",
    "cmd.log": "The whole round in words, to you alone",
    "cmd.tables": "Which tables are open on this server",
    "cmd.rules": "How a game is played",
    "cmd.rules.game": "Which game",
    "cmd.resign": "Leave a match; a robot plays on for you",
    "cmd.help": "How to play with Boneyard",
    "cmd.about": "What Boneyard is",
    "choice.celko": "Celko: draw whenever you like",
    "choice.leaflet": "Leaflet: capture as long as you can",
    "choice.d6": "28 (double-6)",
    "choice.d9": "55 (double-9)",
    "choice.d12": "91 (double-12)",
    "choice.private": "only for me",
    "choice.public": "in the channel",
    "choice.all_games": "all games",
    "help.title": "## Playing dominoes here",
    "help.text": "1. `/domino play` opens a table. Others press **Join**, **Invite** asks them; **Add robot** fills "
    "seats. The host presses **Start**.\n"
    "2. The board stands in the channel for all to see. Press **My hand** there: your tiles are shown to you alone, "
    "and the ones that can be played are buttons.\n"
    "3. Draws and passes that nobody has a choice about are made for you and written down.\n"
    "4. **Tally** shows the points, **Rules** the rules of this table, **More** what happened, and how to resign, "
    "take over a robot’s seat or take a move back, and after a match how to play its deal again.\n"
    "\n"
    "`/domino turns` lists what waits for you on all servers, `/domino hand` finds your tiles, `/domino board` brings "
    "the board to the bottom of the channel, `/domino log` tells the whole round, "
    "`/domino away` is for some days without a move, `/domino move` takes your table to another channel, "
    "`/domino tables` lists the open tables, `/domino rules` explains a game, "
    "`/domino night` plans a game night, `/domino tournament` and `/domino league` one over days or weeks, "
    "`/domino leaderboard` shows who leads, `/domino history` what was played, `/domino stats` how somebody plays, "
    "`/domino solitaire` is for one, `/domino replay` shows a "
    "finished match again, `/domino verify` checks its deals.\n"
    "`/domino settings`: pictures or words, numbers on tiles, high contrast. `/domino server` does so for this server.",
    "about.text": "## Boneyard {version}\nDominoes for Discord, live on a game night or one move a day "
    "for weeks.\n"
    "Playable now: {games}.\nBoneyard reads no messages. It keeps who played what, so that matches survive a restart "
    "and the leaderboard knows the winners. Free software under the MIT licence.",
    "tables.title": "### Open tables on this server",
    "tables.none": "No table is open on this server. Use `/domino play` to open one.",
    "tables.line_lobby": "**{game}** in <#{channel}>: waiting for players ({names}){link}",
    "tables.line_playing": "**{game}** in <#{channel}>: {names}; {turn}{link}",
    "tables.choice": "{game}: {names}",
    "table.one": "{n} table",
    "table.other": "{n} tables",
    "tables.turn": "{name} is on turn",
    "tables.turn_house": "the tiles are being dealt",
    "tables.link": " · [go there]({link})",
    "tables.more": "-# … and {count} more.",
    "tables.none_here": "There is no open table in this channel. Use `/domino play` to open one, or `/domino tables` "
    "to find the others.",
    "tables.none_yours": "You are not sitting at any table on this server. Press **Join** in a lobby, or use "
    "`/domino play`.",
    "tables.which": "There are several tables. Choose one:",
    "tables.which_pick": "Choose a table",
    "win.one": "{n} win",
    "win.other": "{n} wins",
    "match.one": "{n} match",
    "match.other": "{n} matches",
    "rules.options": "**At this table:** {options}.",
    "rules.options_default": "**At this table:** the rules as published.",
    "rules.seats": "For {players} players.",
    "rules.previous": "← Back",
    "rules.next": "Read on →",
    "rules.page": "Page {page} of {pages}",
    "stopping": "Boneyard is being restarted. Nothing is lost: please try again in a minute.",
}
