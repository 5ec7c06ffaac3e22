### Words in pictures, and the pictures’ descriptions.

## The title line
picture-title = { $game } · round { $number }
picture-title_of = { $game } · round { $number } of { $rounds }
picture-boneyard = boneyard { $count }
picture-turn = { $name }’s turn
picture-dealing = dealing
picture-closing = last claims
picture-round_over = round over
picture-match_over = match over
picture-nameless = Player { $number }

## On the boards
picture-captured = { $n } captured
picture-mexican = Mexican Train
picture-open_to_all = open to all
picture-cover = cover it
# Build Up, beside a player’s name: the pips of their tiles on top of stacks. As short as possible: the name is cut first.
picture-tops = { $points } on top
picture-height = ×{ $n }
picture-triple = { $suit } ×3
picture-hidden = … { $count }
picture-count = count { $n }
picture-toes = { $tile } needs { $count }: nothing else can be played
picture-left_out = Not shown (→ open):
picture-open_tile = { $tile }→{ $at }
picture-closed_tile = { $tile }
picture-more_tiles = and { $count }
picture-no_tiles = No tiles on the table yet
picture-no_stacks = No stacks on the table yet

## Hands and tallies
picture-hands = Tiles left
picture-hands_why = still in hand
picture-hand_out = none left
picture-hand = Your hand · { $count }
picture-train = train: { $count } · { $pips }
# The title of the scoreboard below the board of a round that is over
picture-scores = Scores
picture-tally = { $game } · scores
picture-tally_to = to { $target }
picture-tally_exactly = First to exactly { $target }
picture-tally_round = after round { $number }
picture-tally_round_of = after round { $number } of { $rounds }
picture-tally_start = no round is finished yet
picture-worth = a hole is { $points } points
picture-total = total
picture-pair = { $first } & { $second }

## Descriptions
alt-board = { $title }, { $turn }.
alt-list = { $label }: { $items }.
alt-last = { $name } played { $tile } last.
alt-train = train ends in { $end }
alt-mexican = The Mexican Train ends in { $end }.
alt-seat = { $name }: { $facts }.
alt-total = total { $total }
alt-boneyard = Boneyard { $count }.
alt-hand = Your hand, { $count }, { $pips }: { $tiles }.
alt-own_train = Longest train ({ $count }): { $tiles }.
alt-playable = Playable: { $tiles }.
alt-hands = Tiles left: { $hands }.
alt-sample = A board of { $game }.
alt-scoring = A play that scores at { $game }.
alt-all_games = A board of each game: { $games }.
alt-tally = { $title }. { $scores }.
alt-tally_side = { $name } { $total } ({ $change })
alt-tally_winner = { $names } won.
alt-replay = Replay of { $game }: { $count }.
alt-replay_round = Replay of { $game }, round { $number }.

## Replays
replay-step = { $number } / { $moves }
replay-line = { $number }. { $line }
