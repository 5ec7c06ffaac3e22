### Being away for some days.

cmd-away = T’absenter de tes tables lentes, ou revenir
cmd-away-until = Le jour de ton retour, comme 2027-03-01 (3 semaines max.)
cmd-away-meanwhile = Ce qui se passe à tes tables
cmd-away-sits_in = Un ami qui peut prendre ta place et voit alors tes dominos
choice-wait = demander aux autres d’attendre (si quelqu’un refuse, un robot joue)
choice-robot = un robot joue pour moi
away-days = { $n ->
    [one] dans { $n } jour
   *[other] dans { $n } jours
}
away-choice = { $day } ({ $count })
away-title = ### En absence jusqu’au <t:{ $until }:f>
away-waits = { $game } avec { $names } : les pendules sont arrêtées.
away-asked = { $game } avec { $names } : je demande aux autres d’attendre.
away-plays = { $game } avec { $names } : un robot joue pour toi.
away-free = { $game } avec { $names } : il n’y a pas de limite de temps.
away-named = { $friend } peut jouer à ta place avec **Plus** sur le plateau. Je demande d’abord aux autres, sauf si la table le permet à tous.
away-back_by_itself = -# Tu reviens automatiquement. Pour revenir plus tôt, utilise `/settings away` sans date.
away-nowhere = Tu n’es à aucune table lente. Quitte les rapides (moins d’une heure par tour) avec **Plus** → **Abandonner**.
away-bad_date = Donne le jour de ton retour, par exemple { $example }. Au plus tôt demain, au plus tard dans trois semaines.
away-back = { $n ->
    [one] Te revoilà. Tu es de nouveau à { $n } table : voir `/domino turns`.
   *[other] Te revoilà. Tu es de nouveau à { $n } tables : voir `/domino turns`.
}
away-not = Tu n’es pas en absence. Pour t’absenter quelques jours, utilise `/settings away until:`.
away-robot = -# { $name } est en absence jusqu’au <t:{ $until }:D> : un robot joue.
away-friend_may = -# { $name } est en absence jusqu’au <t:{ $until }:D> : un robot joue. { $friend } peut jouer à sa place avec **Plus**.
away-waited = -# { $name } est en absence jusqu’au <t:{ $until }:D> : les autres attendent.
away-friend_sits = -# { $name } est en absence jusqu’au <t:{ $until }:D> : { $friend } joue à sa place.
consent-wait = **{ $name } s’absente jusqu’au <t:{ $until }:D> et demande d’attendre.** Si tous acceptent à temps, les pendules s’arrêtent. Sinon, un robot joue.
clock-paused_until = -# Pendules arrêtées jusqu’au <t:{ $when }:f>.{ $left } Tout joueur peut les relancer avec **Plus**. Un robot joue alors pour la personne en absence.
hand-gone_until = Tu es en absence et un robot joue tes dominos. Appuie sur **Revenir** pour rejouer tout de suite.
log-table_gone_until = { $name } s’absente quelques jours. Un robot continue.
log-table_returned = { $name } est de retour.
