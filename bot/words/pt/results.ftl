### Finished matches: round and match end, histories, statistics, and achievements.

cmd-history = Ver partidas terminadas, daqui ou de alguém
cmd-history-of = De quem são as partidas (normal: suas)
cmd-history-player = As partidas de um jogador neste canal, e com você
cmd-stats = Ver vitórias, lugares e parceiros de um jogador
cmd-stats-player = Qual jogador (normal: você)
choice-of_mine = minhas
choice-of_here = deste canal

## Round and match end
result-won = { $winners ->
    [one] { $names } vence a rodada { $number }: +{ $n }{ $how }
   *[other] { $names } vencem a rodada { $number }: +{ $n }{ $how }
}
result-won_low = { $winners ->
    [one] { $names } vence a rodada { $number }: { $points }{ $how }
   *[other] { $names } vencem a rodada { $number }: { $points }{ $how }
}
result-most = { $winners ->
    [one] { $names } faz mais pontos na rodada { $number }: +{ $n }{ $how }
   *[other] { $names } fazem mais pontos na rodada { $number }: +{ $n }{ $how }
}
result-fewest = { $winners ->
    [one] { $names } tem menos pontos na rodada { $number }: { $n }{ $how }
   *[other] { $names } têm menos pontos na rodada { $number }: { $n }{ $how }
}
result-tie = Empate na rodada { $number }: { $n } para cada um{ $how }
result-nobody = Ninguém pontua na rodada { $number }{ $how }
result-how_blocked = { " " }(fechou)
result-how_target = { " " }(meta alcançada)
result-how_out = { " " }(bateu)
result-how_out_of = { " " }({ $name } bateu)
result-together = { $name }: { $terms } = { $points }
end-result = **{ $result }**
end-hands = **Peças que sobraram**
end-hand = { $name }: sobram { $tiles }, { $pips }
end-hands_none = Não sobraram peças.
end-scores = **Pontos**
end-nobody = Ninguém pontua nesta rodada.
end-devil = A mão do Diabo, o que ficou na fila: { $count }.
end-devil_won = O Diabo vence: { $count } sem capturar
end-captured = Capturadas: { $count }.
end-totals = **Totais**
end-ahead = { $n ->
    [one] { $names } lidera desde a rodada { $number }.
   *[other] { $names } lideram desde a rodada { $number }.
}
end-comeback = Virada de { $names }: { $points } pontos atrás, na frente desde a rodada { $number }.
end-decisive = Peça decisiva: { $tile } ({ $name }).
end-copy = { $game }: { $scores } ({ $rounds })
end-last_round = Última rodada
end-next_round = Próxima rodada
end-final =
    ## { $winners }
    -# { $game }: fim da partida
end-placings = **Colocação**
end-won = { $n ->
    [one] 🏆 { $names } vence
   *[other] 🏆 { $names } vencem
}
end-lost = Ninguém venceu
end-rematch = Revanche
end-play_on = Continuar por diversão
end-rematch_there = A revanche já está aberta: [entre]({ $link }).
end-ratings = -# Ratings: { $ratings }.
end-rating = { $name } { $rating } ({ $gained })
end-remark_1 = -# { $name }: “Todo mundo jogou bem.”
end-remark_2 = -# { $name }: “Boa rodada.”
end-remark_3 = -# { $name }: “Eu jogaria o dia inteiro.”
end-remark_4 = -# { $name }: “Gostei de calcular essa.”

## Achievements
end-achieved = -# **{ $name }** ganhou *{ $title }*: { $about }.
stats-achieved = Conquistas: { $titles }.
achievement-monologue = Monólogo
achievement-monologue_about = bateu antes que alguém mais pusesse uma peça
achievement-both_ends = Lá e lô
achievement-both_ends_about = bateu com uma peça que encaixava nas duas pontas da linha
achievement-blank_cheque = Cheque em branco
achievement-blank_cheque_about = no fim só tinha a carroça de branco
achievement-thirteen_doubles = Treze carroças
achievement-thirteen_doubles_about = pôs a última das treze carroças
achievement-high_five = Bate aqui
achievement-high_five_about = pontuou com cinco jogadas seguidas
achievement-twenty = Vinte de uma vez
achievement-twenty_about = fez 20 pontos ou mais com uma peça
achievement-landslide = Avalanche
achievement-landslide_about = fez cinco capturas em uma vez
achievement-devils_own = Coisa do Diabo
achievement-devils_own_about = tomou a última peça da fila

## History
history-mine = ### Suas partidas neste servidor{ $game }
history-here = ### Partidas neste canal{ $game }
history-person =
    ### Partidas de { $name }{ $game }
    -# Neste canal, e as que vocês jogaram juntos.
history-of_game = : { $game }
history-none = Não há partidas assim.
history-line =
    <t:{ $when }:d> · **{ $game }**, { $rounds }{ $kind }
    { $sides }
