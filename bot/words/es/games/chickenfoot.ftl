### Chickenfoot.

game-chickenfoot = Pata de gallina
about-chickenfoot = Cada doble necesita tres dedos antes de seguir.
ladder-chickenfoot = -# Ya jugaste { $played }. Sigue: **Pata de gallina**, donde cada doble pide tres dedos.
lesson-chickenfoot-turn = **Tu primer turno:** pulsa una ficha iluminada. El doble del centro recibe primero sus dedos. Después toda punta abierta está libre.
lesson-chickenfoot-stuck = **Ninguna de tus fichas encajaba.** Entonces robas una, mientras haya. Un doble nuevo necesita tres dedos antes que nada.
question-chickenfoot-set = ¿Qué juego de fichas? (doble nueve hasta 9 jugadores, doble doce hasta 12)
question-chickenfoot-rounds = ¿Cuántas rondas?
phrase-chickenfoot-rounds = { $n ->
    [one] una sola ronda
   *[other] { $n } rondas
}
question-chickenfoot-dead_foot = ¿Qué pasa con un doble sin fichas para sus dedos?
phrase-chickenfoot-dead_foot-literal = un doble sin dedos tranca hasta vaciar el pozo
phrase-chickenfoot-dead_foot-block_now = un doble sin dedos termina la ronda
phrase-chickenfoot-dead_foot-release = un doble sin dedos deja de trancar
achievement-egg = Puso un huevo
achievement-egg_about = dominó con un doble
