### Draw.

game-draw = Ziehdomino
about-draw = Lege gleiche Zahlen an, sonst ziehe. Wer zuerst fertig ist, gewinnt die Runde.
lesson-draw-stuck = **Keiner deiner Steine passte**, also hast du gezogen, bis einer passte oder der Vorrat knapp wurde. Steine auf deiner Hand zählen gegen dich.
lesson-draw-end = **Ende der Runde:** Wer gewinnt, bekommt die Augen der anderen weniger die eigenen, und beginnt die nächste.
phrase-draw-target-auto = bis 100; 250 zu 5 bis 7; 500 ab 8 Personen
phrase-draw-hand_size-auto = 7 Steine pro Hand, 5 zu dritt oder viert
question-draw-lead_rule = Wer beginnt die erste Runde?
phrase-draw-lead_rule-any = um den ersten Beginn wird gelost
phrase-draw-lead_rule-highest_double = der höchste Pasch beginnt die erste Runde
question-draw-next_lead = Wer beginnt spätere Runden?
phrase-draw-next_lead-winner = wer gewinnt, beginnt die nächste Runde
phrase-draw-next_lead-left = der Beginn geht reihum
question-draw-draw_anyway = Darf man ziehen, wenn man spielen kann?
phrase-draw-draw_anyway-on = du darfst ziehen, auch wenn du spielen kannst
phrase-draw-draw_anyway-off = wenn du spielen kannst, musst du
