### The lobby, the board, hands, the tally, and the panel of a table.

seat-robot = { $name } (robot)
seat-gentle = { $name } (gentle robot)
seat-sharp = { $name } (sharp robot)
# In place of the name of a person who deleted their data; $n tells several apart. At most 24 characters.
seat-deleted = Deleted player { $n }
seat-resigned = { $name } (a robot plays on)
seat-host = { $name } (host)
player = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
round = { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}

## Lobby
lobby-title = ## { $game }: open table
lobby-seat = **{ $number }** { $name }
lobby-free = **{ $first }** *free*
lobby-free_many = **{ $first }–{ $last }** *free*
lobby-needs = Players: { $allowed }.
lobby-rules_default = Published rules.
lobby-rules = House rules: { $changed }.
lobby-set = Tiles: { $set }.
lobby-limit = To { $target } points, in at most { $rounds } rounds ({ $seats } players).
lobby-minutes = About { $minutes } min.
lobby-no_clock = No turn timer.
lobby-clock = Turn timer: { $time }.
lobby-facts = -# { $facts }
lobby-join = Join
lobby-wait = Join waiting list
lobby-invite = Invite
guests-waiting = Waiting list: { $names }
guests-asked = Invited: { $names }
guests-declined = Declined: { $names }
lobby-next = All seats are taken. You’re next on the waiting list. Press **Leave** to leave it.
lobby-later = All seats are taken. You’re number { $number } on the waiting list. Press **Leave** to leave it.
lobby-leave = Leave
lobby-add_robot = Add robot
lobby-add_gentle = Add gentle robot: slips like a beginner
lobby-add_sharp = Add sharp robot: weighs what others may hold
lobby-no_sharp = Usual and sharp robots play alike here.
lobby-remove_robot = Remove robot
lobby-options = Options
lobby-seats = Seats
lobby-start = Start
lobby-cancel = Cancel
lobby-cancelled =
    ## { $game }: table cancelled
    `/domino play` opens a new one.
lobby-abandoned =
    ## { $game }
    { $asked } Nobody won. `/domino play` opens a new table.
lobby-abandoned_by = Match abandoned. { $name } asked for it.
lobby-abandoned_nobody = Match abandoned after a week without a move.
lobby-cancel_done = Table cancelled.
lobby-moved_up = You have a seat now. Your tiles appear here when the match starts.
lobby-joined = You’re at the table.
lobby-left = You left the table.

## Consent
consent-break_off = **{ $name } asks to abandon the match.**
consent-take_over = **{ $name } asks to take over { $seat }’s seat.**
consent-sit_in = **{ $name } hasn’t moved for a week. Let a robot play?** { $name } can come back at any time, and others can take the seat.
consent-undo = **{ $name } asks to take the last move back.**
consent-count = Agreed: { $yes } of { $needed }.
consent-yes = Agree
consent-no = No
consent-asked = The other players can now press **Agree** or **No** on the board.
consent-seated = This is your seat now.
consent-come_back = Come back
consent-take = Take over { $name }

## Seats panel
seats-title =
    ### Seats
    Turns go round in this order.{ $partners } Choose a seat to swap with its player.
seats-partners = { " " }Partners: { $sides }.
seats-pick = Swap with …
seats-remove = Remove a player …
seats-choice = Seat { $number }: { $name }

## Invitations
invite-title =
    ### Invite people
    Each person is invited once, by a message in this channel.
invite-pick = Who to invite
invite-done = Invited. The lobby shows who’s coming.
invite-declined = You declined. To play after all, press **Join** in the lobby.
invite-text = { $mentions }: { $host } invites you to a table of **{ $game }**.
invite-in = I’m in
invite-no = No thanks
invite-lobby = To the lobby

## Options panel
options-title =
    ### Options of { $game }
    -# Page { $page } of { $pages }
options-presets = Published rules or a preset:
options-preset = **{ $name }**: { $rules }
options-line = **{ $question }**
options-other_number = Another number …
options-default_mark = as published
options-next = More options →
options-done = Done
options-clock = Turn timer

## Board
table-title = { $game } { $number }
board-title = ### { $game }, round { $number }
board-title_of = ### { $game }, round { $number } of { $rounds }
board-title_plain = ### { $game }
board-playing_to = First to { $target }.
board-at_most = At most { $rounds } rounds.
board-playing_exactly = First to exactly { $target }.
board-turn = **{ $name }’s turn**
board-deadline = Auto-plays <t:{ $when }:R>
board-turn_robot = { $name } is thinking …
board-house = Dealing …
board-closing = Round over. Last chance to claim <t:{ $when }:R>
board-closing_open = Round over. Last chance to claim.
board-window = Last chance to claim <t:{ $when }:R>
board-seat = { $turn }{ $name }: { $facts }
board-alone = **{ $name }** plays alone. Captured: { $count }.
board-seat_turn = →{ " " }
board-seat_wait = •{ " " }
board-seat_captured = captured { $n }
board-seat_boneyard = own boneyard { $n }
board-seat_total = total { $n }
board-side = Side of { $names }: total { $n }
board-last_moves = -# { $moves }
board-no_attach = -# I can’t post this board’s picture. Give me **Attach Files** in this channel, or turn pictures off with `/settings server`.
board-hand = My hand
board-tally = Tally
board-rules = Rules
board-more = More
board-more_pick = More …
board-muggins = Muggins!
board-one = One tile!
board-claim = Score …
parked = I can’t write in <#{ $channel }>, where you host a table. Nothing is lost. Give me **View Channel** and **Send Messages**, then use `/domino board` there.

