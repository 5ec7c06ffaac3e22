"""When and how somebody is reminded of a turn, and when they are left alone."""

from __future__ import annotations

REMINDERS: dict[str, str] = {
    "cmd.settings.zone": "Your time zone, so that your clock stands still at night and no reminder comes",
    "ping.reminder": "{mention}, a reminder: your turn at **{game}**. Deadline: <t:{when}:R>, then a robot plays.",
    "ping.reminder_direct": "A reminder: your turn at **{game}** in <#{channel}>. "
    "Deadline: <t:{when}:R>, then a robot plays.",
    "settings.times": "Reminders and nights …",
    "settings.back": "How you see the game …",
    "remind.title": "### Reminders\nAt tables where a turn may take an hour or more.",
    "remind.now": "I remind you of your turn **{when}**, {where}.",
    "remind.never": "I **never** remind you of your turn.",
    "remind.pick": "When to be reminded",
    "remind.when_half": "when half of the time is over",
    "remind.when_2d": "2 days before time ends",
    "remind.when_1d": "a day before time ends",
    "remind.when_12h": "12 hours before time ends",
    "remind.when_6h": "6 hours before time ends",
    "remind.when_3h": "3 hours before time ends",
    "remind.when_1h": "an hour before time ends",
    "remind.by_pick": "Where to be reminded",
    "remind.by_channel": "in the channel",
    "remind.by_channel_about": "A ping at the table, in place of the one before",
    "remind.by_direct": "by direct message",
    "remind.by_direct_about": "In the channel if your direct messages are closed",
    "remind.zone": "Where you live it is **{time}** ({zone}).",
    "remind.zone_unknown": "I do not know your time zone, so reminders may come at night, and your clock runs then.",
    "remind.zone_pick": "Your time zone",
    "remind.zone_choice": "{zone} · {time}",
    "remind.zone_none": "not told",
    "remind.zone_more": "-# Any other zone: `/domino settings zone:`, and type a city.",
    "remind.zone_wrong": "I know no time zone of that name. Type a city in the field **zone**, and choose one of those "
    "that it proposes.",
    "remind.night": "No reminder comes **{hours}**, and your clock stands still then.\n-# For {longest} hours a "
    "night and {most} such nights a match at most. What you change counts from your next turn on. The others read that "
    "your clock stands still at night, not where you live.",
    "remind.night_pick": "When you sleep",
    "remind.hours": "from {begins}:00 to {ends}:00",
    "remind.no_night": "at no fixed time",
    "remind.no_night_now": "Reminders come **at any hour**, and your clock always runs.",
}
