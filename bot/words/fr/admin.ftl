
### The commands of the bot's owner, in their own server.
cmd-admin = Veiller sur le bot (son propriétaire seul)
cmd-health = Montrer l’état du bot
cmd-stuck = Lister les tables bloquées, et pourquoi
cmd-stuck-table = Identifiant d’une table : montre ce qu’elle attend
cmd-announce = Publier un message sur chaque serveur
cmd-announce-message = Le message
cmd-drain = Mettre les tables au repos avant une mise à jour
cmd-drain-minutes = Minutes avant le retour du bot ; 0 : reprendre
cmd-forget = Effacer les données de quelqu’un ou d’un serveur quitté
cmd-forget-person = L’id Discord de la personne
cmd-forget-server = L’id Discord du serveur
cmd-forget-sure = Effacer maintenant : c’est définitif
admin-not_owner = Seul le propriétaire du bot peut faire ça.
admin-health =
    ### État
    - Connexion : depuis <t:{ $up }:R>, dernier signal il y a { $silent } s, **{ $delay } ms** par battement (−1 : pas encore)
    - Serveurs : **{ $servers }**
    - Tables ouvertes : **{ $tables }**, en jeu : **{ $playing }**
    - Plateaux à redessiner : **{ $boards }**, le premier depuis **{ $lag } s** ; clics en attente : **{ $clicks }**
    - Erreurs aujourd’hui (UTC) : **{ $errors }**
admin-newest = - Dernière erreur, <t:{ $at }:R> : `{ $text }`
admin-none_stuck = Aucune table n’est bloquée, et aucun salon ne m’est fermé.
admin-stuck = - { $table } ({ $game }) : { $why }
admin-failed = { $n ->
    [one] { $n } étape ratée ; je réessaie
   *[other] { $n } étapes ratées ; je réessaie
}
admin-homeless = son salon n’existe plus ; l’hôte peut la déplacer
admin-parked = - <#{ $channel }> : fermé pour moi, ses plateaux attendent
admin-more = { $n ->
    [one] - { $n } autre
   *[other] - { $n } autres
}
admin-rests_lobby = { $table } est dans son lobby ou terminée : rien n’avance tout seul.
admin-rests_claims = { $table } écoute encore les annonces.
admin-rests_pace = { $table } : un robot laisse voir le dernier coup.
admin-rests_reply_delay = { $table } : le coup automatique de la place { $seat } prend son temps.
admin-rests_outage = { $table } : le temps est suspendu tant que personne ne peut jouer.
admin-rests_person = { $table } attend la place { $seat }.
admin-until = Sans clic, la suite vient <t:{ $until }:R>.
admin-acts = { $table } : quelque chose avance en ce moment. Redemande dans un instant.
admin-announced = Serveurs avec l’annonce : { $posted }. Pas publié sur { $lacking }.
admin-draining = Plus de nouvelles tables, et les pendules sont arrêtées. Les plateaux annoncent ton retour <t:{ $until }:R>. Redémarre quand tu veux.
admin-not_draining = Les tables s’ouvrent à nouveau, et les pendules tournent.
admin-no_id = Donne l’id d’une personne ou d’un serveur.
admin-not_sure = Cela efface toutes les données de { $number }. Renvoie-le avec `sure: True`.
admin-still_there = Je suis encore sur ce serveur. Ses gestionnaires peuvent d’abord me retirer.
admin-forgotten = Les données sont effacées.
drain-board = -# Boneyard fait une pause pour une mise à jour. Les pendules sont arrêtées. De retour <t:{ $until }:R>.
refusal-draining = Boneyard va redémarrer et n’ouvre pas de nouvelles tables. Réessaie <t:{ $until }:R>.
