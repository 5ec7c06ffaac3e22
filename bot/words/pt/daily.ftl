### A fila do dia e seus resultados.

cmd-daily = Jogue a fila de hoje: as mesmas peças para todos
daily-name = Fila do dia
daily-title = **Fila do dia** · { $date } · { $level }
daily-status = { $date } · { $level }
daily-level_gentle = suave
daily-level_usual = normal
daily-level_hard = difícil
daily-level_weekend = fim de semana
daily-rules_gentle = Capture enquanto puder; a fila vazia vence. Quanto menos jogadas, melhor.
daily-rules_usual = Capture enquanto puder; a fila vazia vence. Quanto menos jogadas, melhor.
daily-rules_hard = Capture enquanto puder, até não sobrar nenhuma das 28 peças. Quanto menos jogadas, melhor.
daily-rules_weekend = Todas as peças estão à vista. Esvazie a fila com poucas capturas e desfaça quanto quiser.
daily-counts = -# Vale a sua primeira partida do dia.
daily-practice = -# Treino: não vale.
daily-won = { $n ->
    [one] Fila vazia em **{ $n } jogada**.
   *[other] Fila vazia em **{ $n } jogadas**.
}
daily-lost = { $n } de { $all } peças capturadas.
daily-fewest = { $n ->
    [one] Mínimo possível: **{ $n } jogada**.
   *[other] Mínimo possível: **{ $n } jogadas**.
}
daily-streak = { $n ->
    [one] 🔥 { $n } dia seguido
   *[other] 🔥 { $n } dias seguidos
}
daily-in_a_row = { $n ->
    [one] { $n } dia seguido
   *[other] { $n } dias seguidos
}
daily-next = Próxima fila <t:{ $when }:R>
daily-practised = Foi treino. Só vale a sua primeira partida do dia.
daily-late = O dia acabou antes da sua partida, então ela não vale.
daily-share = Compartilhar
daily-board = Placar do dia
daily-before = Dia anterior
daily-again = Treinar
daily-best = O mínimo de jogadas
daily-over = { $n ->
    [one] { $n } jogada acima do mínimo
   *[other] { $n } jogadas acima do mínimo
}
daily-shared = **{ $name }** · Fila do dia · { $date } · { $level }
daily-day = ### Fila do dia · { $date }
daily-line = { $place }. { $name }: { $result }
daily-nobody = Ninguém neste servidor terminou esta fila.
daily-row_won = jogadas a mais
daily-row_lost = capturadas
daily-best_line = { $n ->
    [one] O caminho mais curto tem { $n } jogada.
   *[other] O caminho mais curto tem { $n } jogadas.
}
daily-rank_today = Hoje { $place } de { $n }
daily-rank = { $place } de { $n }
daily-streaks = 🔥 Dias seguidos: { $people }
daily-streak_of = { $name } { $n }
daily-play = Fila de hoje
daily-post_off = **Resultado diário**: desligado. Mostra todo dia como o servidor jogou a fila de ontem, com um botão para jogar.
daily-post_on = **Resultado diário**: em { $channel }, todo dia às **{ $hour }:00** ({ $zone }).

### Os problemas da semana.

cmd-puzzle = Resolva o problema da semana
cmd-puzzle-game = Qual jogo
puzzle-title = **Problema da semana** · { $game } · { $grade } · { $date }
puzzle-week = { $date } · { $grade }
puzzle-grade_1 = fácil
puzzle-grade_2 = médio
puzzle-grade_3 = difícil
puzzle-asked_block = Tudo está à vista: seu adversário tem { $tiles }. Qual jogada ganha mais?
puzzle-asked_castle_rock = Você já colocou sua peça. Todas as peças estão à vista: seu adversário tem { $tiles }. O que você pega primeiro para ganhar mais até o fim da rodada?
puzzle-asked_draw = Tudo está à vista: seu adversário tem { $tiles }. Qual jogada ganha mais?
puzzle-asked_fives_and_threes = Tudo está à vista: seu adversário tem { $tiles }. Qual jogada dá mais pontos até o fim da rodada?
puzzle-asked_muggins = Tudo está à vista: seu adversário tem { $tiles }. Qual jogada dá mais pontos até o fim da rodada?
puzzle-no_tiles = nenhuma peça
puzzle-stock = Próximas no monte: { $tiles }.
puzzle-play = { $tile } em { $place }
puzzle-take_none = Não pegar nada
puzzle-you = Você
puzzle-them = Adversário
puzzle-right = ✅ Certo!
puzzle-wrong = ❌ Não é **{ $play }**. Tente de novo.
puzzle-hint_button = Dica
puzzle-show = Solução
puzzle-share = Compartilhar
puzzle-others = Outros problemas
puzzle-hint = 💡 Deixe um { $n } aberto.
puzzle-hint_take = { $n ->
    [0] 💡 Não pegue nada.
    [one] 💡 Pegue primeiro uma peça.
   *[other] 💡 Pegue primeiro { $n } peças.
}
puzzle-why_hole = **{ $play }** deixa seu adversário sem jogada.
puzzle-why_draw = Depois de **{ $play }** seu adversário tem de comprar.
puzzle-why_suit = Depois de **{ $play }** só você pode jogar no { $n } aberto.
puzzle-why_block = Se os dois jogarem o melhor, **{ $play }** leva a um jogo fechado, com menos pontos na sua mão.
puzzle-why_out = Se os dois jogarem o melhor, você bate depois de **{ $play }**.
puzzle-why_count = { $n ->
    [one] **{ $play }** faz { $n } ponto agora, mais que qualquer outra jogada.
   *[other] **{ $play }** faz { $n } pontos agora, mais que qualquer outra jogada.
}
puzzle-why_give = { $n ->
    [one] **{ $play }** abre mão de { $n } ponto que outra jogada faz agora.
   *[other] **{ $play }** abre mão de { $n } pontos que outra jogada faz agora.
}
puzzle-why_count_row = { $n ->
    [one] Só depois de **{ $play }** você pode pegar { $n } peça nesta vez.
   *[other] Só depois de **{ $play }** você pode pegar { $n } peças nesta vez.
}
puzzle-why_give_row = { $n ->
    [one] **{ $play }** abre mão de { $n } peça que você poderia pegar nesta vez.
   *[other] **{ $play }** abre mão de { $n } peças que você poderia pegar nesta vez.
}
puzzle-why_clear_row = Só depois de **{ $play }** você pode limpar a fila nesta vez.
puzzle-worth = { $n ->
    [one] Rende { $n } ponto sobre seu adversário até o fim, { $more } a mais que **{ $other }**.
   *[other] Rende { $n } pontos sobre seu adversário até o fim, { $more } a mais que **{ $other }**.
}
puzzle-solved = { $n ->
    [one] Resolvido na primeira tentativa
   *[other] Resolvido em { $n } tentativas
}
puzzle-streak = { $n ->
    [one] 🔥 { $n } semana seguida
   *[other] 🔥 { $n } semanas seguidas
}
puzzle-in_a_row = { $n ->
    [one] { $n } semana seguida
   *[other] { $n } semanas seguidas
}
puzzle-shared = **{ $name }** · Problema da semana · { $game } · { $grade } · { $date }
puzzle-name = Problema da semana
puzzle-card = { $game } · { $grade } · { $date }
