### Die Tagesreihe und ihre Ergebnisse.

cmd-daily = Spiele die Reihe von heute: dieselben Steine für alle
daily-name = Tagesreihe
daily-title = **Tagesreihe** · { $date } · { $level }
daily-status = { $date } · { $level }
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
daily-fewest = { $n ->
    [one] Kürzester Weg: **{ $n } Zug**.
   *[other] Kürzester Weg: **{ $n } Züge**.
}
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
daily-rank_today = Heute { $place } von { $n }
daily-rank = { $place } von { $n }
daily-streaks = 🔥 Tage in Folge: { $people }
daily-streak_of = { $name } { $n }
daily-play = Reihe von heute
daily-post_off = **Tagesergebnis**: aus. Es zeigt jeden Tag, wie der Server die Reihe vom Vortag gespielt hat, mit einem Knopf zum Spielen.
daily-post_on = **Tagesergebnis**: in { $channel }, täglich um **{ $hour }:00** ({ $zone }).

### Die Aufgaben der Woche.

cmd-puzzle = Löse die Aufgabe der Woche
cmd-puzzle-game = Welches Spiel
puzzle-title = **Aufgabe der Woche** · { $game } · { $grade } · { $date }
puzzle-week = { $date } · { $grade }
puzzle-grade_1 = leicht
puzzle-grade_2 = mittel
puzzle-grade_3 = schwer
puzzle-asked_block = Alles liegt offen: Dein Gegner hat { $tiles }. Welcher Zug gewinnt am meisten?
puzzle-asked_castle_rock = Du hast deinen Stein gelegt. Alle Steine liegen offen: Dein Gegner hat { $tiles }. Was nimmst du zuerst, um bis zum Ende der Runde am meisten zu gewinnen?
puzzle-asked_draw = Alles liegt offen: Dein Gegner hat { $tiles }. Welcher Zug gewinnt am meisten?
puzzle-asked_fives_and_threes = Alles liegt offen: Dein Gegner hat { $tiles }. Welcher Zug bringt bis zum Ende der Runde die meisten Punkte?
puzzle-asked_muggins = Alles liegt offen: Dein Gegner hat { $tiles }. Welcher Zug bringt bis zum Ende der Runde die meisten Punkte?
puzzle-no_tiles = keine Steine
puzzle-stock = Als Nächstes im Vorrat: { $tiles }.
puzzle-play = { $tile } an { $place }
puzzle-take_none = Nichts nehmen
puzzle-you = Du
puzzle-them = Gegner
puzzle-right = ✅ Richtig!
puzzle-wrong = ❌ **{ $play }** ist es nicht. Versuch es noch einmal.
puzzle-hint_button = Tipp
puzzle-show = Lösung
puzzle-share = Teilen
puzzle-others = Andere Aufgaben
puzzle-hint = 💡 Lass eine { $n } offen.
puzzle-hint_take = { $n ->
    [0] 💡 Nimm nichts.
    [one] 💡 Nimm zuerst einen Stein.
   *[other] 💡 Nimm zuerst { $n } Steine.
}
puzzle-why_hole = **{ $play }** lässt deinem Gegner nichts zu legen.
puzzle-why_draw = Nach **{ $play }** muss dein Gegner ziehen.
puzzle-why_suit = Nach **{ $play }** kannst nur du an die offene { $n } legen.
puzzle-why_block = Wenn ihr beide am besten spielt, endet **{ $play }** in einer gesperrten Reihe, mit weniger Augen in deiner Hand.
puzzle-why_out = Wenn ihr beide am besten spielt, wirst du nach **{ $play }** zuerst fertig.
puzzle-why_count = { $n ->
    [one] **{ $play }** macht jetzt { $n } Punkt, mehr als jeder andere Zug.
   *[other] **{ $play }** macht jetzt { $n } Punkte, mehr als jeder andere Zug.
}
puzzle-why_give = { $n ->
    [one] **{ $play }** verzichtet auf { $n } Punkt, den ein anderer Zug jetzt macht.
   *[other] **{ $play }** verzichtet auf { $n } Punkte, die ein anderer Zug jetzt macht.
}
puzzle-why_count_row = { $n ->
    [one] Nur nach **{ $play }** kannst du in diesem Zug { $n } Stein nehmen.
   *[other] Nur nach **{ $play }** kannst du in diesem Zug { $n } Steine nehmen.
}
puzzle-why_give_row = { $n ->
    [one] **{ $play }** verzichtet auf { $n } Stein, den du in diesem Zug nehmen könntest.
   *[other] **{ $play }** verzichtet auf { $n } Steine, die du in diesem Zug nehmen könntest.
}
puzzle-why_clear_row = Nur nach **{ $play }** kannst du die Reihe in diesem Zug leeren.
puzzle-worth = { $n ->
    [one] Das bringt dir bis zum Ende { $n } Punkt Vorsprung, { $more } mehr als **{ $other }**.
   *[other] Das bringt dir bis zum Ende { $n } Punkte Vorsprung, { $more } mehr als **{ $other }**.
}
puzzle-solved = { $n ->
    [one] Im ersten Versuch gelöst
   *[other] In { $n } Versuchen gelöst
}
puzzle-streak = { $n ->
    [one] 🔥 { $n } Woche in Folge
   *[other] 🔥 { $n } Wochen in Folge
}
puzzle-in_a_row = { $n ->
    [one] { $n } Woche in Folge
   *[other] { $n } Wochen in Folge
}
puzzle-shared = **{ $name }** · Aufgabe der Woche · { $game } · { $grade } · { $date }
puzzle-name = Aufgabe der Woche
puzzle-card = { $game } · { $grade } · { $date }
