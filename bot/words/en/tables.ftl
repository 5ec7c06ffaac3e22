### The lobby, the board, hands, the tally, and the panel of a table.

# A name in the lobby and on the board, as are the next four.
seat-robot = { $name } (robot)
seat-gentle = { $name } (gentle robot)
seat-sharp = { $name } (sharp robot)
# In place of the name of a person who deleted their data; $n tells several apart. At most 24 characters.
seat-deleted = Deleted player { $n }
# In place of a name of invisible characters or of emojis alone. At most 24 characters.
seat-unnamed = Unnamed player
# The name of a person for whom a robot plays now.
seat-resigned = { $name } 🤖
seat-host = { $name } (host)
round = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}

## Lobby
lobby-title = ## { $game }: open table
# A seat in the lobby. $number: the seat.
lobby-seat = **{ $number }** { $name }
lobby-free = **{ $first }** *free*
lobby-free_many = **{ $first }–{ "\u2060" }{ $last }** *free*
# $allowed: “2 to 4”.
lobby-needs = Players: { $allowed }.
lobby-rules_default = Published rules.
# $changed: phrases of house rules, as a list.
lobby-rules = House rules: { $changed }.
# $sides: “Ana + Ben, Cleo + Dan”.
lobby-partners = Partners: { $sides }.
lobby-set = Tiles: { $set }.
lobby-limit = To { $target }, in at most { $rounds } ({ $seats } players).
lobby-minutes = About { $minutes } min.
lobby-no_clock = No turn timer.
lobby-clock = Turn timer: { $time }.
# A fact of the lobby: where the match will be.
lobby-thread = The match gets a thread here.
lobby-facts = -# { $facts }
# Button of the lobby, as are the others to lobby-cancel. One or two words.
lobby-join = Join
lobby-wait = Join waiting list
lobby-invite = Invite
# Below the seats of the lobby.
guests-waiting = Waiting list: { $names }
guests-asked = Invited: { $names }
guests-declined = Declined: { $names }
lobby-next = All seats are taken. You’re next on the waiting list. Press **Leave** to leave it.
lobby-later = All seats are taken. You’re number { $number } on the waiting list. Press **Leave** to leave it.
# To a person on the waiting list, on their panel, when the match begins.
lobby-began = The match began with all seats taken. If a robot plays later, press **Join** on the board.
lobby-began_robot = The match began. You can take a robot’s seat.
lobby-leave = Leave
lobby-add_robot = Add robot
lobby-add_gentle = Add gentle robot: slips like a beginner
lobby-add_sharp = Add sharp robot: weighs what others may hold
lobby-remove_robot = Remove robot
lobby-options = Options
lobby-seats = Seats
lobby-start = Start
lobby-ready = Ready
lobby-cancel = Cancel
lobby-cancelled =
    ## { $game }: table cancelled
    `/domino play` opens a new one.
lobby-abandoned =
    ## { $game }
    { $why } `/domino play` opens a new table.
lobby-abandoned_none = Nobody won.
# $names: who won, as a list.
lobby-abandoned_counts = It counts as it stands: { $names } won.
# Why a match ended. $names: the $n people who left, as a list.
lobby-all_left =
    { $n ->
        [one] { $names } left the match.
       *[other] { $names } left the match.
    }
lobby-abandoned_by = Match abandoned. { $name } asked for it.
lobby-abandoned_nobody = Match abandoned after a week without a move.
lobby-cancel_done = Table cancelled.
lobby-moved_up = You have a seat now. Your tiles appear here when the match starts.
# In the lobby: who has to press Ready. $names: a list of people.
lobby-unready = Waiting for **Ready** from { $names }.
lobby-ready_done = You’re ready.
# To a person who pressed Ready or Start. $names: as above.
lobby-ready_waits = Waiting for **Ready** from { $names }. Then the match starts.
lobby-joined = You’re at the table.
lobby-left = You left the table.

