### A sentence for each `Refusal` that says what to do, and for each invalid click.

## Moves
refusal-not_your_turn = Ainda não é a sua vez. Você pode olhar suas peças quando quiser.
refusal-not_in_hand = Você não tem mais essa peça. Estas são suas peças agora.
refusal-does_not_fit = Essa peça não encaixa aí. Tente outra ponta ou outra peça.
refusal-must_play = Você pode jogar uma peça, então tem que jogar.
refusal-must_draw = Nenhuma das suas peças encaixa. Compre primeiro.
refusal-must_play_drawn = A peça que você comprou encaixa, então jogue-a agora. Escolha onde.
refusal-must_lead = A carroça mais alta começa esta rodada. Jogue-a.
refusal-must_place_first = Primeiro ponha uma peça na ponta aberta da fila. Depois você pode capturar.
refusal-already_placed = Você já pôs sua peça. Capture o que quiser e aperte **Pronto**.
refusal-no_capture = Não há nada a capturar aí. As peças dos dois lados precisam ter um número em comum.
refusal-must_capture = Você pode capturar, então tem que capturar antes de comprar.
refusal-nothing_to_take_back = Você não tem captura para devolver.
refusal-must_cover_double = Cubra primeiro a carroça aberta. Só peças que encaixam nela podem ser jogadas.
refusal-must_finish_foot = A carroça ainda precisa de dedos. Só peças que encaixam nela podem ser jogadas.
refusal-train_closed = Esse trem não tem marca, então só o dono pode jogar nele.
refusal-no_third_tile = Para uma segunda carroça você precisa de uma terceira peça que cubra uma das duas.
refusal-boneyard_empty = O monte está vazio.
refusal-nothing_to_claim = Não há pontos a anunciar.
refusal-partner_may_not_call = Só um adversário pode gritar Muggins!, não um parceiro.
refusal-own_play = Você não pode gritar Muggins! na sua própria jogada. **Marcar…** no seu painel diz a conta.
refusal-window_closed = Tarde demais: o próximo já jogou.
refusal-nothing_to_announce = Avise só quando sua jogada deixar você com uma peça.
refusal-not_the_deal = Só a casa dá as peças.
refusal-match_over = Esta partida acabou. Aperte **Revanche** para outra ou abra uma mesa com `/domino play`.
refusal-not_a_move_here = Você não pode fazer isso agora.

## Options and seats
refusal-bad_option = { $value } não é uma resposta para { $name }. Possíveis: { $accepted }.
refusal-unknown_option = Este jogo não tem a opção { $name }. Ele tem: `{ $known }`.
refusal-unknown_game = Não há jogo chamado { $name }. Escolha um: { $known }.
refusal-wrong_seats = Com estas opções o jogo precisa de { $allowed } jogadores, não { $seats }. Convide pessoas, adicione ou remova robôs, ou mude as opções.
refusal-unknown_rules_version = Esta partida usa regras que eu não conheço. Peça ao anfitrião do bot que me atualize.

