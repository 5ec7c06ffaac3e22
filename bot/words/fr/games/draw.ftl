### Draw.

game-draw = À la pioche
about-draw = Joue aux bouts, sinon pioche. Le premier à finir gagne la manche.
lesson-draw-stuck = **Tu ne pouvais pas jouer**, tu as donc pioché jusqu’à pouvoir jouer ou presque vider la pioche. Les dominos restés en main comptent contre toi.
lesson-draw-end = **Fin de la manche :** le vainqueur marque les points des autres moins les siens, et entame la suivante.
phrase-draw-target-auto = à 100 ; 250 de 5 à 7 joueurs ; 500 à 8 ou plus
phrase-draw-hand_size-auto = 7 dominos par main, 5 à trois ou quatre joueurs
question-draw-lead_rule = Qui entame la première manche ?
phrase-draw-lead_rule-any = on tire la première entame
phrase-draw-lead_rule-highest_double = le plus haut double entame la première manche
question-draw-next_lead = Qui entame les manches suivantes ?
phrase-draw-next_lead-winner = le vainqueur entame la manche suivante
phrase-draw-next_lead-left = l’entame tourne
question-draw-draw_anyway = Peut-on piocher quand on peut jouer ?
phrase-draw-draw_anyway-on = tu peux piocher même si tu peux jouer
phrase-draw-draw_anyway-off = si tu peux jouer, tu dois le faire
