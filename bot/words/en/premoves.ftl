### Premoves: moves a player lays down before their turn, shown to that player alone.

# Button that opens the panel of premoves.
premove-open = Premove…
# The same button when there are premoves.
premove-edit = My premoves…
premove-title = ### Your premoves
premove-none = Choose your tiles in the order you want to play them.
# A menu of tiles.
premove-add = Add a tile…
premove-how = -# A surprise clears your premoves: a double to cover, the end of the round.
premove-count = -# A premove states no count. After it you can claim your points until the next player moves.
# When the first tile that fits is played.
premove-when_live = -# On your turn, the first tile that fits is played after 1 to 4 seconds. Once you’ve made 8 moves here by hand, it takes about as long as you do.
premove-when_slow = -# On your turn, the first tile that fits is played after 2 to 20 minutes. Once you’ve made 8 moves here by hand, it takes about as long as you do.
premove-when_at_once = -# On your turn, the first tile that fits is played at once. Everyone can see from the speed that it was a premove.
# An item of a list. $n: its number.
premove-entry_at = { $n }: { $tile } only here: { $place }
premove-on = { $tile } on { $place }
premove-gone = a place that’s gone
premove-now = On this board: plays **{ $move }**.
premove-now_draw = On this board: draws.
premove-now_pass = On this board: passes.
premove-now_nothing = On this board: nothing can be played.
premove-hand = Your premoves: { $tiles }.
premove-moving = Your premove plays **{ $move }** soon. Press anything else to play that instead.
premove-chosen = { $n }: { $tile }
# A line of a menu: the tile may go to any end.
premove-anywhere = anywhere
premove-only = only here: { $place }
premove-once_on = For my next turn only
premove-once_off = Until used up
premove-must_on = Draw or pass if I must: yes
premove-must_off = Draw or pass if I must: no
premove-line_on = Take all of a line: yes
premove-line_off = Take all of a line: no
premove-at_once_on = Play at once: yes
premove-at_once_off = Play at once: no
# Button of the panel: drop all premoves.
premove-clear = Clear
# The same button below a hand.
premove-stop = Clear premoves
premove-cleared_double = Premoves cleared: there’s a new double to cover.
premove-cleared_round = Premoves cleared: the round is over.
premove-cleared_no_fit = Premoves cleared: none fits the board.
premove-cleared_forced = Premoves cleared: you had to draw or pass.
premove-cleared_capture = Premoves cleared: there’s something to capture.