## Consent
consent-break_off = **{ $name } asks to abandon the match.**
consent-take_over = **{ $name } asks to take over { $seat }’s seat.**
consent-sit_in = **{ $name } hasn’t moved for a week. Let a robot play?** { $name } can come back at any time, and others can take the seat.
consent-undo = **{ $name } asks to take the last move back.**
# Below a question on the board.
consent-count = Agreed: { $yes } of { $needed }.
# If answers to a question are missing. After the count, and after consent-mine_….
consent-lapses_move = Without an answer it lapses at the next move.
consent-lapses_round = Without an answer it lapses when the round ends.
consent-lapses_wait = Until all have answered, the clocks run.
# On the panel of the player who asks, as are the next four. $names: the players whose answers are missing.
consent-mine_undo = **Undo asked:** waiting for { $names }.
consent-mine_pause = **Pause asked:** waiting for { $names }.
consent-mine_break_off = **You asked to abandon the match:** waiting for { $names }.
consent-mine_take_over = **You asked for a seat:** waiting for { $names }.
consent-mine_wait = **You asked to wait for you:** waiting for { $names }.
# Button: takes one’s own question back.
consent-withdraw = Withdraw
consent-withdrawn = Question withdrawn.
# The answer to the player who asked, as are the next three. $names: the players who said no.
consent-refused_undo = No undo: { $names } said no.
consent-refused_pause = No pause: { $names } said no.
consent-refused_break_off = The match goes on: { $names } said no.
consent-refused_take_over = The seat stays taken: { $names } said no.
# Button below a question on the board.
consent-yes = Agree
consent-no = No
consent-seated = This is your seat now.
# Button of a player for whom a robot plays.
consent-come_back = Come back
# Button: ask to take over a seat.
consent-take = Take over { $name }

## Seats panel
seats-title =
    ### Seats
    Turns go round in this order.{ $partners } Choose a seat to swap with its player.
seats-partners = { " " }Partners: { $sides }.
# Label of a menu of players.
seats-pick = Swap with…
seats-remove = Remove a player…
# A line of a menu.
seats-choice = Seat { $number }: { $name }

## Invitations
invite-title =
    ### Invite people
    Each person is invited once, by a message in this channel.
invite-pick = Who to invite
invite-done = Invited. The lobby shows who’s coming.
invite-declined = You declined. To play after all, press **Join** in the lobby.
invite-text = { $mentions }: { $host } invites you to a table of **{ $game }**.
invite-ready = { $mentions }: { $host } starts **{ $game }**. Ready?
# Button below an invitation to a table or event.
invite-in = I’m in
# Button below an invitation to a table.
invite-no = No thanks
# Button below the answer to No thanks: no more invitations of this host.
invite-never = Don’t ask again
# $name: the host.
invite-never_done = { $name } can’t ask you to a table any more. `/settings privacy` changes that.
# Button that leads to the lobby's message.
invite-lobby = To the lobby

## Options panel
options-title =
    ### Options of { $game }
    -# Page { $page } of { $pages }
options-presets = Published rules or a preset:
# $rules: the house rules of the preset.
options-preset = **{ $name }**: { $rules }
options-line = **{ $question }**
options-other_number = Another number…
# Marks an answer of a menu, below it.
options-default_mark = as published
# Button: the next page of options.
options-next = More options →
# Button: from presets to single options.
options-customise = Customise
# Button, also after captures in Castle Rock.
options-done = Done
options-clock = Turn timer

