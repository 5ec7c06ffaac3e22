### A sentence for each `Refusal` that says what to do, and for each invalid click.

## Moves
refusal-not_your_turn = It isn’t your turn yet. You can look at your hand at any time.
refusal-not_in_hand = You no longer hold that tile. Here’s your hand now.
refusal-does_not_fit = That tile doesn’t fit there. Try another end or tile.
refusal-must_play = You can play a tile, so you must.
refusal-must_draw = None of your tiles fits. Draw first.
refusal-must_play_drawn = The tile you drew fits, so play it now. Choose where.
refusal-must_lead = The highest double starts this round. Play it.
refusal-must_place_first = First put a tile at the open end of the row. Then you may capture.
refusal-already_placed = You’ve placed your tile. Capture what you like, then press **Done**.
refusal-no_capture = Nothing to capture there. The tiles on both sides must share a number.
refusal-must_capture = You can capture, so you must before you draw.
refusal-nothing_to_take_back = You have no capture to take back.
refusal-must_cover_double = Cover the open double first. Only tiles that fit it can be played.
refusal-must_finish_foot = The double still needs its toes. Only tiles that fit it can be played.
refusal-train_closed = That train has no marker, so only its owner may play on it.
refusal-no_third_tile = For a second double you need a third tile in your hand to cover one of the two.
refusal-boneyard_empty = The boneyard is empty.
refusal-nothing_to_claim = There are no points to claim.
refusal-partner_may_not_call = Only an opponent may call Muggins!, not a partner.
refusal-own_play = You can’t call Muggins! on your own play. **Score…** on your panel states its count.
refusal-window_closed = Too late: the next player has moved.
refusal-nothing_to_announce = Announce only when your play leaves you with one tile.
refusal-not_the_deal = Only the house deals.
refusal-match_over = This match is over. Press **Rematch** for another, or open a table with `/domino play`.
refusal-not_a_move_here = You can’t do that right now.

## Options and seats
refusal-bad_option = { $value } isn’t an answer for { $name }. Possible: { $accepted }.
# A name that a person typed before “=” for an option that the game lacks; $known: the names of its options.
refusal-unknown_option = This game has no option { $name }. It has: `{ $known }`.
refusal-unknown_game = There’s no game called { $name }. Choose one of: { $known }.
refusal-wrong_seats = With these options this game needs { $allowed } players, not { $seats }. Invite people, add or remove robots, or change the options.
refusal-unknown_rules_version = This match uses rules I don’t know. Ask the bot’s host to upgrade me.

## Tables
refusal-stale = The table has changed. Here it is now.
refusal-duplicate = Already done.
refusal-no_such_table = That table is gone. `/domino play` opens a new one.
refusal-not_seated = You aren’t at this table. Watch, or open your own with `/domino play`.
refusal-already_seated = You’re already at this table.
refusal-already_waiting = You’re already on the waiting list and get the next free seat. Press **Leave** to leave the list.
refusal-removed = The host removed you from this table. Open your own with `/domino play`.
refusal-blocked = The managers of the table’s server have blocked this member.
refusal-not_asked = You haven’t been invited. To play, press **Join** on the table’s message.
refusal-nobody_to_ask = Everyone you chose is already here, already invited, or a bot. Choose someone else.
refusal-seat_not_free = A player holds that seat. **More** on the board shows the seats you can take over.
refusal-no_take_over = This table doesn’t allow taking over a seat. Watch, or open your own with `/domino play`.
refusal-turned_down = You already asked for a seat in this match, or had one. Watch, or open your own with `/domino play`.
refusal-agreed_to_wait = You agreed to wait for a player until <t:{ $until }:f>. The clocks resume when they’re back.
refusal-cannot_undo = You can undo only your own last move, and only if it revealed nothing: no draw, deal or new tiles.
refusal-no_question = That question is closed. The board shows the table now.
refusal-question_open = The table is deciding another question. Answer it on the board, then ask again.
refusal-asked_often = You asked this { $most } times in this round. Ask again in the next one.
refusal-table_full = All seats are taken. `/domino play` opens another table.
refusal-already_started = This match has already started.
refusal-not_started = This match hasn’t started yet. The host can press **Start**.
refusal-not_named = That player is away and hasn’t picked you as their substitute.
refusal-elsewhere = Use this on the table’s own server, in its new channel.
refusal-on_another_server = You’re already playing today’s row on another server. Finish it there.
refusal-not_manager = Only members who manage this server can do that.
refusal-played = You played in this match. Another manager can end it.
refusal-not_host = Only the host of this table, { $host }, can do that.
refusal-table_closed = This table is closed. `/domino play` opens a new one.
refusal-too_many_tables = { $most ->
    [one] This server already has an open table, the maximum. Finish or cancel it first: see `/domino tables`. People with **Manage Server** can end any table there.
   *[other] This server already has { $most } open tables, the maximum. Finish or cancel one first: see `/domino tables`. People with **Manage Server** can end any table there.
}
refusal-too_many_hosted = { $most ->
    [one] You already host an open table, the maximum. Finish or cancel it first: see `/domino turns`.
   *[other] You already host { $most } open tables, the maximum. Finish or cancel one first: see `/domino turns`.
}
refusal-too_many_cancelled = You cancelled { $most } tables within an hour. Wait a while before you open another.
refusal-not_over = This match is still in play. You can have a rematch when it’s over.

## Events
refusal-no_such_event = That event is over and deleted. `/events night` plans a new one.
refusal-not_the_host = Only the host, { $host }, and people with **Manage Server** can do that.
refusal-event_started = That round has already started.
refusal-event_over = This event is over. `/events night` plans a new one.
refusal-event_full = This event is full: { $most } people.
refusal-already_in = You’re already in.
refusal-not_in = You aren’t in. Press **I’m in** first.
refusal-too_few_people = You need at least { $fewest } people. Ask others to press **I’m in**.
refusal-sign_up_over = It has started, and its players are fixed. Press **I’m in** at the next one.
refusal-not_for_two = With these options two can’t play that game.
refusal-not_in_pairs = That game has no partners. Choose another one, or play without pairs.
refusal-too_many_events = This server already has { $most } events. End one of them first.
refusal-not_opened = I couldn’t open the table. Try again in a moment.
refusal-store_unavailable = I couldn’t save the move, so it wasn’t made. Try again in a moment.
refusal-store_unsure = I can’t reach my storage and don’t know whether that was saved. Look at the table again in a moment.
refusal-store_unreadable = I can’t read the matches right now. Try again in a moment.
refusal-shutting_down = Boneyard is restarting. Nothing is lost. Try again in a minute.

## What can be missing in a refusal's facts
# In place of a name that is unknown: “only someone else can do that”.
somebody = someone else

## Invalid clicks
invalid-unknown_button = This button is from another version of Boneyard. Use `/domino board` to see the table, or `/domino turns` for your tiles.
invalid-unknown_command = That command has changed. Try again in a minute, or restart your Discord.
invalid-error = Something went wrong on our side. Nothing was lost. Press **My hand**, or try again. (Note for the host: error { $reference }.)
invalid-busy = Too many clicks at once. Press again in a few seconds.
invalid-not_here = That table is on another server.
invalid-private = That table is private.
