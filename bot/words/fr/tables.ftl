### The lobby, the board, hands, the tally, and the panel of a table.

seat-robot = { $name } (robot)
seat-gentle = { $name } (robot facile)
seat-sharp = { $name } (robot fort)
seat-deleted = Compte supprimé { $n }
seat-unnamed = Joueur sans nom
seat-resigned = { $name } 🤖
seat-host = { $name } (hôte)
round = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}

## Lobby
lobby-title = ## { $game } : table ouverte
lobby-seat = **{ $number }** { $name }
lobby-free = **{ $first }** *libre*
lobby-free_many = **{ $first }–{ "\u2060" }{ $last }** *libres*
lobby-needs = Joueurs : { $allowed }.
lobby-rules_default = Règles publiées.
lobby-rules = Règles maison : { $changed }.
lobby-partners = Équipes : { $sides }.
lobby-set = Dominos : { $set }.
lobby-limit = À { $target }, en { $rounds } au plus ({ $seats } joueurs).
lobby-minutes = Environ { $minutes } min.
lobby-no_clock = Sans limite de temps.
lobby-clock = Temps par tour : { $time }.
lobby-thread = La partie aura ici son fil.
lobby-facts = -# { $facts }
lobby-join = Rejoindre
lobby-wait = Liste d’attente
lobby-invite = Inviter
guests-waiting = Liste d’attente : { $names }
guests-asked = Invités : { $names }
guests-declined = Ne viennent pas : { $names }
lobby-next = Toutes les places sont prises. Tu es le prochain sur la liste d’attente. Appuie sur **Partir** pour la quitter.
lobby-later = Toutes les places sont prises. Tu es le numéro { $number } sur la liste d’attente. Appuie sur **Partir** pour la quitter.
lobby-began = La partie a commencé, toutes les places sont prises. Si un robot joue ensuite, clique sur **Rejoindre** sur le plateau.
lobby-began_robot = La partie a commencé. Tu peux prendre la place d’un robot.
lobby-leave = Partir
lobby-add_robot = Ajouter un robot
lobby-add_gentle = Ajouter un robot facile : se trompe comme un débutant
lobby-add_sharp = Ajouter un robot fort : pèse ce que les autres ont
lobby-remove_robot = Retirer un robot
lobby-options = Options
lobby-seats = Places
lobby-start = Lancer
lobby-ready = On y va
lobby-cancel = Annuler
lobby-cancelled =
    ## { $game } : table annulée
    `/domino play` en ouvre une autre.
lobby-abandoned =
    ## { $game }
    { $why } `/domino play` ouvre une autre table.
lobby-abandoned_none = Personne n’a gagné.
lobby-abandoned_counts = Elle compte en l’état, victoire pour { $names }.
lobby-all_left = { $n ->
    [one] { $names } a quitté la partie.
   *[other] { $names } ont quitté la partie.
}
lobby-abandoned_by = Partie annulée (demandé par { $name }).
lobby-abandoned_nobody = Partie annulée après une semaine sans coup.
lobby-cancel_done = Table annulée.
lobby-moved_up = Tu as maintenant une place. Tes dominos apparaissent ici quand la partie commence.
lobby-unready = En attente de **On y va** : { $names }.
lobby-ready_done = C’est noté.
lobby-ready_waits = En attente de **On y va** : { $names }. Ensuite la partie commence.
lobby-joined = Tu es à la table.
lobby-left = Tu as quitté la table.

