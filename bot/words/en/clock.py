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
    "clock.title": "### Time\nNow: **{time}**. {out}",
    "clock.each": "{time} a turn",
    "clock.bank": "{bank} in all, {increment} back after each turn",
    "clock.pick": "How much time",
    "clock.pick_out": "When time runs out",
    "clock.about_none": "Nobody is hurried",
    "clock.about_live": "For playing in one sitting",
    "clock.about_slow": "For playing over days",
    "clock.about_bank": "Quick turns save time for slow ones; never more than the full bank",
    "clock.out_move": "a robot plays the turn",
    "clock.out_seat.one": "a robot plays on until they are back",
    "clock.out_seat.other": "after {n} turns in a row a robot plays on until they are back",
    "clock.out_forfeit": "the seat is lost",
    "clock.out_about_move": "Every time, and they keep the seat",
    "clock.out_about_seat": "Before that it plays single turns; coming back takes one button",
    "clock.out_about_forfeit": "A robot plays on, and they cannot come back",
    "clock.out_now": "When somebody’s time runs out, **{out}**.",
    "clock.open": "Time …",
}
