### Being away for some days.

cmd-away = Pausar suas mesas lentas, ou voltar
cmd-away-until = O dia em que você volta, como 2027-03-01 (máx. 3 semanas)
cmd-away-meanwhile = O que acontece nas suas mesas
cmd-away-sits_in = Um amigo que pode ficar no seu lugar e ver suas peças
choice-wait = pedir aos outros que esperem (se alguém recusar, joga um robô)
choice-robot = um robô joga por mim
away-days = { $n ->
    [one] em { $n } dia
   *[other] em { $n } dias
}
away-choice = { $day } ({ $count })
away-title = ### Ausente até <t:{ $until }:f>
away-waits = { $game } com { $names }: os relógios estão parados.
away-asked = { $game } com { $names }: estou pedindo aos outros que esperem.
away-plays = { $game } com { $names }: um robô joga por você.
away-free = { $game } com { $names }: não há limite de tempo.
away-named = { $friend } pode jogar no seu lugar com **Mais** no tabuleiro. Antes pergunto aos outros jogadores, a não ser que a mesa libere para qualquer um.
away-back_by_itself = -# Você volta automaticamente. Para voltar antes, use `/settings away` sem data.
away-nowhere = Você não está em nenhuma mesa lenta. Saia das rápidas (menos de uma hora por jogada) com **Mais** → **Desistir**.
away-bad_date = Diga o dia em que você volta, por exemplo { $example }. No mínimo amanhã, no máximo em três semanas.
away-back = { $n ->
    [one] Olá de novo. Você está outra vez em { $n } mesa: veja `/domino turns`.
   *[other] Olá de novo. Você está outra vez em { $n } mesas: veja `/domino turns`.
}
away-not = Você não está ausente. Para se ausentar por uns dias, use `/settings away until:`.
away-robot = -# { $name } está fora até <t:{ $until }:D>: joga um robô.
away-friend_may = -# { $name } está fora até <t:{ $until }:D>: joga um robô. { $friend } pode jogar no lugar com **Mais**.
away-waited = -# { $name } está fora até <t:{ $until }:D>: os outros esperam.
away-friend_sits = -# { $name } está fora até <t:{ $until }:D>: { $friend } joga no lugar.
consent-wait = **{ $name } está fora até <t:{ $until }:D> e pede que esperem.** Se todos aceitarem, os relógios param. Senão, joga um robô.
clock-paused_until = -# Relógios parados até <t:{ $when }:f>.{ $left } Qualquer jogador pode religá-los com **Mais**. Então um robô joga por quem está fora.
hand-gone_until = Você está ausente e um robô joga suas peças. Aperte **Voltar** para jogar de novo agora.
log-table_gone_until = { $name } se ausenta por uns dias. Um robô continua.
log-table_returned = { $name } voltou.
