### Build Up.

game-build_up = Build Up
about-build_up = Cover tiles with others of as many pips, or with doubles. Tops of your colour score.
lesson-build_up-turn = **Your first turn:** press a lit tile, then choose a stack to cover. Tops of your colour score for you.
lesson-build_up-stuck = **No tile of yours covers anything**, so you passed. Doubles cover every ordinary tile, and need more pips to be covered.
lesson-build_up-end = **End of the round:** you score the pips of your tops. The stacks stay, and everyone draws a new hand.
question-build_up-hands = How many tiles in a hand, round by round? (at most 22 in all)
phrase-build_up-hands = hands of { $n } tiles
question-build_up-nondouble_rule = Which ordinary tiles may an ordinary tile cover?
phrase-build_up-nondouble_rule-same = ordinary tiles cover the same pips only
phrase-build_up-nondouble_rule-at_least = ordinary tiles cover as many pips or fewer
question-build_up-round_end = When does a round end?
phrase-build_up-round_end-first_out = a round ends when one player is out
phrase-build_up-round_end-all_out = a round ends when all are out
question-build_up-score_tops = Which tops score?
phrase-build_up-score_tops-anywhere = your tops score in every row
phrase-build_up-score_tops-own_row = only tops in your own row score
phrase-build_up-score_tops-row = every top in your row scores for you
question-build_up-deduct_leftover = Do tiles left in the hand cost points?
phrase-build_up-deduct_leftover-on = tiles left in hand count against you
phrase-build_up-deduct_leftover-off = tiles left in hand cost nothing
accepted-smaller_hands = hands of at most { $high } tiles in all
achievement-double_glazing = Double glazing
achievement-double_glazing_about = put five doubles on stacks in one round
