"""One sentence for each `Refusal`, saying what to do, and for each click that is invalid."""

from __future__ import annotations

REFUSALS: dict[str, str] = {
    # moves
    "refusal.not_your_turn": "It is not your turn yet. You can look at your hand at any time.",
    "refusal.not_in_hand": "You do not hold that tile any more. Here is your hand as it is now.",
    "refusal.does_not_fit": "That tile does not fit there. The tiles you can play are shown as buttons.",
    "refusal.must_play": "You can play a tile, so you must. The tiles you can play are shown as buttons.",
    "refusal.must_draw": "You have no tile that fits: you draw first.",
    "refusal.must_play_drawn": "You drew a tile that fits, and it must be played now. Choose where.",
    "refusal.must_lead": "This round begins with the highest double. It is your only button.",
    "refusal.must_place_first": "First put one of your tiles at the open end of the row; then you may capture.",
    "refusal.already_placed": "You have placed your tile. Capture what you like, then press Done.",
    "refusal.no_capture": "Nothing can be captured there: the tiles on both sides must share a number.",
    "refusal.must_capture": "A capture is possible, so you must make one before you draw.",
    "refusal.nothing_to_take_back": "There is no capture of this turn to take back.",
    "refusal.must_cover_double": "The open double must be covered first. Only tiles that fit it can be played.",
    "refusal.must_finish_foot": "The double still needs its toes. Only tiles that fit it can be played.",
    "refusal.train_closed": "That train has no marker, so only its owner may play on it.",
    "refusal.no_third_tile": "A second double needs a third tile from your hand to cover one of the two.",
    "refusal.boneyard_empty": "No tile is left that may be drawn.",
    "refusal.nothing_to_claim": "There are no points to claim just now.",
    "refusal.partner_may_not_call": "Only an opponent may call Muggins, not a partner.",
    "refusal.own_play": "Muggins! is for the others: this was your own play. While nobody has called, **Claim points** "
    "on your panel states its count.",
    "refusal.window_closed": "Too late: the next player has already moved.",
    "refusal.nothing_to_announce": "You only announce when your play leaves you with exactly one tile.",
    "refusal.not_the_deal": "The deal is made by the house, not by players.",
    "refusal.match_over": "This match is over. **Rematch** plays another; `/domino play` opens a new table.",
    "refusal.not_a_move_here": "That cannot be done now. Here is what you can do.",
    # options and seats
    "refusal.bad_option": "{value} is not an answer for {name}. Possible: {accepted}.",
    "refusal.unknown_option": "This game has no option called {name}. It has: {known}.",
    "refusal.unknown_game": "There is no game called {name}. Choose one of: {known}.",
    "refusal.wrong_seats": "This game needs {allowed} players with these options, not {seats}. "
    "Let people join, add or remove robots, or change the options.",
    "refusal.unknown_rules_version": "This match was started with other rules than this program knows, so it "
    "cannot go on here. Ask the host of the bot to upgrade it.",
    # tables
    "refusal.stale": "The table has moved on since that button was made. Here is how it stands now.",
    "refusal.duplicate": "That click was already done.",
    "refusal.no_such_table": "That table is not there any more. Use `/domino play` to open a new one.",
    "refusal.not_seated": "You are not sitting at this table. You can watch here, or open your own with "
    "`/domino play`.",
    "refusal.already_seated": "You are already sitting at this table.",
    "refusal.already_waiting": "You are on the waiting list already. You sit down as soon as a seat is free; **Leave** "
    "takes you off the list.",
    "refusal.removed": "The host has removed you from this table. Use `/domino play` to open one of your own.",
    "refusal.not_asked": "Nobody has asked you to this table. Press **Join** on its message if you want to play.",
    "refusal.nobody_to_ask": "Everybody you chose sits here already, was asked before, or is a bot. Choose "
    "somebody else.",
    "refusal.seat_not_free": "Somebody plays in that seat. **More** on the board shows those that can be taken over.",
    "refusal.no_take_over": "At this table nobody may take over a seat. You can watch, or open your own with "
    "`/domino play`.",
    "refusal.cannot_undo": "Only your own move can be taken back, as long as it is the last one and nothing hidden was "
    "shown since: no draw, no deal, no new tiles.",
    "refusal.no_question": "That question is not open any more. The board shows how the table stands.",
    "refusal.question_open": "The table is deciding another question just now. Answer it on the board, then ask again.",
    "refusal.table_full": "All seats are taken. Use `/domino play` to open another table.",
    "refusal.already_started": "This match has already begun.",
    "refusal.not_started": "This match has not begun yet. The host can press Start.",
    "refusal.not_named": "Whoever sits there is away for some days, and has not named you to sit in: you would see "
    "their tiles.",
    "refusal.elsewhere": "That works only on the table’s own server, in the channel in which it shall go on.",
    "refusal.not_host": "Only the host of this table, {host}, can do that.",
    "refusal.table_closed": "This table is closed. Use `/domino play` to open a new one.",
    "refusal.too_many_tables": "This server has {most} open tables already, as many as there may be. Finish or "
    "cancel one of them first; `/domino tables` lists them, and people who manage the server can end any there.",
    "refusal.too_many_hosted": "You host {most} open tables already, on all servers together: as many as anybody "
    "may. Finish or cancel one of them first: `/domino turns` lists them.",
    "refusal.not_over": "The match is still being played; a rematch is possible when it is over.",
    # events
    "refusal.no_such_event": "That event is over and forgotten. `/domino night` plans a new one.",
    "refusal.not_the_host": "Only {host}, who hosts this, and people who manage the server may do that.",
    "refusal.event_started": "That round has begun already.",
    "refusal.event_over": "This event is over. `/domino night` plans a new one.",
    "refusal.event_full": "There are {most} people in it already, and no room for more.",
    "refusal.already_in": "You are in already.",
    "refusal.not_in": "You are not in. Press **I’m in** first.",
    "refusal.too_few_people": "It takes {fewest} people at least. Ask others to press **I’m in**.",
    "refusal.sign_up_over": "It has begun, and whoever plays was drawn then. Press **I’m in** at the next one.",
    "refusal.not_for_two": "With these options that game is not played by two.",
    "refusal.not_in_pairs": "That game is not played in pairs of partners. Choose another one, or let everybody play "
    "alone.",
    "refusal.too_many_events": "There are {most} events on this server already. End one of them first.",
    "refusal.store_unavailable": "The move could not be written down, so it was not made. Please try again in a "
    "moment.",
    "refusal.shutting_down": "Boneyard is being restarted. Nothing is lost: please try again in a minute.",
    # what can be missing in a refusal's facts
    "somebody": "somebody else",
    # invalid clicks
    "invalid.unknown_button": "This button is from another version of Boneyard and does nothing any more. "
    "Use `/domino board` to see the table, or `/domino hand` for your tiles.",
    "invalid.unknown_command": "That command is not what it was. Discord may still show an old version of it: try "
    "again in a minute, or restart your Discord.",
    "invalid.busy": "Too many clicks at once. Press again in a few seconds.",
    "invalid.error": "Something went wrong on our side. Nothing was lost; please press My hand or try again. "
    "(Note for the host: error {reference}.)",
    "invalid.not_here": "That table is played in another server.",
    "invalid.private": "Somebody plays there alone.",
}
