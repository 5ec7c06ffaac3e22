### Muggins.

game-muggins = Muggins
about-muggins = Faça as pontas abertas somarem um múltiplo de cinco, e diga primeiro.
ladder-muggins = -# Você já jogou { $played }. A seguir: **Muggins**, em que as pontas pontuam.
lesson-muggins-turn = **Sua primeira jogada:** aperte uma peça acesa. Se então todas as pontas somarem um múltiplo de cinco, você ganha esses pontos.
lesson-muggins-stuck = **Nenhuma das suas peças encaixava**, então você comprou até uma encaixar ou o monte acabar. Pontas que somam 5, 10, 15 ou 20 dão pontos: cuide do que deixa.
lesson-muggins-end = **Fim da rodada:** bater também ganha os pontos das outras mãos, arredondados a cinco.
question-muggins-claims = Quem conta?
phrase-muggins-claims-manual = você conta, ou gritam Muggins!
phrase-muggins-claims-auto = o bot conta os pontos
question-muggins-dead_layout = O que acontece quando nenhuma peça encaixa mais?
phrase-muggins-dead_layout-end_round = a rodada acaba quando nenhuma peça encaixa mais
phrase-muggins-dead_layout-draw_out = compra-se o monte todo antes de acabar uma rodada morta
question-muggins-block_tie = E se dois de três empatam com a menor mão em uma rodada fechada?
phrase-muggins-block_tie-none = as duas menores mãos de três não pontuam
phrase-muggins-block_tie-split = as duas menores mãos de três dividem os pontos da terceira
