### Castle Rock Solitaire.

game-castle_rock_solitaire = Solitario Castle Rock
about-castle_rock_solitaire = Vacía la fila a solas.
lesson-castle_rock_solitaire-turn = **Tu primera jugada:** captura una ficha cuyas dos vecinas comparten un número, o roba la próxima ficha de la fila.
lesson-castle_rock_solitaire-stuck = **Tómate tu tiempo:** las capturas no se escapan, y una fila más larga tiene más. Captura todas las fichas para ganar.
lesson-castle_rock_solitaire-end = **Fin del juego:** el Diablo se queda con las fichas de la fila.
question-castle_rock_solitaire-set = ¿Qué juego de fichas?
question-castle_rock_solitaire-rendition = ¿Las reglas de quién?
phrase-castle_rock_solitaire-rendition-celko = las reglas de Joe Celko
phrase-castle_rock_solitaire-rendition-leaflet = las reglas del folleto
question-castle_rock_solitaire-win_on_empty = ¿Una fila vacía gana al instante?
phrase-castle_rock_solitaire-win_on_empty-on = una fila vacía gana
phrase-castle_rock_solitaire-win_on_empty-off = solo gana vaciar todo el pozo
question-castle_rock_solitaire-forced_removal = ¿Hay que capturar antes de robar? (el folleto: siempre)
phrase-castle_rock_solitaire-forced_removal-on = primero se captura, luego se roba
phrase-castle_rock_solitaire-forced_removal-off = se roba en cualquier momento
question-castle_rock_solitaire-open_row = ¿Toda la fila está a la vista desde el principio?
phrase-castle_rock_solitaire-open_row-on = toda la fila a la vista
phrase-castle_rock_solitaire-open_row-off = la fila crece ficha a ficha
choice-celko = Celko: roba cuando quieras
choice-leaflet = Folleto: captura mientras puedas
accepted-not_with_leaflet = no con las reglas del folleto
