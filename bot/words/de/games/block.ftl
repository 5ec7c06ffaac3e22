### Block.

game-block = Sperre
about-block = Lege gleiche Zahlen an. Sei zuerst fertig oder habe bei Sperre die wenigsten Augen.
lesson-block-stuck = **Keiner deiner Steine passt**, also hast du gepasst. Hier wird nicht gezogen. Kann niemand spielen, gewinnen die wenigsten Augen.
lesson-block-end = **Ende der Runde:** Wer gewinnt, bekommt die Augen der anderen Hände. Spiele schwere Steine früh.
phrase-block-target-auto = bis 61; 100 zu zweit und in Paaren; 150 zu 5 bis 7; 300 ab 8
phrase-block-hand_size-auto = 7 Steine pro Hand, 5 zu dritt oder viert
question-block-set = Welcher Satz? (Doppel-6 bis 4 Personen, Doppel-9 7, Doppel-12 10, österreichisch 5)
phrase-block-set-austrian = mit dem österreichischen Satz
question-block-lead_after_block = Wer beginnt nach einer Sperre?
phrase-block-lead_after_block-rotate = der Beginn geht nach einer Sperre reihum
phrase-block-lead_after_block-draw_high = nach einer Sperre wird um den Beginn gelost
question-block-partnership_scoring = Wie punkten Paare?
phrase-block-partnership_scoring-side = die Hände eines Paars zählen zusammen
phrase-block-partnership_scoring-individual = Paare punkten Platz für Platz
question-block-double_both_ends = Britische Regel: ein letzter Stein, der an beide Enden passt?
phrase-block-double_both_ends-on = doppelte Punkte, wenn der letzte Stein an beide Enden passt
phrase-block-double_both_ends-off = keine doppelten Punkte für beide Enden
question-block-double_with_double = Britische Regel: ein Pasch als letzter Stein?
phrase-block-double_with_double-on = doppelte Punkte für einen Pasch als letzten Stein
phrase-block-double_with_double-off = keine doppelten Punkte für einen Pasch
question-block-british_stack = Beide britischen Regeln auf einmal?
phrase-block-british_stack-multiply = beide britischen Regeln zusammen: 4-fache Punkte
phrase-block-british_stack-cap2 = beide britischen Regeln zusammen: 2-fache Punkte
