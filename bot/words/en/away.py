"""Being away for some days."""

from __future__ import annotations

AWAY: dict[str, str] = {
    "cmd.away": "Be away from your slow tables until a date; without a date, be back",
    "cmd.away.until": "The day on which you are back, such as 2027-03-01; three weeks ahead at most",
    "cmd.away.meanwhile": "What your tables do meanwhile",
    "cmd.away.sits_in": "A friend who may take your seat meanwhile, and then sees your tiles",
    "choice.wait": "ask the others to wait; if one of them will not, a robot plays for me",
    "choice.robot": "a robot plays for me",
    "away.days.one": "in {n} day",
    "away.days.other": "in {n} days",
    "away.choice": "{day} ({count})",
    "away.title": "### Away until <t:{until}:f>",
    "away.waits": "{game} with {names}: the clocks stand still.",
    "away.asked": "{game} with {names}: the others are asked to wait.",
    "away.plays": "{game} with {names}: a robot plays for you.",
    "away.free": "{game} with {names}: no time runs out there.",
    "away.named": "{friend} may sit in: on the board, **More**. The other players are asked, unless the table lets "
    "anybody take over.",
    "away.back_by_itself": "-# Then you are back by itself; `/domino away` without a date brings you back sooner.",
    "away.nowhere": "You play at no slow table. Tables where a turn takes less than an hour are left with "
    "`/domino resign`.",
    "away.bad_date": "I need the day on which you are back, such as {example}: tomorrow at the soonest, in three "
    "weeks at the latest.",
    "away.back.one": "Welcome back: you are at {n} table again. `/domino turns` lists what waits for you.",
    "away.back.other": "Welcome back: you are at {n} tables again. `/domino turns` lists what waits for you.",
    "away.not": "You are away from no table. To be away for some days: `/domino away until:`.",
    "away.robot": "-# {name} is away until <t:{until}:D>: a robot plays.",
    "away.friend_may": "-# {name} is away until <t:{until}:D>: a robot plays, and {friend} may sit in (**More**).",
    "away.waited": "-# {name} is away until <t:{until}:D>: the others wait.",
    "away.friend_sits": "-# {name} is away until <t:{until}:D>: {friend} sits in.",
    "consent.wait": "**{name} is away until <t:{until}:D> and asks you to wait, with the clocks standing still.** If "
    "one of you will not, or nobody has answered when {name}’s time is over, a robot plays.",
    "clock.paused_until": "-# The clocks stand still until <t:{when}:f>.{left} Anybody who plays here lets them run "
    "sooner, under **More**; then a robot plays for whoever is away.",
    "hand.gone_until": "You are away, and a robot plays your tiles. **Come back** gives you the seat now.",
    "log.table_gone_until": "{name} is away for some days: a robot plays on.",
    "log.table_returned": "{name} is back.",
}