## Consent
consent-break_off = **{ $name } demande à annuler la partie.**
consent-take_over = **{ $name } demande à remplacer { $seat }.**
consent-sit_in = **{ $name } n’a pas joué depuis une semaine. Laisser jouer un robot ?** { $name } peut revenir à tout moment, et d’autres peuvent prendre la place.
consent-undo = **{ $name } demande à reprendre le dernier coup.**
consent-count = Oui : { $yes } sur { $needed }.
consent-lapses_move = Jusqu’au prochain coup.
consent-lapses_round = Pour cette manche.
consent-lapses_wait = Le temps court encore.
consent-mine_undo = **Reprise demandée :** réponse attendue : { $names }.
consent-mine_pause = **Pause demandée :** réponse attendue : { $names }.
consent-mine_break_off = **Annulation demandée :** réponse attendue : { $names }.
consent-mine_take_over = **Place demandée :** réponse attendue : { $names }.
consent-mine_wait = **Tu as demandé qu’on t’attende :** réponse attendue : { $names }.
consent-withdraw = Retirer
consent-withdrawn = Question retirée.
consent-refused_undo = Pas de reprise (refus : { $names }).
consent-refused_pause = Pas de pause (refus : { $names }).
consent-refused_break_off = La partie continue (refus : { $names }).
consent-refused_take_over = La place reste prise (refus : { $names }).
consent-yes = D’accord
consent-no = Non
consent-seated = Cette place est maintenant la tienne.
consent-come_back = Revenir
consent-take = Remplacer { $name }

## Seats panel
seats-title =
    ### Places
    On joue dans cet ordre.{ $partners } Choisis une place à échanger avec son joueur.
seats-partners = { " " }Équipes : { $sides }.
seats-pick = Échanger avec…
seats-remove = Retirer un joueur…
seats-choice = Place { $number } : { $name }

## Invitations
invite-title =
    ### Inviter
    Chaque personne est invitée une fois, par un message dans ce salon.
invite-pick = Qui inviter
invite-done = C’est envoyé. Le lobby montre qui vient.
invite-declined = Tu as refusé. Pour jouer quand même, appuie sur **Rejoindre** dans le lobby.
invite-text = { $mentions } : { $host } vous invite à une table de **{ $game }**.
invite-ready = { $mentions } : { $host } lance **{ $game }**. On y va ?
invite-in = J’en suis
invite-no = Non merci
invite-never = Ne plus demander
invite-never_done = { $name } ne peut plus t’inviter à une table. `/settings privacy` permet de changer cela.
invite-lobby = Au lobby

## Options panel
options-title =
    ### Options de { $game }
    -# Page { $page } sur { $pages }
options-presets = Règles publiées ou un choix tout prêt :
options-preset = **{ $name }** : { $rules }
options-line = **{ $question }**
options-other_number = Un autre nombre…
options-default_mark = comme publié
options-next = Plus d’options →
options-customise = Personnaliser
options-done = Terminé
options-clock = Temps par tour

## Board
table-title = { $game } { $number }
board-title = ### { $game }, manche { $number }
board-title_of = ### { $game }, manche { $number } sur { $rounds }
board-title_plain = ### { $game }
board-playing_to = Le premier à { $target }.
board-at_most = { $rounds } au plus.
board-playing_exactly = Le premier à exactement { $target }.
board-turn = **À { $name } de jouer**
board-deadline = Coup automatique <t:{ $when }:R>
board-turn_robot = { $name } réfléchit…
board-house = Distribution…
board-closing = Manche finie. Dernière annonce possible <t:{ $when }:R>
board-closing_open = Manche finie. Dernière annonce possible.
board-window = Dernière annonce possible <t:{ $when }:R>
board-seat = { $turn }{ $name } : { $facts }
board-alone = **{ $name }** joue en solo. Capturés : { $count }.
board-seat_turn = →{ " " }
board-seat_wait = •{ " " }
board-seat_captured = { $n ->
    [one] { $n } capturé
   *[other] { $n } capturés
}
board-seat_boneyard = pioche à soi { $n }
board-seat_total = total { $n }
board-side = { $names } { $n }
board-last_moves = -# { $moves }
board-no_attach = -# Je ne peux pas publier l’image de ce plateau. Donne-moi **Joindre des fichiers** dans ce salon, ou désactive les images avec `/settings server`.
board-hand = Ma main
board-tally = Score
board-rules = Règles
board-live = Plateau en direct
board-live_yours = **[Ta page de cette table]({ $address })**. Elle n’est qu’à toi.
board-live_refused = Ouvre le plateau en direct dans Discord avec son bouton. Si c’est déjà fait, ferme-le et réessaie.
board-live_hidden = Toi ou moi ne voyons pas ce salon.
board-live_none = Aucune table n’est ouverte ici. Ouvres-en une avec `/domino play`.
board-live_elsewhere = Cette table n’est pas dans ce salon.
board-live_broken = Je ne peux pas montrer cette table ici. Joue dans le salon et préviens l’hébergeur du bot.
board-live_busy = Trop de personnes ouvrent le plateau en direct. Réessaie dans quelques secondes.
board-live_unreachable = Discord ne répond pas. Réessaie dans une minute.
board-live_closed = Discord n’a pas ouvert le plateau en direct. Joue dans le salon et préviens l’hébergeur du bot.
board-more = Plus
board-more_pick = Plus…
board-muggins = Muggins !
board-nothing = Rien
board-one = Un domino !
board-claim = Marquer…
parked = Je ne peux pas afficher ta table dans <#{ $channel }>. { $remedy } Rien n’est perdu.
mute = Je ne peux pas prévenir les joueurs dans <#{ $channel }>, où tu es l’hôte d’une table. { $remedy } Rien n’est perdu.

