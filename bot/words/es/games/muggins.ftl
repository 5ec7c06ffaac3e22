### Muggins.

game-muggins = Muggins
about-muggins = Haz que las puntas abiertas sumen un múltiplo de cinco, y dilo primero.
ladder-muggins = -# Ya jugaste { $played }. Sigue: **Muggins**, donde puntúan las puntas.
lesson-muggins-turn = **Tu primer turno:** pulsa una ficha iluminada. Si todas las puntas suman entonces un múltiplo de cinco, anotas esos puntos.
lesson-muggins-stuck = **Ninguna de tus fichas encajaba**, así que robaste hasta que una encajó o se vació el pozo. Las puntas que suman 5, 10, 15 o 20 dan puntos: cuida lo que dejas.
lesson-muggins-end = **Fin de la ronda:** dominar anota además los puntos de las otras manos, redondeados a cinco.
question-muggins-claims = ¿Quién cuenta?
phrase-muggins-claims-manual = cuentas tú, o te cantan ¡Muggins!
phrase-muggins-claims-auto = el bot cuenta los puntos
question-muggins-dead_layout = ¿Qué pasa cuando ya no encaja ninguna ficha?
phrase-muggins-dead_layout-end_round = la ronda termina cuando ya no encaja ninguna ficha
phrase-muggins-dead_layout-draw_out = se roba todo el pozo antes de terminar una ronda muerta
question-muggins-block_tie = ¿Y si dos de tres empatan con la mano más baja en un tranque?
phrase-muggins-block_tie-none = dos manos más bajas de tres no anotan
phrase-muggins-block_tie-split = dos manos más bajas de tres comparten los puntos de la tercera
