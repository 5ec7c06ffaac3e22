### Clocks: time limits, and what happens when time runs out.

clock-none = sem limite
clock-seconds = { $n } segundos
clock-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
clock-hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
}
clock-days = { $n ->
    [one] { $n } dia
   *[other] { $n } dias
}
clock-two = { $one } e { $other }
clock-live = ao vivo: { $time } por jogada
clock-slow = lenta: { $time } por jogada
clock-unlimited = sem relógio
log-late = { $line } (o tempo acabou)
log-table_away = { $name } não está. Um robô joga até { $name } voltar.
log-table_forfeited = { $name } perdeu o lugar pelo tempo. Um robô continua.
brief-late = { $turn } (o tempo acabou)
hand-away = Seu tempo acabou enquanto você estava fora, então um robô joga suas peças. Aperte **Voltar** para jogar de novo.
hand-forfeited = Seu tempo acabou, e nesta mesa isso custa o lugar. Um robô joga suas peças.
refusal-forfeited = Seu tempo acabou, e nesta mesa isso custa o lugar. Assista ou abra outra mesa com `/domino play`.
clock-title =
    ### Tempo por jogada
    Cada vez: **{ $time }**.
clock-bank = { $bank }, { $increment } a mais por jogada
clock-live_bank = ao vivo: { $bank }, { $increment } a mais por jogada
clock-slow_bank = lenta: { $bank }, { $increment } a mais por jogada
clock-about_bank = -# Suas jogadas gastam uma reserva de tempo. Cada jogada devolve um pouco, até a reserva cheia.
clock-pick_out = Quando o tempo acaba
clock-out = Quando o tempo acaba: **{ $what }**.
clock-out_move = um robô joga a vez
clock-out_seat = { $n ->
    [one] um robô joga até a pessoa voltar
   *[other] um robô joga a vez e, depois de { $n } seguidas, até a pessoa voltar
}
clock-out_forfeit = a pessoa perde o lugar e um robô continua
clock-about_move = Toda vez que acontece
clock-about_seat = Para voltar basta um botão
clock-about_forfeit = Não dá para voltar
clock-banks = -# Tempo restante: { $banks }
clock-left = { $name } { $time }
clock-closes = **Semanas sem jogadas.** A partida fecha <t:{ $when }:R> se ninguém jogar.
clock-gone = **O canal desta mesa não existe mais.** O anfitrião pode movê-la com `/domino board`. Senão a partida fecha <t:{ $when }:R>.
lobby-expired =
    ## { $game }: mesa fechada
    Ninguém começou a tempo. `/domino play` abre uma nova.
end_table-pick = Encerrar uma mesa deste servidor…
end_table-button = Encerrar partida
end_table-sure =
    ### Encerrar a mesa de { $names }?
    Ninguém ganha e a partida não conta. Os jogadores veem seu nome.
end_table-yes = Sim, encerrar
end_table-done = Mesa encerrada.
end_table-not_manager = Você precisa de **Gerenciar servidor** para encerrar mesas dos outros.

## A match that managers void
void-button = Invalidar partida
void-sure = **Invalidar esta partida de { $game }?** Jogaram: { $names }
    - Ela deixa de contar para ratings, estatísticas, classificações e conquistas.
    - Todos os ratings seguintes são recalculados.
    - As tabelas dos eventos ficam. Quem jogou é avisado.
    - Não dá para desfazer.
void-yes = Invalidar
void-done = A partida foi invalidada.
void-not_over = Só dá para invalidar uma partida terminada.
void-not_manager = Para invalidar uma partida, você precisa de **Gerenciar servidor**.
void-played = Você jogou nesta partida. Outra pessoa da administração pode anulá-la.
# Posted in the match's channel; names are the players, link is the sentence tables-link or empty.
void-told = **{ $manager }** invalidou uma partida de { $game }{ $link }. Ela não conta mais para { $names }.
void-board = -# Os administradores invalidaram esta partida: ela não conta.
ping-closes = { $mention }, **{ $game }** espera por você. Depois de semanas sem jogadas, a partida fecha <t:{ $when }:R>.
clock-pause = Parar relógios
clock-go_on = Religar relógios
clock-paused = -# Relógios parados.{ $left } Qualquer jogador pode religá-los com **Mais**.
clock-paused_left = { " " }{ $name } ainda tem { $time }.
clock-pause_done = Relógios parados. Todos ainda podem jogar. **Mais** os religa.
clock-go_on_done = Relógios religados. A vez continua com o tempo que restava.
consent-pause = **{ $name } pede para parar os relógios.**
log-table_paused = Relógios parados: { $name } pediu e todos concordaram.
log-table_goes_on = { $name } religou os relógios.
refusal-no_clock = Esta mesa não tem relógio.
refusal-not_paused = Os relógios já estão andando.
clock-weekends_on = Fins de semana contam: sim
clock-weekends_off = Fins de semana contam: não
clock-days_off = Folgas: { $days }
clock-no_days_off = nenhuma
clock-days_off_each = Cada jogador tem { $days } de folga. Quando o tempo acaba, uma folga entra automaticamente.
clock-resting = -# { $name } está em uma folga automática. Restam { $left }.
clock-night = -# O relógio de { $name } está parado durante a noite (restam { $left } nesta partida).
log-table_day_off = O tempo de { $name } acabou e entrou uma folga.
clock-reply_delay_on = Passes esperam: sim
clock-reply_delay_off = Passes esperam: não
clock-reply_delay = Compras e passes forçados esperam um pouco, como as jogadas.
clock-about_reply_delay = -# Se os passes esperam, compras e passes forçados levam mais ou menos o tempo das jogadas do jogador. Antes de 8 jogadas à mão: de 1 a 4 segundos, em mesas lentas de 2 a 20 minutos. Senão, a rapidez mostra que não havia escolha.
clock-no_weekends = Os relógios param aos sábados e domingos (UTC).
clock-open = Tempo…
