### Castle Rock Solitaire.

game-castle_rock_solitaire = Castle Rock Solitaire
about-castle_rock_solitaire = Clear the row alone.
lesson-castle_rock_solitaire-turn = **Your first move:** capture a tile whose two neighbours share a number, or draw the next tile of the row.
lesson-castle_rock_solitaire-stuck = **Take your time:** captures don’t run away, and a longer row has more. Capture all tiles to win.
lesson-castle_rock_solitaire-end = **End of the game:** the Devil keeps the tiles left in the row.
question-castle_rock_solitaire-set = Which set?
question-castle_rock_solitaire-rendition = Whose rules?
phrase-castle_rock_solitaire-rendition-celko = Joe Celko’s rules
phrase-castle_rock_solitaire-rendition-leaflet = the leaflet’s rules
question-castle_rock_solitaire-win_on_empty = Does an empty row win at once?
phrase-castle_rock_solitaire-win_on_empty-on = an empty row wins
phrase-castle_rock_solitaire-win_on_empty-off = only the whole boneyard wins
question-castle_rock_solitaire-forced_removal = Must you capture before you draw? (the leaflet: always)
phrase-castle_rock_solitaire-forced_removal-on = captures come before a draw
phrase-castle_rock_solitaire-forced_removal-off = draw at any time
question-castle_rock_solitaire-open_row = Does the whole row lie open from the start?
phrase-castle_rock_solitaire-open_row-on = the whole row lies open
phrase-castle_rock_solitaire-open_row-off = the row grows tile by tile
choice-celko = Celko: draw whenever you like
choice-leaflet = Leaflet: capture while you can
accepted-not_with_leaflet = off with the leaflet’s rules
