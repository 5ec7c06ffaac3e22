### Words in pictures, and the pictures’ descriptions.

## The title line
picture-title = { $game } · round { $number }
picture-title_of = { $game } · round { $number } of { $rounds }
# In the upper right corner of a board. Very short.
picture-boneyard = boneyard { $count }
# In place of the boneyard where no one draws from it. Very short.
picture-asleep = { $count } out of play
picture-turn = { $name }’s turn
# In place of a turn: the next deal is coming. Very short, as all picture-….
picture-dealing = dealing
# In place of a turn: last chance to claim points.
picture-closing = last claims
picture-round_over = round over
picture-match_over = match over
# In place of a name that can't be drawn.
picture-nameless = Player { $number }

## On the boards
# On the picture of a lobby: nobody sits there.
picture-seat_free = free
# Of an event before it begins, on the left; picture-tables_later on the right.
picture-signed_up = { $n } signed up
picture-tables_later = tables are set at the start
picture-captured = { $n } captured
picture-mexican = Mexican Train
picture-open_to_all = open to all
# Mexican Train, beside an open double: a tile must cover it.
picture-cover = cover it
# Build Up, beside a player’s name: the pips of their tiles on top. As short as possible: the name is cut first.
picture-tops = { $points } on top
# How many tiles a stack has.
picture-height = ×{ $n }
picture-triple = { $suit } ×3
# In place of tiles that don't fit. $count: “12 tiles”.
picture-hidden = … { $count }
# Muggins, in the upper right corner: the sum of all ends.
picture-count = ends { $n }
picture-no_tiles = No tiles on the table yet
picture-no_stacks = No stacks on the table yet

## Hands and tallies
picture-hand = Your hand · { $count }
# Below a hand. $count: tiles of its longest train; $pips: pips of the others.
picture-train = train: { $count } · { $pips }
# The title of the scoreboard below the board of a round that is over
picture-scores = Scores
picture-tally_to = to { $target }
picture-tally_exactly = First to exactly { $target }
picture-tally_round = after round { $number }
picture-tally_round_of = after round { $number } of { $rounds }
picture-tally_now = round { $number }
picture-tally_now_of = round { $number } of { $rounds }
# Above the last column of a score sheet.
picture-total = total
# Two partners.
picture-pair = { $first } & { $second }

## Descriptions
# The description of a board's picture, for screen readers. $turn: whose turn it is.
alt-board = { $title }, { $turn }.
# A part of a description.
alt-list = { $label }: { $items }.
alt-last = { $name } played { $tile } last.
alt-train = train ends in { $end }
alt-mexican = The Mexican Train ends in { $end }.
# $facts: tiles in hand, total and so on, as a list.
alt-seat = { $name }: { $facts }.
alt-total = total { $total }
alt-boneyard = Boneyard { $count }.
alt-asleep = Out of play: { $count }.
alt-hand = Your hand, { $count }, { $pips }: { $tiles }.
alt-own_train = Longest train ({ $count }): { $tiles }.
alt-playable = Playable: { $tiles }.
alt-hands = Tiles left: { $hands }.
# $seats: the names by seat, “free” for those without one.
alt-lobby = { $title }: { $seats }.
alt-sample = A board of { $game }.
alt-scoring = How points are counted in { $game }.
alt-all_games = A board of each game: { $games }.
alt-tally = { $title }. { $scores }.
# $change: the points of the last round, with a sign.
alt-tally_side = { $name } { $total } ({ $change })
alt-tally_winner = { $names } won.
alt-replay = Replay of { $game }: { $count }.
alt-replay_round = Replay of { $game }, round { $number }.

## Replays
# In a corner of an animation: the number of the move.
replay-step = { $number } / { $moves }
replay-line = { $number }. { $line }
