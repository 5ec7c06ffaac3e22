### Block.

game-block = Bloqueo
about-block = Iguala las puntas. Quédate sin fichas primero, o con menos puntos si hay tranque.
lesson-block-stuck = **Ninguna de tus fichas encaja**, así que pasaste. En Bloqueo no se roba. Si nadie puede jugar, ganan los puntos más bajos.
lesson-block-end = **Fin de la ronda:** el ganador anota los puntos que quedan en las otras manos. Juega pronto las fichas pesadas.
phrase-block-target-auto = a 61; 100 de a dos y en parejas; 150 con 5 a 7; 300 con 8 o más
phrase-block-hand_size-auto = 7 fichas por mano, 5 con tres o cuatro jugadores
question-block-set = ¿Qué juego de fichas? (doble seis hasta 4 jugadores, doble nueve 7, doble doce 10, austriaco 5)
phrase-block-set-austrian = con el juego austriaco
question-block-lead_after_block = ¿Quién sale tras un tranque?
phrase-block-lead_after_block-rotate = la salida rota tras un tranque
phrase-block-lead_after_block-draw_high = se sortea la salida tras un tranque
question-block-partnership_scoring = ¿Cómo anotan las parejas?
phrase-block-partnership_scoring-side = las manos de la pareja cuentan juntas
phrase-block-partnership_scoring-individual = las parejas anotan puesto por puesto
question-block-double_both_ends = Regla británica: ¿la última ficha encaja en ambas puntas?
phrase-block-double_both_ends-on = puntos dobles si la última ficha encaja en ambas puntas
phrase-block-double_both_ends-off = sin puntos dobles por encajar en ambas puntas
question-block-double_with_double = Regla británica: ¿un doble como última ficha?
phrase-block-double_with_double-on = puntos dobles por dominar con un doble
phrase-block-double_with_double-off = sin puntos dobles por un doble
question-block-british_stack = ¿Las dos reglas británicas a la vez?
phrase-block-british_stack-multiply = ambas reglas británicas juntas: 4 veces los puntos
phrase-block-british_stack-cap2 = ambas reglas británicas juntas: 2 veces los puntos
