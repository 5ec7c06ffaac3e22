### Matador.

game-matador = Matador
about-matador = Lege an, was sieben ergibt. Vier Matadore passen immer.
lesson-matador-turn = **Dein erster Zug:** Drück auf einen hellen Stein. Hälften, die sich berühren, ergeben sieben, etwa 3 und 4. Ein Matador (3|4, 2|5, 1|6 oder 0|0) passt überall.
lesson-matador-stuck = **Keiner deiner Steine passte**, also hast du gezogen, bis einer passte oder der Vorrat knapp wurde.
lesson-matador-end = **Ende der Runde:** Wer gewinnt, bekommt die Augen der anderen Hände.
question-matador-draw_anyway = Darf man ziehen, wenn man spielen kann?
phrase-matador-draw_anyway-on = du darfst ziehen, auch wenn du spielen kannst
phrase-matador-draw_anyway-off = wenn du spielen kannst, musst du
