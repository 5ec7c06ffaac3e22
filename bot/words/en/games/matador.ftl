### Matador.

game-matador = Matador
about-matador = Join tiles to make seven. Four matadors join anything.
lesson-matador-turn = **Your first turn:** press a lit tile. The halves that touch make seven, such as 3 and 4. A matador (3|4, 2|5, 1|6 or 0|0) fits everywhere.
lesson-matador-stuck = **No tile of yours fitted**, so you drew until one did or the boneyard ran low.
lesson-matador-end = **End of the round:** the winner scores the pips left in the other hands.
question-matador-draw_anyway = May you draw when you can play?
phrase-matador-draw_anyway-on = you may draw even if you can play
phrase-matador-draw_anyway-off = if you can play, you must
