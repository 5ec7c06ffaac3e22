### Draw.

game-draw = Con pozo
about-draw = Iguala las puntas, o roba. Gana la ronda quien primero se queda sin fichas.
lesson-draw-stuck = **Ninguna de tus fichas encajaba**, así que robaste hasta que una encajó o quedaron pocas en el pozo. Las fichas sobrantes cuentan en tu contra.
lesson-draw-end = **Fin de la ronda:** el ganador anota los puntos de los demás menos los propios, y empieza la próxima.
phrase-draw-target-auto = a 100; 250 con 5 a 7 jugadores; 500 con 8 o más
phrase-draw-hand_size-auto = 7 fichas por mano, 5 con tres o cuatro jugadores
question-draw-lead_rule = ¿Quién sale en la primera ronda?
phrase-draw-lead_rule-any = se sortea la primera salida
phrase-draw-lead_rule-highest_double = el doble más alto sale en la primera ronda
question-draw-next_lead = ¿Quién sale en las rondas siguientes?
phrase-draw-next_lead-winner = el ganador empieza la próxima ronda
phrase-draw-next_lead-left = la salida va rotando
question-draw-draw_anyway = ¿Se puede robar pudiendo jugar?
phrase-draw-draw_anyway-on = puedes robar aunque puedas jugar
phrase-draw-draw_anyway-off = si puedes jugar, debes hacerlo
