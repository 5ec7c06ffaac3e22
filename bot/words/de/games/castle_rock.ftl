### Castle Rock.

game-castle_rock = Castle Rock
about-castle_rock = Verlängere die Reihe und schlage Steine zwischen zwei gleichen Zahlen.
lesson-castle_rock-turn = **Dein erster Zug:** Drücke einen Stein. Er kommt ans offene Ende der Reihe.
lesson-castle_rock-stuck = **Jetzt schlage.** Du darfst einen Stein nehmen, dessen zwei Nachbarn eine Zahl teilen.
lesson-castle_rock-end = **Ende der Runde:** Du bekommst deine geschlagenen Steine, weniger die übrigen in der Reihe.
question-castle_rock-set = Welcher Satz? (Doppel-6 bis 6 Personen, Doppel-9 bis 10, Doppel-12 bis 12)
phrase-castle_rock-partnership-on = zu viert oder sechst in Seiten
question-castle_rock-single_hand = Wie lange? (einmal geben ist die Kneipenfassung)
phrase-castle_rock-single_hand-on = nur einmal geben
phrase-castle_rock-single_hand-off = immer weiter geben
question-castle_rock-hand_limit = Wie oft wird höchstens gegeben?
phrase-castle_rock-hand_limit = { $n ->
    [1] höchstens einmal geben
   *[other] höchstens { $n }-mal geben
}
phrase-castle_rock-hand_limit-none = bis zu 500-mal geben
phrase-castle_rock-hand_limit-auto = höchstens 60-mal geben, ab sechs Personen jede einmal
question-castle_rock-sides = Wie teilen sich sechs auf?
phrase-castle_rock-sides-two = sechs Personen als zwei Seiten zu dritt
phrase-castle_rock-sides-three = sechs Personen als drei Paare
