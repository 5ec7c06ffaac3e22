### Draw.

game-draw = Draw
about-draw = Match the ends, and draw until you can. Run out first to win the round.
lesson-draw-stuck = **No tile of yours fitted**, so you drew until one did or the boneyard ran low. Tiles left in your hand count against you.
lesson-draw-end = **End of the round:** the winner scores the others’ pips less their own, and leads the next round.
phrase-draw-target-auto = to 100; 250 for 5 to 7 players; 500 for 8 or more
phrase-draw-hand_size-auto = 7 tiles in a hand, 5 for three or four players
question-draw-lead_rule = Who leads the first round?
phrase-draw-lead_rule-any = draw for the first lead
phrase-draw-lead_rule-highest_double = the highest double leads the first round
question-draw-next_lead = Who leads later rounds?
phrase-draw-next_lead-winner = the winner leads the next round
phrase-draw-next_lead-left = the lead goes round
question-draw-draw_anyway = May you draw when you can play?
phrase-draw-draw_anyway-on = you may draw even if you can play
phrase-draw-draw_anyway-off = if you can play, you must
