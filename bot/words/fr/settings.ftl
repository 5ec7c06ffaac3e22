### How people and servers see the game, settings of a table, and replays.

cmd-settings = Régler l’affichage, les pings et tes données
cmd-server = Gérer les tables et messages de ce serveur
cmd-replay = Revoir une partie, coup par coup
cmd-replay-match = Quelle partie (sinon : la dernière de ce salon)
cmd-replay-number = Une seule manche
cmd-board-show = Qui peut le voir (pour toi seul, à ta façon)
settings-title =
    ### Ton affichage
    Pour ta main et tout ce que toi seul vois, sur tous les serveurs. Les plateaux des salons suivent les réglages du serveur.
settings-title_server = Chacun peut aussi voir un plateau en mots : **Plus**, puis **En mots**.
settings-show = Maintenant : **{ $show }**
settings-pick = Images ou mots
settings-both = Images et mots
settings-both_about = Des images, et la même chose en mots
settings-pictures = Images
settings-pictures_about = Des mots seulement sans image. Les images ont une description.
settings-text = Mots seulement
settings-text_about = Pour connexions lentes et lecteurs d’écran
settings-server_pictures_about = Petits plateaux pour téléphone. Les images ont une description.
settings-server_both_about = Le plateau en mots sous son image
settings-server_text_about = Pas d’images dans les salons de ce serveur
settings-pings = Je te préviens **à ton tour** : **{ $when }**
settings-pings_pick = Quand te prévenir
settings-pings_always = toujours
settings-pings_always_about = À chaque table avec d’autres personnes
settings-pings_slow = aux tables lentes seulement
settings-pings_slow_about = Avec une heure ou plus par tour, ou sans limite
settings-pings_digest = une fois par jour
settings-pings_digest_about = Un résumé chaque matin pour les tables lentes
settings-pings_never = jamais
settings-pings_never_about = Retrouve tes dominos avec /domino turns
settings-numerals = Nombres sur les dominos : { $now }
settings-with_board = Plateau avec ma main : { $now }
settings-high_contrast = Contraste élevé : { $now }
settings-bottom = Vieux plateaux en bas : { $now }
settings-bottom_about = -# **Vieux plateaux en bas** : un plateau de plus d’une heure descend quand un tour commence.
# On the menu of languages; in this language.
language-name = Français
settings-language = **Langue** des plateaux, messages et événements dans les salons de ce serveur. La tienne se choisit dans `/settings mine`.
settings-language_discord = Comme sur Discord
settings-language_own_discord = Langue : comme sur Discord
settings-on = oui
settings-off = non
settings-not_manager = Il te faut **Gérer le serveur** pour changer les plateaux. `/settings mine` est pour toi seul.
settings-privacy = Confidentialité

## Privacy
privacy-title =
    ### Tes données
    Ce bot garde sur toi :
privacy-name = - Ton identifiant Discord et le nom **{ $name }**
privacy-settings = - Tes réglages
privacy-seats = - Places à des tables : **{ $count }**
privacy-steps = - Coups : **{ $count }**
privacy-match_seats = - Résultats de parties : **{ $count }**
privacy-ratings = - Cotes après les parties : **{ $count }**
privacy-achievements = - Succès : **{ $count }**
privacy-event_players = - Inscriptions à des événements : **{ $count }**
privacy-premoves = - Tables avec tes coups anticipés : **{ $count }**
privacy-hands = - Tables avec une main que tu as rangée : **{ $count }**
privacy-dailies = - Rangées du jour jouées : **{ $count }**
privacy-who = -# L’hôte de ce bot garde la base de données. Tes messages ne sont jamais lus.
privacy-nothing = Rien n’est gardé sur toi.
privacy-export = Exporter
privacy-delete = Effacer…
privacy-sure = **Effacer tes données sur tous les serveurs ?**
    - Tu quittes lobbies et événements. Des robots continuent pour toi.
    - Tes réglages, coups anticipés et nom sont effacés.
    - Tes coups et résultats restent sans ton nom.
    - Les messages déjà sur Discord restent.
    - C’est irréversible.
privacy-yes = Effacer mes données
privacy-no = Garder
privacy-exported = Voici tout ce qui est gardé sur toi.
privacy-deleted = Tes données sont effacées.

## Passes by number
passes-on = Oui : a boudé sur 3 et 5
passes-off = Non : à toi de t’en souvenir
passes-line = Montrer les nombres d’une passe ?
lobby-no_passes = Les passes ne montrent pas de nombres.

## Hints
advice-line = Des indices contre les robots ?
advice-on = Oui : le meilleur coup et pourquoi
advice-off = Non : réfléchis par toi-même
hints-on = Oui : dominos jouables et captures sont marqués
hints-off = Non : à toi de les trouver
hints-line = Montrer les dominos jouables et les captures ?
lobby-no_hints = Pas d’aide : trouve tes coups.
lobby-solo = Si personne d’autre ne vient : { $rules }.

## Taking over
take_over-line = Qui peut prendre la place d’un robot pendant la partie ?
take_over-anyone = tout le monde
take_over-consent = qui les joueurs acceptent
take_over-no = personne

## Replays
replay-title = ## { $game } : rediffusion de la partie
replay-title_round = ## { $game } : rediffusion de la manche { $number }
replay-title_rounds = ## { $game } : rediffusion jusqu’ici
replay-choice = { $when } · { $game } : { $names }
replay-choice_open = maintenant · { $game } : { $names }, manches complètes
replay-none = Aucune partie n’est encore finie dans ce salon. Choisis une des tiennes dans le champ **match**.
replay-unknown = Je ne connais pas cette partie. Choisis-en une dans la liste du champ **match** : celles de ce salon et les tiennes.
replay-no_round = Seules les manches complètes se revoient. Cette partie a { $rounds }.
replay-none_over = Aucune manche de cette partie n’est encore finie.
replay-not_possible = Je ne connais plus les règles de cette partie, je ne peux donc pas la montrer.

## Ignoring a player
ignore-nobody = **Joueurs ignorés** : personne. Tu ne reçois pas d’invitations aux tables où ils sont. Ils ne le remarquent pas.
ignore-now = **Joueurs ignorés** : { $names }. Tu ne reçois pas d’invitations aux tables où ils sont. Ils ne le remarquent pas.
ignore-pick = Ignorer un joueur
ignore-stop = Ne plus ignorer un joueur
ignore-not_yourself = Tu ne peux pas t’ignorer toi-même.

## The host's links in the help
link-privacy = Politique de confidentialité
link-terms = Conditions
link-support = Assistance