## Tables
refusal-stale = A mesa mudou. Ela está assim agora.
refusal-duplicate = Já foi feito.
refusal-no_such_table = Essa mesa não existe mais. `/domino play` abre uma nova.
refusal-not_seated = Você não está nesta mesa. Assista ou abra a sua com `/domino play`.
refusal-already_seated = Você já está nesta mesa.
refusal-already_waiting = Você já está na lista de espera e recebe o próximo lugar livre. Aperte **Sair** para deixar a lista.
refusal-removed = O anfitrião tirou você desta mesa. Abra a sua com `/domino play`.
refusal-blocked = A administração do servidor da mesa bloqueou este membro.
refusal-not_asked = Você não foi convidado. Para jogar, aperte **Entrar** na mensagem da mesa.
refusal-nobody_to_ask = Todos que você escolheu já estão aqui, já foram convidados ou são bots. Escolha outra pessoa.
refusal-seat_not_free = Um jogador ocupa esse lugar. **Mais** no tabuleiro mostra os lugares que você pode assumir.
refusal-no_take_over = Nesta mesa não se pode assumir um lugar. Assista ou abra a sua com `/domino play`.
refusal-turned_down = Você já pediu um lugar nesta partida ou teve um. Assista ou abra a sua com `/domino play`.
refusal-agreed_to_wait = Você aceitou esperar um jogador até <t:{ $until }:f>. Os relógios voltam a andar quando ele voltar.
refusal-cannot_undo = Você só pode desfazer sua última jogada, e só se ela não revelou nada: nem compra, nem distribuição, nem peças novas.
refusal-no_question = Essa pergunta está encerrada. O tabuleiro mostra a mesa agora.
refusal-question_open = A mesa está decidindo outra pergunta. Responda no tabuleiro e depois pergunte de novo.
refusal-asked_often = Você perguntou isso { $most } vezes nesta rodada. Pergunte de novo na próxima.
refusal-table_full = Todos os lugares estão ocupados. `/domino play` abre outra mesa.
refusal-already_started = Esta partida já começou.
refusal-not_started = Esta partida ainda não começou. O anfitrião pode apertar **Começar**.
refusal-not_named = Esse jogador está ausente e não escolheu você para jogar no lugar.
refusal-elsewhere = Use isto no servidor da mesa, no novo canal dela.
refusal-on_another_server = Você já está jogando a fila de hoje em outro servidor. Termine por lá.
refusal-not_manager = Só quem gerencia este servidor pode fazer isso.
refusal-played = Você jogou nesta partida. Outra pessoa da administração pode encerrá-la.
refusal-not_host = Só o anfitrião desta mesa, { $host }, pode fazer isso.
refusal-table_closed = Esta mesa está fechada. `/domino play` abre uma nova.
refusal-too_many_tables = { $most ->
    [one] Este servidor já tem uma mesa aberta, o máximo. Termine-a ou cancele-a antes: veja `/domino tables`. Quem pode **Gerenciar servidor** pode encerrar qualquer mesa lá.
   *[other] Este servidor já tem { $most } mesas abertas, o máximo. Termine ou cancele uma antes: veja `/domino tables`. Quem pode **Gerenciar servidor** pode encerrar qualquer mesa lá.
}
refusal-too_many_hosted = { $most ->
    [one] Você já é anfitrião de uma mesa aberta, o máximo. Termine-a ou cancele-a antes: veja `/domino turns`.
   *[other] Você já é anfitrião de { $most } mesas abertas, o máximo. Termine ou cancele uma antes: veja `/domino turns`.
}
refusal-too_many_cancelled = Você cancelou { $most } mesas em uma hora. Espere um pouco antes de abrir outra.
refusal-not_over = Esta partida ainda está em jogo. A revanche vem quando ela acabar.

## Events
refusal-no_such_event = Esse evento acabou e foi apagado. `/events night` planeja um novo.
refusal-not_the_host = Só o anfitrião, { $host }, e quem pode **Gerenciar servidor** podem fazer isso.
refusal-event_started = Essa rodada já começou.
refusal-event_over = Este evento acabou. `/events night` planeja um novo.
refusal-event_full = Este evento está cheio: { $most } pessoas.
refusal-already_in = Você já está dentro.
refusal-not_in = Você não está dentro. Aperte **Eu vou** primeiro.
refusal-too_few_people = São precisas pelo menos { $fewest } pessoas. Peça a outros que apertem **Eu vou**.
refusal-sign_up_over = Já começou e os jogadores estão definidos. Aperte **Eu vou** no próximo.
refusal-not_for_two = Com estas opções não dá para jogar a dois.
refusal-not_in_pairs = Esse jogo não tem parceiros. Escolha outro ou jogue sem duplas.
refusal-too_many_events = Este servidor já tem { $most } eventos. Encerre um deles antes.
refusal-not_opened = Não consegui abrir a mesa. Tente de novo daqui a pouco.
refusal-store_unavailable = Não consegui salvar a jogada, então ela não foi feita. Tente de novo daqui a pouco.
refusal-store_unsure = Não consigo acessar meu armazenamento e não sei se isso foi salvo. Olhe a mesa de novo daqui a pouco.
refusal-store_unreadable = Agora não consigo ler as partidas. Tente de novo daqui a pouco.
refusal-shutting_down = O Boneyard está reiniciando. Nada se perde. Tente de novo em um minuto.

## What can be missing in a refusal's facts
somebody = outra pessoa

## Invalid clicks
invalid-unknown_button = Este botão é de outra versão do Boneyard. Use `/domino board` para ver a mesa ou `/domino turns` para suas peças.
invalid-unknown_command = Esse comando mudou. Tente de novo em um minuto ou reinicie seu Discord.
invalid-error = Algo deu errado do nosso lado. Nada se perdeu. Aperte **Minhas peças** ou tente de novo. (Nota para o anfitrião: erro { $reference }.)
invalid-busy = Cliques demais de uma vez. Aperte de novo em alguns segundos.
invalid-not_here = Essa mesa está em outro servidor.
invalid-private = Essa mesa é privada.
