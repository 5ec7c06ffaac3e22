
### The commands of the bot's owner, in their own server.
cmd-admin = Den Bot betreuen (nur wer ihn betreibt)
cmd-health = Zeigen, wie es dem Bot geht
cmd-stuck = Tische zeigen, die nicht weitergehen, und warum
cmd-stuck-table = Tisch-ID: zeigt, worauf dieser Tisch wartet
cmd-announce = Eine Nachricht auf allen Servern posten
cmd-announce-message = Die Nachricht
cmd-drain = Tische vor einem Upgrade ruhen lassen
cmd-drain-minutes = Minuten, bis der Bot zurück ist; 0: weiter
cmd-forget = Daten einer Person oder eines verlassenen Servers löschen
cmd-forget-person = Die Discord-ID der Person
cmd-forget-server = Die Discord-ID des Servers
cmd-forget-sure = Jetzt löschen: das ist endgültig
admin-not_owner = Das darf nur, wer den Bot betreibt.
admin-health =
    ### Zustand
    - Verbindung: seit <t:{ $up }:R>, zuletzt gehört vor { $silent } s, **{ $delay } ms** pro Herzschlag (−1: noch nie)
    - Server: **{ $servers }**
    - Offene Tische: **{ $tables }**, im Spiel: **{ $playing }**
    - Neu zu zeichnende Bretter: **{ $boards }**, das erste seit **{ $lag } s**; wartende Klicks: **{ $clicks }**
    - Fehler heute (UTC): **{ $errors }**
admin-newest = - Neuester Fehler, <t:{ $at }:R>: `{ $text }`
admin-none_stuck = Kein Tisch hängt, und kein Kanal ist mir verschlossen.
admin-stuck = - { $table } ({ $game }): { $why }
admin-failed = { $n ->
    [one] { $n } Schritt ist gescheitert; ich versuche es weiter
   *[other] { $n } Schritte sind gescheitert; ich versuche es weiter
}
admin-homeless = sein Kanal ist weg; der Host kann ihn umziehen
admin-parked = - <#{ $channel }>: mir verschlossen, seine Bretter warten
admin-more = { $n ->
    [one] - { $n } weiterer
   *[other] - { $n } weitere
}
admin-rests_lobby = { $table } ist in der Lobby oder zu Ende: Von selbst geschieht nichts.
admin-rests_claims = { $table } hört noch Ansagen.
admin-rests_pace = { $table }: Ein Roboter lässt allen Zeit, den letzten Zug zu sehen.
admin-rests_reply_delay = { $table }: Der automatische Zug von Platz { $seat } lässt sich Zeit.
admin-rests_outage = { $table }: Die Zeit steht, solange niemand spielen kann.
admin-rests_person = { $table } wartet auf Platz { $seat }.
admin-until = Von selbst geschieht etwas <t:{ $until }:R>.
admin-acts = { $table }: Gerade geschieht etwas. Frag gleich noch einmal.
admin-announced = Server mit der Ankündigung: { $posted }. Nicht gepostet auf { $lacking }.
admin-draining = Es öffnen keine neuen Tische, und alle Uhren stehen. Die Bretter sagen, dass du <t:{ $until }:R> zurück bist. Starte neu, wann du willst.
admin-not_draining = Tische öffnen wieder, und alle Uhren laufen.
admin-no_id = Gib die ID einer Person oder eines Servers an.
admin-not_sure = Das löscht alle Daten von { $number }. Schick es noch einmal mit `sure: True`.
admin-still_there = Ich bin noch auf diesem Server. Die Verwaltung kann mich zuerst entfernen.
admin-forgotten = Die Daten sind gelöscht.
drain-board = -# Boneyard macht Pause für ein Upgrade. Die Uhren stehen. Zurück <t:{ $until }:R>.
refusal-draining = Boneyard startet gleich neu und öffnet keine neuen Tische. Versuche es <t:{ $until }:R> noch einmal.
