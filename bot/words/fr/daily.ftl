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
