### Fives and Threes.

game-fives_and_threes = Cincos y treses
about-fives_and_threes = Haz que las puntas sumen cincos y treses. Llega justo a 61.
lesson-fives_and_threes-turn = **Tu primer turno:** pulsa una ficha iluminada. Anotas si las dos puntas suman un múltiplo de cinco o de tres.
lesson-fives_and_threes-stuck = **Ninguna de tus fichas encaja**, así que pasaste. En este juego no se roba.
lesson-fives_and_threes-end = **Fin de la ronda:** dominar da un punto más. Hay que llegar justo a la meta.
question-fives_and_threes-hand_size = ¿Cuántas fichas por mano? (en ligas 9 de a dos, 6 por equipos)
phrase-fives_and_threes-hand_size-auto = 7 fichas por mano de a dos, 5 con tres o cuatro
question-fives_and_threes-exact = ¿Hay que llegar justo a la meta?
phrase-fives_and_threes-exact-on = llegar justo a la meta
phrase-fives_and_threes-exact-off = pasar la meta también gana
question-fives_and_threes-chip_point = ¿Un punto por dominar?
phrase-fives_and_threes-chip_point-on = 1 punto por la última ficha de una mano
phrase-fives_and_threes-chip_point-off = ningún punto por la última ficha de una mano
question-fives_and_threes-pairs_out = ¿Cuándo termina una ronda por equipos?
phrase-fives_and_threes-pairs_out-on = los equipos siguen hasta que dominen ambos compañeros
phrase-fives_and_threes-pairs_out-off = la ronda termina cuando un jugador domina
question-fives_and_threes-block_point = ¿Un punto en un tranque?
phrase-fives_and_threes-block_point-on = 1 punto por la mano más baja en un tranque
phrase-fives_and_threes-block_point-off = ningún punto en un tranque
