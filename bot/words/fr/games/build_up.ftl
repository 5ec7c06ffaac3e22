### Build Up.

game-build_up = Build Up
about-build_up = Couvre des dominos de même valeur, ou avec des doubles. Les sommets de ta couleur marquent.
lesson-build_up-turn = **Ton premier tour :** appuie sur un domino éclairé, puis choisis une pile à couvrir. Les sommets de ta couleur marquent pour toi.
lesson-build_up-stuck = **Aucun de tes dominos ne couvre rien**, tu as donc boudé. Les doubles couvrent tout domino simple, et il faut plus de points pour les couvrir.
lesson-build_up-end = **Fin de la manche :** tu marques les points de tes sommets. Les piles restent, et chacun pioche une nouvelle main.
question-build_up-hands = Combien de dominos par main, manche par manche ? (22 en tout au plus)
phrase-build_up-hands = mains de { $n } dominos
question-build_up-nondouble_rule = Quels dominos simples un domino simple couvre-t-il ?
phrase-build_up-nondouble_rule-same = un simple ne couvre que les mêmes points
phrase-build_up-nondouble_rule-at_least = un simple couvre autant de points ou moins
question-build_up-round_end = Quand une manche finit-elle ?
phrase-build_up-round_end-first_out = une manche finit quand un joueur a fini
phrase-build_up-round_end-all_out = une manche finit quand tous ont fini
question-build_up-score_tops = Quels sommets marquent ?
phrase-build_up-score_tops-anywhere = tes sommets marquent dans toutes les rangées
phrase-build_up-score_tops-own_row = seuls les sommets de ta propre rangée marquent
phrase-build_up-score_tops-row = tout sommet de ta rangée marque pour toi
question-build_up-deduct_leftover = Les dominos restés en main coûtent-ils des points ?
phrase-build_up-deduct_leftover-on = les dominos restés en main comptent contre toi
phrase-build_up-deduct_leftover-off = les dominos restés en main ne coûtent rien
accepted-smaller_hands = des mains de { $high } dominos en tout au plus
achievement-double_glazing = Double vitrage
achievement-double_glazing_about = a posé cinq doubles sur des piles en une manche
