### Draw.

game-draw = Dominó de compra
about-draw = Iguale as pontas e compre até poder jogar. Vence a rodada quem bater primeiro.
lesson-draw-stuck = **Nenhuma das suas peças encaixava**, então você comprou até uma encaixar ou restarem poucas no monte. Peças na sua mão contam contra você.
lesson-draw-end = **Fim da rodada:** o vencedor ganha os pontos dos outros menos os próprios, e começa a próxima.
phrase-draw-target-auto = até 100; 250 com 5 a 7 jogadores; 500 com 8 ou mais
phrase-draw-hand_size-auto = 7 peças por mão, 5 com três ou quatro jogadores
question-draw-lead_rule = Quem sai na primeira rodada?
phrase-draw-lead_rule-any = a primeira saída é sorteada
phrase-draw-lead_rule-highest_double = a carroça mais alta sai na primeira rodada
question-draw-next_lead = Quem sai nas rodadas seguintes?
phrase-draw-next_lead-winner = o vencedor começa a próxima rodada
phrase-draw-next_lead-left = a saída roda
question-draw-draw_anyway = Pode comprar quem pode jogar?
phrase-draw-draw_anyway-on = você pode comprar mesmo se puder jogar
phrase-draw-draw_anyway-off = se pode jogar, tem que jogar
