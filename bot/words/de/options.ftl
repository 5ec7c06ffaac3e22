### The options of the games: names, questions, answers, and the answers a refusal proposes.

## Names of options, as a refusal tells them
option-block_point = Punkt fürs Sperren
option-block_rule = Regel bei Sperre
option-block_tie = Gleichstand bei Sperre
option-british_stack = britische Regeln zusammen
option-chip_point = Punkt fürs Fertigwerden
option-claim_seconds = Sekunden zum Ansagen
option-claims = Ansagen
option-dead_double = toter Pasch
option-dead_foot = toter Fuß
option-dead_layout = toter Tisch
option-deduct_leftover = Übriges abziehen
option-domino_wins_ties = fertig gewinnt Gleichstand
option-double_both_ends = doppelt an beiden Enden
option-double_with_double = doppelt mit Pasch
option-draw_anyway = trotzdem ziehen
option-exact = genau
option-first_leader = wer zuerst beginnt
option-first_seat = erster Platz
option-forced_removal = Schlagzwang
option-hand_limit = höchstens so viele Geben
option-hand_size = Steine pro Hand
option-hands = Hände
option-illegal_draw = unnötiges Ziehen
option-increment = Zeitgutschrift
option-lead_after_block = Beginn nach Sperre
option-lead_rule = Beginnregel
option-lead_scores = Punkte beim Beginn
option-marker_removal = Marke abnehmen
option-misses = Versäumnisse
option-next_lead = nächster Beginn
option-nondouble_rule = Regel für einfache Steine
option-open_row = offene Reihe
option-pairs_out = beide fertig
option-partnership = Paare
option-partnership_scoring = Punkte der Paare
option-penalty_illegal_draw = Strafe für unnötiges Ziehen
option-penalty_no_notice = Strafe ohne Ansage
option-rendition = Fassung
option-reserve = Reserve
option-round_end = Ende der Runde
option-rounds = Runden
option-score_tops = welche oben zählen
option-set = Steinsatz
option-sides = Seiten
option-single_hand = nur einmal geben
option-target = Ziel
option-teams = Teams
option-turn_seconds = Sekunden pro Zug
option-win_on_empty = Sieg bei leerer Reihe

## Answers to options, as a refusal tells them
answer-all = alle
answer-all_out = alle fertig
answer-allow = erlauben
answer-any = beliebig
answer-anywhere = überall
answer-at_least = mindestens
answer-block_now = sofort sperren
answer-cap2 = höchstens 2
answer-celko = celko
answer-closed = geschlossen
answer-draw = ziehen
answer-draw_high = höchsten ziehen
answer-draw_out = alles ziehen
answer-end_round = Runde beenden
answer-fifty = fünfzig
answer-first_out = erster fertig
answer-forgive = verzeihen
answer-highest_double = höchster Pasch
answer-highest_double_first = zuerst höchster Pasch
answer-host_choice = Wahl des Hosts
answer-individual = einzeln
answer-keep = behalten
answer-keep_and_play = behalten und spielen
answer-leaflet = Anleitung
answer-left = links
answer-lightest = leichteste
answer-literal = wörtlich
answer-manual = von Hand
answer-multiply = malnehmen
answer-never = nie
answer-next_turn = nächster Zug
answer-no_doubles = ohne Pasche
answer-none = keine
answer-own_play = eigener Stein
answer-own_row = eigene Reihe
answer-prevent = verhindern
answer-random = zufällig
answer-release = freigeben
answer-rotate = reihum
answer-row = Reihe
answer-same = gleich
answer-side = Seite
answer-skip = aussetzen
answer-split = teilen
answer-three = drei
answer-two = zwei
answer-winner = Gewinner
answer-on = ja
answer-off = nein
answer-auto = automatisch
answer-austrian = österreichisch
answer-d6 = Doppel-6
answer-d9 = Doppel-9
answer-d12 = Doppel-12

## Accepted answers, ranges and presets
accepted-values = { $values }
accepted-number = { $low } bis { $high }
accepted-number_or_word = { $low } bis { $high }, { $words }
accepted-numbers = Zahlen von { $low } bis { $high } mit Kommas, etwa { $like }
accepted-smaller_hand = weniger: Der Satz ist zu klein
accepted-fewer_rounds = 1 bis { $high } mit Doppel-9
accepted-enough_for_all = Optionen, die genug Steine und Plätze lassen
accepted-together = { $one } mit { $other }
range-to = { $first } bis { $last }
preset-published = Wie veröffentlicht
preset-quick = Schnell
preset-teams = Als Teams
preset-classic = Klassisch

## Shared by games that have no sentence of their own for the option or lesson
lesson-turn = **Dein erster Zug:** Drücke einen hellen Stein. Er kommt an ein Ende der Reihe mit derselben Zahl.
lesson-end = **Ende der Runde:** Die Augen auf deiner Hand zählen gegen dich. Die kleinste Summe gewinnt.
question-target = Wie viele Punkte gewinnen?
phrase-target = bis { $n }
question-rounds = Wie viele Runden höchstens?
phrase-rounds = { $n ->
    [1] nur eine Runde
   *[other] höchstens { $n } Runden
}
phrase-rounds-none = so viele Runden wie nötig
phrase-rounds-auto = eine Runde für jeden Pasch
phrase-rounds-all = eine Runde für jeden Pasch
question-hand_size = Wie viele Steine pro Hand?
phrase-hand_size = { $n ->
    [1] ein Stein pro Hand
   *[other] { $n } Steine pro Hand
}
phrase-hand_size-auto = so viele Steine pro Hand, wie die Regeln sagen
question-set = Welcher Satz? (Doppel-6 bis 4 Personen, Doppel-9 bis 7, Doppel-12 bis 10)
phrase-set-d6 = mit Doppel-6
phrase-set-d9 = mit Doppel-9
phrase-set-d12 = mit Doppel-12
question-domino_wins_ties = Wer gewinnt, wenn jemand fertig ist und andere nur die Doppel-Null haben?
phrase-domino_wins_ties-on = fertig gewinnt einen Gleichstand bei 0
phrase-domino_wins_ties-off = ein Gleichstand bei 0 hat keinen Sieger
phrase-set-auto = mit dem kleinsten Satz, der reicht
question-partnership = Einzeln oder in Paaren?
phrase-partnership-on = zu viert in zwei Paaren
phrase-partnership-off = alle für sich
question-teams = Einzeln oder in Teams?
phrase-teams-on = zu viert in zwei Teams
phrase-teams-off = alle für sich
question-lead_rule = Wer beginnt die Runde?
phrase-lead_rule-any = der Beginn geht reihum
phrase-lead_rule-highest_double = der höchste Pasch beginnt jede Runde
phrase-lead_rule-highest_double_first = der höchste Pasch beginnt die erste Runde
question-reserve = Wie viele Steine bleiben im Vorrat?
phrase-reserve = { $n ->
    [1] ein Stein bleibt immer im Vorrat
    [0] der Vorrat darf leer gezogen werden
   *[other] { $n } Steine bleiben immer im Vorrat
}
question-first_leader = Wer beginnt?
phrase-first_leader-random = jemand Zufälliges beginnt
phrase-first_leader-draw_high = der höchste gezogene Stein beginnt
phrase-first_leader-host_choice = der Host bestimmt, wer beginnt
question-first_seat = Welcher Platz beginnt? (1 ist der erste)
phrase-first_seat = Platz { $n } beginnt
