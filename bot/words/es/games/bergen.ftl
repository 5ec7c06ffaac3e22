### Bergen.

game-bergen = Bergen
about-bergen = Iguala las dos puntas. Roba hasta que puedas jugar.
lesson-bergen-turn = **Tu primer turno:** pulsa una ficha iluminada. Anotas si entonces ambas puntas muestran el mismo número.
lesson-bergen-stuck = **Ninguna de tus fichas encajaba**, así que robaste hasta que una encajó o se vació el pozo.
lesson-bergen-end = **Fin de la ronda:** dominar da un punto. En un tranque lo gana la mejor mano.
question-bergen-lead_scores = ¿Anota un doble de salida?
phrase-bergen-lead_scores-on = un doble de salida vale 2
phrase-bergen-lead_scores-off = un doble de salida no vale nada
question-bergen-block_rule = ¿Quién anota en un tranque?
phrase-bergen-block_rule-lightest = 1 punto por la mano más baja en un tranque
phrase-bergen-block_rule-no_doubles = en un tranque, una mano sin dobles gana a una con dobles
phrase-bergen-block_rule-none = ningún punto en un tranque
why-double_header = puntas iguales { $n }
why-triple_header = puntas iguales con doble { $n }
