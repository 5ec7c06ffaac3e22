### Game nights and other events: signing up, their board, the end, and their commands.

cmd-night = Einen Spieleabend planen
cmd-list = Events dieses Servers zeigen
choice-pick_turns = eins nach dem anderen
choice-pick_vote = nach Abstimmung
choice-pick_lots = nach Los
event-no_time = Gib den Beginn als `20:00`, `20 Uhr`, `Fr 20:00` oder `31.1. 20:00` an, höchstens zwei Monate voraus. Die Zeitzone ist { $zone }. Ändern: `/settings mine`.
# After why an event wasn't posted.
plan-kept = Drücke noch einmal **Posten**: Dein Text ist noch da.
# link is the sentence tables-link, or empty.
plan-posted = Dieser Plan ist schon gepostet{ $link }. Für einen weiteren tippe `/events night` oder `/events tournament`.
event-game_night = Spieleabend
event-title = ## { $title }
event-rounds = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
event-title_round = ## { $title } · Runde { $round } von { $rounds }
event-title_over = ## { $title }: das Podium
event-title_cancelled =
    ## { $title }
    Abgesagt. Plane etwas Neues mit `/events night` oder `/events tournament`.
event-facts = **{ $kind }** · { $games } · { $rounds } an Tischen mit { $seats } · { $clock }
event-clock = { $time } pro Zug
event-pick_turns = { $games } im Wechsel
event-pick_vote = Abstimmung über { $games }
event-pick_lots = { $games } nach Los
event-duplicate = Duplikat: Alle Tische einer Runde bekommen dieselben Steine. Du wirst mit denen verglichen, die an anderen Tischen deinen Platz haben.
event-minutes = Eine Runde dauert höchstens { $time }. Laufende Tische enden dann, wie sie stehen.
event-balanced = Die Tische sind etwa gleich stark.
event-starts = Beginn <t:{ $at }:F> (<t:{ $at }:R>).
event-check_in = Check-in: Drücke ab <t:{ $at }:t> **Ich bin da**.
event-nobody = Noch keine Anmeldungen.
event-in = { $n ->
    [one] **{ $n } ist dabei:** { $names }
   *[other] **{ $n } sind dabei:** { $names }
}
event-how = Drücke **Ich bin dabei**, um dich anzumelden. { $host } beginnt unter **Host …**: Dann werden die Tische verteilt. Wer später kommt, spielt ab der nächsten Runde. Gehen kannst du zwischen den Runden.
event-missing = **Noch nicht da:** { $names }. In Runde 1 spielt, wer **Ich bin da** drückt.
event-me_out = Ohne mich
event-here = Ich bin da
event-ready = Bereit
event-begin = Beginnen
event-host = Host …
event-how_button = So geht’s
event-next = Nächste Runde
event-end = Beenden
event-vote = Für ein Spiel stimmen
event-votes = **Stimmen:** { $votes }
event-vote_of = { $game } { $n }
event-numbers = Die Schlüssel aller Spiele stehen schon fest, und jeder Tisch hat eine Zahl, die sie versiegelt. Behalte diese Liste: Nach einer Runde zeigt **Fair gegeben ✓** am Tisch die Zahl wieder.
event-voted = Deine Stimme zählt.
event-now_in = Du bist dabei, ab Runde { $round }.
event-now_out = Du bist raus. Dein Tisch dieser Runde läuft weiter.
event-next_sure = { $tables } noch im Spiel. Sie enden, wie sie stehen, und die nächste Runde beginnt.
event-next_yes = Nächste Runde beginnen
event-end_sure = Das Event endet jetzt mit den bisherigen Punkten. Laufende Tische enden, wie sie stehen.
event-end_yes = Ja, beenden
event-done = Erledigt.
event-plays = { $game }.
event-ends_at = Die Runde endet spätestens <t:{ $at }:R>.
event-ends_by_itself = Die nächste Runde beginnt nach dem letzten Tisch.
event-break = Runde { $round } beginnt <t:{ $at }:R>, oder wenn alle **Bereit** sind ({ $ready } von { $people }).
event-ends_last = Das Podium folgt nach dem letzten Tisch.
event-table = **Tisch { $number }:** { $people }{ $state }
# A link to the table’s thread
event-table_link = [Tisch { $number }]({ $link })
event-table_thread = { $table } { $people }{ $state }
event-table_number = **Tisch { $number }**
event-robots = { $n ->
    [one] { $n } Roboter
   *[other] { $n } Roboter
}
event-state_opening = { " " }· öffnet
event-state_deal = { " " }· Spiel { $number }
event-state_waits = { " " }· Spiel { $number }, wartet auf { $name } seit <t:{ $since }:R>
event-state_over = { " " }· fertig
event-state_won = { " " }· fertig: { $names }
event-state_field = { " " }· von { $tables }: { $places }
event-place_of = { $name } { $place }.
event-state_compared = { " " }· fertig, Vergleich nach dem letzten Tisch
event-waiting = { $n ->
    [one] -# Es fehlt Tisch { $tables }.
   *[other] -# Es fehlen die Tische { $tables }.
}
picture-event_round = { $game } · Runde { $round } von { $rounds }
picture-event_over = { $people } · { $rounds }
picture-and_more = + { $n }
picture-moment_biggest_round = { $n ->
    [one] { $n } Punkt in einem Spiel
   *[other] { $n } Punkte in einem Spiel
}
picture-moment_most_captures = { $n ->
    [one] { $n } Schlag in einem Spiel
   *[other] { $n } Schläge in einem Spiel
}
event-coming = -# In der nächsten Runde: { $names }
event-leaving = -# Nicht in der nächsten Runde: { $names }. Um zurückzukommen, drücke **Ich bin dabei**.
event-missed = -# Check-in verpasst: { $names }. **Ich bin dabei** gilt ab der nächsten Runde.
event-standings = **Tabelle**
event-standing = **{ $place }** { $name }: { $points }, { $won }
event-won = { $n ->
    [one] { $n } Tischsieg
   *[other] { $n } Tischsiege
}
event-more = -# … und { $n } mehr
event-first = 🥇 **{ $names }** mit { $points }, { $won }
event-second = 🥈 **{ $names }** mit { $points }
event-third = 🥉 **{ $names }** mit { $points }
event-others = { $n } weitere
event-moments = **Beste Momente**
event-moment_biggest_round = Meiste Punkte in einem Spiel: **{ $names }** mit { $n } ({ $game }, Runde { $round }, Tisch { $table })
event-moment_most_captures = Meiste Schläge in einem Spiel: **{ $names }** mit { $n } (Runde { $round }, Tisch { $table })
event-no_points = Kein Tisch wurde fertig, also gibt es kein Podium.
event-thanks = -# { $people }, { $tables }, { $rounds }. Punkte: 0 für den letzten Platz am Tisch, 1 mehr für jeden Platz darüber. Gleiche Plätze teilen die Punkte. Bei gleichen Punkten entscheiden gewonnene Tische, dann die Summen an den Tischen.
event-thanks_duplicate = -# { $people }, { $tables }, { $rounds }. Punkte: 1 für jeden Tisch der Runde, den eigenen eingeschlossen, wo dein Platz nicht besser war. Bei gleichen Punkten entscheiden gewonnene Tische, dann die Summen an den Tischen.
event-people = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
}
event-thread = Tisch { $number } · Runde { $round } · { $title }
event-no_threads = -# Die Tische sind in diesem Kanal. Für Threads brauche ich einen Textkanal, **Öffentliche Threads erstellen** und **Nachrichten in Threads senden**.

