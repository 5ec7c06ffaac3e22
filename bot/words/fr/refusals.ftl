### A sentence for each `Refusal` that says what to do, and for each invalid click.

## Moves
refusal-not_your_turn = Ce n’est pas encore ton tour. Tu peux regarder ta main à tout moment.
refusal-not_in_hand = Tu n’as plus ce domino. Voici ta main maintenant.
refusal-does_not_fit = Ce domino ne va pas là. Essaie un autre bout ou un autre domino.
refusal-must_play = Tu peux jouer un domino, donc tu dois le faire.
refusal-must_draw = Tu ne peux pas jouer. Pioche d’abord.
refusal-must_play_drawn = Le domino pioché va, joue-le donc maintenant. Choisis où.
refusal-must_lead = Le plus haut double commence cette manche. Joue-le.
refusal-must_place_first = Pose d’abord un domino au bout ouvert de la rangée. Ensuite tu peux capturer.
refusal-already_placed = Tu as posé ton domino. Capture ce que tu veux, puis appuie sur **Terminé**.
refusal-no_capture = Il n’y a rien à capturer là. Les dominos des deux côtés doivent partager un nombre.
refusal-must_capture = Tu peux capturer, donc tu dois le faire avant de piocher.
refusal-nothing_to_take_back = Tu n’as pas de capture à rendre.
refusal-must_cover_double = Couvre d’abord le double ouvert. Seuls les dominos qui y vont peuvent être joués.
refusal-must_finish_foot = Il manque encore des doigts au double. Seuls les dominos qui y vont peuvent être joués.
refusal-train_closed = Ce train n’a pas de marqueur, donc seul son propriétaire peut y jouer.
refusal-no_third_tile = Pour un second double il te faut un troisième domino qui couvre l’un des deux.
refusal-boneyard_empty = La pioche est vide.
refusal-nothing_to_claim = Il n’y a pas de points à annoncer.
refusal-partner_may_not_call = Seul un adversaire peut crier Muggins !, pas un partenaire.
refusal-own_play = Tu ne peux pas crier Muggins ! sur ton propre coup. **Marquer…** sur ton panneau en dit le compte.
refusal-window_closed = Trop tard : le joueur suivant a joué.
refusal-nothing_to_announce = Annonce seulement quand ton coup te laisse un domino.
refusal-not_the_deal = Seule la maison distribue.
refusal-match_over = Cette partie est finie. Appuie sur **Revanche** pour une autre, ou ouvre une table avec `/domino play`.
refusal-not_a_move_here = Tu ne peux pas faire cela maintenant.

## Options and seats
refusal-bad_option = { $value } n’est pas une réponse pour { $name }. Possible : { $accepted }.
refusal-unknown_option = Ce jeu n’a pas d’option { $name }. Il a : `{ $known }`.
refusal-unknown_game = Aucun jeu ne s’appelle { $name }. Choisis : { $known }.
refusal-wrong_seats = Avec ces options le jeu demande { $allowed } joueurs, pas { $seats }. Invite des gens, ajoute ou retire des robots, ou change les options.
refusal-unknown_rules_version = Cette partie suit des règles que je ne connais pas. Demande à l’hôte du bot de me mettre à jour.

