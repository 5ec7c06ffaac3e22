### Clocks: time limits, and what happens when time runs out.

# After “Turn timer:” or “Each turn:”.
clock-none = no limit
clock-seconds = { $n } seconds
clock-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
clock-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
clock-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
# “2 days 4 hours”.
clock-two = { $one } { $other }
# A choice of /domino play time, at most 100 characters. $time: “2 minutes”.
clock-live = live: { $time } a turn
clock-slow = slow: { $time } a turn
# A choice of /domino play time.
clock-unlimited = no clock
log-late = { $line } (time ran out)
log-table_away = { $name } is away. A robot plays until { $name } comes back.
log-table_forfeited = { $name } lost the seat on time. A robot plays on.
brief-late = { $turn } (time ran out)
hand-away = Your time ran out while you were away, so a robot plays your tiles. Press **Come back** to play again.
hand-forfeited = Your time ran out, and at this table that costs the seat. A robot plays your tiles.
refusal-forfeited = Your time ran out, and at this table that costs the seat. Watch, or open another table with `/domino play`.
clock-title =
    ### Turn timer
    Each turn: **{ $time }**.
clock-bank = { $bank }, { $increment } back a turn
clock-live_bank = live: { $bank }, { $increment } back a turn
clock-slow_bank = slow: { $bank }, { $increment } back a turn
clock-about_bank = -# Your turns use up a bank of time. Each turn gives some back, up to the full bank.
clock-pick_out = When time runs out
clock-out = When time runs out: **{ $what }**.
clock-out_move = a robot plays the turn
clock-out_seat = { $n ->
    [one] a robot plays until they’re back
   *[other] a robot plays the turn, and after { $n } in a row until they’re back
}
clock-out_forfeit = they lose the seat, and a robot plays on
clock-about_move = Every time it happens
clock-about_seat = Coming back takes one button
clock-about_forfeit = They can’t come back
# $banks: clock-left for each player, as a list.
clock-banks = -# Time left: { $banks }
# $time: “2 days 4 hours”.
clock-left = { $name } { $time }
clock-closes = **No moves for weeks.** The match closes <t:{ $when }:R> unless someone moves.
clock-gone = **This table’s channel is gone.** Its host can move it with `/domino board`. Otherwise the match closes <t:{ $when }:R>.
lobby-expired =
    ## { $game }: table closed
    Nobody started it in time. `/domino play` opens a new one.
end_table-pick = End a table of this server…
# Button for managers.
end_table-button = End match
end_table-sure =
    ### End the table of { $names }?
    Nobody wins, and the match doesn’t count. The players see your name.
end_table-yes = Yes, end it
end_table-done = Table ended.
end_table-not_manager = You need **Manage Server** to end other people’s tables.

## A match that managers void
# Button for managers: the match no longer counts.
void-button = Void match
void-sure = **Void this match of { $game }?** Players: { $names }
    - It no longer counts for ratings, statistics, leaderboards and achievements.
    - All later ratings are counted again.
    - Standings of events stay. The players are told.
    - This can’t be undone.
# Button below the question void-sure.
void-yes = Void it
void-done = The match is void.
void-not_over = Only a finished match can be voided.
void-not_manager = You need **Manage Server** to void a match.
void-played = You played in this match. Another manager can void it.
# Posted in the match's channel; names are the players, link is the sentence tables-link or empty.
void-told = **{ $manager }** voided a match of { $game }{ $link }. It no longer counts for { $names }.
void-board = -# Managers voided this match: it counts for nothing.
ping-closes = { $mention }, **{ $game }** waits for you. After weeks without a move, the match closes <t:{ $when }:R>.
# Button.
clock-pause = Stop clocks
# Button.
clock-go_on = Restart clocks
clock-paused = -# Clocks stopped.{ $left } Any player can restart them with **More**.
# Follows clock-paused, hence the space.
clock-paused_left = { " " }{ $name } has { $time } left.
clock-pause_done = Clocks stopped. You can all still move. **More** restarts them.
clock-go_on_done = Clocks restarted. The turn continues with the time that was left.
consent-pause = **{ $name } asks to stop the clocks.**
log-table_paused = Clocks stopped: { $name } asked, and everyone agreed.
log-table_goes_on = { $name } restarted the clocks.
refusal-no_clock = This table has no clock.
refusal-not_paused = The clocks are already running.
clock-weekends_on = Weekends count: yes
clock-weekends_off = Weekends count: no
clock-days_off = Days off: { $days }
# After clock-days_off: no days off.
clock-no_days_off = none
clock-days_off_each = Each player has { $days } off. When a player’s time runs out, they automatically get one.
clock-resting = -# { $name } is having an automatic day off. { $left } left.
clock-night = -# { $name }’s clock is stopped for the night ({ $left } more in this match).
log-table_day_off = { $name } ran out of time and got a day off.
clock-reply_delay_on = Passes wait: yes
clock-reply_delay_off = Passes wait: no
clock-reply_delay = Forced draws and passes wait a little, like moves.
clock-about_reply_delay = -# If passes wait, forced draws and passes take about as long as their player’s moves. Before 8 moves by hand: 1 to 4 seconds, at slow tables 2 to 20 minutes. If not, their speed shows that there was no choice.
clock-no_weekends = Clocks stop on Saturdays and Sundays (UTC).
# Button that opens the panel of the turn timer.
clock-open = Time…