history-kind_people = { "" }
history-kind_robots = , contra robôs
history-kind_alone = { "" }
history-kind_broken_off = , anulada
history-kind_void = , invalidada
history-side = **{ $place }** { $names }: { $total }
history-side_shared = dividem **{ $place }** { $names }: { $total }
history-side_alone = { $name }: { $result }
history-won = ganho
history-lost = perdido
history-resigned = { $name } (desistiu)
history-newer = ← Novas
history-older = Antigas →
history-to_mine = Minhas
history-to_here = Deste canal
history-pick = Rever…
history-pick_kind = Quais partidas
history-all = Todas as partidas
history-all_about = Também as anuladas
history-people = Entre pessoas
history-people_about = As que contam
history-robots = Contra robôs
history-robots_about = Todas as pessoas de um lado
history-alone = Solitários
history-alone_about = Os seus
history-broken_off = Anuladas
history-broken_off_about = Acabaram antes. Você pode rever as rodadas completas.
history-void = Invalidadas
history-void_about = Os administradores as tiraram. Não contam.

## Statistics
stats-title = ### { $name } neste servidor{ $game }
stats-title_all = ### { $name } em todos os servidores{ $game }
stats-none = Você ainda não terminou nenhuma partida. `/domino play` abre uma mesa.
stats-none_person = { $name } ainda não terminou nenhuma partida neste servidor.
stats-people = **Contra pessoas**: { $counted }.
stats-robots = **Contra robôs**: { $counted }.
stats-alone = **Solitário** (só você vê isto): { $played }, { $won }.
stats-counted = { $matches }, { $wins }, lugar médio { $place }
stats-counted_points = { $matches }, { $wins }, lugar médio { $place }, { $points } pontos por rodada
stats-wins_shared = { $n ->
    [one] { $wins } ({ $n } dividida)
   *[other] { $wins } ({ $n } divididas)
}
stats-broken_off = Anuladas: { $matches }. Não contam.
stats-rating = Rating: { $ratings }.
stats-rating_one = { $game } { $rating }
stats-rating_provisional = provisório, { $matches } de { $needed }
stats-best = Melhor rodada: { $points } em { $game }.
stats-streak = Maior série: { $wins } seguidas.
stats-streak_running = Maior série: { $wins } seguidas, { $n } agora.
stats-partner = Parceria mais frequente: { $name }, { $matches } juntos, { $wins }.
stats-opponent = { $name } { $won } : { $lost }
stats-opponents = Adversários mais frequentes: { $opponents }.
stats-against = Você contra { $name }: { $won } : { $lost }, em { $matches }.
stats-recent = Últimos lugares: { $places }.
place-ordinal = { $n }º
stats-recent_one = { $place } de { $sides }
stats-game_line = { $game }: { $wins } em { $matches }.
stats-post = Mostrar a todos

## The card
card-subtitle = { $matches } · { $game }
card-subtitle_robots = contra robôs · { $matches } · { $game }
card-wins = vencidas
card-share = das partidas
card-place = lugar médio
card-streak = vitórias seguidas
card-points = pontos por rodada
card-recent = Últimos resultados
card-of = de { $sides }
card-game = { $wins } de { $matches }
card-rating = Rating · { $game }
card-best = Melhor rodada
card-best_value = { $points } · { $game }
card-partner = Parceria
card-partner_value = { $matches ->
    [one] { $name } · { $won } de { $matches } vencida
   *[other] { $name } · { $won } de { $matches } vencidas
}
card-opponent = Contra { $name }
card-opponent_value = { $won } : { $lost }

## Review and hints
review-button = Análise
review-title = ### { $game }, rodada { $number }: análise
review-about = As jogadas que mais custaram a você, segundo um robô que só sabia o que você sabia.
review-none = Nenhum erro claro. Um robô não achou nada melhor, a não ser por acaso.
review-later = Os robôs estão ocupados. Tente de novo em um minuto.
review-point = **Jogada { $turn }.** { $best } valia cerca de { $gain } a mais que { $played }.
hint-button = Dica
hint-text = 💡 **{ $move }.** { $why }
hint-only = É sua única jogada.
hint-out = Com ela você bate.
hint-points = Marca { $n }.
hint-take = { $n ->
    [one] Permite capturar 1 peça.
   *[other] Permite capturar { $n } peças.
}
hint-cover = { $n ->
    [one] Custa 1 ponto a um adversário.
   *[other] Custa { $n } pontos a um adversário.
}
hint-few = Deixa pontas em que cabem poucas peças ocultas.
hint-fewest = Deixa as pontas em que cabem menos peças ocultas.
hint-keep = { $n ->
    [one] Depois cabe mais 1 peça da sua mão.
   *[other] Depois cabem mais { $n } peças da sua mão.
}
hint-heavy = Livra você da peça mais pesada.
hint-heaviest = Livra você da peça mais pesada que pode jogar.
hint-nothing = Não há nada para capturar.
hint-wait = As capturas podem esperar a fila crescer.
hint-best = É a que dá mais certo ao seguir jogando daqui muitas vezes.
hint-robot = É o que um robô jogaria.
