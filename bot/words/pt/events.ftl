### Game nights and other events: signing up, their board, the end, and their commands.

cmd-night = Planejar uma noite de jogos
cmd-list = Ver os eventos deste servidor
choice-pick_turns = um após o outro
choice-pick_vote = por votação
choice-pick_lots = por sorteio
event-no_time = Informe o início como `20:00`, `20h`, `sex 20:00` ou `31/1 20:00`, no máximo dois meses à frente. O fuso é { $zone }. Mude com `/settings mine`.
# After why an event wasn't posted.
plan-kept = Aperte **Publicar** de novo: seu texto continua lá.
# link is the sentence tables-link, or empty.
plan-posted = Este plano já está publicado{ $link }. Digite `/events night` ou `/events tournament` para outro.
event-game_night = Noite de jogos
event-title = ## { $title }
event-rounds = { $n ->
    [one] { $n } rodada
   *[other] { $n } rodadas
}
event-title_round = ## { $title } · rodada { $round } de { $rounds }
event-title_over = ## { $title }: o pódio
event-title_cancelled =
    ## { $title }
    Cancelado. Planeje outro evento com `/events night` ou `/events tournament`.
event-facts = **{ $kind }** · { $games } · { $rounds } em mesas de { $seats } · { $clock }
event-clock = { $time } por jogada
event-pick_turns = { $games } em sequência
event-pick_vote = uma votação entre { $games }
event-pick_lots = { $games } por sorteio
event-duplicate = Duplicado: todas as mesas de uma rodada recebem as mesmas peças. Você é comparado com quem está no seu lugar nas outras mesas.
event-minutes = Uma rodada dura no máximo { $time }. Mesas ainda em jogo acabam então como estão.
event-balanced = As mesas têm força parecida.
event-starts = Começa <t:{ $at }:F> (<t:{ $at }:R>).
event-check_in = Confirmação: aperte **Estou aqui** a partir das <t:{ $at }:t>.
event-nobody = Ninguém se inscreveu ainda.
event-in = { $n ->
    [one] **{ $n } vai:** { $names }
   *[other] **{ $n } vão:** { $names }
}
event-how = Aperte **Eu vou** para se inscrever. { $host } inicia em **Anfitrião…**: aí as mesas são formadas. Quem chega depois joga a partir da próxima rodada. Dá para sair entre rodadas.
event-missing = **Falta confirmar:** { $names }. **Estou aqui** garante um lugar na rodada 1.
event-me_out = Não vou
event-here = Estou aqui
event-ready = Tudo pronto
event-begin = Iniciar
event-host = Anfitrião…
event-how_button = Como funciona
event-next = Próxima rodada
event-end = Encerrar
event-vote = Vote em um jogo
event-votes = **Votos:** { $votes }
event-vote_of = { $game } { $n }
event-numbers = As chaves de todas as distribuições já estão fixadas, e cada mesa tem um número que as sela. Guarde esta lista: após uma rodada, **Distribuição conferida ✓** na mesa mostra de novo o número.
event-voted = Seu voto foi contado.
event-now_in = Você está dentro, a partir da rodada { $round }.
event-now_out = Você está fora. Sua mesa desta rodada continua.
event-next_sure = { $tables } ainda em jogo. Elas acabam como estão e a próxima rodada começa.
event-next_yes = Começar a próxima rodada
event-end_sure = O evento acaba agora com os pontos atuais. Mesas ainda em jogo acabam como estão.
event-end_yes = Encerrar
event-done = Pronto.
event-plays = { $game }.
event-ends_at = A rodada acaba no máximo <t:{ $at }:R>.
event-ends_by_itself = A próxima rodada começa quando a última mesa acabar.
event-break = A rodada { $round } começa <t:{ $at }:R>, ou quando todos apertarem **Tudo pronto** ({ $ready } de { $people }).
event-ends_last = O pódio vem quando a última mesa acabar.
event-table = **Mesa { $number }:** { $people }{ $state }
# A link to the table’s thread
event-table_link = [Mesa { $number }]({ $link })
event-table_thread = { $table } { $people }{ $state }
event-table_number = **Mesa { $number }**
event-robots = { $n ->
    [one] { $n } robô
   *[other] { $n } robôs
}
event-state_opening = { " " }· abrindo
event-state_deal = { " " }· mão { $number }
event-state_waits = { " " }· mão { $number }, espera { $name } desde <t:{ $since }:R>
event-state_over = { " " }· encerrada
event-state_won = { " " }· encerrada: { $names }
event-state_field = { " " }· de { $tables }: { $places }
event-place_of = { $name } { $place }.
event-state_compared = { " " }· encerrada, comparada após a última mesa
event-waiting = { $n ->
    [one] -# Falta a mesa { $tables }.
   *[other] -# Faltam as mesas { $tables }.
}
picture-event_round = { $game } · rodada { $round } de { $rounds }
picture-event_over = { $people } · { $rounds }
picture-and_more = + { $n }
picture-moment_biggest_round = { $n ->
    [one] { $n } ponto em uma mão
   *[other] { $n } pontos em uma mão
}
picture-moment_most_captures = { $n ->
    [one] { $n } captura em uma mão
   *[other] { $n } capturas em uma mão
}
event-coming = -# Na próxima rodada: { $names }
event-leaving = -# Fora da próxima rodada: { $names }. Para voltar, aperte **Eu vou**.
event-missed = -# Sem confirmação: { $names }. **Eu vou** vale a partir da próxima rodada.
event-standings = **Classificação**
event-standing = **{ $place }** { $name }: { $points }, { $won }
event-won = { $n ->
    [one] { $n } mesa vencida
   *[other] { $n } mesas vencidas
}
event-more = -# … e mais { $n }
event-first = 🥇 **{ $names }** com { $points }, { $won }
event-second = 🥈 **{ $names }** com { $points }
event-third = 🥉 **{ $names }** com { $points }
event-others = mais { $n }
event-moments = **Melhores momentos**
event-moment_biggest_round = Mais pontos em uma mão: **{ $names }** com { $n } ({ $game }, rodada { $round }, mesa { $table })
event-moment_most_captures = Mais capturas em uma mão: **{ $names }** com { $n } (rodada { $round }, mesa { $table })
event-no_points = Nenhuma mesa terminou, então não há pódio.
event-thanks = -# { $people } em { $tables } e { $rounds }. Pontos: 0 para o último lugar de uma mesa e mais 1 por lugar acima. Empatados dividem os pontos. Com pontos iguais decidem as mesas vencidas, depois os totais nas mesas.
event-thanks_duplicate = -# { $people } em { $tables } e { $rounds }. Pontos: 1 por mesa da rodada, a sua incluída, em que seu lugar não fez mais. Com pontos iguais decidem as mesas vencidas, depois os totais nas mesas.
event-people = { $n ->
    [one] { $n } pessoa
   *[other] { $n } pessoas
}
event-thread = Mesa { $number } · rodada { $round } · { $title }
event-no_threads = -# As mesas ficam neste canal. Para tópicos preciso de um canal de texto, **Criar tópicos públicos** e **Enviar mensagens em tópicos**.

