### The live board: a page inside Discord where tiles are dragged. The page fills the facts in by itself, so these
### sentences have no variants.

live-board = Plateau
live-hand = Ta main
live-players = Joueurs
live-tables = Mes tables
live-next = Tour suivant
live-fit = Tout voir
live-score = Score
live-talk = Réactions
live-say = Envoyer { $emoji }
live-said = { $name } : { $emoji }
live-menu = Plus
live-close = Fermer
live-sound_on = Son : oui
live-sound_off = Son : non
live-words = Le plateau en mots
live-keys = Clavier
live-keys_help = Flèches : choisir un domino. Maj et flèches : le déplacer dans ta main. Entrée : le prendre, puis le jouer. Échap : le reposer. F : tout voir. Plus et moins : zoomer.
live-watching = Regardent : { $count }
live-your_turn = À toi de jouer
live-turn = À { $name } de jouer
live-robot = robot
live-away = absent
live-player = { $name }. Dominos : { $tiles }. Points : { $points }
live-tile = Domino { $tile }
live-tile_plays = { $tile }, jouable
live-tile_ahead = { $tile }, coup anticipé { $number }
live-no_place = { $tile } ne va nulle part.
live-place = Jouer { $tile } sur { $place }
live-place_ahead = Anticiper { $tile } sur { $place }
live-clear_ahead = Effacer les coups anticipés
live-how = Comment joues-tu { $tile } ?
live-take = Que prends-tu ?
live-claim = Ton compte ?
live-claim_points = Annoncer { $points }
live-lost = Connexion perdue. Reconnexion…
