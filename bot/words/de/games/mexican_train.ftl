### Mexican Train.

game-mexican_train = Mexican Train
about-mexican_train = Baue deine Bahn, und nutze fremde Bahnen, wenn sie eine Marke haben.
ladder-mexican_train = -# Du hast { $played } gespielt. Als Nächstes: **Mexican Train**, wo alle eine eigene Bahn haben.
lesson-mexican_train-turn = **Dein erster Spielzug:** Drücke einen hellen Stein. Baue deine Bahn vom Bahnhof aus, oder verlängere den Mexican Train.
lesson-mexican_train-stuck = **Keiner deiner Steine passte.** Dann ziehst du einen. Passt er nicht oder ist keiner mehr da, bekommt deine Bahn eine Marke: Alle dürfen daran spielen.
question-mexican_train-set = Welcher Satz? (Doppel-12: 13 Runden, bis 12 Personen; Doppel-9: 10 Runden, bis 8)
question-mexican_train-rounds = Wie viele Runden?
phrase-mexican_train-rounds = { $n ->
    [one] nur eine Runde
   *[other] { $n } Runden
}
question-mexican_train-marker_removal = Wann geht die Marke von einer Bahn?
phrase-mexican_train-marker_removal-own_play = eine Marke geht, wenn der Besitzer an dieser Bahn spielt
phrase-mexican_train-marker_removal-next_turn = eine Marke geht, wenn der Besitzer wieder dran ist
phrase-mexican_train-marker_removal-never = Marken bleiben die ganze Runde
question-mexican_train-dead_double = Was geschieht mit einem Pasch, den niemand mehr zudecken kann?
phrase-mexican_train-dead_double-literal = ein Pasch, den niemand zudecken kann, sperrt weiter
phrase-mexican_train-dead_double-closed = ein Pasch, den niemand zudecken kann, ist geschlossen
question-mexican_train-penalty_no_notice = Strafe, wenn der letzte Stein nicht angesagt ist?
phrase-mexican_train-penalty_no_notice-forgive = ein nicht angesagter letzter Stein ist verziehen
phrase-mexican_train-penalty_no_notice-draw = ein nicht angesagter letzter Stein kostet einen Stein
phrase-mexican_train-penalty_no_notice-fifty = ein nicht angesagter letzter Stein kostet 50 Punkte
phrase-mexican_train-penalty_no_notice-skip = ein nicht angesagter letzter Stein kostet einen Spielzug
question-mexican_train-illegal_draw = Darf man ziehen, wenn man spielen kann?
phrase-mexican_train-illegal_draw-prevent = wenn du spielen kannst, darfst du nicht ziehen
phrase-mexican_train-illegal_draw-allow = unnötiges Ziehen wird bestraft
phrase-mexican_train-illegal_draw-forgive = unnötig Gezogenes geht zurück
question-mexican_train-penalty_illegal_draw = Strafe für unnötiges Ziehen?
phrase-mexican_train-penalty_illegal_draw-keep = unnötig Gezogenes bleibt und beendet den Spielzug
phrase-mexican_train-penalty_illegal_draw-keep_and_play = unnötig Gezogenes bleibt, und du musst spielen
phrase-mexican_train-penalty_illegal_draw-draw = unnötiges Ziehen kostet noch einen Stein
phrase-mexican_train-penalty_illegal_draw-fifty = unnötiges Ziehen kostet 50 Punkte
phrase-mexican_train-penalty_illegal_draw-skip = unnötiges Ziehen kostet den nächsten Spielzug
achievement-express = Expresszug
achievement-express_about = legte in einer Runde 15 Steine an die eigene Bahn
achievement-grand_tour = Große Rundreise
achievement-grand_tour_about = legte an jede Bahn eines Tischs mit fünf oder mehr einen Stein
event-moment_longest_train = Längste Bahn: **{ $names }** mit { $n } Steinen (Runde { $round }, Tisch { $table })
picture-moment_longest_train = { $n ->
    [one] eine Bahn mit { $n } Stein
   *[other] eine Bahn mit { $n } Steinen
}