## Threads and channels
thread-name = { $game } · { $host }
thread-on =
    ## { $game }
    La partie se joue dans <#{ $channel }>.
thread-over = **{ $game }** dans <#{ $channel }>, c’est fini. { $winners }
thread-closed = **{ $game }** dans <#{ $channel }> est fermé. Personne n’a gagné.
thread-refused = Je ne peux pas ouvrir de fil ici. { $remedy } Sans `where`, la table s’ouvre dans le salon même.
move-ask = Le salon de ta partie de **{ $game }** sur **{ $server }** n’existe plus, et ses pendules sont arrêtées. Utilise `/domino board` dans son nouveau salon. Sinon la partie se ferme <t:{ $when }:R>. Ses manches complètes sont gardées.
move-done = La table vient ici. Si son plateau n’apparaît pas, je ne peux pas écrire dans ce salon : utilise `/domino board`.

## Hand
hand-title = ### Ta main : { $count }, { $pips }
board-solitaire = Pioche : { $boneyard }. Capturés : { $captured }.
hand-empty = ### Ta main est vide
hand-out = ### Tu as fini : tous tes dominos sont joués
hand-waiting = À { $name } de jouer.
hand-waiting_out = Les autres continuent. À { $name } de jouer.
hand-round_over = La manche { $number } est finie. Tes prochains dominos apparaissent ici.
hand-moved = -# Ta main est dans un message plus récent, plus bas.
hand-press = Appuie sur un domino.
hand-yours = **À toi.**
hand-yours_capture = **À toi.** Capture ce que tu veux, puis appuie sur **Terminé**.
hand-yours_capture_none = **À toi.** Rien à capturer. Appuie sur **Terminé**.
hand-yours_extra = **À toi.** Ton double demande encore un domino.
hand-yours_drawn = **À toi.** Le domino pioché va, tu dois donc le jouer.
hand-yours_closing = Manche finie. Dernière occasion d’annoncer ou de crier.
hand-yours_draw = **À toi.** Tu ne peux pas jouer : pioche.
hand-yours_pass = **À toi.** Tu ne peux pas jouer : boude.
hand-yours_other = **Tu le cries maintenant ?**
hand-yours_solitaire = **À toi.** Pioche un domino, ou capture dans la rangée.
hand-yours_solitaire_take = **À toi.** Capture dans la rangée.
hand-yours_solitaire_draw = **À toi.** Rien à capturer : pioche.
hand-yours_solitaire_stuck = **À toi.** Rien à capturer : reprends un coup ou renonce.
hand-playable = Tu peux jouer { $count } de tes { $held } dominos.
hand-moves = Coups : { $n }.
hand-fits_nowhere = { $tile } ne va pas maintenant.
hand-where = **{ $tile } : où ?**
hand-row = **{ $tile } : dans quelle rangée ?**
# Button: the row of stacks of a player.
hand-row_of = { $letter } · { $name }
hand-where_said = Tu dis { $n } avec.
hand-where_one = Tu dis « Un domino ! » avec.
hand-claim_help = Un multiple de cinq se marque si tu le dis. Sinon les adversaires peuvent crier Muggins !
hand-claim_title = **Combien font les bouts ?**
hand-say = **Combien feront les bouts après ton coup ?**
hand-saying = « { $n } » ✓
hand-said = **Tu dis { $n } :** appuie maintenant sur le domino qui le fait.
hand-one = { $tile } et « Un domino ! »
hand-back_to_hand = Retour
hand-refresh = Actualiser
hand-board = Plateau
hand-arrange = Ranger ma main
arrange-title = **Range ta main.** Personne d’autre ne voit cet ordre. Il reste pour toute la partie.
arrange-suit = Par couleur
arrange-pips = Par points
arrange-train = Train le plus long
arrange-hand = À la main
arrange-pick = Quel domino ?
arrange-first = { $tile } en premier
arrange-left = ← { $tile }
arrange-right = { $tile } →
hand-later = Plus de dominos →
hand-draw = Piocher
hand-pass = Bouder
hand-take_back = Rendre
hand-give_up = Renoncer
hand-again = Rejouer
hand-give_up_sure =
    ### Renoncer ?
    La partie compte comme perdue.
