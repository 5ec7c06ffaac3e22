### Chickenfoot.

game-chickenfoot = Chickenfoot
about-chickenfoot = Every double needs three toes before play goes on.
# After a newcomer's match of another game.
ladder-chickenfoot = -# You’ve played { $played }. Next: **Chickenfoot**, where every double needs three toes.
lesson-chickenfoot-turn = **Your first turn:** press a lit tile. The double in the middle gets its toes first. Then every open end is free.
lesson-chickenfoot-stuck = **No tile of yours fitted.** Then you draw one, while there are any. A new double needs three toes before anything else.
question-chickenfoot-set = Which set? (double-9 for up to 9 players, double-12 for 12)
question-chickenfoot-rounds = How many rounds?
phrase-chickenfoot-rounds = { $n ->
    [one] one round only
   *[other] { $n } rounds
}
question-chickenfoot-dead_foot = What happens to a double whose toes have run out?
phrase-chickenfoot-dead_foot-literal = a double without toes blocks until the boneyard is empty
phrase-chickenfoot-dead_foot-block_now = a double without toes ends the round
phrase-chickenfoot-dead_foot-release = a double without toes no longer blocks
achievement-egg = Laid an egg
achievement-egg_about = went out with a double
