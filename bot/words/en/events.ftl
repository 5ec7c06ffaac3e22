### Game nights and other events: signing up, their board, the end, and their commands.

cmd-night = Plan a game night for one evening
cmd-list = List this server’s events
choice-pick_turns = one after the other
# How the game of each round is chosen, after “Games:”.
choice-pick_vote = by vote
choice-pick_lots = by lot
event-no_time = Give the start as `20:00`, `8pm`, `Fri 20:00` or `31 Jan 20:00`, at most two months ahead. The time zone is { $zone }. Change it with `/settings mine`.
# After why an event wasn't posted.
plan-kept = Press **Post** again: your text is still there.
# link is the sentence tables-link, or empty.
plan-posted = This plan is already posted{ $link }. Type `/events night` or `/events tournament` for another one.
event-game_night = Game night
# The title that the host has typed.
event-title = ## { $title }
event-rounds = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}
event-title_round = ## { $title } · round { $round } of { $rounds }
event-title_over = ## { $title }: the podium
event-title_cancelled =
    ## { $title }
    Cancelled. Plan a new event with `/events night` or `/events tournament`.
event-facts = **{ $kind }** · { $games } · { $rounds } at tables of { $seats } · { $clock }
# Part of event-facts: the turn timer.
event-clock = { $time } a turn
# Part of event-facts: a list of games, one a round.
event-pick_turns = { $games } in turn
# Part of event-facts: people vote before each round.
event-pick_vote = a vote between { $games }
event-pick_lots = { $games } by lot
event-duplicate = Duplicate: all tables of a round get the same tiles. You’re compared with the players in your seat at the other tables.
event-minutes = A round takes at most { $time }. Tables still in play then end as they stand.
event-balanced = Tables are about equally strong.
event-starts = Starts <t:{ $at }:F> (<t:{ $at }:R>).
event-check_in = Check-in: press **I’m here** from <t:{ $at }:t> on.
event-nobody = No sign-ups yet.
event-in = { $n ->
    [one] **{ $n } is in:** { $names }
   *[other] **{ $n } are in:** { $names }
}
event-how = Press **I’m in** to sign up. { $host } begins under **Host…**: the tables are assigned then. Join late and you play from the next round. Leave any time between rounds.
event-missing = **Not here yet:** { $names }. Press **I’m here** to play in round 1.
# Button: sign off.
event-me_out = I’m out
# Button of the check-in.
event-here = I’m here
# Button during a break: I need no more break.
event-ready = Ready
# Button of the host: begin the first round.
event-begin = Begin
# A menu for the host: begin, cancel, next round, end.
event-host = Host…
# Button: how the event works.
event-how_button = How it works
# Button of the host.
event-next = Next round
# Button of the host: end the event.
event-end = End
event-vote = Vote for a game
event-votes = **Votes:** { $votes }
# A game and its number of votes.
event-vote_of = { $game } { $n }
event-numbers = The keys of all deals are already fixed, and each table has a number that seals them. Keep this list: after a round, **Fair deal ✓** at a table shows its number again.
event-voted = Your vote is counted.
event-now_in = You’re in, from round { $round } on.
event-now_out = You’re out. Your table of this round goes on.
event-next_sure = { $tables } still in play. They end as they stand, and the next round begins.
event-next_yes = Begin the next round
event-end_sure = The event ends now with the points so far. Tables still in play end as they stand.
event-end_yes = End it
# Answer to the host: it has been done.
event-done = Done.
event-plays = { $game }.
event-ends_at = The round ends <t:{ $at }:R> at the latest.
event-ends_by_itself = The next round begins when the last table is done.
event-break = Round { $round } begins <t:{ $at }:R>, or once everyone is **Ready** ({ $ready } of { $people }).
event-ends_last = The podium follows when the last table is done.
# $people: mentions; $state: one of event-state_…, or nothing.
event-table = **Table { $number }:** { $people }{ $state }
# A link to the table’s thread
event-table_link = [Table { $number }]({ $link })
event-table_thread = { $table } { $people }{ $state }
event-table_number = **Table { $number }**
event-robots = { $n ->
    [one] { $n } robot
   *[other] { $n } robots
}
event-state_opening = { " " }· opening
# Follows the people of a table: which deal they play.
event-state_deal = { " " }· deal { $number }
event-state_waits = { " " }· deal { $number }, waits for { $name } since <t:{ $since }:R>
# Follows the people of a table: their match is over.
event-state_over = { " " }· done
event-state_won = { " " }· done: { $names }
# Duplicate: follows the people of a table. $places: event-place_of for each.
event-state_field = { " " }· of { $tables }: { $places }
event-place_of = { $name } { $place }.
event-state_compared = { " " }· done, compared after the last table
event-waiting = { $n ->
    [one] -# Waiting for table { $tables }.
   *[other] -# Still in play: tables { $tables }.
}
picture-event_round = { $game } · round { $round } of { $rounds }
picture-event_over = { $people } · { $rounds }
# On a picture: that many more players. Very short.
picture-and_more = + { $n }
picture-moment_biggest_round = { $n ->
    [one] { $n } point in one deal
   *[other] { $n } points in one deal
}
picture-moment_most_captures = { $n ->
    [one] { $n } capture in one deal
   *[other] { $n } captures in one deal
}
event-coming = -# In the next round: { $names }
event-leaving = -# Not in the next round: { $names }. To come back, press **I’m in**.
event-missed = -# Missed the check-in: { $names }. To play from the next round on, press **I’m in**.
event-standings = **Standings**
event-standing = **{ $place }** { $name }: { $points }, { $won }
# On a picture beside a name, and in the standings: tables won. Very short.
event-won = { $n ->
    [one] { $n } table won
   *[other] { $n } tables won
}
event-more = -# … and { $n } more
# $names: one or several; $won: event-won.
event-first = 🥇 **{ $names }** with { $points }, { $won }
event-second = 🥈 **{ $names }** with { $points }
event-third = 🥉 **{ $names }** with { $points }
# The end of a list of names.
event-others = { $n } more
event-moments = **Best moments**
event-moment_biggest_round = Most points in one deal: **{ $names }** with { $n } ({ $game }, round { $round }, table { $table })
event-moment_most_captures = Most captures in one deal: **{ $names }** with { $n } (round { $round }, table { $table })
event-no_points = No table finished, so there’s no podium.
event-thanks = -# { $people } at { $tables } in { $rounds }. Points: 0 for last place at a table, 1 more for each place above it. Tied players share points. Equal points: tables won decide, then scores at the tables.
event-thanks_duplicate = -# { $people } at { $tables } in { $rounds }. Points: 1 for each table of the round, your own included, where your seat did no better. Equal points: tables won decide, then scores at the tables.
event-people = { $n ->
    [one] { $n } person
   *[other] { $n } people
}
# The name of a thread, at most 100 characters.
event-thread = Table { $number } · round { $round } · { $title }
event-no_threads = -# Tables are in this channel. For threads I need a text channel, **Create Public Threads** and **Send Messages in Threads**.

