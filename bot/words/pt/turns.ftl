### A person's turns on all servers, pings, and reminders.

cmd-turns = Ver suas vezes em todos os servidores e abrir suas peças
turns-title = ### Sua vez: { $count }
turns-title_none = ### Nenhuma vez esperando
turns-none = Você não está em nenhuma mesa. Aperte **Entrar** em uma mesa aberta ou abra uma com `/domino play`.
turns-rest = **Outros jogam**
turns-line = **{ $game }** com { $names }: { $what }{ $link }
turns-move = sua vez
turns-move_by = sua vez, jogada automática <t:{ $when }:R>
turns-question = uma pergunta para você no tabuleiro
turns-invited = você foi convidado
turns-lobby = não começou
turns-theirs = vez de { $name }, jogada automática <t:{ $when }:R>
turns-homeless = o canal não existe mais. O anfitrião pode movê-la com `/domino board`. Senão ela fecha <t:{ $when }:R>
turns-closed = ⚠️ O Discord me impede lá. { $remedy }
turns-play = Jogar
turns-answer = Responder
turns-pick = Ver outra mesa
turns-next = Próxima mesa ({ $count })
turns-rematch = A revanche está aberta no canal da última partida.

## Pings
ping-turn = { $mention }, é a sua vez em **{ $game }**.
ping-turn_deadline = { $mention }, é a sua vez em **{ $game }**. Jogada automática <t:{ $when }:R>.
ping-reminder = { $mention }, lembrete: sua vez em **{ $game }**. Jogada automática <t:{ $when }:R>.
ping-reminder_direct = Lembrete: sua vez em **{ $game }** em <#{ $channel }>. Jogada automática <t:{ $when }:R>.
ping-sit_in = { $mention }, { $name } não joga há uma semana em **{ $game }**. Vocês podem deixar um robô continuar.
notice-undo = { $mention }, { $name } pede para desfazer uma jogada em **{ $game }**. Responda [no tabuleiro]({ $link }).
notice-pause = { $mention }, { $name } pede uma pausa em **{ $game }**. Responda [no tabuleiro]({ $link }).
notice-break_off = { $mention }, { $name } pede para anular a partida de **{ $game }**. Responda [no tabuleiro]({ $link }).
notice-take_over = { $mention }, { $name } pede o lugar de { $seat } em **{ $game }**. Responda [no tabuleiro]({ $link }).
notice-wait = { $mention }, { $name } vai se ausentar e pede que esperem em **{ $game }**. Responda [no tabuleiro]({ $link }).
notice-granted = { $mention }, os jogadores concordaram: você tem um lugar em **{ $game }**. Aperte **Minhas peças** [no tabuleiro]({ $link }).
notice-started = { $mention }, **{ $game }** começou com todos os lugares ocupados. Se um robô jogar depois, aperte **Entrar** [no tabuleiro]({ $link }).
ping-over = Esta vez acabou.
ping-board = Para o tabuleiro
ping-more = [{ $to }]({ $link })

## Reminders
cmd-mine-zone = Seu fuso horário: relógio e avisos param à noite
settings-times = Lembretes…
settings-back = Visual…
remind-title =
    ### Lembretes
    Para mesas com uma hora ou mais por jogada.
remind-now = Eu lembro você da sua vez **{ $when }**, { $where }.
remind-never = Eu **nunca** lembro você da sua vez.
remind-pick = Quando lembrar você
remind-when_half = quando metade do tempo passou
remind-when_2d = 2 dias antes do limite
remind-when_1d = um dia antes do limite
remind-when_12h = 12 horas antes do limite
remind-when_6h = 6 horas antes do limite
remind-when_3h = 3 horas antes do limite
remind-when_1h = uma hora antes do limite
remind-by_pick = Onde lembrar você
remind-by_channel = no canal
remind-by_channel_about = Um aviso na mesa que substitui o anterior
remind-by_direct = por mensagem direta
remind-by_direct_about = No canal se suas mensagens diretas estiverem fechadas
remind-zone = Sua hora local é **{ $time }** ({ $zone }).
remind-zone_unknown = Não conheço seu fuso horário. Avisos podem vir à noite, e seu relógio corre então.
remind-zone_pick = Seu fuso horário
remind-zone_choice = { $zone } · { $time }
remind-zone_none = nenhum
remind-zone_more = -# Outro fuso: digite uma cidade em `/settings mine zone:`.
remind-zone_wrong = Não conheço esse fuso horário. Digite uma cidade no campo **zone** e escolha uma da lista.
remind-night =
    Sem avisos nem lembretes **{ $hours }**, e então seu relógio para. Vezes que chegam esperam a manhã.
    -# No máximo { $longest } horas por noite e { $most } noites assim por partida. Mudanças valem a partir da sua próxima vez. Os outros veem que seu relógio para à noite, mas não seu fuso horário.
remind-night_pick = Quando você dorme
remind-hours = das { $begins }:00 às { $ends }:00
remind-no_night = sem hora fixa
remind-no_night_now = Avisos e lembretes vêm **a qualquer hora**, e seu relógio sempre corre.
