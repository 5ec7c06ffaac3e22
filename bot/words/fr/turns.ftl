### A person's turns on all servers, pings, and reminders.

cmd-turns = Voir tes tours sur tous les serveurs et ouvrir tes mains
turns-title = ### Tes tours : { $count }
turns-title_none = ### Aucun tour ne t’attend
turns-none = Tu n’es à aucune table. Appuie sur **Rejoindre** dans un lobby, ou ouvres-en une avec `/domino play`.
turns-rest = **Aux autres de jouer**
turns-line = **{ $game }** avec { $names } : { $what }{ $link }
turns-move = à toi
turns-move_by = à toi, coup automatique <t:{ $when }:R>
turns-question = une question pour toi sur le plateau
turns-invited = on t’invite
turns-lobby = pas commencée
turns-theirs = à { $name } de jouer, coup automatique <t:{ $when }:R>
turns-homeless = son salon n’existe plus. Son hôte peut la déplacer avec `/domino board`. Sinon elle se ferme <t:{ $when }:R>
turns-closed = ⚠️ Discord m’arrête là-bas. { $remedy }
turns-play = Jouer
turns-answer = Répondre
turns-pick = Voir une autre table
turns-next = Table suivante ({ $count })
turns-rematch = La revanche est ouverte dans le salon de la dernière partie.

## Pings
ping-turn = { $mention }, c’est ton tour à **{ $game }**.
ping-turn_deadline = { $mention }, c’est ton tour à **{ $game }**. Coup automatique <t:{ $when }:R>.
ping-reminder = { $mention }, rappel : c’est ton tour à **{ $game }**. Coup automatique <t:{ $when }:R>.
ping-reminder_direct = Rappel : c’est ton tour à **{ $game }** dans <#{ $channel }>. Coup automatique <t:{ $when }:R>.
ping-sit_in = { $mention }, { $name } n’a pas joué depuis une semaine à **{ $game }**. Vous pouvez laisser un robot continuer.
notice-undo = { $mention } : { $name } demande à reprendre un coup (**{ $game }**). Réponds [sur le plateau]({ $link }).
notice-pause = { $mention } : { $name } demande une pause (**{ $game }**). Réponds [sur le plateau]({ $link }).
notice-break_off = { $mention } : { $name } demande à annuler la partie (**{ $game }**). Réponds [sur le plateau]({ $link }).
notice-take_over = { $mention } : { $name } demande à jouer à la place d’un robot ({ $seat }, **{ $game }**). Réponds [sur le plateau]({ $link }).
notice-wait = { $mention } : { $name } s’absente et demande qu’on l’attende (**{ $game }**). Réponds [sur le plateau]({ $link }).
notice-granted = { $mention } : les joueurs sont d’accord, tu as une place (**{ $game }**). Clique sur **Ma main** [sur le plateau]({ $link }).
notice-started = { $mention } : la partie (**{ $game }**) a commencé, toutes les places sont prises. Si un robot joue ensuite, clique sur **Rejoindre** [sur le plateau]({ $link }).
ping-over = Ce tour est fini.
ping-board = Au plateau
ping-more = [{ $to }]({ $link })

## Reminders
cmd-mine-zone = Ton fuseau : pendules et messages se taisent la nuit
settings-times = Rappels…
settings-back = Affichage…
remind-title =
    ### Rappels
    Pour les tables avec une heure ou plus par tour.
remind-now = Je te rappelle ton tour **{ $when }**, { $where }.
remind-never = Je ne te rappelle **jamais** ton tour.
remind-pick = Quand te le rappeler
remind-when_half = à la moitié du temps
remind-when_2d = 2 jours avant la limite
remind-when_1d = un jour avant la limite
remind-when_12h = 12 heures avant la limite
remind-when_6h = 6 heures avant la limite
remind-when_3h = 3 heures avant la limite
remind-when_1h = une heure avant la limite
remind-by_pick = Où te le rappeler
remind-by_channel = dans le salon
remind-by_channel_about = Un message à la table qui remplace le précédent
remind-by_direct = par message privé
remind-by_direct_about = Dans le salon si tes messages privés sont fermés
remind-zone = Ton heure locale est **{ $time }** ({ $zone }).
remind-zone_unknown = Je ne connais pas ton fuseau. Des messages peuvent venir la nuit, et ta pendule tourne alors.
remind-zone_pick = Ton fuseau horaire
remind-zone_choice = { $zone } · { $time }
remind-zone_none = aucun
remind-zone_more = -# Un autre fuseau : tape une ville dans `/settings mine zone:`.
remind-zone_wrong = Je ne connais pas ce fuseau. Tape une ville dans le champ **zone** et choisis-en un dans la liste.
remind-night =
    Ni messages ni rappels **{ $hours }**, et ta pendule s’arrête alors. Les tours qui arrivent attendent le matin.
    -# Au plus { $longest } heures par nuit et { $most } nuits de ce genre par partie. Les changements valent dès ton prochain tour. Les autres voient que ta pendule s’arrête la nuit, mais pas ton fuseau.
remind-night_pick = Quand tu dors
remind-hours = de { $begins }:00 à { $ends }:00
remind-no_night = sans heure fixe
remind-no_night_now = Messages et rappels viennent **à toute heure**, et ta pendule tourne toujours.
