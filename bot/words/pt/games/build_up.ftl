### Build Up.

game-build_up = Build Up
about-build_up = Cubra peças com outras de igual valor ou com carroças. Topos da sua cor pontuam.
lesson-build_up-turn = **Sua primeira jogada:** aperte uma peça acesa e escolha uma pilha para cobrir. Topos da sua cor pontuam para você.
lesson-build_up-stuck = **Nenhuma das suas peças cobre algo**, então você passou. Carroças cobrem qualquer peça simples, e só mais pontos as cobrem.
lesson-build_up-end = **Fim da rodada:** você ganha os pontos dos seus topos. As pilhas ficam e todos compram uma mão nova.
question-build_up-hands = Quantas peças por mão, rodada a rodada? (no máximo 22 ao todo)
phrase-build_up-hands = mãos de { $n } peças
question-build_up-nondouble_rule = Quais peças simples uma peça simples pode cobrir?
phrase-build_up-nondouble_rule-same = peças simples só cobrem os mesmos pontos
phrase-build_up-nondouble_rule-at_least = peças simples cobrem os mesmos pontos ou menos
question-build_up-round_end = Quando acaba uma rodada?
phrase-build_up-round_end-first_out = a rodada acaba quando um jogador bate
phrase-build_up-round_end-all_out = a rodada acaba quando todos bateram
question-build_up-score_tops = Quais topos pontuam?
phrase-build_up-score_tops-anywhere = seus topos pontuam em qualquer fila
phrase-build_up-score_tops-own_row = só pontuam os topos da sua própria fila
phrase-build_up-score_tops-row = todo topo da sua fila pontua para você
question-build_up-deduct_leftover = Peças que sobram na mão custam pontos?
phrase-build_up-deduct_leftover-on = peças que sobram contam contra você
phrase-build_up-deduct_leftover-off = peças que sobram não custam nada
accepted-smaller_hands = mãos de no máximo { $high } peças ao todo
achievement-double_glazing = Vidro duplo
achievement-double_glazing_about = pôs cinco carroças em pilhas em uma rodada
