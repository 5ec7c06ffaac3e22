### Finished matches: round and match end, histories, statistics, and achievements.

cmd-history = Fertige Partien zeigen, hier oder je Person
cmd-history-of = Wessen Partien (sonst: deine)
cmd-history-player = Partien einer Person in diesem Kanal und eure gemeinsamen
cmd-stats = Siege, Plätze und Partner einer Person zeigen
cmd-stats-player = Welche Person (sonst: du)
choice-of_mine = meine
choice-of_here = die dieses Kanals

## Round and match end
result-won = { $winners ->
    [one] { $names } gewinnt Runde { $number }: +{ $n }{ $how }
   *[other] { $names } gewinnen Runde { $number }: +{ $n }{ $how }
}
result-won_low = { $winners ->
    [one] { $names } gewinnt Runde { $number }: { $points }{ $how }
   *[other] { $names } gewinnen Runde { $number }: { $points }{ $how }
}
result-most = { $winners ->
    [one] { $names } holt in Runde { $number } am meisten: +{ $n }{ $how }
   *[other] { $names } holen in Runde { $number } am meisten: +{ $n }{ $how }
}
result-fewest = { $winners ->
    [one] { $names } hat in Runde { $number } die wenigsten Punkte: { $n }{ $how }
   *[other] { $names } haben in Runde { $number } die wenigsten Punkte: { $n }{ $how }
}
result-tie = Runde { $number } endet gleich: je { $n }{ $how }
result-nobody = Niemand punktet in Runde { $number }{ $how }
result-how_blocked = { " " }(gesperrt)
result-how_target = { " " }(Ziel erreicht)
result-how_out = { " " }(fertig)
result-how_out_of = { " " }({ $name } ist fertig)
result-together = { $name }: { $terms } = { $points }
end-result = **{ $result }**
end-hands = **Übrige Steine**
end-hand = { $name }: übrig { $tiles }, { $pips }
end-hands_none = Keine Steine übrig.
end-scores = **Punkte**
end-nobody = Niemand punktet in dieser Runde.
end-devil = Die Hand des Teufels, übrig in der Reihe: { $count }.
end-devil_won = Der Teufel gewinnt: { $count } nicht geschlagen
end-captured = Geschlagen: { $count }.
end-totals = **Summen**
end-ahead = { $n ->
    [one] { $names } lag ab Runde { $number } vorn.
   *[other] { $names } lagen ab Runde { $number } vorn.
}
end-comeback = Aufholjagd von { $names }: { $points } Punkte zurück, ab Runde { $number } vorn.
end-decisive = Entscheidender Stein: { $tile } ({ $name }).
end-copy = { $game }: { $scores } ({ $rounds })
end-last_round = Letzte Runde
end-next_round = Nächste Runde
end-final =
    ## { $winners }
    -# { $game }: Partie vorbei
end-placings = **Plätze**
end-won = { $n ->
    [one] 🏆 { $names } gewinnt
   *[other] 🏆 { $names } gewinnen
}
end-lost = Niemand hat gewonnen
end-rematch = Revanche
end-play_on = Zum Spaß weiterspielen
end-rematch_there = Die Revanche ist schon offen: [mitspielen]({ $link }).
end-ratings = -# Wertungen: { $ratings }.
end-rating = { $name } { $rating } ({ $gained })
end-remark_1 = -# { $name }: „Gut gespielt, alle zusammen.“
end-remark_2 = -# { $name }: „Schöne Runde.“
end-remark_3 = -# { $name }: „Das könnte ich den ganzen Tag machen.“
end-remark_4 = -# { $name }: „Das hat Spaß beim Rechnen gemacht.“

## Achievements
end-achieved = -# **{ $name }** hat *{ $title }* geschafft: { $about }.
stats-achieved = Erfolge: { $titles }.
achievement-monologue = Selbstgespräch
achievement-monologue_about = war fertig, bevor jemand anderes einen Stein gelegt hatte
achievement-both_ends = An beiden Enden
achievement-both_ends_about = wurde mit einem Stein fertig, der an beide Enden der Reihe passte
achievement-blank_cheque = Blankoscheck
achievement-blank_cheque_about = hatte am Ende nur die Doppel-Null
achievement-thirteen_doubles = Dreizehn Pasche
achievement-thirteen_doubles_about = legte den letzten aller dreizehn Pasche
achievement-high_five = Schlag ein
achievement-high_five_about = punktete mit fünf Zügen in Folge
achievement-twenty = Zwanzig auf einen Streich
achievement-twenty_about = holte 20 Punkte oder mehr mit einem Stein
achievement-landslide = Erdrutsch
achievement-landslide_about = schlug fünfmal in einem Zug
achievement-devils_own = Teufelskerl
achievement-devils_own_about = nahm den letzten Stein der Reihe

## History
history-mine = ### Deine Partien auf diesem Server{ $game }
history-here = ### Partien in diesem Kanal{ $game }
history-person =
    ### Partien von { $name }{ $game }
    -# In diesem Kanal, und eure gemeinsamen.
history-of_game = : { $game }
history-none = Keine solchen Partien.
history-line =
    <t:{ $when }:d> · **{ $game }**, { $rounds }{ $kind }
    { $sides }