## The panel that plans an event
plan-preview = -# Vorschau. Ändere sie, dann **Posten …**
plan-post = Posten …
plan-sure = Beginn: <t:{ $time }:F>, <t:{ $time }:R>. Drücke **Posten**, wenn das stimmt. Sonst drücke oben **Posten …**: Dein Text ist noch da.
plan-sure_post = Posten
plan-games = Spiele
plan-format = Format
plan-pick = Wie das Spiel jeder Runde gewählt wird
plan-rounds = Zahl der Runden
plan-seats = Plätze pro Tisch
plan-seats_of = { $n } Plätze pro Tisch
plan-time = Zeit pro Zug
plan-balanced = Gleich starke Tische: { $now }
plan-seeded = Setzen nach Wertung: { $now }
plan-duplicate = Gleiche Steine: { $now }
plan-pairs = In Paaren: { $now }
plan-title = Titel
plan-when = Beginn
plan-when_about = 20:00, 20 Uhr, Fr 20:00, 31.1. 20:00; leer: mit Beginnen
plan-options = Hausregeln
plan-options_about = etwa target=50; leer: wie veröffentlicht
plan-minutes = Minuten pro Runde
plan-minutes_about = Dann enden Tische, wie sie stehen; leer: ohne Limit
plan-pause = Pause zwischen Runden, in Sekunden
plan-pause_about = Leer: 60; 0: keine
plan-days = Tage pro Runde
plan-days_about = Leer: 7, bei langen Spielen mehr
plan-list = ### Events auf diesem Server
plan-none = Auf diesem Server ist kein Event. Plane eines mit `/events night` oder `/events tournament`.
plan-line_sign_up = **{ $title }** in <#{ $channel }>: Anmeldung offen, { $n } dabei{ $link }
plan-line_playing = **{ $title }** in <#{ $channel }>: Runde { $round } von { $rounds }{ $link }

event-closed = Ich kann dein Event **{ $title }** in <#{ $channel }> nicht anzeigen. { $remedy } Nichts geht verloren.
event-channel_gone = **{ $title }** ist zu Ende: Der Kanal wurde gelöscht. Fertige Tische zählen in der Statistik.
event-channel_gone_before = **{ $title }** fällt aus: Der Kanal wurde gelöscht. `/events` plant ein neues Treffen.
