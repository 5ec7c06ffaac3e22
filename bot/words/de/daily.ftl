### Die Tagesreihe und ihre Ergebnisse.

cmd-daily = Spiele die Reihe von heute: dieselben Steine für alle
daily-name = Tagesreihe
daily-title = **Tagesreihe** · { $date } · { $level }
daily-level_gentle = leicht
daily-level_usual = mittel
daily-level_hard = schwer
daily-level_weekend = Wochenende
daily-rules_gentle = Schlage, solange es geht; eine leere Reihe gewinnt. Je weniger Züge, desto besser.
daily-rules_usual = Schlage, solange es geht; eine leere Reihe gewinnt. Je weniger Züge, desto besser.
daily-rules_hard = Schlage, solange es geht, bis alle 28 Steine weg sind. Je weniger Züge, desto besser.
daily-rules_weekend = Alle Steine liegen offen. Räume die Reihe mit wenigen Schlägen; nimm zurück, so oft du willst.
daily-counts = -# Dein erstes Spiel am Tag zählt.
daily-practice = -# Übung: Das zählt nicht.
daily-won = { $n ->
    [one] Geräumt in **{ $n } Zug**.
   *[other] Geräumt in **{ $n } Zügen**.
}
daily-lost = { $n } von { $all } Steinen geschlagen.
daily-fewest = Weniger als **{ $n }** geht nicht.
daily-streak = { $n ->
    [one] 🔥 { $n } Tag in Folge
   *[other] 🔥 { $n } Tage in Folge
}
daily-in_a_row = { $n ->
    [one] { $n } Tag in Folge
   *[other] { $n } Tage in Folge
}
daily-next = Nächste Reihe <t:{ $when }:R>
daily-practised = Das war Übung. Nur dein erstes Spiel am Tag zählt.
daily-late = Der Tag war vor deinem Spiel zu Ende, also zählt es nicht.
daily-share = Teilen
daily-board = Tabelle des Tages
daily-before = Vortag
daily-again = Üben
daily-best = So wenige Züge wie möglich
daily-over = { $n ->
    [one] { $n } Zug mehr als nötig
   *[other] { $n } Züge mehr als nötig
}
daily-shared = **{ $name }** · Tagesreihe · { $date } · { $level }
daily-day = ### Tagesreihe · { $date }
daily-line = { $place }. { $name }: { $result }
daily-nobody = Niemand auf diesem Server hat diese Reihe beendet.
daily-row_won = Züge zu viel
daily-row_lost = geschlagen
daily-best_line = { $n ->
    [one] Der kürzeste Weg hat { $n } Zug.
   *[other] Der kürzeste Weg hat { $n } Züge.
}

### Die Aufgaben der Woche.

cmd-puzzle = Löse die Aufgabe der Woche
cmd-puzzle-game = Welches Spiel
puzzle-title = **Aufgabe der Woche** · { $game } · { $grade }
puzzle-grade_1 = leicht
puzzle-grade_2 = mittel
puzzle-grade_3 = schwer
puzzle-asked_block = Du bist dran. Alle Steine liegen offen: Dein Gegner hat { $tiles }. Welcher Zug gewinnt am meisten?
puzzle-asked_muggins = Du bist dran. Alle Steine liegen offen: Dein Gegner hat { $tiles }. Welcher Zug bringt bis zum Ende der Runde die meisten Punkte?
puzzle-play = { $tile } an { $place }
puzzle-you = Du
puzzle-them = Gegner
puzzle-right = ✅ Richtig!
puzzle-wrong = ❌ **{ $play }** ist es nicht. Versuch es noch einmal.
puzzle-hint_button = Tipp
puzzle-show = Lösung
puzzle-hint = 💡 Lass eine { $n } offen.
puzzle-why_pass = Nach **{ $play }** muss dein Gegner passen, und du wirst zuerst fertig.
puzzle-why_out = Nach **{ $play }** wirst du zuerst fertig, egal was dein Gegner spielt.
puzzle-why_blocked = **{ $play }** führt zu einer gesperrten Reihe, mit { $mine } Augen in deiner Hand gegen { $theirs }.
puzzle-why_scores = **{ $play }** bringt dir bis zum Ende der Runde { $mine } Punkte und deinem Gegner { $theirs }.
puzzle-than = **{ $other }** sieht natürlich aus, ist aber { $gain } Punkte weniger wert.
