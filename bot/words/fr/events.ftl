### Game nights and other events: signing up, their board, the end, and their commands.

cmd-night = Prévoir une soirée jeux
cmd-list = Lister les événements de ce serveur
choice-pick_turns = l’un après l’autre
choice-pick_vote = par vote
choice-pick_lots = au sort
event-no_time = Donne le début sous la forme `20:00`, `20h`, `ven. 20:00` ou `31/1 20:00`, deux mois à l’avance au plus. Le fuseau est { $zone }. Change-le avec `/settings mine`.
# After why an event wasn't posted.
plan-kept = Appuie encore sur **Publier** : ton texte est toujours là.
# link is the sentence tables-link, or empty.
plan-posted = Ce plan est déjà publié{ $link }. Tape `/events night` ou `/events tournament` pour un autre.
event-game_night = Soirée jeux
event-title = ## { $title }
event-rounds = { $n ->
    [one] { $n } ronde
   *[other] { $n } rondes
}
event-title_round = ## { $title } · ronde { $round } sur { $rounds }
event-title_over = ## { $title } : le podium
event-title_cancelled =
    ## { $title }
    Annulé. Prévois un autre événement avec `/events night` ou `/events tournament`.
event-facts = **{ $kind }** · { $games } · { $rounds } à des tables de { $seats } · { $clock }
event-clock = { $time } par tour
event-pick_turns = { $games } tour à tour
event-pick_vote = un vote entre { $games }
event-pick_lots = { $games } au sort
event-duplicate = Duplicate : toutes les tables d’une ronde reçoivent les mêmes dominos. On te compare à ceux qui ont ta place aux autres tables.
event-minutes = Une ronde dure au plus { $time }. Les tables en cours finissent alors telles quelles.
event-balanced = Les tables sont de force à peu près égale.
event-starts = Début <t:{ $at }:F> (<t:{ $at }:R>).
event-check_in = Présence : appuie sur **Je suis là** à partir de <t:{ $at }:t>.
event-nobody = Personne n’est encore inscrit.
event-in = { $n ->
    [one] **{ $n } en est :** { $names }
   *[other] **{ $n } en sont :** { $names }
}
event-how = Appuie sur **J’en suis** pour t’inscrire. { $host } commence avec **Hôte…** : les tables sont alors formées. En retard, tu joues dès la ronde suivante. Tu peux partir entre deux rondes.
event-missing = **Pas encore là :** { $names }. **Je suis là** donne une place dans la ronde 1.
event-me_out = Sans moi
event-here = Je suis là
event-ready = On y va
event-begin = Commencer
event-host = Hôte…
event-how_button = Comment ça marche
event-next = Ronde suivante
event-end = Terminer
event-vote = Vote pour un jeu
event-votes = **Votes :** { $votes }
event-vote_of = { $game } { $n }
event-numbers = Les clés de toutes les donnes sont déjà fixées, et chaque table a un nombre qui les scelle. Garde cette liste : après une manche, **Donne vérifiée ✓** à la table remontre son nombre.
event-voted = Ton vote est compté.
event-now_in = Tu en es, à partir de la ronde { $round }.
event-now_out = Tu n’en es plus. Ta table de cette ronde continue.
event-next_sure = { $tables } en cours. Elles finissent telles quelles, et la ronde suivante commence.
event-next_yes = Commencer la ronde suivante
event-end_sure = L’événement finit maintenant avec les points actuels. Les tables en cours finissent telles quelles.
event-end_yes = Le finir
event-done = C’est fait.
event-plays = { $game }.
event-ends_at = La ronde finit <t:{ $at }:R> au plus tard.
event-ends_by_itself = La ronde suivante commence quand la dernière table a fini.
event-break = La ronde { $round } commence <t:{ $at }:R>, ou quand tous ont appuyé sur **On y va** ({ $ready } sur { $people }).
event-ends_last = Le podium vient quand la dernière table a fini.
event-table = **Table { $number } :** { $people }{ $state }
# A link to the table’s thread
event-table_link = [Table { $number }]({ $link })
event-table_thread = { $table } { $people }{ $state }
event-table_number = **Table { $number }**
event-robots = { $n ->
    [one] { $n } robot
   *[other] { $n } robots
}
event-state_opening = { " " }· ouverture
event-state_deal = { " " }· donne { $number }
event-state_waits = { " " }· donne { $number }, attend { $name } depuis <t:{ $since }:R>
event-state_over = { " " }· finie
event-state_won = { " " }· finie : { $names }
event-state_field = { " " }· sur { $tables } : { $places }
event-place_of = { $name } { $place }.
event-state_compared = { " " }· finie, comparée après la dernière table
event-waiting = { $n ->
    [one] -# On attend la table { $tables }.
   *[other] -# On attend les tables { $tables }.
}
picture-event_round = { $game } · ronde { $round } sur { $rounds }
picture-event_over = { $people } · { $rounds }
picture-and_more = + { $n }
picture-moment_biggest_round = { $n ->
    [one] { $n } point en une donne
   *[other] { $n } points en une donne
}
picture-moment_most_captures = { $n ->
    [one] { $n } capture en une donne
   *[other] { $n } captures en une donne
}
event-coming = -# À la prochaine ronde : { $names }
event-leaving = -# Absents de la prochaine ronde : { $names }. Pour revenir, appuie sur **J’en suis**.
event-missed = -# Appel manqué : { $names }. **J’en suis** vaut dès la ronde suivante.
event-standings = **Classement**
event-standing = **{ $place }** { $name } : { $points }, { $won }
event-won = { $n ->
    [one] { $n } table gagnée
   *[other] { $n } tables gagnées
}
event-more = -# … et { $n } de plus
event-first = 🥇 **{ $names }** avec { $points }, { $won }
event-second = 🥈 **{ $names }** avec { $points }
event-third = 🥉 **{ $names }** avec { $points }
event-others = { $n ->
    [one] { $n } autre
   *[other] { $n } autres
}
event-moments = **Meilleurs moments**
event-moment_biggest_round = Le plus de points en une donne : **{ $names }** avec { $n } ({ $game }, ronde { $round }, table { $table })
event-moment_most_captures = Le plus de captures en une donne : **{ $names }** avec { $n } (ronde { $round }, table { $table })
event-no_points = Aucune table n’a fini, il n’y a donc pas de podium.
event-thanks = -# { $people } à { $tables } en { $rounds }. Points : 0 pour la dernière place d’une table, 1 de plus par place au-dessus. Les ex æquo partagent les points. À points égaux, les tables gagnées décident, puis les totaux aux tables.
event-thanks_duplicate = -# { $people } à { $tables } en { $rounds }. Points : 1 par table de la ronde, la tienne comprise, où ta place n’a pas fait mieux. À points égaux, les tables gagnées décident, puis les totaux aux tables.
event-people = { $n ->
    [one] { $n } personne
   *[other] { $n } personnes
}
event-thread = Table { $number } · ronde { $round } · { $title }
event-no_threads = -# Les tables sont dans ce salon. Pour des fils il me faut un salon textuel, **Créer des fils publics** et **Envoyer des messages dans les fils**.