## Board
# $number: one table of several of the same game.
table-title = { $game } { $number }
board-title = ### { $game }, round { $number }
board-title_of = ### { $game }, round { $number } of { $rounds }
board-title_plain = ### { $game }
board-playing_to = First to { $target }.
board-at_most = At most { $rounds }.
board-playing_exactly = First to exactly { $target }.
# Above the buttons of the board.
board-turn = **{ $name }’s turn**
# $when: a time, which Discord shows as “in 2 hours”.
board-deadline = Auto-plays <t:{ $when }:R>
board-turn_robot = { $name } is thinking…
# In place of a turn: the next deal is coming.
board-house = Dealing…
board-closing = Round over. Last chance to claim <t:{ $when }:R>
board-closing_open = Round over. Last chance to claim.
board-window = Last chance to claim <t:{ $when }:R>
# A player's line of the board in words. $turn: board-seat_turn or board-seat_wait; $facts: a list.
board-seat = { $turn }{ $name }: { $facts }
board-alone = **{ $name }** plays alone. Captured: { $count }.
board-seat_turn = →{ " " }
board-seat_wait = •{ " " }
# A part of that line.
board-seat_captured = captured { $n }
board-seat_boneyard = own boneyard { $n }
board-seat_total = total { $n }
# Partners and their total. $names: “Ana + Ben”.
board-side = { $names } { $n }
board-last_moves = -# { $moves }
board-no_attach = -# I can’t post this board’s picture. Give me **Attach Files** in this channel, or turn pictures off with `/settings server`.
# Button of the board: shows one's own tiles, to oneself.
board-hand = My hand
# Button of the board: the points of all rounds.
board-tally = Tally
board-rules = Rules
board-live = Live board
board-live_yours = **[Your page of this table]({ $address })**. It’s yours alone.
# The live board inside Discord can't be opened.
board-live_refused = Open the live board in Discord with its button. If you did, close it and try again.
board-live_hidden = You or I can’t see this channel.
board-live_none = No table is open here. Open one with `/domino play`.
board-live_busy = Too many people are opening the live board. Try again in a few seconds.
# On the page, instead of a table.
board-live_elsewhere = That table isn’t in this channel.
board-live_broken = I can’t show this table here. Play in the channel, and tell the bot’s host.
board-live_unreachable = Discord isn’t answering. Try again in a minute.
board-live_closed = Discord didn’t open the live board. Play in the channel, and tell the bot’s host.
# Button of the board.
board-more = More
board-more_pick = More…
# Button: calls the word; it stays “Muggins!” in every language.
board-muggins = Muggins!
# Button: they have no points to claim and none to call.
board-nothing = Nothing
# Button: calls out that one tile is left.
board-one = One tile!
# Button: claims points.
board-claim = Score…
parked = I can’t show your table in <#{ $channel }>. { $remedy } Nothing is lost.
mute = I can’t ping players in <#{ $channel }>, where you host a table. { $remedy } Nothing is lost.

## Threads and channels
# The name of a thread, at most 100 characters.
thread-name = { $game } · { $host }
# In place of the lobby, whose thread the match is in.
thread-on =
    ## { $game }
    The match is on in <#{ $channel }>.
thread-over = **{ $game }** in <#{ $channel }> is over. { $winners }
thread-closed = **{ $game }** in <#{ $channel }> is closed. Nobody won.
thread-refused = I can’t open a thread here. { $remedy } Without `where`, the table opens in the channel itself.
move-ask = The channel of your match of **{ $game }** on **{ $server }** is gone, and its clocks are stopped. Use `/domino board` in its new channel. Otherwise the match closes <t:{ $when }:R>. Its finished rounds are kept.
move-done = The table moves here. If its board doesn’t appear, I can’t write in this channel: use `/domino board`.

## Hand
hand-title = ### Your hand: { $count }, { $pips }
board-solitaire = Boneyard: { $boneyard }. Captured: { $captured }.
hand-empty = ### Your hand is empty
hand-out = ### You’re out: you’ve played all your tiles
hand-waiting = { $name }’s turn.
hand-waiting_out = The others play on. { $name }’s turn.
hand-round_over = Round { $number } is over. Your next tiles appear here.
hand-moved = -# Your hand is in a newer message, further down.
hand-press = Press a tile to play it.
hand-yours = **Your turn.**
hand-yours_capture = **Your turn.** Capture what you like, then press **Done**.
hand-yours_capture_none = **Your turn.** Nothing to capture. Press **Done**.
hand-yours_extra = **Your turn.** Your double needs another tile with it.
hand-yours_drawn = **Your turn.** The tile you drew fits, so you must play it.
hand-yours_closing = Round over. Last chance to claim or call.
hand-yours_draw = **Your turn.** None of your tiles fits: draw.
hand-yours_pass = **Your turn.** None of your tiles fits: pass.
hand-yours_other = **Call it now?**
hand-yours_solitaire = **Your move.** Draw a tile, or capture from the row.
hand-yours_solitaire_take = **Your move.** Capture from the row.
hand-yours_solitaire_draw = **Your move.** Nothing to capture: draw.
hand-yours_solitaire_stuck = **Your move.** Nothing to capture: undo, or give up.
hand-playable = { $count } of your { $held } tiles can be played.
# Above the daily row, where fewer moves are better.
hand-moves = Moves: { $n }.
hand-fits_nowhere = { $tile } doesn’t fit now.
hand-where = **{ $tile }: where?**
hand-row = **{ $tile }: in whose row?**
# Button: the row of stacks of a player.
hand-row_of = { $letter } · { $name }
hand-where_said = You say { $n } with it.
hand-where_one = You say “One tile!” with it.
hand-claim_help = A multiple of five scores if you state it. If you don’t, opponents may call Muggins!
hand-claim_title = **What do the ends count?**
hand-say = **What will the ends count after your play?**
# A button: the count that the player states.
hand-saying = “{ $n }” ✓
hand-said = **You say { $n }:** now press the tile that makes it.
hand-one = { $tile } and “One tile!”
# Button.
hand-back_to_hand = Back
hand-refresh = Refresh
# Button: shows the board below the hand.
hand-board = Board
hand-arrange = Arrange my hand
arrange-title = **Arrange your hand.** Only you see the order. It stays for this match.
# Buttons: how the hand is ordered, to arrange-hand.
arrange-suit = By suit
arrange-pips = By pips
arrange-train = Longest train
arrange-hand = By hand
arrange-pick = Which tile?
# Button: this tile goes to the front.
arrange-first = { $tile } first
# Button: this tile goes one place to the left.
arrange-left = ← { $tile }
arrange-right = { $tile } →
# Button: the next page of tiles.
hand-later = More tiles →
# Button: draws a tile.
hand-draw = Draw
# Button.
hand-pass = Pass
# Button: puts the last capture back.
hand-take_back = Take back
hand-give_up = Give up
hand-again = Play again
hand-give_up_sure =
    ### Give up?
    The game counts as lost.
