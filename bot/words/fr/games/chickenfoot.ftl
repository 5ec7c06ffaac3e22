### Chickenfoot.

game-chickenfoot = Patte de poulet
about-chickenfoot = Chaque double a besoin de trois doigts avant la suite.
ladder-chickenfoot = -# Tu connais { $played }. Ensuite : **Patte de poulet**, où chaque double veut trois doigts.
lesson-chickenfoot-turn = **Ton premier tour :** appuie sur un domino éclairé. Le double du milieu reçoit d’abord ses doigts. Ensuite tout bout ouvert est libre.
lesson-chickenfoot-stuck = **Tu ne pouvais pas jouer.** Alors tu pioches un domino, tant qu’il y en a. Un nouveau double a besoin de trois doigts avant tout.
question-chickenfoot-set = Quel jeu de dominos ? (double-neuf jusqu’à 9 joueurs, double-douze 12)
question-chickenfoot-rounds = Combien de manches ?
phrase-chickenfoot-rounds = { $n ->
    [one] une seule manche
   *[other] { $n } manches
}
question-chickenfoot-dead_foot = Que devient un double dont les doigts sont épuisés ?
phrase-chickenfoot-dead_foot-literal = un double sans doigts bloque jusqu’à la pioche vide
phrase-chickenfoot-dead_foot-block_now = un double sans doigts finit la manche
phrase-chickenfoot-dead_foot-release = un double sans doigts ne bloque plus
achievement-egg = L’œuf pondu
achievement-egg_about = a fini avec un double
