### Castle Rock.

game-castle_rock = Castle Rock
about-castle_rock = Ajoute un domino à la rangée, et capture entre deux nombres égaux.
lesson-castle_rock-turn = **Ton premier tour :** appuie sur un domino. Il va au bout ouvert de la rangée.
lesson-castle_rock-stuck = **Capture maintenant.** Tu peux prendre un domino dont les deux voisins partagent un nombre.
lesson-castle_rock-end = **Fin de la manche :** tu marques tes captures, moins les dominos restés dans la rangée.
question-castle_rock-set = Quel jeu de dominos ? (double-six jusqu’à 6 joueurs, double-neuf 10, double-douze 12)
phrase-castle_rock-partnership-on = quatre ou six joueurs en camps
question-castle_rock-single_hand = Combien de temps ? (une manche est le mode bar)
phrase-castle_rock-single_hand-on = une seule manche
phrase-castle_rock-single_hand-off = manche après manche
question-castle_rock-hand_limit = Combien de manches au plus ?
phrase-castle_rock-hand_limit = { $n ->
    [1] une manche au plus
   *[other] { $n } manches au plus
}
phrase-castle_rock-hand_limit-none = jusqu’à 500 manches
phrase-castle_rock-hand_limit-auto = 60 manches au plus, ou une donne chacun dès six joueurs
question-castle_rock-sides = Comment six joueurs se groupent-ils ?
phrase-castle_rock-sides-two = six joueurs en deux camps de trois
phrase-castle_rock-sides-three = six joueurs en trois paires
