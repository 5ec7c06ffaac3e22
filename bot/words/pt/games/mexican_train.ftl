### Mexican Train.

game-mexican_train = Trem mexicano
about-mexican_train = Construa seu trem e use os dos outros quando tiverem marca.
ladder-mexican_train = -# Você já jogou { $played }. A seguir: **Trem mexicano**, em que cada um tem o seu trem.
lesson-mexican_train-turn = **Sua primeira jogada:** aperte uma peça acesa. Construa seu trem a partir da estação ou aumente o trem mexicano.
lesson-mexican_train-stuck = **Nenhuma das suas peças encaixava.** Então você compra uma. Se ela não encaixar ou não houver mais, seu trem ganha uma marca: qualquer um pode jogar nele.
question-mexican_train-set = Qual jogo de peças? (duplo doze: 13 rodadas, até 12 jogadores; duplo nove: 10 rodadas, até 8)
question-mexican_train-rounds = Quantas rodadas?
phrase-mexican_train-rounds = { $n ->
    [one] uma rodada só
   *[other] { $n } rodadas
}
question-mexican_train-marker_removal = Quando sai a marca de um trem?
phrase-mexican_train-marker_removal-own_play = a marca sai quando o dono joga nesse trem
phrase-mexican_train-marker_removal-next_turn = a marca sai na próxima vez do dono
phrase-mexican_train-marker_removal-never = as marcas ficam a rodada toda
question-mexican_train-dead_double = O que acontece com uma carroça que não pode mais ser coberta?
phrase-mexican_train-dead_double-literal = uma carroça que não pode ser coberta continua travando
phrase-mexican_train-dead_double-closed = uma carroça que não pode ser coberta se fecha
question-mexican_train-penalty_no_notice = Castigo por não avisar a última peça?
phrase-mexican_train-penalty_no_notice-forgive = não avisar a última peça é perdoado
phrase-mexican_train-penalty_no_notice-draw = não avisar a última peça custa uma peça
phrase-mexican_train-penalty_no_notice-fifty = não avisar a última peça custa 50 pontos
phrase-mexican_train-penalty_no_notice-skip = não avisar a última peça custa a vez
question-mexican_train-illegal_draw = Pode comprar quem pode jogar?
phrase-mexican_train-illegal_draw-prevent = se pode jogar, não pode comprar
phrase-mexican_train-illegal_draw-allow = uma compra indevida tem castigo
phrase-mexican_train-illegal_draw-forgive = uma compra indevida volta
question-mexican_train-penalty_illegal_draw = Castigo por uma compra indevida?
phrase-mexican_train-penalty_illegal_draw-keep = uma compra indevida fica e acaba a vez
phrase-mexican_train-penalty_illegal_draw-keep_and_play = uma compra indevida fica, e é preciso jogar
phrase-mexican_train-penalty_illegal_draw-draw = uma compra indevida custa outra peça
phrase-mexican_train-penalty_illegal_draw-fifty = uma compra indevida custa 50 pontos
phrase-mexican_train-penalty_illegal_draw-skip = uma compra indevida custa a próxima vez
achievement-express = Expresso
achievement-express_about = pôs 15 peças no próprio trem em uma rodada
achievement-grand_tour = Grande volta
achievement-grand_tour_about = pôs uma peça em cada trem de uma mesa de cinco ou mais
event-moment_longest_train = Trem mais longo: **{ $names }** com { $n } peças (rodada { $round }, mesa { $table })
picture-moment_longest_train = { $n ->
    [one] um trem de { $n } peça
   *[other] um trem de { $n } peças
}
