### La rangée du jour et ses résultats.

cmd-daily = Joue la rangée du jour : la même donne pour tout le monde
daily-name = Rangée du jour
daily-title = **Rangée du jour** · { $date } · { $level }
daily-status = { $date } · { $level }
daily-level_gentle = facile
daily-level_usual = moyenne
daily-level_hard = difficile
daily-level_weekend = week-end
daily-rules_gentle = Capture tant que tu peux ; une rangée vide gagne. Moins il y a de coups, mieux c’est.
daily-rules_usual = Capture tant que tu peux ; une rangée vide gagne. Moins il y a de coups, mieux c’est.
daily-rules_hard = Capture tant que tu peux, jusqu’au dernier des 28 dominos. Moins il y a de coups, mieux c’est.
daily-rules_weekend = Tous les dominos sont visibles. Vide la rangée en peu de captures, et reprends autant que tu veux.
daily-counts = -# Ta première partie du jour compte.
daily-practice = -# Entraînement : ça ne compte pas.
daily-won = { $n ->
    [one] Rangée vidée en **{ $n } coup**.
   *[other] Rangée vidée en **{ $n } coups**.
}
daily-lost = { $n } dominos capturés sur { $all }.
daily-fewest = { $n ->
    [one] Minimum possible : **{ $n } coup**.
   *[other] Minimum possible : **{ $n } coups**.
}
daily-streak = { $n ->
    [one] 🔥 { $n } jour d’affilée
   *[other] 🔥 { $n } jours d’affilée
}
daily-in_a_row = { $n ->
    [one] { $n } jour d’affilée
   *[other] { $n } jours d’affilée
}
daily-next = Prochaine rangée <t:{ $when }:R>
daily-practised = C’était un entraînement. Seule ta première partie du jour compte.
daily-late = Le jour s’est terminé avant ta partie : elle ne compte pas.
daily-share = Partager
daily-board = Tableau du jour
daily-before = Veille
daily-again = S’entraîner
daily-best = Le minimum de coups
daily-over = { $n ->
    [one] { $n } coup de plus que le minimum
   *[other] { $n } coups de plus que le minimum
}
daily-shared = **{ $name }** · Rangée du jour · { $date } · { $level }
daily-day = ### Rangée du jour · { $date }
daily-line = { $place }. { $name } : { $result }
daily-nobody = Personne sur ce serveur n’a terminé cette rangée.
daily-row_won = coups en trop
daily-row_lost = capturés
daily-best_line = { $n ->
    [one] Le plus court chemin a { $n } coup.
   *[other] Le plus court chemin a { $n } coups.
}
daily-rank_today = { $place } sur { $n } aujourd’hui
daily-rank = { $place } sur { $n }
daily-streaks = 🔥 Jours d’affilée : { $people }
daily-streak_of = { $name } { $n }
daily-play = Rangée d’aujourd’hui
daily-post_off = **Résultat du jour** : désactivé. Il montre chaque jour comment le serveur a joué la rangée de la veille, avec un bouton pour jouer.
daily-post_on = **Résultat du jour** : dans { $channel }, chaque jour à **{ $hour }:00** ({ $zone }).

### Les problèmes de la semaine.

cmd-puzzle = Résous le problème de la semaine
cmd-puzzle-game = Quel jeu
puzzle-title = **Problème de la semaine** · { $game } · { $grade } · { $date }
puzzle-week = { $date } · { $grade }
puzzle-grade_1 = facile
puzzle-grade_2 = moyen
puzzle-grade_3 = difficile
puzzle-asked_block = Tout est visible : ton adversaire a { $tiles }. Quel coup rapporte le plus ?
puzzle-asked_castle_rock = Tu as posé ton domino. Tous les dominos sont visibles : ton adversaire a { $tiles }. Que prends-tu d’abord pour gagner le plus d’ici la fin de la manche ?
puzzle-asked_draw = Tout est visible : ton adversaire a { $tiles }. Quel coup rapporte le plus ?
puzzle-asked_fives_and_threes = Tout est visible : ton adversaire a { $tiles }. Quel coup rapporte le plus de points d’ici la fin de la manche ?
puzzle-asked_muggins = Tout est visible : ton adversaire a { $tiles }. Quel coup rapporte le plus de points d’ici la fin de la manche ?
puzzle-no_tiles = la main vide
puzzle-stock = Prochains dominos de la pioche : { $tiles }.
puzzle-play = { $tile } en { $place }
puzzle-take_none = Ne rien prendre
puzzle-you = Toi
puzzle-them = Adversaire
puzzle-right = ✅ Bien vu !
puzzle-wrong = ❌ Ce n’est pas **{ $play }**. Essaie encore.
puzzle-hint_button = Indice
puzzle-show = Solution
puzzle-share = Partager
puzzle-others = Autres problèmes
puzzle-hint = 💡 Laisse un { $n } ouvert.
puzzle-hint_take = { $n ->
    [0] 💡 Ne prends rien.
    [one] 💡 Prends d’abord un domino.
   *[other] 💡 Prends d’abord { $n } dominos.
}
puzzle-why_hole = **{ $play }** ne laisse rien à jouer à ton adversaire.
puzzle-why_draw = Après **{ $play }**, ton adversaire doit piocher.
puzzle-why_suit = Après **{ $play }**, toi seul peux jouer sur le { $n } ouvert.
puzzle-why_block = Si vous jouez au mieux tous les deux, **{ $play }** mène à un jeu bloqué, avec moins de points dans ta main.
puzzle-why_out = Si vous jouez au mieux tous les deux, tu finis après **{ $play }**.
puzzle-why_count = { $n ->
    [one] **{ $play }** rapporte { $n } point tout de suite, plus que tout autre coup.
   *[other] **{ $play }** rapporte { $n } points tout de suite, plus que tout autre coup.
}
puzzle-why_give = { $n ->
    [one] **{ $play }** renonce à { $n } point qu’un autre coup rapporte tout de suite.
   *[other] **{ $play }** renonce à { $n } points qu’un autre coup rapporte tout de suite.
}
puzzle-why_count_row = { $n ->
    [one] Ce n’est qu’après **{ $play }** que tu peux prendre { $n } domino à ce tour.
   *[other] Ce n’est qu’après **{ $play }** que tu peux prendre { $n } dominos à ce tour.
}
puzzle-why_give_row = { $n ->
    [one] **{ $play }** renonce à { $n } domino que tu pourrais prendre à ce tour.
   *[other] **{ $play }** renonce à { $n } dominos que tu pourrais prendre à ce tour.
}
puzzle-why_clear_row = Ce n’est qu’après **{ $play }** que tu peux vider la rangée à ce tour.
puzzle-worth = { $n ->
    [one] Cela te donne { $n } point d’avance d’ici la fin, { $more } de plus que **{ $other }**.
   *[other] Cela te donne { $n } points d’avance d’ici la fin, { $more } de plus que **{ $other }**.
}
puzzle-solved = { $n ->
    [one] Résolu au premier essai
   *[other] Résolu en { $n } essais
}
puzzle-streak = { $n ->
    [one] 🔥 { $n } semaine d’affilée
   *[other] 🔥 { $n } semaines d’affilée
}
puzzle-in_a_row = { $n ->
    [one] { $n } semaine d’affilée
   *[other] { $n } semaines d’affilée
}
puzzle-shared = **{ $name }** · Problème de la semaine · { $game } · { $grade } · { $date }
puzzle-name = Problème de la semaine
puzzle-card = { $game } · { $grade } · { $date }
