### Mexican Train.

game-mexican_train = Train mexicain
about-mexican_train = Construis ton train, et sers-toi de ceux qui ont un marqueur.
ladder-mexican_train = -# Tu connais { $played }. Ensuite : **Train mexicain**, où chacun a son train.
lesson-mexican_train-turn = **Ton premier tour :** appuie sur un domino éclairé. Construis ton train depuis la gare, ou ajoute au train mexicain.
lesson-mexican_train-stuck = **Tu ne pouvais pas jouer.** Alors tu pioches un domino. S’il ne va pas ou s’il n’y en a plus, ton train reçoit un marqueur : tout le monde peut y jouer.
question-mexican_train-set = Quel jeu ? (double-douze : 13 manches, 12 joueurs au plus ; double-neuf : 10 manches, 8 au plus)
question-mexican_train-rounds = Combien de manches ?
phrase-mexican_train-rounds = { $n ->
    [one] une seule manche
   *[other] { $n } manches
}
question-mexican_train-marker_removal = Quand un train perd-il son marqueur ?
phrase-mexican_train-marker_removal-own_play = le marqueur part quand son propriétaire joue sur ce train
phrase-mexican_train-marker_removal-next_turn = le marqueur part au prochain tour de son propriétaire
phrase-mexican_train-marker_removal-never = les marqueurs restent toute la manche
question-mexican_train-dead_double = Que devient un double qu’on ne peut plus couvrir ?
phrase-mexican_train-dead_double-literal = un double impossible à couvrir bloque encore
phrase-mexican_train-dead_double-closed = un double impossible à couvrir est fermé
question-mexican_train-penalty_no_notice = Pénalité si le dernier domino n’est pas annoncé ?
phrase-mexican_train-penalty_no_notice-forgive = un dernier domino non annoncé est pardonné
phrase-mexican_train-penalty_no_notice-draw = un dernier domino non annoncé coûte un domino
phrase-mexican_train-penalty_no_notice-fifty = un dernier domino non annoncé coûte 50 points
phrase-mexican_train-penalty_no_notice-skip = un dernier domino non annoncé coûte un tour
question-mexican_train-illegal_draw = Peut-on piocher quand on peut jouer ?
phrase-mexican_train-illegal_draw-prevent = si tu peux jouer, tu ne peux pas piocher
phrase-mexican_train-illegal_draw-allow = une pioche indue est pénalisée
phrase-mexican_train-illegal_draw-forgive = une pioche indue repart
question-mexican_train-penalty_illegal_draw = Pénalité pour une pioche indue ?
phrase-mexican_train-penalty_illegal_draw-keep = une pioche indue est gardée et finit le tour
phrase-mexican_train-penalty_illegal_draw-keep_and_play = une pioche indue est gardée, et il faut jouer
phrase-mexican_train-penalty_illegal_draw-draw = une pioche indue coûte un autre domino
phrase-mexican_train-penalty_illegal_draw-fifty = une pioche indue coûte 50 points
phrase-mexican_train-penalty_illegal_draw-skip = une pioche indue coûte le prochain tour
achievement-express = Express
achievement-express_about = a posé 15 dominos sur son propre train en une manche
achievement-grand_tour = Grand tour
achievement-grand_tour_about = a posé un domino sur chaque train d’une table de cinq ou plus
event-moment_longest_train = Plus long train : **{ $names }** avec { $n } dominos (manche { $round }, table { $table })
picture-moment_longest_train = { $n ->
    [one] un train de { $n } domino
   *[other] un train de { $n } dominos
}
