### The lobby, the board, hands, the tally, and the panel of a table.

seat-robot = { $name } (robô)
seat-gentle = { $name } (robô fácil)
seat-sharp = { $name } (robô esperto)
seat-deleted = Conta excluída { $n }
seat-unnamed = Jogador sem nome
seat-resigned = { $name } 🤖
seat-host = { $name } (anfitrião)
round = { $n ->
    [one] { $n } rodada
   *[other] { $n } rodadas
}

## Lobby
lobby-title = ## { $game }: mesa aberta
lobby-seat = **{ $number }** { $name }
lobby-free = **{ $first }** *livre*
lobby-free_many = **{ $first }–{ "\u2060" }{ $last }** *livres*
lobby-needs = Jogadores: { $allowed }.
lobby-rules_default = Regras publicadas.
lobby-rules = Regras da casa: { $changed }.
lobby-partners = Duplas: { $sides }.
lobby-set = Peças: { $set }.
lobby-limit = Até { $target }, em no máximo { $rounds } ({ $seats } jogadores).
lobby-minutes = Cerca de { $minutes } min.
lobby-no_clock = Sem limite de tempo.
lobby-clock = Tempo por jogada: { $time }.
lobby-thread = A partida terá um tópico aqui.
lobby-facts = -# { $facts }
lobby-join = Entrar
lobby-wait = Lista de espera
lobby-invite = Convidar
guests-waiting = Lista de espera: { $names }
guests-asked = Convites: { $names }
guests-declined = Não vêm: { $names }
lobby-next = Todos os lugares estão ocupados. Você é o próximo da lista de espera. Aperte **Sair** para deixá-la.
lobby-later = Todos os lugares estão ocupados. Você é o número { $number } da lista de espera. Aperte **Sair** para deixá-la.
lobby-began = A partida começou com todos os lugares ocupados. Se um robô jogar depois, aperte **Entrar** no tabuleiro.
lobby-began_robot = A partida começou. Você pode ocupar o lugar de um robô.
lobby-leave = Sair
lobby-add_robot = Adicionar robô
lobby-add_gentle = Adicionar robô fácil: erra como um iniciante
lobby-add_sharp = Adicionar robô esperto: pensa no que os outros têm
lobby-remove_robot = Remover robô
lobby-options = Opções
lobby-seats = Lugares
lobby-start = Começar
lobby-ready = Tudo pronto
lobby-cancel = Cancelar
lobby-cancelled =
    ## { $game }: mesa cancelada
    `/domino play` abre uma nova.
lobby-abandoned =
    ## { $game }
    { $why } `/domino play` abre uma nova mesa.
lobby-abandoned_none = Ninguém venceu.
lobby-abandoned_counts = Conta como está: vitória de { $names }.
lobby-all_left = { $n ->
    [one] { $names } deixou a partida.
   *[other] { $names } deixaram a partida.
}
lobby-abandoned_by = Partida anulada. { $name } pediu.
lobby-abandoned_nobody = Partida anulada após uma semana sem jogadas.
lobby-cancel_done = Mesa cancelada.
lobby-moved_up = Agora você tem um lugar. Suas peças aparecem aqui quando a partida começar.
lobby-unready = Falta **Tudo pronto** de { $names }.
lobby-ready_done = Anotado.
lobby-ready_waits = Falta **Tudo pronto** de { $names }. Depois a partida começa.
lobby-joined = Você está na mesa.
lobby-left = Você saiu da mesa.

