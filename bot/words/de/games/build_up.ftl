### Build Up.

game-build_up = Build Up
about-build_up = Decke Steine mit gleich schweren oder Pasch zu. Was in deiner Farbe oben liegt, punktet.
lesson-build_up-turn = **Dein erster Zug:** Drücke einen hellen Stein und wähle einen Stapel zum Zudecken. Was in deiner Farbe oben liegt, punktet für dich.
lesson-build_up-stuck = **Keiner deiner Steine deckt etwas zu**, also hast du gepasst. Pasche decken jeden einfachen Stein zu und brauchen mehr Augen über sich.
lesson-build_up-end = **Ende der Runde:** Du bekommst die Augen deiner oberen Steine. Die Stapel bleiben, und alle ziehen eine neue Hand.
question-build_up-hands = Wie viele Steine pro Hand, Runde für Runde? (höchstens 22 insgesamt)
phrase-build_up-hands = Hände mit { $n } Steinen
question-build_up-nondouble_rule = Welche einfachen Steine deckt ein einfacher Stein zu?
phrase-build_up-nondouble_rule-same = einfache Steine nur auf gleich viele Augen
phrase-build_up-nondouble_rule-at_least = einfache Steine auf gleich viele oder weniger Augen
question-build_up-round_end = Wann endet eine Runde?
phrase-build_up-round_end-first_out = eine Runde endet, wenn jemand fertig ist
phrase-build_up-round_end-all_out = eine Runde endet, wenn alle fertig sind
question-build_up-score_tops = Welche oberen Steine punkten?
phrase-build_up-score_tops-anywhere = deine oberen Steine punkten in jeder Reihe
phrase-build_up-score_tops-own_row = nur deine oberen Steine in deiner Reihe punkten
phrase-build_up-score_tops-row = alles oben in deiner Reihe punktet für dich
question-build_up-deduct_leftover = Kosten übrige Steine auf der Hand Punkte?
phrase-build_up-deduct_leftover-on = übrige Steine zählen gegen dich
phrase-build_up-deduct_leftover-off = übrige Steine kosten nichts
accepted-smaller_hands = Hände mit höchstens { $high } Steinen insgesamt
achievement-double_glazing = Doppelt verglast
achievement-double_glazing_about = legte in einer Runde fünf Pasche auf Stapel
