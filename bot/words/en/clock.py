"""Clocks: how time is given, and what happens when it runs out."""

from __future__ import annotations

CLOCK: dict[str, str] = {
    "log.late": "{line} (time ran out)",
    "log.table_away": "{name} is away: a robot plays on, until {name} comes back.",
    "log.table_forfeited": "{name} has lost the seat on time; a robot plays on.",
    "brief.late": "{turn} (time ran out)",
    "hand.away": "You were away and your time ran out, so a robot plays your tiles. **Come back** gives you the seat.",
    "hand.forfeited": "Your time ran out, and at this table that loses the seat: a robot plays your tiles.",
    "refusal.forfeited": "Your time ran out, and at this table that loses the seat for good. You can watch, or open "
    "another table with `/domino play`.",
    "clock.title": "### Time\nFor a turn: **{time}**.",
    "clock.bank": "{bank}, {increment} back after each turn",
    "clock.live_bank": "live: {bank} in all, {increment} back a turn",
    "clock.slow_bank": "slow: {bank} in all, {increment} back a turn",
    "clock.about_bank": "-# What a turn takes is gone from the bank; each turn gives some back, up to the full bank.",
    "clock.pick_out": "When time runs out",
    "clock.out": "When somebody’s time runs out: **{what}**.",
    "clock.out_move": "a robot plays the turn",
    "clock.out_seat.one": "a robot plays on until they are back",
    "clock.out_seat.other": "a robot plays the turn; after {n} in a row it plays on until they are back",
    "clock.out_forfeit": "the seat is lost, and a robot plays on",
    "clock.about_move": "Every time, however often it happens",
    "clock.about_seat": "Coming back takes one button",
    "clock.about_forfeit": "They cannot come back",
    "clock.banks": "-# In the bank: {banks}",
    "clock.left": "{name} {time}",
    "clock.closes": "**Nobody has played here for weeks.** The match is closed <t:{when}:R> unless somebody moves.",
    "lobby.expired": "## {game}: the table was closed\nNobody started it in time. `/domino play` opens another one.",
    "end_table.pick": "End a table of this server …",
    "end_table.button": "End the match",
    "end_table.sure": "### End the table of {names}?\nNobody wins, and the match does not count. They read your name.",
    "end_table.yes": "Yes, end it",
    "end_table.done": "The table is ended.",
    "end_table.not_manager": "Only people who may manage this server can end tables of others.",
    "clock.open": "Time …",
}
