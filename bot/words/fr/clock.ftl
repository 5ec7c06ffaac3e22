### Clocks: time limits, and what happens when time runs out.

clock-none = sans limite
clock-seconds = { $n } secondes
clock-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
clock-hours = { $n ->
    [one] { $n } heure
   *[other] { $n } heures
}
clock-days = { $n ->
    [one] { $n } jour
   *[other] { $n } jours
}
clock-two = { $one } et { $other }
clock-live = en direct : { $time } par tour
clock-slow = lente : { $time } par tour
clock-unlimited = sans pendule
log-late = { $line } (temps écoulé)
log-table_away = { $name } n’est pas là. Un robot joue jusqu’à son retour ({ $name }).
log-table_forfeited = { $name } a perdu sa place au temps. Un robot continue.
brief-late = { $turn } (temps écoulé)
hand-away = Ton temps s’est écoulé en ton absence, donc un robot joue tes dominos. Appuie sur **Revenir** pour rejouer.
hand-forfeited = Ton temps s’est écoulé, et à cette table cela coûte la place. Un robot joue tes dominos.
refusal-forfeited = Ton temps s’est écoulé, et à cette table cela coûte la place. Regarde, ou ouvre une autre table avec `/domino play`.
clock-title =
    ### Temps par tour
    Chaque tour : **{ $time }**.
clock-bank = { $bank }, { $increment } de plus par tour
clock-live_bank = en direct : { $bank }, { $increment } de plus par tour
clock-slow_bank = lente : { $bank }, { $increment } de plus par tour
clock-about_bank = -# Tes tours puisent dans une réserve de temps. Chaque tour en rend une part, jusqu’à la réserve pleine.
clock-pick_out = Quand le temps est écoulé
clock-out = Quand le temps est écoulé : **{ $what }**.
clock-out_move = un robot joue le tour
clock-out_seat = { $n ->
    [one] un robot joue jusqu’au retour
   *[other] un robot joue le tour, et après { $n } de suite jusqu’au retour
}
clock-out_forfeit = la place est perdue, et un robot continue
clock-about_move = Chaque fois que cela arrive
clock-about_seat = Un bouton suffit pour revenir
clock-about_forfeit = Pas de retour possible
clock-banks = -# Temps restant : { $banks }
clock-left = { $name } { $time }
clock-closes = **Aucun coup depuis des semaines.** La partie se ferme <t:{ $when }:R> si personne ne joue.
clock-gone = **Le salon de cette table n’existe plus.** Son hôte peut la déplacer avec `/domino board`. Sinon la partie se ferme <t:{ $when }:R>.
lobby-expired =
    ## { $game } : table fermée
    Personne ne l’a lancée à temps. `/domino play` en ouvre une autre.
end_table-pick = Arrêter une table de ce serveur…
end_table-button = Arrêter la partie
end_table-sure =
    ### Arrêter cette table ({ $names }) ?
    Personne ne gagne et la partie ne compte pas. Les joueurs voient ton nom.
end_table-yes = Oui, l’arrêter
end_table-done = Table arrêtée.
end_table-not_manager = Il te faut **Gérer le serveur** pour arrêter les tables des autres.

## A match that managers void
void-button = Invalider la partie
void-sure = **Invalider cette partie de { $game } ?** Joueurs : { $names }
    - Elle ne compte plus pour les cotes, les statistiques, les classements ni les succès.
    - Toutes les cotes suivantes sont recalculées.
    - Les tableaux des événements restent. Les joueurs sont prévenus.
    - C’est définitif.
void-yes = Invalider
void-done = La partie est invalidée.
void-not_over = Seule une partie finie peut être invalidée.
void-not_manager = Il te faut **Gérer le serveur** pour invalider une partie.
void-played = Tu as joué cette partie. Un autre gestionnaire peut l’annuler.
# Posted in the match's channel; names are the players, link is the sentence tables-link or empty.
void-told = **{ $manager }** a invalidé une partie de { $game }{ $link }. Elle ne compte plus pour { $names }.
void-board = -# Les gestionnaires ont invalidé cette partie : elle ne compte pas.
ping-closes = { $mention }, **{ $game }** t’attend. Après des semaines sans coup, la partie se ferme <t:{ $when }:R>.
clock-pause = Arrêter les pendules
clock-go_on = Relancer les pendules
clock-paused = -# Pendules arrêtées.{ $left } Tout joueur peut les relancer avec **Plus**.
clock-paused_left = { " " }Il reste { $time } à { $name }.
clock-pause_done = Pendules arrêtées. Vous pouvez tous encore jouer. **Plus** les relance.
clock-go_on_done = Pendules relancées. Le tour continue avec le temps qui restait.
consent-pause = **{ $name } demande une pause.**
log-table_paused = Pendules arrêtées : { $name } l’a demandé, et tous étaient d’accord.
log-table_goes_on = { $name } a relancé les pendules.
refusal-no_clock = Cette table n’a pas de pendule.
refusal-not_paused = Les pendules tournent déjà.
clock-weekends_on = Les week-ends comptent : oui
clock-weekends_off = Les week-ends comptent : non
clock-days_off = Jours de repos : { $days }
clock-no_days_off = aucun
clock-days_off_each = Chaque joueur a { $days } de repos. Quand son temps est écoulé, il en reçoit un automatiquement.
clock-resting = -# { $name } est en jour de repos automatique. Il en reste { $left }.
clock-night = -# { $name } : pendule arrêtée pour la nuit (encore { $left } dans cette partie).
log-table_day_off = { $name } n’a plus de temps : un jour de repos.
clock-reply_delay_on = Les passes attendent : oui
clock-reply_delay_off = Les passes attendent : non
clock-reply_delay = Les pioches et passes forcées attendent un peu, comme les coups.
clock-about_reply_delay = -# Si les passes attendent, les pioches et passes forcées prennent à peu près le temps des coups du joueur. Avant 8 coups à la main : 1 à 4 secondes, aux tables lentes 2 à 20 minutes. Sinon, leur vitesse montre qu’il n’y avait pas de choix.
clock-no_weekends = Les pendules s’arrêtent le samedi et le dimanche (UTC).
clock-open = Temps…
