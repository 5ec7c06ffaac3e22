"""When and how somebody is reminded of a turn, and when they are left alone."""

from __future__ import annotations

REMINDERS: dict[str, str] = {
    "cmd.settings.zone": "Your time zone, so that no reminder comes at night",
    "ping.reminder": "{mention}, a reminder: your turn at **{game}**. A robot plays for you <t:{when}:R>.",
    "settings.times": "Reminders and nights …",
    "settings.back": "How you see the game …",
    "remind.title": "### Reminders\nAt tables where a turn may take an hour or more.",
    "remind.now": "I remind you of your turn: **{when}**",
    "remind.pick": "When to be reminded",
    "remind.when_off": "never",
    "remind.when_half": "once, when half of the time is over",
    "remind.when_hour": "an hour before time ends",
    "remind.when_day": "a day and an hour before time ends",
    "remind.zone": "Where you live it is **{time}** ({zone}).",
    "remind.zone_unknown": "I do not know your time zone, so reminders may come at night.",
    "remind.zone_pick": "Your time zone",
    "remind.zone_choice": "{zone} · {time}",
    "remind.zone_none": "not told",
    "remind.zone_more": "-# Any other zone: `/domino settings zone:`, and type a city.",
    "remind.zone_wrong": "I know no time zone of that name. Type a city in the field **zone**, and choose one of those "
    "that it proposes.",
    "remind.night": "No reminder comes **{hours}**.",
    "remind.night_pick": "When you sleep",
    "remind.hours": "from {begins}:00 to {ends}:00",
    "remind.no_night": "at no fixed time",
    "remind.no_night_now": "Reminders come **at any hour**.",
}
