### Fives and Threes.

game-fives_and_threes = Fives and Threes
about-fives_and_threes = Make the ends add up to fives and threes. Hit exactly 61.
lesson-fives_and_threes-turn = **Your first turn:** press a lit tile. You score if the two ends then add up to a multiple of five or three.
lesson-fives_and_threes-stuck = **No tile of yours fits**, so you passed. There’s no drawing in this game.
lesson-fives_and_threes-end = **End of the round:** going out scores one point more. You must hit the target exactly.
question-fives_and_threes-hand_size = How many tiles in a hand? (leagues play 9 for two, 6 for teams)
phrase-fives_and_threes-hand_size-auto = 7 tiles in a hand for two, 5 for three or four
question-fives_and_threes-exact = Must you hit the target exactly?
phrase-fives_and_threes-exact-on = hit the target exactly
phrase-fives_and_threes-exact-off = passing the target wins too
question-fives_and_threes-chip_point = A point for going out?
phrase-fives_and_threes-chip_point-on = 1 point for the last tile of a hand
phrase-fives_and_threes-chip_point-off = no point for the last tile of a hand
question-fives_and_threes-pairs_out = When does a round of teams end?
phrase-fives_and_threes-pairs_out-on = teams play on until both partners are out
phrase-fives_and_threes-pairs_out-off = a round ends when one player is out
question-fives_and_threes-block_point = A point in a blocked round?
phrase-fives_and_threes-block_point-on = 1 point for the fewest pips in a blocked round
phrase-fives_and_threes-block_point-off = no point in a blocked round
