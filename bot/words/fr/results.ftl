### Finished matches: round and match end, histories, statistics, and achievements.

cmd-history = Lister les parties finies, d’ici ou de quelqu’un
cmd-history-of = Les parties de qui (sinon : les tiennes)
cmd-history-player = Les parties d’un joueur dans ce salon, et avec toi
cmd-stats = Voir les victoires, places et partenaires d’un joueur
cmd-stats-player = Quel joueur (sinon : toi)
choice-of_mine = les miennes
choice-of_here = de ce salon

## Round and match end
result-won = { $winners ->
    [one] { $names } gagne la manche { $number } : +{ $n }{ $how }
   *[other] { $names } gagnent la manche { $number } : +{ $n }{ $how }
}
result-won_low = { $winners ->
    [one] { $names } gagne la manche { $number } : { $points }{ $how }
   *[other] { $names } gagnent la manche { $number } : { $points }{ $how }
}
result-most = { $winners ->
    [one] { $names } marque le plus dans la manche { $number } : +{ $n }{ $how }
   *[other] { $names } marquent le plus dans la manche { $number } : +{ $n }{ $how }
}
result-fewest = { $winners ->
    [one] { $names } a le moins de points dans la manche { $number } : { $n }{ $how }
   *[other] { $names } ont le moins de points dans la manche { $number } : { $n }{ $how }
}
result-tie = Égalité dans la manche { $number } : { $n } partout{ $how }
result-nobody = Personne ne marque dans la manche { $number }{ $how }
result-how_blocked = { " " }(bloquée)
result-how_target = { " " }(objectif atteint)
result-how_out = { " " }(domino !)
result-how_out_of = { " " }({ $name } a fini)
result-together = { $name } : { $terms } = { $points }
end-result = **{ $result }**
end-hands = **Dominos restants**
end-hand = { $name } : reste { $tiles }, { $pips }
end-hands_none = Aucun domino restant.
end-scores = **Points marqués**
end-nobody = Personne ne marque dans cette manche.
end-devil = La main du Diable, restée dans la rangée : { $count }.
end-devil_won = Le Diable gagne : il reste { $count }
end-captured = Capturés : { $count }.
end-totals = **Totaux**
end-ahead = { $n ->
    [one] { $names } mène depuis la manche { $number }.
   *[other] { $names } mènent depuis la manche { $number }.
}
end-comeback = Remontée : { $names }, { $points } points derrière, puis en tête depuis la manche { $number }.
end-decisive = Domino décisif : { $tile } ({ $name }).
end-copy = { $game } : { $scores } ({ $rounds })
end-last_round = Dernière manche
end-next_round = Manche suivante
end-final =
    ## { $winners }
    -# { $game } : partie finie
end-placings = **Places finales**
end-won = { $n ->
    [one] 🏆 { $names } gagne
   *[other] 🏆 { $names } gagnent
}
end-lost = Personne n’a gagné
end-rematch = Revanche
end-play_on = Continuer pour le plaisir
end-rematch_there = La revanche est déjà ouverte : [rejoins-la]({ $link }).
end-ratings = -# Cotes : { $ratings }.
end-rating = { $name } { $rating } ({ $gained })
end-remark_1 = -# { $name } : « Bien joué, tout le monde. »
end-remark_2 = -# { $name } : « Belle manche. »
end-remark_3 = -# { $name } : « Je jouerais bien toute la journée. »
end-remark_4 = -# { $name } : « C’était amusant à calculer. »

## Achievements
end-achieved = -# **{ $name }** a obtenu *{ $title }* : { $about }.
stats-achieved = Succès : { $titles }.
achievement-monologue = Tirade
achievement-monologue_about = a fini avant que quiconque d’autre pose un domino
achievement-both_ends = Les deux bouts
achievement-both_ends_about = a fini avec un domino qui allait aux deux bouts de la ligne
achievement-blank_cheque = Chèque en blanc
achievement-blank_cheque_about = n’avait plus que le double-blanc à la fin
achievement-thirteen_doubles = Treize doubles
achievement-thirteen_doubles_about = a posé le dernier des treize doubles
achievement-high_five = Tope là
achievement-high_five_about = a marqué avec cinq coups de suite
achievement-twenty = Vingt d’un coup
achievement-twenty_about = a marqué 20 points ou plus avec un domino
achievement-landslide = Éboulement
achievement-landslide_about = a fait cinq captures en un tour
achievement-devils_own = La part du Diable
achievement-devils_own_about = a pris le dernier domino de la rangée

## History
history-mine = ### Tes parties sur ce serveur{ $game }
history-here = ### Parties dans ce salon{ $game }
history-person =
    ### { $name } : parties{ $game }
    -# Dans ce salon, et celles jouées ensemble.
history-of_game = { " " }: { $game }
history-none = Aucune partie de ce genre.
history-line =
    <t:{ $when }:d> · **{ $game }**, { $rounds }{ $kind }
    { $sides }
