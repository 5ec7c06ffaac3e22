### Mexican Train.

game-mexican_train = Mexican Train
about-mexican_train = Build your own train, and use others’ trains when their marker is out.
# After a newcomer's match of another game.
ladder-mexican_train = -# You’ve played { $played }. Next: **Mexican Train**, where everyone has a train.
lesson-mexican_train-turn = **Your first turn:** press a lit tile. Build your own train from the hub, or add to the Mexican Train.
lesson-mexican_train-stuck = **No tile of yours fitted.** Then you draw one. If that doesn’t fit or none is left, your train gets a marker: anyone may play on it.
question-mexican_train-set = Which set? (double-12: 13 rounds, up to 12 players; double-9: 10 rounds, up to 8)
question-mexican_train-rounds = How many rounds?
phrase-mexican_train-rounds = { $n ->
    [one] one round only
   *[other] { $n } rounds
}
question-mexican_train-marker_removal = When does a marker come off a train?
phrase-mexican_train-marker_removal-own_play = a marker goes when its owner plays on that train
phrase-mexican_train-marker_removal-next_turn = a marker goes at its owner’s next turn
phrase-mexican_train-marker_removal-never = markers stay for the round
question-mexican_train-dead_double = What happens to a double that can’t be covered any more?
phrase-mexican_train-dead_double-literal = a double that can’t be covered still blocks
phrase-mexican_train-dead_double-closed = a double that can’t be covered is closed
question-mexican_train-penalty_no_notice = Penalty for not announcing the last tile?
phrase-mexican_train-penalty_no_notice-forgive = an unannounced last tile is forgiven
phrase-mexican_train-penalty_no_notice-draw = an unannounced last tile costs a tile
phrase-mexican_train-penalty_no_notice-fifty = an unannounced last tile costs 50 points
phrase-mexican_train-penalty_no_notice-skip = an unannounced last tile costs a turn
question-mexican_train-illegal_draw = May you draw when you can play?
phrase-mexican_train-illegal_draw-prevent = if you can play, you can’t draw
phrase-mexican_train-illegal_draw-allow = a needless draw has a penalty
phrase-mexican_train-illegal_draw-forgive = a needless draw goes back
question-mexican_train-penalty_illegal_draw = Penalty for a needless draw?
phrase-mexican_train-penalty_illegal_draw-keep = a needless draw is kept and ends the turn
phrase-mexican_train-penalty_illegal_draw-keep_and_play = a needless draw is kept, and you must play
phrase-mexican_train-penalty_illegal_draw-draw = a needless draw costs another tile
phrase-mexican_train-penalty_illegal_draw-fifty = a needless draw costs 50 points
phrase-mexican_train-penalty_illegal_draw-skip = a needless draw costs the next turn
achievement-express = Express
achievement-express_about = laid 15 tiles on their own train in one round
achievement-grand_tour = Grand tour
achievement-grand_tour_about = laid a tile on every train of a table of five or more
event-moment_longest_train = Longest train: **{ $names }** with { $n } tiles (round { $round }, table { $table })
picture-moment_longest_train = { $n ->
    [one] a train of { $n } tile
   *[other] a train of { $n } tiles
}