## The panel that plans an event
plan-preview = -# Aperçu. Change-le, puis **Publier…**
plan-post = Publier…
plan-sure = Début : <t:{ $time }:F>, <t:{ $time }:R>. Appuie sur **Publier** si c’est juste. Sinon, appuie sur **Publier…** ci-dessus : ton texte est encore là.
plan-sure_post = Publier
plan-games = Jeux
plan-format = Format
plan-pick = Comment choisir le jeu de chaque ronde
plan-rounds = Nombre de rondes
plan-seats = Places par table
plan-seats_of = Tables de { $n }
plan-time = Temps par tour
plan-balanced = Tables égales : { $now }
plan-seeded = Selon la cote : { $now }
plan-duplicate = Mêmes dominos : { $now }
plan-pairs = Par équipes : { $now }
plan-title = Titre
plan-when = Début
plan-when_about = 20:00, 20h, ven. 20h, 31/1 20h ; vide : quand tu appuies sur Commencer
plan-options = Règles maison
plan-options_about = par exemple target=50 ; vide : comme publiées
plan-minutes = Minutes par ronde
plan-minutes_about = Ensuite les tables s’arrêtent ; vide : sans limite
plan-pause = Pause entre les rondes, en secondes
plan-pause_about = Vide : 60 ; 0 : aucune
plan-days = Jours par ronde
plan-days_about = Vide : 7, ou plus pour les jeux longs
plan-list = ### Événements de ce serveur
plan-none = Il n’y a pas d’événement sur ce serveur. Prévois-en un avec `/events night` ou `/events tournament`.
plan-line_sign_up = **{ $title }** dans <#{ $channel }> : inscriptions ouvertes, { $n } dedans{ $link }
plan-line_playing = **{ $title }** dans <#{ $channel }> : ronde { $round } sur { $rounds }{ $link }

event-closed = Je ne peux pas afficher ton événement **{ $title }** dans <#{ $channel }>. { $remedy } Rien n’est perdu.
event-channel_gone = **{ $title }** est terminé : son salon a été supprimé. Les tables finies comptent dans les statistiques.
event-channel_gone_before = **{ $title }** est annulé : son salon a été supprimé. `/events` en prépare un autre.
