### Bergen.

game-bergen = Bergen
about-bergen = Deixe as duas pontas iguais. Compre até poder jogar.
lesson-bergen-turn = **Sua primeira jogada:** aperte uma peça acesa. Você pontua se então as duas pontas mostrarem o mesmo número.
lesson-bergen-stuck = **Nenhuma das suas peças encaixava**, então você comprou até uma encaixar ou o monte acabar.
lesson-bergen-end = **Fim da rodada:** bater vale um ponto. Em uma rodada fechada a melhor mão o ganha.
question-bergen-lead_scores = Uma carroça de saída pontua?
phrase-bergen-lead_scores-on = uma carroça de saída vale 2
phrase-bergen-lead_scores-off = uma carroça de saída não vale nada
question-bergen-block_rule = Quem pontua em uma rodada fechada?
phrase-bergen-block_rule-lightest = 1 ponto para a menor mão em uma rodada fechada
phrase-bergen-block_rule-no_doubles = em uma rodada fechada, mão sem carroças vence mão com carroças
phrase-bergen-block_rule-none = nenhum ponto em uma rodada fechada
why-double_header = pontas iguais { $n }
why-triple_header = pontas iguais com carroça { $n }
