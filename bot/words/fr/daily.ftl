### La rangée du jour et ses résultats.

cmd-daily = Joue la rangée du jour : la même donne pour tout le monde
daily-name = Rangée du jour
daily-title = **Rangée du jour** · { $date } · { $level }
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
daily-fewest = Minimum possible : **{ $n }**.
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

### Les problèmes de la semaine.

cmd-puzzle = Résous le problème de la semaine
cmd-puzzle-game = Quel jeu
puzzle-title = **Problème de la semaine** · { $game } · { $grade }
puzzle-grade_1 = facile
puzzle-grade_2 = moyen
puzzle-grade_3 = difficile
puzzle-asked_block = À toi. Tous les dominos sont visibles : ton adversaire a { $tiles }. Quel coup rapporte le plus ?
puzzle-asked_muggins = À toi. Tous les dominos sont visibles : ton adversaire a { $tiles }. Quel coup rapporte le plus de points d’ici la fin de la manche ?
puzzle-play = { $tile } en { $place }
puzzle-you = Toi
puzzle-them = Adversaire
puzzle-right = ✅ Bien vu !
puzzle-wrong = ❌ Ce n’est pas **{ $play }**. Essaie encore.
puzzle-hint_button = Indice
puzzle-show = Solution
puzzle-hint = 💡 Laisse un { $n } ouvert.
puzzle-why_pass = **{ $play }** fait bouder ton adversaire, et tu finis.
puzzle-why_out = Après **{ $play }**, tu finis quoi que joue ton adversaire.
puzzle-why_blocked = **{ $play }** mène à un jeu bloqué, avec { $mine } points dans ta main contre { $theirs }.
puzzle-why_scores = **{ $play }** te rapporte { $mine } points d’ici la fin de la manche, et { $theirs } à ton adversaire.
puzzle-than = **{ $other }** semble naturel, mais vaut { $gain } points de moins.