history-kind_people = { "" }
history-kind_robots = , contre des robots
history-kind_alone = { "" }
history-kind_broken_off = , annulée
history-kind_void = , invalidée
history-side = **{ $place }** { $names } : { $total }
history-side_shared = **{ $place }** ex æquo { $names } : { $total }
history-side_alone = { $name } : { $result }
history-won = gagné
history-lost = perdu
history-resigned = { $name } (abandon)
history-newer = ← Récentes
history-older = Anciennes →
history-to_mine = Les miennes
history-to_here = De ce salon
history-pick = Revoir…
history-pick_kind = Quelles parties
history-all = Toutes les parties
history-all_about = Même annulées
history-people = Entre personnes
history-people_about = Celles qui comptent
history-robots = Contre des robots
history-robots_about = Toutes les personnes d’un côté
history-alone = Réussites
history-alone_about = Les tiennes
history-broken_off = Annulées
history-broken_off_about = Finies avant la fin. Les manches complètes se revoient.
history-void = Invalidées
history-void_about = Retirées par les gestionnaires. Elles ne comptent pas.

## Statistics
stats-title = ### { $name } sur ce serveur{ $game }
stats-title_all = ### { $name } sur tous les serveurs{ $game }
stats-none = Tu n’as pas encore fini de partie. `/domino play` ouvre une table.
stats-none_person = { $name } n’a pas encore fini de partie sur ce serveur.
stats-people = **Contre des personnes** : { $counted }.
stats-robots = **Contre des robots** : { $counted }.
stats-alone = **Réussites** (visible seulement par toi) : { $played }, { $won }.
stats-counted = { $matches }, { $wins }, place moyenne { $place }
stats-counted_points = { $matches }, { $wins }, place moyenne { $place }, { $points } points par manche
stats-wins_shared = { $n ->
    [one] { $wins } (dont { $n } partagée)
   *[other] { $wins } (dont { $n } partagées)
}
stats-broken_off = Annulées : { $matches }. Elles ne comptent pas.
stats-rating = Cote : { $ratings }.
stats-rating_one = { $game } { $rating }
stats-rating_provisional = provisoire, { $matches } sur { $needed }
stats-best = Meilleure manche : { $points } à { $game }.
stats-streak = Plus longue série : { $wins } de suite.
stats-streak_running = Plus longue série : { $wins } de suite, { $n } en cours.
stats-partner = Partenaire le plus fréquent : { $name }, { $matches } ensemble, { $wins }.
stats-opponent = { $name } { $won } : { $lost }
stats-opponents = Adversaires les plus fréquents : { $opponents }.
stats-against = Toi contre { $name } : { $won } : { $lost }, en { $matches }.
stats-recent = Dernières places : { $places }.
place-ordinal = { $n ->
    [1] { $n }er
   *[other] { $n }e
}
stats-recent_one = { $place } sur { $sides }
stats-game_line = { $game } : { $wins } en { $matches }.
stats-post = Montrer à tous

## The card
card-subtitle = { $matches } · { $game }
card-subtitle_robots = contre des robots · { $matches } · { $game }
card-wins = gagnées
card-share = des parties
card-place = place moyenne
card-streak = victoires de suite
card-points = points par manche
card-recent = Derniers résultats
card-of = sur { $sides }
card-game = { $wins } sur { $matches }
card-rating = Cote · { $game }
card-best = Meilleure manche
card-best_value = { $points } · { $game }
card-partner = Partenaire
card-partner_value = { $matches ->
    [one] { $name } · { $won } sur { $matches } gagnée
   *[other] { $name } · { $won } sur { $matches } gagnées
}
card-opponent = Contre { $name }
card-opponent_value = { $won } : { $lost }

## Review and hints
review-button = Analyse
review-title = ### { $game }, manche { $number } : analyse
review-about = Les tours qui t’ont coûté le plus, selon un robot qui ne savait que ce que tu savais.
review-none = Aucune erreur nette. Un robot n’a rien trouvé de mieux, au hasard près.
review-later = Les robots sont occupés. Réessaie dans une minute.
review-point = **Tour { $turn }.** { $best } valait environ { $gain } de plus que { $played }.
hint-button = Indice
hint-text = 💡 **{ $move }.** { $why }
hint-only = C’est ton seul coup.
hint-out = Tu finis avec.
hint-points = Il marque { $n }.
hint-take = { $n ->
    [one] Il te permet de capturer 1 domino.
   *[other] Il te permet de capturer { $n } dominos.
}
hint-cover = { $n ->
    [one] Il coûte 1 point à un adversaire.
   *[other] Il coûte { $n } points à un adversaire.
}
hint-few = Il laisse des bouts où peu de dominos cachés vont.
hint-fewest = Il laisse les bouts où le moins de dominos cachés vont.
hint-keep = { $n ->
    [one] Ensuite, 1 autre de tes dominos se pose.
   *[other] Ensuite, { $n } autres de tes dominos se posent.
}
hint-heavy = Il te libère de ton domino le plus lourd.
hint-heaviest = Il te libère du domino le plus lourd que tu peux poser.
hint-nothing = Il n’y a rien à capturer.
hint-wait = Les captures peuvent attendre que la rangée s’allonge.
hint-best = C’est le meilleur coup quand on poursuit la partie d’ici bien des fois.
hint-robot = C’est ce que jouerait un robot.