## Tables
refusal-stale = La table a changé. La voici maintenant.
refusal-duplicate = C’est déjà fait.
refusal-no_such_table = Cette table n’existe plus. `/domino play` en ouvre une autre.
refusal-not_seated = Tu n’es pas à cette table. Regarde, ou ouvre la tienne avec `/domino play`.
refusal-already_seated = Tu es déjà à cette table.
refusal-already_waiting = Tu es déjà sur la liste d’attente et reçois la prochaine place libre. Appuie sur **Partir** pour la quitter.
refusal-removed = L’hôte t’a retiré de cette table. Ouvre la tienne avec `/domino play`.
refusal-blocked = Les gestionnaires du serveur de la table ont bloqué ce membre.
refusal-not_asked = Personne ne t’a invité. Pour jouer, appuie sur **Rejoindre** sur le message de la table.
refusal-nobody_to_ask = Tous ceux que tu as choisis sont déjà là, déjà invités, ou des bots. Choisis quelqu’un d’autre.
refusal-seat_not_free = Un joueur tient cette place. **Plus** sur le plateau montre les places à prendre.
refusal-no_take_over = À cette table on ne prend pas de place. Regarde, ou ouvre la tienne avec `/domino play`.
refusal-turned_down = Tu as déjà demandé une place dans cette partie, ou tu en avais une. Regarde, ou ouvre la tienne avec `/domino play`.
refusal-agreed_to_wait = Tu as accepté d’attendre un joueur jusqu’au <t:{ $until }:f>. Les chronos repartent à son retour.
refusal-cannot_undo = Tu ne peux reprendre que ton dernier coup, et seulement s’il n’a rien révélé : ni pioche, ni donne, ni nouveaux dominos.
refusal-no_question = Cette question est close. Le plateau montre la table maintenant.
refusal-question_open = La table décide d’une autre question. Réponds-y sur le plateau, puis redemande.
refusal-asked_often = Tu l’as demandé { $most } fois dans cette manche. Redemande à la prochaine.
refusal-table_full = Toutes les places sont prises. `/domino play` ouvre une autre table.
refusal-already_started = Cette partie a déjà commencé.
refusal-not_started = Cette partie n’a pas encore commencé. L’hôte peut appuyer sur **Lancer**.
refusal-not_named = Ce joueur est en absence et ne t’a pas choisi pour jouer à sa place.
refusal-elsewhere = Utilise cela sur le serveur de la table, dans son nouveau salon.
refusal-on_another_server = Tu joues déjà la rangée du jour sur un autre serveur. Termine-la là-bas.
refusal-not_manager = Seuls ceux qui gèrent ce serveur peuvent le faire.
refusal-played = Tu as joué cette partie. Un autre gestionnaire peut l’arrêter.
refusal-not_host = Seul l’hôte de cette table, { $host }, peut le faire.
refusal-table_closed = Cette table est fermée. `/domino play` en ouvre une autre.
refusal-too_many_tables = { $most ->
    [one] Ce serveur a déjà une table ouverte, le maximum. Finis-la ou annule-la d’abord : voir `/domino tables`. Qui peut **Gérer le serveur** peut y arrêter toute table.
   *[other] Ce serveur a déjà { $most } tables ouvertes, le maximum. Finis-en ou annules-en une d’abord : voir `/domino tables`. Qui peut **Gérer le serveur** peut y arrêter toute table.
}
refusal-too_many_hosted = { $most ->
    [one] Tu es déjà l’hôte d’une table ouverte, le maximum. Finis-la ou annule-la d’abord : voir `/domino turns`.
   *[other] Tu es déjà l’hôte de { $most } tables ouvertes, le maximum. Finis-en ou annules-en une d’abord : voir `/domino turns`.
}
refusal-too_many_cancelled = Tu as annulé { $most } tables en une heure. Attends un peu avant d’en ouvrir une autre.
refusal-not_over = Cette partie est encore en cours. La revanche vient quand elle est finie.

## Events
refusal-no_such_event = Cet événement est fini et effacé. `/events night` en prévoit un autre.
refusal-not_the_host = Seuls l’hôte, { $host }, et ceux qui peuvent **Gérer le serveur** peuvent le faire.
refusal-event_started = Cette ronde a déjà commencé.
refusal-event_over = Cet événement est fini. `/events night` en prévoit un autre.
refusal-event_full = Cet événement est complet : { $most } personnes.
refusal-already_in = Tu en es déjà.
refusal-not_in = Tu n’en es pas. Appuie d’abord sur **J’en suis**.
refusal-too_few_people = Il faut au moins { $fewest } personnes. Demande à d’autres d’appuyer sur **J’en suis**.
refusal-sign_up_over = C’est commencé, et ses joueurs sont fixés. Appuie sur **J’en suis** au prochain.
refusal-not_for_two = Avec ces options, ce jeu ne se joue pas à deux.
refusal-not_in_pairs = Ce jeu n’a pas de partenaires. Choisis-en un autre, ou joue sans équipes.
refusal-too_many_events = Ce serveur a déjà { $most } événements. Finis-en un d’abord.
refusal-not_opened = Je n’ai pas pu ouvrir la table. Réessaie dans un instant.
refusal-store_unavailable = Je n’ai pas pu enregistrer le coup, il n’a donc pas été joué. Réessaie dans un instant.
refusal-store_unsure = Je n’ai pas accès à mes données et ne sais pas si c’est enregistré. Regarde de nouveau la table dans un moment.
refusal-store_unreadable = Je ne peux pas lire les parties pour l’instant. Réessaie dans un moment.
refusal-shutting_down = Boneyard redémarre. Rien n’est perdu. Réessaie dans une minute.

## What can be missing in a refusal's facts
somebody = quelqu’un d’autre

## Invalid clicks
invalid-unknown_button = Ce bouton vient d’une autre version de Boneyard. Utilise `/domino board` pour voir la table, ou `/domino turns` pour tes dominos.
invalid-unknown_command = Cette commande a changé. Réessaie dans une minute, ou redémarre Discord.
invalid-error = Quelque chose a échoué chez nous. Rien n’est perdu. Appuie sur **Ma main**, ou réessaie. (Note pour l’hôte : erreur { $reference }.)
invalid-busy = Trop de clics à la fois. Appuie de nouveau dans quelques secondes.
invalid-not_here = Cette table est sur un autre serveur.
invalid-private = Cette table est privée.