## Threads and channels
thread-name = { $game } · { $host }
thread-open = **{ $game }**: your table is open in <#{ $channel }>.
thread-over = **{ $game }** in <#{ $channel }> is over. { $winners }
thread-closed = **{ $game }** in <#{ $channel }> is closed. Nobody won.
thread-refused = I can’t open a thread here. Give me **Create Public Threads**, or leave out `where`.
move-ask = The channel of your match of **{ $game }** on **{ $server }** is gone, and its clocks are stopped. Use `/domino board` in its new channel. Otherwise the match closes <t:{ $when }:R>. Its finished rounds are kept.
move-done = The table moves here. If its board doesn’t appear, I can’t write in this channel: use `/domino board`.

## Hand
hand-title = ### Your hand: { $count }, { $pips }
hand-solitaire = Boneyard: { $boneyard }. Captured: { $captured }.
hand-empty = ### Your hand is empty
hand-out = ### You’re out: you’ve played all your tiles
hand-waiting = { $name }’s turn.
hand-waiting_out = The others play on. { $name }’s turn.
hand-round_over = Round { $number } is over. Your next tiles appear here.
hand-moved = -# Your hand is in a newer message, further down.
hand-press = Press a tile to play it.
hand-yours = **Your turn.**
hand-yours_row = **Your turn.** Press a tile to put it at the open end of the row.
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
hand-fits_nowhere = { $tile } doesn’t fit now.
hand-where = **{ $tile }: where?**
hand-where_said = You say { $n } with it.
hand-where_one = You say “One tile!” with it.
hand-claim_help = A multiple of five scores if you state it. If you don’t, opponents may call Muggins!
hand-claim_title = **What do the ends count?**
hand-say = **What will the ends count after your play?**
hand-saying = “{ $n }” ✓
hand-said = **You say { $n }:** now press the tile that makes it.
hand-one = { $tile } and “One tile!”
hand-back_to_hand = Back
hand-refresh = Refresh
hand-board = Board
hand-arrange = Arrange my hand
arrange-title = **Arrange your hand.** Only you see the order. It stays for this match.
arrange-suit = By suit
arrange-pips = By pips
arrange-train = Longest train
arrange-hand = By hand
arrange-pick = Which tile?
arrange-first = { $tile } first
arrange-left = ← { $tile }
arrange-right = { $tile } →
hand-later = More tiles →
hand-draw = Draw
hand-pass = Pass
hand-take_back = Take back
hand-give_up = Give up
hand-again = Play again
hand-give_up_sure =
    ### Give up?
    The game counts as lost.
hand-give_up_yes = Yes, give up
hand-capture_middle = Take { $tile } ({ $position })
hand-capture_triple = Take three: { $tiles } ({ $position })
hand-capture_pick = More captures …
hand-line_pick = All of a line …
hand-line_choice = { $count }: { $captures }
hand-line_left = leaves { $tiles }
hand-line_left_none = leaves the row empty
hand-line_step_middle = { $position }
hand-line_step_triple = { $position }×3
hand-stack = { $at }: { $tile }
hand-end_pick = { $tile }: where?
hand-end_pick_part = { $tile }: { $first } … { $last }
hand-take_one = Take the tile between two alike …
hand-take_three = Take three alike, around …
hand-take_at = { $position }: { $tile }
hand-lobby = The match hasn’t started yet.
hand-finished = The match is over.
hand-resigned = You resigned from this match. A robot plays your tiles.

## Tally
tally-title = ### Tally: { $game }{ $target }
tally-side = **{ $place }** { $name }: **{ $total }**
tally-side_open = { $name }: **{ $total }**
tally-round = Round { $number }: { $scores }.
tally-round_why = Round { $number }: { $scores }. { $why }
tally-score = { $name } { $points }
tally-receipt = { $name }: { $receipt }
tally-target = , to { $target }
tally-none = No round is finished yet.
tally-older = -# … and { $count } before.

## More
more-title = ### { $game }: last moves
more-take_back = Undo
more-moves = Last moves and more
more-resign = Resign
more-abandon = Abandon match
more-words = In words
more-here = Show board below
more-resign_sure =
    ### Resign?
    A robot plays your tiles to the end, and the match counts as resigned.
more-resign_yes = Yes, resign
more-abandon_sure =
    ### Abandon the match?
    The others are asked on the board. If more than half of the players agree, the match ends without a winner and doesn’t count.
more-abandon_yes = Yes, ask them
more-no = No, play on
more-resigned = You resigned. A robot plays on for you.
more-abandoned = Match abandoned.
more-reposted = The board is now at the bottom of the channel.
more-coming = The table’s message is coming.
more-not_reposted = I can’t write in this channel. Give me **View Channel** and **Send Messages**.
more-undo = Nothing changed. Press **My hand** on the board to play on.
