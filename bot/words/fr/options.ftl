### The options of the games: names, questions, answers, and the answers a refusal proposes.

## Names of options, as a refusal tells them
option-block_point = point de blocage
option-block_rule = règle du blocage
option-block_tie = égalité en blocage
option-british_stack = règles britanniques ensemble
option-chip_point = point pour finir
option-claim_seconds = secondes pour annoncer
option-claims = annonces
option-dead_double = double mort
option-dead_foot = patte morte
option-dead_layout = table morte
option-deduct_leftover = déduire les restants
option-domino_wins_ties = finir gagne les égalités
option-double_both_ends = double aux deux bouts
option-double_with_double = double avec un double
option-draw_anyway = piocher quand même
option-exact = exact
option-first_leader = premier à entamer
option-first_seat = première place
option-forced_removal = capture obligatoire
option-hand_limit = limite de mains
option-hand_size = dominos par main
option-hands = mains
option-illegal_draw = pioche indue
option-increment = rendu de temps
option-lead_after_block = entame après blocage
option-lead_rule = règle de l’entame
option-lead_scores = points de l’entame
option-marker_removal = retrait du marqueur
option-misses = manques
option-next_lead = entame suivante
option-nondouble_rule = règle des dominos simples
option-open_row = rangée ouverte
option-pairs_out = les deux finissent
option-partnership = équipes de deux
option-partnership_scoring = points des équipes
option-penalty_illegal_draw = pénalité de pioche indue
option-penalty_no_notice = pénalité d’annonce oubliée
option-rendition = version
option-reserve = réserve
option-round_end = fin de la manche
option-rounds = manches
option-score_tops = sommets comptés
option-set = jeu de dominos
option-sides = camps
option-single_hand = une seule main
option-target = but
option-teams = équipes
option-turn_seconds = secondes par tour
option-win_on_empty = gagner rangée vide

## Answers to options, as a refusal tells them
answer-all = tous
answer-all_out = tous sortis
answer-allow = permettre
answer-any = au choix
answer-anywhere = partout
answer-at_least = au moins
answer-block_now = bloquer aussitôt
answer-cap2 = 2 au plus
answer-celko = celko
answer-closed = fermé
answer-draw = piocher
answer-draw_high = piocher le plus haut
answer-draw_out = tout piocher
answer-end_round = fin de manche
answer-fifty = cinquante
answer-first_out = premier sorti
answer-forgive = pardonner
answer-highest_double = plus haut double
answer-highest_double_first = plus haut double d’abord
answer-host_choice = choix de l’hôte
answer-individual = individuel
answer-keep = garder
answer-keep_and_play = garder et jouer
answer-leaflet = notice
answer-left = gauche
answer-lightest = plus légère
answer-literal = littéral
answer-manual = à la main
answer-multiply = multiplier
answer-never = jamais
answer-next_turn = prochain tour
answer-no_doubles = sans doubles
answer-none = aucun
answer-own_play = coup propre
answer-own_row = propre rangée
answer-prevent = empêcher
answer-random = au hasard
answer-release = libérer
answer-rotate = tourner
answer-row = rangée
answer-same = égal
answer-side = camp
answer-skip = sauter
answer-split = partager
answer-three = trois
answer-two = deux
answer-winner = vainqueur
answer-on = oui
answer-off = non
answer-auto = automatique
answer-austrian = autrichien
answer-d6 = double-six
answer-d9 = double-neuf
answer-d12 = double-douze

## Accepted answers, ranges and presets
accepted-values = { $values }
accepted-number = de { $low } à { $high }
accepted-number_or_word = de { $low } à { $high }, { $words }
accepted-numbers = des nombres de { $low } à { $high } avec des virgules, comme { $like }
accepted-smaller_hand = moins : il n’y a pas assez de dominos
accepted-fewer_rounds = de 1 à { $high } avec le double-neuf
accepted-enough_for_all = des options qui laissent assez de dominos et de places
accepted-together = { $one } avec { $other }
range-to = de { $first } à { $last }
preset-published = Comme publié
preset-quick = Rapide
preset-teams = Équipes
preset-classic = Classique

## Shared by games that have no sentence of their own for the option or lesson
lesson-turn = **Ton premier tour :** appuie sur un domino éclairé. Il rejoint un bout de la ligne qui montre le même nombre.
lesson-end = **Fin de la manche :** les points restés dans ta main comptent contre toi. Le plus petit total gagne.
question-target = Combien de points pour gagner ?
phrase-target = à { $n }
question-rounds = Combien de manches au plus ?
phrase-rounds = { $n ->
    [1] une seule manche
   *[other] { $n } manches au plus
}
phrase-rounds-none = autant de manches qu’il en faut
phrase-rounds-auto = une manche par double
phrase-rounds-all = une manche par double
question-hand_size = Combien de dominos par main ?
phrase-hand_size = { $n ->
    [1] un domino par main
   *[other] { $n } dominos par main
}
phrase-hand_size-auto = autant de dominos par main que le disent les règles
question-set = Quel jeu de dominos ? (double-six jusqu’à 4 joueurs, double-neuf 7, double-douze 10)
phrase-set-d6 = avec le double-six
phrase-set-d9 = avec le double-neuf
phrase-set-d12 = avec le double-douze
question-domino_wins_ties = Qui gagne si l’un finit et qu’un autre n’a que le double-blanc ?
phrase-domino_wins_ties-on = finir gagne une égalité à 0
phrase-domino_wins_ties-off = une égalité à 0 n’a pas de vainqueur
phrase-set-auto = avec le plus petit jeu qui suffit
question-partnership = Chacun pour soi ou à deux contre deux ?
phrase-partnership-on = quatre joueurs à deux contre deux
phrase-partnership-off = chacun pour soi
question-teams = Chacun pour soi ou par équipes ?
phrase-teams-on = quatre joueurs en deux équipes
phrase-teams-off = chacun pour soi
question-lead_rule = Qui entame ?
phrase-lead_rule-any = l’entame tourne
phrase-lead_rule-highest_double = le plus haut double entame chaque manche
phrase-lead_rule-highest_double_first = le plus haut double entame la première manche
question-reserve = Combien de dominos restent dans la pioche ?
phrase-reserve = { $n ->
    [1] un domino reste toujours dans la pioche
    [0] la pioche peut être vidée
   *[other] { $n } dominos restent toujours dans la pioche
}
question-first_leader = Qui commence ?
phrase-first_leader-random = un joueur au hasard commence
phrase-first_leader-draw_high = le plus haut domino pioché commence
phrase-first_leader-host_choice = l’hôte choisit qui commence
question-first_seat = Quelle place commence ? (1 est la première)
phrase-first_seat = la place { $n } commence