hand-give_up_yes = Yes, give up
# Button: captures a tile between two alike. $position: its place in the row.
hand-capture_middle = Take { $tile } at place { $position }
hand-capture_triple = Take three around place { $position }: { $tiles }
hand-capture_pick = More captures…
hand-line_pick = All of a line…
# A line of a menu: a whole series of captures. $count: “5 tiles”.
hand-line_choice = { $count }: { $captures }
# Below that line: the tiles that stay.
hand-line_left = leaves { $tiles }
hand-line_left_none = leaves the row empty
hand-line_step_middle = { $position }
hand-line_step_triple = { $position }×3
# Button: a stack to lay the tile on. $at: its letter and number.
hand-stack = { $at }: { $tile }
# Label of a menu of ends.
hand-end_pick = { $tile }: where?
hand-end_pick_part = { $tile }: { $first } … { $last }
hand-take_one = Take the tile between two alike…
hand-take_three = Take three alike, around…
hand-take_at = { $position }: { $tile }
hand-lobby = The match hasn’t started yet.
hand-finished = The match is over.
hand-resigned = You resigned from this match. A robot plays your tiles.

## Tally
tally-title = ### Tally: { $game }{ $target }
# A side's place and total.
tally-side = **{ $place }** { $name }: **{ $total }**
tally-side_open = { $name }: **{ $total }**
tally-round = Round { $number }: { $scores }.
# $why: how the points add up.
tally-round_why = Round { $number }: { $scores }. { $why }
tally-score = { $name } { $points }
tally-receipt = { $name }: { $receipt }
# Follows the name of a game.
tally-target = , to { $target }
tally-none = No round is finished yet.
tally-older = -# … and { $count } before.

## More
more-title = ### { $game }: last moves
# Button.
more-take_back = Undo
more-moves = Last moves and more
# Button.
more-resign = Resign
# Button.
more-abandon = Abandon match
# Button: the board in words.
more-words = In words
more-here = Show board below
more-resign_sure =
    ### Resign?
    You lose the match. If others play on, a robot plays your tiles.
# Button.
more-resign_yes = Yes, resign
more-abandon_sure =
    ### Abandon the match?
    The others are asked on the board. If more than half agree, the leading side too, the match ends without a winner and doesn’t count. Otherwise you can only resign. Once someone has left, it counts as it stands.
more-abandon_yes = Yes, ask them
more-no = No, play on
more-resigned = You resigned. A robot plays on for you.
more-abandoned = Match abandoned.
more-reposted = The board is now at the bottom of the channel.
more-coming = The table’s message is coming.
more-not_reposted = I can’t write in this channel. Give me **View Channel** and **Send Messages**.
more-undo = Nothing changed. Press **My hand** on the board to play on.
