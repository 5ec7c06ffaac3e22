### Castle Rock Solitaire.

game-castle_rock_solitaire = Réussite Castle Rock
about-castle_rock_solitaire = Vide la rangée en solo.
lesson-castle_rock_solitaire-turn = **Ton premier coup :** capture un domino dont les deux voisins partagent un nombre, ou pioche le prochain de la rangée.
lesson-castle_rock_solitaire-stuck = **Prends ton temps :** les captures ne s’enfuient pas, et une rangée plus longue en a plus. Capture tout pour gagner.
lesson-castle_rock_solitaire-end = **Fin du jeu :** le Diable garde les dominos restés dans la rangée.
question-castle_rock_solitaire-set = Quel jeu de dominos ?
question-castle_rock_solitaire-rendition = Les règles de qui ?
phrase-castle_rock_solitaire-rendition-celko = les règles de Joe Celko
phrase-castle_rock_solitaire-rendition-leaflet = les règles de la notice
question-castle_rock_solitaire-win_on_empty = Une rangée vide gagne-t-elle aussitôt ?
phrase-castle_rock_solitaire-win_on_empty-on = une rangée vide gagne
phrase-castle_rock_solitaire-win_on_empty-off = seule toute la pioche vidée gagne
question-castle_rock_solitaire-forced_removal = Faut-il capturer avant de piocher ? (notice : toujours)
phrase-castle_rock_solitaire-forced_removal-on = les captures passent avant la pioche
phrase-castle_rock_solitaire-forced_removal-off = pioche à tout moment
question-castle_rock_solitaire-open_row = Toute la rangée est-elle visible dès le début ?
phrase-castle_rock_solitaire-open_row-on = toute la rangée est visible
phrase-castle_rock_solitaire-open_row-off = la rangée grandit domino par domino
choice-celko = Celko : pioche quand tu veux
choice-leaflet = Notice : capture tant que tu peux
accepted-not_with_leaflet = non avec les règles de la notice
