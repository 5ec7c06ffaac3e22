### A server's rules, seen and changed by its managers.

server-channels = Salons …
server-members = Membres bloqués …
server-log = Journal
server-back = Retour
server-everywhere =
    ### Salons
    Tables et événements peuvent être ouverts **partout**.
server-only_in =
    ### Salons
    Tables et événements ne peuvent être ouverts que dans { $channels } et leurs fils.
server-pick_channels = Permettre seulement ces salons et catégories
server-none_blocked =
    ### Membres bloqués
    Personne n’est bloqué. Un membre bloqué ne peut ni jouer, ni rejoindre un événement, ni être invité ici.
server-blocked =
    ### Membres bloqués
    Ne peuvent ni jouer, ni rejoindre un événement, ni être invités ici : { $names }.
server-block = Bloquer un membre
server-unblock = Débloquer un membre
server-not_yourself = Tu ne peux pas te bloquer toi-même.
server-not_here = Les tables ne sont pas permises dans ce salon. Ouvre la tienne dans { $channels }.
server-log_title = ### Journal des gérants
server-log_empty = Aucun gérant n’a encore rien changé ici.
server-log_blocked = - <t:{ $when }:d> **{ $manager }** a bloqué { $about }
server-log_unblocked = - <t:{ $when }:d> **{ $manager }** a débloqué { $about }
server-log_channels = - <t:{ $when }:d> **{ $manager }** a choisi les salons des tables ({ $about })
server-log_ended = - <t:{ $when }:d> **{ $manager }** a arrêté une table : { $about }
server-log_moved = - <t:{ $when }:d> **{ $manager }** a déplacé une table : { $about }
blocked-you = Les gérants de ce serveur t’ont bloqué à ses tables.

## The bot's permissions
server-permissions = Mes permissions
perm-title =
    ### Mes permissions
    Dans les salons où l’on peut ouvrir des tables :
perm-fine = ✅ J’ai tout ce qu’il faut dans { $channels }.
perm-missing = ⚠️ Il manque **{ $permission }** dans { $channels } : { $effect }.
perm-more = { $n ->
    [one] { $n } autre
   *[other] { $n } autres
}
perm-here = Dans ce salon : { $effects }. La permission me manque.
perm-view_channel = Voir les salons
perm-send_messages = Envoyer des messages
perm-attach_files = Joindre des fichiers
perm-read_message_history = Voir les anciens messages
perm-create_public_threads = Créer des fils publics
perm-create_private_threads = Créer des fils privés
perm-send_messages_in_threads = Envoyer des messages dans les fils
without-view_channel = les plateaux ne changent plus
without-send_messages = ni pings ni nouveaux plateaux
without-attach_files = pas d’images
without-read_message_history = plateaux en double après une panne
without-create_public_threads = pas de fils
without-create_private_threads = pas de soirées duplicate
without-send_messages_in_threads = pas de tables dans les fils