hand-give_up_yes = Oui, renoncer
hand-capture_middle = Prendre { $tile }, place { $position }
hand-capture_triple = Prendre trois autour de la place { $position } : { $tiles }
hand-capture_pick = Plus de captures…
hand-line_pick = Toute une ligne…
hand-line_choice = { $count } : { $captures }
hand-line_left = laisse { $tiles }
hand-line_left_none = laisse la rangée vide
hand-line_step_middle = { $position }
hand-line_step_triple = { $position }×3
hand-stack = { $at } : { $tile }
hand-end_pick = { $tile } : où ?
hand-end_pick_part = { $tile } : { $first } … { $last }
hand-take_one = Prendre le domino entre deux pareils…
hand-take_three = Prendre trois pareils, autour de…
hand-take_at = { $position } : { $tile }
hand-lobby = La partie n’a pas encore commencé.
hand-finished = La partie est finie.
hand-resigned = Tu as abandonné cette partie. Un robot joue tes dominos.

## Tally
tally-title = ### Score : { $game }{ $target }
tally-side = **{ $place }** { $name } : **{ $total }**
tally-side_open = { $name } : **{ $total }**
tally-round = Manche { $number } : { $scores }.
tally-round_why = Manche { $number } : { $scores }. { $why }
tally-score = { $name } { $points }
tally-receipt = { $name } : { $receipt }
tally-target = , à { $target }
tally-none = Aucune manche n’est encore finie.
tally-older = -# … et { $count } avant.

## More
more-title = ### { $game } : derniers coups
more-take_back = Reprendre le coup
more-moves = Derniers coups et plus
more-resign = Abandonner
more-abandon = Annuler la partie
more-words = En mots
more-here = Plateau en bas
more-resign_sure =
    ### Abandonner ?
    Tu perds la partie. Si les autres continuent, un robot joue tes dominos.
more-resign_yes = Oui, abandonner
more-abandon_sure =
    ### Annuler la partie ?
    On demande aux autres sur le plateau. Si la majorité accepte, et le camp en tête, la partie finit sans vainqueur et ne compte pas. Sinon, tu peux seulement abandonner. Si quelqu’un est déjà parti, elle compte en l’état.
more-abandon_yes = Oui, demander
more-no = Non, continuer
more-resigned = Tu as abandonné. Un robot continue pour toi.
more-abandoned = Partie annulée.
more-reposted = Le plateau est maintenant en bas du salon.
more-coming = Le message de la table arrive.
more-not_reposted = Je ne peux pas écrire dans ce salon. Donne-moi **Voir le salon** et **Envoyer des messages**.
more-undo = Rien n’a changé. Appuie sur **Ma main** sur le plateau pour continuer.
