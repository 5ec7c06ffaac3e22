### A server's rules, seen and changed by its managers.

server-back = Retour
server-block = Bloquer un membre
server-unblock = Débloquer un membre
server-not_yourself = Tu ne peux pas te bloquer toi-même.
server-not_here = Les tables ne sont pas permises dans ce salon. Ouvre la tienne dans { $channels }.
server-log_empty = Aucun gestionnaire n’a encore rien changé ici.
server-log_blocked = - <t:{ $when }:d> **{ $manager }** a bloqué { $about }
server-log_unblocked = - <t:{ $when }:d> **{ $manager }** a débloqué { $about }
server-log_ended = - <t:{ $when }:d> **{ $manager }** a arrêté une table : { $about }
server-log_moved = - <t:{ $when }:d> **{ $manager }** a déplacé une table : { $about }
server-log_voided = - <t:{ $when }:d> **{ $manager }** a invalidé une partie : { $about }
blocked-you = Les gestionnaires de ce serveur t’ont bloqué à ses tables.
blocked-there = Les gestionnaires du serveur de la table t’ont bloqué.

## The bot's permissions
perm-fine = ✅ J’ai tout ce qu’il faut dans { $channels }.
perm-missing = ⚠️ Il manque **{ $permission }** dans { $channels } : { $effect }.
perm-more = { $n ->
    [one] { $n } autre
   *[other] { $n } autres
}
perm-here = Dans ce salon : { $effects }. Il me manque { $permissions }.
perm-view_channel = Voir les salons
perm-send_messages = Envoyer des messages
perm-connect = Se connecter
perm-add_reactions = Ajouter des réactions
perm-attach_files = Joindre des fichiers
perm-read_message_history = Voir les anciens messages
perm-create_public_threads = Créer des fils publics
perm-create_private_threads = Créer des fils privés
perm-send_messages_in_threads = Envoyer des messages dans les fils
without-view_channel = les plateaux ne changent plus
without-send_messages = ni pings ni nouveaux plateaux
without-connect = les plateaux ne changent plus
without-add_reactions = pas d’applaudissements
without-attach_files = pas d’images
without-read_message_history = plateaux en double après une panne
without-create_public_threads = pas de fils
without-create_private_threads = pas de soirées duplicate
without-send_messages_in_threads = pas de tables dans les fils
remedy-lacking = Donne-moi { $permissions }.
remedy-timeout = Je suis exclu temporairement jusqu’au <t:{ $until }:f>. Les modérateurs peuvent y mettre fin plus tôt.
remedy-locked = Le fil est verrouillé. Déverrouille-le.
remedy-outside = Je ne suis pas dans ce fil. Mentionne-moi là-bas pour m’ajouter.
remedy-many_threads = Le serveur a trop de fils actifs. Ferme-en quelques-uns.
remedy-no_threads = Les fils n’existent que dans les salons textuels.
remedy-elsewhere = Discord n’accepte pas de messages là-bas. Utilise `/domino board` dans un autre salon pour déplacer la table.
remedy-failing = Discord échoue à chaque fois (erreur { $code }). Je réessaie au prochain coup ou clic.
remedy-refused = Discord me refuse là-bas (erreur { $code }). Vérifie mes permissions, ou utilise `/domino board` dans un autre salon pour déplacer la table.

## The panel and its pages
server-title =
    ### Ce serveur
    Les règles choisies par les gestionnaires. Appuie sur un bouton pour les changer.
server-untouched = Aucune pour l’instant : chacun peut ouvrir une table partout.
server-boards = Plateaux
server-channels = Salons
server-posts = Publications
server-roles = Rôles
server-limits = Limites
server-defaults = Nouvelles tables
server-members = Fair-play
server-permissions = Permissions
server-log = Journal
server-none_blocked = Personne n’est bloqué. Un membre bloqué ne peut ni jouer, ni rejoindre un événement, ni être invité ici.
server-blocked = Ne peuvent ni jouer, ni rejoindre un événement, ni être invités ici : { $names }.
server-fair = **Ce qui compte.**
    Quitter une partie, c’est la perdre, même si quelqu’un prend la place. Dès la quatrième partie en 30 jours, deux personnes font moins bouger leur cote. Les forfaits comptent une fois par jour. Les parties amicales, contre des robots seuls ou de donnes rejouées ne comptent pas.
    Pour retirer une partie finie, appuie sur **Plus** sous son résultat, puis sur **Invalider la partie**.
server-log_changed = - <t:{ $when }:d> **{ $manager }** a changé : { $about }
server-only_hosts = Sur ce serveur, seuls { $roles } peuvent ouvrir des tables.
server-only_planners = Sur ce serveur, seuls { $roles } peuvent prévoir des événements.
server-zone = **Fuseau horaire** de ce serveur : **{ $zone }**
server-quiet = Les membres sans fuseau horaire ont des **heures calmes** : **{ $hours }**
server-zone_pick = Fuseau horaire
server-quiet_pick = Heures calmes
server-quiet_none = Les membres sans fuseau horaire n’ont **pas d’heures calmes**.
perm-title = Dans les salons où l’on peut ouvrir des tables :

## Rules: a sentence with the choice, one without, and the menu
rule-channels = Tables et événements ne s’ouvrent que dans { $value } et leurs fils.
rule-channels_none = Tables et événements peuvent être ouverts **partout**.
pick-channels = Salons et catégories pour les tables
rule-results = Les résultats des parties sont publiés dans { $value }.
rule-results_none = Les **résultats** restent à leurs tables.
pick-results = Salon des résultats
rule-hosts = Seuls { $value } peuvent ouvrir des tables.
rule-hosts_none = **Tout le monde** peut ouvrir des tables.
pick-hosts = Rôles qui peuvent ouvrir des tables
rule-planners = Seuls { $value } peuvent prévoir des événements.
rule-planners_none = **Tout le monde** peut prévoir des événements.
pick-planners = Rôles qui peuvent prévoir des événements
rule-enders = { $value } peuvent arrêter toute table, comme les gestionnaires.
rule-enders_none = Seuls les **gestionnaires** peuvent arrêter les tables des autres.
pick-enders = Rôles qui peuvent arrêter des tables
rule-most_tables = Tables ouvertes sur ce serveur : **{ $value }** au plus
pick-most_tables = Maximum de tables ouvertes ici
rule-most_hosted = Tables ouvertes par hôte : **{ $value }** au plus
pick-most_hosted = Maximum de tables par hôte
rule-clock = Les nouvelles tables commencent avec : **{ $value }**
pick-clock = Pendule des nouvelles tables
rule-casual = Les nouvelles tables sont **amicales** : les cotes ne changent pas.
rule-casual_none = Les nouvelles tables **comptent pour les cotes**.
rule-casual_on = Amicales
rule-casual_off = Cotées
pick-casual = Cotées ou amicales