## Consent
consent-break_off = **{ $name } pede para anular a partida.**
consent-take_over = **{ $name } pede para assumir o lugar de { $seat }.**
consent-sit_in = **{ $name } não joga há uma semana. Deixar um robô jogar?** { $name } pode voltar quando quiser, e outros podem assumir o lugar.
consent-undo = **{ $name } pede para desfazer a última jogada.**
consent-count = De acordo: { $yes } de { $needed }.
consent-lapses_move = Vale até a próxima jogada.
consent-lapses_round = Vale nesta rodada.
consent-lapses_wait = O tempo corre.
consent-mine_undo = **Você pediu para desfazer:** falta a resposta de { $names }.
consent-mine_pause = **Você pediu uma pausa:** falta a resposta de { $names }.
consent-mine_break_off = **Você pediu para anular a partida:** falta a resposta de { $names }.
consent-mine_take_over = **Você pediu um lugar:** falta a resposta de { $names }.
consent-mine_wait = **Você pediu que esperem por você:** falta a resposta de { $names }.
consent-withdraw = Retirar
consent-withdrawn = Pergunta retirada.
consent-refused_undo = Sem desfazer: sem o acordo de { $names }.
consent-refused_pause = Sem pausa: sem o acordo de { $names }.
consent-refused_break_off = A partida continua: sem o acordo de { $names }.
consent-refused_take_over = O lugar continua ocupado: sem o acordo de { $names }.
consent-yes = De acordo
consent-no = Não
consent-seated = Este lugar agora é seu.
consent-come_back = Voltar
consent-take = Assumir o lugar de { $name }

## Seats panel
seats-title =
    ### Lugares
    A vez segue esta ordem.{ $partners } Escolha um lugar para trocar com o jogador dele.
seats-partners = { " " }Duplas: { $sides }.
seats-pick = Trocar com…
seats-remove = Remover um jogador…
seats-choice = Lugar { $number }: { $name }

## Invitations
invite-title =
    ### Convidar
    Cada pessoa é convidada uma vez, por uma mensagem neste canal.
invite-pick = Quem convidar
invite-done = Convite enviado. A mesa mostra quem vem.
invite-declined = Você recusou. Para jogar mesmo assim, aperte **Entrar** na mesa.
invite-text = { $mentions }: { $host } convida para uma mesa de **{ $game }**.
invite-ready = { $mentions }: { $host } começa **{ $game }**. Tudo pronto?
invite-in = Eu vou
invite-no = Não, obrigado
invite-never = Não perguntar mais
invite-never_done = { $name } não pode mais convidar você para uma mesa. Mude isso em `/settings privacy`.
invite-lobby = Para a mesa

## Options panel
options-title =
    ### Opções de { $game }
    -# Página { $page } de { $pages }
options-presets = Regras publicadas ou um conjunto pronto:
options-preset = **{ $name }**: { $rules }
options-line = **{ $question }**
options-other_number = Outro número…
options-default_mark = como publicado
options-next = Mais opções →
options-customise = Personalizar
options-done = Pronto
options-clock = Tempo por jogada

## Board
table-title = { $game } { $number }
board-title = ### { $game }, rodada { $number }
board-title_of = ### { $game }, rodada { $number } de { $rounds }
board-title_plain = ### { $game }
board-playing_to = Vence quem chegar a { $target }.
board-at_most = No máximo { $rounds }.
board-playing_exactly = Vence quem chegar exatamente a { $target }.
board-turn = **Vez de { $name }**
board-deadline = Jogada automática <t:{ $when }:R>
board-turn_robot = { $name } está pensando…
board-house = Dando as peças…
board-closing = Fim da rodada. Última chance de anunciar <t:{ $when }:R>
board-closing_open = Fim da rodada. Última chance de anunciar.
board-window = Última chance de anunciar <t:{ $when }:R>
board-seat = { $turn }{ $name }: { $facts }
board-alone = **{ $name }** joga sozinho. Capturadas: { $count }.
board-seat_turn = →{ " " }
board-seat_wait = •{ " " }
board-seat_captured = capturou { $n }
board-seat_boneyard = monte próprio { $n }
board-seat_total = total { $n }
board-side = { $names } { $n }
board-last_moves = -# { $moves }
board-no_attach = -# Não consigo publicar a imagem deste tabuleiro. Dê **Anexar arquivos** neste canal ou desligue as imagens com `/settings server`.
board-hand = Minhas peças
board-tally = Placar
board-rules = Regras
board-live = Tabuleiro ao vivo
board-live_yours = **[Sua página desta mesa]({ $address })**. É só sua.
board-live_refused = Abra o tabuleiro ao vivo no Discord com o botão dele. Se já fez isso, feche e tente de novo.
board-live_hidden = Você ou eu não conseguimos ver este canal.
board-live_none = Não há nenhuma mesa aberta aqui. Abra uma com `/domino play`.
board-live_elsewhere = Essa mesa não está neste canal.
board-live_broken = Não consigo mostrar esta mesa aqui. Jogue no canal e avise quem mantém o bot.
board-live_busy = Gente demais está abrindo o tabuleiro ao vivo. Tente de novo em alguns segundos.
board-live_unreachable = O Discord não responde. Tente de novo em um minuto.
board-live_closed = O Discord não abriu o tabuleiro ao vivo. Jogue no canal e avise quem mantém o bot.
board-more = Mais
board-more_pick = Mais…
board-muggins = Muggins!
board-nothing = Nada
board-one = Uma peça!
board-claim = Marcar…
parked = Não consigo mostrar sua mesa em <#{ $channel }>. { $remedy } Nada se perde.
mute = Não posso avisar os jogadores em <#{ $channel }>, onde você é anfitrião de uma mesa. { $remedy } Nada se perde.

