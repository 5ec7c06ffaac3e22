### Block.

game-block = Block
about-block = Match the ends. Run out first, or hold the fewest pips when it’s blocked.
lesson-block-stuck = **No tile of yours fits**, so you passed. There’s no drawing in Block. When no player can move, the fewest pips win.
lesson-block-end = **End of the round:** the winner scores the pips left in the other hands. Play heavy tiles early.
phrase-block-target-auto = to 61; 100 for 2 players and partners; 150 for 5 to 7; 300 for 8 or more
phrase-block-hand_size-auto = 7 tiles in a hand, 5 for three or four players
question-block-set = Which set? (double-6 for up to 4 players, double-9 for 7, double-12 for 10, Austrian for 5)
phrase-block-set-austrian = with the Austrian set
question-block-lead_after_block = Who leads after a blocked round?
phrase-block-lead_after_block-rotate = the lead goes round after a blocked round
phrase-block-lead_after_block-draw_high = draw for the lead after a blocked round
question-block-partnership_scoring = How do partners score?
phrase-block-partnership_scoring-side = partners’ hands count together
phrase-block-partnership_scoring-individual = partners score seat by seat
question-block-double_both_ends = British rule: a last tile that fits both ends?
phrase-block-double_both_ends-on = double points for a last tile that fits both ends
phrase-block-double_both_ends-off = no double points for a tile that fits both ends
question-block-double_with_double = British rule: a double as the last tile?
phrase-block-double_with_double-on = double points for going out with a double
phrase-block-double_with_double-off = no double points for a double
question-block-british_stack = Both British rules at once?
phrase-block-british_stack-multiply = both British rules together: 4 times the points
phrase-block-british_stack-cap2 = both British rules together: 2 times the points
