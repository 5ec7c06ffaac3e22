### The leaderboard, seasons, and the weekly post.

cmd-leaderboard = Voir le classement de ce serveur
cmd-leaderboard-by = Classement (sinon : victoires)
cmd-leaderboard-period = Période (sinon : depuis toujours)

## Ratings
casual-line = La partie compte-t-elle pour les cotes ?
casual-off = oui, entre personnes
casual-on = non, amicale
lobby-casual = Amicale : les cotes ne changent pas.
lobby-rated = Classée : la partie change les cotes.

## The leaderboard
leaders-title =
    ### Classement : { $game }
    { $measure }, { $period }
leaders-status = { $measure } · { $period }
leaders-none = Pas encore de classement.
leaders-line = **{ $place }** { $name } : { $value }, { $matches }{ $moved }
leaders-line_own = **{ $place }** **{ $name }** (toi) : { $value }, { $matches }{ $moved }
leaders-met = { $matches }, { $opponents }
opponent = { $n ->
    [one] { $n } adversaire
   *[other] { $n } adversaires
}
leaders-up = { " " }▲ { $n }
leaders-down = { " " }▼ { $n }
leaders-new = , nouveau
leaders-gap = · · ·
leaders-you_none = Tu n’es pas classé ici : tu n’as pas encore fini de telle partie.
leaders-you_few = Tu es classé après { $needed }. Jusqu’ici : { $matches }, { $value }.
leaders-robots = -# Tous les robots ensemble : { $wins }, { $matches }.
leaders-moved = -# ▲ ▼ : places depuis la semaine précédente. Les parties contre des robots seuls ne comptent pas ici.
leaders-moved_robots = -# ▲ ▼ : places depuis la semaine précédente. Seules les parties contre des robots comptent ici.
leaders-counted = -# Les parties contre des robots seuls ne comptent pas ici.
leaders-counted_robots = -# Seules les parties contre des robots comptent ici.
leaders-pick_game = Jeu
leaders-pick_by = Classement
leaders-pick_period = Période
leaders-better = ← Meilleurs
leaders-next = Suivants →
leaders-by_wins = victoires
leaders-by_rating = cote
leaders-by_rating_about = Un jeu, à partir de { $matches }
leaders-value_rating = { $n }
leaders-you_provisional = Ta cote : provisoire, { $have } sur { $fewest }.
leaders-by_place = place moyenne
leaders-by_points = points par manche
leaders-by_robots = victoires contre des robots
leaders-by_wins_about = Parties entre personnes
leaders-by_place_about = À partir de { $matches }
leaders-by_points_about = Un jeu, à partir de { $matches }
leaders-by_robots_about = Parties où tous les adversaires étaient des robots
leaders-in_all = depuis toujours
leaders-in_month = ce mois-ci
leaders-in_week = cette semaine
leaders-in_last_week = la semaine dernière
leaders-in_season = cette saison
leaders-in_season_number = saison { $n }
leaders-value_wins = { $wins }
leaders-value_place = place moyenne { $n }
leaders-value_points = { $n } points par manche
leaders-value_robots = { $wins }

## Seasons
season-title = ### Saison { $n }
season-title_none = ### Saisons
season-running = Depuis le { $since }.
season-over = Du { $since } au { $until }.
season-never = Ce serveur n’a pas encore eu de saison. Un gestionnaire en lance une avec `/results seasons`.
season-nobody = Aucune victoire cette saison.
season-rating = -# { $game }, selon la cote : { $lines }
season-start = Lancer une saison…
season-end = Terminer la saison…
season-start_sure = Une saison compte les parties à partir de maintenant, jusqu’à ce que tu la finisses. Au début chaque cote revient une fois à mi-chemin de 1500. Les autres classements gardent toutes les parties.
season-start_yes = La lancer
season-end_sure = La saison finit maintenant, et son podium est publié dans ce salon. Les cotes restent jusqu’à la prochaine saison.
season-end_yes = Terminer la saison et publier le podium
season-not_manager = Il te faut **Gérer le serveur** pour lancer et finir les saisons.

## The weekly post
cmd-server-zone = Fuseau horaire des messages du serveur
weekly-off = **Classement de la semaine** : désactivé. Il montre chaque lundi qui a le plus gagné la semaine d’avant.
weekly-on = **Classement de la semaine** : dans { $channel }, le lundi à **{ $hour }:00** ({ $zone }), après une semaine avec des parties.
weekly-here = Publier dans ce salon
weekly-there = Publier dans un salon…
weekly-turn_off = Désactiver
weekly-pick = Heure
weekly-hour = { $hour }:00
weekly-closed = Je ne peux pas écrire dans ce salon. Donne-moi la permission, ou choisis-en un autre.
alt-leaders = Classement, { $title }, { $status } : { $lines }.
alt-leader = { $place } { $name } { $value }