## Threads and channels
thread-name = { $game } · { $host }
thread-on =
    ## { $game }
    A partida está em <#{ $channel }>.
thread-over = **{ $game }** em <#{ $channel }> acabou. { $winners }
thread-closed = **{ $game }** em <#{ $channel }> está fechada. Ninguém venceu.
thread-refused = Não consigo abrir um tópico aqui. { $remedy } Sem `where`, a mesa abre no próprio canal.
move-ask = O canal da sua partida de **{ $game }** em **{ $server }** não existe mais e os relógios estão parados. Use `/domino board` no novo canal. Senão a partida fecha <t:{ $when }:R>. As rodadas completas ficam guardadas.
move-done = A mesa vem para cá. Se o tabuleiro não aparecer, não posso escrever neste canal: use `/domino board`.

## Hand
hand-title = ### Suas peças: { $count }, { $pips }
board-solitaire = Monte: { $boneyard }. Capturadas: { $captured }.
hand-empty = ### Você não tem peças
hand-out = ### Você bateu: jogou todas as suas peças
hand-waiting = Vez de { $name }.
hand-waiting_out = Os outros continuam. Vez de { $name }.
hand-round_over = A rodada { $number } acabou. Suas próximas peças aparecem aqui.
hand-moved = -# Suas peças estão em uma mensagem mais nova, mais abaixo.
hand-press = Aperte uma peça para jogá-la.
hand-yours = **Sua vez.**
hand-yours_capture = **Sua vez.** Capture o que quiser e depois aperte **Pronto**.
hand-yours_capture_none = **Sua vez.** Não há nada a capturar. Aperte **Pronto**.
hand-yours_extra = **Sua vez.** Sua carroça precisa de outra peça com ela.
hand-yours_drawn = **Sua vez.** A peça que você comprou encaixa, então você tem que jogá-la.
hand-yours_closing = Fim da rodada. Última chance de anunciar ou gritar.
hand-yours_draw = **Sua vez.** Nenhuma das suas peças encaixa: compre.
hand-yours_pass = **Sua vez.** Nenhuma das suas peças encaixa: passe.
hand-yours_other = **Grita agora?**
hand-yours_solitaire = **Sua jogada.** Compre uma peça ou capture da fila.
hand-yours_solitaire_take = **Sua jogada.** Capture da fila.
hand-yours_solitaire_draw = **Sua jogada.** Nada a capturar: compre.
hand-yours_solitaire_stuck = **Sua jogada.** Nada a capturar: desfaça ou desista.
hand-playable = Você pode jogar { $count } das suas { $held } peças.
hand-moves = Jogadas: { $n }.
hand-fits_nowhere = { $tile } não encaixa agora.
hand-where = **{ $tile }: onde?**
hand-row = **{ $tile }: em que fila?**
# Button: the row of stacks of a player.
hand-row_of = { $letter } · { $name }
hand-where_said = Com ela você diz { $n }.
hand-where_one = Com ela você diz “Uma peça!”.
hand-claim_help = Um múltiplo de cinco vale se você disser. Se não disser, os adversários podem gritar Muggins!
hand-claim_title = **Quanto somam as pontas?**
hand-say = **Quanto somarão as pontas depois da sua jogada?**
hand-saying = “{ $n }” ✓
hand-said = **Você diz { $n }:** agora aperte a peça que faz isso.
hand-one = { $tile } e “Uma peça!”
hand-back_to_hand = Voltar
hand-refresh = Atualizar
hand-board = Tabuleiro
hand-arrange = Arrumar minhas peças
arrange-title = **Arrume suas peças.** Só você vê a ordem. Ela vale para esta partida.
arrange-suit = Por naipe
arrange-pips = Por pontos
arrange-train = Trem mais longo
arrange-hand = À mão
arrange-pick = Qual peça?
arrange-first = { $tile } no início
arrange-left = ← { $tile }
arrange-right = { $tile } →
hand-later = Mais peças →
hand-draw = Comprar
hand-pass = Passar
hand-take_back = Devolver
hand-give_up = Desistir
hand-again = Jogar de novo
hand-give_up_sure =
    ### Desistir?
    O jogo conta como perdido.
