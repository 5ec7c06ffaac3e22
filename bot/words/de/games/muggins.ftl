### Muggins.

game-muggins = Muggins
about-muggins = Bringe die offenen Enden auf ein Vielfaches von fünf, und sag es zuerst.
ladder-muggins = -# Du hast { $played } gespielt. Als Nächstes: **Muggins**, wo die Enden zählen.
lesson-muggins-turn = **Dein erster Zug:** Drücke einen hellen Stein. Ergeben dann alle Enden ein Vielfaches von fünf, bekommst du so viele Punkte.
lesson-muggins-stuck = **Keiner deiner Steine passte**, also hast du gezogen, bis einer passte oder der Vorrat leer war. Enden, die 5, 10, 15 oder 20 ergeben, zählen: Achte darauf, was du übrig lässt.
lesson-muggins-end = **Ende der Runde:** Wer fertig wird, bekommt auch die Augen der anderen Hände, auf fünf gerundet.
question-muggins-claims = Wer zählt?
phrase-muggins-claims-manual = du zählst, sonst rufen andere Muggins!
phrase-muggins-claims-auto = der Bot zählt die Punkte
question-muggins-dead_layout = Was geschieht, wenn kein Stein mehr passt?
phrase-muggins-dead_layout-end_round = eine Runde endet, wenn kein Stein mehr passt
phrase-muggins-dead_layout-draw_out = erst alle Steine ziehen, dann endet eine tote Runde
question-muggins-block_tie = Und wenn bei einer Sperre zwei von dreien gleich niedrig sind?
phrase-muggins-block_tie-none = die zwei Niedrigsten von dreien bekommen nichts
phrase-muggins-block_tie-split = die zwei Niedrigsten von dreien teilen die Augen des dritten