history-kind_people = { "" }
history-kind_robots = , gegen Roboter
history-kind_alone = { "" }
history-kind_broken_off = , abgebrochen
history-kind_void = , annulliert
history-side = **{ $place }** { $names }: { $total }
history-side_shared = geteilt **{ $place }** { $names }: { $total }
history-side_alone = { $name }: { $result }
history-won = gewonnen
history-lost = verloren
history-resigned = { $name } (aufgegeben)
history-newer = ← Neuere
history-older = Ältere →
history-to_mine = Meine
history-to_here = Die dieses Kanals
history-pick = Noch einmal ansehen …
history-pick_kind = Welche Partien
history-all = Alle Partien
history-all_about = Auch abgebrochene
history-people = Zwischen Menschen
history-people_about = Die zählen
history-robots = Gegen Roboter
history-robots_about = Alle Menschen auf einer Seite
history-alone = Patiencen
history-alone_about = Deine eigenen
history-broken_off = Abgebrochen
history-broken_off_about = Früh beendet. Fertige Runden kannst du ansehen.
history-void = Annulliert
history-void_about = Von der Serverleitung gestrichen. Sie zählen nicht.

## Statistics
stats-title = ### { $name } auf diesem Server{ $game }
stats-title_all = ### { $name } auf allen Servern{ $game }
stats-none = Du hast noch keine Partie beendet. `/domino play` öffnet einen Tisch.
stats-none_person = { $name } hat auf diesem Server noch keine Partie beendet.
stats-people = **Gegen Menschen**: { $counted }.
stats-robots = **Gegen Roboter**: { $counted }.
stats-alone = **Patience** (nur du siehst das): { $played }, { $won }.
stats-counted = { $matches }, { $wins }, Durchschnittsplatz { $place }
stats-counted_points = { $matches }, { $wins }, Durchschnittsplatz { $place }, { $points } Punkte pro Runde
stats-wins_shared = { $wins } ({ $n } geteilt)
stats-broken_off = Abgebrochen: { $matches }. Das zählt nicht.
stats-rating = Wertung: { $ratings }.
stats-rating_one = { $game } { $rating }
stats-rating_provisional = vorläufig, { $matches } von { $needed }
stats-best = Beste Runde: { $points } in { $game }.
stats-streak = Längste Serie: { $wins } in Folge.
stats-streak_running = Längste Serie: { $wins } in Folge, jetzt { $n }.
stats-partner = Häufigster Partner: { $name }, { $matches } zusammen, { $wins }.
stats-opponent = { $name } { $won } : { $lost }
stats-opponents = Häufigste Gegner: { $opponents }.
stats-against = Du gegen { $name }: { $won } : { $lost }, in { $matches }.
stats-recent = Letzte Plätze: { $places }.
place-ordinal = { $n }.
stats-recent_one = { $place } von { $sides }
stats-game_line = { $game }: { $wins } in { $matches }.
stats-post = Allen zeigen

## The card
card-subtitle = { $matches } · { $game }
card-subtitle_robots = gegen Roboter · { $matches } · { $game }
card-wins = gewonnen
card-share = aller Partien
card-place = Platz im Schnitt
card-streak = Siege in Folge
card-points = Punkte pro Runde
card-recent = Letzte Ergebnisse
card-of = von { $sides }
card-game = { $wins } von { $matches }
card-rating = Wertung · { $game }
card-best = Beste Runde
card-best_value = { $points } · { $game }
card-partner = Partner
card-partner_value = { $name } · { $won } von { $matches }
card-opponent = Gegen { $name }
card-opponent_value = { $won } : { $lost }

## Review and hints
review-button = Analyse
review-title = ### { $game }, Runde { $number }: Analyse
review-about = Die Züge, die dich am meisten gekostet haben, laut einem Roboter, der nur wusste, was du wusstest.
review-none = Keine klaren Fehler. Ein Roboter fand nichts Besseres, das über Zufall hinausgeht.
review-later = Die Roboter sind beschäftigt. Versuch es in einer Minute noch einmal.
review-point = **Zug { $turn }.** { $best } war etwa { $gain } mehr wert als { $played }.
hint-button = Tipp
hint-text = 💡 **{ $move }.** { $why }
hint-only = Das ist dein einziger Zug.
hint-out = Damit wirst du fertig.
hint-points = Das bringt { $n }.
hint-take = { $n ->
    [one] Damit kannst du 1 Stein schlagen.
   *[other] Damit kannst du { $n } Steine schlagen.
}
hint-cover = { $n ->
    [one] Das kostet einen Gegner 1 Punkt.
   *[other] Das kostet einen Gegner { $n } Punkte.
}
hint-few = An die Enden danach passen wenige verdeckte Steine.
hint-fewest = An die Enden danach passen die wenigsten verdeckten Steine.
hint-keep = { $n ->
    [one] Danach passt noch 1 deiner Steine.
   *[other] Danach passen noch { $n } deiner Steine.
}
hint-heavy = Du wirst deinen schwersten Stein los.
hint-heaviest = Du wirst den schwersten Stein los, den du legen kannst.
hint-nothing = Es gibt nichts zu schlagen.
hint-wait = Schlagen kann warten, bis die Reihe länger ist.
hint-best = Der Zug schneidet am besten ab, wenn man von hier oft weiterspielt.
hint-robot = Das würde ein Roboter spielen.
