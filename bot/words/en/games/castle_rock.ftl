### Castle Rock.

game-castle_rock = Castle Rock
about-castle_rock = Add a tile to the row, and capture tiles between two equal numbers.
lesson-castle_rock-turn = **Your first turn:** press a tile. It goes to the open end of the row.
lesson-castle_rock-stuck = **Now capture.** You may take a tile whose two neighbours share a number.
lesson-castle_rock-end = **End of the hand:** you score your captures, less the tiles left in the row.
question-castle_rock-set = Which set? (double-6 for up to 6 players, double-9 for 10, double-12 for 12)
phrase-castle_rock-partnership-on = four or six players in partnerships
question-castle_rock-single_hand = How long? (one hand is the bar mode)
phrase-castle_rock-single_hand-on = one hand only
phrase-castle_rock-single_hand-off = hand after hand
question-castle_rock-hand_limit = How many hands at most?
phrase-castle_rock-hand_limit = { $n ->
    [1] at most one hand
   *[other] at most { $n } hands
}
phrase-castle_rock-hand_limit-none = up to 500 hands
phrase-castle_rock-hand_limit-auto = at most 60 hands, or one deal each from six players
question-castle_rock-sides = How do six players pair up?
phrase-castle_rock-sides-two = six players as two sides of three
phrase-castle_rock-sides-three = six players as three pairs
