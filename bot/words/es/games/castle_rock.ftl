### Castle Rock.

game-castle_rock = Castle Rock
about-castle_rock = Agrega una ficha a la fila y captura fichas entre dos números iguales.
lesson-castle_rock-turn = **Tu primer turno:** pulsa una ficha. Va al extremo abierto de la fila.
lesson-castle_rock-stuck = **Ahora captura.** Puedes tomar una ficha cuyas dos vecinas comparten un número.
lesson-castle_rock-end = **Fin de la ronda:** anotas tus capturas, menos las fichas que quedan en la fila.
question-castle_rock-set = ¿Qué juego de fichas? (doble seis hasta 6 jugadores, doble nueve hasta 10, doble doce hasta 12)
phrase-castle_rock-partnership-on = cuatro o seis jugadores en bandos
question-castle_rock-single_hand = ¿Cuánto dura? (una ronda es el modo de bar)
phrase-castle_rock-single_hand-on = una sola ronda
phrase-castle_rock-single_hand-off = ronda tras ronda
question-castle_rock-hand_limit = ¿Cuántas rondas como máximo?
phrase-castle_rock-hand_limit = { $n ->
    [1] una ronda como máximo
   *[other] como máximo { $n } rondas
}
phrase-castle_rock-hand_limit-none = hasta 500 rondas
phrase-castle_rock-hand_limit-auto = como máximo 60 rondas, o un reparto cada uno desde seis jugadores
question-castle_rock-sides = ¿Cómo se agrupan seis jugadores?
phrase-castle_rock-sides-two = seis jugadores en dos bandos de tres
phrase-castle_rock-sides-three = seis jugadores en tres parejas
