### Mexican Train.

game-mexican_train = Tren mexicano
about-mexican_train = Construye tu tren y usa los de otros cuando tengan marca.
ladder-mexican_train = -# Ya jugaste { $played }. Sigue: **Tren mexicano**, donde cada quien tiene su tren.
lesson-mexican_train-turn = **Tu primer turno:** pulsa una ficha iluminada. Construye tu tren desde la estación o agrega al tren mexicano.
lesson-mexican_train-stuck = **Ninguna de tus fichas encajaba.** Entonces robas una. Si no encaja o no queda ninguna, tu tren recibe una marca: cualquiera puede jugar en él.
question-mexican_train-set = ¿Qué juego de fichas? (doble doce: 13 rondas, hasta 12 jugadores; doble nueve: 10 rondas, hasta 8)
question-mexican_train-rounds = ¿Cuántas rondas?
phrase-mexican_train-rounds = { $n ->
    [one] una sola ronda
   *[other] { $n } rondas
}
question-mexican_train-marker_removal = ¿Cuándo se quita la marca de un tren?
phrase-mexican_train-marker_removal-own_play = la marca se quita cuando su dueño juega en ese tren
phrase-mexican_train-marker_removal-next_turn = la marca se quita en el próximo turno de su dueño
phrase-mexican_train-marker_removal-never = las marcas quedan toda la ronda
question-mexican_train-dead_double = ¿Qué pasa con un doble que ya no se puede cubrir?
phrase-mexican_train-dead_double-literal = un doble que no se puede cubrir sigue trancando
phrase-mexican_train-dead_double-closed = un doble que no se puede cubrir se cierra
question-mexican_train-penalty_no_notice = ¿Castigo por no avisar la última ficha?
phrase-mexican_train-penalty_no_notice-forgive = no avisar la última ficha se perdona
phrase-mexican_train-penalty_no_notice-draw = no avisar la última ficha cuesta una ficha
phrase-mexican_train-penalty_no_notice-fifty = no avisar la última ficha cuesta 50 puntos
phrase-mexican_train-penalty_no_notice-skip = no avisar la última ficha cuesta un turno
question-mexican_train-illegal_draw = ¿Se puede robar pudiendo jugar?
phrase-mexican_train-illegal_draw-prevent = si puedes jugar, no puedes robar
phrase-mexican_train-illegal_draw-allow = un robo indebido tiene castigo
phrase-mexican_train-illegal_draw-forgive = un robo indebido se devuelve
question-mexican_train-penalty_illegal_draw = ¿Castigo por un robo indebido?
phrase-mexican_train-penalty_illegal_draw-keep = un robo indebido se conserva y termina el turno
phrase-mexican_train-penalty_illegal_draw-keep_and_play = un robo indebido se conserva y hay que jugar
phrase-mexican_train-penalty_illegal_draw-draw = un robo indebido cuesta otra ficha
phrase-mexican_train-penalty_illegal_draw-fifty = un robo indebido cuesta 50 puntos
phrase-mexican_train-penalty_illegal_draw-skip = un robo indebido cuesta el próximo turno
achievement-express = Expreso
achievement-express_about = puso 15 fichas en su propio tren en una ronda
achievement-grand_tour = Gran gira
achievement-grand_tour_about = puso una ficha en cada tren de una mesa de cinco o más
event-moment_longest_train = Tren más largo: **{ $names }** con { $n } fichas (ronda { $round }, mesa { $table })
picture-moment_longest_train = { $n ->
    [one] un tren de { $n } ficha
   *[other] un tren de { $n } fichas
}
