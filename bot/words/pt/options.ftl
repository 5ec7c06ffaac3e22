### The options of the games: names, questions, answers, and the answers a refusal proposes.

## Names of options, as a refusal tells them
option-block_point = ponto por fechar
option-block_rule = regra do jogo fechado
option-block_tie = empate no jogo fechado
option-british_stack = regras britânicas juntas
option-chip_point = ponto por bater
option-claim_seconds = segundos para pedir
option-claims = pedidos
option-dead_double = carroça morta
option-dead_foot = pé morto
option-dead_layout = mesa morta
option-deduct_leftover = descontar sobras
option-domino_wins_ties = bater vence empates
option-double_both_ends = duplo pelas duas pontas
option-double_with_double = duplo com carroça
option-draw_anyway = comprar mesmo assim
option-exact = exato
option-first_leader = quem sai primeiro
option-first_seat = primeiro lugar
option-forced_removal = captura obrigatória
option-hand_limit = limite de mãos
option-hand_size = peças por mão
option-hands = mãos
option-illegal_draw = compra indevida
option-increment = devolução
option-lead_after_block = saída após jogo fechado
option-lead_rule = regra da saída
option-lead_scores = pontos da saída
option-marker_removal = tirar a marca
option-misses = faltas
option-next_lead = próxima saída
option-nondouble_rule = regra das peças simples
option-open_row = fila aberta
option-pairs_out = os dois batem
option-partnership = duplas
option-partnership_scoring = pontos das duplas
option-penalty_illegal_draw = castigo por compra indevida
option-penalty_no_notice = castigo por não avisar
option-rendition = versão
option-reserve = reserva
option-round_end = fim da rodada
option-rounds = rodadas
option-score_tops = topos que contam
option-set = jogo de peças
option-sides = lados
option-single_hand = uma mão só
option-target = meta
option-teams = times
option-turn_seconds = segundos por vez
option-win_on_empty = vencer com a fila vazia

## Answers to options, as a refusal tells them
answer-all = todos
answer-all_out = todos fora
answer-allow = permitir
answer-any = qualquer
answer-anywhere = em qualquer lugar
answer-at_least = pelo menos
answer-block_now = fechar já
answer-cap2 = no máximo 2
answer-celko = celko
answer-closed = fechado
answer-draw = comprar
answer-draw_high = comprar a mais alta
answer-draw_out = comprar tudo
answer-end_round = fim da rodada
answer-fifty = cinquenta
answer-first_out = o primeiro fora
answer-forgive = perdoar
answer-highest_double = carroça mais alta
answer-highest_double_first = carroça mais alta no começo
answer-host_choice = o anfitrião escolhe
answer-individual = individual
answer-keep = ficar com ela
answer-keep_and_play = ficar e jogar
answer-leaflet = folheto
answer-left = esquerda
answer-lightest = a mais leve
answer-literal = literal
answer-manual = manual
answer-multiply = multiplicar
answer-never = nunca
answer-next_turn = próxima vez
answer-no_doubles = sem carroças
answer-none = nenhum
answer-own_play = jogada própria
answer-own_row = fila própria
answer-prevent = impedir
answer-random = ao acaso
answer-release = liberar
answer-rotate = rodízio
answer-row = fila
answer-same = igual
answer-side = lado
answer-skip = pular
answer-split = dividir
answer-three = três
answer-two = dois
answer-winner = vencedor
answer-on = sim
answer-off = não
answer-auto = automático
answer-austrian = austríaco
answer-d6 = duplo seis
answer-d9 = duplo nove
answer-d12 = duplo doze

## Accepted answers, ranges and presets
accepted-values = { $values }
accepted-number = de { $low } a { $high }
accepted-number_or_word = de { $low } a { $high }, { $words }
accepted-numbers = números de { $low } a { $high } com vírgulas, como { $like }
accepted-smaller_hand = menos: não há peças que cheguem
accepted-fewer_rounds = de 1 a { $high } com o duplo nove
accepted-enough_for_all = opções que deixem peças e lugares suficientes
accepted-together = { $one } com { $other }
range-to = de { $first } a { $last }
preset-published = Como publicado
preset-quick = Rápido
preset-teams = Times
preset-classic = Clássico

## Shared by games that have no sentence of their own for the option or lesson
lesson-turn = **Sua primeira vez:** aperte uma peça acesa. Ela se junta a uma ponta da linha com o mesmo número.
lesson-end = **Fim da rodada:** os pontos que restam na sua mão contam contra você. Vence o menor total.
question-target = Com quantos pontos se vence?
phrase-target = até { $n }
question-rounds = Quantas rodadas no máximo?
phrase-rounds = { $n ->
    [1] uma rodada só
   *[other] no máximo { $n } rodadas
}
phrase-rounds-none = quantas rodadas for preciso
phrase-rounds-auto = uma rodada por carroça
phrase-rounds-all = uma rodada por carroça
question-hand_size = Quantas peças por mão?
phrase-hand_size = { $n ->
    [1] uma peça por mão
   *[other] { $n } peças por mão
}
phrase-hand_size-auto = quantas peças por mão as regras dão
question-set = Qual jogo de peças? (duplo seis até 4 jogadores, duplo nove até 7, duplo doze até 10)
phrase-set-d6 = com o duplo seis
phrase-set-d9 = com o duplo nove
phrase-set-d12 = com o duplo doze
question-domino_wins_ties = Quem vence se um bate e outro só tem a carroça branca?
phrase-domino_wins_ties-on = bater vence um empate em 0
phrase-domino_wins_ties-off = um empate em 0 não tem vencedor
phrase-set-auto = com o menor jogo de peças que chegue
question-partnership = Individual ou em duplas?
phrase-partnership-on = quatro jogadores em duas duplas
phrase-partnership-off = cada um por si
question-teams = Individual ou em times?
phrase-teams-on = quatro jogadores em dois times
phrase-teams-off = cada um por si
question-lead_rule = Quem sai?
phrase-lead_rule-any = a saída roda
phrase-lead_rule-highest_double = a carroça mais alta sai em cada rodada
phrase-lead_rule-highest_double_first = a carroça mais alta sai na primeira rodada
question-reserve = Quantas peças ficam no monte?
phrase-reserve = { $n ->
    [1] sempre fica uma peça no monte
    [0] o monte pode ser comprado inteiro
   *[other] sempre ficam { $n } peças no monte
}
question-first_leader = Quem começa?
phrase-first_leader-random = um jogador ao acaso começa
phrase-first_leader-draw_high = quem comprar a peça mais alta começa
phrase-first_leader-host_choice = o anfitrião escolhe quem começa
question-first_seat = Qual lugar começa? (1 é o primeiro)
phrase-first_seat = o lugar { $n } começa
