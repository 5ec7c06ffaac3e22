### Chickenfoot.

game-chickenfoot = Hühnerfuß
about-chickenfoot = Jeder Pasch braucht drei Zehen, bevor es weitergeht.
ladder-chickenfoot = -# Du hast { $played } gespielt. Als Nächstes: **Hühnerfuß**, wo jeder Pasch drei Zehen braucht.
lesson-chickenfoot-turn = **Dein erster Zug:** Drücke einen hellen Stein. Der Pasch in der Mitte bekommt zuerst seine Zehen. Dann ist jedes offene Ende frei.
lesson-chickenfoot-stuck = **Keiner deiner Steine passte.** Dann ziehst du einen, solange es welche gibt. Ein neuer Pasch braucht erst drei Zehen.
question-chickenfoot-set = Welcher Satz? (Doppel-9 bis 9 Personen, Doppel-12 bis 12)
question-chickenfoot-rounds = Wie viele Runden?
phrase-chickenfoot-rounds = { $n ->
    [one] nur eine Runde
   *[other] { $n } Runden
}
question-chickenfoot-dead_foot = Was geschieht mit einem Pasch, dem die Zehen ausgegangen sind?
phrase-chickenfoot-dead_foot-literal = ein Pasch ohne Zehen sperrt, bis der Vorrat leer ist
phrase-chickenfoot-dead_foot-block_now = ein Pasch ohne Zehen beendet die Runde
phrase-chickenfoot-dead_foot-release = ein Pasch ohne Zehen sperrt nicht mehr
achievement-egg = Ei gelegt
achievement-egg_about = wurde mit einem Pasch fertig
