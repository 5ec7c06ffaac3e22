### Block.

game-block = Bloqueio
about-block = Iguale as pontas. Bata primeiro, ou tenha menos pontos quando o jogo fechar.
lesson-block-stuck = **Nenhuma das suas peças encaixa**, então você passou. No Bloqueio não se compra. Quando ninguém pode jogar, vencem os menores pontos.
lesson-block-end = **Fim da rodada:** o vencedor ganha os pontos que sobram nas outras mãos. Jogue cedo as peças pesadas.
phrase-block-target-auto = até 61; 100 a dois e em duplas; 150 com 5 a 7; 300 com 8 ou mais
phrase-block-hand_size-auto = 7 peças por mão, 5 com três ou quatro jogadores
question-block-set = Qual jogo de peças? (duplo seis até 4 jogadores, duplo nove 7, duplo doze 10, austríaco 5)
phrase-block-set-austrian = com o jogo austríaco
question-block-lead_after_block = Quem sai após uma rodada fechada?
phrase-block-lead_after_block-rotate = a saída roda após uma rodada fechada
phrase-block-lead_after_block-draw_high = a saída é sorteada após uma rodada fechada
question-block-partnership_scoring = Como as duplas pontuam?
phrase-block-partnership_scoring-side = as mãos da dupla contam juntas
phrase-block-partnership_scoring-individual = as duplas pontuam lugar por lugar
question-block-double_both_ends = Regra britânica: última peça que encaixa nas duas pontas?
phrase-block-double_both_ends-on = pontos em dobro se a última peça encaixa nas duas pontas
phrase-block-double_both_ends-off = sem pontos em dobro por encaixar nas duas pontas
question-block-double_with_double = Regra britânica: carroça como última peça?
phrase-block-double_with_double-on = pontos em dobro por bater com uma carroça
phrase-block-double_with_double-off = sem pontos em dobro por uma carroça
question-block-british_stack = As duas regras britânicas de uma vez?
phrase-block-british_stack-multiply = as duas regras britânicas juntas: 4 vezes os pontos
phrase-block-british_stack-cap2 = as duas regras britânicas juntas: 2 vezes os pontos
