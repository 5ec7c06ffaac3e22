### A fila do dia e seus resultados.

cmd-daily = Jogue a fila de hoje: as mesmas peças para todos
daily-name = Fila do dia
daily-title = **Fila do dia** · { $date } · { $level }
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
daily-fewest = Mínimo possível: **{ $n }**.
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

### Os problemas da semana.

cmd-puzzle = Resolva o problema da semana
cmd-puzzle-game = Qual jogo
puzzle-title = **Problema da semana** · { $game } · { $grade }
puzzle-grade_1 = fácil
puzzle-grade_2 = médio
puzzle-grade_3 = difícil
puzzle-asked_block = Sua vez. Todas as peças estão à vista: seu adversário tem { $tiles }. Qual jogada ganha mais?
puzzle-asked_muggins = Sua vez. Todas as peças estão à vista: seu adversário tem { $tiles }. Qual jogada dá mais pontos até o fim da rodada?
puzzle-play = { $tile } em { $place }
puzzle-you = Você
puzzle-them = Adversário
puzzle-right = ✅ Certo!
puzzle-wrong = ❌ Não é **{ $play }**. Tente de novo.
puzzle-hint_button = Dica
puzzle-show = Solução
puzzle-hint = 💡 Deixe um { $n } aberto.
puzzle-why_pass = **{ $play }** faz seu adversário passar, e você bate.
puzzle-why_out = Depois de **{ $play }** você bate, não importa o que seu adversário jogue.
puzzle-why_blocked = **{ $play }** leva a um jogo fechado, com { $mine } pontos na sua mão contra { $theirs }.
puzzle-why_scores = **{ $play }** rende { $mine } pontos a você até o fim da rodada, e { $theirs } ao seu adversário.
puzzle-than = **{ $other }** parece natural, mas vale { $gain } pontos a menos.
