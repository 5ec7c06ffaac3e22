### Chickenfoot.

game-chickenfoot = Pé de galinha
about-chickenfoot = Cada carroça precisa de três dedos antes de o jogo seguir.
ladder-chickenfoot = -# Você já jogou { $played }. A seguir: **Pé de galinha**, em que cada carroça pede três dedos.
lesson-chickenfoot-turn = **Sua primeira jogada:** aperte uma peça acesa. A carroça do meio recebe primeiro seus dedos. Depois toda ponta aberta é livre.
lesson-chickenfoot-stuck = **Nenhuma das suas peças encaixava.** Então você compra uma, enquanto houver. Uma nova carroça precisa de três dedos antes de tudo.
question-chickenfoot-set = Qual jogo de peças? (duplo nove até 9 jogadores, duplo doze até 12)
question-chickenfoot-rounds = Quantas rodadas?
phrase-chickenfoot-rounds = { $n ->
    [one] uma rodada só
   *[other] { $n } rodadas
}
question-chickenfoot-dead_foot = O que acontece com uma carroça sem peças para os dedos?
phrase-chickenfoot-dead_foot-literal = uma carroça sem dedos trava até o monte acabar
phrase-chickenfoot-dead_foot-block_now = uma carroça sem dedos acaba a rodada
phrase-chickenfoot-dead_foot-release = uma carroça sem dedos não trava mais
achievement-egg = Botou um ovo
achievement-egg_about = bateu com uma carroça