## The panel that plans an event
plan-preview = -# Preview. Change it below, then **Post…**
# Button that opens a box with fields.
plan-post = Post…
# Before an event with a typed start is posted. $time: the start.
plan-sure = It begins <t:{ $time }:F>, <t:{ $time }:R>. Press **Post** if that’s right. If not, press **Post…** above: your text is still there.
plan-sure_post = Post
# Label of a menu, as are plan-format and plan-time.
plan-games = Games
plan-format = Format
plan-pick = How to choose each round’s game
plan-rounds = Number of rounds
plan-seats = Seats at each table
plan-seats_of = Tables of { $n }
plan-time = Turn timer
# Button with its state. $now: on or off.
plan-balanced = Equal tables: { $now }
plan-seeded = Seed by rating: { $now }
plan-duplicate = Same tiles for all: { $now }
plan-pairs = In pairs: { $now }
# Label of a field in a box, at most 45 characters, as are plan-when and plan-options.
plan-title = Title
plan-when = Start
plan-when_about = 20:00, Fri 20:00, 31 Jan 20:00; empty: when you press Begin
plan-options = House rules
plan-options_about = target=50, for example; empty: as published
plan-minutes = Minutes for each round
plan-minutes_about = Then tables end as they stand; empty: no limit
plan-pause = Break between rounds, in seconds
plan-pause_about = Empty: 60; 0: none
plan-days = Days for each round
plan-days_about = Empty: 7, or more for long games
plan-list = ### Events on this server
plan-none = There’s no event on this server. Plan one with `/events night` or `/events tournament`.
plan-line_sign_up = **{ $title }** in <#{ $channel }>: sign-up open, { $n } in{ $link }
plan-line_playing = **{ $title }** in <#{ $channel }>: round { $round } of { $rounds }{ $link }

# Letters to the host of an event.
event-closed = I can’t show your event **{ $title }** in <#{ $channel }>. { $remedy } Nothing is lost.
event-channel_gone = **{ $title }** is over: its channel was deleted. Finished tables count in the statistics.
event-channel_gone_before = **{ $title }** is cancelled: its channel was deleted. `/events` plans a new one.
