### The log: a plain line for each event, receipts with the reasons for points, and penalties.

# The end of a list.
list-more = and { $n } more
tile = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
pip = { $n ->
    [one] { $n } pip
   *[other] { $n } pips
}
point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
move = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
# A player and the tile they drew for the lead.
log-lot = { $name } { $tile }
# What a draw of lots was for.
log-lots_lead = the lead
log-lots_deal = the deal
log-lots_won = Drawing for { $what }: { $lots }.
log-lots_won_deal = Drawing for { $what }: { $lots }. { $name } deals.
log-lots_again = Drawing for { $what }: { $lots }. A tie: they draw again.
log-round = Round { $number } begins. { $leader } leads.
log-laid = The house laid { $tiles } face up.
log-laid_for = { $name } laid { $tiles } face up.
log-laid_down = { $name } played { $tile }.
log-played = { $name } played { $tile } on { $end }.
log-stacked = { $name } put { $tile } on { $stack }, over { $owner }’s { $covered }.
log-captured_middle = { $name } captured { $tiles } from place { $position }.
log-captured_triple = { $name } captured three tiles, { $tiles }, around place { $position }.
log-took_back = { $name } took a capture back ({ $tiles }).
log-drew = { $name } drew { $count }.
log-table_resigned = { $name } resigned. A robot plays on.
log-table_came_back = { $name } came back and plays again.
log-table_taken_over = { $name } took over { $before }’s seat.
log-table_undone = { $name } took the last move back.
log-table_replaced = A robot plays for { $name }, who hasn’t moved for a week. { $name } can come back at any time.
log-table_left_server = { $name } left the server. A robot plays until { $name } comes back.
log-table_taken_out = A robot plays for { $name } from now on.
log-passed = { $name } couldn’t play and passed.
log-passed_on = { $name } couldn’t play on { $values } and passed.
hand-since = Since your last move: { $moves }
log-title = ### { $game }: the whole round
# Button that shows the moves of the whole round.
log-open = Whole round
# Button: older lines.
page-earlier = ← Earlier
# Button: newer lines.
page-later = Later →
page-previous = ← Previous
page-next = Next →
log-scored = { $name } scored { $points }: { $receipt }.
log-overshot = { $name }’s { $points } would pass the target, so they don’t count.
log-claim_failed = { $name } claimed { $points }, but that wasn’t the count.
log-muggins = { $name } called Muggins! on { $victim } and took { $points }.
log-muggins_nothing = { $name } called Muggins! on { $victim }, but there was nothing to take.
log-announced = { $name }: one tile left!
log-no_notice_draw = { $name } didn’t say “One tile!” in time and draws a tile.
log-no_notice_no_tile = { $name } didn’t say “One tile!” in time, but the boneyard is empty.
log-no_notice_fifty = { $name } didn’t say “One tile!” in time and takes a penalty of 50 points.
log-no_notice_skip = { $name } didn’t say “One tile!” in time and misses the next turn.
log-no_notice_forgive = { $name } has one tile left and didn’t say so. This table forgives it.
log-illegal_draw_draw = { $name } drew without need and draws another tile.
log-illegal_draw_no_tile = { $name } drew without need, but the boneyard is empty.
log-illegal_draw_fifty = { $name } drew without need and takes a penalty of 50 points.
log-illegal_draw_skip = { $name } drew without need and misses the next turn.
log-illegal_draw_keep = { $name } drew without need and keeps the tile.
log-illegal_draw_keep_and_play = { $name } drew without need, keeps the tile and must play.
log-illegal_draw_forgive = { $name } drew without need: the tile goes back unseen, and { $name } must play.
log-marker_placed = { $name }’s train got a marker: anyone may play on it.
log-marker_removed = { $name }’s train lost its marker.
log-skipped = { $name } missed a turn.
log-gave_up = { $name } gave up.
log-round_domino = { $name } went out: round { $number } is over.
log-round_blocked = Nobody can play: round { $number } is blocked.
log-round_row_done = All hands are empty: round { $number } is over.
log-round_target = Target reached: round { $number } is over.
log-round_won = The game is won.
log-round_lost = No captures left: the game is lost.
log-round_given_up = The player gave up.
log-match = Match over. { $winners } won.
log-match_lost = Match over. Nobody won.

## Receipts
# How points add up: “3 + 2 = 5”.
receipt-plain = { $terms } = { $points }
receipt-factor = ({ $terms }) × { $factor } = { $points }
receipt-rounded = { $terms } = { $sum }, to the nearest { $unit }: { $points }
receipt-factor_rounded = ({ $terms }) × { $factor } = { $sum }, to the nearest { $unit }: { $points }
receipt-rounded_one = { $terms }, to the nearest { $unit }: { $points }
# The sum was below 0.
receipt-floored = { $terms } = { $sum }, so 0
receipt-nothing = 0
# A part of a sum: whose pips or which bonus, then their number, as are all why-…. As short as possible.
why-losers = losers { $n }
why-opponents = left in hands { $n }
why-own = own { $n }
why-hand = hand { $n }
why-captured = captured { $n }
why-left_in_row = left in the row { $n }
why-end = ends { $n }
why-double_blank = double blank { $n }
why-tops = tops { $n }
why-penalty = penalty { $n }
why-leftover = left over { $n }
why-fives = fives { $n }
why-threes = threes { $n }
why-last_tile = last tile { $n }
why-lightest = fewest pips { $n }
why-round = round { $n }
why-capicua = capicúa { $n }
why-lead_pass = pass at the lead { $n }
why-round_pass = all passed { $n }
why-first_wins = early win { $n }
why-love = back to 0 { $n }
