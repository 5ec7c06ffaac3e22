### Muggins.

game-muggins = Muggins
about-muggins = Make the open ends add up to a multiple of five, and say so first.
# After a newcomer's match of another game.
ladder-muggins = -# You’ve played { $played }. Next: **Muggins**, where the ends score.
lesson-muggins-turn = **Your first turn:** press a lit tile. If all ends then add up to a multiple of five, you score that many points.
lesson-muggins-stuck = **No tile of yours fitted**, so you drew until one did or the boneyard was empty. Ends that add up to 5, 10, 15 or 20 score: watch what you leave.
lesson-muggins-end = **End of the round:** going out also scores the pips left in the other hands, to the nearest five.
question-muggins-claims = Who counts?
phrase-muggins-claims-manual = you count, or others call Muggins!
phrase-muggins-claims-auto = the bot counts the points
question-muggins-dead_layout = What happens when no tile fits any more?
phrase-muggins-dead_layout-end_round = a round ends when no tile fits any more
phrase-muggins-dead_layout-draw_out = draw all tiles before a dead round ends
question-muggins-block_tie = What if two of three tie for the lowest in a blocked round?
phrase-muggins-block_tie-none = two lowest of three get no points
phrase-muggins-block_tie-split = two lowest of three share the third’s points
