### The options of the games: names, questions, answers, and the answers a refusal proposes.

## Names of options, as a refusal tells them
# The name of an option as people type it, in words, as are all option-…. It stands in lists and above a box.
option-block_by = block by
option-block_point = block point
option-block_rule = block rule
option-block_tie = block tie
option-british_stack = british stack
option-capicua = capicúa
option-capicua_double = double capicúa
option-chip_point = chip point
option-claim_seconds = claim seconds
option-claims = claims
option-count = count
option-dead_double = dead double
option-dead_foot = dead foot
option-dead_layout = dead layout
option-deduct_leftover = deduct leftover
option-direction = direction
option-domino_wins_ties = domino wins ties
option-double_blank = double blank
option-double_both_ends = double both ends
option-double_with_double = double with double
option-draw_anyway = draw anyway
option-exact = exact
option-first_leader = first leader
option-first_seat = first seat
option-first_wins = first wins
option-forced_removal = forced removal
option-hand_limit = hand limit
option-hand_size = hand size
option-hands = hands
option-illegal_draw = illegal draw
option-increment = increment
option-lead_after_block = lead after block
option-lead_pass = lead pass
option-lead_rule = lead rule
option-lead_scores = lead scores
option-marker_removal = marker removal
option-misses = misses
option-next_lead = next lead
option-nondouble_rule = nondouble rule
option-open_row = open row
option-pairs_out = pairs out
option-partnership = partnership
option-partnership_scoring = partnership scoring
option-penalty_illegal_draw = penalty illegal draw
option-penalty_no_notice = penalty no notice
option-rendition = rendition
option-reserve = reserve
option-round_end = round end
option-round_pass = round pass
option-rounds = rounds
option-score_tops = score tops
option-set = set
option-sides = sides
option-single_hand = single hand
option-six_love = six love
option-target = target
option-teams = teams
option-turn_seconds = turn seconds
option-win_on_empty = win on empty

## Answers to options, as a refusal tells them
# An answer to an option as people type it, in words, as are all answer-….
answer-all = all
answer-all_out = all out
answer-allow = allow
answer-any = any
answer-anywhere = anywhere
answer-at_least = at least
answer-block_now = block now
answer-cap2 = cap2
answer-celko = celko
answer-closed = closed
answer-draw = draw
answer-draw_high = draw high
answer-draw_out = draw out
answer-end_round = end round
answer-fifty = fifty
answer-first_out = first out
answer-forgive = forgive
answer-highest_double = highest double
answer-highest_double_first = highest double first
answer-host_choice = host choice
answer-individual = individual
answer-keep = keep
answer-keep_and_play = keep and play
answer-leaflet = leaflet
answer-left = left
answer-lightest = lightest
answer-literal = literal
answer-manual = manual
answer-multiply = multiply
answer-never = never
answer-next_turn = next turn
answer-no_doubles = no doubles
answer-none = none
answer-own_play = own play
answer-own_row = own row
answer-prevent = prevent
answer-random = random
answer-release = release
answer-rotate = rotate
answer-row = row
answer-same = same
answer-side = side
answer-skip = skip
answer-split = split
answer-three = three
answer-two = two
answer-winner = winner
answer-on = yes
answer-off = no
answer-auto = automatic
answer-austrian = Austrian
answer-d6 = double-6
answer-d9 = double-9
answer-d12 = double-12
answer-finish = finish
answer-hand = hand
answer-last = last
answer-less_own = less own
answer-next = next
answer-one = one
answer-opponents = opponents
answer-right = right

## Accepted answers, ranges and presets
accepted-values = { $values }
accepted-number = { $low } to { $high }
accepted-number_or_word = { $low } to { $high }, { $words }
# Above a box for numbers: the whole must fit into 45 characters, as must the other accepted-…
accepted-numbers = numbers from { $low } to { $high } with commas, like { $like }
accepted-smaller_hand = fewer: the set is too small
accepted-fewer_rounds = 1 to { $high } with double-9
accepted-enough_for_all = options that leave enough tiles and seats
accepted-together = { $one } with { $other }
range-to = { $first } to { $last }
preset-published = As published
# A button: a choice of options.
preset-quick = Quick
preset-teams = Teams
preset-classic = Classic
options-traditions = Played as in…
# A button: Block as in this country.
tradition-puerto_rico = Puerto Rico
tradition-puerto_rico_about = To 500. Pips of all hands, bonuses of 100, extra points for early wins
tradition-dominican_republic = Dominican Republic
tradition-dominican_republic_about = To 200. 25 for a capicúa and for passes. Who blocks must beat a neighbour.
tradition-cuba = Cuba
tradition-cuba_about = Double-nine, 10 tiles each, to 150. The lightest hand wins a block.
tradition-venezuela = Venezuela
tradition-venezuela_about = To 100. The opponents’ pips count, and the lead goes round.
tradition-brazil = Brazil
tradition-brazil_about = To 6. A win is 1, 2 with a double, 3 for both ends, 6 for both with a double
tradition-jamaica = Jamaica
tradition-jamaica_about = Six-love: 6 wins before the others have one

## Shared by games that have no sentence of their own for the option or lesson
lesson-turn = **Your first turn:** press a lit tile. It joins an end of the line that shows the same number.
lesson-end = **End of the round:** the pips left in your hand count against you. The lowest total wins.
question-target = How many points win?
# House rules in a list, as are all phrase-…: “to 50, everyone alone”.
phrase-target = to { $n }
question-rounds = How many rounds at most?
phrase-rounds = { $n ->
    [1] one round only
   *[other] at most { $n } rounds
}
phrase-rounds-none = as many rounds as it takes
phrase-rounds-auto = one round for every double
phrase-rounds-all = one round for every double
question-hand_size = How many tiles in a hand?
phrase-hand_size = { $n ->
    [1] one tile in a hand
   *[other] { $n } tiles in a hand
}
phrase-hand_size-auto = as many tiles in a hand as the rules give
question-set = Which set? (double-6 for up to 4 players, double-9 for 7, double-12 for 10)
phrase-set-d6 = with the double-6 set
phrase-set-d9 = with the double-9 set
phrase-set-d12 = with the double-12 set
question-domino_wins_ties = Who wins when one is out and another holds only the double blank?
phrase-domino_wins_ties-on = going out wins a tie at 0
phrase-domino_wins_ties-off = a tie at 0 has no winner
phrase-set-auto = with the smallest set that is enough
question-partnership = Alone, or in partnerships?
phrase-partnership-on = four players as two partnerships
phrase-partnership-off = everyone alone
question-teams = Alone, or in teams?
phrase-teams-on = four players as two teams
phrase-teams-off = everyone alone
question-lead_rule = Who leads?
phrase-lead_rule-any = the lead goes round
phrase-lead_rule-highest_double = the highest double leads every round
phrase-lead_rule-highest_double_first = the highest double leads the first round
question-reserve = How many tiles stay in the boneyard?
phrase-reserve = { $n ->
    [1] one tile always stays in the boneyard
    [0] the boneyard can be drawn empty
   *[other] { $n } tiles always stay in the boneyard
}
question-first_leader = Who starts?
phrase-first_leader-random = a random player starts
phrase-first_leader-draw_high = the highest tile drawn starts
phrase-first_leader-host_choice = the host chooses who starts
question-first_seat = Which seat starts? (1 is the first)
phrase-first_seat = seat { $n } starts
