### Matador.

game-matador = Matador
about-matador = Junte peças que somem sete. Quatro matadores servem em tudo.
lesson-matador-turn = **A sua primeira vez:** aperte uma peça acesa. As metades que se tocam somam sete, como 3 e 4. Um matador (3|4, 2|5, 1|6 ou 0|0) encaixa em qualquer lugar.
lesson-matador-stuck = **Nenhuma das suas peças encaixava**, então você comprou até uma encaixar ou restarem poucas no monte.
lesson-matador-end = **Fim da rodada:** o vencedor ganha os pontos que restam nas outras mãos.
question-matador-draw_anyway = Pode comprar quem pode jogar?
phrase-matador-draw_anyway-on = você pode comprar mesmo se puder jogar
phrase-matador-draw_anyway-off = se pode jogar, tem que jogar
