### Castle Rock.

game-castle_rock = Castle Rock
about-castle_rock = Ponha uma peça na fila e capture peças entre dois números iguais.
lesson-castle_rock-turn = **Sua primeira jogada:** aperte uma peça. Ela vai para a ponta aberta da fila.
lesson-castle_rock-stuck = **Agora capture.** Você pode tomar uma peça cujas duas vizinhas têm um número em comum.
lesson-castle_rock-end = **Fim da rodada:** você ganha suas capturas, menos as peças que ficaram na fila.
question-castle_rock-set = Qual jogo de peças? (duplo seis até 6 jogadores, duplo nove até 10, duplo doze até 12)
phrase-castle_rock-partnership-on = quatro ou seis jogadores em times
question-castle_rock-single_hand = Quanto dura? (uma rodada é o modo de bar)
phrase-castle_rock-single_hand-on = uma rodada só
phrase-castle_rock-single_hand-off = rodada após rodada
question-castle_rock-hand_limit = Quantas rodadas no máximo?
phrase-castle_rock-hand_limit = { $n ->
    [1] no máximo uma rodada
   *[other] no máximo { $n } rodadas
}
phrase-castle_rock-hand_limit-none = até 500 rodadas
phrase-castle_rock-hand_limit-auto = no máximo 60 rodadas, ou cada um dá uma vez a partir de seis jogadores
question-castle_rock-sides = Como seis jogadores se dividem?
phrase-castle_rock-sides-two = seis jogadores em dois lados de três
phrase-castle_rock-sides-three = seis jogadores em três duplas
