### Fives and Threes.

game-fives_and_threes = Fünfer und Dreier
about-fives_and_threes = Bilde mit den Enden Fünfer und Dreier. Triff genau 61.
lesson-fives_and_threes-turn = **Dein erster Zug:** Drücke einen hellen Stein. Du punktest, wenn die zwei Enden ein Vielfaches von fünf oder drei ergeben.
lesson-fives_and_threes-stuck = **Keiner deiner Steine passt**, also hast du gepasst. In diesem Spiel wird nicht gezogen.
lesson-fives_and_threes-end = **Ende der Runde:** Fertig zu werden zählt einen Punkt mehr. Das Ziel musst du genau treffen.
question-fives_and_threes-hand_size = Wie viele Steine pro Hand? (in Ligen 9 zu zweit, 6 in Teams)
phrase-fives_and_threes-hand_size-auto = 7 Steine pro Hand zu zweit, 5 zu dritt oder viert
question-fives_and_threes-exact = Musst du das Ziel genau treffen?
phrase-fives_and_threes-exact-on = das Ziel genau treffen
phrase-fives_and_threes-exact-off = über dem Ziel gewinnt auch
question-fives_and_threes-chip_point = Ein Punkt fürs Fertigwerden?
phrase-fives_and_threes-chip_point-on = 1 Punkt für den letzten Stein einer Hand
phrase-fives_and_threes-chip_point-off = kein Punkt für den letzten Stein einer Hand
question-fives_and_threes-pairs_out = Wann endet eine Runde in Teams?
phrase-fives_and_threes-pairs_out-on = Teams spielen, bis beide Partner fertig sind
phrase-fives_and_threes-pairs_out-off = eine Runde endet, wenn jemand fertig ist
question-fives_and_threes-block_point = Ein Punkt bei einer Sperre?
phrase-fives_and_threes-block_point-on = 1 Punkt für die wenigsten Augen bei einer Sperre
phrase-fives_and_threes-block_point-off = kein Punkt bei einer Sperre
