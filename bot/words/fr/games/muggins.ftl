### Muggins.

game-muggins = Muggins
about-muggins = Que les bouts ouverts fassent un multiple de cinq, et dis-le d’abord.
ladder-muggins = -# Tu connais { $played }. Ensuite : **Muggins**, où les bouts comptent.
lesson-muggins-turn = **Ton premier tour :** appuie sur un domino éclairé. Si tous les bouts font alors un multiple de cinq, tu marques ces points.
lesson-muggins-stuck = **Tu ne pouvais pas jouer**, tu as donc pioché jusqu’à pouvoir jouer ou vider la pioche. Des bouts qui font 5, 10, 15 ou 20 marquent : veille à ce que tu laisses.
lesson-muggins-end = **Fin de la manche :** finir marque aussi les points des autres mains, arrondis à cinq.
question-muggins-claims = Qui compte ?
phrase-muggins-claims-manual = tu comptes, ou gare à Muggins !
phrase-muggins-claims-auto = le bot compte les points
question-muggins-dead_layout = Que se passe-t-il quand plus aucun domino ne va ?
phrase-muggins-dead_layout-end_round = une manche finit quand plus aucun domino ne va
phrase-muggins-dead_layout-draw_out = on vide la pioche avant de finir une manche morte
question-muggins-block_tie = Et si deux sur trois ont la main la plus basse au blocage ?
phrase-muggins-block_tie-none = les deux plus basses sur trois ne marquent rien
phrase-muggins-block_tie-split = les deux plus basses sur trois partagent les points du troisième
