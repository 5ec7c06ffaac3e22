### Clocks: time limits, and what happens when time runs out.

clock-none = ohne Limit
clock-seconds = { $n } Sekunden
clock-minutes = { $n ->
    [one] { $n } Minute
   *[other] { $n } Minuten
}
clock-hours = { $n ->
    [one] { $n } Stunde
   *[other] { $n } Stunden
}
clock-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
clock-two = { $one } { $other }
clock-live = live: { $time } pro Zug
clock-slow = langsam: { $time } pro Zug
clock-unlimited = ohne Uhr
log-late = { $line } (Zeit abgelaufen)
log-table_away = { $name } ist weg. Bis { $name } zurückkommt, spielt ein Roboter.
log-table_forfeited = { $name } verliert den Platz auf Zeit. Ein Roboter spielt weiter.
brief-late = { $turn } (Zeit abgelaufen)
hand-away = Deine Zeit lief ab, als du weg warst. Ein Roboter spielt deine Steine. Drücke **Zurückkommen**, um weiterzuspielen.
hand-forfeited = Deine Zeit ist abgelaufen, und an diesem Tisch kostet das den Platz. Ein Roboter spielt deine Steine.
refusal-forfeited = Deine Zeit ist abgelaufen, und an diesem Tisch kostet das den Platz. Schau zu oder öffne mit `/domino play` einen anderen.
clock-title =
    ### Zeit pro Zug
    Jeder Zug: **{ $time }**.
clock-bank = { $bank }, { $increment } zurück pro Zug
clock-live_bank = live: { $bank }, { $increment } zurück pro Zug
clock-slow_bank = langsam: { $bank }, { $increment } zurück pro Zug
clock-about_bank = -# Deine Züge verbrauchen ein Zeitguthaben. Jeder Zug gibt etwas zurück, bis es voll ist.
clock-pick_out = Wenn die Zeit abläuft
clock-out = Wenn die Zeit abläuft: **{ $what }**.
clock-out_move = ein Roboter macht den Zug
clock-out_seat = { $n ->
    [one] ein Roboter spielt bis zur Rückkehr
   *[other] ein Roboter macht den Zug, und nach { $n } in Folge spielt er bis zur Rückkehr
}
clock-out_forfeit = der Platz ist verloren, und ein Roboter spielt weiter
clock-about_move = Jedes Mal, wenn es passiert
clock-about_seat = Zurück geht es mit einem Knopf
clock-about_forfeit = Zurück geht es nicht
clock-banks = -# Restzeit: { $banks }
clock-left = { $name } { $time }
clock-closes = **Seit Wochen kein Zug.** Die Partie schließt <t:{ $when }:R>, wenn niemand spielt.
clock-gone = **Der Kanal dieses Tischs ist weg.** Der Host kann ihn mit `/domino board` umziehen. Sonst schließt die Partie <t:{ $when }:R>.
lobby-expired =
    ## { $game }: Tisch geschlossen
    Niemand hat rechtzeitig begonnen. `/domino play` öffnet einen neuen.
end_table-pick = Einen Tisch dieses Servers beenden …
end_table-button = Partie beenden
end_table-sure =
    ### Den Tisch von { $names } beenden?
    Niemand gewinnt, und die Partie zählt nicht. Alle am Tisch sehen deinen Namen.
end_table-yes = Ja, beenden
end_table-done = Tisch beendet.
end_table-not_manager = Um fremde Tische zu beenden, brauchst du **Server verwalten**.

## A match that managers void
void-button = Partie annullieren
void-sure = **Diese Partie ({ $game }) annullieren?** Dabei: { $names }
    - Es zählt nicht mehr für Wertung, Statistik, Bestenliste und Erfolge.
    - Alle späteren Wertungen werden neu berechnet.
    - Tabellen von Events bleiben. Die Spieler erfahren es.
    - Das lässt sich nicht rückgängig machen.
void-yes = Annullieren
void-done = Die Partie ist annulliert.
void-not_over = Nur eine beendete Partie lässt sich annullieren.
void-not_manager = Um eine Partie zu annullieren, brauchst du **Server verwalten**.
void-played = Du hast in diesem Match mitgespielt. Jemand anders aus der Verwaltung kann es annullieren.
# Posted in the match's channel; names are the players, link is the sentence tables-link or empty.
void-told = **{ $manager }** hat eine Partie ({ $game }{ $link }) annulliert. Sie zählt nicht mehr für { $names }.
void-board = -# Die Serverleitung hat diese Partie annulliert: Sie zählt nicht.
ping-closes = { $mention }, **{ $game }** wartet auf dich. Nach Wochen ohne Zug schließt die Partie <t:{ $when }:R>.
clock-pause = Uhren anhalten
clock-go_on = Uhren starten
clock-paused = -# Die Uhren stehen.{ $left } Alle am Tisch können sie mit **Mehr** starten.
clock-paused_left = { " " }{ $name } hat noch { $time }.
clock-pause_done = Die Uhren stehen. Ihr könnt trotzdem spielen. **Mehr** startet sie wieder.
clock-go_on_done = Die Uhren laufen. Der Zug geht mit der Restzeit weiter.
consent-pause = **{ $name } möchte die Uhren anhalten.**
log-table_paused = Die Uhren stehen: { $name } hat gefragt, und alle waren einverstanden.
log-table_goes_on = { $name } hat die Uhren gestartet.
refusal-no_clock = Dieser Tisch hat keine Uhr.
refusal-not_paused = Die Uhren laufen schon.
clock-weekends_on = Wochenenden zählen: ja
clock-weekends_off = Wochenenden zählen: nein
clock-days_off = Freie Tage: { $days }
clock-no_days_off = keine
clock-days_off_each = Alle haben { $days } frei. Läuft die Zeit ab, wird automatisch ein freier Tag genommen.
clock-resting = -# { $name } hat automatisch einen freien Tag. Es bleiben { $left }.
clock-night = -# Die Uhr von { $name } steht für die Nacht (noch { $left } in dieser Partie).
log-table_day_off = { $name } hatte keine Zeit mehr und bekommt einen freien Tag.
clock-reply_delay_on = Passen wartet: ja
clock-reply_delay_off = Passen wartet: nein
clock-reply_delay = Erzwungenes Ziehen und Passen wartet ein wenig, wie Züge.
clock-about_reply_delay = -# Wenn Passen wartet, dauert erzwungenes Ziehen und Passen etwa so lange wie die Züge des Spielers. Vor 8 Zügen von Hand: 1 bis 4 Sekunden, an langsamen Tischen 2 bis 20 Minuten. Sonst zeigt das Tempo, dass es keine Wahl gab.
clock-no_weekends = Samstags und sonntags (UTC) stehen die Uhren.
clock-open = Zeit …
