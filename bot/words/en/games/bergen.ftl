### Bergen.

game-bergen = Bergen
about-bergen = Make both ends alike. Draw until you can play.
lesson-bergen-turn = **Your first turn:** press a lit tile. You score if both ends then show the same number.
lesson-bergen-stuck = **No tile of yours fitted**, so you drew until one did or the boneyard was empty.
lesson-bergen-end = **End of the round:** going out scores one point. In a blocked round the best hand scores it.
question-bergen-lead_scores = Does a led double score?
phrase-bergen-lead_scores-on = a led double scores 2
phrase-bergen-lead_scores-off = a led double scores nothing
question-bergen-block_rule = Who scores in a blocked round?
phrase-bergen-block_rule-lightest = 1 point for the fewest pips in a blocked round
phrase-bergen-block_rule-no_doubles = in a blocked round a hand without doubles beats one with doubles
phrase-bergen-block_rule-none = no point in a blocked round
why-double_header = double-header { $n }
why-triple_header = triple-header { $n }