hand-give_up_yes = Sim, desistir
hand-capture_middle = Tomar { $tile } do lugar { $position }
hand-capture_triple = Tomar três em torno do lugar { $position }: { $tiles }
hand-capture_pick = Mais capturas…
hand-line_pick = Uma linha inteira…
hand-line_choice = { $count }: { $captures }
hand-line_left = deixa { $tiles }
hand-line_left_none = deixa a fila vazia
hand-line_step_middle = { $position }
hand-line_step_triple = { $position }×3
hand-stack = { $at }: { $tile }
hand-end_pick = { $tile }: onde?
hand-end_pick_part = { $tile }: { $first } … { $last }
hand-take_one = Tomar a peça entre duas iguais…
hand-take_three = Tomar três iguais, em volta de…
hand-take_at = { $position }: { $tile }
hand-lobby = A partida ainda não começou.
hand-finished = A partida acabou.
hand-resigned = Você desistiu desta partida. Um robô joga suas peças.

## Tally
tally-title = ### Placar: { $game }{ $target }
tally-side = **{ $place }** { $name }: **{ $total }**
tally-side_open = { $name }: **{ $total }**
tally-round = Rodada { $number }: { $scores }.
tally-round_why = Rodada { $number }: { $scores }. { $why }
tally-score = { $name } { $points }
tally-receipt = { $name }: { $receipt }
tally-target = , até { $target }
tally-none = Nenhuma rodada acabou ainda.
tally-older = -# … e { $count } antes.

## More
more-title = ### { $game }: últimas jogadas
more-take_back = Desfazer
more-moves = Últimas jogadas e mais
more-resign = Desistir
more-abandon = Anular partida
more-words = Em palavras
more-here = Tabuleiro abaixo
more-resign_sure =
    ### Desistir?
    Você perde a partida. Se outros continuarem, um robô joga suas peças.
more-resign_yes = Sim, desistir
more-abandon_sure =
    ### Anular a partida?
    Os outros respondem no tabuleiro. Se a maioria concordar, e quem está na frente, a partida acaba sem vencedor e não conta. Se não, você só pode desistir. Se alguém já saiu, conta como está.
more-abandon_yes = Sim, perguntar
more-no = Não, continuar
more-resigned = Você desistiu. Um robô continua por você.
more-abandoned = Partida anulada.
more-reposted = O tabuleiro está agora no fim do canal.
more-coming = A mensagem da mesa está chegando.
more-not_reposted = Não posso escrever neste canal. Dê **Ver canal** e **Enviar mensagens**.
more-undo = Nada mudou. Aperte **Minhas peças** no tabuleiro para continuar.
