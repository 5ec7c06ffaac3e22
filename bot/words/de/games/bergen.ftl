### Bergen.

game-bergen = Bergen
about-bergen = Mache beide Enden gleich. Ziehe, bis du spielen kannst.
lesson-bergen-turn = **Dein erster Zug:** Drücke einen hellen Stein. Du punktest, wenn dann beide Enden dieselbe Zahl zeigen.
lesson-bergen-stuck = **Keiner deiner Steine passte**, also hast du gezogen, bis einer passte oder der Vorrat leer war.
lesson-bergen-end = **Ende der Runde:** Fertig zu werden zählt einen Punkt. Bei einer Sperre bekommt ihn die beste Hand.
question-bergen-lead_scores = Zählt ein Pasch als erster Stein?
phrase-bergen-lead_scores-on = ein Pasch als erster Stein zählt 2
phrase-bergen-lead_scores-off = ein Pasch als erster Stein zählt nichts
question-bergen-block_rule = Wer punktet bei einer Sperre?
phrase-bergen-block_rule-lightest = 1 Punkt für die wenigsten Augen bei einer Sperre
phrase-bergen-block_rule-no_doubles = bei einer Sperre schlägt eine Hand ohne Pasche eine mit
phrase-bergen-block_rule-none = kein Punkt bei einer Sperre
why-double_header = gleiche Enden { $n }
why-triple_header = gleiche Enden mit Pasch { $n }
