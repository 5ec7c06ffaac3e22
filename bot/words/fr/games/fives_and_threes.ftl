### Fives and Threes.

game-fives_and_threes = Cinq et trois
about-fives_and_threes = Fais des multiples de cinq et de trois aux bouts. Atteins 61 exactement.
lesson-fives_and_threes-turn = **Ton premier tour :** appuie sur un domino éclairé. Tu marques si les deux bouts font alors un multiple de cinq ou de trois.
lesson-fives_and_threes-stuck = **Tu ne peux pas jouer**, tu as donc boudé. On ne pioche pas à ce jeu.
lesson-fives_and_threes-end = **Fin de la manche :** finir vaut un point de plus. Il faut atteindre l’objectif exactement.
question-fives_and_threes-hand_size = Combien de dominos par main ? (en ligue 9 à deux, 6 par équipes)
phrase-fives_and_threes-hand_size-auto = 7 dominos par main à deux, 5 à trois ou quatre
question-fives_and_threes-exact = Faut-il atteindre l’objectif exactement ?
phrase-fives_and_threes-exact-on = atteindre l’objectif exactement
phrase-fives_and_threes-exact-off = dépasser l’objectif gagne aussi
question-fives_and_threes-chip_point = Un point pour finir ?
phrase-fives_and_threes-chip_point-on = 1 point pour le dernier domino d’une main
phrase-fives_and_threes-chip_point-off = aucun point pour le dernier domino d’une main
question-fives_and_threes-pairs_out = Quand finit une manche par équipes ?
phrase-fives_and_threes-pairs_out-on = on joue jusqu’à ce que les deux partenaires aient fini
phrase-fives_and_threes-pairs_out-off = une manche finit quand un joueur a fini
question-fives_and_threes-block_point = Un point dans une manche bloquée ?
phrase-fives_and_threes-block_point-on = 1 point pour la main la plus basse d’une manche bloquée
phrase-fives_and_threes-block_point-off = aucun point dans une manche bloquée
