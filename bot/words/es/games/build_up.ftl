### Build Up.

game-build_up = Build Up
about-build_up = Cubre fichas con otras de igual valor o con dobles. Las cimas de tu color anotan.
lesson-build_up-turn = **Tu primer turno:** pulsa una ficha iluminada y elige una pila que cubrir. Las cimas de tu color anotan para ti.
lesson-build_up-stuck = **Ninguna de tus fichas cubre nada**, así que pasaste. Un doble cubre cualquier ficha mixta, y para cubrirlo hacen falta más puntos.
lesson-build_up-end = **Fin de la ronda:** anotas los puntos de tus cimas. Las pilas quedan y todos roban una mano nueva.
question-build_up-hands = ¿Cuántas fichas por mano, ronda a ronda? (22 en total como máximo)
phrase-build_up-hands = manos de { $n } fichas
question-build_up-nondouble_rule = ¿Qué fichas mixtas puede cubrir una ficha mixta?
phrase-build_up-nondouble_rule-same = las mixtas solo cubren los mismos puntos
phrase-build_up-nondouble_rule-at_least = las mixtas cubren tantos puntos o menos
question-build_up-round_end = ¿Cuándo termina una ronda?
phrase-build_up-round_end-first_out = la ronda termina cuando un jugador domina
phrase-build_up-round_end-all_out = la ronda termina cuando todos dominan
question-build_up-score_tops = ¿Qué cimas anotan?
phrase-build_up-score_tops-anywhere = tus cimas anotan en cualquier fila
phrase-build_up-score_tops-own_row = solo anotan las cimas de tu propia fila
phrase-build_up-score_tops-row = toda cima de tu fila anota para ti
question-build_up-deduct_leftover = ¿Cuestan puntos las fichas sobrantes?
phrase-build_up-deduct_leftover-on = las fichas sobrantes cuentan en tu contra
phrase-build_up-deduct_leftover-off = las fichas sobrantes no cuestan nada
accepted-smaller_hands = manos de { $high } fichas en total como máximo
achievement-double_glazing = Doble vidrio
achievement-double_glazing_about = puso cinco dobles en pilas en una ronda
