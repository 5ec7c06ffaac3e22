### Slash commands: their descriptions, and their answers.

cmd-domino = Jouer aux dominos avec des amis et des robots
cmd-play = Ouvrir une table de dominos
cmd-game = Quel jeu
cmd-show = Qui peut le voir
cmd-play-options = Règles maison, par exemple target=50 (plus sous Options dans le lobby)
cmd-play-seats = Nombre de places
cmd-play-robots = Nombre de robots
cmd-play-first = Inviter quelqu’un
cmd-play-second = Inviter quelqu’un d’autre
cmd-play-third = Inviter quelqu’un d’autre
cmd-play-time = Temps par tour
cmd-play-where = Où va la table
cmd-solitaire = Jouer une réussite
cmd-solitaire-rules = Les règles de qui
cmd-solitaire-tiles = Nombre de dominos
cmd-hand = Montrer tes dominos, à toi seul
cmd-board = Remontrer le plateau en bas du salon
cmd-tally = Montrer le score jusqu’ici
cmd-log = Montrer toute la manche en mots, à toi seul
cmd-tables = Lister les tables ouvertes de ce serveur
cmd-rules = Expliquer un jeu
cmd-resign = Quitter une partie ; un robot continue
cmd-help = Expliquer comment jouer avec Boneyard
cmd-about = À propos de Boneyard
cmd-move = Déplacer une de tes tables dans ce salon
choice-d6 = 28 (double-six)
choice-d9 = 55 (double-neuf)
choice-d12 = 91 (double-douze)
choice-private = moi seul
choice-public = tout le salon
choice-all_games = tous les jeux
choice-here = ici
choice-thread = dans son propre fil
help-title = ## Comment jouer
help-text =
    `/domino play` ouvre une table. Les autres appuient sur **Rejoindre**, et l’hôte appuie sur **Lancer**.
    Appuie sur **Ma main** sur le plateau pour voir tes dominos, puis sur un domino pour le jouer.
    Tout le reste est sous **Plus**, ou dans la liste qui s’affiche quand tu tapes `/domino`.
about-text =
    ## Boneyard { $version }
    Des dominos pour Discord, en direct lors d’une soirée ou un coup par jour pendant des semaines.
    Jeux : { $games }.
    Boneyard ne lit aucun message. Il garde qui a joué quoi, pour que les parties survivent à un redémarrage. Logiciel libre sous licence MIT.
tables-title = ### Tables ouvertes de ce serveur
tables-none = Il n’y a pas de table ouverte sur ce serveur. `/domino play` en ouvre une.
tables-line_lobby = **{ $game }** dans <#{ $channel }> : en attente de joueurs ({ $names }){ $link }
tables-line_playing = **{ $game }** dans <#{ $channel }> : { $names } · { $turn }{ $link }
tables-choice = { $game } : { $names }
table = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
tables-link = { " " }· [ouvrir]({ $link })
tables-more = -# … et { $count } de plus.
tables-none_here = Il n’y a pas de table ouverte dans ce salon. Ouvres-en une avec `/domino play`, ou cherche avec `/domino tables`.
tables-none_yours = Tu n’es à aucune table de ce serveur. Appuie sur **Rejoindre** dans un lobby, ou utilise `/domino play`.
tables-which = Quelle table ?
tables-which_pick = Choisis une table
win = { $n ->
    [one] { $n } victoire
   *[other] { $n } victoires
}
match = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
rules-options = **Règles maison ici :** { $options }.
rules-options_default = **Cette table :** les règles publiées.
rules-seats = Pour { $players } joueurs.
rules-previous = ← Retour
rules-next = Suivant →
rules-page = Page { $page } sur { $pages }

## In Discord's menus on a member and on a message, at most 32 characters
menu-stats = Stats de dominos
menu-invite = Inviter à une table
menu-hand = Ma main
menu-no_lobby = Tu n’as pas de lobby ouvert ici. Ouvre d’abord une table avec `/domino play`.
menu-cannot_play = Impossible d’inviter { $name } ici.
menu-no_board = Ce message n’est pas le plateau d’une table ouverte.
