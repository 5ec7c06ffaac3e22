### A server's rules, seen and changed by its managers.

server-back = Zurück
server-block = Ein Mitglied sperren
server-unblock = Ein Mitglied entsperren
server-not_yourself = Du kannst dich nicht selbst sperren.
server-not_here = In diesem Kanal sind keine Tische erlaubt. Öffne deinen in { $channels }.
server-log_empty = Hier hat noch niemand etwas geändert.
server-log_blocked = - <t:{ $when }:d> **{ $manager }** hat { $about } gesperrt
server-log_unblocked = - <t:{ $when }:d> **{ $manager }** hat { $about } entsperrt
server-log_ended = - <t:{ $when }:d> **{ $manager }** hat einen Tisch beendet: { $about }
server-log_moved = - <t:{ $when }:d> **{ $manager }** hat einen Tisch umgezogen: { $about }
server-log_voided = - <t:{ $when }:d> **{ $manager }** hat eine Partie annulliert: { $about }
blocked-you = Die Verwaltung dieses Servers hat dich von seinen Tischen ausgesperrt.
blocked-there = Die Verwaltung des Servers hat dich von seinen Tischen ausgesperrt.

## The bot's permissions
perm-fine = ✅ Alles Nötige habe ich in { $channels }.
perm-missing = ⚠️ **{ $permission }** fehlt in { $channels }: { $effect }.
perm-more = { $n ->
    [one] { $n } weiteren
   *[other] { $n } weiteren
}
perm-here = In diesem Kanal: { $effects }. Mir fehlt { $permissions }.
perm-view_channel = Kanäle ansehen
perm-send_messages = Nachrichten senden
perm-connect = Verbinden
perm-add_reactions = Reaktionen hinzufügen
perm-attach_files = Dateien anhängen
perm-read_message_history = Nachrichtenverlauf anzeigen
perm-create_public_threads = Öffentliche Threads erstellen
perm-create_private_threads = Private Threads erstellen
perm-send_messages_in_threads = Nachrichten in Threads senden
without-view_channel = Bretter bleiben, wie sie sind
without-send_messages = keine Pings und neuen Bretter
without-connect = Bretter bleiben, wie sie sind
without-add_reactions = kein Beifall
without-attach_files = keine Bilder
without-read_message_history = doppelte Bretter nach einer Störung
without-create_public_threads = keine Threads
without-create_private_threads = keine Duplikat-Abende
without-send_messages_in_threads = keine Tische in Threads
remedy-lacking = Gib mir { $permissions }.
remedy-timeout = Ich habe bis <t:{ $until }:f> einen Timeout. Moderatoren können ihn früher beenden.
remedy-locked = Der Thread ist gesperrt. Entsperre ihn.
remedy-outside = Ich bin nicht in diesem Thread. Erwähne mich dort, um mich hinzuzufügen.
remedy-many_threads = Der Server hat zu viele aktive Threads. Schließe einige.
remedy-no_threads = Threads gibt es nur in Textkanälen.
remedy-elsewhere = Discord nimmt dort keine Nachrichten an. Nutze `/domino board` in einem anderen Kanal, um mit dem Tisch umzuziehen.
remedy-failing = Discord scheitert jedes Mal (Fehler { $code }). Beim nächsten Zug oder Klick versuche ich es wieder.
remedy-refused = Discord lässt mich dort nicht (Fehler { $code }). Prüfe meine Rechte oder nutze `/domino board` in einem anderen Kanal, um mit dem Tisch umzuziehen.

## The panel and its pages
server-title =
    ### Dieser Server
    Die Regeln, die ihr gewählt habt. Ein Knopf ändert sie.
server-untouched = Noch keine: Alle dürfen überall Tische öffnen.
server-boards = Bretter
server-channels = Kanäle
server-posts = Beiträge
server-roles = Rollen
server-limits = Grenzen
server-defaults = Neue Tische
server-members = Fair Play
server-permissions = Rechte
server-log = Protokoll
server-none_blocked = Niemand ist gesperrt. Gesperrte Mitglieder können hier nicht spielen, bei Events mitmachen oder eingeladen werden.
server-blocked = Können hier nicht spielen, bei Events mitmachen oder eingeladen werden: { $names }.
server-fair = **Was zählt.**
    Wer eine Partie verlässt, hat sie verloren, auch wenn jemand den Platz übernimmt. Ab der vierten Partie in 30 Tagen ändern zwei Leute ihre Wertung weniger. Aufgaben zählen einmal am Tag. Freundschaftspartien, Partien nur gegen Roboter und wiederholte Steine zählen nicht.
    Eine fertige Partie nimmst du so heraus: **Mehr** am Ergebnis, dann **Partie annullieren**.
server-log_changed = - <t:{ $when }:d> **{ $manager }** hat geändert: { $about }
server-only_hosts = Auf diesem Server dürfen nur { $roles } Tische öffnen.
server-only_planners = Auf diesem Server dürfen nur { $roles } Events planen.
server-zone = **Zeitzone** dieses Servers: **{ $zone }**
server-quiet = Mitglieder ohne Zeitzone haben **Ruhezeit**: **{ $hours }**
server-zone_pick = Zeitzone
server-quiet_pick = Ruhezeit
server-quiet_none = Mitglieder ohne Zeitzone haben **keine Ruhezeit**.
perm-title = In Kanälen, in denen Tische geöffnet werden dürfen:

## Rules: a sentence with the choice, one without, and the menu
rule-channels = Tische und Events gibt es nur in { $value } und deren Threads.
rule-channels_none = Tische und Events dürfen **überall** geöffnet werden.
pick-channels = Kanäle und Kategorien für Tische
rule-results = Ergebnisse von Partien stehen in { $value }.
rule-results_none = **Ergebnisse** bleiben an ihren Tischen.
pick-results = Kanal für Ergebnisse
rule-hosts = Nur { $value } dürfen Tische öffnen.
rule-hosts_none = **Alle** dürfen Tische öffnen.
pick-hosts = Rollen, die Tische öffnen dürfen
rule-planners = Nur { $value } dürfen Events planen.
rule-planners_none = **Alle** dürfen Events planen.
pick-planners = Rollen, die Events planen dürfen
rule-enders = { $value } dürfen jeden Tisch beenden, wie die Verwaltung.
rule-enders_none = Nur die **Verwaltung** darf fremde Tische beenden.
pick-enders = Rollen, die Tische beenden dürfen
rule-most_tables = Offene Tische auf diesem Server: höchstens **{ $value }**
pick-most_tables = Höchstzahl offener Tische
rule-most_hosted = Offene Tische pro Host: höchstens **{ $value }**
pick-most_hosted = Höchstzahl offener Tische pro Host
rule-clock = Neue Tische beginnen mit: **{ $value }**
pick-clock = Bedenkzeit neuer Tische
rule-casual = Neue Tische sind **freundschaftlich**: Wertungen ändern sich nicht.
rule-casual_none = Neue Tische **zählen für Wertungen**.
rule-casual_on = Freundschaftlich
rule-casual_off = Gewertet
pick-casual = Gewertet oder freundschaftlich
