### Slash commands: their descriptions, and their answers.

cmd-domino = Jouer aux dominos et retrouver tes tables
cmd-privacy = Voir, exporter ou effacer tes données
cmd-mine = Régler ton affichage, tes pings et ton fuseau
cmd-seasons = Voir les saisons et podiums de ce serveur
cmd-learn = Apprendre un jeu en une manche avec des conseils
cmd-results = Voir les résultats, classements et parties finies
cmd-events = Prévoir des soirées jeux et des tournois
cmd-play = Ouvrir une table pour toi, des amis et des robots
cmd-game = Quel jeu
cmd-show = Qui peut le voir
cmd-play-options = Règles maison, comme target=50 (ou Options dans le lobby)
cmd-play-seats = Nombre de places
cmd-play-robots = Nombre de robots
cmd-play-friend = Inviter quelqu’un
cmd-play-time = Temps par tour
cmd-play-where = Où va la table
cmd-solitaire = Jouer une patience, en solo
cmd-solitaire-rules = Les règles de qui
cmd-solitaire-tiles = Nombre de dominos
cmd-board = Remontrer un plateau ou le faire venir ici
cmd-tables = Trouver les tables ouvertes de ce serveur
cmd-rules = Lire les règles d’un jeu
cmd-help = Voir l’aide : premiers pas et questions courantes
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
    Sur des jours ou des semaines : `/domino play`, un `time` lent, comme un jour par tour, et un ami dans `with`. `/domino turns` montre ce qui t’attend.
    Tout le reste est sous **Plus**, ou dans la liste qui s’affiche quand tu tapes `/`.
help-more = **À jouer aussi :** `/domino daily` propose chaque jour la même rangée à tout le monde, `/domino puzzle` un problème par semaine. `/events` organise soirées, tournois et ligues.
help-answers =
    { "" }**Personne pour jouer ?** Appuie sur **Jouer contre un robot**, ou ajoute `robots` à `/domino play`. Une personne qui rejoint prend la place d’un robot.
    { "" }**Mauvais domino ?** **Reprendre le coup** dans ta main demande aux autres, jusqu’au prochain coup.
    { "" }**Quelqu’un est parti ?** Avec un temps limité, un robot joue quand il est écoulé. `/settings away` arrête tes tables lentes quelques jours.
    { "" }**Trop de notifications ?** `/settings mine` règle quand je te notifie et te rappelle.
    { "" }**Les donnes sont-elles honnêtes ?** Chaque table fixe ses donnes avant que quiconque voie un domino. `/results verify` le prouve ensuite.
help-questions = Questions
help-about = -# Boneyard { $version } ne lit aucun message. Il garde qui a joué quoi : voir `/settings privacy`. Logiciel libre sous licence MIT.
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
move-which = Il n’y a pas de table ouverte dans ce salon. En faire venir une ?
tables-which = Quelle table ?
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
rules-row = { $name } : { $rest }
rules-previous = ← Retour
rules-next = Suivant →
# A button, and a heading in every games/*.md of this language
rules-tactics = Tactique
rules-page = Page { $page } sur { $pages }

## In Discord's menus on a member and on a message, at most 32 characters
menu-stats = Stats de dominos
menu-invite = Inviter à une table
menu-hand = Ma main
menu-no_lobby = Tu n’as pas de lobby ouvert ici. Ouvre d’abord une table avec `/domino play`.
menu-cannot_play = Impossible d’inviter { $name } ici.
menu-no_board = Ce message n’est pas le plateau d’une table ouverte.
