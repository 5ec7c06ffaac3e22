### Boards as text, names of open ends, and the last moves in brief.

## Ends
# An open end in a list or on a button. $at: its letter in the picture; $tile: the tile there.
end-on = { $at }: { $tile }
# An open end of Chickenfoot: a place for a toe on a double.
end-toe = toe on { $tile }
# An open end of Mexican Train. $at: its letter; $value: the number to match.
end-train = { $at }: { $name }’s train, { $value }
end-mexican = { $at }: Mexican Train, { $value }
end-open_double = { $at } (open double)
# An end for a tile that can lie either way. $at: the end; $value: the number that is open afterwards.
end-leaves = { $at }, leaves { $value }

## The same in a sentence: Ana played 6|4 on …
at-train = { $name }’s train
at-mexican = the Mexican Train
# After “Ana played 6|4 on”.
at-tile = the { $tile }
# After “Ana played 6|4 on”: an end without a letter. $value: the number to match.
at-value = an open { $value }

## Boards
board-empty = No tile is on the table yet.
# A line of the board in words, for screen readers. $label: such as board-line or board-ends.
board-list = **{ $label }:** { $items }
# The tile of the last move within such a list.
board-last = **{ $tile }**
board-line = Line, from A to B
board-ends = Open ends (number first)
board-no_ends = No end is open.
board-count = The ends count { $n }.
board-spinner = The spinner is { $tile }.
board-spinner_arm = From the spinner to { $at }
board-centre = The centre is { $tile }.
# A label of such a list. $at: the letter of the end.
board-toe_arm = { $at }, from { $tile }
toe = { $n ->
    [one] { $n } more toe
   *[other] { $n } more toes
}
board-hub = The hub is { $tile }.
# A label of such a list. $marks: board-marker and board-open_double, or nothing.
board-train = { $at }: { $name }’s train{ $marks }
board-mexican = { $at }: Mexican Train{ $marks }
# In place of a train's tiles.
board-not_started = not started
# After a train's tiles: the number to match.
board-train_end = → { $value }
# Follows a train's name, hence the space.
board-marker = { " " }with a marker
board-open_double = { " " }(open double)
board-row = Row from the closed end
board-row_empty = The row is empty.
board-row_tile = { $position }: { $tile }
# A label of a list of captures: tiles that stand between two alike.
board-captures = Surrounded
board-capture_middle = { $tile } at { $position } (between two { $suit }s)
# $suit: a number; $position: the place in the row.
board-capture_triple = { $tile } at { $position } (three { $suit }s)
board-removed = Captured so far: { $count }.
board-stack_row = In front of { $name }
# $stack: its letter and number, A2; $owner: the player who laid the tile on top.
board-stack = { $stack }: { $tile } of { $owner }
board-stack_high = { $stack }: { $tile } of { $owner }, { $height } high
board-boneyard = Boneyard: { $count }.
# In place of board-boneyard where no one draws from it.
board-asleep = Out of play: { $count }.

## What the board asks of the player to move
demand-drawn = A drawn tile that fits must be played.
demand-extra = The double needs another tile with it.
demand-toes = { $tile } needs { $count }: only { $value } can be played.
demand-double = { $doubles } is open: only { $value } can be played.
demand-doubles = { $doubles } are open: only { $value } can be played.
demand-row = Add a tile to the open end of the row.
demand-capture = Capture, then press Done.
demand-a = { $value ->
    [8] an 8
    [11] an 11
    [18] an 18
   *[other] a { $value }
}

## The last moves in short
# One turn in the line of the latest moves below the board. $did: brief-played and others, joined by list.
brief-turn = { $name } { $did }
# In place of turns that don't fit.
brief-earlier = …
# After a player's name: the first tile of a round follows.
brief-leads = leads
# After a player's name, as are all brief-…: “Ana 6|4 on B”. As short as possible.
brief-played = { $tile } on { $at }
brief-played_end = { $tile } on an open { $at }
# On another player’s train.
brief-played_train = { $tile } on { $owner }’s train
brief-played_own = { $tile } on their own train
brief-played_mexican = { $tile } on the Mexican Train
brief-captured = took { $tiles }
brief-took_back = took a capture back
brief-drew = drew { $count }
brief-passed = passed
brief-passed_on = has no { $values }
brief-scored = +{ $points }
brief-marker_placed = got a marker
brief-marker_removed = lost a marker
# A player has called out that one tile is left.
brief-announced = “One tile!”
brief-skipped = missed a turn

## What happened to you
you-clock = Time ran out: a robot played { $tile } for you.
you-clock_at = Time ran out: a robot played { $tile } on { $at } for you.
you-clock_took = Time ran out: a robot took { $tiles } for you.
you-took = You took { $tiles }.
you-took_back = You took a capture back ({ $tiles }).
you-drew = You drew { $tiles }.
you-passed = You couldn’t play and passed.
you-marker = Your train has a marker: anyone may play on it.
you-skipped = You missed a turn.
# $points: “5 points”; $receipt: how they add up, “3 + 2 = 5”.
you-scored = You scored { $points }: { $receipt }.
you-claim_failed = You claimed { $points }, but that wasn’t the count.
you-muggins = { $name } called Muggins! on you and took { $points }.
you-muggins_nothing = { $name } called Muggins! on you, but there was nothing to take.