## The panel that plans an event
plan-preview = -# Prévia. Mude abaixo e **Publicar…**
plan-post = Publicar…
plan-sure = Começa <t:{ $time }:F>, <t:{ $time }:R>. Toque em **Publicar** se estiver certo. Se não, toque em **Publicar…** acima: seu texto continua lá.
plan-sure_post = Publicar
plan-games = Jogos
plan-format = Formato
plan-pick = Como escolher o jogo de cada rodada
plan-rounds = Número de rodadas
plan-seats = Lugares por mesa
plan-seats_of = Mesas de { $n }
plan-time = Tempo por jogada
plan-balanced = Mesas equilibradas: { $now }
plan-seeded = Ordem por rating: { $now }
plan-duplicate = Mesmas peças: { $now }
plan-pairs = Em duplas: { $now }
plan-title = Título
plan-when = Início
plan-when_about = 20:00, 20h, sex 20:00, 31/1 20:00; vazio: quando apertar Iniciar
plan-options = Regras da casa
plan-options_about = por exemplo target=50; vazio: como publicadas
plan-minutes = Minutos por rodada
plan-minutes_about = Depois as mesas acabam como estão; vazio: sem limite
plan-pause = Pausa entre rodadas, em segundos
plan-pause_about = Vazio: 60; 0: nenhuma
plan-days = Dias por rodada
plan-days_about = Vazio: 7, ou mais em jogos longos
plan-list = ### Eventos deste servidor
plan-none = Não há eventos neste servidor. Planeje um com `/events night` ou `/events tournament`.
plan-line_sign_up = **{ $title }** em <#{ $channel }>: inscrições abertas, { $n } dentro{ $link }
plan-line_playing = **{ $title }** em <#{ $channel }>: rodada { $round } de { $rounds }{ $link }

event-closed = Não consigo mostrar seu evento **{ $title }** em <#{ $channel }>. { $remedy } Nada se perde.
event-channel_gone = **{ $title }** acabou: o canal foi apagado. As mesas terminadas contam nas estatísticas.
event-channel_gone_before = **{ $title }** foi cancelado: o canal foi apagado. `/events` planeja outro.
