### Matador.

game-matador = Matador
about-matador = Une fichas que sumen siete. Cuatro matadores van con todo.
lesson-matador-turn = **Tu primer turno:** pulsa una ficha iluminada. Las mitades que se tocan suman siete, como 3 y 4. Un matador (3|4, 2|5, 1|6 o 0|0) encaja en todas partes.
lesson-matador-stuck = **Ninguna de tus fichas encajaba**, así que robaste hasta que una encajó o quedaron pocas en el pozo.
lesson-matador-end = **Fin de la ronda:** el ganador anota los puntos que quedan en las otras manos.
question-matador-draw_anyway = ¿Se puede robar pudiendo jugar?
phrase-matador-draw_anyway-on = puedes robar aunque puedas jugar
phrase-matador-draw_anyway-off = si puedes jugar, debes hacerlo
