### The live board: a page inside Discord where tiles are dragged. The page fills the facts in by itself, so these
### sentences have no variants.

# Names of parts of the page, read by screen readers.
live-board = Board
live-hand = Your hand
live-players = Players
live-tables = My tables
# Heading while several tables are open and none is shown.
live-choose = Choose a table
# Button: go to a table where it is your turn.
live-next = Next turn
# Button: show the whole board again.
live-fit = Fit
live-score = Score
# Button: six emojis to send to the others.
live-talk = Table talk
live-say = Send { $emoji }
live-said = { $name }: { $emoji }
live-menu = More
live-close = Close
live-sound_on = Sound: on
live-sound_off = Sound: off
# Heading: the board in words.
live-words = Board in words
live-keys = Keyboard
live-keys_help = Arrows: choose a tile. Shift and arrows: move it in your hand. Enter: pick it up, then play it. Escape: put it back. F: fit the board. Plus and minus: zoom.
live-watching = Watching: { $count }
live-your_turn = Your turn
live-turn = { $name }’s turn
live-robot = robot
live-away = away
# A player, read by screen readers.
live-player = { $name }. Tiles: { $tiles }. Points: { $points }
# A tile in the hand, read by screen readers.
live-tile = { $tile }
live-tile_plays = { $tile }, playable
live-tile_ahead = { $tile }, premove { $number }
live-no_place = { $tile } doesn’t fit anywhere.
live-place = Play { $tile } on { $place }
live-place_ahead = Premove { $tile } on { $place }
live-clear_ahead = Clear premoves
live-how = How do you play { $tile }?
live-take = What do you take?
# Captures: the tile in the middle, or it and both neighbours.
live-take_one = Take { $tile } only
live-take_three = Take three around { $tile }
# Ways to play a tile at one place.
live-leave_open = Leave { $number } open
live-one_left = One left!
live-say_nothing = Say nothing
# Above a row of sums: the player states how many points the tile scores.
live-claim = Your count?
live-claim_points = Claim { $points }
live-lost = No connection. Trying again…
# Eight other pages of the same person are open.
live-many = You have too many live boards open, so this one is closed.
