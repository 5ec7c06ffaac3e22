### Matador.

game-matador = Matador
about-matador = Pose des dominos qui font sept. Quatre matadors vont partout.
lesson-matador-turn = **Ton premier tour :** touche un domino allumé. Les moitiés qui se touchent font sept, comme 3 et 4. Un matador (3|4, 2|5, 1|6 ou 0|0) va partout.
lesson-matador-stuck = **Tu ne pouvais pas jouer**, tu as donc pioché jusqu’à pouvoir jouer ou presque vider la pioche.
lesson-matador-end = **Fin de la manche :** le vainqueur marque les points restés dans les autres mains.
question-matador-draw_anyway = Peut-on piocher quand on peut jouer ?
phrase-matador-draw_anyway-on = tu peux piocher même si tu peux jouer
phrase-matador-draw_anyway-off = si tu peux jouer, tu dois le faire
