### Fives and Threes.

game-fives_and_threes = Cincos e três
about-fives_and_threes = Faça as pontas somarem cincos e três. Chegue exatamente a 61.
lesson-fives_and_threes-turn = **Sua primeira jogada:** aperte uma peça acesa. Você pontua se as duas pontas somarem um múltiplo de cinco ou de três.
lesson-fives_and_threes-stuck = **Nenhuma das suas peças encaixa**, então você passou. Neste jogo não se compra.
lesson-fives_and_threes-end = **Fim da rodada:** bater vale mais um ponto. É preciso chegar exatamente à meta.
question-fives_and_threes-hand_size = Quantas peças por mão? (ligas jogam com 9 a dois, 6 em times)
phrase-fives_and_threes-hand_size-auto = 7 peças por mão a dois, 5 com três ou quatro
question-fives_and_threes-exact = É preciso chegar exatamente à meta?
phrase-fives_and_threes-exact-on = chegar exatamente à meta
phrase-fives_and_threes-exact-off = passar da meta também vence
question-fives_and_threes-chip_point = Um ponto por bater?
phrase-fives_and_threes-chip_point-on = 1 ponto pela última peça de uma mão
phrase-fives_and_threes-chip_point-off = nenhum ponto pela última peça de uma mão
question-fives_and_threes-pairs_out = Quando acaba uma rodada em times?
phrase-fives_and_threes-pairs_out-on = os times jogam até os dois parceiros baterem
phrase-fives_and_threes-pairs_out-off = a rodada acaba quando um jogador bate
question-fives_and_threes-block_point = Um ponto em uma rodada fechada?
phrase-fives_and_threes-block_point-on = 1 ponto para a menor mão em uma rodada fechada
phrase-fives_and_threes-block_point-off = nenhum ponto em uma rodada fechada
