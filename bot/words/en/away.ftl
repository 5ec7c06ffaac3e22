### Being away for some days.

cmd-away = Pause your slow tables, or come back
cmd-away-until = The day you’re back, such as 2027-03-01 (within 3 weeks)
cmd-away-meanwhile = What happens at your tables
cmd-away-sits_in = A friend who may take your seat, and then sees your tiles
choice-wait = ask the others to wait (if one says no, a robot plays)
choice-robot = a robot plays for me
away-days = { $n ->
    [one] in { $n } day
   *[other] in { $n } days
}
# A line of a menu of dates. $day: a date; $count: “3 days”.
away-choice = { $day } ({ $count })
away-title = ### Away until <t:{ $until }:f>
away-waits = { $game } with { $names }: the clocks are stopped.
away-asked = { $game } with { $names }: I’m asking the others to wait.
away-plays = { $game } with { $names }: a robot plays for you.
away-free = { $game } with { $names }: there’s no time limit.
away-named = { $friend } can sit in for you with **More** on the board. The other players are asked first, unless the table lets anyone take over.
away-back_by_itself = -# You come back automatically. To come back sooner, use `/settings away` without a date.
away-nowhere = You’re at no slow table. Leave fast ones (under an hour a turn) with **More** → **Resign**.
away-bad_date = Give me the day you’re back, such as { $example }. It can be tomorrow at the earliest, in three weeks at the latest.
away-back = { $n ->
    [one] Welcome back. You’re at { $n } table again: see `/domino turns`.
   *[other] Welcome back. You’re at { $n } tables again: see `/domino turns`.
}
away-not = You aren’t away. To go away for some days, use `/settings away until:`.
away-robot = -# { $name } is away until <t:{ $until }:D>: a robot plays.
away-friend_may = -# { $name } is away until <t:{ $until }:D>: a robot plays. { $friend } can sit in with **More**.
away-waited = -# { $name } is away until <t:{ $until }:D>: the others wait.
away-friend_sits = -# { $name } is away until <t:{ $until }:D>: { $friend } sits in.
consent-wait = **{ $name } is away until <t:{ $until }:D> and asks you to wait.** The clocks stop meanwhile. If anyone says no, or doesn’t answer in time, a robot plays.
clock-paused_until = -# Clocks stopped until <t:{ $when }:f>.{ $left } Any player can restart them with **More**. Then a robot plays for the player who’s away.
hand-gone_until = You’re away, and a robot plays your tiles. Press **Come back** to play again now.
log-table_gone_until = { $name } is away for some days. A robot plays on.
log-table_returned = { $name } is back.
