### Castle Rock Solitaire.

game-castle_rock_solitaire = Castle Rock Patience
about-castle_rock_solitaire = Räume die Reihe allein ab.
lesson-castle_rock_solitaire-turn = **Dein erster Zug:** Schlage einen Stein, dessen zwei Nachbarn eine Zahl teilen, oder ziehe den nächsten Stein der Reihe.
lesson-castle_rock_solitaire-stuck = **Lass dir Zeit:** Schläge laufen nicht weg, und eine längere Reihe hat mehr. Schlage alle Steine, um zu gewinnen.
lesson-castle_rock_solitaire-end = **Ende des Spiels:** Der Teufel behält die Steine der Reihe.
question-castle_rock_solitaire-set = Welcher Satz?
question-castle_rock_solitaire-rendition = Wessen Regeln?
phrase-castle_rock_solitaire-rendition-celko = Joe Celkos Regeln
phrase-castle_rock_solitaire-rendition-leaflet = die Regeln der Anleitung
question-castle_rock_solitaire-win_on_empty = Gewinnt eine leere Reihe sofort?
phrase-castle_rock_solitaire-win_on_empty-on = eine leere Reihe gewinnt
phrase-castle_rock_solitaire-win_on_empty-off = nur der ganze Vorrat gewinnt
question-castle_rock_solitaire-forced_removal = Musst du schlagen, bevor du ziehst? (Anleitung: immer)
phrase-castle_rock_solitaire-forced_removal-on = Schlagen kommt vor Ziehen
phrase-castle_rock_solitaire-forced_removal-off = jederzeit ziehen
question-castle_rock_solitaire-open_row = Liegt die ganze Reihe von Anfang an offen?
phrase-castle_rock_solitaire-open_row-on = die ganze Reihe liegt offen
phrase-castle_rock_solitaire-open_row-off = die Reihe wächst Stein um Stein
choice-celko = Celko: zieh, wann du willst
choice-leaflet = Anleitung: schlage, solange es geht
accepted-not_with_leaflet = nein bei den Regeln der Anleitung
