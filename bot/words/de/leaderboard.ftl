### The leaderboard, seasons, and the weekly post.

cmd-leaderboard = Die Rangliste dieses Servers zeigen
cmd-leaderboard-by = Rangliste nach (sonst: Siege)
cmd-leaderboard-period = Zeitraum (sonst: insgesamt)

## Ratings
casual-line = Zählt die Partie für Wertungen?
casual-off = ja, zwischen Menschen
casual-on = nein, freundschaftlich
lobby-casual = Freundschaftlich: Wertungen ändern sich nicht.
lobby-rated = Gewertet: Die Partie ändert Wertungen.

## The leaderboard
leaders-title =
    ### Rangliste: { $game }
    { $measure }, { $period }
leaders-status = { $measure } · { $period }
leaders-none = Noch keine Rangliste.
leaders-line = **{ $place }** { $name }: { $value }, { $matches }{ $moved }
leaders-line_own = **{ $place }** **{ $name }** (du): { $value }, { $matches }{ $moved }
leaders-met = { $matches }, { $opponents }
opponent = { $n ->
    [one] { $n } Gegner
   *[other] { $n } Gegner
}
leaders-up = { " " }▲ { $n }
leaders-down = { " " }▼ { $n }
leaders-new = , neu
leaders-gap = · · ·
leaders-you_none = Du stehst hier nicht: Du hast noch keine solche Partie beendet.
leaders-you_few = Du erscheinst ab { $needed }. Bisher: { $matches }, { $value }.
leaders-robots = -# Alle Roboter zusammen: { $wins }, { $matches }.
leaders-moved = -# ▲ ▼: Plätze seit der Woche davor. Partien nur gegen Roboter zählen hier nicht.
leaders-moved_robots = -# ▲ ▼: Plätze seit der Woche davor. Nur Partien gegen Roboter zählen hier.
leaders-counted = -# Partien nur gegen Roboter zählen hier nicht.
leaders-counted_robots = -# Nur Partien gegen Roboter zählen hier.
leaders-pick_game = Spiel
leaders-pick_by = Rangliste
leaders-pick_period = Zeitraum
leaders-better = ← Bessere
leaders-next = Weiter →
leaders-by_wins = Siege
leaders-by_rating = Wertung
leaders-by_rating_about = Ein Spiel, ab { $matches }
leaders-value_rating = { $n }
leaders-you_provisional = Deine Wertung: vorläufig, { $have } von { $fewest }.
leaders-by_place = Durchschnittsplatz
leaders-by_points = Punkte pro Runde
leaders-by_robots = Siege gegen Roboter
leaders-by_wins_about = Partien zwischen Menschen
leaders-by_place_about = Ab { $matches }
leaders-by_points_about = Ein Spiel, ab { $matches }
leaders-by_robots_about = Partien, in denen alle Gegner Roboter waren
leaders-in_all = insgesamt
leaders-in_month = diesen Monat
leaders-in_week = diese Woche
leaders-in_last_week = letzte Woche
leaders-in_season = diese Saison
leaders-in_season_number = Saison { $n }
leaders-value_wins = { $wins }
leaders-value_place = Durchschnittsplatz { $n }
leaders-value_points = { $n } Punkte pro Runde
leaders-value_robots = { $wins }

## Seasons
season-title = ### Saison { $n }
season-title_none = ### Saisons
season-running = Seit { $since }.
season-over = { $since } bis { $until }.
season-never = Dieser Server hatte noch keine Saison. Wer ihn verwaltet, beginnt eine mit `/results seasons`.
season-nobody = Keine Siege in dieser Saison.
season-rating = -# { $game }, nach Wertung: { $lines }
season-start = Saison beginnen …
season-end = Saison beenden …
season-start_sure = Eine Saison zählt Partien von jetzt an, bis du sie beendest. Am Anfang rückt jede Wertung einmal halb zurück zu 1500. Andere Ranglisten behalten alle Partien.
season-start_yes = Beginnen
season-end_sure = Die Saison endet jetzt, und ihr Podium kommt in diesen Kanal. Wertungen bleiben bis zur nächsten Saison.
season-end_yes = Saison beenden und Podium zeigen
season-not_manager = Um Saisons zu beginnen und zu beenden, brauchst du **Server verwalten**.

## The weekly post
cmd-server-zone = Zeitzone der Nachrichten des Servers
weekly-off = **Wochenrangliste**: aus. Sie zeigt jeden Montag, wer in der Woche davor am meisten gewonnen hat.
weekly-on = **Wochenrangliste**: in { $channel }, montags um **{ $hour }:00** ({ $zone }), nach einer Woche mit Partien.
weekly-here = In diesem Kanal zeigen
weekly-there = In einem Kanal zeigen …
weekly-turn_off = Ausschalten
weekly-pick = Stunde
weekly-hour = { $hour }:00
weekly-closed = Ich kann in diesem Kanal nicht schreiben. Gib mir die Berechtigung oder wähle einen anderen.
alt-leaders = Rangliste, { $title }, { $status }: { $lines }.
alt-leader = { $place } { $name } { $value }
