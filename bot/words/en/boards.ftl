### Boards as text, names of open ends, and the last moves in brief.

## Ends
end-on = { $at }: { $tile }
end-toe = toe on { $tile }
end-train = { $at }: { $name }’s train, { $value }
end-mexican = { $at }: Mexican Train, { $value }
end-open_double = { $at } (open double)

## The same in a sentence: Ana played 6|4 on …
at-train = { $at }, { $name }’s train
at-mexican = { $at }, the Mexican Train
at-tile = the { $tile }
at-value = an open { $value }

## Boards
board-empty = No tile is on the table yet.
board-list = **{ $label }:** { $items }
board-last = **{ $tile }**
board-line = Line, from A to B
board-ends = Open ends (number first)
board-no_ends = No end is open.
board-count = The ends count { $n }.
board-spinner = The spinner is { $tile }.
board-spinner_arm = From the spinner to { $at }
board-centre = The centre is { $tile }.
board-toe_arm = { $at }, from { $tile }
board-toes = { $tile } needs { $count }. Nothing else can be played.
toe = { $n ->
    [one] { $n } more toe
   *[other] { $n } more toes
}
board-hub = The hub is { $tile }.
board-train = { $at }: { $name }’s train{ $marks }
board-mexican = { $at }: Mexican Train{ $marks }
board-not_started = not started
board-train_end = → { $value }
board-marker = { " " }with a marker
board-open_double = { " " }(open double)
board-row = Row from the closed end
board-row_empty = The row is empty.
board-row_tile = { $position }: { $tile }
board-captures = Surrounded
board-capture_middle = { $tile } at { $position } (between two { $suit }s)
board-capture_triple = { $tile } at { $position } (three { $suit }s)
board-removed = Captured so far: { $count }.
board-stack_row = In front of { $name }
board-stack = { $stack }: { $tile } of { $owner }
board-stack_high = { $stack }: { $tile } of { $owner }, { $height } high
board-boneyard = Boneyard: { $count }.

## What the board asks of the player to move
demand-drawn = The drawn tile fits and must be played.
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
brief-turn = { $name } { $did }
brief-between = { " " }·{ " " }
brief-earlier = …
brief-leads = leads
brief-played = { $tile } on { $at }
brief-played_end = { $tile } on an open { $at }
brief-captured = took { $tiles }
brief-took_back = took a capture back
brief-drew = drew { $count }
brief-passed = passed
brief-passed_on = passed on { $values }
brief-scored = +{ $points }
brief-marker_placed = got a marker
brief-marker_removed = lost a marker
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
you-scored = You scored { $points }: { $receipt }.
you-claim_failed = You claimed { $points }, but that wasn’t the count.
you-muggins = { $name } called Muggins! on you and took { $points }.
you-muggins_nothing = { $name } called Muggins! on you, but there was nothing to take.
