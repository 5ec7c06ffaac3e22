### A server's rules, seen and changed by its managers.

server-channels = Kanäle …
server-members = Gesperrte Mitglieder …
server-log = Protokoll
server-back = Zurück
server-everywhere =
    ### Kanäle
    Tische und Events dürfen **überall** geöffnet werden.
server-only_in =
    ### Kanäle
    Tische und Events dürfen nur in { $channels } und ihren Threads geöffnet werden.
server-pick_channels = Nur diese Kanäle und Kategorien erlauben
server-none_blocked =
    ### Gesperrte Mitglieder
    Niemand ist gesperrt. Gesperrte Mitglieder können hier nicht spielen, bei Events mitmachen oder eingeladen werden.
server-blocked =
    ### Gesperrte Mitglieder
    Können hier nicht spielen, bei Events mitmachen oder eingeladen werden: { $names }.
server-block = Ein Mitglied sperren
server-unblock = Ein Mitglied entsperren
server-not_yourself = Du kannst dich nicht selbst sperren.
server-not_here = In diesem Kanal sind keine Tische erlaubt. Öffne deinen in { $channels }.
server-log_title = ### Protokoll der Verwaltung
server-log_empty = Hier hat noch niemand etwas geändert.
server-log_blocked = - <t:{ $when }:d> **{ $manager }** hat { $about } gesperrt
server-log_unblocked = - <t:{ $when }:d> **{ $manager }** hat { $about } entsperrt
server-log_channels = - <t:{ $when }:d> **{ $manager }** hat die Kanäle für Tische gewählt ({ $about })
server-log_ended = - <t:{ $when }:d> **{ $manager }** hat einen Tisch beendet: { $about }
server-log_moved = - <t:{ $when }:d> **{ $manager }** hat einen Tisch umgezogen: { $about }
blocked-you = Die Verwaltung dieses Servers hat dich von seinen Tischen ausgesperrt.

## The bot's permissions
server-permissions = Meine Rechte
perm-title =
    ### Meine Rechte
    In Kanälen, in denen Tische geöffnet werden dürfen:
perm-fine = ✅ Alles Nötige habe ich in { $channels }.
perm-missing = ⚠️ **{ $permission }** fehlt in { $channels }: { $effect }.
perm-more = { $n ->
    [one] { $n } weiteren
   *[other] { $n } weiteren
}
perm-here = In diesem Kanal: { $effects }. Mir fehlt das Recht dazu.
perm-view_channel = Kanäle ansehen
perm-send_messages = Nachrichten senden
perm-attach_files = Dateien anhängen
perm-read_message_history = Nachrichtenverlauf anzeigen
perm-create_public_threads = Öffentliche Threads erstellen
perm-create_private_threads = Private Threads erstellen
perm-send_messages_in_threads = Nachrichten in Threads senden
without-view_channel = Bretter bleiben, wie sie sind
without-send_messages = keine Pings und neuen Bretter
without-attach_files = keine Bilder
without-read_message_history = doppelte Bretter nach einer Störung
without-create_public_threads = keine Threads
without-create_private_threads = keine Duplikat-Abende
without-send_messages_in_threads = keine Tische in Threads
