### Castle Rock Solitaire.

game-castle_rock_solitaire = Solitário Castle Rock
about-castle_rock_solitaire = Esvazie a fila sem ajuda.
lesson-castle_rock_solitaire-turn = **Sua primeira jogada:** capture uma peça cujas duas vizinhas têm um número em comum, ou compre a próxima peça da fila.
lesson-castle_rock_solitaire-stuck = **Sem pressa:** capturas não fogem, e uma fila mais longa tem mais. Capture todas as peças para vencer.
lesson-castle_rock_solitaire-end = **Fim do jogo:** o Diabo fica com as peças da fila.
question-castle_rock_solitaire-set = Qual jogo de peças?
question-castle_rock_solitaire-rendition = As regras de quem?
phrase-castle_rock_solitaire-rendition-celko = as regras de Joe Celko
phrase-castle_rock_solitaire-rendition-leaflet = as regras do folheto
question-castle_rock_solitaire-win_on_empty = Uma fila vazia vence na hora?
phrase-castle_rock_solitaire-win_on_empty-on = uma fila vazia vence
phrase-castle_rock_solitaire-win_on_empty-off = só vence quem esvazia o monte inteiro
question-castle_rock_solitaire-forced_removal = É preciso capturar antes de comprar? (no folheto: sempre)
phrase-castle_rock_solitaire-forced_removal-on = capturas vêm antes da compra
phrase-castle_rock_solitaire-forced_removal-off = compre a qualquer momento
question-castle_rock_solitaire-open_row = A fila toda fica à vista desde o início?
phrase-castle_rock_solitaire-open_row-on = a fila toda à vista
phrase-castle_rock_solitaire-open_row-off = a fila cresce peça a peça
choice-celko = Celko: compre quando quiser
choice-leaflet = Folheto: capture enquanto puder
accepted-not_with_leaflet = não com as regras do folheto
